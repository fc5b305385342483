import pytest

from tests.rulebook.coverage import covers
from tests.rulebook.santiago.table import RIVERS, areas, by_hand, finished, new, play, quietly_to

ANIKA, BERND, CHRIS, DAGMAR = range(4)
RED, GREEN, BROWN = range(3)


@covers("000-HP-01", "000-HP-02", "000-EN-01", "000-EN-02", "000-EN-03", "002-HP-01", "002-EN-01")
@covers("002-QE-01", "003-HP-01", "003-EN-01", "003-QE-01", "004-HP-01", "004-HP-02", "004-EN-01")
@covers("004-EN-02", "004-EN-03")
@pytest.mark.parametrize(("players", "rounds"), [(3, 11), (4, 11), (5, 9)])
def test_the_game_lasts_11_rounds_and_9_with_five_players(players, rounds):
    game = new(players)
    assert (game.position()["round"], game.position()["rounds"]) == (1, rounds)
    for _ in range(rounds):
        assert not game.over
        quietly_to(game, "extra")
    quietly_to(game, "over")
    assert game.position()["round"] == rounds


@covers("000-HP-03", "002-HP-02", "002-QR-01", "003-PL-01", "003-HP-02", "003-QR-01", "004-HP-03")
def test_a_round_runs_through_its_phases_in_order():
    game = new(3)
    seen = []
    while game.position()["round"] == 1:
        if game.phase not in seen:
            seen.append(game.phase)
        quiet = [move for move in ("pass", "decline") if move in game.moves()]
        play(game, (quiet or game.moves())[0])
    assert seen == ["setup", "reveal", "bid", "plant", "neutral", "propose", "decide", "extra"]


@covers("000-EN-01", "002-EN-02", "002-QE-01", "003-EN-02", "004-EN-01")
def test_the_last_round_is_played_with_bribes_and_extra_canals():
    game = by_hand({"d3": "melon 0 2"}, phase="propose", money=[5, 5, 5])
    play(game, "pass", "propose C2-D2 2", "accept C2-D2")
    assert (game.phase, game.over) == ("extra", False)
    play(game, "extra C2-C3")
    assert (game.over, game.scores()) == (True, [5 + 2 + 2, 5, 3])


@covers("000-EN-06", "002-EN-03", "002-QE-02", "003-EN-02", "003-QE-02", "004-EN-06")
def test_the_last_drought_comes_before_the_scoring():
    game = finished({"d3": "melon 1 2", "d2": "melon 1 2"}, ["C2-C3"])
    assert game.scores() == [0, 2, 0]


@covers("000-PT-01", "004-PT-01")
def test_there_are_no_scores_before_the_end():
    game = by_hand({"d3": "melon 1 2"})
    assert (game.scores(), game.winners(), game.breakdown(), game.position()["scores"]) == (None,) * 4


@covers("000-EN-04", "000-QE-01", "002-EN-05", "002-QE-05", "003-EN-05", "003-QE-03", "004-EN-04")
@covers("004-QE-01")
def test_everybody_keeps_his_money():
    assert finished({}, money=[8, 0, 3]).scores() == [8, 0, 3]


@covers("000-EN-06", "000-EN-14", "002-EN-08", "003-EN-08", "003-QE-06", "004-EN-06", "004-EN-14")
def test_each_area_counts_for_itself():
    game = finished({"a2": "melon 1 2", "c2": "melon 1 1", "d2": "melon", "f2": "grape 1 1"}, money=[0, 4, 0])
    assert areas(game, 1) == [("grape", 1, 1), ("melon", 1, 2), ("melon", 2, 2)]
    assert game.scores() == [0, 4 + 1 + 2 + 2, 0]


@covers("002-EN-19", "003-EN-13")
def test_everybody_is_scored_in_the_same_way():
    game = finished({"a2": "melon 0 2", "b2": "melon 1 2", "c2": "melon 2 1"})
    assert game.scores() == [6, 6, 3]


@covers("000-EN-06", "002-EN-06", "003-EN-06", "003-QE-04", "004-EN-06")
def test_an_area_without_own_markers_brings_nothing():
    game = finished({"a2": "melon 1 2", "b2": "melon 1 2"})
    assert game.scores() == [0, 8, 0]


@covers("000-IN-08", "000-PT-05", "000-EN-07", "002-IN-08", "002-EN-11", "002-QE-03", "003-IN-08")
@covers("004-IN-07", "004-PT-05", "004-EN-07")
def test_the_most_points_win():
    game = finished({"a2": "melon 1 2"}, money=[1, 0, 0])
    assert game.winners() == [1]


