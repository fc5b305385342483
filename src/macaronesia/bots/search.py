"""The bot ``search``: Monte Carlo search from what its seat knows, until its time is up.

The game's own ``Search`` does that, compiled; here are the clock, the threads (root parallelisation: one
search for each, their visits summed; so there is no virtual loss) and the choice.
"""

import gc
import os
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import numpy as np

from macaronesia.bots import Choice, View
from macaronesia.bots.evaluator import Evaluator, Search, answer, load_bots, new_evaluator

SETTINGS: dict[str, tuple[float, float]] = {"ms": (1, 600_000), "iterations": (1, 1e9), "threads": (1, 256)}

#: How long the compiled search may run before the clock is looked at again, in seconds.
SLICE = 0.002
FIRST_SLICE = 64  #: iterations, before the speed is known


class Bot:
    """Searches for ``ms`` milliseconds a move, or for ``iterations`` if they are given."""

    def __init__(
        self, seed: int | str | None = None, ms: float = 100, iterations: float = 0, threads: float = 1
    ) -> None:
        self._seed = np.random.SeedSequence().entropy if seed is None else seed
        self._seconds = ms / 1000
        self._iterations = int(iterations)
        # By iterations every machine must answer the same, however few cores it has.
        self._threads = int(threads) if iterations else min(int(threads), os.cpu_count() or 1)

    def choose(self, view: View) -> Choice:
        """The move preferred when the time is up, or when nothing can overtake it."""
        load_bots(view["game"])
        with _uninterrupted():
            return self._choose(view, time.perf_counter() + self._seconds)

    def _choose(self, view: View, deadline: float) -> Choice:
        evaluator = new_evaluator(view)
        if len(evaluator.moves) == 1:
            chances, scores = evaluator.evaluate()
            return answer(evaluator, [0], chances, scores, {"iterations": 0, "milliseconds": 0})
        began = time.perf_counter()
        seeds = [f"{self._seed}/{view['ply']}/{thread}" for thread in range(self._threads)]
        searches = [evaluator.search(seed) for seed in seeds]
        with ThreadPoolExecutor(self._threads) as pool:
            others = [pool.submit(self._run, search, deadline) for search in searches[1:]]
            self._run(searches[0], deadline)
            for other in others:
                other.result()
        return _choice(evaluator, searches, 1000 * (time.perf_counter() - began))

    def _run(self, search: Search, deadline: float) -> None:
        if self._iterations:
            search.run(self._iterations // self._threads or 1)
            return
        portion, rate = FIRST_SLICE, 0.0
        while True:
            began = time.perf_counter()
            made = search.run(min(portion, search.at_once))
            now = time.perf_counter()
            if made:  # none if the last portion took more than its share
                rate = made / max(now - began, 1e-6)
            left = deadline - now
            if left <= 0 or search.settled(rate * left):
                return
            portion = max(1, int(rate * min(SLICE, left)))

    def close(self) -> None:
        """Nothing is held."""


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Garbage is collected after the decision: with the compiler loaded that takes up to 60 ms."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def _choice(evaluator: Evaluator, searches: list[Search], milliseconds: float) -> Choice:
    visits = sum(search.visits for search in searches)
    tried = np.maximum(visits, 1)[:, None]
    chances = sum(search.chances for search in searches) / tried
    scores = sum(search.scores for search in searches) / tried
    # Equally preferred moves in the order of their chances, then of their texts.
    preference = sum(search.preference for search in searches)
    order = np.lexsort((-chances[:, evaluator.seat], -preference)).tolist()
    effort = {"iterations": float(visits.sum()), "milliseconds": milliseconds}
    return answer(evaluator, [i for i in order if visits[i]], chances, scores, effort)
