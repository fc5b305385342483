"""The evaluator of Santiago: the position of a view, its one-ply lookahead and its search."""

import sys
from typing import Any

import numpy as np

from macaronesia.games.santiago import DEFINITION
from macaronesia.games.santiago.bot.evaluation import NO_POINTS, advantage, baseline, weights
from macaronesia.games.santiago.bot.one_ply import evaluate_moves
from macaronesia.games.santiago.bot.search import MOST_CANDIDATES, candidates, run
from macaronesia.games.santiago.bot.tables import TABLES, Workspace, fill_tables
from macaronesia.games.santiago.moves import notation
from macaronesia.games.santiago.state import BOX, MOST_PLAYERS, NOT_YET, SECRET, STATE, Box, Phase, new_box
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.random import generator
from macaronesia.kernel.record import positions, record_from_text
from macaronesia.kernel.search_tree import SearchSettings, expand, new_tree
from macaronesia.kernel.units import Entry, Unit

#: The size of a search tree: 12 MB.
NODES, EDGES = 20_000, 200_000
#: How many moves are tried at the root at most, the best by one-ply lookahead.
WIDEST = 128

SETTINGS = SearchSettings()


def new_workspace(root: Any, b: Box, w: Any, tables: Any) -> Workspace:
    """A workspace with scratch space of its own."""
    s, trial = positions(1, STATE), positions(1, STATE)
    return Workspace(b, w, tables, root, s, trial, np.zeros((MOST_CANDIDATES, MOST_PLAYERS)))


def _entries() -> list[Entry]:
    x = new_workspace(positions(1, STATE), positions(1, BOX)[0], weights(4), positions(1, TABLES)[0])
    codes, row, grid = np.empty(1, np.int32), np.zeros(MOST_PLAYERS), np.zeros((1, MOST_PLAYERS))
    tree = new_tree(1, 1, SETTINGS)
    return [
        (fill_tables, (x,)),
        (evaluate_moves, (x, codes, grid, grid)),
        (advantages, (grid, 0, 4, row)),
        (candidates, (x, x.s, codes, row)),
        (expand, (tree, codes, row, 1)),
        (run, (x, tree, 1, generator(0), grid)),
    ]


class Evaluator:
    """A position of Santiago as one seat knows it."""

    unit = Unit(DEFINITION.name, "bots", f"{DEFINITION.title}'s bots", _entries)

    def __init__(self, view: dict[str, Any], frozen: bool = False) -> None:
        self.unit.use()
        self.seat: int = view["seat"]
        self.moves: list[str] = view["moves"]
        self.players: int = view["players"]
        codes = notation(view["options"]["edition"]).codes
        self.codes = np.array([codes[text] for text in self.moves], np.int32)
        root = record_from_text(view["state"], STATE)
        root[0].bids[root[0].bids == SECRET] = 0  # as if it were a pass
        w = baseline() if frozen else weights(self.players)
        b = new_box(self.players, view["options"])
        self.workspace = new_workspace(root, b, w, positions(1, TABLES)[0])
        fill_tables(self.workspace)
        self._points = np.zeros((len(self.moves), MOST_PLAYERS))
        self._chances = np.zeros_like(self._points)
        evaluate_moves(self.workspace, self.codes, self._points, self._chances)

    def evaluate(self) -> tuple[Any, Any]:
        """For every move every seat's chance to win and expected points, by one-ply lookahead."""
        return self._chances[:, : self.players], self._points[:, : self.players]

    def search(self, seed: str) -> "Search":
        """A search of this position; equal seeds and iterations give equal figures."""
        estimates = np.empty(len(self._points))
        advantages(self._points, self.seat, self.players, estimates)
        return Search(self, estimates, seed)


@rule
def advantages(points: Any, seat: int, players: int, out: Any) -> None:
    """What a seat has against the others in every row of points."""
    for i in range(len(points)):
        out[i] = advantage(points[i], NO_POINTS, seat, players)


class Search:
    """A search under way."""

    at_once = sys.maxsize  #: all iterations take about as long

    def __init__(self, evaluator: Evaluator, estimates: Any, seed: str) -> None:
        self._moves, self._players = evaluator.moves, evaluator.players
        shared = evaluator.workspace
        self._workspace = new_workspace(shared.root, shared.b, shared.w, shared.tables)
        self._tree = new_tree(NODES, EDGES, SETTINGS)
        self._rng = generator(seed)
        best = np.argsort(-estimates, kind="stable")[:WIDEST]
        expand(self._tree, evaluator.codes[best], estimates[best], len(best))
        if self._players == 2 and shared.root[0].phase == Phase.BID:
            self._add_secret_bids()
        self._totals = np.zeros((WIDEST, MOST_PLAYERS))
        place = {int(code): i for i, code in enumerate(evaluator.codes)}
        self._rows = np.array([place[int(code)] for code in self._tree.move[: len(best)]])

    def _add_secret_bids(self) -> None:
        """Two players: the other's possible secret bids as node 1."""
        x = self._workspace
        x.s[0] = x.root[0]
        x.s[0].seat = 1 - x.root[0].seat
        x.s[0].bids[0] = x.s[0].bids[1] = NOT_YET
        moves, estimates = np.empty(MOST_CANDIDATES, np.int32), np.empty(MOST_CANDIDATES)
        n = candidates(x, x.s, moves, estimates)
        expand(self._tree, moves, estimates, n)

    def run(self, iterations: int) -> int:
        """Go on for this number of iterations, without the interpreter's lock; how many were made: all."""
        run(self._workspace, self._tree, iterations, self._rng, self._totals)
        return iterations

    def _by_move(self, of_edges: Any) -> Any:
        table = np.zeros((len(self._moves), *of_edges.shape[1:]), of_edges.dtype)
        table[self._rows] = of_edges[: len(self._rows)]
        return table

    @property
    def visits(self) -> Any:
        """How often each move was tried."""
        return self._by_move(self._tree.visits)

    @property
    def preference(self) -> Any:
        """The moves with most visits."""
        return self.visits

    def settled(self, to_come: float) -> bool:
        """Whether no other move can reach the visits of the first any more."""
        visits = self._tree.visits[: len(self._rows)]
        if len(visits) < 2:
            return True
        second, first = np.partition(visits, -2)[-2:]
        return bool(first - second > to_come)

    @property
    def chances(self) -> Any:
        """Every seat's chance to win, times the visits."""
        return self._by_move(self._tree.chances)[:, : self._players]

    @property
    def scores(self) -> Any:
        """Every seat's expected points, times the visits."""
        return self._by_move(self._totals)[:, : self._players]
