"""The three sheets of symbols, with the tables that document them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from types import ModuleType
from typing import Any

import macaronesia as mac
from macaronesia.drawing import sheet as shared
from macaronesia.games.canarias.drawing import sheet as canarias
from macaronesia.games.canarias.state import COLOURS, EFFECTS, FEATURES
from macaronesia.games.santiago.drawing import sheet as santiago
from macaronesia.games.santiago.editions import EDITIONS

BOX: dict[str, Any] = mac.box()
_ROW = re.compile(r"^    ([msc]-\S+)\s+(\S+)", re.MULTILINE)
_CHOICE = re.compile(r"\{(.*?)\}")


@dataclass(frozen=True)
class Made:
    """A sheet, its geometry, its module, and the most bytes it may have when compressed."""

    svg: str
    geometry: dict[str, Any]
    module: ModuleType
    limit: int
    box: dict[str, Any]

    def documented(self) -> Iterator[tuple[str, str]]:
        """Every id of the module's table with the size that stands there."""
        choices = {
            "seat": [str(seat) for seat in range(5)],
            "crop": sorted({crop for edition in EDITIONS.values() for crop in edition.crops}),
            "colour": COLOURS,
            "feature": FEATURES,
            "effect": EFFECTS,
            "island": list(self.box["islands"]),
            "settler": list(self.box["settlers"]),
            "plot": [str(plot) for plot in range(1, 13)],
        }
        for name, size in _ROW.findall(self.module.__doc__ or ""):
            fixed = _CHOICE.split(name)[::2]
            several = [choices.get(found, found.split(",")) for found in _CHOICE.findall(name)]
            for chosen in product(*several):
                made = "".join(a + b for a, b in zip(fixed, [*chosen, ""], strict=True))
                upright = re.match(r"s-(canal|bank|water|proposal)-v", made)
                yield made, "x".join(reversed(size.split("x"))) if upright else size


def of_a_box(box: dict[str, Any]) -> Made:
    return Made(canarias.sheet(box), canarias.geometry(box), canarias, 20_000, box)


def foreign_box() -> dict[str, Any]:
    """A box with names of its own, some of which are also names of symbols."""
    settlers, islands = list(BOX["settlers"].values()), list(BOX["islands"].values())
    islands[0] = islands[0] | {"title": "<Atlantis>"}
    settlers[0] = settlers[0] | {"title": '"><script/>&'}
    return BOX | {
        "settlers": dict(zip(["back", "pirate", *"defghijklmnopqrs"], settlers, strict=False)),
        "islands": dict(zip(["atlantis", "island", "ground", "d", "e", "f"], islands, strict=True)),
    }


SHEETS = {
    "shared": Made(shared.sheet(), shared.geometry(), shared, 2_000, BOX),
    "santiago": Made(santiago.sheet(), santiago.geometry(), santiago, 6_000, BOX),
    "canarias": of_a_box(BOX),
    "foreign": of_a_box(foreign_box()),
}
