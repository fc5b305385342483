"""Gymnasium's environments, single and vector: one learner against random opponents or bots.

An action is a number of the action space, an observation a row of bytes, and ``info["action_mask"]`` says
which actions are legal. An illegal action loses the game at once; what is no whole number, or not one for
each game, is a ValueError. The reward comes with the end of the game.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from macaronesia.errors import BadOption
from macaronesia.games import game_names
from macaronesia.kernel.observation import NUMBER, Table
from macaronesia.research.learner import Learner
from macaronesia.research.validate import whole_numbers

Info = dict[str, Any]


def _spaces(learner: Learner) -> tuple[Box, Discrete]:
    """The observations and the actions of one game."""
    return Box(0, 255, (learner.batch.fields.size,), NUMBER), Discrete(learner.batch.action_space.size)


class GameEnv(gymnasium.Env[Table, np.int64]):
    """One game at a time. ``seat`` is the learner's; ``opponents`` one bot, or one for each other seat.

    A game that is over stays as it ended until ``reset``; a step before that is ``ResetNeeded``.
    """

    metadata: ClassVar[Info] = {"render_modes": ["ansi"], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        players: int,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        reward: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self._learner = Learner(1, game, players, seat, opponents, reward, 1, keep=True, **options)
        self.observation_space, self.action_space = _spaces(self._learner)
        self.render_mode = render_mode
        self._seeded = False
        self._over = False

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Table, Info]:
        """A new game, up to the learner's first action."""
        super().reset(seed=seed, options=options)
        fresh = seed is not None or not self._seeded
        self._learner.reset(int(self.np_random.integers(2**62)) if fresh else None)
        self._seeded, self._over = True, False
        return self._learner.own.observations[0].copy(), self._info()

    def step(self, action: np.int64) -> tuple[Table, float, bool, bool, Info]:
        """An action of the learner, and what the others do until it is to act again or the game is over."""
        self._check_begun()
        if self._over:
            raise ResetNeeded("the game is over: reset() begins the next")
        self._learner.step(whole_numbers("action", action, ()).reshape(1))
        self._over = bool(self._learner.dones[0])
        shown = self._learner.finals if self._over else self._learner.own.observations
        info = self._info()
        if self._over:
            info["scores"] = self._learner.batch.scores[0].copy()
        return shown[0].copy(), float(self._learner.rewards[0]), self._over, False, info

    def _check_begun(self) -> None:
        if not self._seeded:
            raise ResetNeeded("no game has begun: reset() begins one")

    def _info(self) -> Info:
        return {"action_mask": self.action_masks().view(np.int8)}

    def action_masks(self) -> Table:
        """The legal actions, under the name by which maskable learners ask; none once the game is over."""
        mask: Table = self._learner.own.masks[0] == 1
        return np.zeros_like(mask) if self._over else mask

    def render(self) -> Any:
        """The position as the learner knows it, as text."""
        self._check_begun()
        batch = self._learner.batch
        seat = int(batch.runs.learner[0])
        names = [str(p + 1) for p in range(batch.players)]
        position = self._learner.last() if self._over else batch.positions[0]
        return batch.rules.board_text(batch.rules.view(position, seat), names)

    def close(self) -> None:
        """Nobody plays any more."""
        self._learner.close()


class GameVectorEnv(VectorEnv[Table, Table, Table]):
    """Many games at once; a game that ends makes room for the next in the same step.

    ``seat``: the learner's, or ``rotate``: game i has it in seat i mod players. With ``copy=False`` what is
    returned are the environment's own arrays, which the next step overwrites.
    """

    metadata: ClassVar[Info] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        players: int,
        num_envs: int = 1,
        seat: int | str = "rotate",
        opponents: str | Sequence[str] = "random",
        reward: str = "win",
        threads: int | None = None,
        copy: bool = True,
        **options: Any,
    ) -> None:
        if num_envs < 1:
            raise BadOption.value("num_envs", num_envs, "1, 2, …")
        self.num_envs, self._copy = num_envs, copy
        self._learner = Learner(num_envs, game, players, seat, opponents, reward, threads, **options)
        self.single_observation_space, self.single_action_space = _spaces(self._learner)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._never = np.zeros(num_envs, np.bool_)
        self._seeded = False

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Table, Info]:
        """New games at all places."""
        super().reset(seed=seed, options=options)
        fresh = seed is not None or not self._seeded
        self._learner.reset(int(self.np_random.integers(2**62)) if fresh else None)
        self._seeded = True
        return self._given(self._learner.own.observations), self._info()

    def step(self, actions: Table) -> tuple[Table, Table, Table, Table, Info]:
        """An action of every learner; ``final_obs`` and ``scores`` are those of games that ended."""
        self._learner.step(actions)
        dones, info = self._given(self._learner.dones), self._info()
        if dones.any():
            mask = dones.copy()
            info |= {"final_obs": self._given(self._learner.finals), "_final_obs": mask}
            info |= {"scores": self._learner.batch.scores.copy(), "_scores": mask}
        rewards = self._given(self._learner.rewards)
        return self._given(self._learner.own.observations), rewards, dones, self._given(self._never), info

    def _info(self) -> Info:
        return {
            "action_mask": self._given(self._learner.own.masks.view(np.int8)),
            "_action_mask": ~self._never,
        }

    def _given(self, array: Table) -> Table:
        return array.copy() if self._copy else array

    def close_extras(self, **_kwargs: Any) -> None:
        """Nobody plays any more."""
        self._learner.close()


def register() -> None:
    """``gymnasium.make("macaronesia/Name-v0", players=4)``, and ``make_vec`` alike; done on import."""
    for game in game_names():
        gymnasium.register(
            id=f"macaronesia/{game.capitalize()}-v0",
            entry_point=f"{__name__}:GameEnv",
            vector_entry_point=f"{__name__}:GameVectorEnv",
            kwargs={"game": game},
        )


register()
