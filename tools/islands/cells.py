"""An island divided into 14 cells: a graph of shore and inner edges, each a wiggly line of whole points."""

from dataclasses import dataclass
from itertools import combinations, pairwise
from math import sqrt
from random import Random

import numpy as np
from silhouettes import Point, coastline, far

CELLS = 14
SHORTEST_EDGE = 40  # shorter ones are hard to see and to draw a river on


@dataclass
class Edge:
    """A line between two junctions; the cells on its left and right, None for the sea."""

    line: list[Point]
    left: int | None
    right: int | None

    @property
    def cells(self) -> set[int]:
        """The one or two cells it borders."""
        return {cell for cell in (self.left, self.right) if cell is not None}


@dataclass
class Layout:
    """The cells of an island: their polygons and the edges between them."""

    polygons: list[list[Point]]
    shore: list[Edge]  # in the order of the coast
    inner: list[Edge]

    @property
    def shapeliness(self) -> float:
        """How near the thinnest cell is to a circle, and the smallest one to the average size."""
        areas = [abs(signed_area(cell)) / 2 for cell in self.polygons]
        rims = [length([*cell, cell[0]]) for cell in self.polygons]
        thinnest = min(12.566 * size / rim**2 for size, rim in zip(areas, rims, strict=True))
        return thinnest + min(areas) / (sum(areas) / len(areas))


def layout(island: str, rng: Random) -> Layout | None:
    """A division of the island, or None where this one came out badly."""
    coast = coastline(island, rng)
    ends = borders(coast, scattered(coast, rng))
    if ends is None:
        return None
    mouths = {end: nearer_end(coast, end) for pair in ends for end in pair if isinstance(end, Mouth)}
    places = [[coast[mouths[end]] if isinstance(end, Mouth) else end for end in pair] for pair in ends]
    if any(far(a, b) < SHORTEST_EDGE for a, b in places):
        return None
    inner = [wiggly(a, b, rng) for a, b in places]
    joints = sorted(set(mouths.values()))
    if len(joints) != len(mouths) or len(joints) < 4:
        return None
    shore = [
        coast[a : b + 1] if b > a else coast[a:] + coast[: b + 1]
        for a, b in zip(joints, joints[1:] + joints[:1], strict=True)
    ]
    if any(length(line) < SHORTEST_EDGE * 1.3 for line in shore):
        return None
    return faces(shore, inner)


@dataclass(frozen=True)
class Mouth:
    """Where a border meets the coast: on which of its sides, and where."""

    side: int
    point: tuple[float, float]


def scattered(coast: list[Point], rng: Random) -> list[tuple[float, float]]:
    """14 points spread over the ground, each moved a few times to the middle of what lies nearest to it."""
    right, bottom = max(x for x, _ in coast), max(y for _, y in coast)
    step = 25
    across, down = np.meshgrid(np.arange(0, right, step), np.arange(0, bottom, step), indexing="ij")
    odd = np.zeros(across.shape, bool)
    for (ax, ay), (bx, by) in zip(coast, coast[1:] + coast[:1], strict=True):
        if ay != by:
            odd ^= ((ay > down) != (by > down)) & (across < ax + (down - ay) * (bx - ax) / (by - ay))
    ground = [(int(x), int(y)) for x, y in zip(across[odd], down[odd], strict=True)]
    points = np.array(ground, np.float64)
    sites = np.array(rng.sample(ground, CELLS), np.float64)
    for _ in range(30):
        near = ((points[:, None, :] - sites[None, :, :]) ** 2).sum(axis=2).argmin(axis=1)
        for i in range(CELLS):
            own = points[near == i]
            if len(own):
                sites[i] = own.sum(axis=0) / len(own)  # sums of whole numbers: the same on every machine
    return [(float(x) + rng.uniform(-12, 12), float(y) + rng.uniform(-12, 12)) for x, y in sites]


def inside(point: tuple[float, float], polygon: list[Point]) -> bool:
    """Whether a point lies in a polygon."""
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            odd = not odd
    return odd


End = Point | Mouth


def borders(coast: list[Point], sites: list[tuple[float, float]]) -> list[tuple[End, End]] | None:
    """The borders between the cells of points nearest to each site, cut at the coast."""
    centres: dict[tuple[int, int], list[tuple[float, float]]] = {}
    for trio in combinations(range(CELLS), 3):
        centre = circumcentre(*(sites[i] for i in trio))
        if centre is None:
            continue
        reach = min(far(centre, sites[i]) for i in trio)
        if all(far(centre, site) >= reach for i, site in enumerate(sites) if i not in trio):
            for pair in combinations(trio, 2):
                centres.setdefault(pair, []).append(centre)
    found: list[tuple[End, End]] = []
    sides = np.array([[*p, *q] for p, q in zip(coast, coast[1:] + coast[:1], strict=True)], np.float64)
    for a, b in combinations(range(CELLS), 2):
        ends = border_ends(sites, a, b, centres.get((a, b), []))
        if ends is None:
            continue
        start, end = ends
        cuts: list[tuple[float, End]] = []
        for side, t in crossings(start, end, sides):
            where = (start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t)
            cuts.append((t, Mouth(side, where)))
        if inside(start, coast):
            cuts.append((0.0, (round(start[0]), round(start[1]))))
        if inside(end, coast):
            cuts.append((1.0, (round(end[0]), round(end[1]))))
        cuts.sort(key=lambda cut: cut[0])
        if len(cuts) > 2:  # the border leaves the island and comes back
            return None
        if len(cuts) == 2:
            found.append((cuts[0][1], cuts[1][1]))
    return found


