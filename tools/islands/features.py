"""Where the six features of an island lie, so that each touches as many plots as it should."""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import combinations, permutations
from random import Random

from cells import Edge, Layout, length
from silhouettes import Point, far

FEATURES = ("coast", "river", "mountain", "road", "village", "field")


@dataclass
class Plan:
    """One way to lay the features on a layout; sets of plots are masks over its cells."""

    village: int
    acre: int
    edges: dict[str, list[list[int]]] = field(default_factory=dict)  # stretches and paths, by edge number
    touched: dict[str, int] = field(default_factory=dict)
    beauty: float = 0.0


def mask(cells: set[int]) -> int:
    """A set of cells as bits."""
    return sum(1 << cell for cell in cells)


def paths(edges: list[Edge], plots: int, wanted: int) -> list[tuple[list[int], int]]:
    """All unbroken paths of inner edges that touch so many plots, with the plots they touch."""
    at: dict[Point, list[int]] = {}
    for number, edge in enumerate(edges):
        for end in (edge.line[0], edge.line[-1]):
            at.setdefault(end, []).append(number)
    found: dict[tuple[int, ...], int] = {}

    def go(path: list[int], here: Point, seen: set[Point], touched: int) -> None:
        if touched.bit_count() == wanted and len(path) >= 2:
            key = tuple(path) if path[0] < path[-1] else tuple(path[::-1])
            found[key] = touched
        if touched.bit_count() > wanted or len(path) >= 7:
            return
        for number in at[here]:
            line = edges[number].line
            there = line[-1] if line[0] == here else line[0]
            if there not in seen and number not in path:
                go([*path, number], there, seen | {there}, touched | mask(edges[number].cells) & plots)

    for number, edge in enumerate(edges):
        for start, end in ((edge.line[0], edge.line[-1]), (edge.line[-1], edge.line[0])):
            go([number], end, {start, end}, mask(edge.cells) & plots)
    return [(list(path), touched) for path, touched in sorted(found.items()) if touched.bit_count() == wanted]


def stretches(shore: list[Edge], plots: int, wanted: int) -> list[tuple[list[list[int]], int]]:
    """All ways to take one or two runs of shore edges that touch so many plots."""
    count = len(shore)
    runs: dict[tuple[int, ...], int] = {}
    for start in range(count):
        for size in range(1, count):
            run = [(start + i) % count for i in range(size)]
            touched = 0
            for number in run:
                touched |= mask(shore[number].cells) & plots
            ends = mask(shore[run[0]].cells | shore[run[-1]].cells) & plots
            if ends.bit_count() == len(shore[run[0]].cells | shore[run[-1]].cells):  # it ends at plots
                runs[tuple(run)] = touched
    found = [([list(run)], touched) for run, touched in runs.items() if touched.bit_count() == wanted]
    for (one, here), (two, there) in combinations(runs.items(), 2):
        if here & there or (here | there).bit_count() != wanted or len(one) == 1 == len(two):
            continue
        if any((a - b) % count in (0, 1, count - 1) for a in one for b in two):
            continue
        found.append(([list(one), list(two)], here | there))
    return found


