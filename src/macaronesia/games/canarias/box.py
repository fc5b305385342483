"""A box of Islas Canarias: settlers, privileges and islands, read from a file or a record, and checked.

Everywhere a box is JSON-ready data in the shape of its file, as docs/box.md explains it. The check covers its
cards, its privileges, the tables of its islands, and that the drawing of an island agrees with its tables.
Whole numbers only, so the answer is exact.
"""

import re
import tomllib
from collections.abc import Iterable
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from macaronesia.errors import BadOption, joined, shown
from macaronesia.games.canarias.box_geometry import Line, Tangled, pieces_along, subdivision
from macaronesia.games.canarias.names import COLOURS, EFFECTS, FEATURES, PIRATE, Json
from macaronesia.games.canarias.options import SHIPPED

#: Bytes of a file; a box of as many points as allowed has a third of it.
LARGEST = 1_000_000
#: Dots on a line that are not those of fractions: more than any sentence in a comment has.
DEEPEST = 50
FRACTION = re.compile(r"(?<![\w.])\d+\.\d+(?![\w.])", re.ASCII)
STATUSES = ("known", "reconstructed")
#: The features that are drawn as lines; village and field are polygons.
SHORES, WAYS = ("coast", "mountain"), ("river", "road")
PLOTS = range(1, 13)
SETTLER_CARDS = 54
ISLANDS = 6
ID = re.compile(r"[a-z][a-z0-9-]*", re.ASCII)
LONGEST_ID = 40
#: Coordinates reach so far on either side of 0.
FARTHEST = 100_000
#: Bounds that nobody who draws an island meets; they keep the check of any data short.
MOST_POINTS, MOST_LINES, MOST_IN_ALL = 200, 30, 1500


class BadBox(BadOption):
    """A box that cannot be played with; the sentence names the file, the place in it and the remedy."""


# --- Reading ---


def load_box(name_or_path: str | Path) -> Json:
    """The shipped box by its name, or the box in a file; BadBox says what is wrong with it and where.

    The shipped one is the same object every time: whoever changes a box copies it first.
    """
    if name_or_path == SHIPPED:
        return shipped_box()
    if not isinstance(name_or_path, str | Path):
        raise BadBox("box-no-path", value=shown(name_or_path), shipped=SHIPPED)
    file = shown(str(name_or_path), 200)
    return box_from_json(_parsed(_content(name_or_path, file), file), file)


@cache
def shipped_box() -> Json:
    """The box that comes with the project, read and checked once."""
    resource = files(__package__).joinpath("boxes", f"{SHIPPED}.toml")
    return box_from_json(_parsed(resource.read_bytes(), resource.name), resource.name)


def _content(path: str | Path, file: str) -> bytes:
    """What a file holds, if it can be a box at all."""
    try:
        with Path(path).open("rb") as stream:
            content = stream.read(LARGEST + 1)
    except FileNotFoundError:
        raise BadBox("box-no-file", file=file, shipped=SHIPPED) from None
    except OSError as error:
        raise BadBox("box-unreadable", file=file, reason=error.strerror or error) from None
    except ValueError as error:  # a path with a null character in it
        raise BadBox("box-unreadable", file=file, reason=error) from None
    if len(content) > LARGEST:
        raise BadBox("box-too-large", file=file, most=str(LARGEST))
    return content


def _parsed(content: bytes, file: str) -> Json:
    """The tables of a TOML file."""
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise BadBox("box-not-utf8", file=file, place=str(line)) from None
    for number, row in enumerate(text.split("\n")):
        # The parser takes minutes for a name of a million parts.
        if row.count(".") > DEEPEST and FRACTION.sub("", row).count(".") > DEEPEST:
            raise BadBox("box-deep", file=file, place=str(number + 1))
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise BadBox("box-deep", file=file, place="?") from None
    except ValueError as error:  # not TOML, or a number of 5,000 digits
        raise BadBox("box-not-toml", file=file, reason=shown(str(error), 100)) from None


def box_from_json(data: Json, source: str) -> Json:
    """A box that came as data, checked and in one order; ``source`` is named in the sentence of a BadBox."""
    check_box(data, source)
    data = deepcopy(data)
    return {
        "name": data["name"],
        "settlers": {
            name: _picked(entry, "colour", "priorities", "copies", "status", "title")
            for name, entry in data["settlers"].items()
        },
        "privileges": {colour: _picked(data["privileges"][colour], "effect", "status") for colour in COLOURS},
        "islands": {name: _island(entry) for name, entry in data["islands"].items()},
    }


