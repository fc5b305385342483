"""Set-up: chance settles the spring, the palms, the first overseer and the tile left out.

With two players the overseer comes before the palms and lays the first canal between the two: both
books print this order, so the canal cannot be aimed at a palm.
"""

from macaronesia.games.santiago.board import ALL_SQUARES, CORNERS, TOUCHING
from macaronesia.games.santiago.editions import PALMS
from macaronesia.games.santiago.events import (
    decide_canal,
    name_overseer,
    pass_turn,
    place_palm,
    place_spring,
    remove_tile,
)
from macaronesia.games.santiago.moves import LAND, Move, Verb
from macaronesia.games.santiago.rules.auction import append_kinds, begin_round
from macaronesia.games.santiago.state import Box, Phase, State
from macaronesia.kernel.bits import append, bit, has
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.events import Events
from macaronesia.kernel.record import CHANCE, NOBODY, Row


@rule
def palm_ground(s: State, b: Box) -> int:
    """Squares for the next palm: the one agreed on, or all that touch neither the spring nor another palm."""
    agreed = b.agreed[PALMS - s.palms_due]
    if agreed != NOBODY:
        return bit(agreed)
    ground = ALL_SQUARES & ~CORNERS[s.spring]
    palms = s.palms
    for square in range(LAND):
        if has(palms, square):
            ground &= ~TOUCHING[square]
    return ground


@rule
def legal_setup(s: State, b: Box, out: Row) -> int:
    """The outcomes of the next step of the set-up."""
    if s.spring == NOBODY:
        return append(out, 0, Move.SPRING.value, b.springs)
    if s.palms_due > 0 and (s.players > 2 or s.overseer != NOBODY):
        return append(out, 0, Move.PALM.value, palm_ground(s, b))
    if s.overseer == NOBODY:
        return append(out, 0, Move.OVERSEER.value, b.overseers)
    return append_kinds(out, Move.REMOVE.value, s.left)


@rule
def set_up(s: State, move: int, events: Events) -> None:
    """A chance move of the set-up; after the last one the first round begins."""
    if move >= Move.REMOVE:
        remove_tile(s, move - Move.REMOVE, events)
    elif move >= Move.OVERSEER:
        name_overseer(s, move - Move.OVERSEER, events)
        if s.players == 2:
            pass_turn(s, Phase.FIRST, s.overseer, 0, events)
            return
    elif move >= Move.PALM:
        place_palm(s, move - Move.PALM, events)
    else:
        place_spring(s, move - Move.SPRING, events)
    begin_if_set_up(s, events)


@rule
def dig_first(s: State, segment: int, events: Events) -> None:
    """Two players: the first overseer lays a canal at the spring; then chance settles the rest."""
    decide_canal(s, s.seat, segment, Verb.FIRST, 0, events)
    pass_turn(s, Phase.SETUP, CHANCE, 0, events)
    begin_if_set_up(s, events)


@rule
def begin_if_set_up(s: State, events: Events) -> None:
    """Begin the first round once nothing is left to settle."""
    if s.overseer != NOBODY and s.palms_due == 0 and s.removals_due == 0:
        begin_round(s, 1, events)
