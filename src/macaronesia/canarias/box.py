"""A box of Islas Canarias: settlers, privileges and islands, read from a file and checked."""

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from macaronesia.canarias.box_check import check_box
from macaronesia.canarias.box_words import COLOURS, EFFECTS, FEATURES, PLOTS, BadBox, Json, Line
from macaronesia.errors import shown

__all__ = [
    "COLOURS",
    "EFFECTS",
    "FEATURES",
    "LARGEST",
    "PLOTS",
    "SHIPPED",
    "BadBox",
    "Box",
    "Drawing",
    "Island",
    "Privilege",
    "Settler",
    "box_as_json",
    "box_from_json",
    "check_box",
    "load_box",
]

#: The name of the box that comes with the project.
SHIPPED = "reconstruction"
#: Bytes of a file; a box of as many points as allowed has a third of it.
LARGEST = 1_000_000
#: Dots on a line that are not those of fractions: more than any sentence in a comment has.
DEEPEST = 50
FRACTION = re.compile(r"(?<![\w.])\d+\.\d+(?![\w.])", re.ASCII)


@dataclass(frozen=True)
class Settler:
    """A kind of settler card."""

    colour: str
    priorities: tuple[str, str, str, str]
    copies: int
    status: str
    title: str | None = None


@dataclass(frozen=True)
class Privilege:
    """What the privilege of a colour does."""

    effect: str
    status: str


@dataclass(frozen=True)
class Drawing:
    """Where everything on an island lies."""

    plots: dict[int, Line]
    village: Line
    field: Line
    coast: tuple[Line, ...]
    mountain: tuple[Line, ...]
    river: tuple[Line, ...]
    road: tuple[Line, ...]


@dataclass(frozen=True)
class Island:
    """An island: which plots are neighbours, which touch a feature, and how it looks. Plots are 1 to 12."""

    status: str
    neighbours: dict[int, tuple[int, ...]]
    features: dict[str, tuple[int, ...]]
    drawing: Drawing
    title: str | None = None


@dataclass(frozen=True)
class Box:
    """Everything that differs from one box to another; checked, so the rules need not ask again."""

    name: str
    settlers: dict[str, Settler]
    privileges: dict[str, Privilege]
    islands: dict[str, Island]


def load_box(name_or_path: str | Path) -> Box:
    """The shipped box by its name, or the box in a file; BadBox says what is wrong with it and where."""
    if name_or_path == SHIPPED:
        return _shipped()
    if not isinstance(name_or_path, str | Path):
        raise BadBox("box-no-path", value=shown(name_or_path), shipped=SHIPPED)
    file = shown(str(name_or_path), 200)
    return box_from_json(_parsed(_content(name_or_path, file), file), file)


@cache
def _shipped() -> Box:
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


def box_from_json(data: Json, source: str) -> Box:
    """A box that came as data, inside a record; source says where from, for the sentence of a BadBox."""
    check_box(data, source)
    return Box(
        data["name"],
        {
            name: Settler(
                entry["colour"],
                tuple(entry["priorities"]),
                entry["copies"],
                entry["status"],
                entry.get("title"),
            )
            for name, entry in data["settlers"].items()
        },
        {
            colour: Privilege(data["privileges"][colour]["effect"], data["privileges"][colour]["status"])
            for colour in COLOURS
        },
        {name: _island(entry) for name, entry in data["islands"].items()},
    )


def _island(entry: Json) -> Island:
    drawing = entry["drawing"]
    return Island(
        entry["status"],
        {plot: tuple(sorted(entry["neighbours"][str(plot)])) for plot in PLOTS},
        {feature: tuple(sorted(entry["features"][feature])) for feature in FEATURES},
        Drawing(
            {plot: _line(drawing["plots"][str(plot)]) for plot in PLOTS},
            _line(drawing["village"]),
            _line(drawing["field"]),
            *(
                tuple(_line(line) for line in drawing[path])
                for path in ("coast", "mountain", "river", "road")
            ),
        ),
        entry.get("title"),
    )


def _line(points: list[list[int]]) -> Line:
    return tuple((x, y) for x, y in points)


def box_as_json(box: Box) -> Json:
    """The box in the shape of its file, ready for JSON; ``box_from_json`` reads it back."""
    return {
        "name": box.name,
        "settlers": {
            name: {
                "colour": settler.colour,
                "priorities": list(settler.priorities),
                "copies": settler.copies,
                "status": settler.status,
                **_titled(settler.title),
            }
            for name, settler in box.settlers.items()
        },
        "privileges": {
            colour: {"effect": privilege.effect, "status": privilege.status}
            for colour, privilege in box.privileges.items()
        },
        "islands": {
            name: {
                "status": island.status,
                **_titled(island.title),
                "neighbours": {str(plot): list(near) for plot, near in island.neighbours.items()},
                "features": {feature: list(plots) for feature, plots in island.features.items()},
                "drawing": _drawing_as_json(island.drawing),
            }
            for name, island in box.islands.items()
        },
    }


def _titled(title: str | None) -> Json:
    return {} if title is None else {"title": title}


def _drawing_as_json(drawing: Drawing) -> Json:
    return {
        "plots": {str(plot): _points(line) for plot, line in drawing.plots.items()},
        "village": _points(drawing.village),
        "field": _points(drawing.field),
        "coast": [_points(line) for line in drawing.coast],
        "mountain": [_points(line) for line in drawing.mountain],
        "river": [_points(line) for line in drawing.river],
        "road": [_points(line) for line in drawing.road],
    }


def _points(line: Line) -> list[list[int]]:
    return [[x, y] for x, y in line]
