"""The race of the most promising moves: the same deals for all, and who is clearly behind drops out."""

import numpy as np
import pytest
from canarias_decisions import decision

from macaronesia.bots import make_bot
from macaronesia.bots.canarias.explore import HABITS, TALLY, expected
from macaronesia.bots.canarias.mind import Thought
from macaronesia.bots.canarias.race import MOST_CONTENDERS, RACE, drop_out, line_up
from macaronesia.bots.minds import mind_of
from macaronesia.kernel.record import positions

SEAT = 1


def tallies_of(priors):
    """Moves of which only one look ahead is known."""
    tallies = positions(len(priors), TALLY)
    tallies.move, tallies.prior = range(len(priors)), priors
    return tallies


def run_race(deals):
    """A race in which the contenders had these chances, a row a deal; those with priors of their means."""
    deals = np.array(deals)
    tallies, race = tallies_of(deals.mean(0)), positions(1, RACE)[0]
    race.running = race.quick = deals.shape[1]
    race.contenders[: deals.shape[1]] = range(deals.shape[1])
    race.deals = tallies.deals = len(deals)
    tallies.careful_chances[:, SEAT] = deals.sum(0)
    race.products[: deals.shape[1], : deals.shape[1]] = deals.T @ deals
    return tallies, race


def mind_before_a_race(**habits):
    """A decision among many moves, whose quick part is short."""
    table = decision(3, 3, "act", lambda table: table.ply > 60 and len(table.moves()) > 8)
    mind = mind_of(table.briefing(table.seat))
    mind.habits = HABITS._replace(quick=50, **habits)
    return mind


def test_the_most_promising_line_up_and_the_best_stands_first():
    tallies, race = tallies_of([0.2, 0.5, 0.1, 0.4, 0.3]), positions(1, RACE)[0]
    line_up(tallies, race, SEAT, HABITS._replace(contenders=3))
    assert race.contenders[: race.running].tolist() == [1, 3, 4]


def test_fewer_moves_than_places_all_contend():
    tallies, race = tallies_of([0.2, 0.5]), positions(1, RACE)[0]
    line_up(tallies, race, SEAT, HABITS)
    assert race.contenders[: race.running].tolist() == [1, 0]


def test_who_is_behind_in_every_deal_drops_out_however_much_the_deals_differ():
    luck = np.linspace(0.1, 0.8, 10)[:, None]
    tallies, race = run_race(luck + np.array([0.05, 0.0, 0.049, 0.1]))
    drop_out(tallies, race, SEAT, HABITS)
    assert race.contenders[: race.running].tolist() == [3]


def test_who_is_behind_by_luck_alone_stays():
    ups, downs = [0.5, 0.2], [0.1, 0.5]
    tallies, race = run_race([ups, downs] * 5)
    drop_out(tallies, race, SEAT, HABITS)
    assert race.running == 2


def test_the_deals_of_those_who_stay_are_kept():
    rng = np.random.default_rng(1)
    deals = rng.random((12, 4))
    deals[:, 1] = deals[:, 0] - 0.4  # always far behind the first
    tallies, race = run_race(deals)
    drop_out(tallies, race, SEAT, HABITS._replace(clear=3.0))
    left = race.contenders[: race.running].tolist()
    assert 1 not in left
    assert len(left) >= 2
    assert race.products[: len(left), : len(left)] == pytest.approx(deals[:, left].T @ deals[:, left])


def test_all_contenders_play_the_same_deals():
    thought = (mind := mind_before_a_race(clear=1e9)).think("a")
    thought.run(50 + 5 * HABITS.contenders * HABITS.cost)
    deals = thought.preference.astype(int)
    assert sorted(deals.tolist())[-HABITS.contenders :] == [5] * HABITS.contenders
    assert deals.sum() == 5 * HABITS.contenders
    assert thought.visits.sum() == 50 + mind.habits.cost * deals.sum()


def test_a_deal_that_not_all_have_played_gives_nobody_the_preference():
    mind = mind_before_a_race(clear=1e9)
    thought = mind.think("a")
    for tries in range(1, 3 * HABITS.contenders):
        thought.run(HABITS.cost if tries > 1 else 50 + HABITS.cost)
        first, *others = sorted(thought.preference.astype(int).tolist(), reverse=True)[: HABITS.contenders]
        assert others == [first] * (HABITS.contenders - 1)
        assert first == tries // HABITS.contenders


def test_a_race_is_the_same_in_whatever_portions():
    mind = mind_before_a_race(deals=2)
    whole, parts = mind.think("a"), mind.think("a")
    made = whole.run(1500)
    assert sum(parts.run(portion) for portion in (1, 49, 30, 300, 1, 500, 619)) == made
    assert np.array_equal(whole.visits, parts.visits)
    assert np.array_equal(whole.chances, parts.chances)


def test_the_clock_is_looked_at_before_the_race_and_after_every_careful_try(monkeypatch):
    asked = []
    run = Thought.run

    def run_and_note(thought, iterations):
        asked.append((iterations, thought.at_once))
        return run(thought, iterations)

    monkeypatch.setattr(Thought, "run", run_and_note)
    table = decision(3, 3, "act", lambda table: table.ply > 60)
    make_bot("search:ms=600", seed=1).choose(table.briefing(table.seat))
    assert asked[0][1] == HABITS.quick
    assert asked[-1][1] == HABITS.cost
    assert all(iterations <= at_once for iterations, at_once in asked)
    quick = [iterations for iterations, at_once in asked if at_once != HABITS.cost]
    assert sum(quick) >= HABITS.quick - HABITS.cost


def test_with_one_contender_left_the_search_is_over_and_prefers_it():
    thought = (mind := mind_before_a_race(deals=2, clear=0.0)).think("a")
    assert not thought.settled(1e9)
    thought.run(4000)
    assert thought.settled(1e9)
    spent = thought.visits.sum()
    assert thought.run(1000) == 0
    assert thought.visits.sum() == spent < 4000
    best = int(np.argmax(thought.preference))
    chances = thought.chances / np.maximum(thought.visits, 1)[:, None]
    assert thought.preference[best] >= 2
    assert chances.sum(1)[thought.visits > 0] == pytest.approx(1)
    assert len(mind.moves) > 8


def test_an_only_move_is_tried_quickly_to_the_end():
    table = decision(3, 3, "act", lambda table: table.ply > 60)
    view = table.briefing(table.seat)
    mind = mind_of(view | {"moves": view["moves"][:1]})
    mind.habits = HABITS._replace(quick=50)
    thought = mind.think("a")
    assert thought.run(777) == 777
    assert thought.visits.tolist() == [777]
    assert not thought.settled(1)


def test_what_is_expected_goes_from_the_first_look_to_the_careful_tries():
    (tally,) = tallies_of([0.4])
    assert expected(tally, SEAT, HABITS) == pytest.approx(0.4)
    tally.visits, tally.chances[SEAT] = 100_000, 0.2 * 100_000
    assert expected(tally, SEAT, HABITS) == pytest.approx(0.3, abs=0.001)  # quick players err
    tally.deals, tally.careful_chances[SEAT] = 100_000, 0.9 * 100_000
    assert expected(tally, SEAT, HABITS) == pytest.approx(0.9, abs=0.001)


def test_there_is_room_for_the_contenders():
    assert HABITS.contenders <= MOST_CONTENDERS
