from tests.rulebook.canarias.builder import by_hand, holders, landed, play, standing
from tests.rulebook.coverage import covers


def razing(game):
    return game.phase, game.seat


@covers("001-PI-02")
def test_pirates_go_on_the_ship_and_do_nothing_else():
    game = by_hand("", "", hands=["pirate-red capitan", "capitan herrero"])
    play(game, "build capitan 1")
    assert game.moves() == ["ship pirate-red"]


@covers("001-PI-03")
def test_the_holder_of_the_privilege_of_the_pirates_colour_loses_a_house():
    game = landed("pirate-blue", "1 blue", "1 blue, 2 blue, 3 blue", "", held={"blue": 0})
    assert razing(game) == ("raze", 0)
    play(game, "raze 1")
    assert game.phase == "act"


@covers("001-PI-03")
def test_the_loser_gives_up_a_house_of_any_colour():
    game = landed("pirate-blue", "1 blue, 5 green, 9 white, 10 orange palace", "", held={"blue": 0})
    assert game.moves() == ["raze 1", "raze 5", "raze 9"]
    play(game, "raze 9")
    assert standing(game, 0) == "1 blue, 5 green, 10 orange palace"
    assert game.position()["supply"]["house"]["white"] == 8


def test_the_pirate_goes_to_the_discard_pile():
    game = landed("pirate-blue", "1 blue", "")
    assert game.position()["revealed"] == "pirate-blue"
    play(game, "raze 1")
    assert game.position()["discard"] == {"pirate-blue": 1}


@covers("001-PI-04")
def test_a_holder_without_a_house_loses_nothing():
    game = landed("pirate-blue", "1 blue palace, 2 white city", "3 blue")
    assert holders(game) == {"blue": 0, "white": 0}
    assert game.phase == "act"
    assert standing(game, 1) == "3 blue"


@covers("001-PI-05")
def test_with_the_privilege_nobodys_the_most_points_in_the_colour_lose_a_house():
    game = landed("pirate-blue", "1 blue", "1 blue, 2 blue", "1 white, 2 white")
    assert holders(game) == {}
    assert razing(game) == ("raze", 1)
    play(game, "raze 2")
    assert game.phase == "act"


@covers("001-PI-06")
def test_in_a_tie_all_of_them_lose_a_house():
    game = landed("pirate-blue", "1 blue, 2 blue", "1 blue", "1 blue, 2 blue")
    assert play(game, "raze 1", "raze 2") == [0, 2]
    assert [standing(game, seat) for seat in range(3)] == ["2 blue", "1 blue", "1 blue"]
    assert game.phase == "act"


@covers("001-PI-04")
def test_of_the_tied_who_has_no_house_loses_nothing_and_the_others_do():
    game = landed("pirate-blue", "1 blue palace", "1 blue, 2 blue, 3 blue", held={"blue": None})
    assert play(game, "raze 1") == [1]
    assert game.phase == "act"


def test_several_losers_follow_the_start_player_clockwise():
    game = landed("pirate-blue", "1 blue", "1 blue", "1 blue", starter=1)
    assert play(game, "raze 1", "raze 1", "raze 1") == [1, 2, 0]


def test_two_pirates_of_a_ship_are_settled_one_after_the_other():
    game = by_hand("1 blue, 2 red", "", phase="reveal", ship="pirate-red pirate-blue noble")
    play(game, "reveal pirate-red", "raze 2", "reveal pirate-blue", "raze 1")
    assert standing(game, 0) == ""


def test_losing_a_house_can_cost_a_privilege():
    game = landed("pirate-blue", "1 blue, 2 blue, 3 blue", "1 blue, 2 blue, 3 blue", held={"blue": 0})
    play(game, "raze 2")
    assert holders(game) == {"blue": 1}


@covers("001-PV-19")
def test_the_one_blamed_chooses_the_house():
    game = landed("pirate-blue", "1 blue", "4 white, 7 green, 8 red palace", held={"red": 0, "blue": 0})
    play(game, "blame 1")
    assert game.moves() == ["raze 4", "raze 7"]


def test_only_who_has_a_house_can_be_blamed():
    game = landed("pirate-blue", "1 blue", "1 red palace", "2 white", held={"red": 0, "blue": 0})
    assert game.moves() == ["blame 2"]


def test_if_nobody_else_has_a_house_there_is_nobody_to_blame():
    game = landed("pirate-blue", "1 blue", "1 red palace", "", held={"red": 0, "blue": 0})
    assert game.phase == "act"
    assert standing(game, 0) == "1 blue"
