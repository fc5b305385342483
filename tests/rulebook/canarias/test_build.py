import pytest

from tests.rulebook.canarias.builder import FEATURES, NEIGHBOURS, by_hand, play, plots, standing
from tests.rulebook.coverage import covers

#: Every plot at the field taken, and no building green or brown.
NO_FIELD = "4 blue, 7 white, 8 blue, 12 white"


def hand_of(card, island, **position):
    """Seat 0 may build with this card."""
    return by_hand(island, "", hands=[f"{card} noble", "capitan herrero"], **position)


def build_plots(card, island, **position):
    return plots(hand_of(card, island, **position), f"build {card}")


@covers("001-A1-06", "001-BU-03", "001-BU-04", "001-BU-05", "001-BU-07")
@pytest.mark.parametrize(
    ("card", "feature"),
    [
        ("segador", "field"),
        ("capitan", "coast"),
        ("herrero", "village"),
        ("lenador", "mountain"),
        ("mercader", "road"),
        ("lavandera", "river"),
    ],
)
def test_the_first_priority_says_where_to_build(card, feature):
    assert build_plots(card, "") == set(FEATURES[feature])


@covers("001-A1-03", "001-BU-01")
def test_one_builds_on_the_own_island_and_on_free_plots_alone():
    game = hand_of("capitan", "1 blue, 2 blue palace")
    assert plots(game, "build capitan") == {3}
    play(game, "build capitan 3")
    assert (standing(game, 0), standing(game, 1)) == ("1 blue, 2 blue palace, 3 brown", "")


@covers("001-BU-02")
def test_nothing_is_built_in_the_village_or_on_the_field():
    everywhere = build_plots("noble", "", held={"green": 0})
    assert everywhere == set(range(1, 13))


@covers("001-BU-07")
def test_among_several_plots_of_the_deciding_priority_the_player_chooses():
    for plot in FEATURES["field"]:
        game = hand_of("segador", "")
        play(game, f"build segador {plot}")
        assert standing(game, 0) == f"{plot} red"


@covers("001-BU-04", "001-BU-08")
def test_the_second_priority_counts_when_the_first_has_no_free_plot():
    assert build_plots("segador", f"{NO_FIELD}, 1 green") == {2, 6}


@covers("001-BU-08")
def test_the_third_priority_counts_when_the_first_two_have_none():
    assert build_plots("segador", f"{NO_FIELD}, 9 brown") == {6, 10}


@covers("001-BU-08")
def test_the_fourth_priority_counts_when_the_first_three_have_none():
    assert build_plots("segador", NO_FIELD) == {2, 6, 10}


@covers("001-BU-08")
def test_later_priorities_do_not_matter_once_one_has_a_free_plot():
    assert build_plots("segador", "4 green, 7 brown, 8 white") == {12}


@covers("001-BU-09")
def test_with_no_free_plot_at_any_priority_every_free_plot_will_do():
    assert build_plots("segador", f"{NO_FIELD}, 2 blue, 6 white, 10 orange") == {1, 3, 5, 9, 11}


@covers("001-BU-06")
@pytest.mark.parametrize("kind", ["", " palace", " city"])
def test_a_colour_means_houses_palaces_and_cities(kind):
    assert build_plots("noble", f"3 white{kind}") == {2, 4, 7}


@covers("001-BU-06")
def test_a_colour_means_only_the_own_island():
    game = by_hand("", "3 white", hands=["noble capitan", "capitan herrero"])
    assert plots(game, "build noble") == set(FEATURES["village"])


@covers("001-BU-08", "001-BU-15")
def test_a_colour_nobody_has_built_has_no_plots():
    assert build_plots("noble", "") == set(FEATURES["village"])


@covers("001-BU-10")
@pytest.mark.parametrize("plot", range(1, 13))
def test_plots_are_neighbours_over_an_edge_and_not_over_a_corner(plot):
    assert build_plots("noble", f"{plot} white") == set(NEIGHBOURS[plot])


@covers("001-BU-10", "001-BU-11")
def test_neither_river_nor_road_parts_neighbours():
    assert build_plots("noble", "2 white") >= {3}
    assert build_plots("noble", "11 white") >= {12}


@covers("001-BU-12", "001-BU-13", "001-BU-14", "001-BU-15", "001-BU-16")
def test_the_reaper_of_the_book_builds_at_the_village():
    """No free plot at the field, no green building, none free next to brown, one free at the village."""
    game = hand_of("segador", f"{NO_FIELD.replace('8 blue', '8 brown')}, 5 blue, 2 white, 6 orange")
    assert plots(game, "build segador") == {10}
    play(game, "build segador 10")
    assert "10 red" in standing(game, 0)


@covers("001-BU-01")
def test_on_a_full_island_nothing_is_built():
    full = ", ".join(f"{plot} {colour}" for plot, colour in enumerate(["red", "blue", "white"] * 4, 1))
    game = by_hand(full, "", held={"red": None, "blue": None, "white": None})
    assert not any(move.startswith("build ") for move in game.moves())


@covers("001-PI-01")
def test_pirates_do_not_build():
    game = by_hand("", "", hands=["pirate-red capitan", "capitan herrero"])
    assert not any(move.startswith("build pirate-red") for move in game.moves())
