"""Islas Canarias as the bots think about it: a seat's knowledge, one look ahead, and the search."""

from functools import cache
from typing import Any

import numpy as np

from macaronesia.bots.canarias.ahead import TRIALS, look_ahead
from macaronesia.bots.canarias.explore import HABITS, TALLY, WIDEST, explore
from macaronesia.bots.canarias.imagine import complete, imagine, setting
from macaronesia.bots.canarias.sheet import SHEET
from macaronesia.bots.canarias.weights import new_sheet
from macaronesia.bots.choice import View
from macaronesia.canarias.moves import MOST_LEGAL, text_of
from macaronesia.canarias.state import BOX, MOST_PLAYERS, STATE
from macaronesia.errors import BadOption
from macaronesia.kernel.compiler import prepare
from macaronesia.kernel.random import generator
from macaronesia.kernel.record import positions


@cache
def ready() -> None:
    """Compile, or load, all of it once, so that no decision pays for the compiler."""
    s, b, sheet, rng = positions(1, STATE), positions(1, BOX)[0], positions(1, SHEET)[0], generator(0)
    out, table = np.empty((2, 1), np.int32), np.empty((2, 1, MOST_PLAYERS))
    prepare(
        "Islas Canarias's bots",
        [
            (complete, (s[0], b, 0, rng, out[0])),
            (look_ahead, (s, b, s, sheet, out, table, table)),
            (explore, (s, b, positions(1, TALLY), 1, HABITS, s, sheet, rng, rng, out[0])),
        ],
    )


class Mind:
    """A position of Islas Canarias as one seat knows it."""

    def __init__(self, view: View, frozen: bool = False) -> None:
        ready()
        self.seat: int = view["seat"]
        self.moves: list[str] = view["moves"]
        self.players: int = view["players"]
        self.b, names = setting(view)
        self.s = imagine(view)
        self.frozen = frozen
        self.habits = HABITS
        # Two layers of all moves that there can be: 6 MB, of which only what is used is touched.
        out, table = np.empty((2, MOST_LEGAL), np.int32), np.empty((2, 2, MOST_LEGAL, MOST_PLAYERS))
        trial, sheet = positions(TRIALS, STATE), new_sheet(self.players, self.b, frozen)
        n = look_ahead(self.s, self.b, trial, sheet, out, table[0], table[1])
        place = {text_of(int(code), names): i for i, code in enumerate(out[0, :n])}
        if not set(self.moves) <= set(place):
            strange = next(move for move in self.moves if move not in place)
            raise BadOption.value("view", strange, "moves that are legal in it")
        order = [place[text] for text in self.moves]
        self.codes = out[0, order]
        self._chances, self._points = table[0, 0, order, : self.players], table[1, 0, order, : self.players]

    def judge(self) -> tuple[Any, Any]:
        """One look ahead: for every move every seat's chance to win, and its expected points."""
        return self._chances, self._points

    def think(self, seed: str) -> "Thought":
        """A search of this position; equal seeds and iterations give equal figures."""
        return Thought(self, seed)


class Thought:
    """A search under way."""

    def __init__(self, mind: Mind, seed: str) -> None:
        self._mind = mind
        self._sheet = new_sheet(mind.players, mind.b, mind.frozen)
        self._base, self._rng = generator(seed), generator(seed)
        self._s, self._out = positions(1, STATE), np.empty(MOST_LEGAL, np.int32)
        prior = mind.judge()[0][:, mind.seat]
        self._best = np.argsort(-prior, kind="stable")[:WIDEST]
        self._tallies = positions(len(self._best), TALLY)
        self._tallies.move = mind.codes[self._best]
        self._tallies.prior = prior[self._best]

    def run(self, iterations: int) -> None:
        """Go on for so many iterations; free of the interpreter's lock."""
        mind = self._mind
        explore(
            *(mind.s, mind.b, self._tallies, iterations, mind.habits),
            *(self._s, self._sheet, self._base, self._rng, self._out),
        )

    def _by_move(self, of_tallies: Any) -> Any:
        table = np.zeros((len(self._mind.moves), *of_tallies.shape[1:]), of_tallies.dtype)
        table[self._best] = of_tallies
        return table

    @property
    def visits(self) -> Any:
        """How often each move was tried."""
        return self._by_move(self._tallies.visits)

    @property
    def chances(self) -> Any:
        """The sum, over its tries, of every seat's chance to win."""
        return self._by_move(self._tallies.chances)[:, : self._mind.players]

    @property
    def scores(self) -> Any:
        """The sum, over its tries, of every seat's expected points."""
        return self._by_move(self._tallies.scores)[:, : self._mind.players]
