"""From turn to turn, from round to round, and the end."""

from macaronesia.games.canarias.events import count_round, enter_phase, start_turn
from macaronesia.games.canarias.rules.building import total_points
from macaronesia.games.canarias.rules.cards import hand_allows_building
from macaronesia.games.canarias.state import ENOUGH_POINTS, LAST_ROUND, Box, Phase, State
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.events import Events
from macaronesia.kernel.record import CHANCE, NOBODY


@rule
def begin_turn(s: State, b: Box, turn: int, events: Events) -> None:
    """Whether one may build this turn is settled by the hand at its start."""
    seat = (int(s.starter) + turn) % s.players
    start_turn(s, seat, turn, hand_allows_building(s, b, seat, 0), events)


@rule
def end_turn(s: State, b: Box, events: Events) -> None:
    """The next player's turn; after the last one the ship comes in."""
    turn = int(s.turn) + 1
    if turn < s.players:
        begin_turn(s, b, turn, events)
    else:
        unload(s, b, events)


@rule
def unload(s: State, b: Box, events: Events) -> None:
    """The next card of the ship, until one is left; then the round is over."""
    if s.ship_size > 1:
        enter_phase(s, Phase.REVEAL.value, CHANCE, int(s.players), events)
    else:
        finish_round(s, b, events)


@rule
def finish_round(s: State, b: Box, events: Events) -> None:
    """The end after the last round; else the count, and the start player passes to the left."""
    if s.last_round:
        enter_phase(s, Phase.OVER.value, NOBODY, int(s.players), events)
        return
    enough = False
    for p in range(s.players):
        enough |= total_points(s, p) >= ENOUGH_POINTS
    number = int(s.this_round) + 1
    starter = (int(s.starter) + 1) % s.players
    count_round(s, number, starter, enough or number == LAST_ROUND, enough, events)
    begin_turn(s, b, 0, events)
