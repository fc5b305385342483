"""Every move is a number in the kernel and a text everywhere else.

The numbers are dense: each verb has a block as long as its choices. Only this file knows how they are packed.
"""

import re
from enum import IntEnum
from functools import cache
from typing import NamedTuple

from macaronesia.games.santiago.editions import EDITIONS
from macaronesia.games.santiago.names import INTERSECTIONS, SEGMENTS, SQUARES
from macaronesia.games.santiago.state import KINDS, MOST_PLAYERS, Phase
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.refusals import PhasedVerb

#: No player can ever hold more: five times 10, and 3 each in eight rounds.
MOST_MONEY = 170
SUMS = MOST_MONEY + 1
LAND, DITCHES = len(SQUARES), len(SEGMENTS)


class Move(IntEnum):
    """The number of each verb's first move. A bid of 0 is a pass."""

    SPRING = 0  # + intersection
    PALM = SPRING + len(INTERSECTIONS)  # + square
    OVERSEER = PALM + LAND  # + seat
    REMOVE = OVERSEER + MOST_PLAYERS  # + kind
    REVEAL = REMOVE + KINDS  # + kind
    FIRST = REVEAL + KINDS  # + segment
    PASS = FIRST + DITCHES
    BID = PASS  # + sum
    PLANT = BID + SUMS  # + planting_number
    NEUTRAL = PLANT + KINDS * LAND  # + planting_number
    PROPOSE = NEUTRAL + KINDS * LAND  # + proposal_number
    ACCEPT = PROPOSE + DITCHES * SUMS  # + segment
    DIG = ACCEPT + DITCHES  # + segment
    DECLINE = DIG + DITCHES
    EXTRA = DECLINE + 1  # + segment


MOVES = Move.EXTRA + DITCHES

#: More legal moves than any position can have: a bribe of every size on every segment, and a pass.
MOST_LEGAL = DITCHES * SUMS + 1


@rule
def planting_number(kind: int, square: int) -> int:
    """A tile on a square, counted from the first planting."""
    return LAND * kind + square


@rule
def planting_of(number: int) -> tuple[int, int]:
    """The kind of tile and the square of a planting."""
    return number // LAND, number % LAND


@rule
def proposal_number(segment: int, bribe: int) -> int:
    """A bribe on a segment, counted from the first proposal."""
    return SUMS * segment + bribe


@rule
def proposal_of(number: int) -> tuple[int, int]:
    """The segment and the bribe of a proposal."""
    return number // SUMS, number % SUMS


# --- Texts ---


class Notation(NamedTuple):
    """How the moves of one edition are written."""

    texts: list[str]
    codes: dict[str, int]


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
    return Notation(texts, {text: code for code, text in enumerate(texts)})


class Verb(PhasedVerb):
    """The first words of moves, each with the phases it belongs to."""

    SPRING = 0, Phase.SETUP
    PALM = 1, Phase.SETUP
    OVERSEER = 2, Phase.SETUP
    REMOVE = 3, Phase.SETUP
    REVEAL = 4, Phase.REVEAL
    FIRST = 5, Phase.FIRST
    PASS = 6, Phase.BID, Phase.PROPOSE, Phase.EXTRA
    BID = 7, Phase.BID
    PLANT = 8, Phase.PLANT
    NEUTRAL = 9, Phase.NEUTRAL
    PROPOSE = 10, Phase.PROPOSE
    ACCEPT = 11, Phase.DECIDE
    DIG = 12, Phase.DECIDE
    DECLINE = 13, Phase.DECIDE
    EXTRA = 14, Phase.EXTRA


class Words(NamedTuple):
    """A move taken apart, legal or not: -1 where the verb has no such word."""

    verb: int
    tile: int = -1
    place: int = -1  # a square, a segment or an intersection
    sum: int = -1
    seat: int = -1


#: A sum of money as moves write it; nine digits are more than any purse holds.
_SUM = r"(?P<sum>0|[1-9][0-9]{0,8})"
_SHAPES = [
    re.compile(r"(?P<verb>spring) (?P<point>[A-E][1-4])"),
    re.compile(r"(?P<verb>palm) (?P<square>[a-h][1-6])"),
    re.compile(rf"(?P<verb>overseer) (?P<seat>[0-{MOST_PLAYERS - 1}])"),
    re.compile(r"(?P<verb>remove|reveal) (?P<tile>[a-z]+[12])"),
    re.compile(r"(?P<verb>first|accept|dig|extra) (?P<segment>\S+)"),
    re.compile(rf"(?P<verb>bid) (?!0){_SUM}"),
    re.compile(r"(?P<verb>plant|neutral) (?P<tile>[a-z]+[12]) (?P<square>[a-h][1-6])"),
    re.compile(rf"(?P<verb>propose) (?P<segment>\S+) {_SUM}"),
    re.compile(r"(?P<verb>pass|decline)"),
]
_PLACES = {"point": INTERSECTIONS, "square": SQUARES, "segment": SEGMENTS}


def words_of(text: str, edition: str) -> Words | None:
    """The words of a move this game has; None for any other text."""
    match = next((match for shape in _SHAPES if (match := shape.fullmatch(text))), None)
    if match is None:
        return None
    found = match.groupdict()
    try:
        places = [names.index(found[kind]) for kind, names in _PLACES.items() if kind in found]
        return Words(
            Verb[found["verb"].upper()],
            tiles(edition).index(found["tile"]) if "tile" in found else -1,
            places[0] if places else -1,
            int(found.get("sum", -1)),
            int(found.get("seat", -1)),
        )
    except ValueError:  # a crop of the other edition, a segment written from its larger end
        return None
