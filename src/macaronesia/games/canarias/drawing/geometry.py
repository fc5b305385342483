"""Measuring what a box draws: the extent of an island, the middle of a plot, steps along a line."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from math import dist, hypot, inf
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Line: TypeAlias = tuple[Point, ...]


def line_of(points: Iterable[Sequence[float]]) -> Line:
    """A line or polygon of a box, as it is measured here."""
    return tuple((point[0], point[1]) for point in points)


def path(line: Line, closed: bool = False) -> str:
    """Write a line as SVG: the first point, then the steps, which are short.

    >>> path(((10, 20), (13, 18), (13, 25)), closed=True)
    'M10 20l3-2 0 7Z'
    """
    steps = [f"{x - before[0]:g} {y - before[1]:g}" for before, (x, y) in pairwise(line)]
    joined = " ".join(steps).replace(" -", "-")
    return f"M{line[0][0]:g} {line[0][1]:g}" + (f"l{joined}" if steps else "") + ("Z" if closed else "")


def extent(lines: Iterable[Line]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of all there is."""
    xs, ys = zip(*(point for line in lines for point in line), strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _from_edge(x: float, y: float, polygon: Line) -> float:
    """How far inside a polygon a point lies; below 0 outside."""
    inside, nearest = False, inf
    x1, y1 = polygon[-1]
    for x2, y2 in polygon:
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
        dx, dy = x2 - x1, y2 - y1
        along = ((x - x1) * dx + (y - y1) * dy) / ((dx * dx + dy * dy) or 1)
        along = min(1.0, max(0.0, along))
        nearest = min(nearest, hypot(x - x1 - along * dx, y - y1 - along * dy))
        x1, y1 = x2, y2
    return nearest if inside else -nearest


@lru_cache(maxsize=1024)
def middle(polygon: Line) -> tuple[Point, float]:
    """The point of a polygon with the most room around it, nearly, and how much room there is."""
    left, top, right, bottom = extent([polygon])
    step = max(right - left, bottom - top) / 9
    best = (-inf, left, top)
    for i in range(1, 9):
        for j in range(1, 9):
            x, y = left + (right - left) * i / 9, top + (bottom - top) * j / 9
            best = max(best, (_from_edge(x, y, polygon), x, y))
    while step > 2:
        step /= 2
        _, x, y = best
        for around in ((x - step, y), (x + step, y), (x, y - step), (x, y + step)):
            best = max(best, (_from_edge(*around, polygon), *around))
    return (best[1], best[2]), best[0]


def steps(line: Line, length: float) -> list[Point]:
    """Points along a line, about so far apart, half a step from its ends."""
    total = sum(dist(a, b) for a, b in pairwise(line))
    count = max(1, round(total / length))
    wanted = [total * (i + 0.5) / count for i in range(count)]
    found: list[Point] = []
    walked = 0.0
    for a, b in pairwise(line):
        here = dist(a, b)
        while len(found) < count and here and wanted[len(found)] <= walked + here:
            part = (wanted[len(found)] - walked) / here
            found.append((a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part))
        walked += here
    return found
