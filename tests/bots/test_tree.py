"""The search tree: best first, widened step by step, and never larger than it may be."""

import numpy as np

from macaronesia.kernel.search_tree import SearchSettings, backup, expand, new_tree, select


def tree_of(estimates, nodes=4, edges=64):
    tree = new_tree(nodes, edges, SearchSettings())
    moves = np.arange(100, 100 + len(estimates), dtype=np.int32)
    assert expand(tree, moves, np.array(estimates, float), len(estimates)) == 0
    return tree


def play(tree, times, worth):
    """Try edges, each worth so much to seat 0, by its move."""
    for _ in range(times):
        edge = select(tree, 0, 0)
        backup(tree, 0, edge, np.array([worth[tree.move[edge]], 0, 0, 0, 0]), 2)
    return {int(tree.move[i]): int(tree.visits[i]) for i in range(tree.edges[0])}


def test_edges_stand_best_first_and_their_priors_add_up_to_one():
    tree = tree_of([1.0, 3.0, -2.0, 2.0])
    assert tree.move[:4].tolist() == [101, 103, 100, 102]
    assert abs(tree.prior[:4].sum() - 1) < 1e-6
    assert (np.diff(tree.prior[:4]) < 0).all()


def test_a_node_is_widened_step_by_step():
    tree = tree_of([0.0] * 40)
    opened = []
    for _ in range(200):
        play(tree, 1, dict.fromkeys(range(100, 140), 0.5))
        opened.append(int((tree.visits[:40] > 0).sum()))
    assert opened[0] == 1
    assert opened[9] <= 5
    assert opened == sorted(opened)
    assert 10 <= opened[-1] < 20


def test_a_move_that_looks_worse_but_is_better_is_tried_most_in_the_end():
    worth = {100: 0.5, 101: 0.3, 102: 0.7}
    visits = play(tree_of([3.0, 2.0, 0.0]), 3000, worth)
    assert max(visits, key=visits.get) == 102


def test_each_seat_wants_the_best_for_itself():
    tree = tree_of([0.0, 0.0])
    for edge, chances in ((0, [0.9, 0.1]), (1, [0.1, 0.9])):
        for _ in range(50):
            backup(tree, 0, edge, np.array(chances), 2)
    assert select(tree, 0, 0) == 0
    assert select(tree, 0, 1) == 1


def test_a_full_tree_grows_no_further():
    tree = tree_of([0.0] * 3, nodes=2, edges=8)
    moves, estimates = np.arange(6, dtype=np.int32), np.zeros(6)
    assert expand(tree, moves, estimates, 6) == -1  # no room for its edges
    assert expand(tree, moves, estimates, 5) == 1
    assert expand(tree, moves, estimates, 1) == -1  # no room for a node
    assert tree.used.tolist() == [2, 8]
