import random

import pytest

import macaronesia as mac
from tests.rulebook.coverage import covers
from tests.rulebook.santiago.table import (
    RIVERS,
    areas,
    by_hand,
    finished,
    on,
    play,
    quietly_to,
    refusal,
    table,
)

ANIKA, BERND, CHRIS, DAGMAR = range(4)


def planting(players=4, **options):
    """A game in which everybody bid, seat 1 most: seat 1 is to plant."""
    game = table(players, **options)
    play(game, *(f"bid {sum_}" for sum_ in range(players, 0, -1)))
    return game


@covers("000-CO-01", "000-FI-02", "000-FI-06", "000-FI-07", "000-P3-04", "000-QR-08", "002-CO-08")
@covers("002-CP-11", "002-CP-12", "002-P3-01", "002-QR-07", "003-CO-07", "003-PL-02", "003-P3-02")
@covers("003-QR-07", "004-CO-01", "004-FI-02", "004-FI-06", "004-FI-07", "004-P3-04", "004-QR-07")
def test_a_tile_goes_on_any_free_square_beside_tiles_and_canals_or_not():
    game = planting(offer=["banana2"] * 4)
    assert len(game.moves()) == 48
    play(game, "plant banana2 d3")
    assert len(game.moves()) == 47


@covers("000-FI-02", "002-CP-11", "003-P3-02", "004-FI-02", "004-P3-04")
def test_a_taken_square_is_not_free():
    game = planting()
    play(game, "plant banana2 d3")
    assert refusal(game, "plant melon2 d3") == "square-taken"


@covers("000-FI-03", "000-FI-04", "000-FI-05", "000-P3-05", "000-QR-08", "002-CP-15", "002-CP-16")
@covers("002-P3-02", "002-QR-07", "003-PL-05", "003-P3-02", "003-QR-08", "004-FI-03", "004-FI-04")
@covers("004-FI-05", "004-P3-05", "004-QR-07")
@pytest.mark.parametrize(("tile", "planted"), [("pepper1", "pepper 1 1"), ("banana2", "banana 1 2")])
def test_a_tile_gets_as_many_markers_as_it_shows_planters(tile, planted):
    game = planting()
    play(game, f"plant {tile} a1")
    assert on(game, "a1") == planted


@covers("002-CP-17", "003-PL-06")
def test_no_tile_ever_holds_more_than_two_markers():
    dice = random.Random(7)
    game = mac.new_game("santiago", players=3, seed=7)
    while not game.over:
        assert all(tile["markers"] <= 2 for tile in game.position()["tiles"].values())
        game.play(dice.choice(game.moves()))


@covers("002-CP-19", "002-CP-20", "002-CP-21", "003-PL-08", "003-PL-09", "003-PL-10")
def test_anika_and_chris_put_one_marker_on_one_planter_dagmar_and_bernd_two_on_two():
    game = table(4, edition="amigo", offer=["potato1", "banana1", "pepper2", "pepper2"])
    play(game, "bid 1", "bid 3", "bid 2", "bid 4")
    play(game, "plant potato1 c3", "plant banana1 c4", "plant pepper2 e4", "plant pepper2 f4")
    assert [on(game, square) for square in ("c3", "c4", "e4", "f4")] == [
        f"potato {ANIKA} 1",
        f"banana {CHRIS} 1",
        f"pepper {DAGMAR} 2",
        f"pepper {BERND} 2",
    ]


@covers("000-AR-01", "002-IN-04", "002-CP-28", "003-IN-04", "003-PL-16", "004-AR-01")
def test_tiles_of_one_crop_that_share_a_side_are_one_area():
    game = finished({"b2": "melon 1 1", "c2": "melon", "c3": "melon"})
    assert areas(game, 1) == [("melon", 3, 3)]


