"""A search tree in flat arrays of bounded size, compiled, for any game.

A node is a decision; its edges are the moves worth trying, best first by a first impression. They are
opened step by step as the node is visited: a hundred moves are not all tried when there is time for
two hundred tries. Every edge keeps every seat's chances, and each seat picks what is best for itself.
"""

from typing import Any, NamedTuple

import numpy as np

from macaronesia.kernel.compiler import rule

SEATS = 5


class Habits(NamedTuple):
    """How a search goes about it; the values were found by playing them against each other."""

    open: float = 2.0  #: a node of n visits has open + n ** widen of its edges open
    widen: float = 0.45
    curiosity: float = 1.4  #: how strongly first impressions and little tried moves count
    doubt: float = 0.02  #: what a move not tried yet is thought to lose against the mean of those tried
    ripe: float = 4.0  #: a move's node is made when it has been tried so often
    impression: float = 1.5  #: points that make a move 2.7 times as likely at first sight


class Tree(NamedTuple):
    """Nodes and edges; ``used`` counts both."""

    habits: Habits
    used: Any  # nodes, edges
    first: Any  # of a node: its first edge
    edges: Any  # of a node: how many
    tries: Any  # of a node
    move: Any  # of an edge, as the rest
    prior: Any
    visits: Any
    chances: Any
    child: Any  # the node it leads to; -1 if none was made yet


def new_tree(nodes: int, edges: int, habits: Habits) -> Tree:
    """An empty tree with room for so many; 48 bytes an edge, 24 a node."""
    return Tree(
        habits,
        np.zeros(2, np.int64),
        np.zeros(nodes, np.int64),
        np.zeros(nodes, np.int64),
        np.zeros(nodes, np.int64),
        np.zeros(edges, np.int32),
        np.zeros(edges, np.float32),
        np.zeros(edges, np.int32),
        np.zeros((edges, SEATS), np.float64),
        np.empty(edges, np.int32),
    )


@rule
def grow(tree: Tree, moves: Any, liking: Any, n: int) -> int:
    """A new node for a decision among n moves liked so much; -1 if there is no room left."""
    node, first = tree.used[0], tree.used[1]
    if node >= len(tree.first) or first + n > len(tree.move):
        return -1
    tree.used[0] += 1
    tree.used[1] += n
    tree.first[node], tree.edges[node], tree.tries[node] = first, n, 0
    for i in range(n):  # by insertion, best first
        place = first + i
        while place > first and tree.prior[place - 1] < liking[i]:
            tree.prior[place] = tree.prior[place - 1]
            tree.move[place] = tree.move[place - 1]
            place -= 1
        tree.prior[place] = liking[i]
        tree.move[place] = moves[i]
    total = 0.0
    most = tree.prior[first]
    for edge in range(first, first + n):
        tree.prior[edge] = np.exp((tree.prior[edge] - most) / tree.habits.impression)
        total += tree.prior[edge]
        tree.visits[edge] = 0
        tree.child[edge] = -1
        for p in range(SEATS):
            tree.chances[edge, p] = 0.0
    for edge in range(first, first + n):
        tree.prior[edge] /= total
    return int(node)


@rule
def select(tree: Tree, node: int, seat: int) -> int:
    """The edge to try next for a seat that wants the best for itself."""
    first, tries = tree.first[node], tree.tries[node]
    n = min(tree.edges[node], int(tree.habits.open + tries**tree.habits.widen))
    total, tried = 0.0, 0
    for edge in range(first, first + n):
        total += tree.chances[edge, seat]
        tried += tree.visits[edge]
    unknown = total / tried - tree.habits.doubt if tried > 0 else 0.0
    reach = tree.habits.curiosity * np.sqrt(tries + 1.0)
    chosen, most = first, -1e18
    for edge in range(first, first + n):
        visits = tree.visits[edge]
        value = tree.chances[edge, seat] / visits if visits > 0 else unknown
        value += reach * tree.prior[edge] / (1.0 + visits)
        if value > most:
            chosen, most = edge, value
    return int(chosen)


@rule
def record_try(tree: Tree, node: int, edge: int, chances: Any, players: int) -> None:
    """Add what a try of an edge has shown."""
    tree.tries[node] += 1
    tree.visits[edge] += 1
    for p in range(players):
        tree.chances[edge, p] += chances[p]
