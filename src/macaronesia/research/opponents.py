"""Opponents that are bots: they are handed views, a move at a time, which takes milliseconds a move."""

from collections import deque
from collections.abc import Sequence

import numpy as np

from macaronesia.bots import Bot, make_bot
from macaronesia.errors import BadOption
from macaronesia.kernel.observation import Table
from macaronesia.kernel.record import record_to_text
from macaronesia.research.batch import Batch
from macaronesia.research.vector import HOLD


def named(opponents: str | Sequence[str], count: int) -> list[str]:
    """A bot for each opponent: those named, or the one named for all."""
    names = [opponents] * count if isinstance(opponents, str) else opponents
    if isinstance(names, Sequence) and len(names) == count and all(isinstance(n, str) for n in names):
        return list(names)
    raise BadOption.value("opponents", opponents, f"{count} bots, or the name of one")


class Opponents:
    """The bots at the seats beside the learner, in every game of a batch.

    ``names``: one bot for each seat from the learner's left on. They see ``Game.view`` without the history.
    """

    def __init__(self, batch: Batch, names: Sequence[str], seed: int | str) -> None:
        self.batch = batch
        self._names = named(names, batch.players - 1)
        self._bots = self._made(seed)
        self._due: list[deque[int]] = [
            deque() for _ in range(batch.n)
        ]  # the rest of a move, action by action

    def _made(self, seed: int | str) -> list[Bot]:
        try:
            return [make_bot(name, f"{seed}/{place}") for place, name in enumerate(self._names, 1)]
        except BadOption as error:  # who asked for opponents has no option "bots"
            raise BadOption(error.code, **{**error.params, "option": "opponents"}) from None

    def reset(self, seed: int | str | None = None) -> None:
        """Forget moves that were under way; with a seed the bots begin anew as well."""
        if seed is not None:
            self.close()
            self._bots = self._made(seed)
        for due in self._due:
            due.clear()

    def to_act(self) -> bool:
        """Whether there is a game in which not the learner is to act."""
        return bool((self.batch.seats != self.batch.runs.learner).any())

    def actions(self, actions: Table) -> None:
        """Write the next action of every opponent to act, and HOLD where it is the learner's turn."""
        actions[:] = HOLD
        for g in np.flatnonzero(self.batch.seats != self.batch.runs.learner):
            actions[g] = self._action(int(g))

    def _action(self, g: int) -> int:
        batch, due = self.batch, self._due[g]
        if not due:
            s, seat = batch.positions[g], int(batch.seats[g])
            view = batch.rules.view(s, seat)
            view |= {"ply": int(batch.lengths[g]), "last": None, "moves": batch.rules.moves(s)}
            view["state"] = record_to_text(batch.rules.conceal(s, seat))
            bot = self._bots[(seat - int(batch.runs.learner[g])) % batch.players - 1]
            due.extend(batch.action_space.encode(bot.choose(view).move, seat))
        return due.popleft()

    def close(self) -> None:
        """Nobody asks any more."""
        for bot in self._bots:
            bot.close()
