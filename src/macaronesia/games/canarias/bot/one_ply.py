"""One-ply lookahead: every legal move is made, the rest of the own turn is played by the policy, and the
position after it evaluated.

Nothing hidden enters: cards to be drawn count as average unseen ones, and a lookahead ends with the own
turn.
"""

from typing import Any, NamedTuple

import numpy as np

from macaronesia.games.canarias.bot.evaluation import evaluate
from macaronesia.games.canarias.bot.features import Evaluation
from macaronesia.games.canarias.bot.policy import (
    best_city,
    best_palace,
    playout_raze,
    playout_ship,
    ship_value,
)
from macaronesia.games.canarias.engine import legal, step
from macaronesia.games.canarias.moves import MOST_LEGAL, Move
from macaronesia.games.canarias.names import Effect
from macaronesia.games.canarias.rules.building import holds
from macaronesia.games.canarias.rules.setup import take_island
from macaronesia.games.canarias.state import MOST_PLAYERS, N_COLOURS, STATE, Box, Phase, State
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.integers import whole
from macaronesia.kernel.record import positions

#: How many scratch positions a lookahead needs.
TRIALS = 3


class Workspace(NamedTuple):
    """What is fixed for one decision, and arrays that functions write into.

    The last three have two layers, the second for a lookahead within a lookahead.
    """

    b: Box
    e: Evaluation
    trial: Any  #: TRIALS positions
    moves: Any  #: [layer, move]
    chances: Any  #: [layer, move, seat]
    points: Any  #: [layer, move, seat]


def new_workspace(b: Box, e: Evaluation) -> Workspace:
    """A workspace with room for all moves that there can be: 6 MB, of which only what is used is touched."""
    tables = np.empty((2, 2, MOST_LEGAL, MOST_PLAYERS))
    return Workspace(b, e, positions(TRIALS, STATE), np.empty((2, MOST_LEGAL), np.int32), *tables)


@rule
def evaluate_moves(x: Workspace, s: Any) -> int:
    """Write the legal moves of s[0], and every seat's chance and points after each, to layer 0; how many."""
    n = legal(s[0], x.b, x.moves[0])
    if s[0].phase == Phase.ISLAND:
        evaluate_islands(x, s, n)
        return n
    evaluate_each(x, s, whole(0), n, whole(0))
    if s[0].phase == Phase.ACT:
        evaluate_before_act(x, s, n)
    return n


@rule
def evaluate_each(x: Workspace, s: Any, layer: int, n: int, drawn: int) -> None:
    """Evaluate the n moves of a layer one by one; ``drawn``: unknown cards that were drawn before.

    Moves that leave the act to be done are evaluated without it.
    """
    seat, phase, trial, b, e = whole(s[0].seat), s[0].phase, x.trial, x.b, x.e
    for i in range(n):
        trial[0] = s[0]
        move = whole(x.moves[layer, i])
        blank = drawn + make_move(trial[0], b, move)
        if phase == Phase.BLAME:
            step(trial[0], b, whole(playout_raze(trial[0], b, whole(trial[0].seat), e)), None)
        elif phase in (Phase.SHIP, Phase.END) or (phase == Phase.ACT and not comes_first(move)):
            blank = finish_turn(x, seat, blank)
        evaluate(trial[0], b, seat, blank, e)
        for p in range(s[0].players):
            x.chances[layer, i, p] = e.chances[p]
            x.points[layer, i, p] = e.points[p]


@rule
def comes_first(move: int) -> bool:
    """Whether a move of the phase act leaves the act to be done."""
    return move >= Move.PALACE or move == Move.TAKE


@rule
def make_move(s: State, b: Box, move: int) -> int:
    """Make a move but deal nothing; the number of unknown cards that it brings to the hand."""
    if move == Move.DRAW:
        s.phase = Phase.SHIP
        cards = 4 if holds(s, b, s.seat, Effect.DRAW4.value) else 3
        return min(cards, int(s.deck_size) + int(s.discard_size))
    if move == Move.TAKE:
        s.taken = 1
        return 1
    step(s, b, move, None)
    return 0


