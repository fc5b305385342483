"""A box is read from a file or from data, checked, and given back as it came."""

import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import macaronesia as mac
from macaronesia.games.canarias.box import box_from_json, check_box, load_box, shipped_box
from tests.canarias.box_of_squares import SHIPPED, box_of_squares, of_the_page

sys.path.append(str(Path(__file__).parents[2] / "tools" / "islands"))
from writing import as_toml


@pytest.fixture
def squares() -> dict:
    return box_of_squares()


def test_the_shipped_box_is_loaded_by_its_name():
    box = load_box("reconstruction")
    assert box["name"] == "reconstruction"
    assert box["settlers"]["segador"]["priorities"] == ["field", "green", "brown", "village"]
    assert box["privileges"]["blue"]["effect"] == "tie"
    assert list(box["islands"]["tenerife"]["neighbours"]) == [str(plot) for plot in range(1, 13)]


def test_the_shipped_box_is_read_once_and_handed_out_as_a_copy():
    assert load_box("reconstruction") is shipped_box()
    mac.box()["islands"].clear()
    assert len(mac.box()["islands"]) == len(shipped_box()["islands"]) == 6


def test_a_box_made_of_data_shares_nothing_with_it(squares):
    box = box_from_json(squares, "data")
    squares["settlers"]["segador"]["priorities"].clear()
    squares["islands"]["island-a"]["drawing"]["village"].clear()
    assert len(box["settlers"]["segador"]["priorities"]) == 4
    assert len(box["islands"]["island-a"]["drawing"]["village"]) >= 3


def test_a_box_is_json_and_comes_back_the_same():
    box = load_box("reconstruction")
    data = json.loads(json.dumps(box))
    assert data == box
    assert box_from_json(data, "a record") == box


def test_the_json_is_the_file():
    file = Path(__file__).parents[2] / "src/macaronesia/games/canarias/boxes/reconstruction.toml"
    assert tomllib.loads(file.read_text()) == SHIPPED


@pytest.mark.parametrize("kind", [str, Path])
def test_a_box_is_loaded_from_a_path(tmp_path, squares, kind):
    file = tmp_path / "my-box.toml"
    file.write_text(as_toml(squares))
    assert load_box(kind(file)) == squares


def test_the_box_that_the_page_builds_is_right_as_far_as_it_goes(squares):
    page = of_the_page()
    assert page["settlers"]["segador"] == SHIPPED["settlers"]["segador"]
    assert page["privileges"]["blue"] == SHIPPED["privileges"]["blue"]
    check_box(squares, "docs/box.md")


def test_plots_are_given_in_order_however_the_file_lists_them(squares):
    squares["islands"]["island-a"]["neighbours"]["3"] = [6, 4, 2]
    assert box_from_json(squares, "data")["islands"]["island-a"]["neighbours"]["3"] == [2, 4, 6]


def test_titles_are_optional(squares):
    del squares["islands"]["island-a"]["title"]
    del squares["settlers"]["noble"]["title"]
    assert box_from_json(squares, "data") == squares


def test_polygons_may_run_in_either_direction(squares):
    for island in squares["islands"].values():
        for plot in ("2", "7", "11"):
            island["drawing"]["plots"][plot].reverse()
        island["drawing"]["village"].reverse()
        island["drawing"]["river"][0].reverse()
    check_box(squares, "data")


def test_points_in_the_middle_of_an_edge_change_nothing(squares):
    for island in squares["islands"].values():
        island["drawing"]["plots"]["1"].insert(1, [50, 0])
        island["drawing"]["village"].insert(1, [150, 100])
        island["drawing"]["coast"] = [[[0, 0], [30, 0], [150, 0]], [[150, 0], [400, 0]]]
    check_box(squares, "data")


def test_a_part_of_an_edge_is_enough_to_be_neighbours_and_a_corner_is_not(squares):
    # Plots 8, 9 and the field lie along the long upper edges of 11 and 12; 9 and 12 meet in a corner only.
    neighbours = box_from_json(squares, "data")["islands"]["island-a"]["neighbours"]
    assert neighbours["11"] == [8, 9, 12]
    assert 12 not in neighbours["9"]


def test_a_stretch_of_shore_may_touch_only_a_part_of_a_plot(squares):
    for island in squares["islands"].values():
        island["drawing"]["coast"] = [[[10, 0], [310, 0]]]
    check_box(squares, "data")


def test_a_feature_may_be_missing_from_an_island(squares):
    squares["islands"]["island-c"]["drawing"]["road"] = []
    squares["islands"]["island-c"]["features"]["road"] = []
    check_box(squares, "data")


def test_an_island_may_lie_anywhere_on_the_paper(squares):
    drawing = squares["islands"]["island-b"]["drawing"]

    def moved(value):
        return [v - 100_000 for v in value] if type(value[0]) is int else [moved(v) for v in value]

    for key, value in drawing.items():
        drawing[key] = {k: moved(v) for k, v in value.items()} if isinstance(value, dict) else moved(value)
    check_box(squares, "data")


def test_loading_a_box_brings_neither_numpy_nor_the_compiler():
    program = (
        "import sys; from macaronesia.games.canarias.box import load_box; load_box('reconstruction');"
        "sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
