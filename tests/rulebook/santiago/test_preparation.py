from collections import Counter

import pytest

import macaronesia as mac
from tests.rulebook.coverage import covers
from tests.rulebook.santiago.table import new, play, quietly_to, table

CROPS = {
    "amigo": {"banana", "cane", "potato", "bean", "pepper"},
    "trefl": {"banana", "coconut", "melon", "grape", "pepper"},
}


@covers("002-IN-01", "003-IN-01")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_amigo_is_played_by_three_to_five(players):
    assert new(players, edition="amigo").players == players


@covers("000-IN-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_trefl_is_played_by_two_to_five(players):
    assert new(players, edition="trefl").players == players


@covers("000-IN-02", "002-IN-01", "003-IN-01")
@pytest.mark.parametrize(("edition", "players"), [("amigo", 2), ("amigo", 6), ("trefl", 1), ("trefl", 6)])
def test_no_edition_seats_fewer_or_more(edition, players):
    with pytest.raises(mac.BadOption) as refused:
        new(players, edition=edition)
    assert refused.value.params["option"] == "players"
    assert str(players) in refused.value.params["value"]
    assert "3, 4, 5" in refused.value.params["allowed"]


@covers("000-IN-03", "000-CO-04", "002-IN-04", "002-CO-03", "002-CO-04", "002-CP-14", "003-IN-04")
@covers("003-CO-03", "003-PL-04", "004-IN-02", "004-CO-07")
@pytest.mark.parametrize("edition", CROPS)
def test_each_crop_has_three_tiles_with_one_planter_and_six_with_two(edition):
    game = new(5, edition=edition, spring="C2")
    play(game, "spring C2", "overseer 0")
    drawn = {tile.removeprefix("reveal "): round(odds * 45) for tile, odds in game.odds().items()}
    assert drawn == {f"{crop}1": 3 for crop in CROPS[edition]} | {f"{crop}2": 6 for crop in CROPS[edition]}


@covers("000-CO-05", "000-PR-02", "000-T0-02", "002-CO-07", "003-CO-06", "004-CO-09", "004-PR-02")
@covers("004-T0-02")
def test_set_up_settles_spring_palms_overseer_and_removed_tile_in_this_order():
    game = new(4, palms=True)
    steps = []
    while game.phase == "setup":
        steps.append(game.moves()[0].split()[0])
        play(game, game.moves()[0])
    assert steps == ["spring", "palm", "palm", "palm", "overseer", "remove"]
    assert game.phase == "reveal"


@covers("000-PR-05", "000-QP-01", "002-PR-04", "002-QP-04", "003-PR-04", "003-QP-04", "004-PR-05")
@covers("004-QP-01")
def test_the_spring_stands_on_one_of_the_six_inner_intersections_unless_agreed_otherwise():
    assert new().odds() == {f"spring {column}{row}": 1 / 6 for column in "BCD" for row in "23"}


@covers("000-PR-04", "002-PR-03", "002-PR-05", "003-PR-03", "003-PR-05", "004-PR-04")
@pytest.mark.parametrize(("where", "intersections"), [("corner", 4), ("edge", 10), ("any", 20)])
def test_the_spring_may_be_agreed_to_stand_on_the_edge_in_a_corner_or_anywhere(where, intersections):
    springs = new(spring=where).moves()
    assert len(springs) == intersections
    assert ("spring A1" in springs) == (where != "edge")
    assert ("spring A2" in springs) == (where != "corner")


@covers("000-PR-03", "000-QP-01", "002-PR-02", "002-QP-04", "003-PR-02", "003-QP-04", "004-PR-03")
@covers("004-QP-01")
@pytest.mark.parametrize("point", ["A1", "C1", "E3", "C2"])
def test_the_spring_may_be_agreed_to_stand_on_any_one_intersection(point):
    assert new(spring=point).moves() == [f"spring {point}"]


@covers("000-PR-03", "002-PR-02", "002-QP-04", "003-PR-02", "003-QP-04", "004-PR-03", "004-QP-01")
@pytest.mark.parametrize("place", ["c2", "F1", "A5", "middle"])
def test_the_spring_stands_nowhere_but_on_an_intersection(place):
    with pytest.raises(mac.BadOption) as refused:
        new(spring=place)
    assert refused.value.params["option"] == "spring"
    assert refused.value.params["value"] == place
    assert "interior" in refused.value.params["allowed"]


@covers("000-PR-14", "002-PR-10", "002-QP-06", "003-PR-12", "003-QP-06", "004-PR-12")
@pytest.mark.parametrize("players", [3, 4])
def test_three_or_four_players_put_one_tile_out_of_the_game(players):
    game = new(players, spring="C2")
    play(game, "spring C2", "overseer 0")
    assert game.odds()["remove pepper2"] == pytest.approx(6 / 45)
    play(game, "remove pepper2")
    assert game.odds()["reveal pepper2"] == pytest.approx(5 / 44)


@covers("000-PR-15", "002-PR-10", "002-QP-06", "004-PR-13")
def test_the_tile_put_out_of_the_game_is_shown_to_all():
    game = table(4)
    for onlooker in (0, 1, 2, 3, None):
        assert game.view(onlooker)["removed"] == ["banana1"]


@covers("000-PR-13", "002-PR-12", "002-QP-08", "003-PR-14", "003-QP-07", "004-PR-11")
def test_five_players_use_all_45_tiles():
    game = new(5, spring="C2")
    play(game, "spring C2", "overseer 0")
    assert game.phase == "reveal"
    assert game.position()["removed"] == []


@covers("000-PR-09", "002-PR-09", "003-PR-11", "004-PR-08")
def test_tiles_are_drawn_without_replacement():
    game = table(4, offer=["grape1"] * 3 + ["grape2"])
    quietly_to(game, "reveal")
    assert "reveal grape1" not in game.moves()
    assert game.odds()["reveal grape2"] == pytest.approx(5 / 40)


@covers("000-CO-04", "000-PR-11", "000-PR-12", "000-PR-13", "000-HP-01", "000-HP-02", "000-EN-01")
@covers("000-QP-03", "000-QP-04", "000-T0-06", "002-CO-03", "002-PR-11", "002-PR-12", "002-EN-01")
@covers("002-QP-07", "002-QP-08", "003-CO-03", "003-PR-13", "003-PR-14", "003-EN-01", "003-QP-06")
@covers("003-QP-07", "003-QE-01", "004-CO-07", "004-PR-09", "004-PR-10", "004-PR-11", "004-HP-01")
@covers("004-HP-02", "004-EN-01", "004-QP-03", "004-QP-04", "004-T0-06")
@pytest.mark.parametrize(("players", "tiles"), [(2, 30), (3, 44), (4, 44), (5, 45)])
def test_the_piles_hold_just_the_tiles_of_all_rounds(players, tiles):
    game = new(players)
    quietly_to(game, "over")
    revealed = Counter(move.split()[0] for _, move in game.history)["reveal"]
    assert revealed == tiles == len(game.position()["tiles"])


@covers("000-PR-23", "000-QP-10", "002-PR-15", "002-QP-02", "003-PR-17", "003-QP-02", "004-PR-20")
@covers("004-QP-10")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_player_starts_with_ten_escudos(players):
    assert new(players).position()["money"] == [10] * players


@covers("000-PR-16", "000-QP-05", "002-PR-07", "002-QP-02", "003-PR-08", "003-QP-02", "004-PR-14")
@covers("004-QP-05")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_starts_with_one_extra_canal(players):
    assert new(players).position()["extra"] == [True] * players


@covers("000-CO-06", "000-PR-22", "000-QP-09", "002-CO-02", "002-PR-13", "002-QP-02", "003-CO-02")
@covers("003-PR-15", "003-QP-02", "004-CO-02", "004-PR-19", "004-QP-09")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_22_markers_are_enough_for_every_player(players):
    assert 2 * new(players).position()["rounds"] <= 22


@covers("000-CO-07", "000-PR-17", "000-PR-18", "000-PR-19", "000-PR-20", "000-EN-01", "000-QP-06")
@covers("000-QP-07", "000-T0-07", "000-T0-08", "002-CO-05", "002-PR-06", "002-PR-08", "002-QP-03")
@covers("003-CO-04", "003-PR-07", "003-PR-10", "003-QP-03", "004-CO-04", "004-PR-15", "004-PR-16")
@covers("004-PR-17", "004-EN-01", "004-QP-06", "004-QP-07", "004-T0-07", "004-T0-08")
@pytest.mark.parametrize(("players", "canals"), [(2, 10 + 2 + 1), (3, 11 + 3), (4, 11 + 4), (5, 9 + 5)])
def test_the_supply_is_one_canal_for_each_round_and_one_extra_for_each_player(players, canals):
    game = new(players)
    while not game.over:
        moves = game.moves()
        play(game, next((move for move in moves if move.startswith(("dig", "extra"))), moves[-1]))
    assert len(game.position()["canals"]) == canals


@covers("000-PR-27", "000-QP-11", "002-PR-20", "002-QP-05", "003-PR-22", "003-QP-05", "004-PR-24")
@covers("004-QP-11")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_overseer_is_drawn_by_lot(players):
    game = new(players, spring="C2")
    play(game, "spring C2")
    assert game.odds() == {f"overseer {seat}": 1 / players for seat in range(players)}


@covers("000-PR-27", "003-PR-22", "004-PR-24")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_players_may_settle_who_is_the_first_overseer(players):
    for seat in range(players):
        game = new(players, spring="C2", overseer=seat)
        play(game, "spring C2")
        assert game.odds() == {f"overseer {seat}": 1.0}
        play(game, f"overseer {seat}")
        assert game.position()["overseer"] == seat


@covers("000-PR-27", "002-PR-20", "003-PR-22", "004-PR-24")
def test_the_player_drawn_is_overseer_of_the_first_auction():
    assert table(4, overseer=2).position()["overseer"] == 2


def test_chance_makes_a_move_of_one_outcome_too():
    game = new(spring="C2")
    assert (game.seat, game.odds()) == (mac.CHANCE, {"spring C2": 1.0})


@pytest.mark.parametrize(
    ("option", "value"), [("edition", "ravensburger"), ("money", "borrowed"), ("rivers", True)]
)
def test_what_no_book_offers_cannot_be_agreed_upon(option, value):
    with pytest.raises(mac.BadOption) as refused:
        new(4, **{option: value})
    assert refused.value.params["option"] == option
    assert refused.value.params["value"] == str(value)
