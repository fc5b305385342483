"""What a position is worth: every seat's expected points at the end, and its chance to win."""

import math

from macaronesia.bots.canarias.sheet import CLOSING, EARLY, LAST, LATE, N, Sheet
from macaronesia.bots.canarias.traits import look_at
from macaronesia.canarias.rules.building import total_points
from macaronesia.canarias.rules.cards import total
from macaronesia.canarias.state import ENOUGH_POINTS, OVER, Box, State
from macaronesia.kernel.compiler import rule


@rule
def appraise(s: State, b: Box, viewer: int, blank: int, sheet: Sheet) -> None:
    """Write the points and chances that a seat expects, with so many unknown cards more in its hand."""
    if s.phase == OVER:
        settle_accounts(s, sheet)
        return
    look_at(s, b, viewer, blank, sheet)
    if s.last_round:
        first, second, part = LAST, LAST, 0.0
    else:
        part = leading(s)
        first, second = EARLY, LATE
        if part >= 1.0 or s.announced:
            first, second, part = CLOSING, CLOSING, 0.0
    for p in range(s.players):
        points = 0.0
        for i in range(N):
            weight = sheet.weights[first, i] * (1.0 - part) + sheet.weights[second, i] * part
            points += weight * sheet.traits[p, i]
        sheet.points[p] = points
    heat = sheet.heat[first] * (1.0 - part) + sheet.heat[second] * part
    if s.last_round:
        heat = sheet.heat[LAST] * math.sqrt(rest_of_round(s, b)) + 0.02
    soften(s.players, heat, sheet)


@rule
def rest_of_round(s: State, b: Box) -> float:
    """How much of the round is still to come, turns and cards on the ship alike: 1 at its start."""
    turns = max(int(s.players) - int(s.turn), 0)
    return (2 * turns + max(total(b, s.ship) - 1, 0)) / (2.0 * int(s.players))


@rule
def soften(players: int, heat: float, sheet: Sheet) -> None:
    """Chances from expected points: the hotter, the less a lead says."""
    most = sheet.points[0]
    for p in range(players):
        most = max(most, sheet.points[p])
    everything = 0.0
    for p in range(players):
        sheet.chances[p] = math.exp((sheet.points[p] - most) / heat)
        everything += sheet.chances[p]
    for p in range(players):
        sheet.chances[p] /= everything


@rule
def settle_accounts(s: State, sheet: Sheet) -> None:
    """The game is over: who has the most points has won, or shares the win."""
    most, winners = -1, 0
    for p in range(s.players):
        points = total_points(s, p)
        sheet.points[p] = points
        if points > most:
            most, winners = points, 0
        if points == most:
            winners += 1
    for p in range(s.players):
        sheet.chances[p] = 1.0 / winners if sheet.points[p] == most else 0.0


@rule
def leading(s: State) -> float:
    """How near the end is: the most points of anybody against those that bring the last round, 0 to 1."""
    most = 0
    for p in range(s.players):
        most = max(most, total_points(s, p))
    return min(most / ENOUGH_POINTS, 1.0)
