"""The bot ``greedy``: one look ahead, and the move after which its chance to win is best.

The level ``easy`` is the same with slips: it overlooks some moves and misjudges the others a little,
as people do; it never plays nonsense that it has looked at.
"""

import time

import numpy as np

from macaronesia.bots.choice import Choice, View
from macaronesia.bots.minds import answer, mind_of

#: slips: how far off its judgement of a move may be (a standard deviation, in logits of the chance to win);
#: frozen: 1 for the appraisal that never changes, because others are measured against it;
#: points: 1 for one that wants many points, whether they win or not.
SETTINGS: dict[str, tuple[float, float]] = {"slips": (0, 10), "frozen": (0, 1), "points": (0, 1)}


class Bot:
    """Looks one move ahead."""

    def __init__(
        self, seed: int | str | None = None, slips: float = 0, frozen: float = 0, points: float = 0
    ) -> None:
        self._seed = np.random.SeedSequence().entropy if seed is None else seed
        self._slips = slips
        self._frozen = bool(frozen)
        self._points = bool(points)

    def choose(self, view: View) -> Choice:
        """The move that looks best at once."""
        began = time.perf_counter()
        mind = mind_of(view, self._frozen)
        chances, scores = mind.judge()
        own = np.clip(chances[:, mind.seat], 1e-6, 1 - 1e-6)
        liking = scores[:, mind.seat] if self._points else np.log(own / (1 - own))
        if self._slips:
            digits = [int(byte) for byte in f"{self._seed}/{view['ply']}".encode()]
            liking = liking + np.random.default_rng(digits).normal(0, self._slips, len(liking))
        # Equal moves in the order of their texts, so that the answer is the same on every machine.
        order = np.argsort(-liking, kind="stable").tolist()
        return answer(mind, order, chances, scores, {"milliseconds": 1000 * (time.perf_counter() - began)})

    def close(self) -> None:
        """Nothing to leave behind."""
