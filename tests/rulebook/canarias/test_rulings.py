"""What the book leaves open, as docs/rulings.md decides it."""

import pytest

import macaronesia as mac
from tests.rulebook.canarias.builder import by_hand, chosen, holders, landed, new, play, plots, standing
from tests.rulebook.coverage import covers


@covers("001-PR-01", "001-PR-10")
def test_lots_are_drawn_for_the_start_player():
    assert new(4).odds() == {f"starter {seat}": 1 / 4 for seat in range(4)}


@covers("001-PR-01", "001-PR-10")
@pytest.mark.parametrize("youngest", [0, 1, 2, 3])
def test_the_players_may_settle_who_starts(youngest):
    game = new(4, starter=youngest)
    assert game.odds() == {f"starter {youngest}": 1.0}
    play(game, f"starter {youngest}")
    assert (game.phase, game.seat, game.position()["starter"]) == ("island", youngest, youngest)


@covers("001-A1-09")
def test_the_last_card_of_the_deck_does_not_bring_the_discard_pile_back_yet():
    game = by_hand("", "", deck="noble noble noble", discard="segador", rest=1)
    play(game, "draw", *["deal noble"] * 3)
    position = game.position()
    assert (position["deck"], position["discard"]) == ({}, {"segador": 1})


@covers("001-A1-09")
def test_drawing_stops_when_deck_and_discard_pile_are_empty():
    game = by_hand("", "", deck="noble", discard="segador", rest=1)
    play(game, "draw", "deal noble", "deal segador")
    assert (game.phase, game.seat) == ("ship", 0)


def test_with_nothing_to_draw_one_must_build():
    game = by_hand("", "", deck="", rest=1)
    assert "draw" not in game.moves()
    assert "build capitan 1" in game.moves()
    assert "skip" not in game.moves()


def test_with_nothing_to_draw_and_nothing_to_build_one_skips():
    game = by_hand("", "", hands=["pirate-red pirate-blue", ""], deck="", rest=1)
    assert game.moves() == ["skip"]
    play(game, "skip")
    assert (game.phase, game.moves()) == ("ship", ["ship pirate-blue", "ship pirate-red"])


@covers("001-A1-11")
def test_with_an_empty_hand_no_card_goes_on_the_ship():
    game = by_hand("", "", hands=["", ""], deck="", rest=1)
    assert game.moves() == ["skip"]
    play(game, "skip")
    assert (game.seat, game.phase) == (1, "act")
    assert game.position()["ship"] == {"noble": 1}


def test_a_ship_can_be_smaller_by_the_cards_nobody_had():
    game = by_hand("", "", hands=["", ""], deck="", rest=0, seat=1)
    play(game, "skip")
    assert game.position()["round"] == 2
    assert game.position()["ship"] == {"noble": 1}


@covers("001-PA-01")
def test_palaces_and_cities_are_built_as_often_as_one_likes():
    game = by_hand("1 blue, 2 blue, 3 white, 4 white, 5 white, 6 blue, 7 blue", "", held={"blue": 1})
    play(game, "palace 1+2", "city 3+4+5", "palace 6+7")
    assert standing(game, 0) == "1 blue palace, 3 white city, 6 blue palace"
    assert game.phase == "act"


@covers("001-A1-10")
def test_the_extra_card_does_not_lift_the_ban_on_building():
    game = by_hand("", "", hands=["capitan", "capitan herrero"], held={"brown": 0})
    play(game, "take", "deal noble")
    assert game.moves() == ["draw"]


def test_the_extra_card_is_no_longer_to_be_had_when_there_is_none():
    game = by_hand("", "", deck="", rest=1, held={"brown": 0})
    assert "take" not in game.moves()


def test_the_extra_card_after_drawing_short():
    game = by_hand("", "", deck="noble noble noble noble", rest=1, held={"brown": 0})
    play(game, "draw", *["deal noble"] * 3, "take")
    assert game.moves() == ["deal noble"]


def test_if_several_others_overtake_the_holder_in_a_tie_the_privilege_stays():
    three = "1 blue, 2 blue, 3 blue"
    game = landed("pirate-blue", three, three, three, held={"blue": 0})
    play(game, "raze 1")
    assert holders(game) == {"blue": 0}


def test_of_several_who_overtake_the_holder_the_one_with_the_most_takes_it():
    three = "1 blue, 2 blue, 3 blue"
    game = landed("pirate-blue", three, three, f"{three}, 4 blue", held={"blue": 0})
    play(game, "raze 1")
    assert holders(game) == {"blue": 2}


