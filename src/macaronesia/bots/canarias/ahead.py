"""One look ahead: what every move is worth, the rest of the own turn played sensibly after it.

Nothing hidden enters: cards to be drawn count as average unseen ones, and a look ends with the own turn.
"""

from typing import Any

from macaronesia.bots.canarias.appraise import appraise
from macaronesia.bots.canarias.policy import quick_raze, quick_ship, ship_value
from macaronesia.bots.canarias.sheet import Sheet, whole
from macaronesia.bots.canarias.upgrades import city_of, palace_of
from macaronesia.canarias.engine import legal, step
from macaronesia.canarias.moves import BUILD_PALACE, DRAW, FINISH, TAKE, TO_SHIP
from macaronesia.canarias.rules.building import holds
from macaronesia.canarias.rules.cards import total
from macaronesia.canarias.rules.setup import take_island
from macaronesia.canarias.state import (
    ACT,
    BLAME,
    DRAW4,
    END,
    ISLAND,
    SHIP,
    Box,
    State,
)
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.record import Row

#: How many scratch positions a look ahead needs.
TRIALS = 3


@rule
def look_ahead(s: Any, b: Box, trial: Any, sheet: Sheet, out: Any, chances: Any, points: Any) -> int:
    """Write every seat's chance and points after each legal move, which stand in out[0]; how many there are.

    s holds one position, trial is scratch space; out, chances[.., move, seat] and points have two layers, the
    second for looks within a look.
    """
    n = legal(s[0], b, out[0])
    if s[0].phase == ISLAND:
        look_at_islands(s, b, n, trial, sheet, out[0], chances[0], points[0])
        return n
    look_at_moves(s, b, n, whole(0), trial, sheet, out[0], chances[0], points[0])
    if s[0].phase == ACT:
        look_before_act(s, b, n, trial, sheet, out, chances, points)
    return n


@rule
def look_at_moves(
    s: Any, b: Box, n: int, drawn: int, trial: Any, sheet: Sheet, moves: Row, chances: Any, points: Any
) -> None:
    """Look at n moves one by one, with so many cards drawn before that are not known yet.

    Those that leave the act to be done are taken by themselves.
    """
    seat, phase = whole(s[0].seat), s[0].phase
    for i in range(n):
        trial[0] = s[0]
        blank = drawn + make(trial[0], b, whole(moves[i]))
        if phase == BLAME:
            step(trial[0], b, quick_raze(trial[0], b, whole(trial[0].seat), sheet))
        elif phase in (SHIP, END) or (phase == ACT and not comes_first(moves[i])):
            blank = finish(trial, b, seat, blank, sheet)
        appraise(trial[0], b, seat, blank, sheet)
        note(s[0], sheet, i, chances, points)


@rule
def comes_first(move: int) -> bool:
    """Whether a move of the phase act leaves the act to be done."""
    return move >= BUILD_PALACE or move == TAKE


@rule
def note(s: State, sheet: Sheet, i: int, chances: Any, points: Any) -> None:
    """Write down what the sheet says as the worth of move i."""
    for p in range(s.players):
        chances[i, p] = sheet.chances[p]
        points[i, p] = sheet.points[p]


@rule
def make(s: State, b: Box, move: int) -> int:
    """Make a move but deal nothing; the number of unknown cards that it brings to the hand."""
    if move == DRAW:
        s.phase = SHIP
        return min(4 if holds(s, b, s.seat, DRAW4) else 3, total(b, s.deck) + total(b, s.discard))
    if move == TAKE:
        s.taken = 1
        return 1
    step(s, b, move)
    return 0


@rule
def finish(trial: Any, b: Box, seat: int, blank: int, sheet: Sheet) -> int:
    """Play the rest of the seat's turn in trial[0]; how many unknown cards the hand then has."""
    s = trial[0]
    if s.seat != seat or s.phase not in (SHIP, END):
        return blank
    improve(trial, b, seat, blank, sheet)
    if s.seat == seat and s.phase == SHIP:
        card = quick_ship(s, b, seat, sheet)
        if blank > 0 and (card < 0 or ship_value(s, b, seat, card, sheet) < 0):
            s.ship[0] += 1  # an unknown card: only the number of those counts
            blank -= 1
            s.phase = END
        elif card >= 0:
            step(s, b, TO_SHIP + card)
        else:
            s.phase = END
    if s.seat == seat and s.phase == END:
        step(s, b, whole(FINISH))
    return blank