def _island(entry: Json) -> Json:
    plots, drawing = [str(plot) for plot in PLOTS], entry["drawing"]
    return {
        **_picked(entry, "status", "title"),
        "neighbours": {plot: sorted(entry["neighbours"][plot]) for plot in plots},
        "features": {feature: sorted(entry["features"][feature]) for feature in FEATURES},
        "drawing": {
            "plots": _picked(drawing["plots"], *plots),
            **_picked(drawing, "village", "field", *SHORES, *WAYS),
        },
    }


def _picked(entry: Json, *keys: str) -> Json:
    """These keys of a table in this order, those that it has."""
    return {key: entry[key] for key in keys if key in entry}


# --- Checking ---


@dataclass(frozen=True)
class Place:
    """A place in a box: the file, and the keys that lead there."""

    file: str
    path: str = ""

    def at(self, key: object) -> "Place":
        """A place further in."""
        name = shown(key)
        return Place(self.file, f"{self.path}.{name}" if self.path else name)

    def bad(self, code: str, **params: object) -> BadBox:
        """What is wrong here. Texts, not numbers: a language would put its commas into those."""
        texts = {name: str(value) for name, value in params.items()}
        return BadBox(code, file=self.file, place=self.path or "box", **texts)

    def table(self, value: object, keys: Iterable[str], optional: Iterable[str] = ()) -> Json:
        """A table with exactly these keys."""
        found = self.any_table(value)
        needed, allowed = list(keys), [*keys, *optional]
        for key in found:
            if key not in allowed:
                raise self.at(key).bad("box-unknown", allowed=joined(allowed))
        for key in needed:
            if key not in found:
                raise self.at(key).bad("box-missing", needed=joined(needed))
        return found

    def any_table(self, value: object) -> Json:
        """A table, whatever its keys."""
        if not isinstance(value, dict):
            raise self.bad("box-kind", value=shown(value), kind="table")
        return value

    def members(self, value: object, fewest: int, most: int) -> list[Any]:
        """A list of so many members."""
        if not isinstance(value, list):
            raise self.bad("box-kind", value=shown(value), kind="list")
        if not fewest <= len(value) <= most:
            needed = str(fewest) if fewest == most else f"{fewest}-{most}"
            raise self.bad("box-size", count=len(value), needed=needed)
        return value

    def word(self, value: object, allowed: Iterable[str]) -> str:
        """One of these words."""
        words = list(allowed)
        if not isinstance(value, str) or value not in words:
            raise self.bad("box-word", value=shown(value), allowed=joined(words))
        return value

    def text(self, value: object) -> str:
        """A text that fits on a line."""
        if not isinstance(value, str) or not value.strip() or not value.isprintable() or len(value) > 60:
            raise self.bad("box-kind", value=shown(value), kind="text")
        return value

    def number(self, value: object, low: int, high: int) -> int:
        """A whole number between two others; true and false are none."""
        if type(value) is not int:
            raise self.bad("box-kind", value=shown(value), kind="number")
        if not low <= value <= high:
            raise self.bad("box-range", value=shown(value), low=low, high=high)
        return value

    def no_twice(self, values: list[Any]) -> None:
        """Every member only once."""
        for i, value in enumerate(values):
            if value in values[:i]:
                raise self.bad("box-twice", value=shown(value))


def check_box(data: Json, source: str) -> None:
    """Raise BadBox where the data are no box; source (a file, a record) is named in its sentence."""
    top = Place(source)
    box = top.table(data, ("name", "settlers", "privileges", "islands"))
    top.at("name").text(box["name"])
    _check_settlers(box["settlers"], top.at("settlers"))
    _check_privileges(box["privileges"], top.at("privileges"))
    islands = top.at("islands").any_table(box["islands"])
    if len(islands) != ISLANDS:
        raise top.at("islands").bad("box-size", count=len(islands), needed=ISLANDS)
    for name, entry in islands.items():
        _check_island(name, entry, top.at("islands").at(name))


def _check_id(name: object, place: Place) -> None:
    """An id can stand in a move and in an address, and is no pirate's."""
    if (
        not isinstance(name, str)
        or not ID.fullmatch(name)
        or name.startswith(PIRATE)
        or len(name) > LONGEST_ID
    ):
        raise place.bad("box-id", most=LONGEST_ID)


def _check_settlers(settlers: object, place: Place) -> None:
    cards = 0
    for name, entry in place.any_table(settlers).items():
        here = place.at(name)
        _check_id(name, here)
        card = here.table(entry, ("colour", "priorities", "copies", "status"), optional=("title",))
        here.at("colour").word(card["colour"], COLOURS)
        priorities = here.at("priorities").members(card["priorities"], 4, 4)
        for i, priority in enumerate(priorities):
            here.at("priorities").at(i + 1).word(priority, FEATURES + COLOURS)
        here.at("priorities").no_twice(priorities)
        cards += here.at("copies").number(card["copies"], 1, SETTLER_CARDS)
        _check_status(card, here)
    if cards != SETTLER_CARDS:
        raise place.bad("box-cards", count=cards, needed=SETTLER_CARDS)


