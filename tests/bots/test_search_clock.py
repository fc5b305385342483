"""A decision keeps its time: nothing else is done while its clock runs."""

import gc

import pytest

import macaronesia as mac
from macaronesia.bots import make_bot
from macaronesia.errors import BadOption


@pytest.fixture
def eager():
    """A collector that runs whenever it may; what it did is in the list."""
    collected, threshold = [], gc.get_threshold()

    def note(phase, _):
        collected.append(phase)

    gc.callbacks.append(note)
    gc.set_threshold(1, 1, 1)
    yield collected
    gc.set_threshold(*threshold)
    gc.callbacks.remove(note)


@pytest.mark.parametrize("game", ["santiago", "canarias"])
def test_garbage_waits_for_the_decision(game, eager):
    view = (table := mac.new_game(game, 4, seed=1)).briefing(table.seat)
    bot = make_bot("search:ms=5", seed=1)
    bot.choose(view)  # compiled before the clock counts
    assert eager
    think, during = bot._choose, []

    def think_and_look(*given):
        eager.clear()
        choice = think(*given)
        during.extend(eager)
        return choice

    bot._choose = think_and_look
    bot.choose(view)
    assert not during
    assert gc.isenabled()


def test_who_collects_by_hand_is_left_alone():
    view = (table := mac.new_game("santiago", 4, seed=1)).briefing(table.seat)
    gc.disable()
    try:
        make_bot("search:iterations=1", seed=1).choose(view)
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_a_decision_that_fails_leaves_the_collector_at_work():
    view = (table := mac.new_game("santiago", 4, seed=1)).briefing(table.seat)
    with pytest.raises(BadOption):
        make_bot("search:iterations=1", seed=1).choose(view | {"seat": 9})
    assert gc.isenabled()
