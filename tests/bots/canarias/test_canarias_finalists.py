"""The final of the most promising moves: the same deals for all, and who is clearly behind is eliminated."""

import numpy as np
import pytest

from macaronesia.bots import make_bot
from macaronesia.games.canarias.bot.evaluator import Evaluator, Search
from macaronesia.games.canarias.bot.search import (
    MOST_FINALISTS,
    MOVE_STATISTICS,
    PROGRESS,
    SETTINGS,
    choose_finalists,
    eliminate,
    expected_chance,
)
from macaronesia.kernel.record import positions
from tests.bots.canarias.canarias_decisions import decision

SEAT = 1


def statistics_of(priors):
    """Moves of which only one ply of look-ahead is known."""
    moves = positions(len(priors), MOVE_STATISTICS)
    moves.move, moves.prior = range(len(priors)), priors
    return moves


def run_final(deals):
    """A final in which the finalists had these chances, a row a deal; those with priors of their means."""
    deals = np.array(deals)
    moves, progress = statistics_of(deals.mean(0)), positions(1, PROGRESS)[0]
    progress.running = progress.rollouts = deals.shape[1]
    progress.finalists[: deals.shape[1]] = range(deals.shape[1])
    progress.deals = moves.deals = len(deals)
    moves.final_chances[:, SEAT] = deals.sum(0)
    progress.products[: deals.shape[1], : deals.shape[1]] = deals.T @ deals
    return moves, progress


def evaluator_before_a_final(**settings):
    """A decision among many moves, whose quick part is short."""
    table = decision(3, 3, "act", lambda table: table.ply > 60 and len(table.moves()) > 8)
    evaluator = Evaluator(table.briefing(table.seat))
    evaluator.settings = SETTINGS._replace(rollouts=50, **settings)
    return evaluator


def test_the_most_promising_are_finalists_and_the_best_stands_first():
    moves, progress = statistics_of([0.2, 0.5, 0.1, 0.4, 0.3]), positions(1, PROGRESS)[0]
    choose_finalists(moves, progress, SEAT, SETTINGS._replace(finalists=3))
    assert progress.finalists[: progress.running].tolist() == [1, 3, 4]


def test_fewer_moves_than_places_are_all_finalists():
    moves, progress = statistics_of([0.2, 0.5]), positions(1, PROGRESS)[0]
    choose_finalists(moves, progress, SEAT, SETTINGS)
    assert progress.finalists[: progress.running].tolist() == [1, 0]


def test_who_is_behind_in_every_deal_drops_out_however_much_the_deals_differ():
    luck = np.linspace(0.1, 0.8, 10)[:, None]
    moves, progress = run_final(luck + np.array([0.05, 0.0, 0.049, 0.1]))
    eliminate(moves, progress, SEAT, SETTINGS)
    assert progress.finalists[: progress.running].tolist() == [3]


def test_who_is_behind_by_luck_alone_stays():
    ups, downs = [0.5, 0.2], [0.1, 0.5]
    moves, progress = run_final([ups, downs] * 5)
    eliminate(moves, progress, SEAT, SETTINGS)
    assert progress.running == 2


def test_the_deals_of_those_who_stay_are_kept():
    rng = np.random.default_rng(1)
    deals = rng.random((12, 4))
    deals[:, 1] = deals[:, 0] - 0.4  # always far behind the first
    moves, progress = run_final(deals)
    eliminate(moves, progress, SEAT, SETTINGS._replace(margin=3.0))
    left = progress.finalists[: progress.running].tolist()
    assert 1 not in left
    assert len(left) >= 2
    assert progress.products[: len(left), : len(left)] == pytest.approx(deals[:, left].T @ deals[:, left])


