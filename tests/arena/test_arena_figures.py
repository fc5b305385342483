"""The figures: known intervals, shares in parts, entrants of one name together, ratings in order."""

import math
import random

import pytest

from macaronesia.arena.match import Clock, Forfeit, GameResult, Match
from macaronesia.arena.statistics import NORMAL, STUDENT, interval, match_statistics, student, wilson

MATCH = Match("santiago", ("a", "b", "b"), "7", {})


def result(number: int, by_entrant: list[int] | None, match: Match = MATCH, failed: int = 0) -> GameResult:
    seats = match.seating(number)
    clocks = [Clock(2, 10.0 * (entrant + 1), 7.0 + entrant, 1) for entrant in seats]
    if by_entrant is None:
        params = {"bot": "x", "seat": 0, "ply": 0, "error": "x"}
        return GameResult(number, seats, None, Forfeit(seats.index(failed), "arena-raised", params), clocks)
    return GameResult(number, seats, [by_entrant[entrant] for entrant in seats], None, clocks)


def density(x: float, freedom: int) -> float:
    """Student's, from its definition."""
    head = math.lgamma((freedom + 1) / 2) - math.lgamma(freedom / 2) - math.log(freedom * math.pi) / 2
    return math.exp(head - (freedom + 1) / 2 * math.log1p(x * x / freedom))


@pytest.mark.parametrize("freedom", [*range(1, 24), 30, 60, 120, 1000])
def test_the_quantiles_of_student_leave_the_right_tails(freedom):
    quantile, steps = student(freedom), 4000
    width = quantile / steps
    # Simpson's rule: 1 4 2 4 2 ... 4 1.
    ends = density(0, freedom) + density(quantile, freedom)
    between = sum((2, 4)[i % 2] * density(i * width, freedom) for i in range(1, steps))
    assert 2 * (ends + between) * width / 3 == pytest.approx(0.95, abs=2e-6)


def test_student_falls_to_the_normal_quantile():
    values = [student(freedom) for freedom in range(1, 400)]
    assert values == sorted(values, reverse=True)
    assert len(STUDENT) == 20
    assert student(10**9) == pytest.approx(NORMAL, abs=1e-6)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0, 0.2775), (10, 10, 0.7225, 1), (15, 50, 0.1910, 0.4375)],
)
def test_wilsons_interval_has_its_published_values(wins, games, low, high):
    assert wilson(wins / games, games, NORMAL) == pytest.approx((low, high), abs=1e-4)


def test_independent_games_have_the_plain_interval():
    shares = [1.0, 0.0, 0.0, 0.0] * 100
    low, high = interval(shares, 1)
    assert (low, high) == pytest.approx(wilson(0.25, 400, NORMAL), abs=1e-3)


def test_deals_that_take_the_luck_out_leave_a_narrow_interval():
    luck, skill = interval([1.0, 0.0] * 20, 4), interval([0.55, 0.45] * 20, 4)
    assert skill[1] - skill[0] < (luck[1] - luck[0]) / 5


def test_where_the_deals_do_not_differ_every_game_is_a_trial():
    assert interval([1.0] * 10, 4) == wilson(1, 40, NORMAL)
    assert interval([0.5] * 10, 2) == wilson(0.5, 20, NORMAL)
    assert interval([0.25], 4) == wilson(0.25, 4, NORMAL)


def test_an_interval_holds_the_true_share_95_times_of_100():
    chance = random.Random(1)
    held = 0
    for _ in range(1000):
        # Deals of 4 games that depend on each other: some deals are good for the bot, others bad.
        deals = []
        for _ in range(30):
            luck = chance.choice((0.1, 0.6))
            deals.append(sum(chance.random() < luck for _ in range(4)) / 4)
        low, high = interval(deals, 4)
        held += low <= 0.35 <= high
    assert 930 <= held <= 970


