"""The positions that the pictures in the rules of Islas Canarias show, as data.

The tests put each of them on the table and let the rules say what the text says of it. What stands on an island
is written as `1 red, 4 blue palace, 7 green city`. All of it is on the islands of the box that we ship.
"""

from dataclasses import dataclass

from macaronesia.ruleset import Json

NAMES = ("Ana", "Bruno", "Clara")
"""Who plays in the examples, by seat."""


@dataclass(frozen=True)
class Example:
    """An island and what stands on it."""

    island: str
    built: str = ""

    def plots(self) -> dict[str, Json]:
        """What stands on which plot, as positions describe it."""
        pieces = [piece.split() for piece in self.built.split(", ") if piece]
        return {plot: {"kind": "".join(kind) or "house", "colour": colour} for plot, colour, *kind in pieces}


CARD, PIRATE, PRIVILEGE = "segador", "pirate-blue", "green"

ISLAND = Example("tenerife")

REAPER = Example("gran-canaria", "4 brown, 5 red, 8 white, 11 blue")
"""Every plot at the field and next to brown is taken, nothing is green."""
REAPER_PLOTS = (9, 12)

WEAVER = "cestero"
WEAVER_ISLANDS = (
    Example("tenerife", "2 red, 3 green, 5 blue, 7 orange, 8 white, 10 blue"),
    Example("gran-canaria", "2 white, 3 green, 5 white, 7 blue, 9 blue, 12 green"),
    Example("lanzarote", "2 orange, 5 blue, 6 red, 8 blue, 9 white"),
)
WEAVER_PLOTS = ((6, 9, 11, 12), (6, 8, 10, 11), (4, 10))
"""The free plots next to blue buildings on each island."""

POINTS = Example(
    "fuerteventura",
    "1 white, 2 blue, 4 red palace, 5 brown, 7 red palace, 8 orange palace, 9 green city, 12 orange",
)
POINTS_EACH = {"1": 1, "2": 1, "5": 1, "12": 1, "4": 3, "7": 2, "8": 3, "9": 5}
"""What each building is worth; of the two red palaces one counts as the first."""
