import pytest

import macaronesia as mac
from tests.rulebook.coverage import covers
from tests.rulebook.santiago.table import areas, by_hand, finished, new, on, play, quietly_to, table

BERND = 1


@covers("000-PR-06", "002-CO-09", "002-PV-01", "003-PV-01", "004-PR-06")
@pytest.mark.parametrize(("edition", "palms"), [("amigo", False), ("trefl", True)])
def test_palms_are_a_variant_in_amigo_and_part_of_trefl(edition, palms):
    game = mac.new_game("santiago", players=4, chance="manual", edition=edition)
    assert game.options["palms"] is palms


@covers("000-PR-06", "002-PV-01", "003-PV-01", "004-PR-06")
@pytest.mark.parametrize("edition", ["amigo", "trefl"])
@pytest.mark.parametrize("palms", [False, True])
def test_palms_may_be_agreed_upon_or_left_out(edition, palms):
    game = new(4, palms=palms, edition=edition, spring="C2")
    play(game, "spring C2")
    assert game.moves()[0].startswith("palm" if palms else "overseer")


@covers("000-CO-02", "000-PR-06", "000-QP-02", "002-CO-09", "002-PV-01", "003-CO-08", "003-PV-01")
@covers("004-CO-03", "004-PR-06", "004-QP-02")
@pytest.mark.parametrize(("palms", "placed"), [(True, 3), (False, 0)])
def test_three_palms_are_placed_or_none(palms, placed):
    game = new(4, palms=palms)
    quietly_to(game, "reveal")
    assert len(set(game.position()["palms"])) == placed


@covers("000-PR-08", "002-PV-02", "003-PV-01", "004-PR-07")
def test_no_palm_touches_the_spring():
    game = new(4, palms=True, spring="C2")
    play(game, "spring C2")
    assert len(game.moves()) == 48 - 4
    assert not {"palm d2", "palm e2", "palm d3", "palm e3"} & set(game.moves())


@covers("000-PR-07", "002-PV-02", "003-PV-01", "004-PR-07", "004-QP-02")
def test_no_palm_touches_another_by_a_side_or_a_corner():
    game = new(4, palms=True, spring="C2")
    play(game, "spring C2", "palm g5")
    around = {f"palm {column}{row}" for column in "fgh" for row in "456"}
    assert not around & set(game.moves())
    assert len(game.moves()) == 48 - 4 - 9
    play(game, "palm a1")
    assert not {"palm a1", "palm a2", "palm b1", "palm b2"} & set(game.moves())


@covers("000-PR-06", "002-PV-01", "003-PV-01", "004-PR-06")
@pytest.mark.parametrize("edition", ["amigo", "trefl"])
def test_the_players_may_place_the_palms_themselves(edition):
    game = new(4, palms=["g5", "a1", "c6"], edition=edition, spring="C2")
    play(game, "spring C2")
    for square in ("g5", "a1", "c6"):  # chance only writes down what they agreed on
        assert game.odds() == {f"palm {square}": 1.0}
        play(game, f"palm {square}")
    assert game.position()["palms"] == ["a1", "c6", "g5"]
    assert game.moves()[0] == "overseer 0"


@covers("000-PR-07", "002-PV-02", "003-PV-01", "004-PR-07")
@pytest.mark.parametrize(
    "palms", [["d3", "a1", "h6"], ["a1", "b2", "h6"], ["a1", "a1", "h6"], ["a1", "h6"], ["a1", "h6", "h7"]]
)
def test_where_the_players_place_them_the_same_rule_holds(palms):
    with pytest.raises(mac.BadOption) as refused:
        new(4, palms=palms, spring="C2")
    assert refused.value.params["option"] == "palms"


def test_every_square_a_palm_may_stand_on_is_equally_likely():
    game = new(4, palms=True, spring="C2")
    play(game, "spring C2")
    assert set(game.odds().values()) == {1 / 44}


