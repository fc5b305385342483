import json
import re
from collections.abc import Sequence
from itertools import combinations

import pytest

from macaronesia.drawing.pen import Pen
from macaronesia.games.canarias.drawing.island import island
from macaronesia.games.canarias.drawing.panel import ISLAND
from macaronesia.games.canarias.labels import labels
from macaronesia.games.santiago.board import WATERS
from macaronesia.games.santiago.drawing import board, tiles
from macaronesia.games.santiago.names import INTERSECTIONS, SEGMENTS, SQUARES
from tests.drawing_sheets.sheets import BOX, SHEETS

SANTIAGO = SHEETS["santiago"].geometry
ISLANDS = SHEETS["canarias"].geometry["islands"]
WORDS = labels("en")


def inside(box: Sequence[float], around: Sequence[float], slack: float = 0) -> bool:
    return all(
        around[i] - slack <= box[i] and box[i] + box[i + 2] <= around[i] + around[i + 2] + slack
        for i in (0, 1)
    )


@pytest.mark.parametrize("game", SHEETS)
def test_geometry_is_json(game: str) -> None:
    assert json.loads(json.dumps(SHEETS[game].geometry)) == SHEETS[game].geometry


def test_every_place_of_the_board_lies_on_it() -> None:
    assert list(SANTIAGO["squares"]) == SQUARES
    assert list(SANTIAGO["segments"]) == SEGMENTS
    assert list(SANTIAGO["intersections"]) == INTERSECTIONS
    for kind in ("squares", "segments", "intersections"):
        for name, place in SANTIAGO[kind].items():
            assert inside(place["box"], SANTIAGO["viewBox"]), name


def test_squares_do_not_overlap() -> None:
    boxes = [square["box"] for square in SANTIAGO["squares"].values()]
    for (x, y, width, height), (u, v, *_) in combinations(boxes, 2):
        assert abs(x - u) >= width or abs(y - v) >= height


def test_segments_water_what_the_rules_say() -> None:
    for i, segment in enumerate(SEGMENTS):
        watered = {SQUARES[square] for square in range(len(SQUARES)) if int(WATERS[i]) >> square & 1}
        assert set(SANTIAGO["segments"][segment]["waters"]) == watered, segment


@pytest.mark.parametrize("segment", SEGMENTS)
def test_segments_lie_where_the_picture_draws_the_canal(segment: str) -> None:
    place = SANTIAGO["segments"][segment]
    drawn = re.search(r' d="M(\d+) (\d+)L(\d+) (\d+)"', board.canals([segment]))
    assert drawn
    assert [number for end in place["ends"] for number in end] == [int(number) for number in drawn.groups()]
    assert place["box"][2:] == SHEETS["santiago"].geometry["symbols"][f"s-canal-{place['way']}"]
    for end, name in zip(place["ends"], segment.split("-"), strict=True):
        assert SANTIAGO["intersections"][name]["point"] == end
    for count in "1234":
        size = SANTIAGO["symbols"][f"s-proposal-{place['way']}{count}"]
        assert place["proposal"][2:] == size
        assert len(place["markers"][count]) == int(count)
        assert inside([*place["coin"][count], 0, 0], place["proposal"])
        assert all(inside(marker, place["proposal"]) for marker in place["markers"][count])


def test_markers_and_planters_lie_in_the_tile_as_the_picture_lays_them() -> None:
    for planters in (1, 2):
        for piece, middle in (("planter", (10, 11)), ("marker", (16, 13.5))):
            drawn = tiles.printed(
                Pen("p-"), "bean", planters, markers=("it",) * planters * (piece == "marker")
            )
            name = "it" if piece == "marker" else "planter"
            found = re.findall(rf'#p-{name}" transform="translate\((\S+) (\S+)\)"', drawn)
            boxes = [place[piece] for place in SANTIAGO["tile"][str(planters)]]
            assert [(box[0] + middle[0] - 36, box[1] + middle[1] - 36) for box in boxes] == [
                (float(x), float(y)) for x, y in found
            ]


@pytest.mark.parametrize("name", BOX["islands"])
def test_every_plot_of_an_island_lies_on_it(name: str) -> None:
    view, plots = ISLANDS[name]["viewBox"], ISLANDS[name]["plots"]
    drawing = BOX["islands"][name]["drawing"]["plots"]
    assert list(plots) == list(drawing)
    assert (
        f'id="c-island-{name}" viewBox="{" ".join(f"{number:g}" for number in view)}"'
        in SHEETS["canarias"].svg
    )
    for plot, place in plots.items():
        xs, ys = zip(*drawing[plot], strict=True)
        around = [min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)]
        assert inside(around, view), plot
        assert inside([*place["middle"], 0, 0], around), plot
        assert place["d"].startswith(f"M{drawing[plot][0][0]} {drawing[plot][0][1]}l")
        assert place["d"].count("Z") == 1
        assert all(inside(box, view, slack=8) for box in (place["number"], *place["pieces"].values())), plot
        assert all(plot in plots[near]["neighbours"] for near in place["neighbours"])


@pytest.mark.parametrize("kind", ["house", "palace", "city"])
@pytest.mark.parametrize("name", BOX["islands"])
def test_pieces_stand_where_the_picture_puts_them(name: str, kind: str) -> None:
    left, top, width, _ = ISLANDS[name]["viewBox"]
    scale = width / ISLAND[0]
    drawing = BOX["islands"][name]["drawing"]
    across, down = {"house": (17, 29), "palace": (26, 36), "city": (28, 45)}[kind]
    for plot, place in ISLANDS[name]["plots"].items():
        picture = island(Pen("p-"), name, {plot: {"kind": kind, "colour": "red"}}, drawing, ISLAND, WORDS)
        drawn = re.search(
            rf'#p-{kind}-red" transform="translate\((\S+) (\S+)\)(?: scale\((\S+)\))?"', picture
        )
        assert drawn
        x, foot, size = float(drawn[1]), float(drawn[2]), float(drawn[3] or 1)
        expected = [left + (x - across * size) * scale, top + (foot - down * size) * scale]
        assert place["pieces"][kind][:2] == pytest.approx(expected, abs=0.8)
        small = re.search(r'cx="([\d.]+)" cy="([\d.]+)" r="9"', picture)
        assert small
        number = place["numbers"][kind]
        assert [number[0] + number[2] / 2, number[1] + number[3] / 2] == pytest.approx(
            [left + float(small[1]) * scale, top + float(small[2]) * scale], abs=0.1
        )
