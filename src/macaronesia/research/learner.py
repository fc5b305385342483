"""One learner against opponents, many games at once: what both Gymnasium environments are made of."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from macaronesia.research import vector
from macaronesia.research.blocks import Table
from macaronesia.research.opponents import Opponents


class Learner:
    """A batch in which always the learner is to act; buffers of its own are written by every call."""

    def __init__(
        self,
        n: int,
        game: str,
        players: int,
        seat: int | str = "rotate",
        opponents: str | Sequence[str] = "random",
        reward: str = "win",
        threads: int | None = None,
        **options: Any,
    ) -> None:
        names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        compiled = set(names) == {"random"} and len(names) == players - 1
        self.batch = vector.new(
            *(n, game, players, 0),
            learner=seat,
            opponents="random" if compiled else "outside",
            reward=reward,
            threads=threads,
            **options,
        )
        self.bots = None if compiled else Opponents(self.batch, names, 0)
        self.own = vector.buffers(self.batch)
        self.finals = np.zeros_like(self.own.observations)
        self.rewards = np.zeros(n, np.float32)
        self.dones = np.zeros(n, np.bool_)

    def reset(self, seed: int | None) -> None:
        """All games anew, up to the learner's first action."""
        vector.reset(self.batch, self.own.masks, self.own.observations, seed)
        self.rewards[:], self.dones[:] = 0, False
        if self.bots is not None:
            self.bots.reset(seed)
            self._let_bots_act()

    def step(self, actions: Table) -> None:
        """The learner's action in every game, then the opponents'; an illegal one loses the game at once."""
        own = self.own
        chosen = np.asarray(actions).astype(np.int64)
        inside = (chosen >= 0) & (chosen < self.batch.coding.size)
        legal = inside & (own.masks[np.arange(self.batch.n), np.where(inside, chosen, 0)] == 1)
        own.actions[:] = np.where(legal, chosen, vector.FORFEIT)
        self.rewards[:], self.dones[:] = 0, False
        self._step()
        if self.bots is not None:
            self._let_bots_act()

    def _let_bots_act(self) -> None:
        assert self.bots is not None
        while self.bots.to_act():
            self.bots.actions(self.own.actions)
            self._step()

    def _step(self) -> None:
        own = self.own
        vector.step(self.batch, *own, finals=self.finals)
        rows = np.flatnonzero(own.dones)
        self.dones[rows] = True
        self.rewards[rows] = own.rewards[rows, self.batch.runs.learner[rows]]

    def close(self) -> None:
        """Nobody plays any more."""
        if self.bots is not None:
            self.bots.close()
