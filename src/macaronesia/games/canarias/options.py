"""What can be chosen for a game of Islas Canarias."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Literal, TypedDict

from macaronesia.definition import FILE, LOT, SEAT, Option
from macaronesia.errors import BadOption, Phrase

SHIPPED = "reconstruction"  #: the name of the box that comes with the project


class CanariasOptions(TypedDict, total=False):
    """The options by name and type, for editors and type checkers."""

    box: str | Mapping[str, Any]
    islands: Literal["choose", "random"]
    starter: int | Literal["lot"]


def check_box(value: Any, _chosen: dict[str, Any]) -> str | dict[str, Any]:
    """A box as data or the path of its file; the shipped one is named, any other travels with the record."""
    from macaronesia.games.canarias.box import box_from_json, load_box, shipped_box  # noqa: PLC0415 - slow

    if isinstance(value, dict):
        box = box_from_json(value, "box")
    elif isinstance(value, str):
        box = load_box(value)
    else:
        raise BadOption.value("box", value, Phrase("allowed-box", shipped=SHIPPED))
    return SHIPPED if box == shipped_box() else box


def read_box(name_or_path: str) -> dict[str, Any]:
    """A box as JSON-ready data: the shipped one by its name, or that of a .toml file."""
    from macaronesia.games.canarias.box import load_box  # noqa: PLC0415 - slow

    return deepcopy(load_box(name_or_path))


OPTIONS = (
    Option(
        "box",
        (SHIPPED,),
        SHIPPED,
        "reconstruction, or a box file (.toml)",
        also=FILE,
        check=check_box,
        load=read_box,
        example=f"{__package__}:boxes/{SHIPPED}.toml",
    ),
    Option("islands", ("choose", "random"), "choose", "choose or random"),
    Option("starter", (LOT,), LOT, "who starts: lot, or a seat from 0", also=SEAT),
)
