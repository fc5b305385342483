"""From a layout and a plan to the tables and lines of an island, and from a box to TOML."""

import json
from itertools import pairwise

from cells import Edge, Layout
from features import FEATURES, Plan
from silhouettes import Point

HEADER = """\
# Islas Canarias: a box made for playing without the printed one. What is `known` is known from the
# rulebook and from reviews; what is `reconstructed` was made up to fit it. docs/box.md explains the format.
# Written by tools/islands/make.py; change that, not this, and run it again.
"""

#: Plots whose middles differ less in height stand in one row.
ROW = 100


def island_entry(title: str, layout: Layout, plan: Plan) -> dict[str, object]:
    """An island's tables and drawing; plots are numbered like the lines of a page."""
    cells = [cell for cell in range(len(layout.polygons)) if cell not in (plan.village, plan.acre)]
    cells = in_reading_order(cells, layout.polygons)
    number = {cell: i + 1 for i, cell in enumerate(cells)}
    neighbours: dict[int, set[int]] = {i: set() for i in number.values()}
    for edge in layout.inner:
        a, b = (number.get(cell) for cell in sorted(edge.cells))
        if a and b:
            neighbours[a].add(b)
            neighbours[b].add(a)
    return {
        "title": title,
        "status": "reconstructed",
        "neighbours": {str(i): sorted(neighbours[i]) for i in sorted(neighbours)},
        "features": {
            feature: sorted(number[cell] for cell in cells if plan.touched[feature] >> cell & 1)
            for feature in FEATURES
        },
        "drawing": {
            "plots": {str(number[cell]): layout.polygons[cell] for cell in cells},
            "village": layout.polygons[plan.village],
            "field": layout.polygons[plan.acre],
            "coast": [trimmed(joined(layout.shore, run)) for run in plan.edges["coast"]],
            "mountain": [trimmed(joined(layout.shore, run)) for run in plan.edges["mountain"]],
            "river": [joined(layout.inner, path) for path in plan.edges["river"]],
            "road": [joined(layout.inner, path) for path in plan.edges["road"]],
        },
    }


def in_reading_order(cells: list[int], polygons: list[list[Point]]) -> list[int]:
    """Row by row from the top, and in a row from left to right."""
    middle = {
        cell: tuple((min(axis) + max(axis)) // 2 for axis in zip(*polygons[cell], strict=True))
        for cell in cells
    }
    rows: list[list[int]] = []
    for cell in sorted(cells, key=lambda cell: (middle[cell][1], middle[cell][0])):
        if rows and middle[cell][1] <= middle[rows[-1][0]][1] + ROW:
            rows[-1].append(cell)
        else:
            rows.append([cell])
    return [cell for row in rows for cell in sorted(row, key=lambda cell: middle[cell])]


def joined(edges: list[Edge], numbers: list[int]) -> list[Point]:
    """One line of several edges that follow each other."""
    lines = [edges[number].line for number in numbers]
    if len(lines) == 1:
        return lines[0]
    line = lines[0] if lines[0][-1] in (lines[1][0], lines[1][-1]) else lines[0][::-1]
    for _, following in pairwise(lines):
        line = line + (following[1:] if following[0] == line[-1] else following[-2::-1])
    return line


def trimmed(line: list[Point]) -> list[Point]:
    """A stretch of shore that stops a little before the next plot begins, so that nobody doubts."""
    return line[1:-1] if len(line) >= 5 else line


def as_toml(box: dict[str, object]) -> str:
    """The box as text."""
    lines = [HEADER, f"name = {text(box['name'])}"]
    for part in ("settlers", "privileges", "islands"):
        entries: dict[str, dict[str, object]] = box[part]  # type: ignore[assignment]
        for name, entry in entries.items():
            lines += table(f"{part}.{name}", entry)
    return "\n".join(lines) + "\n"


def table(place: str, entry: dict[str, object]) -> list[str]:
    """A table with its inner tables after it."""
    lines = ["", f"[{place}]"]
    lines += [f"{key} = {text(value)}" for key, value in entry.items() if not isinstance(value, dict)]
    for key, value in entry.items():
        if isinstance(value, dict):
            lines += table(f"{place}.{key}", value)
    return lines


def text(value: object) -> str:
    """A value, which JSON and TOML write alike."""
    return json.dumps(value, ensure_ascii=False)
