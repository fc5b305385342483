import pytest

from tests.rulebook.canarias.builder import by_hand, chosen, holders, landed, play, plots, standing
from tests.rulebook.coverage import covers


@covers("001-PV-01")
@pytest.mark.parametrize(
    ("before", "moves", "gets_it"),
    [
        ("1 brown, 2 brown", ["build capitan 3"], True),
        ("1 brown", ["build capitan 3"], False),
        ("1 brown, 2 brown", ["palace 1+2"], True),
    ],
)
def test_the_first_with_three_points_in_a_colour_gets_its_privilege(before, moves, gets_it):
    game = by_hand(before, "4 brown, 5 brown")
    play(game, *moves)
    assert holders(game) == ({"brown": 0} if gets_it else {})


@covers("001-PV-01")
def test_three_points_in_different_colours_are_not_enough():
    assert holders(by_hand("1 brown, 2 brown, 3 red", "")) == {}


@covers("001-PV-01")
def test_a_settler_from_the_ship_can_bring_a_privilege():
    game = landed("capitan", "1 red, 2 green", "5 brown, 6 brown")
    play(game, "settle 1")
    assert holders(game) == {"brown": 1}


@covers("001-PV-04")
def test_who_has_more_points_takes_the_privilege_from_its_holder():
    game = by_hand("1 brown, 2 brown, 4 brown", "5 brown, 6 brown, 7 brown", held={"brown": 1})
    play(game, "build capitan 3")
    assert holders(game) == {"brown": 0}


@covers("001-PV-05")
def test_with_as_many_points_the_privilege_stays_with_its_holder():
    game = by_hand("1 brown, 2 brown", "5 brown, 6 brown, 7 brown")
    play(game, "build capitan 3")
    assert holders(game) == {"brown": 1}


@covers("001-PV-03")
def test_a_privilege_works_at_once():
    game = by_hand("4 green, 5 green", "", hands=["lenador capitan noble", "capitan herrero"])
    play(game, "build lenador 9")
    assert "palace 4+5@1" in game.moves()


@covers("001-PV-04")
def test_a_privilege_lost_works_no_more():
    game = by_hand("4 green, 5 green, 6 green", "4 green, 5 green, 6 green", held={"green": 1})
    play(game, "city 4+5+6", "build capitan 1", "ship herrero")
    assert holders(game) == {"green": 0}
    assert plots(game, "build capitan") == {1, 2, 3}


@covers("001-PV-06")
def test_who_has_several_privileges_uses_all_of_them():
    game = by_hand("1 red, 2 blue", "", held={"white": 0, "brown": 0, "green": 0, "orange": 0})
    moves = game.moves()
    assert {"take", "build capitan 12", "palace 1+2@7"} <= set(moves)
    play(game, "take", "deal noble", "draw")
    assert game.position()["dealing"] == {"seat": 0, "left": 4}


# --- tie ---


@covers("001-PV-09")
def test_tie_wins_a_tie_at_the_first_priority():
    game = landed("capitan", "", "", "1 red", held={"blue": 1})
    assert (game.phase, game.seat) == ("settle", 1)


@covers("001-PV-10")
def test_tie_wins_though_a_later_priority_would_say_otherwise():
    assert chosen("capitan", "3 white", "1 red", held={"blue": 1}) == 1


@covers("001-PV-09")
def test_tie_does_not_win_against_more_free_plots():
    assert chosen("capitan", "", "1 red", held={"blue": 1}) == 0


@covers("001-PV-09")
def test_tie_does_not_help_those_who_are_not_among_the_tied():
    assert chosen("capitan", "8 white", "", "1 red, 2 red", held={"blue": 2}) == 0


@covers("001-PV-10")
def test_tie_counts_at_the_first_priority_alone():
    """Nobody has white; at the village and at the field all have as many plots."""
    game = landed("noble", "", "1 red", held={"blue": 1})
    assert game.phase == "act"


# --- draw4 ---


@covers("001-PV-11")
def test_draw4_draws_four_cards():
    game = by_hand("", "", held={"white": 0})
    play(game, "draw", *["deal noble"] * 4)
    assert game.position()["hands"][0] == {"capitan": 1, "herrero": 1, "noble": 4}
    assert game.phase == "ship"


# --- mixed ---


@covers("001-PV-12", "001-PV-13", "001-PV-14")
def test_mixed_allows_a_palace_of_two_colours_in_the_colour_and_on_the_plot_of_one_of_them():
    game = by_hand("1 red, 2 blue", "", held={"orange": 0})
    assert {"palace 1+2", "palace 2+1"} == {move for move in game.moves() if move.startswith("palace")}
    other = game.copy()
    play(game, "palace 1+2")
    assert standing(game, 0) == "1 red palace"
    play(other, "palace 2+1")
    assert standing(other, 0) == "2 blue palace"
    supply = game.position()["supply"]["house"]
    assert (supply["red"], supply["blue"]) == (8, 8)


