"""Between the two worlds of players: our bots at OpenSpiel's states, our random games in its searches."""

from typing import Any

import numpy as np

from macaronesia.bots import make_bot
from macaronesia.kernel.random import generator
from macaronesia.kernel.record import positions
from macaronesia.research.batch import LOOPS
from macaronesia.research.loop import RUN
from macaronesia.research.openspiel_course import MOST_OUTCOMES, Course
from macaronesia.research.openspiel_peer import pyspiel
from macaronesia.research.rewards import REWARDS, reward

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
        course: Course = state.course
        said = course.said
        if self._ply != len(course.moves) or self._move[: len(said)] != said or not said:
            chosen = self._bot.choose(course.briefing(self._player)).move
            self._move, self._ply = course.coding.encode(chosen, self._player), len(course.moves)
        return self._move[len(said)]

    def restart(self) -> None:
        """A new game."""
        self._move, self._ply = (), -1

    def restart_at(self, _state: Any) -> None:
        """Another state; the bot looks at each as it comes."""
        self.restart()

    def close(self) -> None:
        """Nobody asks any more."""
        self._bot.close()


class Rollouts:
    """An evaluator for OpenSpiel's searches in Python: random actions to the end of the game, compiled.

    The same as ``mcts.RandomRolloutEvaluator``, a hundred times as fast.
    """

    def __init__(self, n_rollouts: int = 1, seed: int | str = 0) -> None:
        self._n = n_rollouts
        self._run = positions(1, RUN)[0]
        self._run.alone, self._run.learner = 1, NO_SEAT
        self._run.rng[:] = generator(seed)
        self._out = np.empty(MOST_OUTCOMES, np.int32)

    def evaluate(self, state: Any) -> Any:
        """The mean of what random games from here are worth to every seat."""
        course: Course = state.course
        loop, players = LOOPS[course.rules.game], course.rules.players
        kind, total, row = REWARDS.index(state.reward), np.zeros(players), np.zeros(players)
        for _ in range(self._n):
            s = course.rules.copy(course._s)
            self._run.chosen[:] = course._chosen
            loop.deal(s, *course._box, self._run.rng, self._out)
            loop.go_on(s, *course._box, self._run, self._out)
            reward(kind, players, np.array(course.rules.scores(s)), row)
            total += row
        return total / self._n

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Chance's odds; all actions of a player equally likely."""
        if state.is_chance_node():
            outcomes: list[tuple[int, float]] = state.chance_outcomes()
            return outcomes
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]
