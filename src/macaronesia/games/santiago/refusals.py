"""Why a move is illegal: the first reason, in the order of docs/moves.md, that applies."""

from macaronesia.games.santiago.moves import Verb, Words
from macaronesia.games.santiago.rules.auction import bid_is_taken
from macaronesia.games.santiago.rules.canals import price_of_digging
from macaronesia.games.santiago.rules.planting import free_squares, neutral_ground
from macaronesia.games.santiago.state import KINDS, Box, Phase, State
from macaronesia.kernel.bits import bit, has
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.record import Row
from macaronesia.kernel.refusals import RefusalReason, phase_masks


class Reason(RefusalReason):
    """Why a move is refused, with the parameters in their order; of plural kinds, masks. 0: it is not."""

    NONE = 0
    WRONG_PHASE = 1, {"move": "verb", "phase": "phase"}
    NO_SUCH_OUTCOME = 2, {"move": "text", "possible": "outcomes"}
    NOT_IN_OFFER = 3, {"tile": "tile", "offer": "tiles"}
    SQUARE_TAKEN = 4, {"square": "square"}
    NOT_ADJACENT = 5, {"square": "square", "allowed": "squares"}
    CANAL_TAKEN = 6, {"segment": "segment"}
    CANAL_UNCONNECTED = 7, {"segment": "segment", "spring": "intersection"}
    WAS_PROPOSED = 8, {"segment": "segment"}
    NOT_PROPOSED = 9, {"segment": "segment", "count": "number", "proposed": "segments"}
    MUST_DECIDE = 10, {"proposed": "segments"}
    BRIBE_TOO_SMALL = 11, {"bribe": "number", "smallest": "number"}
    BID_TAKEN = 12, {"bid": "number"}
    TOO_EXPENSIVE = 13, {"price": "number", "money": "number"}


#: verb -> mask of the phases it belongs to
PHASES_OF: Row = phase_masks(Verb)
VERB, TILE, PLACE, SUM = (Words._fields.index(field) for field in ("verb", "tile", "place", "sum"))


@rule
def refusal(s: State, b: Box, words: Row, is_legal: bool, out: Row) -> int:
    """Why a move is refused, as a Reason, with its parameters in out; 0 if it is legal.

    ``words``: the move taken apart (moves.Words); ``is_legal``: whether it is among the legal ones.
    """
    verb, square = words[VERB], words[PLACE]
    if not has(PHASES_OF[verb], s.phase):
        out[0], out[1] = verb, s.phase
        return Reason.WRONG_PHASE.value
    if s.phase in (Phase.SETUP, Phase.REVEAL):
        return (Reason.NONE if is_legal else Reason.NO_SUCH_OUTCOME).value
    if verb in (Verb.PLANT, Verb.NEUTRAL):
        if s.offer[words[TILE]] == 0:
            out[0], out[1] = words[TILE], offered_kinds(s)
            return Reason.NOT_IN_OFFER.value
        out[0] = square
        if not has(free_squares(s), square):
            return Reason.SQUARE_TAKEN.value
        if verb == Verb.NEUTRAL and not has(neutral_ground(s), square):
            out[1] = neutral_ground(s)
            return Reason.NOT_ADJACENT.value
        return Reason.NONE.value
    if verb == Verb.BID:
        return refused_bid(s, words[SUM], out)
    if verb == Verb.DECLINE:
        out[0] = s.named
        return (Reason.MUST_DECIDE if s.proposals > 0 else Reason.NONE).value
    if verb == Verb.PASS:
        return Reason.NONE.value
    return refused_canal(s, b, verb, words[PLACE], words[SUM], out)


@rule
def offered_kinds(s: State) -> int:
    """The kinds of tiles in the offer, as a mask."""
    kinds = 0
    for kind in range(KINDS):
        if s.offer[kind] > 0:
            kinds |= bit(kind)
    return kinds


@rule
def refused_bid(s: State, bid: int, out: Row) -> int:
    """A bid must be a new one, and in hand."""
    out[0], out[1] = bid, s.money[s.seat]
    if bid_is_taken(s, bid):
        return Reason.BID_TAKEN.value
    return (Reason.TOO_EXPENSIVE if bid > s.money[s.seat] else Reason.NONE).value


@rule
def refused_canal(s: State, b: Box, verb: int, segment: int, bribe: int, out: Row) -> int:
    """A canal must be free and connected; what else is asked depends on the verb."""
    out[0] = segment
    if has(s.canals, segment):
        return Reason.CANAL_TAKEN.value
    if not has(s.reach, segment):
        out[1] = s.spring
        return Reason.CANAL_UNCONNECTED.value
    if verb == Verb.DIG and has(s.named, segment):
        return Reason.WAS_PROPOSED.value
    if verb == Verb.ACCEPT and not has(s.named, segment):
        out[1], out[2] = s.proposals, s.named
        return Reason.NOT_PROPOSED.value
    price = 0
    if verb == Verb.PROPOSE:
        price = bribe
        if bribe < b.smallest_bribe:
            out[0], out[1] = bribe, b.smallest_bribe
            return Reason.BRIBE_TOO_SMALL.value
    elif verb == Verb.DIG:
        price = price_of_digging(s)
    out[0], out[1] = price, s.money[s.seat]
    return (Reason.TOO_EXPENSIVE if price > s.money[s.seat] else Reason.NONE).value
