"""What happens when pieces run out: with five islands there is room for all of them."""

import pytest

from tests.rulebook.canarias.builder import by_hand, landed, play, plots, standing
from tests.rulebook.coverage import covers

COLOURS = ["red", "blue", "green", "orange", "brown", "white"]
NO_PRIVILEGES = dict.fromkeys(COLOURS)


def row(plots_there, colour, kind=""):
    return ", ".join(f"{plot} {colour} {kind}".strip() for plot in plots_there)


EIGHT_BROWN = row(range(5, 13), "brown")


def ends(game, beginning):
    """How the legal moves that begin so go on."""
    return [move.removeprefix(beginning) for move in game.moves() if move.startswith(beginning)]


def out_of_brown_houses(**position):
    return by_hand("", EIGHT_BROWN, held=NO_PRIVILEGES, **position)


@covers("001-PA-10")
def test_without_a_house_of_the_colour_any_other_colour_left_may_be_taken():
    game = out_of_brown_houses()
    others = [f" as {colour}" for colour in ["blue", "green", "orange", "red", "white"]]
    assert ends(game, "build capitan 1") == others
    play(game, "build capitan 1 as green")
    assert standing(game, 0) == "1 green"
    assert game.position()["supply"]["house"]["green"] == 7


def test_the_priorities_are_still_those_of_the_settler():
    assert plots(out_of_brown_houses(), "build capitan") == {1, 2, 3}


@covers("001-PA-10")
def test_while_the_colour_is_left_no_other_may_be_taken():
    game = by_hand("", row(range(5, 12), "brown"), held=NO_PRIVILEGES)
    assert ends(game, "build capitan 1") == [""]


def test_a_building_in_another_colour_counts_as_that_colour():
    game = out_of_brown_houses(hands=["capitan segador pescador", "capitan herrero"])
    play(game, "build capitan 3 as white")
    position = game.position()
    assert position["points"][0] == 1
    game = landed("noble", standing(game, 0), EIGHT_BROWN, held=NO_PRIVILEGES)
    assert (game.seat, plots(game, "settle")) == (0, {2, 4, 7})


@covers("001-PA-10")
def test_the_owner_of_the_island_chooses_the_colour_of_a_ships_settler():
    game = landed("capitan", "1 red, 2 red", EIGHT_BROWN, held=NO_PRIVILEGES)
    assert game.seat == 1
    assert ends(game, "settle 2") == [
        f" as {colour}" for colour in ["blue", "green", "orange", "red", "white"]
    ]
    assert play(game, "settle 2 as orange") == [1]
    assert standing(game, 1).startswith("2 orange, 5 brown")


@covers("001-PA-11")
def test_without_a_palace_of_the_colour_another_is_built():
    game = by_hand("1 red, 2 red", row(range(1, 7), "red", "palace"), held=NO_PRIVILEGES)
    assert ends(game, "palace 1+2") == [f" as {c}" for c in ["blue", "brown", "green", "orange", "white"]]
    play(game, "palace 1+2 as blue")
    assert standing(game, 0) == "1 blue palace"
    assert game.position()["supply"]["house"]["red"] == 8


@covers("001-PA-12")
def test_without_a_city_of_the_colour_another_is_built():
    game = by_hand("1 red, 2 red, 3 red", "1 red city, 2 red city", held=NO_PRIVILEGES)
    assert ends(game, "city 3+1+2") == [f" as {c}" for c in ["blue", "brown", "green", "orange", "white"]]
    play(game, "city 3+1+2 as white")
    assert standing(game, 0) == "3 white city"


def test_only_colours_that_are_left_may_be_named():
    cities = [row((1, 2), "red", "city"), row((1, 2), "blue", "city"), row((1, 2), "green", "city")]
    game = by_hand("5 red, 6 red, 7 red", *cities, held=NO_PRIVILEGES)
    assert ends(game, "city 5+6+7") == [" as brown", " as orange", " as white"]


def no_houses(first="", **position):
    """All 48 houses stand on the islands of the seats 1 to 4."""
    full = [row(range(1, 9), colour) for colour in COLOURS[:4]]
    rest = [row(range(9, 13), "brown"), row(range(9, 13), "brown"), row(range(9, 13), "white")]
    islands = [", ".join(parts) for parts in zip(full, [*rest, row(range(9, 13), "white")], strict=True)]
    return [first, *islands], {"held": NO_PRIVILEGES, **position}


def test_if_no_house_is_left_in_any_colour_none_is_built():
    islands, position = no_houses()
    assert by_hand(*islands, **position).moves() == ["draw"]


def test_if_no_house_is_left_a_ships_settler_is_discarded_at_once():
    islands, position = no_houses()
    game = landed("capitan", *islands, **position)
    assert (game.phase, game.position()["discard"]) == ("act", {"capitan": 1})
    assert standing(game, 0) == ""


@pytest.mark.parametrize(("kind", "number", "verb"), [("palace", 6, "palace"), ("city", 2, "city")])
def test_if_no_palace_or_city_is_left_in_any_colour_none_is_built(kind, number, verb):
    places = [(seat, plot) for seat in range(4) for plot in range(1, 10)]
    islands = ["", "", "", ""]
    for piece, (seat, plot) in zip([c for c in COLOURS for _ in range(number)], places, strict=False):
        islands[seat] += f"{plot} {piece} {kind}, "
    game = by_hand("1 red, 2 red, 3 red", *islands, held=NO_PRIVILEGES)
    assert sum(game.position()["supply"][kind].values()) == 0
    assert ends(game, f"{verb} ") == []


def test_houses_given_back_may_be_built_again():
    game = by_hand("9 brown, 10 brown", row(range(6, 12), "brown"), held=NO_PRIVILEGES)
    assert ends(game, "build capitan 1")[0] == " as blue"
    play(game, "palace 9+10")
    assert ends(game, "build capitan 1") == [""]


def test_with_the_privileges_free_and_mixed_the_first_plot_says_which_colour_is_out():
    game = by_hand(
        "1 red, 2 blue",
        row(range(1, 7), "red", "palace"),
        held={**NO_PRIVILEGES, "green": 0, "orange": 0},
    )
    assert ends(game, "palace 2+1") == ["", *(f"@{v}" for v in [1, 10, 11, 12, 3, 4, 5, 6, 7, 8, 9])]
    assert "palace 1+2@2 as green" in game.moves()
    play(game, "palace 1+2@7 as green")
    assert standing(game, 0) == "7 green palace"
