import pytest

import macaronesia as mac
from tests.rulebook.canarias.builder import BOX, dealt, new, play
from tests.rulebook.coverage import covers


@covers("001-IN-03")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_can_play(players):
    assert new(players).players == players


@covers("001-IN-03")
@pytest.mark.parametrize("players", [0, 1, 6, 2.0, "3", True])
def test_neither_fewer_nor_more_can_play(players):
    with pytest.raises(mac.BadOption):
        mac.new_game("canarias", players)


@covers("001-CO-01", "001-CO-02", "001-PR-04")
def test_the_box_holds_54_settlers_six_pirates_six_privileges_and_six_islands():
    for box in (BOX, mac.box("reconstruction")):
        assert sum(settler["copies"] for settler in box["settlers"].values()) == 54
        assert len(box["privileges"]) == len(box["islands"]) == 6
    deck = new().position()["deck"]
    assert sum(deck.values()) == 60
    pirates = {card: number for card, number in deck.items() if card.startswith("pirate-")}
    assert pirates == {f"pirate-{colour}": 1 for colour in BOX["privileges"]}


@covers("001-IN-07")
def test_every_settler_has_a_house_colour_and_four_different_priorities():
    for settler in mac.box("reconstruction")["settlers"].values():
        assert settler["colour"] in BOX["privileges"]
        assert len(set(settler["priorities"])) == 4


@covers("001-CO-04", "001-CO-05", "001-CO-06", "001-PR-09")
@pytest.mark.parametrize(("kind", "pieces"), [("house", 48), ("palace", 36), ("city", 12)])
def test_there_are_48_houses_36_palaces_and_12_cities_as_many_of_each_colour(kind, pieces):
    supply = new().position()["supply"][kind]
    assert sum(supply.values()) == pieces
    assert set(supply.values()) == {pieces // 6}


@covers("001-IN-09", "001-PR-01")
def test_everyone_from_the_start_player_on_takes_an_island_nobody_has():
    game = new(4)
    play(game, "starter 2")
    assert play(game, "island island-f", "island island-a", "island island-c", "island island-b") == [
        2,
        3,
        0,
        1,
    ]
    taken = [island["name"] for island in game.position()["islands"]]
    assert taken == ["island-c", "island-b", "island-f", "island-a"]


@covers("001-PR-01")
def test_an_island_is_taken_once():
    game = new()
    play(game, "starter 0", "island island-d")
    assert game.moves() == [f"island island-{letter}" for letter in "abcef"]


@covers("001-PR-03")
def test_islands_left_over_are_not_in_the_game():
    position = dealt(2).position()
    assert [island["name"] for island in position["islands"]] == ["island-a", "island-b"]


def test_islands_may_be_dealt_by_chance():
    game = new(3, islands="random")
    play(game, "starter 1")
    assert play(game, "island island-b", "island island-a", "island island-f") == [mac.CHANCE] * 3
    assert [island["name"] for island in game.position()["islands"]] == ["island-f", "island-b", "island-a"]


@covers("001-PR-04")
def test_nobody_has_a_privilege_at_the_start():
    assert set(dealt().position()["privileges"].values()) == {None}


@covers("001-PR-06")
def test_everyone_is_dealt_five_cards_from_the_start_player_on():
    game = new()
    play(game, "starter 1", "island island-a", "island island-b", "island island-c")
    for seat in (1, 2, 0):
        assert game.position()["dealing"] == {"seat": seat, "left": 5}
        assert play(game, *["deal capitan"] * 2, *["deal herrero"] * 2, "deal noble") == [mac.CHANCE] * 5
    assert game.position()["hands"] == [{"capitan": 2, "herrero": 2, "noble": 1}] * 3


@covers("001-PR-05", "001-A1-02")
def test_cards_are_drawn_without_replacement_and_pirates_among_them():
    game = new()
    play(game, "starter 0", "island island-a", "island island-b", "island island-c", "deal pirate-red")
    odds = game.odds()
    assert "deal pirate-red" not in odds
    assert odds["deal capitan"] == pytest.approx(6 / 59)
    assert odds["deal pirate-blue"] == pytest.approx(1 / 59)


@covers("001-PR-07", "001-PR-08")
def test_one_more_card_is_the_first_of_the_ship_and_nobody_sees_it():
    game = dealt(3, first="noble")
    assert game.position()["ship"] == {"noble": 1}
    assert [game.view(seat)["ship"] for seat in range(3)] == [{"?": 1}] * 3
    assert [game.view(seat)["ship_known"] for seat in range(3)] == [{}] * 3


@covers("001-PR-09")
def test_no_building_stands_before_the_first_turn():
    assert [island["plots"] for island in dealt().position()["islands"]] == [{}] * 3


@covers("001-PR-10")
def test_the_start_player_has_the_first_turn():
    for starter in range(3):
        game = dealt(3, starter)
        assert (game.seat, game.phase, game.position()["starter"]) == (starter, "act", starter)
