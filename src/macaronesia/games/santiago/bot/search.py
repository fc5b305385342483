"""The search of Santiago: a tree inside the round, then the playout policy, then the static evaluation.

A round has no chance moves once its tiles are revealed, and what the next will bring is in the evaluation.
With two players the bids are secret: each side chooses from a node of its own that does not know the
other's choice, and the tree ends there.
"""

from typing import Any

import numpy as np

from macaronesia.games.santiago.bot.appraise import Weights, evaluate
from macaronesia.games.santiago.bot.candidates import MOST_CANDIDATES, candidates
from macaronesia.games.santiago.bot.policy import playout_move
from macaronesia.games.santiago.bot.tables import Tables, Workspace
from macaronesia.games.santiago.engine import step
from macaronesia.games.santiago.state import MOST_PLAYERS, NOT_YET, Box, Phase, State
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.integers import whole
from macaronesia.kernel.random import Generator
from macaronesia.kernel.record import Row
from macaronesia.kernel.search_tree import Tree, backup, expand, select

#: Decisions of one round: five bids, plantings, a neutral tile, proposals, a decision, extra canals.
DEEPEST = 24


@rule
def run(x: Workspace, tree: Tree, iterations: int, rng: Generator, totals: Any) -> None:
    """So many iterations. Node 0 is the decision in x.root; ``totals`` sums the points by its edges."""
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
    """Until chance is to move or the game is over by the playout policy; brief: until all is planted.

    A bid is told best by what it lets one plant: with the canals of the policy behind it a search of the
    bids alone won 37 % of the games against three greedy, without them 51 %. With two players it is the
    other way round (81 % and 92 %), and so it is for all other decisions.
    """
    while s.seat >= 0 and not (brief and s.phase == Phase.PROPOSE):
        step(s, b, playout_move(s, b, w, t, rng), None)
