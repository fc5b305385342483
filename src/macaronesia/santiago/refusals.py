"""Why a move is illegal: the first reason, in the order of docs/moves.md, that applies."""

import re
from collections.abc import Callable
from typing import NamedTuple

from macaronesia.errors import IllegalMove, shown
from macaronesia.kernel.bits import has
from macaronesia.santiago.board import INTERSECTIONS, SEGMENTS, SQUARES
from macaronesia.santiago.listing import texts
from macaronesia.santiago.moves import tiles
from macaronesia.santiago.rules.auction import bid_is_taken
from macaronesia.santiago.rules.canals import price_of_digging
from macaronesia.santiago.rules.planting import free_squares, neutral_ground
from macaronesia.santiago.state import (
    BID,
    DECIDE,
    EXTRA,
    FIRST,
    MOST_PLAYERS,
    NEUTRAL,
    OVER,
    PHASES,
    PLANT,
    PROPOSE,
    REVEAL,
    SETUP,
    State,
)
from macaronesia.santiago.views import named


class Words(NamedTuple):
    """A move taken apart: every index is -1 where the verb has no such word."""

    text: str
    verb: str
    tile: int = -1
    square: int = -1
    segment: int = -1
    sum: int = -1


#: verb -> the phases it belongs to
PHASES_OF = {
    "spring": (SETUP,),
    "palm": (SETUP,),
    "overseer": (SETUP,),
    "remove": (SETUP,),
    "first": (FIRST,),
    "reveal": (REVEAL,),
    "bid": (BID,),
    "plant": (PLANT,),
    "neutral": (NEUTRAL,),
    "propose": (PROPOSE,),
    "accept": (DECIDE,),
    "dig": (DECIDE,),
    "decline": (DECIDE,),
    "extra": (EXTRA,),
    "pass": (BID, PROPOSE, EXTRA),
}

#: A sum of money as moves write it; nine digits are more than any purse holds.
_SUM = r"(?P<sum>0|[1-9][0-9]{0,8})"
_SHAPES = [
    re.compile(r"(?P<verb>spring) (?P<point>[A-E][1-4])"),
    re.compile(r"(?P<verb>palm) (?P<square>[a-h][1-6])"),
    re.compile(rf"(?P<verb>overseer) [0-{MOST_PLAYERS - 1}]"),
    re.compile(r"(?P<verb>remove|reveal) (?P<tile>[a-z]+[12])"),
    re.compile(r"(?P<verb>first|accept|dig|extra) (?P<segment>\S+)"),
    re.compile(rf"(?P<verb>bid) (?!0){_SUM}"),
    re.compile(r"(?P<verb>plant|neutral) (?P<tile>[a-z]+[12]) (?P<square>[a-h][1-6])"),
    re.compile(rf"(?P<verb>propose) (?P<segment>\S+) {_SUM}"),
    re.compile(r"(?P<verb>pass|decline)"),
]


def _words(text: str, edition: str) -> Words | None:
    """The words of a move this game has; None for any other text."""
    for shape in _SHAPES:
        if match := shape.fullmatch(text):
            found = match.groupdict()
            try:
                return Words(
                    text,
                    found["verb"],
                    tiles(edition).index(found["tile"]) if "tile" in found else -1,
                    SQUARES.index(found["square"]) if "square" in found else -1,
                    SEGMENTS.index(found["segment"]) if "segment" in found else -1,
                    int(found.get("sum", -1)),
                )
            except ValueError:  # a crop of the other edition, a segment written from its larger end
                return None
    return None


def refusal(s: State, text: object, edition: str) -> IllegalMove | None:
    """Why this text is no legal move here; None if it is one."""
    if s.phase == OVER:
        return IllegalMove("game-over")
    words = _words(text, edition) if isinstance(text, str) else None
    if words is None:
        return IllegalMove("unknown-move", move=shown(text))
    if s.phase not in PHASES_OF[words.verb]:
        return IllegalMove("wrong-phase", move=words.verb, phase=PHASES[s.phase])
    if words.verb == "pass":
        return None
    for check in _CHECKS[words.verb]:
        if reason := check(s, words, edition):
            return reason
    return None