@covers("000-FI-09", "000-FI-10", "000-P3-04", "000-T2-06", "002-PV-03", "003-PV-02", "004-FI-09")
@covers("004-FI-10", "004-P3-04", "004-T2-07")
def test_a_tile_may_be_planted_on_a_palm_which_stays_on_the_tile():
    game = table(4, palms=["a1", "c1", "e6"])
    play(game, "bid 4", "bid 3", "bid 2", "bid 1", "plant banana2 a1")
    assert on(game, "a1") == "banana 1 2"
    assert game.position()["palms"] == ["a1", "c1", "e6"]


@covers("000-PT-04", "002-PV-03", "003-PV-02", "004-PT-04")
def test_a_palm_does_not_change_how_many_markers_are_planted():
    game = table(4, palms=["a1", "c1", "e6"])
    play(game, "bid 4", "bid 3", "bid 2", "bid 1", "plant pepper1 a1")
    assert on(game, "a1") == "pepper 1 1"


@covers("000-PT-04", "002-PV-04", "002-PV-05", "002-PV-06", "003-PV-02", "004-PT-04")
@pytest.mark.parametrize(("markers", "counts"), [(1, 2), (2, 3)])
def test_a_palm_counts_as_one_more_marker_of_the_tiles_owner(markers, counts):
    game = finished({"a2": f"melon 1 {markers}", "b2": "melon"}, palms=["a2"])
    assert game.scores() == [0, 2 * counts, 0]


@covers("000-PT-04", "002-PV-04", "003-PV-02", "004-PT-04")
def test_a_palm_on_another_players_tile_of_the_area_counts_for_that_player_only():
    game = finished({"a2": "melon 0 1", "b2": "melon 1 1"}, palms=["a2"])
    assert game.scores() == [4, 2, 0]


@covers("000-PT-08", "002-PV-08", "003-PV-04", "004-PT-08")
def test_a_palm_on_a_neutral_tile_or_on_bare_ground_counts_for_nobody():
    game = finished({"a2": "melon 1 1", "b2": "melon"}, palms=["b2", "d2"])
    assert game.scores() == [0, 2, 0]


@covers("002-PV-07", "002-PV-08", "003-PV-03", "003-PV-04")
def test_a_palm_does_not_keep_a_dry_tile_from_losing_markers():
    game = by_hand({"a1": "melon 1 2", "h6": "melon 1 1"}, palms=["a1", "h6"], this_round=4)
    play(game, "pass")
    assert (on(game, "a1"), on(game, "h6")) == ("melon 1 1", "melon")
    assert game.position()["palms"] == ["a1", "h6"]


@covers("002-PV-09", "003-PV-05")
def test_a_desert_loses_its_palm():
    game = by_hand({"a1": "melon"}, palms=["a1", "h6"], this_round=4)
    play(game, "pass")
    assert on(game, "a1") == "desert"
    assert game.position()["palms"] == ["h6"]


@covers("002-PV-09", "003-PV-05")
def test_in_the_last_drought_a_desert_loses_its_palm_too():
    game = finished({"a1": "melon 1 2"}, palms=["a1"])
    assert (game.position()["palms"], game.scores()) == ([], [0, 0, 0])


@covers("002-PV-10", "002-PV-11", "002-PV-12", "002-PV-13", "003-PV-06", "003-PV-07", "003-PV-08")
def test_bernds_banana_tile_with_two_markers_on_a_palm_counts_as_three():
    game = table(4, edition="amigo", palms=["d4", "g2", "a6"])
    play(game, "bid 4", "bid 3", "bid 2", "bid 1", "plant banana2 d4")
    assert (on(game, "d4"), "d4" in game.position()["palms"]) == (f"banana {BERND} 2", True)
    alone = finished({"d4": on(game, "d4")}, palms=["d4"], edition="amigo")
    assert alone.scores()[BERND] == 3
    together = finished({"d4": on(game, "d4"), "d5": "banana"}, palms=["d4"], edition="amigo")
    assert areas(together, BERND) == [("banana", 2, 6)]
