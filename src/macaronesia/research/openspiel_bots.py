"""Our bots at OpenSpiel's states, our random games in its searches, and its searches stopped by the clock."""

import time
from importlib import import_module
from typing import Any

import numpy as np

from macaronesia.bots import make_bot
from macaronesia.kernel.random import generator
from macaronesia.kernel.record import positions
from macaronesia.research.interface import interface_of
from macaronesia.research.openspiel_state import HistoryPosition, pyspiel
from macaronesia.research.vector_kernel import REWARDS, reward

ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
mcts: Any = import_module("open_spiel.python.algorithms.mcts")

NO_SEAT = 99  #: a learner that is never to act, so that the random players play to the end


class Seated(pyspiel.Bot):  # type: ignore[misc]  # it has no types
    """A bot of ours (docs/bots.md) as a bot of OpenSpiel's. It sees what its seat may know, nothing else.

    ``name`` is one such as ``expert`` or ``search:ms=50``; with a seed it plays the same again.
    """

    def __init__(self, name: str, player: int, seed: int | str | None = None) -> None:
        super().__init__()
        self._bot, self._player = make_bot(name, seed), player
        self._move: tuple[int, ...] = ()  # the actions of the move under way
        self._ply = -1  # the move they belong to

    def step(self, state: Any) -> int:
        """The bot's next action; it is asked once a move."""
        position: HistoryPosition = state.position
        partial, ply = position.partial, len(position.moves)
        if self._ply != ply or self._move[: len(partial)] != partial or not partial:
            chosen = self._bot.choose(position.briefing(self._player)).move
            self._move, self._ply = position.action_space.encode(chosen, self._player), ply
        return self._move[len(partial)]

    def restart(self) -> None:
        """A new game."""
        self._move, self._ply = (), -1

    def restart_at(self, _state: Any) -> None:
        """Another state; the bot depends on the present one alone."""
        self.restart()

    def close(self) -> None:
        """Nobody asks any more."""
        self._bot.close()


class Rollouts:
    """An evaluator for OpenSpiel's searches in Python: random actions to the end of the game, compiled.

    The same as ``mcts.RandomRolloutEvaluator``, a hundred times as fast.
    """

    def __init__(self, n_rollouts: int = 1, seed: int | str = 0) -> None:
        self._n, self._seed = n_rollouts, seed
        self._runs: dict[str, Any] = {}  # by game

    def _run(self, game: str, record: np.dtype[Any]) -> Any:
        """The record of a game in which all seats act at random."""
        if game not in self._runs:
            run = self._runs[game] = positions(1, record)[0]
            run.alone, run.learner, run.rng[:] = 1, NO_SEAT, generator(self._seed)
        return self._runs[game]

    def evaluate(self, state: Any) -> Any:
        """The mean of what random games from here are worth to every seat."""
        position: HistoryPosition = state.position
        rules, interface = position.rules, interface_of(position.rules)
        run, (moves, marks) = self._run(rules.game, interface.run), interface.scratch
        kind, total, row = REWARDS.index(state.reward), np.zeros(rules.players), np.zeros(rules.players)
        for _ in range(self._n):
            s = rules.copy(position._s)
            run["chosen"][:] = position._run["chosen"]
            interface.vector.deal(s, rules.b, run["rng"], moves)
            interface.vector.go_on(s, rules.b, run, moves, marks)
            reward(kind, rules.players, np.array(rules.scores(s)), row)
            total += row
        return total / self._n

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Chance's odds; all actions of a player equally likely."""
        if state.is_chance_node():
            outcomes: list[tuple[int, float]] = state.chance_outcomes()
            return outcomes
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


# --- OpenSpiel's own searches, bounded by seconds instead of simulations. Nothing of the search is ours: when
# the time is up the next simulation is not begun, and the search answers from the tree it has. ---

#: More simulations than there is time for.
NO_END = 10**9


class _TimeUp(Exception):
    """No further simulation."""


class ClockedISMCTS(ismcts.ISMCTSBot):  # type: ignore[misc]  # it has no types
    """Information-set search, bounded by ``seconds`` an action; further arguments are ISMCTSBot's."""

    def __init__(self, game: Any, evaluator: Any, uct_c: float, seconds: float, **more: Any) -> None:
        super().__init__(game, evaluator, uct_c, NO_END, **more)
        self._seconds, self._deadline = seconds, 0.0
        self.simulations = 0  #: of the last action with a choice

    def run_search(self, state: Any) -> Any:
        """The policy when the time is up."""
        self._deadline, self.simulations = time.perf_counter() + self._seconds, 0
        try:
            return super().run_search(state)  # an action without a choice
        except _TimeUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        """Where the next simulation begins; the first one only makes the root."""
        if self.simulations > 1 and time.perf_counter() >= self._deadline:
            raise _TimeUp
        self.simulations += 1
        return super().sample_root_state(state)


class ClockedMCTS(mcts.MCTSBot):  # type: ignore[misc]  # it has no types
    """Search that sees the whole position, by ``seconds`` an action; further arguments are MCTSBot's."""

    def __init__(self, game: Any, uct_c: float, seconds: float, evaluator: Any, **more: Any) -> None:
        super().__init__(game, uct_c, NO_END, evaluator, **more)
        self._seconds, self._deadline = seconds, 0.0
        self._root: Any = None
        self.simulations = 0  #: of the last action

    def mcts_search(self, state: Any) -> Any:
        """The root of the tree when the time is up, or when it is solved."""
        self._deadline, self.simulations = time.perf_counter() + self._seconds, 0
        try:
            return super().mcts_search(state)
        except _TimeUp:
            return self._root

    def _apply_tree_policy(self, root: Any, state: Any) -> Any:
        self._root = root
        if self.simulations > 1 and time.perf_counter() >= self._deadline:
            raise _TimeUp
        self.simulations += 1
        return super()._apply_tree_policy(root, state)
