"""The bot ``greedy``: one-ply lookahead, and the move after which its own chance to win is largest.

The level ``easy`` is the same with Gaussian noise on the values of the moves.
"""

import time

import numpy as np

from macaronesia.bots import Choice, View
from macaronesia.bots.evaluator import answer, new_evaluator

#: slips: the standard deviation of the noise, in logits of the chance to win;
#: frozen: 1 for the baseline evaluation, which never changes, because others are measured against it;
#: points: 1 to maximise the expected points instead of the chance to win.
SETTINGS: dict[str, tuple[float, float]] = {"slips": (0, 10), "frozen": (0, 1), "points": (0, 1)}


class Bot:
    """One-ply lookahead without search."""

    def __init__(
        self, seed: int | str | None = None, slips: float = 0, frozen: float = 0, points: float = 0
    ) -> None:
        self._seed = np.random.SeedSequence().entropy if seed is None else seed
        self._slips = slips
        self._frozen = bool(frozen)
        self._points = bool(points)

    def choose(self, view: View) -> Choice:
        """The move with the largest value."""
        began = time.perf_counter()
        evaluator = new_evaluator(view, self._frozen)
        chances, scores = evaluator.evaluate()
        own = np.clip(chances[:, evaluator.seat], 1e-6, 1 - 1e-6)
        values = scores[:, evaluator.seat] if self._points else np.log(own / (1 - own))
        if self._slips:
            digits = [int(byte) for byte in f"{self._seed}/{view['ply']}".encode()]
            values = values + np.random.default_rng(digits).normal(0, self._slips, len(values))
        # Equal moves in the order of their texts, so that the answer is the same on every machine.
        order = np.argsort(-values, kind="stable").tolist()
        effort = {"milliseconds": 1000 * (time.perf_counter() - began)}
        return answer(evaluator, order, chances, scores, effort)

    def close(self) -> None:
        """Nothing is held."""
