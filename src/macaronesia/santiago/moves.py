"""Every move is a number in the kernel and a text everywhere else.

The numbers are dense: each verb has a block as long as its choices. PASS is a bid of nothing.
"""

from functools import cache
from typing import NamedTuple

from macaronesia.santiago.board import INTERSECTIONS, SEGMENTS, SQUARES
from macaronesia.santiago.editions import EDITIONS
from macaronesia.santiago.state import KINDS, MOST_PLAYERS

#: No player can ever hold more: five times 10, and 3 each in eight rounds.
MOST_MONEY = 170
SUMS = MOST_MONEY + 1

SPRING = 0
PALM = SPRING + len(INTERSECTIONS)
OVERSEER = PALM + len(SQUARES)
REMOVE = OVERSEER + MOST_PLAYERS
TURN_UP = REMOVE + KINDS  # written "reveal"
FIRST_CANAL = TURN_UP + KINDS  # written "first"
PASS = FIRST_CANAL + len(SEGMENTS)
OFFER_SUM = PASS  # written "bid N": OFFER_SUM + N
PLANT_TILE = OFFER_SUM + SUMS
NEUTRAL_TILE = PLANT_TILE + KINDS * len(SQUARES)
SUGGEST = NEUTRAL_TILE + KINDS * len(SQUARES)  # written "propose"
ACCEPT = SUGGEST + len(SEGMENTS) * SUMS
DIG = ACCEPT + len(SEGMENTS)
DECLINE = DIG + len(SEGMENTS)
EXTRA_CANAL = DECLINE + 1  # written "extra"
MOVES = EXTRA_CANAL + len(SEGMENTS)

#: More legal moves than any position can have: a bribe of every size on every segment, and a pass.
MOST_LEGAL = len(SEGMENTS) * SUMS + 1


class Notation(NamedTuple):
    """How the moves of one edition are written."""

    texts: list[str]
    codes: dict[str, int]
    rank: list[int]  # code -> its place when all texts are sorted


@cache
def tiles(edition: str) -> list[str]:
    """The names of the ten kinds of tiles, by kind."""
    return [f"{crop}{planters}" for crop in EDITIONS[edition].crops for planters in (1, 2)]


@cache
def notation(edition: str) -> Notation:
    """The texts of all moves of an edition."""
    kinds = tiles(edition)
    plantings = [f"{tile} {square}" for tile in kinds for square in SQUARES]
    texts = [
        *(f"spring {point}" for point in INTERSECTIONS),
        *(f"palm {square}" for square in SQUARES),
        *(f"overseer {seat}" for seat in range(MOST_PLAYERS)),
        *(f"remove {tile}" for tile in kinds),
        *(f"reveal {tile}" for tile in kinds),
        *(f"first {segment}" for segment in SEGMENTS),
        "pass",
        *(f"bid {n}" for n in range(1, SUMS)),
        *(f"plant {planting}" for planting in plantings),
        *(f"neutral {planting}" for planting in plantings),
        *(f"propose {segment} {n}" for segment in SEGMENTS for n in range(SUMS)),
        *(f"accept {segment}" for segment in SEGMENTS),
        *(f"dig {segment}" for segment in SEGMENTS),
        "decline",
        *(f"extra {segment}" for segment in SEGMENTS),
    ]
    rank = [0] * MOVES
    for place, code in enumerate(sorted(range(MOVES), key=texts.__getitem__)):
        rank[code] = place
    return Notation(texts, {text: code for code, text in enumerate(texts)}, rank)
