"""Moves: whose, when, and what happens when the same call comes again."""

import pytest

from macaronesia import IllegalMove, verify
from macaronesia.table import playing
from macaronesia.table.refusals import Conflict, Forbidden
from tests.table.table_logs import ANA, BELA, CARL, new, pair, three


def other(log):
    return BELA if log.who == ANA else ANA


def test_a_move_and_the_chance_after_it_are_one_entry():
    log = pair(game="canarias")
    log.play(1)
    (entry,) = log.move(log.who)
    assert [who for who, _ in entry.played] == [1 - log.table.game.view(None)["starter"], *["chance"] * 11]


def test_the_order_of_refusals_is_that_of_the_contract():
    log = new(["me", "open"])
    with pytest.raises(Forbidden, match="no seat"):
        playing.move(log.table, CARL, 0, "bid 1")
    with pytest.raises(Conflict, match="not started"):
        playing.move(log.table, ANA, 0, "bid 1")
    log.join(BELA)
    mover, waiting, ply = log.who, other(log), log.table.ply
    with pytest.raises(Conflict) as late:
        log.move(waiting, "nonsense", ply - 1)
    assert (late.value.code, late.value.params) == ("moved-on", {"ply": ply})
    with pytest.raises(Conflict):
        log.move(mover, "pass", ply + 1)
    with pytest.raises(Forbidden) as turn:
        log.move(waiting, "nonsense")
    assert turn.value.code == "not-your-turn"
    with pytest.raises(IllegalMove) as rule:
        log.move(mover, "nonsense")
    assert rule.value.code == "unknown-move"


def test_the_same_call_again_plays_once():
    log = pair()
    mover, ply, text = log.who, log.table.ply, log.table.game.moves()[0]
    assert log.move(mover, text, ply)
    before = log.table.ply
    assert log.move(mover, text, ply) == []
    assert log.table.ply == before
    with pytest.raises(Conflict):
        log.move(mover, "pass" if text != "pass" else "bid 1", ply)
    with pytest.raises(Conflict):
        log.move(BELA if mover == ANA else ANA, text, ply)


def test_an_undo_forgets_the_answer():
    log = new(["me", "bot:easy"], game="canarias")
    while log.table.bot_to_move:
        log.bot()
    ply, text = log.table.ply, log.table.game.moves()[0]
    log.move(ANA, text)
    log.undo(ANA)
    assert log.table.ply == ply
    assert log.move(ANA, text, ply)


def test_a_bot_that_thought_too_long_does_not_move():
    log = new(["me", "bot:easy", "bot:easy"])
    while log.table.bot_to_move is None:
        log.move(ANA)
    ply, seat, text = log.table.ply, log.table.turn, log.table.game.moves()[0]
    assert playing.bot_move(log.table, log.now, ply, seat, text)
    log.bot(text)
    assert playing.bot_move(log.table, log.now, ply, seat, text) == []


def test_after_the_end_nothing_can_be_done_but_talk():
    log = three()
    log.play_on()
    assert log.table.state == "finished"
    assert log.table.turn is None
    for act in (lambda: log.move(ANA, "pass"), lambda: log.undo(ANA), lambda: log.leave(ANA)):
        with pytest.raises(Conflict) as refused:
            act()
        assert refused.value.code == "finished"
    log.say(ANA, "well played")
    assert verify(log.table.game.record()).over


def test_who_watches_may_talk_but_has_no_seat():
    log = pair()
    (said,) = log.say(CARL, "who is winning?")
    assert (said.player, said.seat) == (CARL, None)
    (said,) = log.say(BELA, "I am")
    assert said.seat == 1
