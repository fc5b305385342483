from collections import Counter

import pytest

import macaronesia as mac
from tests.rulebook.table import new, play, quietly_to, table

CROPS = {
    "amigo": {"banana", "cane", "potato", "bean", "pepper"},
    "trefl": {"banana", "coconut", "melon", "grape", "pepper"},
}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_amigo_is_played_by_three_to_five(players):
    assert new(players, edition="amigo").players == players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_trefl_is_played_by_two_to_five(players):
    assert new(players, edition="trefl").players == players


@pytest.mark.parametrize(("edition", "players"), [("amigo", 2), ("amigo", 6), ("trefl", 1), ("trefl", 6)])
def test_no_edition_seats_fewer_or_more(edition, players):
    with pytest.raises(mac.BadOption) as refused:
        new(players, edition=edition)
    assert refused.value.params["option"] == "players"
    assert str(players) in refused.value.params["value"]
    assert "3, 4, 5" in refused.value.params["allowed"]


@pytest.mark.parametrize("edition", CROPS)
def test_each_crop_has_three_tiles_with_one_planter_and_six_with_two(edition):
    game = new(5, edition=edition, spring="C2")
    play(game, "spring C2", "overseer 0")
    drawn = {tile.removeprefix("reveal "): round(odds * 45) for tile, odds in game.odds().items()}
    assert drawn == {f"{crop}1": 3 for crop in CROPS[edition]} | {f"{crop}2": 6 for crop in CROPS[edition]}


def test_set_up_settles_spring_palms_overseer_and_removed_tile_in_this_order():
    game = new(4, palms=True)
    steps = []
    while game.phase == "setup":
        steps.append(game.moves()[0].split()[0])
        play(game, game.moves()[0])
    assert steps == ["spring", "palm", "palm", "palm", "overseer", "remove"]
    assert game.phase == "reveal"


def test_the_spring_stands_on_one_of_the_six_inner_intersections_unless_agreed_otherwise():
    assert new().odds() == {f"spring {column}{row}": 1 / 6 for column in "BCD" for row in "23"}


@pytest.mark.parametrize(("where", "intersections"), [("corner", 4), ("edge", 10), ("any", 20)])
def test_the_spring_may_be_agreed_to_stand_on_the_edge_in_a_corner_or_anywhere(where, intersections):
    springs = new(spring=where).moves()
    assert len(springs) == intersections
    assert ("spring A1" in springs) == (where != "edge")
    assert ("spring A2" in springs) == (where != "corner")


@pytest.mark.parametrize("point", ["A1", "C1", "E3", "C2"])
def test_the_spring_may_be_agreed_to_stand_on_any_one_intersection(point):
    assert new(spring=point).moves() == [f"spring {point}"]


@pytest.mark.parametrize("place", ["c2", "F1", "A5", "middle"])
def test_the_spring_stands_nowhere_but_on_an_intersection(place):
    with pytest.raises(mac.BadOption) as refused:
        new(spring=place)
    assert refused.value.params["option"] == "spring"
    assert refused.value.params["value"] == place
    assert "interior" in refused.value.params["allowed"]


@pytest.mark.parametrize("players", [3, 4])
def test_three_or_four_players_put_one_tile_out_of_the_game(players):
    game = new(players, spring="C2")
    play(game, "spring C2", "overseer 0")
    assert game.odds()["remove pepper2"] == pytest.approx(6 / 45)
    play(game, "remove pepper2")
    assert game.odds()["reveal pepper2"] == pytest.approx(5 / 44)


def test_the_tile_put_out_of_the_game_is_shown_to_all():
    game = table(4)
    for onlooker in (0, 1, 2, 3, None):
        assert game.view(onlooker)["removed"] == ["banana1"]


def test_five_players_use_all_45_tiles():
    game = new(5, spring="C2")
    play(game, "spring C2", "overseer 0")
    assert game.phase == "reveal"
    assert game.position()["removed"] == []


def test_tiles_are_drawn_without_replacement():
    game = table(4, offer=["grape1"] * 3 + ["grape2"])
    quietly_to(game, "reveal")
    assert "reveal grape1" not in game.moves()
    assert game.odds()["reveal grape2"] == pytest.approx(5 / 40)


@pytest.mark.parametrize(("players", "tiles"), [(2, 30), (3, 44), (4, 44), (5, 45)])
def test_the_piles_hold_just_the_tiles_of_all_rounds(players, tiles):
    game = new(players)
    quietly_to(game, "over")
    revealed = Counter(move.split()[0] for _, move in game.history)["reveal"]
    assert revealed == tiles == len(game.position()["tiles"])


@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_player_starts_with_ten_escudos(players):
    assert new(players).position()["money"] == [10] * players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_starts_with_one_extra_canal(players):
    assert new(players).position()["extra"] == [True] * players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_22_markers_are_enough_for_every_player(players):
    assert 2 * new(players).position()["rounds"] <= 22


@pytest.mark.parametrize(("players", "canals"), [(2, 10 + 2 + 1), (3, 11 + 3), (4, 11 + 4), (5, 9 + 5)])
def test_the_supply_is_one_canal_for_each_round_and_one_extra_for_each_player(players, canals):
    game = new(players)
    while not game.over:
        moves = game.moves()
        play(game, next((move for move in moves if move.startswith(("dig", "extra"))), moves[-1]))
    assert len(game.position()["canals"]) == canals


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_overseer_is_drawn_by_lot(players):
    game = new(players, spring="C2")
    play(game, "spring C2")
    assert game.odds() == {f"overseer {seat}": 1 / players for seat in range(players)}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_players_may_settle_who_is_the_first_overseer(players):
    for seat in range(players):
        game = new(players, spring="C2", overseer=seat)
        play(game, "spring C2")
        assert game.odds() == {f"overseer {seat}": 1.0}
        play(game, f"overseer {seat}")
        assert game.position()["overseer"] == seat


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
