"""The search of Santiago: PUCT inside the round, then the playout policy, then the static evaluation.

A round has no chance moves once its tiles are revealed, and the value of later rounds is in the evaluation.
With two players the bids are secret: each side chooses from a node of its own that does not know the other's
choice, and the tree ends there. The candidate moves of a node are looked up in the tables; each has an
estimate in points, which makes its prior and is evaluated exactly, for the board has changed since the
tables were made. Nodes are made far less often than moves are tried, so that this costs little.
"""

from typing import Any

import numpy as np

from macaronesia.games.santiago.board import beside
from macaronesia.games.santiago.bot.evaluation import NO_POINTS, Weights, advantage, evaluate, expected_points
from macaronesia.games.santiago.bot.one_ply import evaluate_bids, try_move
from macaronesia.games.santiago.bot.policy import (
    canal_gain,
    left_over,
    likely_bids,
    playout_move,
    thirsty_tiles,
)
from macaronesia.games.santiago.bot.tables import Tables, Workspace
from macaronesia.games.santiago.engine import step
from macaronesia.games.santiago.events import build_canal
from macaronesia.games.santiago.moves import LAND, Move, planting_number, proposal_number
from macaronesia.games.santiago.rules.canals import open_segments, price_of_digging
from macaronesia.games.santiago.rules.drought import dry_out
from macaronesia.games.santiago.rules.planting import free_squares, markers_on, neutral_ground
from macaronesia.games.santiago.state import KINDS, MOST_PLAYERS, NOT_YET, Box, Phase, State
from macaronesia.kernel.bits import has, lowest
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.integers import whole
from macaronesia.kernel.random import Generator
from macaronesia.kernel.record import Row
from macaronesia.kernel.search_tree import Tree, backup, expand, select

#: More than there can be: every tile of the offer on every square.
MOST_CANDIDATES = MOST_PLAYERS * LAND
SQUARES_A_TILE = 4
#: How many of one's best canals are candidates, and with which bribes.
CANALS = 4
BRIBES = (0, 1, 2, 3, 5)


@rule
def candidates(x: Workspace, s: Any, moves: Any, estimates: Any) -> int:
    """Write the candidate moves of s[0] and their estimates; how many."""
    phase, seat, players = s[0].phase, whole(s[0].seat), whole(s[0].players)
    if phase == Phase.BID:
        n = likely_bids(s[0], moves)
        evaluate_bids(s[0], x.b, x.w, x.tables, moves[:n], x.points)
        for i in range(n):
            estimates[i] = advantage(x.points[i], NO_POINTS, seat, players)
        return n
    if phase == Phase.PROPOSE:
        return proposals(x, s, moves, estimates)
    if phase == Phase.PLANT:
        n = plantings(s[0], x.root[0], x.tables, moves)
    elif phase == Phase.NEUTRAL:
        n = neutral_plantings(s[0], x.root[0], x.tables, moves)
    elif phase == Phase.DECIDE:
        n = decisions(s[0], x.tables, moves, estimates)
    else:
        n = best_canals(s[0], x.tables, moves, estimates)
        for i in range(n):
            moves[i] += Move.EXTRA
        moves[n] = Move.PASS.value
        n += 1
    for i in range(n):
        try_move(x, s, whole(moves[i]))
        expected_points(x.trial[0], x.b, x.w, x.points[0])
        estimates[i] = advantage(x.points[0], NO_POINTS, seat, players)
    return n


@rule
def add_squares(
    s: State, root: State, t: Tables, first: int, kind: int, markers: int, ground: int, moves: Any, n: int
) -> int:
    """Add a tile on the best squares of this ground, and beside its like planted since; the new n."""
    crop, seat, found = kind // 2, s.seat, 0
    near = beside(s.crops[crop] & ~root.crops[crop])
    for i in range(t.free):
        square = whole(t.best[crop, markers, seat, i])
        if has(ground, square) and (found < SQUARES_A_TILE or has(near, square)):
            moves[n] = first + planting_number(kind, square)
            n += 1
            found += 1
    return n


@rule
def plantings(s: State, root: State, t: Tables, moves: Any) -> int:
    """Every tile of the offer on its best squares."""
    ground, seat, n = free_squares(s), whole(s.seat), 0
    for kind in range(KINDS):
        if s.offer[kind] > 0:
            markers = markers_on(s, seat, kind)
            n = add_squares(s, root, t, Move.PLANT.value, kind, markers, ground, moves, n)
    return n


@rule
def neutral_plantings(s: State, root: State, t: Tables, moves: Any) -> int:
    """The left-over tile on its best squares."""
    none = whole(0)
    return add_squares(s, root, t, Move.NEUTRAL.value, left_over(s), none, neutral_ground(s), moves, none)


@rule
def best_canals(s: State, t: Tables, moves: Any, gains: Any) -> int:
    """The segments that bring a seat most, best first, and about what they bring; how many."""
    seat, ditches, thirsty = whole(s.seat), open_segments(s), thirsty_tiles(s)
    n = 0
    while ditches != 0:
        segment = lowest(ditches)
        ditches &= ditches - 1
        gain = canal_gain(s, t, seat, segment, thirsty)
        place = min(n, CANALS)
        while place > 0 and gains[place - 1] < gain:
            moves[place], gains[place] = moves[place - 1], gains[place - 1]
            place -= 1
        moves[place], gains[place] = segment, gain
        n = min(n + 1, CANALS)
    return n


