"""A tree for Monte Carlo tree search (MCTS) in flat arrays of bounded size, compiled, for any game.

A node is a decision; its edges are the candidate moves, sorted by their priors. Edges are selected by PUCT
(predictor upper confidence bounds for trees). With progressive widening only the first few edges of a node
can be selected at first, and more as it is visited. Every edge keeps the chances of all seats to win, and
each seat maximises its own.
"""

from typing import Any, NamedTuple

import numpy as np

from macaronesia.kernel.compiler import rule

SEATS = 5


class SearchSettings(NamedTuple):
    """The parameters of a search; the defaults were found by playing them against each other."""

    widening_base: float = 2.0  #: a node of n visits has widening_base + n ** widening_exponent edges open
    widening_exponent: float = 0.45
    c_puct: float = 1.4  #: the weight of exploration: of priors and of edges with few visits
    fpu_reduction: float = 0.02  #: first-play urgency: the mean of the visited edges, less this
    expansion_visits: float = 4.0  #: expansion threshold: the visits after which an edge gets a node
    prior_temperature: float = 1.5  #: of the softmax that makes priors of first estimates in points


class Tree(NamedTuple):
    """The nodes and edges of a tree, a row of each array for every one; ``used`` counts both."""

    settings: SearchSettings
    used: Any  # nodes, edges
    first: Any  # of a node: its first edge
    edges: Any  # of a node: how many
    node_visits: Any
    move: Any  # of an edge, as the rest
    prior: Any
    visits: Any
    chances: Any  # by seat, summed over the visits
    child: Any  # the node it leads to; -1 if it was not expanded


def new_tree(nodes: int, edges: int, settings: SearchSettings) -> Tree:
    """An empty tree with room for these; 56 bytes an edge, 24 a node."""
    first, count, node_visits = np.zeros((3, nodes), np.int64)
    return Tree(
        *(settings, np.zeros(2, np.int64), first, count, node_visits, np.zeros(edges, np.int32)),
        *(np.zeros(edges, np.float32), np.zeros(edges, np.int32), np.zeros((edges, SEATS))),
        np.empty(edges, np.int32),
    )


@rule
def expand(tree: Tree, moves: Any, estimates: Any, n: int) -> int:
    """Add a node for a decision among n moves, estimated in points; its number, -1 if there is no room."""
    node, first = tree.used[0], tree.used[1]
    if node >= len(tree.first) or first + n > len(tree.move):
        return -1
    tree.used[0] += 1
    tree.used[1] += n
    tree.first[node], tree.edges[node], tree.node_visits[node] = first, n, 0
    for i in range(n):  # insertion sort, best first
        place = first + i
        while place > first and tree.prior[place - 1] < estimates[i]:
            tree.prior[place] = tree.prior[place - 1]
            tree.move[place] = tree.move[place - 1]
            place -= 1
        tree.prior[place] = estimates[i]
        tree.move[place] = moves[i]
    total = 0.0
    most = tree.prior[first]
    for edge in range(first, first + n):
        tree.prior[edge] = np.exp((tree.prior[edge] - most) / tree.settings.prior_temperature)
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
    """The open edge with the highest PUCT value for the seat to move."""
    first, node_visits = tree.first[node], tree.node_visits[node]
    settings = tree.settings
    n = min(tree.edges[node], int(settings.widening_base + node_visits**settings.widening_exponent))
    total, visited = 0.0, 0
    for edge in range(first, first + n):
        total += tree.chances[edge, seat]
        visited += tree.visits[edge]
    unvisited = total / visited - settings.fpu_reduction if visited > 0 else 0.0
    exploration = settings.c_puct * np.sqrt(node_visits + 1.0)
    chosen, most = first, -1e18
    for edge in range(first, first + n):
        visits = tree.visits[edge]
        value = tree.chances[edge, seat] / visits if visits > 0 else unvisited
        value += exploration * tree.prior[edge] / (1.0 + visits)
        if value > most:
            chosen, most = edge, value
    return int(chosen)


@rule
def backup(tree: Tree, node: int, edge: int, chances: Any, players: int) -> None:
    """Count a visit of an edge, and add the chances at its end."""
    tree.node_visits[node] += 1
    tree.visits[edge] += 1
    for p in range(players):
        tree.chances[edge, p] += chances[p]
