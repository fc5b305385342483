"""What the bots go by, from ``weights.toml``: weights for each number of players, and the habits of all."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from macaronesia.bots.canarias.sheet import HABITS, SHEET, TRAITS, Sheet
from macaronesia.canarias.state import EFFECTS, Box
from macaronesia.kernel.record import positions

FILE = "weights.toml"


@cache
def tables() -> dict[str, Any]:
    """The file as it is."""
    return tomllib.loads(files(__package__).joinpath(FILE).read_text("utf-8"))


def new_sheet(players: int, b: Box, frozen: bool = False) -> Sheet:
    """An empty sheet with what bots go by; frozen: with what ``greedy`` goes by, set by hand for good."""
    yardstick = tables()["yardstick"]
    sheet: Sheet = positions(1, SHEET)[0]
    fill(sheet, yardstick if frozen else tables()[f"players-{players}"])
    take_up(sheet, b, yardstick["habits"] if frozen else tables()["habits"])
    return sheet


def fill(sheet: Sheet, table: dict[str, Any]) -> None:
    """Put weights into a sheet."""
    sheet.heat[:] = table["heat"]
    for i, trait in enumerate(TRAITS):
        sheet.weights[:, i] = table["weights"][trait]


def take_up(sheet: Sheet, b: Box, habits: dict[str, float]) -> None:
    """Put habits into a sheet; the box says which colour has which privilege."""
    sheet.habits[:] = [habits[habit] for habit in HABITS]
    for effect, name in enumerate(EFFECTS):
        sheet.prizes[b.colour_of[effect]] = habits["privilege"] * habits[name]
