"""The shipped box holds what is known of the printed one, and spreads the rest evenly."""

import hashlib
import subprocess
import sys
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from macaronesia.games.canarias.box import PLOTS, shipped_box
from macaronesia.games.canarias.names import COLOURS, FEATURES

ROOT = Path(__file__).parents[2]
FILE = ROOT / "src/macaronesia/games/canarias/boxes/reconstruction.toml"
BOX = shipped_box()
SETTLERS = BOX["settlers"]
ISLANDS = BOX["islands"]
KNOWN = {
    "segador": ("red", ["field", "green", "brown", "village"]),
    "capitan": ("brown", ["coast", "white", "orange", "river"]),
    "herrero": ("white", ["village", "mountain", "brown", "green"]),
}

each_island = pytest.mark.parametrize("name", ISLANDS)


def contacts(name: str) -> list[int]:
    """How many features each plot touches, the most first."""
    return sorted(
        (sum(plot in plots for plots in ISLANDS[name]["features"].values()) for plot in PLOTS), reverse=True
    )


def test_there_are_18_professions_with_3_copies_each_and_3_professions_per_colour():
    assert len(SETTLERS) == 18
    assert {settler["copies"] for settler in SETTLERS.values()} == {3}
    assert Counter(settler["colour"] for settler in SETTLERS.values()) == dict.fromkeys(COLOURS, 3)


@pytest.mark.parametrize("name", SETTLERS)
def test_every_card_wants_two_features_and_two_colours_never_its_own(name):
    settler = SETTLERS[name]
    assert sum(priority in FEATURES for priority in settler["priorities"]) == 2
    assert len(set(settler["priorities"])) == 4
    assert settler["colour"] not in settler["priorities"]


def test_every_feature_and_every_colour_is_wanted_6_times():
    wanted = Counter(priority for settler in SETTLERS.values() for priority in settler["priorities"])
    assert wanted == dict.fromkeys(FEATURES + COLOURS, 6)


def test_every_feature_is_wanted_first_twice_and_every_colour_once():
    first = Counter(settler["priorities"][0] for settler in SETTLERS.values())
    assert first == dict.fromkeys(FEATURES, 2) | dict.fromkeys(COLOURS, 1)


@pytest.mark.parametrize("name", KNOWN)
def test_the_known_cards_are_as_printed_and_marked_so(name):
    assert (SETTLERS[name]["colour"], SETTLERS[name]["priorities"]) == KNOWN[name]
    assert SETTLERS[name]["status"] == "known"


def test_the_partly_known_cards_are_as_far_as_known():
    assert SETTLERS["cabrero"]["colour"] == SETTLERS["cestero"]["colour"] == "brown"
    assert SETTLERS["cabrero"]["priorities"] == ["green", "coast", "mountain", "red"]
    assert SETTLERS["cestero"]["priorities"][:3] == ["blue", "village", "coast"]
    assert SETTLERS["pescador"]["priorities"][:2] == ["coast", "river"]
    assert SETTLERS["lenador"]["priorities"][0] == "mountain"
    assert SETTLERS["monje"]["priorities"][0] == "village"
    assert "noble" in SETTLERS


def test_nothing_is_called_known_that_is_not():
    assert {name for name, settler in SETTLERS.items() if settler["status"] == "known"} == set(KNOWN)
    assert {privilege["status"] for privilege in BOX["privileges"].values()} == {"reconstructed"}
    assert {island["status"] for island in ISLANDS.values()} == {"reconstructed"}


def test_ids_are_plain_ascii_and_titles_are_spelt_in_spanish():
    assert SETTLERS["lenador"]["title"] == "Leñador"
    assert SETTLERS["capitan"]["title"] == "Capitán"
    assert all(settler["title"] for settler in SETTLERS.values())
    assert all(name.isascii() for name in SETTLERS)


def test_the_privileges_have_the_colours_of_docs_box():
    assert {colour: privilege["effect"] for colour, privilege in BOX["privileges"].items()} == {
        "blue": "tie",
        "white": "draw4",
        "orange": "mixed",
        "green": "free",
        "brown": "extra",
        "red": "pirates",
    }


def test_the_islands_are_the_six_large_ones():
    assert {name: island["title"] for name, island in ISLANDS.items()} == {
        "tenerife": "Tenerife",
        "gran-canaria": "Gran Canaria",
        "lanzarote": "Lanzarote",
        "fuerteventura": "Fuerteventura",
        "la-palma": "La Palma",
        "la-gomera": "La Gomera",
    }


@each_island
def test_two_features_touch_5_plots_two_4_and_two_3(name):
    assert sorted(len(plots) for plots in ISLANDS[name]["features"].values()) == [3, 3, 4, 4, 5, 5]
    assert sum(contacts(name)) == 24


@pytest.mark.parametrize("feature", FEATURES)
def test_over_the_islands_every_feature_touches_5_twice_4_twice_3_twice(feature):
    assert sorted(len(island["features"][feature]) for island in ISLANDS.values()) == [3, 3, 4, 4, 5, 5]


@each_island
def test_every_plot_touches_a_feature(name):
    assert min(contacts(name)) >= 1


def test_two_islands_have_the_contacts_per_plot_that_are_known():
    assert [4, 3, 3, 3, 3, 2, 1, 1, 1, 1, 1, 1] in map(contacts, ISLANDS)
    assert [3, 3, 3, 2, 2, 2, 2, 2, 2, 1, 1, 1] in map(contacts, ISLANDS)


@each_island
def test_the_plots_of_an_island_are_connected(name):
    reached, todo = {1}, [1]
    while todo:
        for near in ISLANDS[name]["neighbours"][str(todo.pop())]:
            if near not in reached:
                reached.add(near)
                todo.append(near)
    assert reached == set(PLOTS)


@each_island
def test_every_plot_has_2_to_6_neighbouring_plots(name):
    assert all(2 <= len(near) <= 6 for near in ISLANDS[name]["neighbours"].values())


@each_island
def test_river_and_road_each_are_one_unbroken_path(name):
    for lines in (ISLANDS[name]["drawing"]["river"], ISLANDS[name]["drawing"]["road"]):
        (line,) = lines
        assert len(set(map(tuple, line))) == len(line)


@each_island
def test_river_and_road_share_no_edge(name):
    river, road = (
        {frozenset(map(tuple, pair)) for line in lines for pair in pairwise(line)}
        for lines in (ISLANDS[name]["drawing"]["river"], ISLANDS[name]["drawing"]["road"])
    )
    assert not river & road


@each_island
def test_no_plot_is_too_small_for_a_building(name):
    drawing = ISLANDS[name]["drawing"]
    spaces = [*drawing["plots"].values(), drawing["village"], drawing["field"]]
    areas = [
        abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise((*line, line[0])))) / 2 for line in spaces
    ]
    assert min(areas) > 0.5 * sum(areas) / len(areas)


def test_the_islands_differ_in_everything():
    for part in ("neighbours", "features", "drawing"):
        assert len({str(island[part]) for island in ISLANDS.values()}) == 6


def test_the_tool_makes_the_file_again_byte_for_byte(tmp_path):
    again = tmp_path / "again.toml"
    subprocess.run([sys.executable, ROOT / "tools/islands/make.py", again], check=True)
    assert hashlib.sha256(again.read_bytes()).digest() == hashlib.sha256(FILE.read_bytes()).digest()
