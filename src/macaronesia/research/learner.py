"""One learner against opponents, many games at once: what both Gymnasium environments are made of."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from macaronesia.errors import BadOption
from macaronesia.kernel.observation import Table
from macaronesia.research import vector
from macaronesia.research.interface import rules_of
from macaronesia.research.opponents import Opponents, named
from macaronesia.research.validate import whole_numbers


class Learner:
    """A batch in which always the learner is to act; buffers of its own are written by every call.

    ``keep``: of its only game, where it ended is kept (``last``), and the bots do not go on in the next.
    """

    def __init__(
        self,
        n: int,
        game: str,
        players: int,
        seat: int | str = "rotate",
        opponents: str | Sequence[str] = "random",
        reward: str = "win",
        threads: int | None = None,
        keep: bool = False,
        **options: Any,
    ) -> None:
        seats = range(rules_of(game, players, options).players)
        if seat not in ("rotate", *seats):
            raise BadOption.value("seat", seat, ["rotate", *seats])
        names = named(opponents, players - 1)
        compiled = set(names) == {"random"}
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
        self._keep, self._before = keep, (b"", b"")

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
        chosen = whole_numbers("actions", actions, (self.batch.n,))
        inside = (chosen >= 0) & (chosen < self.batch.action_space.size)
        legal = inside & (own.masks[np.arange(self.batch.n), np.where(inside, chosen, 0)] == 1)
        own.actions[:] = np.where(legal, chosen, vector.FORFEIT)
        self.rewards[:], self.dones[:] = 0, False
        self._step()
        if self.bots is not None:
            self._let_bots_act()

    def _let_bots_act(self) -> None:
        assert self.bots is not None
        while self.bots.to_act() and not (self._keep and self.dones[0]):
            self.bots.actions(self.own.actions)
            self._step()

    def _step(self) -> None:
        own = self.own
        if self._keep:
            self._before = self.batch.positions.tobytes(), self.batch.runs.tobytes()
        vector.step(self.batch, *own, finals=self.finals)
        rows = np.flatnonzero(own.dones)
        self.dones[rows] = True
        self.rewards[rows] = own.rewards[rows, self.batch.runs.learner[rows]]

    def last(self) -> Any:
        """Where the only game ended. The batch is in the next one, so its last action is done once more."""
        batch, action, interface = self.batch, self.own.actions[0], self.batch.interface
        s, run = (
            np.frombuffer(bytearray(kept), array.dtype).view(np.recarray)[0]
            for kept, array in zip(self._before, (batch.positions, batch.runs), strict=True)
        )
        if action != vector.FORFEIT:
            moves, marks = interface.scratch
            interface.vector.act(s, batch.rules.b, run, int(action), moves)
            interface.vector.go_on(s, batch.rules.b, run, moves, marks)
        return s

    def close(self) -> None:
        """Nobody plays any more."""
        if self.bots is not None:
            self.bots.close()
