"""The positions that the pictures in the rules of Santiago show, as data.

The tests put each of them on the table and let the rules say what the text says of it. A tile is written as
its square, its crop and planters, then the seat and the number of its markers: `a1 pepper2 1 1`; a neutral one
has neither. Crops are those of Trefl; AMIGO has its own in their places.
"""

from dataclasses import dataclass

from macaronesia.games.santiago.editions import EDITIONS
from macaronesia.ruleset import Json

NAMES = ("Ana", "Bruno", "Clara", "Diego")
"""Who plays in the examples, by seat."""


@dataclass(frozen=True)
class Example:
    """What lies on the board, and how much of the board is shown."""

    shown: tuple[str, str] = ("a1", "h6")
    """The squares at the bottom left and at the top right of the part that is shown."""
    spring: str = "C2"
    canals: tuple[str, ...] = ()
    planted: str = ""
    """The tiles."""
    palms: tuple[str, ...] = ()
    proposals: tuple[tuple[int, str, int], ...] = ()
    """Seat, segment and bribe."""

    @property
    def tiles(self) -> dict[str, str]:
        """The tiles by their squares."""
        return dict(entry.split(" ", 1) for entry in self.planted.split(", ") if entry)

    def crop(self, name: str, edition: str) -> str:
        """The crop that an edition has for one of Trefl's."""
        return EDITIONS[edition].crops[EDITIONS["trefl"].crops.index(name)]

    def tile(self, text: str, edition: str) -> Json:
        """A tile as positions describe it."""
        if text == "desert":
            return {"crop": None, "planters": 0, "owner": None, "markers": 0, "desert": True}
        kind, *owner = text.split()
        return {
            "crop": self.crop(kind[:-1], edition),
            "planters": int(kind[-1]),
            "owner": int(owner[0]) if owner else None,
            "markers": int(owner[1]) if owner else 0,
            "desert": False,
        }

    def position(self, edition: str) -> Json:
        """As much of a position as the drawing of the board needs."""
        return {
            "spring": self.spring,
            "canals": list(self.canals),
            "palms": list(self.palms),
            "tiles": {square: self.tile(text, edition) for square, text in self.tiles.items()},
            "proposals": [
                {"seat": seat, "segment": segment, "bribe": bribe} for seat, segment, bribe in self.proposals
            ],
        }


SETUP = Example(palms=("b5", "g2", "f6"))

CANALS = Example(canals=("B2-C2", "B2-B3", "B3-C3", "C2-C3", "C2-D2"))
LOOSE = "D3-E3"
"""The canal that does not touch the network: number 1 of the picture."""
ASTRAY = ((5, 4), (5, 2))
"""The ends of the one that lies on a thin line: number 2; corners of squares, counted from the bottom left."""

AREAS = Example(
    shown=("a1", "f4"),
    canals=("C2-C3", "B3-C3", "B2-C2", "C1-C2", "B1-B2", "C1-D1"),
    planted=(
        "a1 pepper2 1 2, a2 pepper1 2 1, b2 pepper1 0 1, c2 pepper2 1 2, d2 pepper2 0 1, "
        "e1 coconut2 3 2, f1 coconut1 0 1, e2 coconut2 2 2, c4 banana2 3 2, d4 banana1 2 1"
    ),
)
"""Of the pepper area a1 and a2 have no water yet."""

SPLIT = Example(
    shown=("a3", "f5"),
    spring="C3",
    canals=("B2-C2", "B2-B3", "C2-C3"),
    planted=(
        "b4 pepper2 0 2, c4 pepper2 1 2, d4 desert, e4 pepper1 0 1, e3 banana2 1 2, "
        "b3 banana1 2 1, f4 banana2 2 2"
    ),
)
FILLED = "d4"
"""Where pepper instead of the desert would make one area of all."""

MARKED = ("pepper1", "banana2", "pepper2", "banana1")
"""The tiles of the picture of markers; the last two are planted by somebody who passed."""

PROPOSALS = Example(
    shown=("b2", "g5"),
    planted="d4 banana2 3 2, e2 grape2 2 2, e4 grape2 0 1, c2 pepper1",
    proposals=((2, "C2-D2", 1), (3, "C2-C3", 3), (0, "C2-C3", 2)),
)

_COUNTED = ("A2-B2", "B2-C2", "C2-D2", "A3-B3", "B3-C3", "C3-D3", "C2-C3")

SCORING = Example(
    shown=("a2", "f5"),
    canals=_COUNTED,
    planted=(
        "a5 banana2 1 2, b5 banana1 1 1, a4 banana2 0 2, c5 coconut2 1 2, d5 coconut1, "
        "e5 coconut1 1 1, d4 coconut2 2 1, b4 pepper2 1 2, c4 pepper1 0 1, a3 pepper2 2 2, "
        "b3 pepper2 1 2, c3 pepper1 3 1, a2 grape2 1 2, e4 melon2 1 1, f4 melon2 0 2, "
        "e3 melon1 2 1, f3 melon2 3 2, e2 melon2 2 2, f2 melon1 1 1, d3 desert, c2 desert"
    ),
)
SCORER, IN_HAND = 1, 15

PALMS = Example(
    shown=("a2", "f5"),
    spring="C3",
    canals=_COUNTED,
    planted=(
        "a4 banana2 0 2, b4 banana2 1 2, a3 banana1 1 1, b3 banana2 2 2, d4 pepper2 0 2, "
        "d3 pepper1, e3 pepper1 1 1, f5 grape1 2 1"
    ),
    palms=("a4", "d3"),
)
