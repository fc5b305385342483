"""Set-up: chance settles the spring, the palms, the first overseer and the tile left out.

With two players the overseer comes before the palms and lays the first canal between the two: both
books print this order, so the canal cannot be aimed at a palm.
"""

from macaronesia.kernel.bits import append, bit, has
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.record import Row
from macaronesia.santiago.board import ALL_SQUARES, CORNERS, MEETING, TOUCHING
from macaronesia.santiago.editions import PALMS
from macaronesia.santiago.moves import FIRST_CANAL, OVERSEER, PALM, REMOVE, SPRING
from macaronesia.santiago.rules.auction import append_kinds, begin_round
from macaronesia.santiago.rules.canals import build_canal
from macaronesia.santiago.state import CHANCE, FIRST, NOBODY, SETUP, State


@rule
def palm_ground(s: State) -> int:
    """Squares for the next palm: the one agreed on, or all that touch neither the spring nor another palm."""
    agreed = s.agreed[PALMS - s.palms_due]
    if agreed != NOBODY:
        return bit(agreed)
    ground = ALL_SQUARES & ~CORNERS[s.spring]
    palms = s.palms
    for square in range(48):
        if has(palms, square):
            ground &= ~TOUCHING[square]
    return ground


@rule
def legal_setup(s: State, out: Row) -> int:
    """The outcomes of the next step of the set-up."""
    if s.spring == NOBODY:
        return append(out, 0, SPRING, s.springs)
    if s.palms_due > 0 and (s.players > 2 or s.overseer != NOBODY):
        return append(out, 0, PALM, palm_ground(s))
    if s.overseer == NOBODY:
        return append(out, 0, OVERSEER, s.overseers)
    return append_kinds(out, REMOVE, s.left)


@rule
def set_up(s: State, move: int) -> None:
    """A chance move of the set-up; after the last one the first round begins."""
    if move >= REMOVE:
        s.left[move - REMOVE] -= 1
        s.removed[move - REMOVE] += 1
        s.removals_due -= 1
    elif move >= OVERSEER:
        s.overseer = move - OVERSEER
    elif move >= PALM:
        s.palms |= bit(move - PALM)
        s.palms_due -= 1
    else:
        s.spring = move - SPRING
        s.reach = MEETING[s.spring]
    if s.players == 2 and OVERSEER <= move < REMOVE:
        s.phase, s.seat = FIRST, s.overseer
    else:
        begin_if_set_up(s)


@rule
def dig_first(s: State, move: int) -> None:
    """Two players: the first overseer lays a canal at the spring; then chance settles the rest."""
    build_canal(s, move - FIRST_CANAL)
    s.phase, s.seat = SETUP, CHANCE
    begin_if_set_up(s)


@rule
def begin_if_set_up(s: State) -> None:
    """Begin the first round once nothing is left to settle."""
    if s.overseer != NOBODY and s.palms_due == 0 and s.removals_due == 0:
        begin_round(s)