def test_a_shared_win_counts_in_parts_and_equal_names_are_one_row():
    games = [result(0, [5, 5, 1]), result(1, [9, 3, 4]), result(2, [2, 6, 4])]
    rows = {row.name: row for row in match_statistics(MATCH, games).rows}
    assert rows["a"].share == pytest.approx((0.5 + 1 + 0) / 3)
    assert rows["b"].share == pytest.approx((0.5 + 0 + 1) / 3 / 2)
    assert rows["a"].share + 2 * rows["b"].share == pytest.approx(1)
    assert (rows["a"].entrants, rows["b"].entrants) == (1, 2)
    assert rows["a"].score == pytest.approx(16 / 3)
    assert rows["b"].score == pytest.approx(23 / 6)
    # The two rows know the same, and so are as sure.
    assert rows["a"].low == pytest.approx(1 - 2 * rows["b"].high)
    assert rows["a"].high == pytest.approx(1 - 2 * rows["b"].low)


def test_shares_are_told_by_seat():
    games = [result(number, [9, 1, 1] if number % 3 == 0 else [1, 9, 2]) for number in range(6)]
    rows = {row.name: row for row in match_statistics(MATCH, games).rows}
    assert rows["a"].seat_shares == [1, 0, 0]
    assert rows["b"].seat_shares == pytest.approx([0.5, 0, 0.5])


def test_times_are_means_over_the_choices():
    (a, b) = sorted(
        match_statistics(MATCH, [result(n, [1, 2, 3]) for n in range(3)]).rows, key=lambda row: row.name
    )
    assert (a.moves, a.forced, a.ms, a.longest) == (6, 3, 5, 7)
    assert (b.moves, b.forced, b.ms, b.longest) == (12, 6, 12.5, 9)


def test_games_of_unfinished_deals_wait():
    figures = match_statistics(MATCH, [result(number, [9, 1, 1]) for number in (0, 1, 2, 4, 5)])
    assert (figures.deals, figures.games, figures.waiting) == (1, 3, 2)
    assert match_statistics(MATCH, [result(1, [9, 1, 1])]).rows == []


def test_a_forfeit_has_no_scores_and_costs_its_share():
    games = [result(0, [9, 1, 1]), result(1, None, failed=0), result(2, None, failed=1)]
    figures = match_statistics(MATCH, games)
    rows = {row.name: row for row in figures.rows}
    assert rows["a"].share == pytest.approx((1 + 0 + 0.5) / 3)
    assert rows["a"].score == 9
    assert (rows["a"].forfeits, rows["b"].forfeits) == (1, 1)
    assert [name for name, _ in figures.forfeits] == ["a", "b"]
    assert match_statistics(MATCH, [result(n, None) for n in range(3)]).rows[0].score is None


def test_the_order_in_which_games_end_changes_nothing():
    chance = random.Random(3)
    games = [result(number, [chance.randrange(20) for _ in range(3)]) for number in range(30)]
    shuffled = chance.sample(games, len(games))
    assert match_statistics(MATCH, games) == match_statistics(MATCH, shuffled)


def test_who_wins_more_is_rated_higher_and_more_games_leave_less_doubt():
    chance = random.Random(4)
    games = [
        result(number, [chance.randrange(12), chance.randrange(9), chance.randrange(9)])
        for number in range(300)
    ]
    few, many = match_statistics(MATCH, games[:30]), match_statistics(MATCH, games)
    for figures in (few, many):
        a, b = figures.rows
        assert (a.name, b.name) == ("a", "b")
        assert a.rating.mu > b.rating.mu
    assert many.rows[0].rating.sigma < few.rows[0].rating.sigma < 25 / 3


def test_if_all_have_one_name_their_share_is_even_for_sure():
    match = Match("santiago", ("a", "a", "a"), "7", {})
    (row,) = match_statistics(match, [result(number, [3, 2, 1], match) for number in range(3)]).rows
    assert row.share == pytest.approx(1 / 3)
    assert row.low == pytest.approx(row.share) == row.high