@rule
def finish_turn(x: Workspace, seat: int, blank: int) -> int:
    """Play the rest of the seat's turn in trial[0]; how many unknown cards the hand then has."""
    s, b, e = x.trial[0], x.b, x.e
    if s.seat != seat or s.phase not in (Phase.SHIP, Phase.END):
        return blank
    upgrade(x, seat, blank)
    if s.seat == seat and s.phase == Phase.SHIP:
        card = playout_ship(s, b, seat, e)
        if blank > 0 and (card < 0 or ship_value(s, b, seat, card, e) < 0):
            s.ship_size += 1  # an unknown card
            blank -= 1
            s.phase = Phase.END
        elif card >= 0:
            step(s, b, whole(Move.SHIP + card), None)
        else:
            s.phase = Phase.END
    if s.seat == seat and s.phase == Phase.END:
        step(s, b, whole(Move.END.value), None)
    return blank


@rule
def upgrade(x: Workspace, seat: int, blank: int) -> None:
    """Build palaces and cities in trial[0] as long as they increase the seat's chance."""
    trial, b, e = x.trial, x.b, x.e
    most = -1.0
    while trial[0].seat == seat and trial[0].phase in (Phase.SHIP, Phase.END):
        best = -1
        for colour in range(N_COLOURS):
            for kind in range(2):
                s = trial[0]
                move = best_city(s, seat, colour, e) if kind else best_palace(s, b, seat, colour, e)
                if move < 0:
                    continue
                if most < 0.0:
                    evaluate(s, b, seat, blank, e)
                    most = e.chances[seat]
                trial[1] = trial[0]
                trial[1].phase = Phase.SHIP  # so that the turn is not over by itself
                step(trial[1], b, whole(move), None)
                evaluate(trial[1], b, seat, blank, e)
                if e.chances[seat] > most:
                    best, most = move, e.chances[seat]
        if best < 0:
            return
        step(trial[0], b, whole(best), None)


@rule
def evaluate_before_act(x: Workspace, s: Any, n: int) -> None:
    """What may be done before the act is worth what the best act after it is worth.

    All acts are evaluated after the most promising one; the others are compared with that.
    """
    seat, players = whole(s[0].seat), whole(s[0].players)
    b, e, moves, chances, points = x.b, x.e, x.moves, x.chances, x.points
    first = -1
    for i in range(n):
        if comes_first(moves[0, i]) and (first < 0 or chances[0, i, seat] > chances[0, first, seat]):
            first = i
    if first < 0:
        return
    x.trial[2] = s[0]
    drawn = make_move(x.trial[2], b, whole(moves[0, first]))
    acts = 0
    for i in range(legal(x.trial[2], b, moves[1])):
        if not comes_first(moves[1, i]):
            moves[1, acts] = moves[1, i]
            acts += 1
    evaluate_each(x, x.trial[2:3], whole(1), whole(acts), whole(drawn))
    best = 0
    for i in range(acts):
        if chances[1, i, seat] > chances[1, best, seat]:
            best = i
    for p in range(players):
        e.chances[p] = chances[1, best, p] - chances[0, first, p]
        e.points[p] = points[1, best, p] - points[0, first, p]
    for i in range(n):
        if comes_first(moves[0, i]):
            total = 0.0
            for p in range(players):
                points[0, i, p] += e.points[p]
                chances[0, i, p] = max(chances[0, i, p] + e.chances[p], 1e-6)
                total += chances[0, i, p]
            for p in range(players):
                chances[0, i, p] /= total


@rule
def evaluate_islands(x: Workspace, s: Any, n: int) -> None:
    """Evaluate the n choices of an island: the means over which ones the others may take after it."""
    trial, players, chances, points = x.trial, int(s[0].players), x.chances, x.points
    for i in range(n):
        for p in range(players):
            chances[0, i, p] = points[0, i, p] = 0.0
        for shift in range(n):
            trial[0] = s[0]
            take_island(trial[0], x.b, whole(x.moves[0, i] - Move.ISLAND), None)
            other = shift
            while trial[0].turn < players and trial[0].phase == Phase.ISLAND:
                if other % n != i:
                    take_island(trial[0], x.b, whole(x.moves[0, other % n] - Move.ISLAND), None)
                other += 1
            evaluate(trial[0], x.b, whole(s[0].seat), whole(0), x.e)
            for p in range(players):
                chances[0, i, p] += x.e.chances[p] / n
                points[0, i, p] += x.e.points[p] / n


@rule
def greedy_move(x: Workspace, s: Any) -> int:
    """The move after which the chance of the player to move is largest."""
    seat, best = int(s[0].seat), 0
    for i in range(evaluate_moves(x, s)):
        if x.chances[0, i, seat] > x.chances[0, best, seat]:
            best = i
    return int(x.moves[0, best])
