"""Bots get what their seat may know; one that fails forfeits its game and nothing else."""

import pytest

import macaronesia as mac
from macaronesia.arena import referee
from macaronesia.arena.match import GameResult, Match, new_match
from macaronesia.arena.referee import Stopped, play
from macaronesia.bots import Choice
from macaronesia.bots.random import Bot as RandomBot


def played(*bots: str, number: int = 0, game: str = "santiago", **options: object) -> GameResult:
    return play(new_match(game, bots, 7, **options), number, record=True)


def unchecked(*bots: str) -> Match:
    """A match with bots that no check before it would let in."""
    return Match("santiago", bots, "7", new_match("santiago", ["random"] * len(bots), 7).options)


@pytest.mark.parametrize("game", ["santiago", "canarias"])
def test_a_game_is_played_to_its_end_by_the_rules(game):
    result = played("random", "random", "random", game=game)
    table = mac.verify(result.record)
    assert (result.scores, result.winners) == (table.scores(), table.winners())
    assert table.names == ["bot:random"] * 3
    assert sum(result.shares) == pytest.approx(1)


def test_a_game_depends_on_its_number_alone():
    assert played("random", "random", number=3).record == played("random", "random", number=3).record
    assert played("random", "random", number=3).record != played("random", "random", number=2).record


def test_a_bot_is_handed_its_briefing_and_nothing_else(entrant):
    seen = []

    class Curious(RandomBot):
        def choose(self, view):
            seen.append(view)
            return super().choose(view)

    result = played(entrant("curious", Curious), "random", "random", edition="amigo")
    history = result.record["moves"]
    for view in (view for view in seen if view["history"] != [] and view["ply"] > 20):
        table = mac.load(
            {**result.record, "moves": history[: view["ply"]]} | {"result": None}, ply=view["ply"]
        )
        seat = table.seat
        assert view == table.briefing(seat)
        assert [money is None for money in view["money"]] == [other != seat for other in range(3)]
        assert view["seat"] == seat
        break
    else:
        raise AssertionError("nobody was asked")


class Crashing(RandomBot):
    def choose(self, _view):
        raise ZeroDivisionError("no idea")


class Leaving(RandomBot):
    def choose(self, _view):
        raise SystemExit(3)


class Illegal(RandomBot):
    def choose(self, view):
        view["moves"].append("bid 99")
        return Choice("bid 99", [1, 0, 0])


class Mute(RandomBot):
    def choose(self, _view):
        return None


class Confused(RandomBot):
    def choose(self, _view):
        return Choice(["bid 1"], [1, 0, 0])


class Unborn:
    def __init__(self, _seed=None):
        raise OSError("no such device")


@pytest.mark.parametrize(
    ("bot", "code", "told"),
    [
        (Crashing, "arena-raised", "ZeroDivisionError: no idea"),
        (Leaving, "arena-raised", "SystemExit: 3"),
        (Illegal, "arena-illegal", "“bid 99”: That costs 99, but you have only 10."),
        (Mute, "arena-no-choice", "None"),
        (Confused, "arena-no-choice", "bid 1"),
        (Unborn, "arena-raised", "OSError: no such device"),
    ],
)
def test_a_bot_that_fails_loses_and_the_others_share_the_win(entrant, bot, code, told):
    match = unchecked(entrant("broken", bot), "random", "random")
    for number in range(3):
        result = play(match, number)
        seat = result.seats.index(0)
        assert result.scores is None
        assert (result.forfeit.seat, result.forfeit.code) == (seat, code)
        assert told in result.forfeit.sentence()
        assert f"seat {seat + 1}" in result.forfeit.sentence()
        assert result.shares == [0 if there == seat else 0.5 for there in range(3)]
        assert result.ranks == [int(there == seat) for there in range(3)]


def test_a_failure_is_told_in_the_readers_language(entrant):
    forfeit = played(entrant("crashing", Crashing), "random", "random").forfeit
    assert "failed" in forfeit.sentence("en")
    assert "gescheitert" in forfeit.sentence("de")


def test_bots_are_closed_whatever_happens(entrant):
    closed = []

    class Tidy(RandomBot):
        def close(self):
            closed.append(self)

    class Sulking(RandomBot):
        def close(self):
            raise RuntimeError("I stay")

    class Late(Tidy):
        def choose(self, view):
            if view["ply"] > 30:
                raise ValueError(view["ply"])
            return super().choose(view)

    match = unchecked(entrant("tidy", Tidy), entrant("late", Late), entrant("sulking", Sulking))
    play(match, 0)  # with whatever it takes to get ready
    closed.clear()
    assert play(match, 0).forfeit.code == "arena-raised"
    assert {type(bot) for bot in closed} == {Tidy, Late}


def test_a_game_nobody_wants_any_more_is_broken_off():
    match = new_match("santiago", ["random"] * 3, 7)
    with pytest.raises(Stopped):
        play(match, 0, stop=lambda: True)


class Clock:
    """A clock that goes on only while somebody thinks."""

    def __init__(self):
        self.seconds = 0.0

    def perf_counter(self):
        return self.seconds


@pytest.fixture
def clock(monkeypatch):
    """The referee's clock."""
    clock = Clock()
    monkeypatch.setattr(referee, "time", clock)
    return clock


def test_the_time_of_every_choice_is_taken_and_forced_moves_are_counted_apart(entrant, clock):
    class Slow(RandomBot):
        def choose(self, view):
            assert len(view["moves"]) > 1
            clock.seconds += 0.5
            return super().choose(view)

    result = played(entrant("slow", Slow), "random", "random")
    slow, fast = result.clocks[result.seats.index(0)], result.clocks[result.seats.index(1)]
    assert (slow.ms, slow.longest) == (500 * slow.moves, 500)
    assert (fast.ms, fast.longest) == (0, 0)
    assert slow.moves > 0 < fast.moves
    decisions = sum(who != "chance" for who, _ in result.record["moves"])
    assert sum(clock.moves + clock.forced for clock in result.clocks) == decisions


def test_getting_ready_is_on_nobodys_clock(entrant, clock):
    class Compiling(RandomBot):
        compiled = False

        def choose(self, view):
            if not Compiling.compiled:
                clock.seconds += 60
                Compiling.compiled = True
            return super().choose(view)

    result = played(entrant("compiling", Compiling), "random")
    assert Compiling.compiled
    assert result.clocks[result.seats.index(0)].longest == 0
