"""From turn to turn, from round to round, and the end."""

from macaronesia.canarias.rules.building import total_points
from macaronesia.canarias.rules.cards import total
from macaronesia.canarias.state import (
    ACT,
    CHANCE,
    ENOUGH_POINTS,
    LAST_ROUND,
    NOBODY,
    OVER,
    REVEAL,
    Box,
    State,
)
from macaronesia.kernel.compiler import rule


@rule
def begin_turn(s: State, b: Box) -> None:
    """Whether one may build this turn is settled by the hand at its start."""
    s.seat = (s.starter + s.turn) % s.players
    settlers = 0
    for card in range(b.settlers):
        settlers += int(s.hands[s.seat, card])
    s.may_build = 1 if settlers > 0 and total(b, s.hands[s.seat]) > 1 else 0
    s.taken = 0
    s.phase = ACT


@rule
def end_turn(s: State, b: Box) -> None:
    """The next player's turn; after the last one the ship comes in."""
    s.turn += 1
    if s.turn < s.players:
        begin_turn(s, b)
    else:
        unload(s, b)


@rule
def unload(s: State, b: Box) -> None:
    """The next card of the ship, until one is left; then the round is over."""
    if total(b, s.ship) > 1:
        s.phase, s.seat = REVEAL, CHANCE
    else:
        finish_round(s, b)


@rule
def finish_round(s: State, b: Box) -> None:
    """The end after the last round; else the count, and the start player passes to the left."""
    if s.last_round:
        s.phase, s.seat = OVER, NOBODY
        return
    for p in range(s.players):
        if total_points(s, p) >= ENOUGH_POINTS:
            s.announced = 1
    s.this_round += 1
    if s.announced or s.this_round == LAST_ROUND:
        s.last_round = 1
    s.starter = (s.starter + 1) % s.players
    s.turn = 0
    begin_turn(s, b)
