import pytest

from tests.rulebook.coverage import covers
from tests.rulebook.santiago.table import (
    areas,
    by_hand,
    finished,
    on,
    play,
    quietly_to,
    refusal,
    reveal,
    table,
)

ANIKA, BERND, CHRIS, DAGMAR = range(4)


def after_drought(tiles, canals=("C2-C3",), **position):
    """The drought of a round that is not the last; d3, d4, e3 and e4 have water."""
    game = by_hand(tiles, canals, this_round=4, **position)
    play(game, "pass")
    return game


@covers("000-DR-03", "002-CP-23", "003-PL-12", "004-DR-03")
@pytest.mark.parametrize("tile", ["melon 1 2", "melon 1 1", "melon"])
def test_an_irrigated_tile_loses_nothing(tile):
    assert on(after_drought({"d3": tile}), "d3") == tile


@covers("000-DR-02", "000-DR-04", "000-P6-03", "000-P6-04", "000-QR-26", "002-CP-24", "002-P6-02")
@covers("002-QR-20", "003-IN-05", "003-PL-13", "003-P6-02", "003-QR-26", "004-IN-05", "004-DR-02")
@covers("004-DR-04", "004-P6-03", "004-P6-04", "004-QR-24")
def test_a_dry_tile_with_two_markers_keeps_one():
    assert on(after_drought({"a1": "melon 1 2"}), "a1") == "melon 1 1"


@covers("000-DR-02", "000-DR-05", "000-P6-05", "000-QR-26", "002-P6-03", "002-QR-20", "003-P6-03")
@covers("003-QR-26", "004-DR-02", "004-DR-05", "004-P6-05", "004-QR-24")
def test_a_dry_tile_with_one_marker_becomes_neutral_and_not_yet_desert():
    assert on(after_drought({"a1": "melon 1 1"}), "a1") == "melon"


@covers("000-DR-06", "000-P6-07", "000-QR-27", "002-CP-25", "002-P6-04", "002-QR-21", "003-IN-05")
@covers("003-PL-14", "003-P6-04", "003-QR-27", "004-DR-06", "004-P6-07", "004-QR-25")
def test_a_dry_neutral_tile_becomes_desert():
    game = after_drought({"a1": "melon"})
    assert game.position()["tiles"]["a1"] == {
        "crop": None,
        "planters": None,
        "owner": None,
        "markers": 0,
        "desert": True,
    }


@covers("000-DR-03", "000-P6-02", "002-CP-23", "002-P6-01", "003-PL-12", "003-P6-01", "004-DR-03")
@covers("004-P6-02")
def test_one_side_on_a_canal_is_enough():
    game = after_drought({"d3": "melon 1 1", "c3": "melon 1 1"})
    assert (on(game, "d3"), on(game, "c3")) == ("melon 1 1", "melon")


@covers("000-P6-07", "002-P6-04", "003-P6-04", "004-P6-07")
def test_a_tile_planted_neutral_this_round_dries_up_at_once():
    game = table(3)
    play(game, "bid 3", "bid 2", "bid 1", "plant banana2 a1", "plant melon2 b1", "plant grape2 c1")
    play(game, "neutral pepper1 a2")
    quietly_to(game, "reveal")
    assert on(game, "a2") == "desert"


@covers("000-P6-07", "002-P6-04", "003-P6-04", "004-P6-07")
def test_a_neutral_tile_that_gets_water_in_time_is_saved():
    game = by_hand({"d3": "melon"}, this_round=4)
    play(game, "extra C2-C3")
    assert on(game, "d3") == "melon"


@covers("000-P6-06", "004-P6-06")
def test_a_neutral_tile_is_nobodys_again():
    game = after_drought({"d3": "melon"})
    quietly_to(game, "plant")
    tile = game.position()["offer"][0]
    assert refusal(game, f"plant {tile} d3") == "square-taken"


