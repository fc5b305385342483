"""The drawing of an island agrees with its tables. Whole numbers only, so the answer is exact."""

from dataclasses import dataclass

from macaronesia.canarias.box_geometry import Tangle, Tangled, pieces_along, subdivision
from macaronesia.canarias.box_words import PLOTS, SHORES, WAYS, Line, Place

#: A plot's number, "village" or "field".
Cell = int | str


@dataclass(frozen=True)
class Tables:
    """What an island says of itself without its drawing."""

    neighbours: dict[int, set[int]]
    features: dict[str, set[int]]


def check_drawing(cells: dict[Cell, Line], ways: dict[str, list[Line]], tables: Tables, place: Place) -> None:
    """Raise BadBox where polygons are not a map of the island, or say something else than the tables."""
    drawn = place.at("drawing")
    try:
        ground = subdivision(cells, [line for lines in ways.values() for line in lines])
    except Tangled as error:
        raise _tangle(error.tangle, drawn) from None
    touching = {cell: {other for pair in ground.borders if cell in pair for other in pair} for cell in cells}
    _check_neighbours(touching, tables, place.at("neighbours"))

    taken: dict[frozenset[tuple[int, int]], str] = {}
    along: dict[str, set[Cell]] = {space: touching[space] for space in ("village", "field")}
    for feature in (*SHORES, *WAYS):
        along[feature] = set()
        for number, line in enumerate(ways[feature]):
            here = drawn.at(feature).at(number + 1)
            for start, end in pieces_along(line, ground.points):
                where = {"start": list(start), "end": list(end)}
                piece = frozenset((start, end))
                sides = ground.owners.get(piece)
                if sides is None:
                    raise here.bad("box-off-edge", **where)
                if feature in SHORES and len(sides) == 2:
                    raise here.bad("box-inland", **where)
                if feature in WAYS and len(sides) == 1:
                    raise here.bad("box-on-shore", **where)
                if taken.setdefault(piece, feature) != feature:
                    raise here.bad("box-both", other=taken[piece], **where)
                along[feature].update(sides)
    _check_features(along, tables, place.at("features"))


def _tangle(tangle: Tangle, drawn: Place) -> Exception:
    """What is wrong with the polygons themselves."""
    first, second = (drawn.at("plots").at(cell) if cell in PLOTS else drawn.at(cell) for cell in tangle.cells)
    if first == second:
        return first.bad("box-crooked", where=list(tangle.where))
    return first.bad("box-overlap", other=second.path, where=list(tangle.where))


def _check_neighbours(touching: dict[Cell, set[Cell]], tables: Tables, place: Place) -> None:
    for plot in PLOTS:
        here, drawn = place.at(plot), touching[plot] & set(PLOTS)
        for other in PLOTS:
            if other in tables.neighbours[plot] and other not in drawn:
                raise here.bad("box-not-neighbours", plot=plot, other=other)
            if other not in tables.neighbours[plot] and other in drawn and other != plot:
                raise here.bad("box-neighbours", plot=plot, other=other)


def _check_features(along: dict[str, set[Cell]], tables: Tables, place: Place) -> None:
    for feature, listed in tables.features.items():
        for plot in PLOTS:
            if plot in listed and plot not in along[feature]:
                raise place.at(feature).bad("box-not-touching", plot=plot, feature=feature)
            if plot not in listed and plot in along[feature]:
                raise place.at(feature).bad("box-touching", plot=plot, feature=feature)
