import pytest

import macaronesia as mac
from tests.rulebook.canarias.builder import by_hand, dealt, play, plots, standing
from tests.rulebook.coverage import covers


def quick_turn(game):
    """Build, and a card for the ship."""
    for verb in ("build", "ship"):
        play(game, next(move for move in game.moves() if move.startswith(f"{verb} ")))


@covers("001-HP-02")
def test_everyone_has_one_turn_a_round_clockwise_from_the_start_player():
    game = dealt(3, 1)
    turns = []
    while game.phase != "reveal":
        turns.append(game.seat)
        quick_turn(game)
    assert turns == [1, 2, 0]


@covers("001-HP-03", "001-SH-01")
def test_at_the_end_of_a_round_a_ship_comes_in():
    game = by_hand("", "", seat=1)
    play(game, "build capitan 1", "ship herrero")
    assert (game.phase, game.seat) == ("reveal", mac.CHANCE)


@covers("001-HP-05", "001-A1-01")
def test_first_one_builds_or_draws_then_a_card_goes_on_the_ship():
    game = by_hand("", "")
    assert game.phase == "act"
    assert "draw" in game.moves()
    assert not any(move.startswith("ship ") for move in game.moves())
    play(game, "build capitan 1")
    assert game.phase == "ship"
    assert game.moves() == ["ship herrero"]


@covers("001-A1-01", "001-A1-02")
def test_instead_of_building_one_draws_three_cards():
    game = by_hand("", "")
    play(game, "draw")
    assert play(game, "deal noble", "deal noble", "deal pirate-red") == [mac.CHANCE] * 3
    assert game.position()["hands"][0] == {"capitan": 1, "herrero": 1, "noble": 2, "pirate-red": 1}
    assert (game.phase, game.seat) == ("ship", 0)


@covers("001-A1-01")
def test_one_house_a_turn_and_not_after_drawing():
    game = by_hand("", "")
    play(game, "draw", "deal noble", "deal noble", "deal noble")
    assert not any(move.startswith("build ") for move in game.moves())


@covers("001-A1-03", "001-A1-08")
def test_to_build_a_card_is_discarded_and_a_house_comes_from_the_supply():
    game = by_hand("", "")
    play(game, "build herrero 6")
    position = game.position()
    assert position["discard"] == {"herrero": 1}
    assert position["hands"][0] == {"capitan": 1}
    assert position["supply"]["house"]["white"] == 7


@covers("001-A1-04")
@pytest.mark.parametrize(("card", "colour"), [("capitan", "brown"), ("herrero", "white")])
def test_the_card_says_the_colour_of_the_house(card, colour):
    game = by_hand("", "")
    plot = min(plots(game, f"build {card}"))
    play(game, f"build {card} {plot}")
    assert standing(game, 0) == f"{plot} {colour}"


@covers("001-A1-08")
def test_the_discard_pile_lies_open():
    game = by_hand("", "", discard="noble noble pirate-red")
    assert game.view(1)["discard"] == game.view(None)["discard"] == {"noble": 2, "pirate-red": 1}


@covers("001-A1-09")
def test_an_empty_deck_is_replaced_by_the_discard_pile():
    game = by_hand("", "", deck="noble", discard="segador segador", rest=1)
    play(game, "draw")
    assert game.moves() == ["deal noble"]
    play(game, "deal noble")
    assert game.moves() == ["deal segador"]
    assert game.position()["discard"] == {}
    play(game, "deal segador", "deal segador")
    assert game.phase == "ship"


@covers("001-A1-10", "001-A1-11")
@pytest.mark.parametrize("hand", ["", "capitan", "pirate-red", "pirate-red pirate-blue pirate-white"])
def test_with_no_card_one_card_or_only_pirates_one_must_draw(hand):
    game = by_hand("", "", hands=[hand, "capitan herrero"])
    assert game.moves() == ["draw"]
    play(game, "draw", "deal noble", "deal noble", "deal noble")
    assert game.phase == "ship"


@covers("001-A1-10")
@pytest.mark.parametrize("hand", ["capitan pirate-red", "capitan herrero", "capitan capitan"])
def test_two_cards_one_of_them_a_settler_are_enough_to_build(hand):
    game = by_hand("", "", hands=[hand, "capitan herrero"])
    assert plots(game, "build capitan") == {1, 2, 3}


@covers("001-A2-01", "001-A2-02")
def test_a_card_must_go_on_the_ship_face_down():
    game = by_hand("", "", hands=["capitan herrero pirate-red", "capitan herrero"])
    play(game, "build capitan 1")
    assert game.moves() == ["ship herrero", "ship pirate-red"]
    play(game, "ship herrero")
    assert game.position()["ship"] == {"herrero": 1, "noble": 1}
    assert game.view(1)["ship"] == {"?": 2}
    assert game.view(1)["last"] == [0, "ship ?"]


@covers("001-A2-01")
def test_a_pirate_may_go_on_the_ship():
    game = by_hand("", "", hands=["capitan pirate-red", "capitan herrero"])
    play(game, "build capitan 1", "ship pirate-red")
    assert game.position()["ship"] == {"noble": 1, "pirate-red": 1}


@covers("001-A2-02")
def test_after_a_round_the_ship_holds_a_card_of_everyone_and_the_one_from_before():
    game = dealt(4)
    for _ in range(4):
        quick_turn(game)
    assert sum(game.position()["ship"].values()) == 5


def test_there_is_no_limit_to_a_hand():
    game = by_hand("", "", rest=0, deck="noble noble noble")
    before = sum(game.position()["hands"][0].values())
    play(game, "draw", "deal noble", "deal noble", "deal noble")
    assert before > 40
    assert sum(game.position()["hands"][0].values()) == before + 3