@rule
def improve(trial: Any, b: Box, seat: int, blank: int, sheet: Sheet) -> None:
    """Build palaces and cities in trial[0] as long as they better the seat's chance."""
    appraised = -1.0
    while trial[0].seat == seat and trial[0].phase in (SHIP, END):
        best = -1
        for colour in range(6):
            for kind in range(2):
                move = (
                    city_of(trial[0], seat, colour, sheet)
                    if kind
                    else palace_of(trial[0], b, seat, colour, sheet)
                )
                if move < 0:
                    continue
                if appraised < 0.0:
                    appraise(trial[0], b, seat, blank, sheet)
                    appraised = sheet.chances[seat]
                trial[1] = trial[0]
                trial[1].phase = SHIP  # so that the turn is not over by itself
                step(trial[1], b, move)
                appraise(trial[1], b, seat, blank, sheet)
                if sheet.chances[seat] > appraised:
                    best, appraised = move, sheet.chances[seat]
        if best < 0:
            return
        step(trial[0], b, whole(best))


@rule
def look_before_act(
    s: Any, b: Box, n: int, trial: Any, sheet: Sheet, out: Any, chances: Any, points: Any
) -> None:
    """What may be done before the act is worth what the best act after it is worth.

    The whole look is taken after the most promising one; the others are compared with that.
    """
    seat, players, moves = whole(s[0].seat), whole(s[0].players), out[0]
    first = -1
    for i in range(n):
        if comes_first(moves[i]) and (first < 0 or chances[0, i, seat] > chances[0, first, seat]):
            first = i
    if first < 0:
        return
    trial[2] = s[0]
    drawn = make(trial[2], b, whole(moves[first]))
    acts = 0
    for i in range(legal(trial[2], b, out[1])):
        if not comes_first(out[1, i]):
            out[1, acts] = out[1, i]
            acts += 1
    look_at_moves(trial[2:3], b, acts, drawn, trial, sheet, out[1], chances[1], points[1])
    best = 0
    for i in range(acts):
        if chances[1, i, seat] > chances[1, best, seat]:
            best = i
    for p in range(players):
        sheet.chances[p] = chances[1, best, p] - chances[0, first, p]
        sheet.points[p] = points[1, best, p] - points[0, first, p]
    for i in range(n):
        if comes_first(moves[i]):
            everything = 0.0
            for p in range(players):
                points[0, i, p] += sheet.points[p]
                chances[0, i, p] = max(chances[0, i, p] + sheet.chances[p], 1e-6)
                everything += chances[0, i, p]
            for p in range(players):
                chances[0, i, p] /= everything


@rule
def look_at_islands(
    s: Any, b: Box, n: int, trial: Any, sheet: Sheet, moves: Row, chances: Any, points: Any
) -> None:
    """An island is worth what it is against those that the others may take after."""
    players = int(s[0].players)
    for i in range(n):
        for p in range(players):
            chances[i, p] = points[i, p] = 0.0
        for shift in range(n):
            trial[0] = s[0]
            take_island(trial[0], b, whole(moves[i]))
            other = shift
            while trial[0].turn < players and trial[0].phase == ISLAND:
                if other % n != i:
                    take_island(trial[0], b, whole(moves[other % n]))
                other += 1
            appraise(trial[0], b, whole(s[0].seat), whole(0), sheet)
            for p in range(players):
                chances[i, p] += sheet.chances[p] / n
                points[i, p] += sheet.points[p] / n


@rule
def greedy_move(s: Any, b: Box, trial: Any, sheet: Sheet, out: Any, chances: Any, points: Any) -> int:
    """The move after which the chance of the player to move is best."""
    seat, best = int(s[0].seat), 0
    for i in range(look_ahead(s, b, trial, sheet, out, chances, points)):
        if chances[0, i, seat] > chances[0, best, seat]:
            best = i
    return int(out[0, best])
