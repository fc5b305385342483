"""Santiago's legal moves, moves and chance, by phase. Every game has these functions."""

from macaronesia.games.santiago.moves import Move, planting_of, proposal_of
from macaronesia.games.santiago.rules.auction import append_kinds, legal_bid, make_bid, reveal
from macaronesia.games.santiago.rules.canals import (
    accept,
    build_extra,
    decline,
    dig,
    keep_extra,
    legal_decision,
    legal_extra,
    legal_proposal,
    open_segments,
    propose,
    propose_nothing,
)
from macaronesia.games.santiago.rules.planting import (
    free_squares,
    legal_planting,
    neutral_ground,
    plant,
    plant_neutral,
)
from macaronesia.games.santiago.rules.setup import dig_first, legal_setup, set_up
from macaronesia.games.santiago.state import KINDS, Box, Phase, State
from macaronesia.kernel.bits import append
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.events import Events
from macaronesia.kernel.random import Generator, below
from macaronesia.kernel.record import Row

# The phases are asked in the order of how often they come up, not in that of the round: random
# games gain a tenth by it.


@rule
def legal(s: State, b: Box, out: Row) -> int:
    """Write the legal moves, or the outcomes of chance, into out; how many there are."""
    phase = s.phase
    if phase == Phase.PLANT:
        return legal_planting(s, Move.PLANT.value, free_squares(s), out)
    if phase == Phase.PROPOSE:
        return legal_proposal(s, b, out)
    if phase == Phase.BID:
        return legal_bid(s, out)
    if phase == Phase.EXTRA:
        return legal_extra(s, out)
    if phase == Phase.DECIDE:
        return legal_decision(s, out)
    if phase == Phase.NEUTRAL:
        return legal_planting(s, Move.NEUTRAL.value, neutral_ground(s), out)
    if phase == Phase.REVEAL:
        return append_kinds(out, Move.REVEAL.value, s.left)
    if phase == Phase.FIRST:
        return append(out, 0, Move.FIRST.value, open_segments(s))
    if phase == Phase.SETUP:
        return legal_setup(s, b, out)
    return 0


@rule
def step(s: State, b: Box, move: int, events: Events) -> None:
    """Make a legal move, a player's or chance's, in place; report what it does if there is a buffer."""
    phase = s.phase
    if phase == Phase.PLANT:
        kind, square = planting_of(move - Move.PLANT)
        plant(s, b, kind, square, events)
    elif phase == Phase.PROPOSE:
        if move == Move.PASS:
            propose_nothing(s, events)
        else:
            segment, bribe = proposal_of(move - Move.PROPOSE)
            propose(s, segment, bribe, events)
    elif phase == Phase.BID:
        make_bid(s, move - Move.BID, events)
    elif phase == Phase.EXTRA:
        if move == Move.PASS:
            keep_extra(s, b, events)
        else:
            build_extra(s, b, move - Move.EXTRA, events)
    elif phase == Phase.DECIDE:
        if move == Move.DECLINE:
            decline(s, b, events)
        elif move >= Move.DIG:
            dig(s, b, move - Move.DIG, events)
        else:
            accept(s, b, move - Move.ACCEPT, events)
    elif phase == Phase.NEUTRAL:
        kind, square = planting_of(move - Move.NEUTRAL)
        plant_neutral(s, kind, square, events)
    elif phase == Phase.REVEAL:
        reveal(s, b, move - Move.REVEAL, events)
    elif phase == Phase.FIRST:
        dig_first(s, move - Move.FIRST, events)
    elif phase == Phase.SETUP:
        set_up(s, move, events)


@rule
def weigh(s: State, _b: Box, outcomes: Row, out: Row) -> None:
    """Write the weight of each of these outcomes into out: the tiles of that kind left, else one."""
    for i in range(len(outcomes)):
        out[i] = 1
        if outcomes[i] >= Move.REVEAL:
            out[i] = s.left[outcomes[i] - Move.REVEAL]
        elif outcomes[i] >= Move.REMOVE:
            out[i] = s.left[outcomes[i] - Move.REMOVE]


@rule
def draw(s: State, b: Box, rng: Generator, out: Row) -> int:
    """An outcome of chance with its right probability; out is scratch space."""
    first = Move.REVEAL.value
    if s.phase == Phase.SETUP:
        n = legal(s, b, out)
        if out[0] < Move.REMOVE:
            return out[below(rng, n)]
        first = Move.REMOVE.value
    tiles = 0
    for kind in range(KINDS):
        tiles += s.left[kind]
    pick = below(rng, tiles)
    kind = 0
    while pick >= s.left[kind]:
        pick -= s.left[kind]
        kind += 1
    return first + kind
