"""The search of Santiago: a tree inside the round, then quick moves, then the appraisal.

A round holds no chance once its tiles are revealed, and what the next will bring is in the appraisal.
With two players the bids are secret: each side chooses from a node of its own that does not know the
other's choice, and the tree ends there.
"""

from typing import Any

import numpy as np

from macaronesia.bots.santiago.appraise import Weights, outlook
from macaronesia.bots.santiago.candidates import candidates
from macaronesia.bots.santiago.policy import quick_move
from macaronesia.bots.santiago.study import Study
from macaronesia.bots.tree import Tree, grow, record_try, select
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.random import Generator
from macaronesia.kernel.record import Row
from macaronesia.santiago.engine import step
from macaronesia.santiago.state import BID, MOST_PLAYERS, NOT_YET, PROPOSE

#: Decisions of one round: five bids, plantings, a neutral tile, proposals, a decision, extra canals.
DEEPEST = 24


@rule
def run(
    root: Any,
    w: Weights,
    st: Study,
    tree: Tree,
    iterations: int,
    rng: Generator,
    s: Any,
    trial: Any,
    moves: Row,
    points: Any,
    totals: Any,
) -> None:
    """Try moves so many times. Node 0 is the decision; ``totals`` sums the points by its edges.

    s, trial, moves and points are scratch space.
    """
    nodes, edges = np.empty(DEEPEST, np.int64), np.empty(DEEPEST, np.int64)
    liking, odds, ends = np.empty(len(moves)), np.empty(MOST_PLAYERS), np.empty(MOST_PLAYERS)
    secret = root[0].players == 2 and root[0].phase == BID
    brief = root[0].players > 2 and root[0].phase == BID
    for _ in range(iterations):
        s[0] = root[0]
        if secret:
            depth = choose_secretly(s, tree, nodes, edges, root[0].seat)
        else:
            depth = descend(s, root, w, st, tree, trial, nodes, edges, moves, liking, points)
        play_on(s, w, st, rng, brief)
        outlook(s[0], w, ends, odds)
        for i in range(depth):
            record_try(tree, nodes[i], edges[i], odds, s[0].players)
        for p in range(s[0].players):
            totals[edges[0], p] += ends[p]


@rule
def choose_secretly(s: Any, tree: Tree, nodes: Row, edges: Row, seat: int) -> int:
    """Both players bid without knowing of each other: node 0 is the thinker's, node 1 the other's."""
    nodes[0], nodes[1] = 0, 1
    edges[0], edges[1] = select(tree, 0, seat), select(tree, 1, 1 - seat)
    first = 1 - int(s[0].overseer)
    s[0].seat = first
    s[0].bids[0] = s[0].bids[1] = NOT_YET
    step(s[0], tree.move[edges[0 if first == seat else 1]])
    step(s[0], tree.move[edges[1 if first == seat else 0]])
    return 2


@rule
def descend(
    s: Any,
    root: Any,
    w: Weights,
    st: Study,
    tree: Tree,
    trial: Any,
    nodes: Row,
    edges: Row,
    moves: Row,
    liking: Any,
    points: Any,
) -> int:
    """Down the tree to a move that has no node yet, to chance's turn or to the end; how many moves."""
    node, depth = 0, 0
    while True:
        edge = select(tree, node, s[0].seat)
        nodes[depth], edges[depth] = node, edge
        depth += 1
        step(s[0], tree.move[edge])
        if s[0].seat < 0 or depth == DEEPEST:
            return depth
        if tree.child[edge] < 0:
            if tree.visits[edge] < tree.habits.ripe:
                return depth
            n = candidates(s, root, w, st, trial, moves, liking, points)
            child = grow(tree, moves, liking, n)
            if child < 0:
                return depth
            tree.child[edge] = child
        node = tree.child[edge]


@rule
def play_on(s: Any, w: Weights, st: Study, rng: Generator, brief: bool) -> None:
    """Until chance is to move or the game is over by quick moves; briefly: only until all is planted.

    A bid is told best by what it lets one plant: with the quick canals behind it a search of the bids
    alone won 37 % of the games against three greedy, without them 51 %. With two players it is the
    other way round (81 % and 92 %), and so it is for all other decisions.
    """
    while s[0].seat >= 0 and not (brief and s[0].phase == PROPOSE):
        step(s[0], quick_move(s[0], w, st, rng))
