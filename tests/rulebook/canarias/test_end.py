import pytest

from tests.rulebook.canarias.builder import by_hand, landed, play
from tests.rulebook.coverage import covers

CITIES = "1 red city, 2 red city, 3 blue city"  # 15 points


def last_round(*islands, **position):
    """The last turn of the last round ends; the ship has nothing to reveal."""
    starter = position.get("starter", 0)
    game = by_hand(*islands, phase="end", seat=(starter - 1) % len(islands), **position)
    game.course.s.last_round = 1
    play(game, "end")
    return game


@covers("001-IN-10", "001-GO-01", "001-EN-05", "001-EN-06", "001-EN-07", "001-EN-08")
@pytest.mark.parametrize(
    ("island", "points"),
    [
        ("", 0),
        ("1 red, 2 blue, 3 blue", 3),
        ("1 red palace", 3),
        ("1 red palace, 2 blue palace", 6),
        ("1 red palace, 2 red palace, 3 red palace", 7),
        ("1 red city, 2 red city", 10),
        ("1 red city, 2 red palace, 3 red", 9),
    ],
)
def test_a_house_is_worth_1_a_first_palace_3_a_further_one_2_and_a_city_5(island, points):
    assert by_hand(island, "").position()["points"] == [points, 0]


@covers("001-EN-09", "001-EN-10", "001-EN-11", "001-EN-12", "001-EN-13", "001-EN-14")
def test_the_island_of_the_book_is_worth_17_points():
    """Four houses, a first and a further red palace, an orange palace, a green city."""
    island = "1 blue, 2 blue, 3 white, 4 brown, 5 red palace, 6 red palace, 7 orange palace, 8 green city"
    game = last_round(island, "")
    assert game.scores() == [17, 0]
    [seat, _] = game.breakdown()
    assert {entry["colour"]: entry["points"] for entry in seat["colours"]} == {
        "red": 5,
        "blue": 2,
        "green": 5,
        "orange": 3,
        "brown": 1,
        "white": 1,
    }


@covers("001-GO-01")
def test_cards_and_privileges_are_worth_nothing():
    game = last_round("1 red", "1 blue", hands=["capitan", "noble noble noble"], held={"red": 0, "white": 0})
    assert game.scores() == [1, 1]


@covers("001-EN-02")
@pytest.mark.parametrize(
    ("island", "last"), [(f"{CITIES}, 4 white palace", False), (f"{CITIES}, 4 red palace, 5 blue", True)]
)
def test_19_points_at_the_end_of_a_round_make_the_next_round_the_last(island, last):
    game = landed("pirate-green", island, "")
    assert game.position()["points"][0] == (19 if last else 18)
    assert game.position()["last_round"] is last
    assert not game.over


@covers("001-EN-01")
def test_points_are_counted_after_the_ship_and_not_before():
    game = landed("pirate-green", f"{CITIES}, 4 green palace, 5 green", "", held={"red": None, "blue": None})
    assert game.position()["points"][0] == 19
    play(game, "raze 5")
    assert game.position()["last_round"] is False


@covers("001-EN-01")
def test_the_ship_can_bring_the_19th_point():
    game = landed("capitan", "1 red city, 2 red city, 5 blue city, 6 blue palace", "1 red, 2 red, 3 red")
    assert game.position()["points"][0] == 18
    play(game, "settle 3")
    assert game.position()["last_round"] is True


@covers("001-EN-01")
def test_points_in_the_middle_of_a_round_do_not_end_the_game():
    game = by_hand(f"{CITIES}, 4 white, 5 white, 6 orange", "")
    play(game, "palace 4+5")
    assert game.position()["points"][0] == 19
    assert game.position()["last_round"] is False


@covers("001-EN-02", "001-EN-03")
def test_exactly_one_more_round_is_played_with_its_ship():
    game = landed("pirate-green", f"{CITIES}, 4 red palace, 5 blue", "")
    assert (game.position()["round"], game.position()["last_round"]) == (2, True)
    played = []
    while not game.over:
        played.append(game.phase)
        moves = game.moves()
        play(game, "draw" if "draw" in moves else moves[0])
    assert played.count("act") == 2
    assert played.count("reveal") == 2
    assert game.position()["round"] == 2


@covers("001-EN-02")
def test_the_last_round_stays_the_last_though_points_are_lost():
    island = "1 white city, 2 white city, 3 blue city, 4 green palace, 5 blue"
    game = landed("pirate-red", island, "", hands=["capitan pirate-white", "pirate-blue capitan"])
    assert (game.position()["points"][0], game.position()["last_round"]) == (19, True)
    play(game, "build capitan 1", "ship pirate-blue", "draw", *["deal noble"] * 4, "ship pirate-white")
    play(game, "reveal pirate-blue", "raze 5", "reveal pirate-white")
    assert game.scores() == [18, 1]


@covers("001-IN-10", "001-GO-02", "001-EN-04")
def test_the_most_points_after_the_last_round_win():
    game = last_round("1 red, 2 blue palace", "1 red city", "2 white")
    assert (game.scores(), game.winners()) == ([4, 5, 1], [1])
    assert (game.phase, game.seat, game.moves()) == ("over", None, [])


def test_there_are_no_scores_before_the_end():
    game = by_hand("1 red", "")
    assert game.scores() is game.winners() is game.breakdown() is None
    assert game.position()["scores"] is None


def test_round_and_start_player_stay_as_they_were_at_the_end():
    position = last_round("1 red", "", starter=1, this_round=7).position()
    assert (position["round"], position["starter"], position["scores"]) == (7, 1, [1, 0])
