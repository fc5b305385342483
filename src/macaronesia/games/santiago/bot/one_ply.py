"""One-ply lookahead: every seat's expected points after each legal move.

A planting is looked up in the tables. A canal is built, the drought comes, and the position after it is
evaluated. What a bid and a bribe bring is uncertain: a simple model, given below, says how those who bid
later and the overseer will answer.
"""

from typing import Any

import numpy as np

from macaronesia.games.santiago.bot.evaluation import NO_POINTS, Weights, advantage, droughts, evaluate
from macaronesia.games.santiago.bot.tables import Tables, Workspace, best_square, planting_value
from macaronesia.games.santiago.engine import step
from macaronesia.games.santiago.moves import DITCHES, Move, planting_of, proposal_of
from macaronesia.games.santiago.rules.canals import laid_on, open_segments, price_of_digging
from macaronesia.games.santiago.rules.planting import free_squares, markers_on
from macaronesia.games.santiago.state import KINDS, MOST_PLAYERS, Box, Phase, State
from macaronesia.kernel.bits import bit, has
from macaronesia.kernel.chances import softmax
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.integers import whole

#: A later bidder bids more than N with a chance of OUTBID * FALL ** N.
OUTBID, FALL = 0.75, 0.75
#: The overseer decides by a softmax over points, with this temperature.
DECISION_TEMPERATURE = 1.0


@rule
def evaluate_moves(x: Workspace, moves: Any, points: Any, chances: Any) -> None:
    """Write every seat's expected points after each of these moves of x.root, and its chances to win."""
    root, players, phase = x.root, whole(x.root[0].players), x.root[0].phase
    if phase in (Phase.PLANT, Phase.NEUTRAL):
        evaluate_plantings(root[0], x.tables, moves, points)
    elif phase == Phase.BID:
        evaluate_bids(root[0], x.b, x.w, x.tables, moves, points)
    elif phase == Phase.PROPOSE:
        evaluate_proposals(root[0], x.tables, moves, points)
    else:
        for i in range(len(moves)):
            try_move(x, root, whole(moves[i]))
            evaluate(x.trial[0], x.b, x.w, points[i], chances[i])
        return
    for i in range(len(moves)):
        softmax(points[i], players, x.w.temperature[droughts(root[0], x.b)], chances[i])


@rule
def try_move(x: Workspace, s: Any, move: int) -> None:
    """Make a move of s[0] in x.trial; if extra canals are next, all seats pass."""
    x.trial[0] = s[0]
    step(x.trial[0], x.b, move, None)
    while x.trial[0].phase == Phase.EXTRA:
        step(x.trial[0], x.b, Move.PASS.value, None)


