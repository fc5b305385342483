"""What the rest of the project calls: legal moves, step, chance, redealing, whole random games."""

from typing import Any

from macaronesia.kernel.bits import append
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.random import Generator, below
from macaronesia.kernel.record import Row
from macaronesia.santiago.moves import FIRST_CANAL, NEUTRAL_TILE, PLANT_TILE, REMOVE, TURN_UP
from macaronesia.santiago.rules.auction import append_kinds, legal_bid, make_bid, reveal
from macaronesia.santiago.rules.canals import (
    build_extra,
    decide,
    legal_decision,
    legal_extra,
    legal_proposal,
    open_segments,
    propose,
)
from macaronesia.santiago.rules.planting import (
    free_squares,
    legal_planting,
    neutral_ground,
    plant,
    plant_neutral,
)
from macaronesia.santiago.rules.setup import dig_first, legal_setup, set_up
from macaronesia.santiago.state import (
    BID,
    CHANCE,
    DECIDE,
    EXTRA,
    FIRST,
    KINDS,
    NEUTRAL,
    NOBODY,
    OVER,
    PLANT,
    PROPOSE,
    REVEAL,
    SETUP,
    State,
)

# The phases are asked in the order of how often they come up, not in that of the round: random
# games gain a tenth by it.


@rule
def legal(s: State, out: Row) -> int:
    """Write the legal moves, or the outcomes of chance, into out; how many there are."""
    phase = s.phase
    if phase == PLANT:
        return legal_planting(s, PLANT_TILE, free_squares(s), out)
    if phase == PROPOSE:
        return legal_proposal(s, out)
    if phase == BID:
        return legal_bid(s, out)
    if phase == EXTRA:
        return legal_extra(s, out)
    if phase == DECIDE:
        return legal_decision(s, out)
    if phase == NEUTRAL:
        return legal_planting(s, NEUTRAL_TILE, neutral_ground(s), out)
    if phase == REVEAL:
        return append_kinds(out, TURN_UP, s.left)
    if phase == FIRST:
        return append(out, 0, FIRST_CANAL, open_segments(s))
    if phase == SETUP:
        return legal_setup(s, out)
    return 0


@rule
def step(s: State, move: int) -> None:
    """Make a legal move, a player's or chance's, in place."""
    phase = s.phase
    if phase == PLANT:
        plant(s, move)
    elif phase == PROPOSE:
        propose(s, move)
    elif phase == BID:
        make_bid(s, move)
    elif phase == EXTRA:
        build_extra(s, move)
    elif phase == DECIDE:
        decide(s, move)
    elif phase == NEUTRAL:
        plant_neutral(s, move)
    elif phase == REVEAL:
        reveal(s, move)
    elif phase == FIRST:
        dig_first(s, move)
    elif phase == SETUP:
        set_up(s, move)


@rule
def step_if_legal(s: State, move: int, out: Row) -> bool:
    """Make a move if it is legal; whether it was. out is scratch space."""
    for i in range(legal(s, out)):
        if out[i] == move:
            step(s, move)
            return True
    return False


@rule
def weight(s: State, outcome: int) -> int:
    """How many ways lead to this outcome of chance: the tiles of that kind left, else one."""
    if outcome >= TURN_UP:
        return s.left[outcome - TURN_UP]
    if outcome >= REMOVE:
        return s.left[outcome - REMOVE]
    return 1


@rule
def weigh(s: State, outcomes: Row, out: Row) -> None:
    """Write the weight of each of these outcomes into out."""
    for i in range(len(outcomes)):
        out[i] = weight(s, outcomes[i])


@rule
def draw(s: State, rng: Generator, out: Row) -> int:
    """An outcome of chance with its right probability; out is scratch space."""
    if s.overseer == NOBODY or s.palms_due > 0:
        return out[below(rng, legal(s, out))]
    tiles = 0
    for kind in range(KINDS):
        tiles += s.left[kind]
    pick = below(rng, tiles)
    kind = 0
    while pick >= s.left[kind]:
        pick -= s.left[kind]
        kind += 1
    return (REMOVE if s.phase == SETUP else TURN_UP) + kind


@rule
def secret_chooser(s: State) -> int:
    """With two players, the seat whose choice the other must not see yet; -1 if there is none."""
    if s.players == 2 and s.phase == BID and s.seat == s.overseer:
        return 1 - s.seat
    return -1


@rule
def redeal(s: State, seat: int, rng: Generator) -> None:
    """Make s a position drawn uniformly from those that this seat cannot tell from it.

    Tiles to come are drawn when they are revealed, so the other's secret choice is all there is
    to deal anew. A spectator is seat -1.
    """
    chooser = secret_chooser(s)
    if chooser < 0 or chooser == seat:
        return
    purse = s.money[chooser] + s.bids[chooser]
    bid = below(rng, purse + 1)
    s.bids[chooser] = bid
    s.money[chooser] = purse - bid


@rule
def play_out(s: State, rng: Generator, out: Row) -> int:
    """Play to the end, every legal move equally likely; how many moves, chance included."""
    n = 0
    while s.phase != OVER:
        if s.seat == CHANCE:
            step(s, draw(s, rng, out))
        else:
            step(s, out[below(rng, legal(s, out))])
        n += 1
    return n


@rule
def play_out_all(start: Any, games: int, rng: Generator, s: Any, out: Row) -> int:
    """Play many random games from the position in start, in the scratch position in s."""
    n = 0
    for _ in range(games):
        s[0] = start[0]
        n += play_out(s[0], rng, out)
    return n


@rule
def step_all(s: Any, moves: Row) -> None:
    """Make one move in each of many positions."""
    for i in range(len(s)):
        step(s[i], moves[i])


@rule
def copy_many(source: Any, target: Any, times: int) -> int:
    """Copy a position so many times, for the benchmark; how many."""
    for i in range(times):
        source[0].turn = i & 1  # without a change the compiler would copy only once
        target[0] = source[0]
    return times
