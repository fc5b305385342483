"""Taking back: at once where nobody learned anything or nobody else sits, else by agreement."""

import pytest

from macaronesia import verify
from macaronesia.table.messages import Undo, event_of
from macaronesia.table.refusals import Conflict, Forbidden
from macaronesia.table.table import COURTESY
from tests.table.logs import ANA, BELA, CARL, new, pair, three


def others(log):
    return [person for person in (ANA, BELA, CARL) if person != log.who and log.table.seats_of(person.id)]


def told(log, entries):
    """What the last of some entries is told as."""
    return event_of(log.table, entries[-1], log.now, None)[1]


def test_a_move_from_which_nobody_has_learned_is_taken_back_at_once():
    log = pair(game="canarias")
    mover, ply = log.who, log.table.ply
    log.move(mover)
    granted, back = log.undo(mover)
    undo = Undo("granted", log.table.seats_of(mover.id)[0], ply)
    assert event_of(log.table, granted, 0, None) == ("undo", undo)
    assert told(log, [back]).played == []
    assert (log.table.ply, log.who) == (ply, mover)


def test_alone_among_bots_everything_can_be_taken_back_at_once_bots_and_chance_too():
    log = new(["me", "bot:easy", "bot:normal"])
    while log.table.bot_to_move:
        log.bot()
    ply, spent = log.table.ply, log.table.game.course.chance_number
    log.move(ANA)
    while log.table.bot_to_move or log.table.game.course.chance_number == spent:
        log.play(1)
    first = log.table.makers.index(ANA.id)
    while log.table.ply > first:
        log.undo(ANA)
    assert log.table.ply == first == ply
    assert log.table.game.course.chance_number > spent
    log.play_on()
    assert verify(log.table.game.record()).course.undone


def test_at_a_hotseat_every_move_can_be_taken_back_at_once():
    log = new(["me", "me"], hotseat=True)
    plies = []
    for _ in range(6):
        plies.append(log.table.ply)
        log.play(1)
    for ply in reversed(plies):
        log.undo(ANA)
        assert log.table.ply == ply
    with pytest.raises(Conflict, match="no move"):
        log.undo(ANA)


def asked():
    """Somebody has moved, and another since; the first wants to take back."""
    log = three()
    mover, ply = log.who, log.table.ply
    log.move(mover)
    log.move(log.who)
    log.undo(mover)
    return log, mover, ply


def test_else_every_other_person_must_agree():
    log, mover, ply = asked()
    one, two = [person for person in (ANA, BELA, CARL) if person != mover]
    seats = [log.table.seats_of(person.id)[0] for person in (one, two)]
    assert log.table.undo.waiting == tuple(sorted(seats))
    agreed = log.accept(one)
    assert list(told(log, agreed).waiting) == [seats[1]]
    assert log.table.ply > ply
    with pytest.raises(Forbidden):
        log.accept(one)
    log.accept(two)
    assert (log.table.ply, log.table.undo, log.who) == (ply, None, mover)


def test_one_who_declines_ends_it_and_who_asked_may_think_better_of_it():
    log, mover, ply = asked()
    declined = log.decline(next(person for person in (ANA, BELA, CARL) if person != mover))
    assert told(log, declined).status == "declined"
    assert log.table.undo is None
    log.undo(mover)
    log.decline(mover)
    assert log.table.undo is None
    assert log.table.ply > ply


def test_a_wish_lapses_when_anyone_moves():
    log, _, ply = asked()
    lapsed, *_ = log.move(log.who)
    assert event_of(log.table, lapsed, 0, None)[1].status == "lapsed"
    assert log.table.undo is None
    assert log.table.ply > ply


def test_only_one_wish_waits_at_a_time_and_asking_again_changes_nothing():
    log, mover, _ = asked()
    assert log.undo(mover) == []
    second = next(
        log.table.seats[who].player for who, _ in reversed(log.table.game.history) if who != "chance"
    )
    with pytest.raises(Conflict) as refused:
        log.undo(second)
    assert refused.value.code == "undo-pending"


def test_nobody_can_take_back_what_he_has_not_done_or_agree_to_what_nobody_asked():
    log = three()
    with pytest.raises(Conflict) as nothing:
        log.undo(others(log)[0])
    assert nothing.value.code == "nothing-to-undo"
    with pytest.raises(Conflict) as nobody:
        log.accept(ANA)
    assert nobody.value.code == "no-undo"


def test_bots_agree_and_those_who_leave_do_too():
    log, mover, ply = asked()
    one, two = [person for person in (ANA, BELA, CARL) if person != mover]
    log.leave(one)
    assert log.table.undo is not None
    log.leave(two)
    assert (log.table.ply, log.table.undo) == (ply, None)


def test_when_the_one_who_asked_leaves_the_wish_lapses():
    log, mover, ply = asked()
    log.leave(mover)
    assert log.table.undo is None
    assert log.table.ply > ply


def test_a_bot_waits_for_the_answer_but_not_for_ever():
    log = new(["me", "open", "bot:easy"])
    log.join(BELA)
    # Two people in a row, and then the bot: the first of them has something to ask for.
    while not (log.table.bot_to_move and None not in log.table.makers[-2:]):
        log.play(1)
    asker = next(person for person in (ANA, BELA) if person.id == log.table.makers[-2])
    assert log.table.bot_due == log.now
    log.later(5)
    log.undo(asker)
    assert log.table.bot_due == log.now + COURTESY
    assert log.bot() == []
    log.later(COURTESY)
    log.bot()
    assert log.table.undo is None


def test_a_secret_choice_can_be_taken_back_before_the_other_has_chosen():
    log = pair()
    while log.table.game.phase != "bid":
        log.play(1)
    mover, ply = log.who, log.table.ply
    log.move(mover)
    log.undo(mover)
    assert (log.table.ply, log.table.undo) == (ply, None)


def test_a_bid_that_laid_the_others_open_is_taken_back_by_agreement():
    log = pair()
    while log.table.game.course.redacted(None)[-1][1] != "bid ?":
        log.play(1)
    first, second = others(log)[0], log.who
    log.move(second, "pass")
    log.undo(second)
    assert log.table.undo is not None
    log.decline(first)
    assert log.table.game.history[-1][1] == "pass"


def test_a_secret_bid_that_nobody_has_seen_is_taken_back_at_once():
    log = pair()
    while log.table.game.course.redacted(None)[-1][1] != "bid ?":
        log.play(1)
    ply = log.table.ply
    log.undo(others(log)[0])
    assert log.table.ply == ply - 1