def plans(
    layout: Layout,
    wanted: dict[str, int],
    spread: Callable[[list[int]], bool],
    seed: str,
    spaces: tuple[int, int] | None = None,
    tries: int = 400,
) -> list[Plan]:
    """Plans in which every feature touches as many plots as wanted and every plot at least one feature.

    ``spaces`` are the cells of village and field; without it all are tried.
    """
    shape = 10 * layout.shapeliness
    everywhere = (1 << len(layout.polygons)) - 1
    good: list[Plan] = []
    beside = [0] * len(layout.polygons)
    for edge in layout.inner:
        for a in edge.cells:
            beside[a] |= mask(edge.cells - {a})
    choices = [spaces] if spaces else list(permutations(range(len(beside)), 2))
    for village, acre in choices:
        rng = Random(f"{seed} {village} {acre}")
        plots = everywhere & ~(1 << village) & ~(1 << acre)
        if (beside[village] & plots).bit_count() != wanted["village"]:
            continue
        if (beside[acre] & plots).bit_count() != wanted["field"]:
            continue
        degrees = [(beside[i] & plots).bit_count() for i in range(len(beside)) if plots >> i & 1]
        if not all(2 <= degree <= 6 for degree in degrees) or not connected(plots, beside):
            continue
        rivers = paths(layout.inner, plots, wanted["river"])
        roads = paths(layout.inner, plots, wanted["road"])
        coasts = stretches(layout.shore, plots, wanted["coast"])
        mountains = stretches(layout.shore, plots, wanted["mountain"])
        if not (rivers and roads and coasts and mountains):
            continue
        for _ in range(tries):
            river, road = rng.choice(rivers), rng.choice(roads)
            coast, mountain = rng.choice(coasts), rng.choice(mountains)
            covered = river[1] | road[1] | coast[1] | mountain[1] | beside[village] | beside[acre]
            if covered & plots != plots or set(river[0]) & set(road[0]):
                continue
            if {e for run in coast[0] for e in run} & {e for run in mountain[0] for e in run}:
                continue
            touched = {
                "coast": coast[1], "river": river[1], "mountain": mountain[1], "road": road[1],
                "village": beside[village] & plots, "field": beside[acre] & plots,
            }  # fmt: skip
            contacts = [
                sum(t >> i & 1 for t in touched.values()) for i in range(len(beside)) if plots >> i & 1
            ]
            if not spread(sorted(contacts, reverse=True)):
                continue
            plan = Plan(village, acre, touched=touched)
            plan.edges = {"coast": coast[0], "river": [river[0]], "mountain": mountain[0], "road": [road[0]]}
            plan.beauty = beauty(layout, plan, contacts, shape)
            good.append(plan)
    return good


def beauty(layout: Layout, plan: Plan, contacts: list[int], shape: float) -> float:
    """What people like to look at: few stretches, a river to the sea, a straight road from the village."""
    shore_points = {edge.line[0] for edge in layout.shore}
    (river,), (road,) = plan.edges["river"], plan.edges["road"]
    river_ends, road_ends = ends(layout.inner, river), ends(layout.inner, road)
    worth = shape
    worth -= 3 * (len(plan.edges["coast"]) - 1) + 4 * (len(plan.edges["mountain"]) - 1)
    worth += (0, 3, -2)[sum(end in shore_points for end in river_ends)]
    cliffs = {layout.shore[e].line[-1] for run in plan.edges["mountain"] for e in run[:-1]}
    worth -= 2 * any(end in cliffs for end in river_ends)
    worth += min(len(river), 4) / 2 + min(len(road), 4) / 2
    for path, (start, end) in ((river, river_ends), (road, road_ends)):
        worth += 4 * far(start, end) / sum(length(layout.inner[e].line) for e in path)
        around = max(sum(cell in layout.inner[e].cells for e in path) for cell in range(len(layout.polygons)))
        worth -= 3 * max(0, around - 2)
    at_village = {
        end for edge in layout.inner if plan.village in edge.cells for end in (edge.line[0], edge.line[-1])
    }
    worth += 3 * any(end in at_village for end in road_ends)
    worth -= sum(plan.village in layout.inner[e].cells for e in road)
    worth -= max(contacts) + (contacts.count(max(contacts)) if max(contacts) > 3 else 0)
    if any(plan.village in edge.cells and plan.acre in edge.cells for edge in layout.inner):
        worth -= 3
    return round(worth, 6)  # so that equals are equal on every machine, and the first is taken


def ends(edges: list[Edge], path: list[int]) -> list[Point]:
    """The two ends of a path."""
    points = [end for number in path for end in (edges[number].line[0], edges[number].line[-1])]
    return sorted(point for point in set(points) if points.count(point) == 1)


def connected(plots: int, beside: list[int]) -> bool:
    """Whether one can walk from every plot to every other over plots."""
    reached = plots & -plots
    while True:
        more = reached
        for cell, near in enumerate(beside):
            if reached >> cell & 1:
                more |= near & plots
        if more == reached:
            return reached == plots
        reached = more
