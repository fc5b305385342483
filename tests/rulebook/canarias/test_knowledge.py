import pytest

import macaronesia as mac
from tests.rulebook.canarias.builder import NAMES, by_hand, dealt, landed, play
from tests.rulebook.coverage import covers

HIDDEN = {"deck", "hands", "ship", "may_build"}


@pytest.fixture
def game():
    """Three players after the start player's turn; every hand is of its own kind."""
    game = dealt(3, first="pescador")
    play(game, "build capitan 1", "ship capitan")
    return game


def test_one_sees_the_own_hand_and_of_the_others_the_number_of_cards(game):
    assert game.view(1)["hands"] == [{"?": 3}, {"herrero": 5}, {"?": 5}]
    assert game.view(None)["hands"] == [{"?": 3}, {"?": 5}, {"?": 5}]


@covers("001-PR-05")
def test_of_deck_and_ship_one_sees_the_number_of_cards(game):
    for seat in (0, 1, None):
        assert (game.view(seat)["deck"], game.view(seat)["ship"]) == ({"?": 44}, {"?": 2})


def test_everything_else_lies_open(game):
    position = game.position()
    for seat in (0, 1, 2, None):
        view = game.view(seat)
        assert {key for key in position if view[key] != position[key]} <= HIDDEN


def test_one_knows_which_cards_one_put_on_the_ship_oneself(game):
    assert [game.view(seat)["ship_known"] for seat in (0, 1, 2, None)] == [{"capitan": 1}, {}, {}, {}]


@covers("001-PR-07")
def test_nobody_knows_the_first_card_of_the_first_ship(game):
    assert all("pescador" not in game.view(seat)["ship_known"] for seat in (0, 1, 2))
    for seat in (0, 1, 2, None):
        assert ["chance", "stow ?"] in [list(move) for move in game.record(seat)["moves"]]


def test_cards_dealt_to_others_are_hidden_in_the_record(game):
    moves = [text for _, text in game.record(1)["moves"]]
    assert moves.count("deal herrero") == 5
    assert moves.count("deal ?") == 10


def test_who_put_a_card_on_the_ship_is_not_told(game):
    moves = [tuple(move) for move in game.record(1)["moves"]]
    assert (0, "ship ?") in moves
    assert (0, "ship capitan") in [tuple(move) for move in game.record(0)["moves"]]


def test_cards_drawn_in_the_turn_are_hidden_from_the_others(game):
    play(game, "draw", "deal noble", "deal mercader")
    assert game.view(1)["last"] == ["chance", "deal mercader"]
    assert game.view(0)["last"] == game.view(None)["last"] == ["chance", "deal ?"]


def test_a_revealed_card_of_the_same_kind_may_have_been_the_own_one():
    """Both put a captain on the ship; when one is revealed neither knows whose it was."""
    game = by_hand("", "", hands=["capitan herrero", "capitan herrero"], ship="pirate-red")
    play(game, "build herrero 2", "ship capitan", "build herrero 2", "ship capitan")
    assert [game.view(seat)["ship_known"] for seat in (0, 1)] == [{"capitan": 1}, {"capitan": 1}]
    play(game, "reveal capitan")
    assert [game.view(seat)["ship_known"] for seat in (0, 1)] == [{}, {}]


def test_what_is_left_of_the_own_cards_is_known_on_the_next_ship_too():
    game = by_hand("", "", hands=["capitan herrero", "capitan pirate-blue"], ship="pirate-red")
    play(game, "build capitan 2", "ship herrero", "build capitan 2", "ship pirate-blue")
    play(game, "reveal pirate-red", "reveal pirate-blue")
    assert [game.view(seat)["ship_known"] for seat in (0, 1)] == [{"herrero": 1}, {}]


def test_two_own_cards_of_a_kind_are_counted_off_one_by_one():
    game = by_hand("", "", hands=["capitan noble", "segador lenador"], ship="noble")
    game.course.s.known[0][0] = NAMES.cards.index("noble")
    play(game, "build capitan 1", "ship noble")
    assert game.view(0)["ship_known"] == {"noble": 2}
    play(game, "build segador 4", "ship lenador", "reveal noble")
    assert game.view(0)["ship_known"] == {"noble": 1}


def test_whether_a_hand_is_pirates_alone_is_not_told():
    game = by_hand("", "", hands=["pirate-red pirate-blue", "capitan herrero"])
    assert game.view(0)["may_build"] is False
    assert game.view(1)["may_build"] is game.view(None)["may_build"] is None
    assert "moves" not in game.view(1)


def test_a_revealed_card_lies_open():
    game = landed("capitan", "1 red", "")
    assert [game.view(seat)["revealed"] for seat in (0, 1, None)] == ["capitan"] * 3


def test_when_the_game_is_over_everything_lies_open():
    game = by_hand("", "", seat=1, hands=["noble", "capitan herrero"])
    game.course.s.last_round = 1
    play(game, "build capitan 1", "ship herrero", "reveal noble")
    assert game.over
    assert game.view(1)["hands"] == [{"noble": 1}, {}]
    assert game.view(None)["ship"] == {"herrero": 1}


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_redealt_game_looks_the_same_to_the_seat_and_holds_the_same_cards(game, seat):
    def all_cards(game):
        position = game.position()
        piles = [*position["hands"], position["deck"], position["discard"], position["ship"]]
        return sorted(card for pile in piles for card, number in pile.items() for _ in range(number))

    for seed in range(5):
        other = game.redeal(seat, seed)
        assert other.view(seat) == game.view(seat)
        assert all_cards(other) == all_cards(game)


def test_what_a_seat_cannot_see_is_dealt_anew(game):
    hands = {str(game.redeal(0, seed).position()["hands"][1]) for seed in range(10)}
    ships = {str(game.redeal(0, seed).position()["ship"]) for seed in range(20)}
    assert len(hands) > 5
    assert len(ships) > 3
    assert all("capitan" in ship for ship in ships)


def test_seats_that_are_not_there_have_no_view(game):
    with pytest.raises(mac.BadOption):
        game.view(3)
