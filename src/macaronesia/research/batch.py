"""A batch: many games of one kind in one array, and the threads that step them."""

import hashlib
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np

from macaronesia.errors import BadOption
from macaronesia.kernel.observation import Table
from macaronesia.kernel.record import positions
from macaronesia.kernel_ruleset import KernelRuleset
from macaronesia.research.actions import ActionSpace
from macaronesia.research.interface import interface_of
from macaronesia.research.rewards import REWARDS
from macaronesia.research.vector_kernel import NO_LEARNER

#: Fewer games than this are not worth waking another thread for.
WORTH_A_THREAD = 128


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="macaronesia-batch")


def generators(seed: int | str, name: str, n: int) -> Table:
    """n generators of the kernel, all different; the same for the same seed whatever else happens."""
    digests = [hashlib.sha256(f"{seed}/{name}/{g}".encode()).digest()[:16] for g in range(n)]
    return np.frombuffer(b"".join(digests), ">u4").reshape(n, 4).astype(np.int64)


class Batch:
    """Many games of one kind. Made by ``vector.new``; all arrays have a row for every game.

    ``seats``: who is to act; ``lengths``: actions since a game began; ``scores``: of the last game that
    ended there. They are views: read them, do not write.
    """

    def __init__(self, n: int, rules: KernelRuleset, reward: str, threads: int | None) -> None:
        if n < 1:
            raise BadOption.value("n", n, "1, 2, …")
        if reward not in REWARDS:
            raise BadOption.value("reward", reward, REWARDS)
        self.n, self.rules, self.action_space = n, rules, ActionSpace(rules)
        self.interface = interface_of(rules)
        self.fields = self.interface.fields
        self.threads = max(1, min(threads or os.cpu_count() or 1, n // WORTH_A_THREAD))
        first = rules.start()
        self.first = positions(1, first.dtype)
        self.first[0] = first
        self.positions = positions(n, first.dtype)
        self.runs = positions(n, self.interface.run)
        self.runs.learner[:] = NO_LEARNER
        self.reward = REWARDS.index(reward)
        self.begun = False  #: whether there was a reset
        self._scratch = [self.interface.new_scratch() for _ in range(self.threads)]

    @property
    def players(self) -> int:
        """Seats of every game."""
        return self.rules.players

    @property
    def seats(self) -> Table:
        """Who is to act in each game."""
        return self.runs.seat

    @property
    def lengths(self) -> Table:
        """Actions since each game began."""
        return self.runs.length

    @property
    def scores(self) -> Table:
        """Points of every seat in the last game that ended at each place."""
        return self.runs.scores[:, : self.players]

    def check_begun(self) -> None:
        """ValueError before the first reset: until then there are no games."""
        if not self.begun:
            raise ValueError("these games have not begun: reset comes first")

    def seed(self, seed: int | str) -> None:
        """Every game a generator of its own, so that the number of threads changes nothing."""
        self.runs.rng[:] = generators(seed, "chance", self.n)
        self.runs.dice[:] = generators(seed, "dice", self.n)

    def spread(self, work: Callable[..., None], *arguments: Any) -> None:
        """Do a stretch of the games on every thread; the first on this one."""
        if self.threads == 1:
            work(0, self.n, *self._scratch[0], *arguments)
            return
        cuts = [self.n * i // self.threads for i in range(self.threads + 1)]
        pool = _pool(self.threads - 1)
        others = [
            pool.submit(work, *cuts[i : i + 2], *self._scratch[i], *arguments) for i in range(1, self.threads)
        ]
        work(0, cuts[1], *self._scratch[0], *arguments)
        for other in others:
            other.result()

    def copy(self) -> "Batch":
        """Another batch whose games stand where these do, and go on alike with the same actions."""
        other = object.__new__(Batch)
        other.__dict__.update(self.__dict__)
        other.positions, other.runs = self.positions.copy(), self.runs.copy()
        other._scratch = [self.interface.new_scratch() for _ in range(self.threads)]
        return other
