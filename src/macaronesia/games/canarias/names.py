"""What things are called: colours, features, privileges, pieces, and the cards and islands of a box."""

from enum import IntEnum
from typing import Any, NamedTuple

Json = dict[str, Any]

COLOURS = ("red", "blue", "green", "orange", "brown", "white")
FEATURES = ("coast", "river", "mountain", "road", "village", "field")
#: What a settler can wish for: 0 to 5 is a feature, 6 to 11 a colour.
PRIORITIES = FEATURES + COLOURS
PIRATE = "pirate-"  #: the id of a pirate is this and its colour


class Effect(IntEnum):
    """What privileges do."""

    TIE = 0
    DRAW4 = 1
    MIXED = 2
    FREE = 3
    EXTRA = 4
    PIRATES = 5


class Piece(IntEnum):
    """The kinds of buildings."""

    HOUSE = 0
    PALACE = 1
    CITY = 2


EFFECTS = tuple(effect.name.lower() for effect in Effect)
PIECES = tuple(piece.name.lower() for piece in Piece)


class Names(NamedTuple):
    """The ids of cards (settlers sorted, pirates in the order of the colours) and islands, by number."""

    cards: tuple[str, ...]
    islands: tuple[str, ...]


def names_of(box: Json) -> Names:
    """The names in a box."""
    pirates = (PIRATE + colour for colour in COLOURS)
    return Names((*sorted(box["settlers"]), *pirates), tuple(sorted(box["islands"])))
