"""Whatever people do at a table, its log tells the same table again, and nothing hidden."""

import random
from contextlib import suppress

from hypothesis import given
from hypothesis import strategies as st

from macaronesia import load, verify
from macaronesia.errors import Refusal
from macaronesia.table.log import Pace, read
from macaronesia.table.messages import event_of, table_for, viewpoint
from macaronesia.table.table import Table
from tests.table.table_logs import ANA, DORA, PEOPLE, Log, new

GAMES = st.sampled_from(["santiago", "canarias"])
PACES = st.sampled_from([Pace(), Pace("live", seconds_per_move=30), Pace("days", days_per_move=1)])
DEEDS = ("move", "move", "move", "move", "bot", "bot", "bot", "undo", "accept", "decline", "say", "leave",
         "come_back", "vote", "time", "join", "start", "again")  # fmt: skip


def do(log, deed, whims):
    """One person does one thing, allowed or not."""
    table, who = log.table, whims.choice(PEOPLE)
    log.later(whims.choice([0, 1, 31, 100, 90_000]))
    if deed == "bot" and table.bot_to_move:
        log.bot(whims.choice(table.game.moves()))
    elif deed == "move" and table.turn is not None:
        log.move(table.seats[table.turn].player or who, whims.choice(table.game.moves()))
    elif deed == "again" and table.ply:
        ply = whims.randrange(table.ply)
        before = table.ply
        log.move(who, table.game.course.moves[ply:][0][1], ply)
        assert log.table.ply == before
    elif deed == "time":
        log.time()
    elif deed == "say":
        log.say(who, "¿qué?")
    elif deed in ("vote", "come_back"):
        getattr(log, deed)(who, whims.randrange(len(table.seats)))
    elif deed == "start":
        log.start(who, "bot:easy")
    elif deed in ("undo", "accept", "decline", "leave", "join"):
        getattr(log, deed)(who)


def lived(game, pace, seed, times, deeds=DEEDS):
    """A table at which many things have been tried."""
    whims = random.Random(seed)
    kinds = ["me", *(whims.choice(["open", "open", "bot:easy"]) for _ in range(whims.randint(1, 4)))]
    log = new(kinds, game=game, pace=pace)
    for _ in range(times):
        if log.table.state == "gone":
            break
        with suppress(Refusal):
            do(log, whims.choice(deeds), whims)
    return log


def everything(table):
    """All that anybody is told of a table."""
    return [table_for(table, person.id) for person in (*PEOPLE, DORA)] + [table_for(table, None)]


@given(GAMES, PACES, st.integers(0, 2**32))
def test_a_log_tells_the_same_table_again(game, pace, seed):
    log = lived(game, pace, seed, 150)
    if log.table.state != "gone":
        assert everything(log.again()) == everything(log.table)
        assert log.again().last == log.table.last
        assert (log.again().clock_due, log.again().bot_due) == (log.table.clock_due, log.table.bot_due)


@given(GAMES, PACES, st.integers(0, 2**32))
def test_every_table_can_be_played_to_an_end_that_verifies(game, pace, seed):
    log = lived(game, pace, seed, 100)
    if log.table.state == "open":
        log.start(log.table.creator, "bot:easy")
    if log.table.state == "running":
        log.play_on(random.Random(seed))
    if log.table.state == "finished":
        record = log.table.game.record()
        assert verify(record).scores() == table_for(log.table, ANA.id).result.scores


@given(GAMES, st.integers(0, 2**32))
def test_every_move_is_somebodys_who_sat_there_or_nobodys(game, seed):
    log = lived(game, Pace(), seed, 120)
    if log.table.game is not None:
        assert len(log.table.makers) == log.table.ply
        assert load(log.table.game.record()) == log.table.game


@given(GAMES, st.integers(0, 2**32))
def test_nobody_is_told_what_his_seat_may_not_know(game, seed):
    """Two games a seat cannot tell apart give it the same events, byte by byte."""
    # What was taken back is in no history, and who leaves his seat knows more than those who watch.
    steady = [deed for deed in DEEDS if deed not in ("undo", "leave")]
    log = lived(game, Pace(), seed, 80, steady)
    for person in PEOPLE[:2]:
        check_secrets(log, person.id)


def check_secrets(log: Log, player: str) -> None:
    """Replace what the player cannot know by another deal, and tell both."""
    table = log.table
    if table.game is None or table.game.over:
        return
    seat = viewpoint(table, player)
    other = table.game.redeal(seat, "another").history
    shown = Table(table.id), Table(table.id)
    done = 0
    for at, body in log.rows:
        for entry in read(body):
            twin = entry
            if hasattr(entry, "played"):
                twin = type(entry)(other[done : done + len(entry.played)], entry.by)
                done += len(entry.played)
            if hasattr(entry, "seed"):
                twin = type(entry)("00" * 32, entry.fill)
            shown[0].apply(entry, at)
            shown[1].apply(twin, at)
            told = [
                event_of(one, it, at, viewpoint(one, player))[1]
                for one, it in zip(shown, (entry, twin), strict=True)
            ]
            for news in told:
                if hasattr(news, "seed_commitment"):
                    news.seed_commitment = None  # of two seeds; it tells nothing of either
            assert told[0] == told[1]
