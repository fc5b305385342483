import itertools
from collections import Counter

import pytest

from macaronesia.games.santiago.names import SEGMENTS
from tests.rulebook.coverage import covers
from tests.rulebook.santiago.table import by_hand, ditches, on, play, quietly_to, refusal, table

POINTS = [f"{column}{row}" for column in "ABCDE" for row in "1234"]
EVERYWHERE = [f"{column}{row}" for column in "abcdefgh" for row in "123456"]
CROPS = ("banana", "cane", "potato", "bean", "pepper")
AT_THE_SPRING = {"B2-C2", "C2-D2", "C1-C2", "C2-C3"}


def proposals(**where):
    """A game whose proposals begin."""
    game = table(4, edition="amigo", **where)
    quietly_to(game, "propose")
    return game


def watered(*canals):
    """The squares on which nothing dries up; there are not tiles enough for all of them at once."""
    found = set()
    for half in (EVERYWHERE[:24], EVERYWHERE[24:]):
        tiles = {square: f"{CROPS[number % 5]} 1 2" for number, square in enumerate(half)}
        spring = canals[0].split("-")[0] if canals else "C2"
        game = by_hand(tiles, canals, this_round=1, edition="amigo", spring=spring)
        play(game, "pass")
        found |= {square for square in half if on(game, square) == tiles[square]}
    return found


@covers("000-CA-02", "002-CP-03", "003-CP-05", "004-CA-02")
def test_the_first_canal_begins_at_the_spring():
    game = proposals()
    assert ditches(game) == AT_THE_SPRING


@covers("000-PR-04", "002-PR-03", "003-PR-03", "004-PR-04")
@pytest.mark.parametrize(("spring", "ways"), [("A1", 2), ("C1", 3), ("A3", 3), ("D3", 4)])
def test_a_spring_at_the_edge_has_fewer_ways_out(spring, ways):
    assert len(ditches(proposals(spring=spring))) == ways


@covers("000-CA-05", "002-CP-02", "003-CP-02", "003-CP-06", "004-CA-01", "004-CA-05")
def test_a_new_canal_touches_the_network():
    game = proposals()
    play(game, "propose C2-C3 1", "pass", "pass", "accept C2-C3")
    assert ditches(game) == AT_THE_SPRING - {"C2-C3"} | {"B3-C3", "C3-D3", "C3-C4"}


@covers("000-CA-05", "002-CP-02", "002-CP-07", "003-CP-02", "003-CP-07", "004-CA-05")
def test_a_canal_apart_from_the_network_is_refused():
    assert refusal(proposals(), "propose A2-A3 1") == "canal-unconnected"


@covers("000-CO-01", "000-CA-03", "000-CA-04", "000-P5-07", "002-CO-08", "002-CP-04", "002-CP-06")
@covers("002-QR-13", "003-CO-07", "003-PR-06", "003-CP-03", "004-CO-01", "004-CA-03", "004-CA-04")
@covers("004-P5-06")
def test_canals_lie_on_the_31_ditches_between_neighbouring_intersections():
    game = proposals()
    known = {
        (one, other)
        for one, other in itertools.product(POINTS, POINTS)
        if refusal(game, f"propose {one}-{other} 1") != "unknown-move"
    }
    assert len(known) == 31
    for (column, row), (across, up) in known:
        steps = "ABCDE".index(across) - "ABCDE".index(column), int(up) - int(row)
        assert steps in {(1, 0), (0, 1)}


@covers("000-CA-03", "000-CA-04", "002-CP-04", "002-CP-06", "002-CP-08", "003-CP-04", "003-CP-08")
@covers("004-CA-03", "004-CA-04")
@pytest.mark.parametrize("between", ["c2-d2", "B2-D2", "B2-C3", "C2-c3"])
def test_a_canal_lies_neither_on_thin_lines_nor_past_an_intersection(between):
    assert refusal(proposals(), f"propose {between} 1") == "unknown-move"


def test_a_ditch_takes_one_canal():
    game = by_hand({}, ["C2-C3"])
    assert refusal(game, "extra C2-C3") == "canal-taken"


@covers("000-CA-06", "002-CP-05", "003-CP-05", "004-CA-06")
def test_the_network_branches_in_any_direction_and_comes_back_to_the_spring():
    game = by_hand({}, ["C2-C3", "C3-D3", "D2-D3", "C1-C2"], this_round=1)
    assert {"C2-D2", "B1-C1", "D3-E3", "C3-C4", "D1-D2"} <= ditches(game)
    play(game, "extra C2-D2")
    assert "C2-D2" in game.position()["canals"]


@covers("000-CA-01", "002-CP-23", "004-CA-01")
def test_a_canal_inside_the_board_waters_the_four_squares_along_it():
    assert watered("B2-C2") == {"c2", "d2", "c3", "d3"}
    assert watered("C2-C3") == {"d3", "e3", "d4", "e4"}


@covers("000-CA-01", "002-CP-23", "004-CA-01")
def test_a_canal_on_the_border_waters_two_squares():
    assert watered("A1-B1") == {"a1", "b1"}
    assert watered("E3-E4") == {"h5", "h6"}


def test_every_square_borders_exactly_two_ditches():
    beside = Counter(square for segment in SEGMENTS for square in watered(segment))
    assert beside == dict.fromkeys(EVERYWHERE, 2)


@covers("000-P6-02", "002-P6-01", "003-P6-01", "004-P6-02")
def test_the_spring_alone_waters_nothing():
    assert watered() == set()


@covers("000-P6-02", "002-P6-01", "003-P6-01", "004-P6-02")
def test_a_plantation_touching_a_canal_at_a_corner_only_is_dry():
    assert "e2" not in watered("C2-C3")


@covers("000-DR-03", "002-CP-23", "003-PL-12", "004-DR-03")
def test_an_irrigated_plantation_stays_irrigated():
    game = by_hand({"c2": "bean 1 1"}, ["B2-C2"], this_round=1, edition="amigo")
    for _ in range(3):
        quietly_to(game, "reveal")
    assert on(game, "c2") == "bean 1 1"
