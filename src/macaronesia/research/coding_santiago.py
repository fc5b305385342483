"""The actions of Santiago: a planting is a tile, then a square; a proposal a segment, then a bribe."""

from macaronesia.kernel.bits import bit
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.record import Row
from macaronesia.research.blocks import allow_up_to, blocks, clear
from macaronesia.santiago import moves
from macaronesia.santiago.board import SEGMENTS, SQUARES
from macaronesia.santiago.moves import SUMS
from macaronesia.santiago.rules.auction import bid_is_taken
from macaronesia.santiago.rules.canals import open_segments, price_of_digging
from macaronesia.santiago.rules.planting import free_squares, neutral_ground
from macaronesia.santiago.state import BID, DECIDE, EXTRA, FIRST, KINDS, NEUTRAL, PLANT, PROPOSE, State

BLOCKS = blocks(
    [
        ("pass", 1),
        ("decline", 1),
        ("sum", SUMS),  # a bid, or the bribe of a proposal
        ("first", len(SEGMENTS)),
        ("propose", len(SEGMENTS)),
        ("accept", len(SEGMENTS)),
        ("dig", len(SEGMENTS)),
        ("extra", len(SEGMENTS)),
        ("plant", KINDS),
        ("neutral", KINDS),
        ("square", len(SQUARES)),
    ]
)
ACTIONS = BLOCKS.size
#: The most actions that one move takes.
STEPS = 2
STARTS, WORD_OF = BLOCKS.starts, BLOCKS.word_of

PASS, DECLINE, SUM = BLOCKS.first["pass"], BLOCKS.first["decline"], BLOCKS.first["sum"]
DIG_FIRST, SUGGEST = BLOCKS.first["first"], BLOCKS.first["propose"]
ACCEPT, DIG, DIG_EXTRA = BLOCKS.first["accept"], BLOCKS.first["dig"], BLOCKS.first["extra"]
PLANT_KIND, NEUTRAL_KIND = BLOCKS.first["plant"], BLOCKS.first["neutral"]
SQUARE = BLOCKS.first["square"]

_PASS, _DECLINE, _SUM = BLOCKS.word["pass"], BLOCKS.word["decline"], BLOCKS.word["sum"]
_FIRST, _SUGGEST = BLOCKS.word["first"], BLOCKS.word["propose"]
_ACCEPT, _DIG, _EXTRA = BLOCKS.word["accept"], BLOCKS.word["dig"], BLOCKS.word["extra"]
_PLANT, _NEUTRAL, _SQUARE = BLOCKS.word["plant"], BLOCKS.word["neutral"], BLOCKS.word["square"]


@rule
def offered_kinds(s: State) -> int:
    """The kinds of tiles in the offer, as a mask."""
    kinds = 0
    for kind in range(KINDS):
        if s.offer[kind] > 0:
            kinds |= bit(kind)
    return kinds


@rule
def allow(s: State, chosen: Row, words: Row) -> None:
    """Write the actions open to the seat to move; ``chosen`` holds what it has said of its move so far."""
    clear(words)
    phase = s.phase
    if phase == PLANT:
        if chosen[0] == 0:
            words[_PLANT] = offered_kinds(s)
        else:
            words[_SQUARE] = free_squares(s)
    elif phase == PROPOSE:
        if chosen[0] == 1:
            allow_up_to(words, _SUM, int(s.smallest_bribe), int(s.money[s.seat]))
        else:
            words[_PASS] = 1
            if s.money[s.seat] >= s.smallest_bribe:
                words[_SUGGEST] = open_segments(s)
    elif phase == BID:
        words[_PASS] = 1
        allow_up_to(words, _SUM, 1, int(s.money[s.seat]))
        for p in range(s.players):
            if s.bids[p] > 0 and bid_is_taken(s, s.bids[p]):
                words[_SUM + s.bids[p] // 48] &= ~bit(s.bids[p] % 48)
    elif phase == EXTRA:
        words[_PASS] = 1
        words[_EXTRA] = open_segments(s)
    elif phase == DECIDE:
        words[_ACCEPT] = s.named
        words[_DECLINE] = 1 if s.proposals == 0 else 0
        if s.money[s.seat] >= price_of_digging(s):
            words[_DIG] = open_segments(s) & ~s.named
    elif phase == NEUTRAL:
        if chosen[0] == 0:
            words[_NEUTRAL] = offered_kinds(s)
        else:
            words[_SQUARE] = neutral_ground(s)
    elif phase == FIRST:
        words[_FIRST] = open_segments(s)


@rule
def take(_s: State, chosen: Row, action: int) -> int:
    """Note a legal action; the move it completes, or -1 while there is more to say."""
    if action >= SQUARE:
        first = chosen[1]
        chosen[0] = 0
        if first >= NEUTRAL_KIND:
            return moves.NEUTRAL_TILE + 48 * (first - NEUTRAL_KIND) + action - SQUARE
        return moves.PLANT_TILE + 48 * (first - PLANT_KIND) + action - SQUARE
    if action >= PLANT_KIND or SUGGEST <= action < ACCEPT:
        chosen[0], chosen[1] = 1, action
        return -1
    if action == PASS:
        return moves.PASS
    if action == DECLINE:
        return moves.DECLINE
    if action >= DIG_EXTRA:
        return moves.EXTRA_CANAL + action - DIG_EXTRA
    if action >= DIG:
        return moves.DIG + action - DIG
    if action >= ACCEPT:
        return moves.ACCEPT + action - ACCEPT
    if action >= DIG_FIRST:
        return moves.FIRST_CANAL + action - DIG_FIRST
    if chosen[0] == 0:
        return moves.OFFER_SUM + action - SUM
    chosen[0] = 0
    return moves.SUGGEST + SUMS * (chosen[1] - SUGGEST) + action - SUM


def split(move: int) -> tuple[int, ...]:
    """The actions that make a player's move."""
    if move >= moves.EXTRA_CANAL:
        return (DIG_EXTRA + move - moves.EXTRA_CANAL,)
    if move == moves.DECLINE:
        return (DECLINE,)
    if move >= moves.DIG:
        return (DIG + move - moves.DIG,)
    if move >= moves.ACCEPT:
        return (ACCEPT + move - moves.ACCEPT,)
    if move >= moves.SUGGEST:
        segment, bribe = divmod(move - moves.SUGGEST, SUMS)
        return SUGGEST + segment, SUM + bribe
    if move >= moves.PLANT_TILE:
        neutral = move >= moves.NEUTRAL_TILE
        kind, square = divmod(move - (moves.NEUTRAL_TILE if neutral else moves.PLANT_TILE), 48)
        return (NEUTRAL_KIND if neutral else PLANT_KIND) + kind, SQUARE + square
    if move == moves.PASS:
        return (PASS,)
    if move >= moves.OFFER_SUM:
        return (SUM + move - moves.OFFER_SUM,)
    return (DIG_FIRST + move - moves.FIRST_CANAL,)


def texts(edition: str) -> list[str]:
    """The words of every action, by its number."""
    tiles = moves.tiles(edition)
    return [
        "pass",
        "decline",
        *(str(n) for n in range(SUMS)),
        *(
            f"{verb} {segment}"
            for verb in ("first", "propose", "accept", "dig", "extra")
            for segment in SEGMENTS
        ),
        *(f"{verb} {tile}" for verb in ("plant", "neutral") for tile in tiles),
        *SQUARES,
    ]