@covers("000-AR-01", "002-CP-28", "003-PL-16", "004-AR-01")
def test_tiles_that_meet_at_a_corner_are_two_areas():
    game = finished({"b2": "melon 1 1", "c3": "melon 1 1"})
    assert areas(game, 1) == [("melon", 1, 1), ("melon", 1, 1)]


@covers("000-AR-01", "002-CP-28", "004-AR-01")
def test_the_ends_of_two_rows_do_not_touch():
    game = finished({"h2": "melon 1 1", "a3": "melon 1 1"})
    assert areas(game, 1) == [("melon", 1, 1), ("melon", 1, 1)]


@covers("000-AR-01", "002-CP-28", "003-PL-17", "004-AR-01")
def test_different_crops_are_different_areas():
    game = finished({"b2": "melon 1 1", "c2": "grape 1 1"})
    assert areas(game, 1) == [("grape", 1, 1), ("melon", 1, 1)]


@covers("000-AR-02", "002-CP-29", "003-PL-17", "004-AR-02")
def test_an_area_may_hold_markers_of_several_players():
    game = finished({"b2": "melon 0 1", "c2": "melon 1 2", "d2": "melon 2 1"})
    assert [areas(game, seat) for seat in range(3)] == [
        [("melon", 3, 3)],
        [("melon", 3, 6)],
        [("melon", 3, 3)],
    ]


@covers("000-AR-03", "002-CP-30", "003-PL-18", "004-AR-03")
def test_a_canal_through_an_area_does_not_divide_it():
    game = finished({"c2": "melon 1 1", "c3": "melon"}, ["B2-C2"])
    assert areas(game, 1) == [("melon", 2, 2)]


@covers("000-AR-04", "004-AR-04")
def test_a_palm_does_not_divide_an_area():
    game = finished({"b2": "melon 1 1", "c2": "melon", "d2": "melon"}, palms=["c2"])
    assert areas(game, 1) == [("melon", 3, 3)]


@covers("000-AR-05", "003-PL-22", "004-AR-05")
def test_a_desert_divides_an_area():
    game = finished({"b2": "melon 1 1", "c2": "desert", "d2": "melon 1 1"})
    assert areas(game, 1) == [("melon", 1, 1), ("melon", 1, 1)]


@covers("000-P3-16", "002-P3-09", "003-P3-10", "003-QR-14", "004-P3-16")
def test_a_neutral_tile_enlarges_an_area_but_belongs_to_nobody():
    game = finished({"b2": "melon 1 2", "c2": "melon"})
    assert game.scores() == [0, 4, 0]


@covers("000-PT-01", "000-PT-02", "000-PT-03", "000-EN-06", "000-QE-02", "002-IN-07", "002-CP-32")
@covers("002-EN-06", "002-EN-07", "002-QE-06", "002-QE-07", "003-IN-07", "003-PL-19", "003-EN-06")
@covers("003-EN-07", "003-QE-04", "003-QE-05", "004-PT-01", "004-PT-02", "004-PT-03", "004-EN-06")
@covers("004-QE-02")
def test_an_area_is_worth_its_tiles_times_ones_own_markers():
    game = finished({"b2": "melon 1 2", "c2": "melon 1 1", "d2": "melon 2 2", "e2": "melon"})
    assert game.scores() == [0, 4 * 3, 4 * 2]


@covers("000-PT-03", "002-CP-41", "002-EN-09", "002-QE-06", "003-PL-30", "003-EN-09", "003-QE-07")
@covers("004-PT-03")
@pytest.mark.parametrize("markers", [1, 2])
def test_a_single_plantation_is_worth_its_markers(markers):
    assert finished({"b2": f"melon 1 {markers}"}).scores() == [0, markers, 0]