Check = Callable[[State, Words, str], IllegalMove | None]


def _outcome(s: State, words: Words, edition: str) -> IllegalMove | None:
    """Chance brings only what its present step has."""
    possible = texts(s, edition)
    if words.text in possible:
        return None
    return IllegalMove("no-such-outcome", move=words.text, possible=possible)


def _in_offer(s: State, words: Words, edition: str) -> IllegalMove | None:
    if s.offer[words.tile] > 0:
        return None
    names = tiles(edition)
    return IllegalMove(
        "not-in-offer",
        tile=names[words.tile],
        offer=sorted(name for kind, name in enumerate(names) if s.offer[kind] > 0),
    )


def _square_free(s: State, words: Words, _edition: str) -> IllegalMove | None:
    if has(free_squares(s), words.square):
        return None
    return IllegalMove("square-taken", square=SQUARES[words.square])


def _adjacent(s: State, words: Words, _edition: str) -> IllegalMove | None:
    ground = neutral_ground(s)
    if has(ground, words.square):
        return None
    return IllegalMove("not-adjacent", square=SQUARES[words.square], allowed=named(ground, SQUARES))


def _ditch_free(s: State, words: Words, _edition: str) -> IllegalMove | None:
    return (
        IllegalMove("canal-taken", segment=SEGMENTS[words.segment]) if has(s.canals, words.segment) else None
    )


def _connected(s: State, words: Words, _edition: str) -> IllegalMove | None:
    if has(s.reach, words.segment):
        return None
    return IllegalMove("canal-unconnected", segment=SEGMENTS[words.segment], spring=INTERSECTIONS[s.spring])


def _not_named(s: State, words: Words, _edition: str) -> IllegalMove | None:
    return (
        IllegalMove("was-proposed", segment=SEGMENTS[words.segment]) if has(s.named, words.segment) else None
    )


def _named(s: State, words: Words, _edition: str) -> IllegalMove | None:
    if has(s.named, words.segment):
        return None
    return IllegalMove(
        "not-proposed",
        segment=SEGMENTS[words.segment],
        count=int(s.proposals),
        proposed=named(s.named, SEGMENTS),
    )


def _nobody_proposed(s: State, _words: Words, _edition: str) -> IllegalMove | None:
    return IllegalMove("must-decide", proposed=named(s.named, SEGMENTS)) if s.proposals else None


def _bribe_enough(s: State, words: Words, _edition: str) -> IllegalMove | None:
    if words.sum >= s.smallest_bribe:
        return None
    return IllegalMove("bribe-too-small", bribe=words.sum, smallest=int(s.smallest_bribe))


def _bid_free(s: State, words: Words, _edition: str) -> IllegalMove | None:
    return IllegalMove("bid-taken", bid=words.sum) if bid_is_taken(s, words.sum) else None


def _affordable(s: State, words: Words, _edition: str) -> IllegalMove | None:
    price = int(price_of_digging(s)) if words.verb == "dig" else words.sum
    money = int(s.money[s.seat])
    return IllegalMove("too-expensive", price=price, money=money) if price > money else None


#: verb -> what is asked of it, in the order in which reasons are given
_CHECKS: dict[str, tuple[Check, ...]] = {
    "spring": (_outcome,),
    "palm": (_outcome,),
    "overseer": (_outcome,),
    "remove": (_outcome,),
    "reveal": (_outcome,),
    "first": (_ditch_free, _connected),
    "bid": (_bid_free, _affordable),
    "plant": (_in_offer, _square_free),
    "neutral": (_in_offer, _square_free, _adjacent),
    "propose": (_ditch_free, _connected, _bribe_enough, _affordable),
    "accept": (_ditch_free, _connected, _named),
    "dig": (_ditch_free, _connected, _not_named, _affordable),
    "decline": (_nobody_proposed,),
    "extra": (_ditch_free, _connected),
}
