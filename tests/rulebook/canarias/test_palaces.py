import pytest

from tests.rulebook.canarias.builder import by_hand, landed, play, plots, standing
from tests.rulebook.coverage import covers

THREE_GREEN = "2 green, 6 green, 11 green"


def at(island, phase="act", **position):
    """Seat 0 has this island; the green privilege is nobody's, so that the usual rules hold."""
    return by_hand(island, "", phase=phase, **{"held": {"green": None}, **position})


def larger(game):
    """The legal palaces and cities."""
    return [move for move in game.moves() if move.startswith(("palace ", "city "))]


@covers("001-PA-02", "001-PA-03")
def test_a_palace_takes_two_houses_of_one_colour_and_stands_on_one_of_their_plots():
    game = at("2 green, 6 green, 9 red")
    assert larger(game) == ["palace 2+6", "palace 6+2"]
    play(game, "palace 6+2")
    assert standing(game, 0) == "6 green palace, 9 red"


@covers("001-PA-04")
def test_the_houses_of_a_palace_go_back_to_the_supply():
    game = at("2 green, 6 green")
    play(game, "palace 2+6")
    supply = game.position()["supply"]
    assert (supply["house"]["green"], supply["palace"]["green"]) == (8, 5)


@covers("001-PA-05", "001-PA-06")
def test_a_city_takes_three_houses_of_one_colour_and_stands_on_one_of_their_plots():
    game = at(THREE_GREEN)
    cities = ["city 11+2+6", "city 2+6+11", "city 6+2+11"]
    assert [move for move in larger(game) if move.startswith("city")] == cities
    play(game, "city 11+2+6")
    assert standing(game, 0) == "11 green city"
    supply = game.position()["supply"]
    assert (supply["house"]["green"], supply["city"]["green"]) == (8, 1)


@covers("001-PA-02")
@pytest.mark.parametrize(
    "island", ["2 green, 6 red", "2 green palace, 6 green palace", "2 green, 6 green palace"]
)
def test_a_palace_is_made_of_two_houses_of_one_colour_and_of_nothing_else(island):
    assert larger(at(island)) == []


@covers("001-PA-07")
@pytest.mark.parametrize(
    "island",
    ["2 green palace, 6 green", "2 green palace, 6 green palace, 7 green", "2 green city, 6 green palace"],
)
def test_a_city_is_made_of_houses_alone(island):
    assert larger(at(island)) == []


@covers("001-PA-08")
def test_the_houses_need_not_be_neighbours():
    game = at("1 green, 12 green")
    play(game, "palace 12+1")
    assert standing(game, 0) == "12 green palace"


@covers("001-PA-04")
def test_the_plots_left_by_the_houses_are_free_again():
    game = at("1 blue, 2 blue, 3 red")
    assert 2 not in plots(game, "build capitan")
    play(game, "palace 1+2")
    assert plots(game, "build capitan") == {2}


@covers("001-PA-01")
@pytest.mark.parametrize("phase", ["act", "ship", "end"])
def test_palaces_and_cities_are_built_at_any_time_of_the_own_turn(phase):
    game = at(THREE_GREEN, phase)
    moves = larger(game)
    assert len(moves) == 6 + 3
    for move in moves:
        other = game.copy()
        play(other, move)
        assert (other.seat, other.phase) == ((0, phase) if phase != "end" else (1, "act"))


def test_a_house_built_this_turn_may_go_into_a_palace_at_once():
    game = at("7 brown", hands=["capitan herrero", "capitan herrero"])
    play(game, "build capitan 1", "palace 1+7", "ship herrero")
    assert standing(game, 0) == "1 brown palace"


@covers("001-PA-01")
def test_one_builds_larger_only_in_the_own_turn():
    game = at(THREE_GREEN, seat=1)
    assert larger(game) == []


@covers("001-PA-01")
def test_nobody_builds_larger_while_the_ship_is_unloaded():
    game = landed("capitan", f"1 red, {THREE_GREEN}", "")
    assert game.phase == "settle"
    assert larger(game) == []


@covers("001-PA-09")
def test_palaces_and_cities_count_as_buildings_of_their_colour_for_settlers():
    game = at("1 white, 3 white", hands=["noble capitan", "capitan herrero"])
    play(game, "palace 3+1")
    assert plots(game, "build noble") == {2, 4, 7}


def test_the_turn_waits_at_its_end_while_a_palace_is_possible():
    game = at("2 green, 6 green", hands=["capitan herrero", "capitan herrero"])
    play(game, "build capitan 1", "ship herrero")
    assert (game.phase, game.moves()) == ("end", ["end", "palace 2+6", "palace 6+2"])
    play(game, "end")
    assert game.seat == 1


def test_the_turn_ends_by_itself_when_nothing_else_is_possible():
    game = at("", hands=["capitan herrero", "capitan herrero"])
    play(game, "build capitan 1", "ship herrero")
    assert (game.seat, game.phase) == (1, "act")


@pytest.mark.parametrize(("island", "waits"), [("9 green", False), ("9 green, 12 red", True)])
def test_with_mixed_the_turn_waits_for_two_houses_of_any_colour(island, waits):
    game = at(island, held={"orange": 0})
    play(game, "draw", *["deal noble"] * 3, "ship noble")
    assert (game.phase == "end") is waits
