"""Islas Canarias for the bots: the position that a view tells of, one ply of look-ahead, and the search."""

import json
from functools import lru_cache
from typing import Any

import numpy as np

from macaronesia.errors import BadOption
from macaronesia.games.canarias import DEFINITION
from macaronesia.games.canarias.bot.features import EVALUATION
from macaronesia.games.canarias.bot.finalists import PROGRESS, run_search
from macaronesia.games.canarias.bot.one_ply import TRIALS, evaluate_moves
from macaronesia.games.canarias.bot.rollouts import SETTINGS, TALLY, WIDEST
from macaronesia.games.canarias.bot.weights import new_evaluation
from macaronesia.games.canarias.box import load_box
from macaronesia.games.canarias.conceal import redeal
from macaronesia.games.canarias.moves import MOST_LEGAL, text_of
from macaronesia.games.canarias.names import Json, Names, names_of
from macaronesia.games.canarias.state import BOX, MOST_KINDS, MOST_PLAYERS, STATE, Box, new_box
from macaronesia.kernel.random import generator
from macaronesia.kernel.record import positions, record_from_text
from macaronesia.kernel.units import Entry, Unit


def _entries() -> list[Entry]:
    s, b, e, rng = positions(1, STATE), positions(1, BOX)[0], positions(1, EVALUATION)[0], generator(0)
    out, table = np.empty((2, 1), np.int32), np.empty((2, 1, MOST_PLAYERS))
    tallies, progress = positions(1, TALLY), positions(1, PROGRESS)[0]
    return [
        (redeal, (s[0], b, 0, rng, out[0])),
        (evaluate_moves, (s, b, s, e, out, table, table)),
        (run_search, (s, b, tallies, progress, 1, SETTINGS, s, s, e, rng, rng, out, table, table)),
    ]


def box_of(view: Json) -> tuple[Box, Names]:
    """The box that a view is about, as the kernel reads it, and the names in it; made once for each box."""
    box = view["options"]["box"]
    return _box(box if isinstance(box, str) else json.dumps(box))


@lru_cache(maxsize=16)
def _box(text: str) -> tuple[Box, Names]:
    box = json.loads(text) if text.startswith("{") else load_box(text)
    return new_box(box), names_of(box)


class Evaluator:
    """A position of Islas Canarias as one seat knows it."""

    unit = Unit(DEFINITION.name, "bots", f"{DEFINITION.title}'s bots", _entries)

    def __init__(self, view: Json, frozen: bool = False) -> None:
        self.unit.use()
        self.seat: int = view["seat"]
        self.moves: list[str] = view["moves"]
        self.players: int = view["players"]
        self.frozen = frozen
        self.settings = SETTINGS
        self.b, names = box_of(view)
        self.s = record_from_text(view["state"], STATE)
        # Any deal will do, but always the same one: what a bot thinks depends on the view alone.
        redeal(self.s[0], self.b, self.seat, generator("imagine"), np.empty(MOST_KINDS, np.int32))
        trial, e = positions(TRIALS, STATE), new_evaluation(self.players, self.b, frozen)
        out, table = new_tables()
        n = evaluate_moves(self.s, self.b, trial, e, out, table[0], table[1])
        place = {text_of(int(code), names): i for i, code in enumerate(out[0, :n])}
        if not set(self.moves) <= set(place):
            strange = next(move for move in self.moves if move not in place)
            raise BadOption.value("view", strange, "moves that are legal in it")
        order = [place[text] for text in self.moves]
        self.codes = out[0, order]
        self._chances, self._points = table[0, 0, order, : self.players], table[1, 0, order, : self.players]

    def evaluate(self) -> tuple[Any, Any]:
        """By one ply of look-ahead, for every move every seat's chance to win, and its expected points."""
        return self._chances, self._points

    def search(self, seed: str) -> "Search":
        """A search of this position; equal seeds and iterations give equal figures."""
        return Search(self, seed)


def new_tables() -> tuple[Any, Any]:
    """What a look-ahead writes into: two layers of all moves that there can be.

    6 MB, of which only what is used is touched.
    """
    return np.empty((2, MOST_LEGAL), np.int32), np.empty((2, 2, MOST_LEGAL, MOST_PLAYERS))


class Search:
    """A search under way."""

    def __init__(self, evaluator: Evaluator, seed: str) -> None:
        self._evaluator = evaluator
        self._e = new_evaluation(evaluator.players, evaluator.b, evaluator.frozen)
        self._base, self._rng = generator(seed), generator(seed)
        self._progress = positions(1, PROGRESS)[0]
        self._s, self._trial = positions(1, STATE), positions(TRIALS, STATE)
        self._out, self._table = new_tables()
        prior = evaluator.evaluate()[0][:, evaluator.seat]
        self._best = np.argsort(-prior, kind="stable")[:WIDEST]
        self._tallies = positions(len(self._best), TALLY)
        self._tallies.move = evaluator.codes[self._best]
        self._tallies.prior = prior[self._best]

    def run(self, iterations: int) -> int:
        """Go on for so many iterations; free of the interpreter's lock. How many were made."""
        root, b, settings = self._evaluator.s, self._evaluator.b, self._evaluator.settings
        return run_search(
            *(root, b, self._tallies, self._progress, iterations, settings, self._s, self._trial),
            *(self._e, self._base, self._rng, self._out, self._table[0], self._table[1]),
        )

    @property
    def at_once(self) -> int:
        """The rollouts that are left, then one game of the final.

        Shortly before the end of a game rollouts are over at once, and games of the final last a hundred
        times as long: the speed so far tells nothing about those.
        """
        left = self._evaluator.settings.rollouts - int(self._progress.rollouts)
        return left if left > 0 else self._evaluator.settings.cost

    def settled(self, _to_come: float) -> bool:
        """Whether one finalist is left."""
        return bool(self._progress.running == 1)

    def _by_move(self, of_tallies: Any) -> Any:
        table = np.zeros((len(self._evaluator.moves), *of_tallies.shape[1:]), of_tallies.dtype)
        table[self._best] = of_tallies
        return table

    @property
    def visits(self) -> Any:
        """The iterations that each move was tried for."""
        return self._by_move(self._tallies.visits + self._evaluator.settings.cost * self._tallies.deals)

    @property
    def preference(self) -> Any:
        """Who was longest in the final, then whose chance is best; only deals that all have played count."""
        stayed = np.minimum(self._tallies.deals, self._progress.deals)
        return self._by_move(stayed) + self._expected()[0][:, self._evaluator.seat]

    @property
    def chances(self) -> Any:
        """Every seat's chance to win, times the visits."""
        return self._expected()[0] * self.visits[:, None]

    @property
    def scores(self) -> Any:
        """Every seat's expected points, times the visits."""
        return self._expected()[1] * self.visits[:, None]

    def _expected(self) -> tuple[Any, Any]:
        """Chances and points after each move from all that is known, as ``expected_chance`` has it."""
        tallies, (chances, points) = self._tallies, self._evaluator.evaluate()
        return (
            self._together(chances, tallies.chances, tallies.final_chances),
            self._together(points, tallies.scores, tallies.final_scores),
        )

    def _together(self, prior: Any, rollouts: Any, final: Any) -> Any:
        settings, players = self._evaluator.settings, self._evaluator.players
        visits, deals = (self._by_move(n)[:, None] for n in (self._tallies.visits, self._tallies.deals))
        looked = settings.prior + visits
        before = (self._by_move(rollouts)[:, :players] + looked * prior) / (looked + visits)
        return (settings.hold * before + self._by_move(final)[:, :players]) / (settings.hold + deals)