@rule
def proposals(x: Workspace, s: Any, moves: Any, estimates: Any) -> int:
    """The best canals with small bribes, or a pass."""
    seat, players, points = whole(s[0].seat), whole(s[0].players), x.points
    n = best_canals(s[0], x.tables, moves, estimates)
    for i in range(n + 1):  # what each brings, and what none brings
        x.trial[0] = s[0]
        x.trial[0].proposals = 0
        if i < n:
            build_canal(x.trial[0], whole(moves[i]))
        dry_out(x.trial[0], x.b, None)
        expected_points(x.trial[0], x.b, x.w, points[i])
    none = advantage(points[n], NO_POINTS, seat, players)
    behind = n
    for i in range(n):
        gain = advantage(points[i], NO_POINTS, seat, players) - none
        for bribe in BRIBES:
            if x.b.smallest_bribe <= bribe <= s[0].money[seat]:
                moves[behind] = Move.PROPOSE + proposal_number(whole(moves[i]), bribe)
                estimates[behind] = gain * (0.3 + 0.1 * min(bribe, 3)) - 0.5 * bribe
                behind += 1
    for i in range(n, behind):
        moves[i - n], estimates[i - n] = moves[i], estimates[i]
    moves[behind - n], estimates[behind - n] = Move.PASS.value, 0.0
    return behind - n + 1


@rule
def decisions(s: State, t: Tables, moves: Any, gains: Any) -> int:
    """Every proposal, and the best canals not proposed where they can be paid."""
    n, price, named = 0, price_of_digging(s), int(s.named)
    if s.money[s.seat] >= price:
        for i in range(best_canals(s, t, moves, gains)):
            if not has(named, whole(moves[i])):
                moves[n] = Move.DIG + moves[i]
                n += 1
    if named == 0:
        moves[n] = Move.DECLINE.value
        n += 1
    while named != 0:
        moves[n] = Move.ACCEPT + lowest(named)
        named &= named - 1
        n += 1
    return n


#: Decisions of one round: five bids, plantings, a neutral tile, proposals, a decision, extra canals.
DEEPEST = 24


@rule
def run(x: Workspace, tree: Tree, iterations: int, rng: Generator, totals: Any) -> None:
    """Iterations of the search. Node 0 is the decision in x.root; ``totals`` sums the points by its edges."""
    root, s, players = x.root, x.s, whole(x.root[0].players)
    nodes, edges = np.empty(DEEPEST, np.int64), np.empty(DEEPEST, np.int64)
    moves, estimates = np.empty(MOST_CANDIDATES, np.int32), np.empty(MOST_CANDIDATES)
    chances, points = np.empty(MOST_PLAYERS), np.empty(MOST_PLAYERS)
    secret = players == 2 and root[0].phase == Phase.BID
    brief = players > 2 and root[0].phase == Phase.BID
    for _ in range(iterations):
        s[0] = root[0]
        if secret:
            depth = bid_secretly(s[0], x.b, tree, nodes, edges)
        else:
            depth = descend(x, tree, nodes, edges, moves, estimates)
        play_on(s[0], x.b, x.w, x.tables, rng, brief)
        evaluate(s[0], x.b, x.w, points, chances)
        for i in range(depth):
            backup(tree, nodes[i], edges[i], chances, players)
        for p in range(players):
            totals[edges[0], p] += points[p]


@rule
def bid_secretly(s: State, b: Box, tree: Tree, nodes: Row, edges: Row) -> int:
    """Both players bid without knowing of each other: node 0 is of the seat to move, node 1 the other's."""
    seat, first = whole(s.seat), 1 - s.overseer
    for i in range(2):
        nodes[i] = i
        edges[i] = select(tree, nodes[i], abs(seat - i))
    s.seat = first
    s.bids[0] = s.bids[1] = NOT_YET
    for i in range(2):
        step(s, b, whole(tree.move[edges[i if first == seat else 1 - i]]), None)
    return 2


@rule
def descend(x: Workspace, tree: Tree, nodes: Row, edges: Row, moves: Row, estimates: Any) -> int:
    """Down the tree to an edge without a node, to a chance move or to the end; how many moves."""
    s = x.s
    node, depth = 0, 0
    while True:
        edge = select(tree, node, whole(s[0].seat))
        nodes[depth], edges[depth] = node, edge
        depth += 1
        step(s[0], x.b, whole(tree.move[edge]), None)
        if s[0].seat < 0 or depth == DEEPEST:
            return depth
        if tree.child[edge] < 0:
            if tree.visits[edge] < tree.settings.expansion_visits:
                return depth
            n = candidates(x, s, moves, estimates)
            child = expand(tree, moves, estimates, n)
            if child < 0:
                return depth
            tree.child[edge] = child
        node = whole(tree.child[edge])


@rule
def play_on(s: State, b: Box, w: Weights, t: Tables, rng: Generator, brief: bool) -> None:
    """Play by the playout policy until chance is to move or the game is over; brief: until all is planted.

    Bids are evaluated best by the planting alone: followed by the canals of the policy a search of the bids
    won 37 % of the games against three greedy, without them 51 %. With two players it is the other way round
    (81 % and 92 %), and so it is for all other decisions.
    """
    while s.seat >= 0 and not (brief and s.phase == Phase.PROPOSE):
        step(s, b, playout_move(s, b, w, t, rng), None)
