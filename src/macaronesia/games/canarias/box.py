"""A box of Islas Canarias: settlers, privileges and islands, read from a file or a record, and checked.

Everywhere a box is JSON-ready data in the shape of its file, as docs/box.md explains it.
"""

import re
import tomllib
from copy import deepcopy
from functools import cache
from importlib.resources import files
from pathlib import Path

from macaronesia.errors import shown
from macaronesia.games.canarias.box_check import PLOTS, SHORES, WAYS, BadBox, check_box
from macaronesia.games.canarias.names import COLOURS, FEATURES, Json
from macaronesia.games.canarias.options import SHIPPED

#: Bytes of a file; a box of as many points as allowed has a third of it.
LARGEST = 1_000_000
#: Dots on a line that are not those of fractions: more than any sentence in a comment has.
DEEPEST = 50
FRACTION = re.compile(r"(?<![\w.])\d+\.\d+(?![\w.])", re.ASCII)


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