def border_ends(
    sites: list[tuple[float, float]], a: int, b: int, centres: list[tuple[float, float]]
) -> tuple[tuple[float, float], tuple[float, float]] | None:
    """Both ends of the border between two cells, a far one where it has no end."""
    if len(centres) == 2:
        return centres[0], centres[1]
    if len(centres) != 1:
        return None
    (ax, ay), (bx, by) = sites[a], sites[b]
    along = (ay - by, bx - ax)
    size = far((0, 0), along)
    for sign in (1, -1):
        end = (
            centres[0][0] + sign * along[0] / size * 5000,
            centres[0][1] + sign * along[1] / size * 5000,
        )
        if all(far(end, site) >= far(end, sites[a]) for i, site in enumerate(sites) if i not in (a, b)):
            return centres[0], end
    return None


def circumcentre(
    a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]
) -> tuple[float, float] | None:
    """The point equally far from all three."""
    d = 2 * (a[0] * (b[1] - c[1]) + b[0] * (c[1] - a[1]) + c[0] * (a[1] - b[1]))
    if abs(d) < 1e-6:
        return None
    sa, sb, sc = (p[0] * p[0] + p[1] * p[1] for p in (a, b, c))
    return (
        (sa * (b[1] - c[1]) + sb * (c[1] - a[1]) + sc * (a[1] - b[1])) / d,
        (sa * (c[0] - b[0]) + sb * (a[0] - c[0]) + sc * (b[0] - a[0])) / d,
    )


def crossings(
    a: tuple[float, float], b: tuple[float, float], sides: "np.ndarray[tuple[int, int], np.dtype[np.float64]]"
) -> list[tuple[int, float]]:
    """The sides of the coast that the line from a to b crosses, and how far along it."""
    px, py, qx, qy = sides.T
    d = (b[0] - a[0]) * (qy - py) - (b[1] - a[1]) * (qx - px)
    slanted = np.where(d == 0, 1, d)
    t = ((px - a[0]) * (qy - py) - (py - a[1]) * (qx - px)) / slanted
    u = ((px - a[0]) * (b[1] - a[1]) - (py - a[1]) * (b[0] - a[0])) / slanted
    hit = (d != 0) & (t >= 0) & (t <= 1) & (u >= 0) & (u < 1)
    return [(int(i), float(t[i])) for i in np.flatnonzero(hit)]


def nearer_end(coast: list[Point], mouth: Mouth) -> int:
    """The point of the coast that a border's mouth is moved to: the nearer end of the side it is on."""
    sides_ends = (mouth.side, (mouth.side + 1) % len(coast))
    return min(sides_ends, key=lambda i: far(coast[i], mouth.point))


def length(line: list[Point]) -> float:
    """How long a line is."""
    return sum(far(a, b) for a, b in pairwise(line))


def wiggly(a: Point, b: Point, rng: Random) -> list[Point]:
    """A gently bent line from a to b."""
    pieces = max(3, round(far(a, b) / 26))
    bend = rng.uniform(-0.08, 0.08)
    line = [a]
    for i in range(1, pieces):
        t = i / pieces
        off = bend * 4 * t * (1 - t) + rng.uniform(-0.022, 0.022)
        line.append(
            (
                round(a[0] + (b[0] - a[0]) * t - (b[1] - a[1]) * off),
                round(a[1] + (b[1] - a[1]) * t + (b[0] - a[0]) * off),
            )
        )
    return [*line, b]


def faces(shore: list[list[Point]], inner: list[list[Point]]) -> Layout | None:
    """The cells that these lines bound, found by walking round each with the cell on one hand."""
    lines = shore + inner
    darts = [*lines, *(line[::-1] for line in lines)]
    count = len(lines)
    leaving: dict[Point, list[int]] = {}
    for i, way in enumerate(darts):
        leaving.setdefault(way[0], []).append(i)
    if any(len(out) != 3 for out in leaving.values()):
        return None
    cell_of: dict[int, int] = {}
    polygons: list[list[Point]] = []
    for first in range(2 * count):
        if first in cell_of:
            continue
        polygon: list[Point] = []
        dart = first
        while dart not in cell_of:
            cell_of[dart] = len(polygons)
            polygon += darts[dart][:-1]
            back = darts[(dart + count) % (2 * count)]
            dart = next_dart(back, [darts[i] for i in leaving[back[0]]], leaving[back[0]])
        polygons.append(polygon)
    seas = [i for i, polygon in enumerate(polygons) if signed_area(polygon) > 0]  # walked the other way round
    if len(seas) != 1 or len(polygons) != CELLS + 1:
        return None
    (sea,) = seas
    number = {old: new for new, old in enumerate(i for i in range(len(polygons)) if i != sea)}
    edges = [
        Edge(line, number.get(cell_of[i]), number.get(cell_of[i + count])) for i, line in enumerate(lines)
    ]
    return Layout(
        [polygon for i, polygon in enumerate(polygons) if i != sea],
        edges[: len(shore)],
        edges[len(shore) :],
    )


def next_dart(back: list[Point], out: list[list[Point]], numbers: list[int]) -> int:
    """The dart to go on with: the next one clockwise from the way back."""
    order = sorted(range(len(out)), key=lambda i: turn_key(out[i][0], out[i][1]))
    here = next(k for k, i in enumerate(order) if out[i] == back)
    return numbers[order[(here + 1) % len(order)]]


def turn_key(a: Point, b: Point) -> tuple[int, float]:
    """Sorts directions round a point without trigonometry, so that it is the same on every machine."""
    x, y = b[0] - a[0], b[1] - a[1]
    if y > 0 or (y == 0 and x > 0):
        return (0, -x / sqrt(x * x + y * y))
    return (1, x / sqrt(x * x + y * y))


def signed_area(polygon: list[Point]) -> int:
    """Twice the area, its sign the sense of rotation."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(polygon, polygon[1:] + polygon[:1], strict=True))