@rule
def evaluate_plantings(s: State, t: Tables, moves: Any, points: Any) -> None:
    """Plantings, with and without markers."""
    seat = whole(s.seat)
    first = Move.PLANT.value if s.phase == Phase.PLANT else Move.NEUTRAL.value
    for i in range(len(moves)):
        kind, square = planting_of(moves[i] - first)
        for p in range(s.players):
            points[i, p] = t.points[kind // 2, square, p]
        if s.phase == Phase.PLANT:
            points[i, seat] += markers_on(s, seat, kind) * t.marker[kind // 2, square]


# --- Bids ---


@rule
def tile_values(s: State, t: Tables, seat: int, fewer: int, out: Any) -> int:
    """Write what each tile of the offer brings a seat, with ``fewer`` markers less, best first; how many."""
    ground = free_squares(s)
    n = 0
    for kind in range(KINDS):
        markers = markers_on(s, seat, kind) - fewer
        for _ in range(s.offer[kind]):
            square = best_square(t, kind // 2, markers, seat, ground)
            value = planting_value(t, kind // 2, markers, square, seat)
            place = n
            while place > 0 and out[place - 1] < value:
                out[place] = out[place - 1]
                place -= 1
            out[place] = value
            n += 1
    return n


@rule
def value_at(values: Any, n: int, place: float) -> float:
    """The value of planting at an uncertain place in the order, interpolated between two tiles."""
    first = min(int(place), n - 1)
    second = min(first + 1, n - 1)
    return float(values[first] + (place - first) * (values[second] - values[first]))


@rule
def evaluate_bids(s: State, b: Box, w: Weights, t: Tables, moves: Any, points: Any) -> None:
    """Bids, by the place in the planting order they are likely to buy."""
    seat, players = whole(s.seat), whole(s.players)
    left = droughts(s, b)
    after_bid, after_pass = np.empty(MOST_PLAYERS), np.empty(MOST_PLAYERS)
    n = tile_values(s, t, seat, whole(0), after_bid)
    tile_values(s, t, seat, whole(1), after_pass)
    # With two players the other's choice is unknown in either order.
    later = 1 if players == 2 else (int(s.overseer) - seat) % players
    passers = 0
    for p in range(players):
        passers += 1 if p != seat and players > 2 and s.bids[p] == 0 else 0
    for i in range(len(moves)):
        bid = moves[i] - Move.BID
        for p in range(players):
            points[i, p] = t.now[p]
        points[i, seat] -= w.money[left] * bid
        if bid == 0:
            # Who passes now plants before those who passed already, and after all who will bid.
            points[i, seat] += value_at(after_pass, n, players - 1.0 - passers)
            if seat != s.overseer and passers == 0:
                points[i, seat] += w.overseer[left]
            if seat == s.overseer and passers > 0:
                points[i, seat] -= w.overseer[left]
            continue
        ahead = 0
        for p in range(players):
            ahead += 1 if players > 2 and s.bids[p] > bid else 0
        place = ahead + later * OUTBID * FALL**bid
        points[i, seat] += value_at(after_bid, n, min(place, players - 1.0))
        if seat == s.overseer:
            points[i, seat] -= w.overseer[left]


# --- Proposals ---


@rule
def evaluate_proposals(s: State, t: Tables, moves: Any, points: Any) -> None:
    """Proposals: the mean over the overseer's likely decisions, without further proposals."""
    advantages, laid = np.empty(DITCHES + 1), np.zeros(DITCHES + 1)
    ditches, overseer, players = open_segments(s), whole(s.overseer), whole(s.players)
    for segment in range(DITCHES + 1):
        if segment == DITCHES or has(ditches, segment):
            advantages[segment] = advantage(t.canal[segment], NO_POINTS, overseer, players)
            laid[segment] = laid_on(s, segment)
    for i in range(len(moves)):
        segment, bribe = -1, 0
        if moves[i] != Move.PASS:
            segment, bribe = proposal_of(moves[i] - Move.PROPOSE)
        expect_decision(s, t, advantages, laid, segment, bribe, points[i])


@rule
def expect_decision(
    s: State, t: Tables, advantages: Any, laid: Any, wish: int, bribe: int, points: Any
) -> None:
    """Every seat's points after a proposal (-1: none): the mean over the overseer's decisions.

    ``advantages``: the overseer's, by canal; ``laid``: the bribes so far.
    """
    players, overseer = int(s.players), int(s.overseer)
    ditches, named, price = open_segments(s), int(s.named), price_of_digging(s)
    if wish >= 0:
        named |= bit(wish)
        price = max(price, int(laid[wish]) + bribe + 1)
    most = -1e18
    for again in range(2):  # first the largest exponent, then the softmax
        total = 0.0
        if again == 1:
            for p in range(players):
                points[p] = 0.0
        for segment in range(DITCHES + 1):
            paid = 0.0
            if segment == DITCHES:
                if named != 0:
                    continue
            elif not has(ditches, segment):
                continue
            elif has(named, segment):
                paid = laid[segment] + (bribe if segment == wish else 0)
            elif s.money[overseer] < price:
                continue
            else:
                paid = -price
            value = advantages[segment] + paid
            if again == 0:
                most = max(most, value)
                continue
            chance = np.exp((value - most) / DECISION_TEMPERATURE)
            total += chance
            for p in range(players):
                points[p] += chance * t.canal[segment, p]
            points[overseer] += chance * paid
            if segment == wish:
                points[s.seat] -= chance * bribe
            for k in range(s.proposals):
                if s.proposed[k] == segment:
                    points[s.proposer[k]] -= chance * s.bribe[k]
        if again == 1:
            for p in range(players):
                points[p] /= total