def _check_privileges(privileges: object, place: Place) -> None:
    effects: list[str] = []
    for colour, entry in place.table(privileges, COLOURS).items():
        here = place.at(colour)
        privilege = here.table(entry, ("effect", "status"))
        effects.append(here.at("effect").word(privilege["effect"], EFFECTS))
        here.at("effect").no_twice(effects)
        _check_status(privilege, here)


def _check_status(entry: Json, place: Place) -> None:
    place.at("status").word(entry["status"], STATUSES)
    if "title" in entry:
        place.at("title").text(entry["title"])


def _check_island(name: object, entry: object, place: Place) -> None:
    _check_id(name, place)
    island = place.table(entry, ("status", "neighbours", "features", "drawing"), optional=("title",))
    _check_status(island, place)
    tables = Tables(
        _neighbours(island["neighbours"], place.at("neighbours")),
        {
            feature: _plots(plots, place.at("features").at(feature))
            for feature, plots in place.at("features").table(island["features"], FEATURES).items()
        },
    )
    here = place.at("drawing")
    drawing = here.table(island["drawing"], ("plots", "village", "field", *SHORES, *WAYS))
    numbers = [str(plot) for plot in PLOTS]
    cells: dict[int | str, Line] = {
        int(plot): _line(points, here.at("plots").at(plot), 3)
        for plot, points in here.at("plots").table(drawing["plots"], numbers).items()
    }
    for space in ("village", "field"):
        cells[space] = _line(drawing[space], here.at(space), 3)
    ways = {
        feature: [
            _line(points, here.at(feature).at(i + 1), 2)
            for i, points in enumerate(here.at(feature).members(drawing[feature], 0, MOST_LINES))
        ]
        for feature in (*SHORES, *WAYS)
    }
    count = sum(map(len, cells.values())) + sum(len(line) for lines in ways.values() for line in lines)
    if count > MOST_IN_ALL:
        raise here.bad("box-points", count=count, most=MOST_IN_ALL)
    check_drawing(cells, ways, tables, place)


def _neighbours(value: object, place: Place) -> dict[int, set[int]]:
    """Which plots are neighbours: each names the other."""
    table = place.table(value, [str(plot) for plot in PLOTS])
    neighbours = {plot: _plots(table[str(plot)], place.at(plot)) for plot in PLOTS}
    for plot, near in neighbours.items():
        for other in sorted(near):
            if other == plot:
                raise place.at(plot).bad("box-itself", plot=plot)
            if plot not in neighbours[other]:
                raise place.at(plot).bad("box-one-sided", plot=plot, other=other)
    return neighbours


def _plots(value: object, place: Place) -> set[int]:
    """A list of plots."""
    plots = place.members(value, 0, len(PLOTS))
    for plot in plots:
        place.number(plot, PLOTS[0], PLOTS[-1])
    place.no_twice(plots)
    return set(plots)


def _line(value: object, place: Place, fewest: int) -> Line:
    """A list of points."""
    line = []
    for i, point in enumerate(place.members(value, fewest, MOST_POINTS)):
        x, y = place.at(i + 1).members(point, 2, 2)
        here = place.at(i + 1)
        line.append((here.number(x, -FARTHEST, FARTHEST), here.number(y, -FARTHEST, FARTHEST)))
    for i in range(1, len(line)):
        if line[i] == line[i - 1]:
            raise place.at(i + 1).bad("box-twice", value=list(line[i]))
    return tuple(line)


# --- The drawing ---

#: A plot's number, "village" or "field".
Cell = int | str


class Tables(NamedTuple):
    """What an island says of itself without its drawing."""

    neighbours: dict[int, set[int]]
    features: dict[str, set[int]]


def check_drawing(cells: dict[Cell, Line], ways: dict[str, list[Line]], tables: Tables, place: Place) -> None:
    """Raise BadBox where polygons are not a map of the island, or say something else than the tables."""
    drawn = place.at("drawing")
    try:
        ground = subdivision(cells, [line for lines in ways.values() for line in lines])
    except Tangled as tangle:
        raise _tangled(tangle, drawn) from None
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


def _tangled(tangle: Tangled, drawn: Place) -> Exception:
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
    for feature, plots in tables.features.items():
        for plot in PLOTS:
            if plot in plots and plot not in along[feature]:
                raise place.at(feature).bad("box-not-touching", plot=plot, feature=feature)
            if plot not in plots and plot in along[feature]:
                raise place.at(feature).bad("box-touching", plot=plot, feature=feature)