def test_a_privilege_is_kept_below_three_points():
    game = landed("pirate-blue", "1 blue, 2 blue, 3 blue", "1 blue, 2 blue")
    play(game, "raze 1")
    assert holders(game) == {"blue": 0}


def test_privileges_are_looked_at_when_a_move_is_complete():
    """With its three houses gone and its city not yet there the holder would have fewer than the other."""
    game = by_hand("1 blue, 2 blue, 3 blue", "1 blue, 2 blue, 3 blue", held={"blue": 0})
    play(game, "city 1+2+3")
    assert holders(game) == {"blue": 0}


def test_a_palace_of_two_colours_can_cost_the_privilege_of_the_other_colour():
    game = by_hand("1 blue, 2 blue, 3 blue, 4 red", "1 blue, 2 blue, 3 blue", held={"blue": 0, "orange": 0})
    play(game, "palace 4+1")
    assert holders(game) == {"blue": 1, "orange": 0, "red": 0}


def test_tie_needs_a_free_plot_at_the_first_priority():
    game = landed("noble", "", "", held={"blue": 1})
    assert game.phase == "act"


def test_draw4_does_not_let_one_draw_three():
    game = by_hand("", "", held={"white": 0})
    play(game, "draw", *["deal noble"] * 3)
    assert game.phase == "deal"


def test_draw4_stops_where_the_cards_end():
    game = by_hand("", "", deck="noble noble", rest=1, held={"white": 0})
    play(game, "draw", *["deal noble"] * 2)
    assert game.phase == "ship"


def test_free_covers_settlers_from_the_ship():
    game = landed("capitan", "1 red", "", held={"green": 1})
    assert plots(game, "settle") == set(range(1, 13))


def test_free_does_not_change_how_islands_are_compared():
    assert chosen("capitan", "1 red", "", held={"green": 0}) == 1


def test_a_pirate_hits_nobody_without_points_in_its_colour():
    game = landed("pirate-blue", "1 red", "2 white")
    assert game.phase == "act"


def test_the_player_safe_from_pirates_is_passed_over_and_the_next_best_hit():
    game = landed("pirate-blue", "1 blue, 2 blue", "1 blue", "1 blue, 3 white", held={"red": 0})
    assert play(game, "raze 1", "raze 3") == [1, 2]


def test_the_player_safe_from_pirates_alone_with_the_colour_loses_nothing():
    game = landed("pirate-blue", "1 blue, 2 blue", "1 white", held={"red": 0})
    assert game.phase == "act"


def test_who_loses_a_house_is_fixed_when_the_pirate_is_revealed():
    """Seat 0 gives up a red house, has the most blue ones still, and is not asked again."""
    game = landed("pirate-blue", "1 blue, 2 blue, 3 red", "1 blue, 2 blue", "1 blue")
    assert play(game, "raze 3", "raze 1") == [0, 1]
    assert game.phase == "act"


def test_privileges_are_looked_at_after_every_house_lost():
    """Seat 0 loses blue to seat 1 with its house, and is not asked twice."""
    game = landed(
        "pirate-white", "1 white, 2 blue, 3 blue, 4 blue", "1 white, 5 blue, 6 blue, 7 blue", held={"blue": 0}
    )
    play(game, "raze 2")
    assert holders(game) == {"blue": 1}
    assert game.seat == 1


def test_a_tie_at_the_end_is_a_shared_win():
    game = by_hand("1 red", "1 blue", "", phase="end", seat=2)
    game.course.s.last_round = 1
    play(game, "end")
    assert (game.scores(), game.winners()) == ([1, 1, 0], [0, 1])


def test_round_50_is_the_last_in_any_case():
    game = landed("pirate-green", "", "", this_round=49)
    assert (game.position()["round"], game.position()["last_round"]) == (50, True)
    play(game, "build capitan 1", "ship herrero", "build capitan 1", "ship herrero", "reveal noble")
    assert game.phase == "reveal"
    play(game, "reveal herrero")
    assert game.over
    assert game.position()["round"] == 50


def test_round_49_is_not_yet_the_last():
    game = landed("pirate-green", "", "", this_round=48)
    assert (game.position()["round"], game.position()["last_round"]) == (49, False)


def test_chance_makes_a_move_of_one_outcome_too():
    game = by_hand("", "", deck="noble", rest=1)
    play(game, "draw")
    assert (game.seat, game.moves()) == (mac.CHANCE, ["deal noble"])


def test_a_forced_move_is_made_and_recorded():
    game = landed("pirate-blue", "1 blue", "")
    assert game.moves() == ["raze 1"]
    play(game, "raze 1")
    assert game.history[-1] == (0, "raze 1")
