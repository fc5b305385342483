"""Phases 6 and 7: drought and income; the last drought ends the game."""

from macaronesia.kernel.compiler import rule
from macaronesia.santiago.editions import INCOME
from macaronesia.santiago.rules.auction import begin_round
from macaronesia.santiago.state import CROPS, NOBODY, OVER, State, planted


@rule
def dry_out(s: State) -> None:
    """Every thirsty tile loses a marker, or turns to desert; in the last round all do."""
    thirsty = planted(s) & ~s.irrigated
    if s.this_round == s.rounds:
        turn_to_desert(s, thirsty)
        s.phase, s.seat = OVER, NOBODY
        return
    marked = 0
    for p in range(s.players):
        marked |= s.owned[p]
    last_marker = thirsty & marked & ~s.double
    s.double &= ~thirsty
    for p in range(s.players):
        s.owned[p] &= ~last_marker
    turn_to_desert(s, thirsty & ~marked)
    for p in range(s.players):
        s.money[p] += INCOME
    s.this_round += 1
    begin_round(s)


@rule
def turn_to_desert(s: State, squares: int) -> None:
    """A desert has no crop, no markers and no palm."""
    s.deserts |= squares
    for crop in range(CROPS):
        s.crops[crop] &= ~squares
    for p in range(s.players):
        s.owned[p] &= ~squares
    s.paired &= ~squares
    s.double &= ~squares
    s.palms &= ~squares
