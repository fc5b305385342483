"""One ply of look-ahead: what every move is worth, the rest of the own turn played by the policy after it.

Nothing hidden enters: cards to be drawn count as average unseen ones, and a look ends with the own turn.
"""

from typing import Any

from macaronesia.games.canarias.bot.appraise import appraise
from macaronesia.games.canarias.bot.features import Evaluation
from macaronesia.games.canarias.bot.policy import quick_raze, quick_ship, ship_value
from macaronesia.games.canarias.bot.upgrades import best_city, best_palace
from macaronesia.games.canarias.engine import legal, step
from macaronesia.games.canarias.moves import Move
from macaronesia.games.canarias.names import Effect
from macaronesia.games.canarias.rules.building import holds
from macaronesia.games.canarias.rules.setup import take_island
from macaronesia.games.canarias.state import N_COLOURS, Box, Phase, State
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.integers import whole
from macaronesia.kernel.record import Row

#: How many scratch positions a look-ahead needs.
TRIALS = 3


@rule
def evaluate_moves(s: Any, b: Box, trial: Any, e: Evaluation, out: Any, chances: Any, points: Any) -> int:
    """Write every seat's chance and points after each legal move, which are in out[0]; how many there are.

    s holds one position, trial is scratch space; out, chances[.., move, seat] and points have two layers, the
    second for a look within a look.
    """
    n = legal(s[0], b, out[0])
    if s[0].phase == Phase.ISLAND:
        evaluate_islands(s, b, n, trial, e, out[0], chances[0], points[0])
        return n
    evaluate_each(s, b, n, whole(0), trial, e, out[0], chances[0], points[0])
    if s[0].phase == Phase.ACT:
        evaluate_before_act(s, b, n, trial, e, out, chances, points)
    return n


@rule
def evaluate_each(
    s: Any, b: Box, n: int, drawn: int, trial: Any, e: Evaluation, moves: Row, chances: Any, points: Any
) -> None:
    """Evaluate n moves one by one, with so many cards drawn before that are not known yet.

    Those that leave the act to be done are taken by themselves.
    """
    seat, phase = whole(s[0].seat), s[0].phase
    for i in range(n):
        trial[0] = s[0]
        blank = drawn + make_move(trial[0], b, whole(moves[i]))
        if phase == Phase.BLAME:
            step(trial[0], b, whole(quick_raze(trial[0], b, whole(trial[0].seat), e)), None)
        elif phase in (Phase.SHIP, Phase.END) or (phase == Phase.ACT and not comes_first(moves[i])):
            blank = finish_turn(trial, b, seat, blank, e)
        appraise(trial[0], b, seat, blank, e)
        for p in range(s[0].players):
            chances[i, p] = e.chances[p]
            points[i, p] = e.points[p]


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
def finish_turn(trial: Any, b: Box, seat: int, blank: int, e: Evaluation) -> int:
    """Play the rest of the seat's turn in trial[0]; how many unknown cards the hand then has."""
    s = trial[0]
    if s.seat != seat or s.phase not in (Phase.SHIP, Phase.END):
        return blank
    improve(trial, b, seat, blank, e)
    if s.seat == seat and s.phase == Phase.SHIP:
        card = quick_ship(s, b, seat, e)
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
def improve(trial: Any, b: Box, seat: int, blank: int, e: Evaluation) -> None:
    """Build palaces and cities in trial[0] as long as they better the seat's chance."""
    appraised = -1.0
    while trial[0].seat == seat and trial[0].phase in (Phase.SHIP, Phase.END):
        best = -1
        for colour in range(N_COLOURS):
            for kind in range(2):
                move = (
                    best_city(trial[0], seat, colour, e)
                    if kind
                    else best_palace(trial[0], b, seat, colour, e)
                )
                if move < 0:
                    continue
                if appraised < 0.0:
                    appraise(trial[0], b, seat, blank, e)
                    appraised = e.chances[seat]
                trial[1] = trial[0]
                trial[1].phase = Phase.SHIP  # so that the turn is not over by itself
                step(trial[1], b, whole(move), None)
                appraise(trial[1], b, seat, blank, e)
                if e.chances[seat] > appraised:
                    best, appraised = move, e.chances[seat]
        if best < 0:
            return
        step(trial[0], b, whole(best), None)


@rule
def evaluate_before_act(
    s: Any, b: Box, n: int, trial: Any, e: Evaluation, out: Any, chances: Any, points: Any
) -> None:
    """What may be done before the act is worth what the best act after it is worth.

    All acts are evaluated after the most promising one; the others are compared with that.
    """
    seat, players, moves = whole(s[0].seat), whole(s[0].players), out[0]
    first = -1
    for i in range(n):
        if comes_first(moves[i]) and (first < 0 or chances[0, i, seat] > chances[0, first, seat]):
            first = i
    if first < 0:
        return
    trial[2] = s[0]
    drawn = make_move(trial[2], b, whole(moves[first]))
    acts = 0
    for i in range(legal(trial[2], b, out[1])):
        if not comes_first(out[1, i]):
            out[1, acts] = out[1, i]
            acts += 1
    evaluate_each(trial[2:3], b, acts, drawn, trial, e, out[1], chances[1], points[1])
    best = 0
    for i in range(acts):
        if chances[1, i, seat] > chances[1, best, seat]:
            best = i
    for p in range(players):
        e.chances[p] = chances[1, best, p] - chances[0, first, p]
        e.points[p] = points[1, best, p] - points[0, first, p]
    for i in range(n):
        if comes_first(moves[i]):
            everything = 0.0
            for p in range(players):
                points[0, i, p] += e.points[p]
                chances[0, i, p] = max(chances[0, i, p] + e.chances[p], 1e-6)
                everything += chances[0, i, p]
            for p in range(players):
                chances[0, i, p] /= everything


@rule
def evaluate_islands(
    s: Any, b: Box, n: int, trial: Any, e: Evaluation, moves: Row, chances: Any, points: Any
) -> None:
    """An island is worth what it is against those that the others may take after."""
    players = int(s[0].players)
    for i in range(n):
        for p in range(players):
            chances[i, p] = points[i, p] = 0.0
        for shift in range(n):
            trial[0] = s[0]
            take_island(trial[0], b, whole(moves[i] - Move.ISLAND), None)
            other = shift
            while trial[0].turn < players and trial[0].phase == Phase.ISLAND:
                if other % n != i:
                    take_island(trial[0], b, whole(moves[other % n] - Move.ISLAND), None)
                other += 1
            appraise(trial[0], b, whole(s[0].seat), whole(0), e)
            for p in range(players):
                chances[i, p] += e.chances[p] / n
                points[i, p] += e.points[p] / n


@rule
def greedy_move(s: Any, b: Box, trial: Any, e: Evaluation, out: Any, chances: Any, points: Any) -> int:
    """The move after which the chance of the player to move is best."""
    seat, best = int(s[0].seat), 0
    for i in range(evaluate_moves(s, b, trial, e, out, chances, points)):
        if chances[0, i, seat] > chances[0, best, seat]:
            best = i
    return int(out[0, best])
