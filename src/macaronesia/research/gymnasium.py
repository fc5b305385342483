"""Gymnasium's environments, single and vector: one learner against random opponents or bots.

An action is a number of the action space, an observation a row of bytes, and ``info["action_mask"]`` marks
the legal actions. An illegal action loses the game at once; what is no whole number, or not one for each
game, is a ValueError. The reward comes with the end of the game.
"""

from collections import deque
from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from macaronesia.bots import Bot, make_bot
from macaronesia.errors import BadOption
from macaronesia.games import game_names
from macaronesia.kernel.observation import NUMBER, Table
from macaronesia.kernel.record import record_to_text
from macaronesia.research import vector
from macaronesia.research.interface import rules_of
from macaronesia.research.validate import whole_numbers

Info = dict[str, Any]


class Learner:
    """A batch in which always the learner is to act; buffers of its own are written by every call.

    ``opponents``: a bot, or one for each seat from the learner's left on; bots see ``Game.view`` without the
    history. ``keep``: where its only game ended is kept (``last``), and the bots do not act in the next one.
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
        names = [opponents] * (players - 1) if isinstance(opponents, str) else opponents
        is_list = isinstance(names, Sequence) and all(isinstance(name, str) for name in names)
        if not is_list or len(names) != players - 1:
            raise BadOption.value("opponents", opponents, f"{players - 1} bots, or the name of one")
        compiled = set(names) == {"random"}
        self.batch = vector.new(
            *(n, game, players, 0),
            learner=seat,
            opponents="random" if compiled else "outside",
            reward=reward,
            threads=threads,
            **options,
        )
        self._names = [] if compiled else list(names)
        self._bots = self._new_bots(0)
        self._due: list[deque[int]] = [deque() for _ in range(n)]  # the rest of a bot's move, in actions
        self.own = vector.buffers(self.batch)
        self.finals = np.zeros_like(self.own.observations)
        self.rewards = np.zeros(n, np.float32)
        self.dones = np.zeros(n, np.bool_)
        self._keep, self._before = keep, (b"", b"")

    def _new_bots(self, seed: int) -> list[Bot]:
        try:
            return [make_bot(name, f"{seed}/{place}") for place, name in enumerate(self._names, 1)]
        except BadOption as error:  # the option is called "opponents" here, not "bots"
            raise BadOption(error.code, **{**error.params, "option": "opponents"}) from None

    def reset(self, seed: int | None) -> None:
        """All games anew, up to the learner's first action; with a seed the bots begin anew as well."""
        vector.reset(self.batch, self.own.masks, self.own.observations, seed)
        self.rewards[:], self.dones[:] = 0, False
        if seed is not None:
            self.close()
            self._bots = self._new_bots(seed)
        for due in self._due:
            due.clear()
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
        self._let_bots_act()

    def _let_bots_act(self) -> None:
        batch = self.batch
        while self._bots and not (self._keep and self.dones[0]):
            games = np.flatnonzero(batch.seats != batch.runs.learner)
            if not len(games):
                return
            self.own.actions[:] = vector.HOLD
            for g in games:
                self.own.actions[g] = self._bot_action(int(g))
            self._step()

    def _bot_action(self, g: int) -> int:
        """The next action of the opponent to act in a game."""
        batch, due = self.batch, self._due[g]
        if not due:
            s, seat = batch.positions[g], int(batch.seats[g])
            view = batch.rules.view(s, seat)
            view |= {"ply": int(batch.lengths[g]), "last": None, "moves": batch.rules.moves(s)}
            view["state"] = record_to_text(batch.rules.conceal(s, seat))
            bot = self._bots[(seat - int(batch.runs.learner[g])) % batch.players - 1]
            due.extend(batch.action_space.encode(bot.choose(view).move, seat))
        return due.popleft()

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

    def spaces(self) -> tuple[Box, Discrete]:
        """The observations and the actions of one game."""
        return Box(0, 255, (self.batch.fields.size,), NUMBER), Discrete(self.batch.action_space.size)

    def close(self) -> None:
        """Close the bots."""
        for bot in self._bots:
            bot.close()


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
        self.observation_space, self.action_space = self._learner.spaces()
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
        """Close the opponents."""
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
        self.single_observation_space, self.single_action_space = self._learner.spaces()
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
        """Close the opponents."""
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