PEPPERS = {
    "a2": f"pepper {BERND} 2",
    "b2": f"pepper {ANIKA} 2",
    "c2": f"pepper {BERND} 2",
    "d2": f"pepper {DAGMAR} 1",
    "d1": "pepper",
}
CANE_AND_BANANAS = {
    "f1": f"cane {CHRIS} 1",
    "g1": "cane",
    "g2": "cane",
    "c3": f"banana {CHRIS} 1",
    "d3": "banana",
}
THE_PICTURE = {"edition": "amigo", "players": 4}
CANALS = ["B2-C2", "C1-C2", "C2-D2", "D1-D2"]


@covers("002-CP-36", "002-CP-37", "002-CP-38", "003-PL-24", "003-PL-27", "003-PL-28", "003-PL-29")
def test_five_peppers_are_worth_10_20_and_5_to_players_with_2_4_and_1_markers():
    game = finished(PEPPERS, [*CANALS, "A2-B2"], **THE_PICTURE)
    assert areas(game, ANIKA) == [("pepper", 5, 10)]
    assert areas(game, BERND) == [("pepper", 5, 20)]
    assert areas(game, DAGMAR) == [("pepper", 5, 5)]


@covers("002-CP-35", "003-PL-23", "003-PL-24", "003-PL-25", "003-PL-26")
def test_the_picture_shows_areas_of_five_peppers_three_cane_and_two_bananas():
    game = finished(PEPPERS | CANE_AND_BANANAS, [*CANALS, "A2-B2"], **THE_PICTURE)
    assert areas(game, CHRIS) == [("banana", 2, 2), ("cane", 3, 3)]
    assert areas(game, DAGMAR) == [("pepper", 5, 5)]


@covers("002-CP-39", "002-CP-40", "003-PL-31", "003-PL-32")
def test_the_two_dry_peppers_on_the_left_would_become_desert_and_the_area_shrink():
    game = finished(PEPPERS, CANALS, **THE_PICTURE)
    assert (on(game, "a2"), on(game, "b2")) == ("desert", "desert")
    assert game.scores() == [0, 3 * 2, 0, 3 * 1]


FIELDS = {
    **dict.fromkeys(("a3", "a4", "b4"), "melon 0 1"),
    **dict.fromkeys(("d4", "e4", "d5", "e5"), "banana 0 1"),
    **dict.fromkeys(("g5", "h4"), "grape 0 1"),
    **dict.fromkeys(("c2", "d2", "f2"), "pepper 0 1"),
}


@covers("000-AR-06", "000-AR-07", "000-AR-08", "000-AR-09", "000-AR-10", "000-AR-11", "004-AR-06")
@covers("004-AR-07", "004-AR-08", "004-AR-09", "004-AR-10", "004-AR-11")
def test_a_desert_between_peppers_leaves_areas_of_two_and_one():
    game = finished(FIELDS | {"e2": "desert"})
    assert areas(game, 0) == [
        ("banana", 4, 16),
        ("grape", 1, 1),
        ("grape", 1, 1),
        ("melon", 3, 9),
        ("pepper", 1, 1),
        ("pepper", 2, 4),
    ]


@covers("000-AR-12", "004-AR-12")
def test_were_the_desert_a_pepper_tile_there_would_be_one_area_of_four():
    game = finished(FIELDS | {"e2": "pepper"})
    assert ("pepper", 4, 12) in areas(game, 0)


@covers("000-FI-01", "000-FI-02", "002-CP-11", "003-PL-01", "004-FI-02")
def test_a_tile_is_planted_in_the_round_in_which_it_was_bought():
    game = planting()
    assert refusal(game, "pass") == "wrong-phase"
    quietly_to(game, "propose")
    assert game.position()["offer"] == []


@covers("000-IN-06", "002-IN-05", "002-CP-34", "002-P6-05", "003-PL-22", "003-P6-05", "004-IN-05")
def test_a_desert_is_part_of_no_area_and_worth_nothing():
    game = by_hand({"b2": "melon 1 2", "a1": "melon 1 2"}, RIVERS)
    play(game, "pass")
    assert on(game, "a1") == "desert"
    assert game.scores() == [0, 2, 0]