@covers("000-DR-07", "000-P6-08", "002-CP-26", "002-P6-05", "002-QR-21", "003-PL-14", "003-P6-05")
@covers("003-QR-27", "004-DR-07", "004-P6-08")
def test_a_desert_cannot_be_planted_again():
    game = after_drought({"a1": "melon"})
    quietly_to(game, "plant")
    tile = game.position()["offer"][0]
    assert refusal(game, f"plant {tile} a1") == "square-taken"


@covers("000-DR-07", "000-P6-08", "002-CP-26", "003-P6-05", "004-DR-07", "004-P6-08")
def test_water_does_not_bring_a_desert_back():
    game = by_hand({"d3": "desert"}, this_round=4)
    play(game, "extra C2-C3")
    assert on(game, "d3") == "desert"


@covers("000-P6-03", "002-CP-24", "003-PL-13", "004-P6-03")
def test_lost_markers_do_not_come_back():
    game = by_hand({"d3": "melon 1 1"}, this_round=4)
    play(game, "extra C2-C3")
    quietly_to(game, "reveal")
    assert on(game, "d3") == "melon 1 1"


@covers("002-CP-27", "003-PL-15")
def test_dagmars_dry_pepper_tile_loses_one_of_two_markers():
    game = after_drought({"f4": f"pepper {DAGMAR} 2"}, players=4, edition="amigo")
    assert on(game, "f4") == f"pepper {DAGMAR} 1"


@covers("002-P6-06", "002-P6-07", "002-P6-08", "003-P6-06", "003-P6-07", "003-P6-08")
def test_anikas_dry_bean_tile_loses_its_marker_and_is_neutral_but_still_part_of_the_area():
    game = by_hand(
        {"e3": f"bean {BERND} 2", "e2": f"bean {ANIKA} 1"},
        ["C2-C3"],
        players=4,
        this_round=1,
        edition="amigo",
    )
    play(game, "pass")
    assert (on(game, "e3"), on(game, "e2")) == (f"bean {BERND} 2", "bean")
    watered = finished({"e3": on(game, "e3"), "e2": on(game, "e2")}, players=4, edition="amigo")
    assert areas(watered, BERND) == [("bean", 2, 4)]
    quietly_to(game, "reveal")
    assert on(game, "e2") == "desert"


@covers("000-DR-08", "000-DR-09", "000-DR-10", "004-DR-08", "004-DR-09", "004-DR-10", "004-DR-11")
def test_reds_dry_field_loses_its_worker_then_is_neutral_then_desert():
    game = table(4, offer=["pepper2", "grape2", "melon2", "coconut2"])
    play(game, "bid 4", "bid 3", "bid 2", "bid 1", "plant pepper2 a1")
    seen = []
    for _ in range(4):
        quietly_to(game, "reveal")
        seen.append(on(game, "a1"))
        reveal(game, ["banana2"] * 4 if len(seen) == 1 else [move.split()[1] for move in game.moves()[:4]])
    assert seen == ["pepper 1 1", "pepper", "desert", "desert"]


@covers("000-IN-06", "000-P6-09", "000-P6-10", "000-LR-01", "000-QR-28", "002-IN-05", "002-CP-33")
@covers("002-HP-03", "002-EN-04", "002-QR-22", "002-QE-04", "003-IN-05", "003-PL-21", "003-HP-03")
@covers("003-EN-03", "003-EN-04", "003-QR-28", "003-QE-02", "004-IN-05", "004-P6-09", "004-LR-01")
@covers("004-QR-26")
@pytest.mark.parametrize("tile", ["melon 1 2", "melon 1 1", "melon"])
def test_in_the_last_round_every_dry_tile_becomes_desert_markers_or_not(tile):
    assert on(finished({"a1": tile}, ["C2-C3"]), "a1") == "desert"


@covers("000-P6-09", "002-EN-04", "003-EN-03", "004-P6-09")
def test_in_the_last_round_irrigated_tiles_stay_as_they_are():
    game = finished({"d3": "melon 1 2", "e4": "melon"}, ["C2-C3"])
    assert (on(game, "d3"), on(game, "e4")) == ("melon 1 2", "melon")