def test_all_finalists_play_the_same_deals():
    search = (evaluator := evaluator_before_a_final(margin=1e9)).search("a")
    search.run(50 + 5 * SETTINGS.finalists * SETTINGS.cost)
    deals = search.preference.astype(int)
    assert sorted(deals.tolist())[-SETTINGS.finalists :] == [5] * SETTINGS.finalists
    assert deals.sum() == 5 * SETTINGS.finalists
    assert search.visits.sum() == 50 + evaluator.settings.cost * deals.sum()


def test_a_deal_that_not_all_have_played_gives_nobody_the_preference():
    evaluator = evaluator_before_a_final(margin=1e9)
    search = evaluator.search("a")
    for tries in range(1, 3 * SETTINGS.finalists):
        search.run(SETTINGS.cost if tries > 1 else 50 + SETTINGS.cost)
        first, *others = sorted(search.preference.astype(int).tolist(), reverse=True)[: SETTINGS.finalists]
        assert others == [first] * (SETTINGS.finalists - 1)
        assert first == tries // SETTINGS.finalists


def test_a_final_is_the_same_in_whatever_portions():
    evaluator = evaluator_before_a_final(deals=2)
    whole, parts = evaluator.search("a"), evaluator.search("a")
    made = whole.run(1500)
    assert sum(parts.run(portion) for portion in (1, 49, 30, 300, 1, 500, 619)) == made
    assert np.array_equal(whole.visits, parts.visits)
    assert np.array_equal(whole.chances, parts.chances)


def test_the_clock_is_looked_at_before_the_final_and_after_every_game_of_it(monkeypatch):
    asked = []
    run = Search.run

    def run_and_note(search, iterations):
        asked.append((iterations, search.at_once))
        return run(search, iterations)

    monkeypatch.setattr(Search, "run", run_and_note)
    table = decision(3, 3, "act", lambda table: table.ply > 60)
    make_bot("search:ms=600", seed=1).choose(table.briefing(table.seat))
    assert asked[0][1] == SETTINGS.rollouts
    assert asked[-1][1] == SETTINGS.cost
    assert all(iterations <= at_once for iterations, at_once in asked)
    quick = [iterations for iterations, at_once in asked if at_once != SETTINGS.cost]
    assert sum(quick) >= SETTINGS.rollouts - SETTINGS.cost


def test_with_one_finalist_left_the_search_is_over_and_prefers_it():
    search = (evaluator := evaluator_before_a_final(deals=2, margin=0.0)).search("a")
    assert not search.settled(1e9)
    search.run(4000)
    assert search.settled(1e9)
    spent = search.visits.sum()
    assert search.run(1000) == 0
    assert search.visits.sum() == spent < 4000
    best = int(np.argmax(search.preference))
    chances = search.chances / np.maximum(search.visits, 1)[:, None]
    assert search.preference[best] >= 2
    assert chances.sum(1)[search.visits > 0] == pytest.approx(1)
    assert len(evaluator.moves) > 8


def test_an_only_move_gets_rollouts_to_the_end():
    table = decision(3, 3, "act", lambda table: table.ply > 60)
    view = table.briefing(table.seat)
    evaluator = Evaluator(view | {"moves": view["moves"][:1]})
    evaluator.settings = SETTINGS._replace(rollouts=50)
    search = evaluator.search("a")
    assert search.run(777) == 777
    assert search.visits.tolist() == [777]
    assert not search.settled(1)


def test_what_is_expected_goes_from_one_ply_to_the_games_of_the_final():
    (move,) = statistics_of([0.4])
    assert expected_chance(move, SEAT, SETTINGS) == pytest.approx(0.4)
    move.visits, move.chances[SEAT] = 100_000, 0.2 * 100_000
    assert expected_chance(move, SEAT, SETTINGS) == pytest.approx(0.3, abs=0.001)  # the policy errs
    move.deals, move.final_chances[SEAT] = 100_000, 0.9 * 100_000
    assert expected_chance(move, SEAT, SETTINGS) == pytest.approx(0.9, abs=0.001)


def test_there_is_room_for_the_finalists():
    assert SETTINGS.finalists <= MOST_FINALISTS