@covers("001-PV-12")
def test_mixed_still_allows_two_houses_of_one_colour():
    assert "palace 1+2" in by_hand("1 red, 2 red", "", held={"orange": 0}).moves()


@covers("001-PV-15")
def test_mixed_is_no_help_for_a_city():
    game = by_hand("1 red, 2 red, 3 blue", "", held={"orange": 0})
    assert not any(move.startswith("city") for move in game.moves())


# --- free ---


@covers("001-PV-16")
def test_free_builds_houses_on_any_free_plot():
    game = by_hand("1 red, 5 red", "", held={"green": 0})
    assert plots(game, "build capitan") == {2, 3, 4, *range(6, 13)}


@covers("001-PV-16")
def test_free_builds_palaces_on_any_plot_that_is_free_then():
    game = by_hand("1 red, 2 red, 3 blue", "", held={"green": 0})
    palaces = {move for move in game.moves() if move.startswith("palace")}
    assert palaces == {"palace 1+2", "palace 2+1", *(f"palace 1+2@{v}" for v in range(4, 13))}
    play(game, "palace 1+2@9")
    assert standing(game, 0) == "3 blue, 9 red palace"


@covers("001-PV-16")
def test_free_builds_cities_on_any_plot_that_is_free_then():
    game = by_hand("1 red, 2 red, 10 red", "", held={"green": 0})
    cities = {move for move in game.moves() if move.startswith("city")}
    here = {"city 1+2+10", "city 2+1+10", "city 10+1+2"}
    assert cities == here | {f"city 1+2+10@{v}" for v in (*range(3, 10), 11, 12)}
    play(game, "city 1+2+10@4")
    assert standing(game, 0) == "4 red city"


@covers("001-PV-16")
def test_free_and_mixed_together_put_the_palace_of_one_colour_where_the_other_house_stood():
    game = by_hand("1 red, 2 blue", "", held={"green": 0, "orange": 0})
    palaces = {move for move in game.moves() if move.startswith("palace")}
    of_red = {"palace 1+2", *(f"palace 1+2@{v}" for v in range(2, 13))}
    of_blue = {"palace 2+1", *(f"palace 2+1@{v}" for v in (1, *range(3, 13)))}
    assert palaces == of_red | of_blue
    play(game, "palace 1+2@2")
    assert standing(game, 0) == "2 red palace"


# --- extra ---


@covers("001-PV-17")
@pytest.mark.parametrize("phase", ["act", "ship", "end"])
def test_extra_takes_one_card_at_any_time_of_the_turn(phase):
    game = by_hand("", "", phase=phase, held={"brown": 0})
    play(game, "take", "deal noble")
    assert game.position()["hands"][0] == {"capitan": 1, "herrero": 1, "noble": 1}
    assert (game.seat, game.phase) == ((0, phase) if phase != "end" else (1, "act"))


@covers("001-PV-17")
@pytest.mark.parametrize("action", [["build capitan 1"], ["draw", *["deal segador"] * 3]])
def test_extra_is_taken_whether_one_builds_or_not_but_once_a_turn(action):
    game = by_hand("", "", held={"brown": 0})
    play(game, "take", "deal noble", *action)
    assert "take" not in game.moves()
    play(game, "ship herrero")
    assert game.seat == 1


@covers("001-PV-17")
def test_extra_may_be_taken_again_next_turn():
    game = by_hand("", "", seat=1, held={"brown": 1})
    play(game, "take", "deal noble", "build capitan 1", "ship herrero", "reveal noble")
    assert (game.seat, game.phase) == (1, "act")
    assert "take" in game.moves()


# --- pirates ---


@covers("001-PV-18")
def test_the_holder_of_pirates_loses_no_house():
    game = landed("pirate-blue", "1 blue, 2 blue", "1 blue", "", held={"red": 0})
    assert (game.phase, game.seat) == ("raze", 1)


@covers("001-PV-19")
def test_the_holder_of_pirates_and_of_the_pirates_colour_says_who_loses_a_house():
    game = landed("pirate-blue", "1 blue", "1 green", "2 white", held={"red": 0, "blue": 0})
    assert (game.phase, game.seat, game.moves()) == ("blame", 0, ["blame 1", "blame 2"])
    play(game, "blame 2")
    assert (game.phase, game.seat, game.moves()) == ("raze", 2, ["raze 2"])
    play(game, "raze 2")
    assert [standing(game, seat) for seat in range(3)] == ["1 blue", "1 green", ""]


@covers("001-PV-19")
def test_the_red_pirate_lets_the_holder_of_pirates_choose_a_victim():
    game = landed("pirate-red", "1 red", "1 green, 2 green", held={"red": 0})
    assert game.moves() == ["blame 1"]
