"""Phases 6 and 7: drought and income; the last drought ends the game."""

from macaronesia.games.santiago.events import Event, dry_tiles, pass_turn, pay_income, turn_to_desert
from macaronesia.games.santiago.rules.auction import begin_round
from macaronesia.games.santiago.state import Box, Phase, State, planted
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.events import Events, report
from macaronesia.kernel.record import NOBODY


@rule
def dry_out(s: State, b: Box, events: Events) -> None:
    """Every thirsty tile loses a marker, or turns to desert; in the last round all do."""
    thirsty = planted(s) & ~s.irrigated
    report(events, Event.DROUGHT, 0, 0, 0, 0)
    if s.this_round == b.rounds:
        turn_to_desert(s, thirsty, events)
        pass_turn(s, Phase.OVER, NOBODY, 0, events)
        return
    marked = 0
    for p in range(s.players):
        marked |= s.owned[p]
    dry_tiles(s, thirsty & marked, events)
    turn_to_desert(s, thirsty & ~marked, events)
    pay_income(s, events)
    begin_round(s, s.this_round + 1, events)