@covers("000-EN-08", "004-EN-08")
@pytest.mark.parametrize("edition", ["amigo", "trefl"])
def test_a_tie_is_a_shared_win(edition):
    game = finished({"a2": "pepper 1 2"}, money=[2, 0, 1], edition=edition)
    assert game.winners() == [0, 1]


BERNDS_AREAS = {
    "a2": f"banana {BERND} 2",
    "b2": f"banana {BERND} 1",
    "c2": f"banana {DAGMAR} 2",
    "d2": f"cane {BERND} 2",
    "e2": f"cane {BERND} 1",
    "f2": f"cane {ANIKA} 1",
    "g2": "cane",
    "a3": f"pepper {BERND} 2",
    "b3": f"pepper {BERND} 2",
    "c3": f"pepper {ANIKA} 1",
    "d3": f"pepper {CHRIS} 2",
    "e3": "pepper",
    "h2": f"bean {BERND} 2",
    "a4": f"potato {BERND} 2",
    "b4": f"potato {BERND} 1",
    "c4": f"potato {DAGMAR} 1",
    "d4": "potato",
}


@covers("002-EN-12", "002-EN-13", "002-EN-14", "002-EN-15", "002-EN-17", "002-EN-18", "003-EN-11")
@covers("003-EN-12", "003-EN-13", "003-EN-15")
def test_bernd_scores_9_and_12_and_20_and_2_and_12_which_is_55_and_with_15_in_hand_70():
    game = finished(BERNDS_AREAS, players=4, money=[0, 15, 0, 0], edition="amigo")
    assert areas(game, BERND) == [
        ("banana", 3, 9),
        ("bean", 1, 2),
        ("cane", 4, 12),
        ("pepper", 5, 20),
        ("potato", 4, 12),
    ]
    assert sum(points for _, _, points in areas(game, BERND)) == 55
    assert game.scores()[BERND] == 70


@covers("002-EN-19", "003-EN-13")
def test_bernds_neighbours_score_in_the_same_areas():
    game = finished(BERNDS_AREAS, players=4, edition="amigo")
    assert areas(game, ANIKA) == [("cane", 4, 4), ("pepper", 5, 5)]
    assert areas(game, DAGMAR) == [("banana", 3, 6), ("potato", 4, 4)]


MELONS = {"a2": f"melon {RED} 2", "b2": f"melon {GREEN} 1", "c2": "melon"}


@covers("000-PT-06", "000-PT-07", "000-PT-08", "004-PT-06", "004-PT-07", "004-PT-08")
def test_three_melons_bring_red_6_and_green_3_and_the_palm_on_the_neutral_tile_counts_for_nobody():
    game = finished(MELONS, palms=["c2"])
    assert game.scores() == [6, 3, 0]


@covers("000-PT-09", "004-PT-09")
def test_browns_single_pepper_brings_1():
    assert finished({"e2": f"pepper {BROWN} 1"}).scores() == [0, 0, 1]


@covers("000-PT-10", "004-PT-10")
def test_with_a_green_marker_on_the_palm_tile_green_has_9():
    game = finished(MELONS | {"c2": f"melon {GREEN} 1"}, palms=["c2"])
    assert game.scores() == [6, 9, 0]


@covers("000-PT-11", "000-PT-12", "000-PT-13", "004-PT-11", "004-PT-12", "004-PT-13")
def test_four_bananas_bring_red_12_with_his_palm_green_12_and_brown_8():
    bananas = {
        "a4": f"banana {RED} 2",
        "b4": f"banana {GREEN} 2",
        "c4": f"banana {GREEN} 1",
        "d4": f"banana {BROWN} 2",
    }
    assert finished(bananas, palms=["a4"]).scores() == [12, 12, 8]


@covers("000-PT-14", "004-PT-14")
def test_reds_single_grapes_bring_1():
    assert finished({"h3": f"grape {RED} 1"}).scores() == [1, 0, 0]


@covers("000-EN-11", "000-EN-12", "000-EN-13", "004-EN-11", "004-EN-12", "004-EN-13")
def test_8_escudos_and_a_field_of_9_points_make_17():
    field = {"a2": f"melon {RED} 2", "b2": f"melon {RED} 1", "c2": "melon"}
    game = finished(field, RIVERS, money=[8, 0, 0])
    assert game.breakdown()[RED]["money"] == 8
    assert areas(game, RED) == [("melon", 3, 9)]
    assert game.scores()[RED] == 17


@covers("000-EN-15", "004-EN-15")
def test_red_wins_with_141_against_139_and_98():
    game = finished({}, money=[141, 139, 98])
    assert (game.scores(), game.winners()) == ([141, 139, 98], [RED])
