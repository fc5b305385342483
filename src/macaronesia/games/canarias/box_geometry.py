"""Polygons that cover an island without overlapping: found out with whole numbers only.

Once no two edges cross, edges meet only in corners of polygons. So every edge can be cut into *pieces*
at the corners that lie on it, all with whole ends, and two polygons share a part of their boundary
exactly when they have a piece in common: T-junctions need no care. All else is counting pieces.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

Point = tuple[int, int]
Line = tuple[Point, ...]
Cell = Any  # whatever names a polygon
Segment = tuple[Point, Point]
Piece = frozenset[Point]


class Tangled(Exception):
    """The polygons are no map: two overlap, or one (named twice) is not simple; and near which point."""

    def __init__(self, first: Cell, second: Cell, where: Point) -> None:
        super().__init__(first, second, where)
        self.cells, self.where = (first, second), where


@dataclass(frozen=True)
class Subdivision:
    """A map: its corners from left to right, and who owns each piece of a boundary (one or two cells)."""

    points: list[Point]
    owners: dict[Piece, tuple[Cell, ...]]

    @property
    def borders(self) -> set[tuple[Cell, ...]]:
        """The pairs of cells that share a piece."""
        return {sides for sides in self.owners.values() if len(sides) == 2}


def subdivision(cells: Mapping[Cell, Line], lines: Iterable[Line]) -> Subdivision:
    """The map that these polygons make, cut at their corners and at the points of the lines too."""
    for cell, polygon in cells.items():
        for i, point in enumerate(polygon):
            if point in polygon[:i]:
                raise Tangled(cell, cell, point)
    _check_crossings(cells)
    corners = [*cells.values(), *lines]
    points = sorted({point for line in corners for point in line})
    rims = {cell: _rim(cell, polygon, points) for cell, polygon in cells.items()}
    _check_overlaps(cells, rims)
    owners: dict[Piece, tuple[Cell, ...]] = {}
    for cell, rim in rims.items():
        for piece in map(frozenset, rim):
            owners[piece] = (*owners.get(piece, ()), cell)
    return Subdivision(points, owners)


def pieces_along(line: Line, points: list[Point]) -> Iterator[Segment]:
    """A line cut at all of these points (sorted) that lie on it."""
    for start, end in pairwise(line):
        cuts = [start, *_between(start, end, points), end]
        yield from pairwise(cuts)


def _between(a: Point, b: Point, points: list[Point]) -> list[Point]:
    """The points strictly inside a segment, on the way from a to b."""
    low, high = (a, b) if a < b else (b, a)
    found = [
        p for p in points[bisect_right(points, low) : bisect_left(points, high)] if turn(low, high, p) == 0
    ]
    return found if a < b else found[::-1]


def turn(a: Point, b: Point, c: Point) -> int:
    """Positive if c lies to one side of the line from a to b, negative on the other, 0 on it."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _closed(polygon: Line) -> Line:
    return (*polygon, polygon[0])


def _check_crossings(cells: Mapping[Cell, Line]) -> None:
    """No edge crosses another; met from left to right, so that most pairs are never looked at."""
    owner: dict[Segment, Cell] = {}
    for cell, polygon in cells.items():
        for a, b in pairwise(_closed(polygon)):
            owner.setdefault((min(a, b), max(a, b)), cell)
    edges = sorted(owner)
    for i, (a, b) in enumerate(edges):
        low, high = min(a[1], b[1]), max(a[1], b[1])
        for j in range(i + 1, len(edges)):
            c, d = edges[j]
            if c[0] >= b[0]:
                break
            if (c[1] > high and d[1] > high) or (c[1] < low and d[1] < low):
                continue
            if turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0:
                raise Tangled(owner[a, b], owner[c, d], c)


def _rim(cell: Cell, polygon: Line, points: list[Point]) -> list[Segment]:
    """The boundary of a polygon in pieces, with its ground on the same hand all the way round."""
    own = set(polygon)
    rim: list[Segment] = []
    for a, b in pairwise(_closed(polygon)):
        cuts = [a, *_between(a, b, points), b]
        for cut in cuts[1:-1]:
            if cut in own:
                raise Tangled(cell, cell, cut)
        rim += pairwise(cuts)
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in rim)
    return rim if area > 0 else [(b, a) for a, b in reversed(rim)]


def _check_overlaps(cells: Mapping[Cell, Line], rims: dict[Cell, list[Segment]]) -> None:
    """No polygon has a piece of another's boundary inside it, or along its own with the same ground."""
    pieces = {cell: set(rim) for cell, rim in rims.items()}
    corners = {cell: {start for start, _ in rim} for cell, rim in rims.items()}
    for cell, rim in rims.items():
        for other, polygon in cells.items():
            if other == cell or _apart(cells[cell], polygon):
                continue
            for i, (a, b) in enumerate(rim):
                if (a, b) in pieces[other]:
                    raise Tangled(cell, other, a)
                # Between two points of the other's boundary all pieces lie on one side of it.
                if (b, a) not in pieces[other] and (i == 0 or a in corners[other]) and _holds(polygon, a, b):
                    raise Tangled(cell, other, a)


def _apart(one: Line, other: Line) -> bool:
    """Whether a straight gap, upright or level, lies between two polygons."""
    return any(
        max(p[axis] for p in one) < min(p[axis] for p in other)
        or max(p[axis] for p in other) < min(p[axis] for p in one)
        for axis in (0, 1)
    )


def _holds(polygon: Line, a: Point, b: Point) -> bool:
    """Whether the middle of a piece, which is not on the boundary, lies inside; all doubled to stay whole."""
    x, y = a[0] + b[0], a[1] + b[1]
    odd = False
    for (px, py), (qx, qy) in pairwise(_closed(polygon)):
        if (2 * py > y) != (2 * qy > y):
            side = (x - 2 * px) * (qy - py) - (y - 2 * py) * (qx - px)
            if (side < 0) == (qy > py) and side != 0:
                odd = not odd
    return odd
