"""Santiago as the bots think about it: a seat's knowledge, one look ahead, and the search."""

import sys
from typing import Any

import numpy as np

from macaronesia.bots.santiago.candidates import MOST_CANDIDATES, candidates
from macaronesia.bots.santiago.imagine import View, imagine, replay
from macaronesia.bots.santiago.judge import against, judge
from macaronesia.bots.santiago.search import run
from macaronesia.bots.santiago.study import STUDY, study
from macaronesia.bots.santiago.weights import weights, yardstick
from macaronesia.bots.tree import Habits, grow, new_tree
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.random import generator
from macaronesia.kernel.record import positions
from macaronesia.kernel.units import Entry, Unit
from macaronesia.santiago.moves import MOST_LEGAL, notation
from macaronesia.santiago.state import BID, MOST_PLAYERS, NOT_YET, STATE

#: The size of a search tree: 12 MB.
NODES, EDGES = 20_000, 200_000
#: How many moves are tried at the root at most, the best by one look ahead.
WIDEST = 128


HABITS = Habits()


def _entries() -> list[Entry]:
    s, st, w = positions(1, STATE), positions(1, STUDY)[0], weights(4)
    codes, row, grid = np.empty(1, np.int32), np.zeros(MOST_PLAYERS), np.zeros((1, MOST_PLAYERS))
    tree = new_tree(1, 1, HABITS)
    return [
        (replay, (s[0], codes)),
        (study, (s, w, s, st)),
        (judge, (s, w, st, codes, s, grid, grid)),
        (all_against, (grid, 0, 4, row)),
        (candidates, (s, s, w, st, s, codes, row, grid)),
        (grow, (tree, codes, row, 1)),
        (run, (s, w, st, tree, 1, generator(0), s, s, codes, grid, grid)),
    ]


BOTS = Unit("santiago", "bots", "Santiago's bots", _entries)


class Mind:
    """A position of Santiago as one seat knows it."""

    def __init__(self, view: View, frozen: bool = False) -> None:
        BOTS.use()
        self.seat: int = view["seat"]
        self.moves: list[str] = view["moves"]
        self.players: int = view["players"]
        codes = notation(view["options"]["edition"]).codes
        self.codes = np.array([codes[text] for text in self.moves], np.int32)
        self.s, self._trial = positions(1, STATE), positions(1, STATE)
        self.s[0] = imagine(view)
        self.w = yardstick() if frozen else weights(self.players)
        self.st = positions(1, STUDY)[0]
        study(self.s, self.w, self._trial, self.st)
        self._points = np.zeros((len(self.moves), MOST_PLAYERS))
        self._odds = np.zeros_like(self._points)
        judge(self.s, self.w, self.st, self.codes, self._trial, self._points, self._odds)

    def judge(self) -> tuple[Any, Any]:
        """One look ahead: for every move every seat's chance to win, and its expected points."""
        return self._odds[:, : self.players], self._points[:, : self.players]

    def think(self, seed: str) -> "Thought":
        """A search of this position; equal seeds and iterations give equal figures."""
        liking = np.empty(len(self._points))
        all_against(self._points, self.seat, self.players, liking)
        return Thought(self, liking, seed)


@rule
def all_against(points: Any, seat: int, players: int, out: Any) -> None:
    """What a seat has against the others in every row of points."""
    for i in range(len(points)):
        out[i] = against(points[i], seat, players)


class Thought:
    """A search under way."""

    at_once = sys.maxsize  #: all iterations take about as long

    def __init__(self, mind: Mind, liking: Any, seed: str) -> None:
        self._mind = mind
        self._tree = new_tree(NODES, EDGES, HABITS)
        self._rng = generator(seed)
        self._s, self._trial = positions(1, STATE), positions(1, STATE)
        self._moves = np.empty(MOST_LEGAL, np.int32)
        self._points = np.zeros((MOST_CANDIDATES, MOST_PLAYERS))
        best = np.argsort(-liking, kind="stable")[:WIDEST]
        grow(self._tree, mind.codes[best], liking[best], len(best))
        if mind.players == 2 and mind.s[0].phase == BID:
            self._imagine_rival()
        self._totals = np.zeros((WIDEST, MOST_PLAYERS))
        place = {int(code): i for i, code in enumerate(mind.codes)}
        self._rows = np.array([place[int(code)] for code in self._tree.move[: len(best)]])

    def _imagine_rival(self) -> None:
        """Two players: what the other may bid, unseen, as node 1."""
        mind, s = self._mind, self._s
        s[0] = mind.s[0]
        s[0].seat = 1 - mind.seat
        s[0].bids[0] = s[0].bids[1] = NOT_YET
        liking = np.empty(MOST_CANDIDATES)
        n = candidates(s, mind.s, mind.w, mind.st, self._trial, self._moves, liking, self._points)
        grow(self._tree, self._moves, liking, n)

    def run(self, iterations: int) -> int:
        """Go on for so many iterations; free of the interpreter's lock. How many were made: all."""
        mind = self._mind
        run(
            mind.s, mind.w, mind.st, self._tree, iterations, self._rng,
            self._s, self._trial, self._moves, self._points, self._totals,
        )  # fmt: skip
        return iterations

    def _by_move(self, of_edges: Any) -> Any:
        table = np.zeros((len(self._mind.moves), *of_edges.shape[1:]), of_edges.dtype)
        table[self._rows] = of_edges[: len(self._rows)]
        return table

    @property
    def visits(self) -> Any:
        """How often each move was tried."""
        return self._by_move(self._tree.visits)

    @property
    def preference(self) -> Any:
        """What was tried most."""
        return self.visits

    def settled(self, to_come: float) -> bool:
        """Whether no other move can be tried as often as the first any more."""
        tried = self._tree.visits[: len(self._rows)]
        if len(tried) < 2:
            return True
        second, first = np.partition(tried, -2)[-2:]
        return bool(first - second > to_come)

    @property
    def chances(self) -> Any:
        """The sum, over its tries, of every seat's chance to win."""
        return self._by_move(self._tree.chances)[:, : self._mind.players]

    @property
    def scores(self) -> Any:
        """The sum, over its tries, of every seat's expected points."""
        return self._by_move(self._totals)[:, : self._mind.players]
