"""The evaluator of Islas Canarias: the position of a view, its one-ply lookahead and its search."""

import json
from functools import lru_cache
from typing import Any

import numpy as np

from macaronesia.errors import BadOption
from macaronesia.games.canarias import DEFINITION
from macaronesia.games.canarias.bot.features import EVALUATION, new_evaluation
from macaronesia.games.canarias.bot.one_ply import evaluate_moves, new_workspace
from macaronesia.games.canarias.bot.search import (
    MOVE_STATISTICS,
    PROGRESS,
    SETTINGS,
    WIDEST,
    SearchState,
    run_search,
)
from macaronesia.games.canarias.box import load_box
from macaronesia.games.canarias.conceal import redeal
from macaronesia.games.canarias.moves import text_of
from macaronesia.games.canarias.names import Json, Names, names_of
from macaronesia.games.canarias.state import BOX, MOST_KINDS, STATE, Box, new_box
from macaronesia.kernel.random import generator
from macaronesia.kernel.record import positions, record_from_text
from macaronesia.kernel.units import Entry, Unit


def _entries() -> list[Entry]:
    s, b, rng = positions(1, STATE), positions(1, BOX)[0], generator(0)
    x = new_workspace(b, positions(1, EVALUATION)[0])
    y = SearchState(x, s, positions(1, MOVE_STATISTICS), positions(1, PROGRESS)[0], SETTINGS, rng, s, rng)
    return [(redeal, (s[0], b, 0, rng, x.moves[0])), (evaluate_moves, (x, s)), (run_search, (y, 1))]


def box_of(view: Json) -> tuple[Box, Names]:
    """The box of a view, as the kernel reads it, and the names in it; made once for each box."""
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
        # Any deal will do, but always the same one: evaluations depend on the view alone.
        redeal(self.s[0], self.b, self.seat, generator("imagine"), np.empty(MOST_KINDS, np.int32))
        x = new_workspace(self.b, new_evaluation(self.players, self.b, frozen))
        n = evaluate_moves(x, self.s)
        place = {text_of(int(code), names): i for i, code in enumerate(x.moves[0, :n])}
        if not set(self.moves) <= set(place):
            strange = next(move for move in self.moves if move not in place)
            raise BadOption.value("view", strange, "moves that are legal in it")
        order = [place[text] for text in self.moves]
        self.codes = x.moves[0, order]
        self._chances, self._points = x.chances[0, order, : self.players], x.points[0, order, : self.players]

    def evaluate(self) -> tuple[Any, Any]:
        """For every move every seat's chance to win and expected points, by one-ply lookahead."""
        return self._chances, self._points

    def search(self, seed: str) -> "Search":
        """A search of this position; equal seeds and iterations give equal figures."""
        return Search(self, seed)


class Search:
    """A search under way."""

    def __init__(self, evaluator: Evaluator, seed: str) -> None:
        self._evaluator = evaluator
        prior = evaluator.evaluate()[0][:, evaluator.seat]
        self._best = np.argsort(-prior, kind="stable")[:WIDEST]
        self._moves = positions(len(self._best), MOVE_STATISTICS)
        self._moves.move, self._moves.prior = evaluator.codes[self._best], prior[self._best]
        self._progress = positions(1, PROGRESS)[0]
        e = new_evaluation(evaluator.players, evaluator.b, evaluator.frozen)
        self._state = SearchState(
            *(new_workspace(evaluator.b, e), evaluator.s, self._moves, self._progress, evaluator.settings),
            *(generator(seed), positions(1, STATE), generator(seed)),
        )

    def run(self, iterations: int) -> int:
        """Go on for this number of iterations, without the interpreter's lock; how many were made."""
        return run_search(self._state, iterations)

    @property
    def at_once(self) -> int:
        """The rollouts that are left, then one game of the final.

        Shortly before the end of a game rollouts are very short, and games of the final last a hundred
        times as long: the speed so far does not predict theirs.
        """
        left = self._evaluator.settings.rollouts - int(self._progress.rollouts)
        return left if left > 0 else self._evaluator.settings.cost

    def settled(self, _to_come: float) -> bool:
        """Whether one finalist is left."""
        return bool(self._progress.running == 1)

    def _by_move(self, statistics: Any) -> Any:
        table = np.zeros((len(self._evaluator.moves), *statistics.shape[1:]), statistics.dtype)
        table[self._best] = statistics
        return table

    @property
    def visits(self) -> Any:
        """The iterations spent on each move."""
        return self._by_move(self._moves.visits + self._evaluator.settings.cost * self._moves.deals)

    @property
    def preference(self) -> Any:
        """The deals of the final that a move played, of those that all have, plus its expected chance."""
        stayed = np.minimum(self._moves.deals, self._progress.deals)
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
        """Chances and points after each move from all statistics, as ``expected_chance`` computes them."""
        moves, (chances, points) = self._moves, self._evaluator.evaluate()
        return (
            self._combined(chances, moves.chances, moves.final_chances),
            self._combined(points, moves.scores, moves.final_scores),
        )

    def _combined(self, prior: Any, rollouts: Any, final: Any) -> Any:
        settings, players = self._evaluator.settings, self._evaluator.players
        visits, deals = (self._by_move(n)[:, None] for n in (self._moves.visits, self._moves.deals))
        prior_visits = settings.prior_visits + visits
        before = (self._by_move(rollouts)[:, :players] + prior_visits * prior) / (prior_visits + visits)
        total = settings.prior_deals * before + self._by_move(final)[:, :players]
        return total / (settings.prior_deals + deals)
