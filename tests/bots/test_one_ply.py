"""Bots play a game that has no evaluator of its own, as far as that goes."""

from dataclasses import replace

import pytest

import macaronesia as mac
from macaronesia.bots import evaluator, make_bot
from macaronesia.errors import BadOption
from macaronesia.games import definition

BARE = replace(definition("santiago"), evaluator="")


@pytest.fixture(autouse=True, scope="module")
def bare():
    """Santiago as if it had no evaluator."""
    evaluator.evaluator_of.cache_clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(evaluator, "definition", lambda _: BARE)
        evaluator.load_bots("santiago")  # uncompiled, random games take long
        yield
    evaluator.evaluator_of.cache_clear()


def last_decisions(seed):
    """A game of which a few moves are left."""
    table = mac.new_game("santiago", 2, seed=seed, palms=False)
    while table.view(None)["round"] < table.view(None)["rounds"] or table.phase != "propose":
        table.play(table.moves()[-1])
    return table


def test_the_evaluator_of_a_game_without_one_tries_random_games():
    table = last_decisions(1)
    view = table.briefing(table.seat)
    found = evaluator.new_evaluator(view)
    assert found.unit is evaluator.bot_unit("santiago")
    chances, points = found.evaluate()
    assert chances.shape == points.shape == (len(view["moves"]), 2)
    assert chances.sum(1) == pytest.approx(1)
    again, _ = evaluator.new_evaluator(view).evaluate()
    assert (again == chances).all()


@pytest.mark.parametrize("name", ["greedy", "easy", "normal"])
def test_bots_that_do_not_search_play_to_the_end(name):
    table = last_decisions(2)
    while not table.over:
        table.play(make_bot(name, 1).choose(table.briefing(table.seat)).move)


def test_what_the_seat_cannot_know_does_not_count():
    table = mac.new_game("santiago", 2, seed=3, palms=False)
    while "?" not in table.view(table.seat)["bids"]:
        table.play(table.moves()[-1])
    answers = [
        make_bot("greedy", 1).choose(game.briefing(game.seat)).chances
        for game in (table, table.redeal(table.seat, 1), table.redeal(table.seat, 2))
    ]
    assert answers[0] == answers[1] == answers[2]


def test_the_move_that_wins_at_once_is_found():
    table = last_decisions(4)
    while len({after(table, move) for move in table.moves()}) < 2:
        table.play(table.moves()[0])
        assert not table.over
    best = max((after(table, move) or 0.0) for move in table.moves())
    assert (after(table, make_bot("greedy", 1).choose(table.briefing(table.seat)).move) or 0.0) == best


def after(table, move):
    """The lead of the seat to move if this move ends the game."""
    ended = table.copy()
    ended.play(move)
    return ended.scores()[table.seat] - ended.scores()[1 - table.seat] if ended.over else None


def test_a_search_needs_an_evaluator_of_the_game():
    table = last_decisions(5)
    with pytest.raises(BadOption, match="random, easy, normal and greedy play this one"):
        make_bot("search:iterations=5", 1).choose(table.briefing(table.seat))


def test_without_a_kernel_only_random_plays(monkeypatch):
    table = last_decisions(6)
    view = table.briefing(table.seat)
    without = replace(BARE, rules="types:SimpleNamespace")
    monkeypatch.setattr(evaluator, "definition", lambda _: without)
    evaluator.evaluator_of.cache_clear()
    assert evaluator.bot_unit("santiago") is None
    assert make_bot("random", 1).choose(view).move in view["moves"]
    with pytest.raises(BadOption, match="only random plays this one"):
        make_bot("greedy", 1).choose(view)
