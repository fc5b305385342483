"""PettingZoo's environments: all seats are agents, one acts at a time, chance is the environment's.

Of every installed game NAME ``env("NAME", players=4)``, ``NAME_v0.env(players=4)`` and, once this is
imported, ``pettingzoo.make("aec", "macaronesia/NAME-v0", players=4)`` are the same. Agents are ``seat_0``,
``seat_1``, … An agent acts as often in a row as its move has actions. It observes what its seat may know; the
hidden part has names of its own, ``state`` and ``observe_perfectly``.
"""

import importlib
import io
import re
import sys
from collections.abc import Sequence
from functools import partial
from types import ModuleType
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from gymnasium.utils import seeding

from macaronesia.errors import BadOption
from macaronesia.game import Game
from macaronesia.games import game_names
from macaronesia.kernel.observation import NUMBER, Table
from macaronesia.research.position import Position, new_position
from macaronesia.research.validate import whole
from macaronesia.research.vector_kernel import REWARDS
from macaronesia.ruleset import Json

try:
    import pettingzoo  # type: ignore[import-untyped]  # ships no type information
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped]
except ImportError as missing:
    needed = 'these environments need PettingZoo: pip install "macaronesia[research]"'
    raise ImportError(needed) from missing

__all__ = ["GameEnv", "env", "raw_env"]

Seen = dict[str, Table]

MODES = ("human", "ansi", "svg", "rgb_array")
#: Watchers besides the seats: the seat to act, and one from whom nothing is concealed.
MOVER, EVERYTHING = "mover", "everything"
#: Around a picture whose shape is not the frame's: the sea of our drawings.
SEA = (26, 90, 115)


class GameEnv(pettingzoo.AECEnv):  # type: ignore[misc]  # untyped, as said
    """A game without wrappers: an illegal action raises ``NotAllowed`` and changes nothing.

    ``reward``: ``win``, ``rank`` or ``score`` (vector_kernel.py). ``max_cycles``: a game is truncated after
    ``max_cycles`` x ``players`` actions. ``watcher``: whom pictures are for: None, a spectator; an agent;
    ``mover``; ``everything``. ``frame``: width and height of ``rgb_array``. ``options``: those of the game.
    """

    def __init__(
        self,
        game: str,
        players: int = 4,
        render_mode: str | None = None,
        *,
        reward: str = "win",
        max_cycles: int | None = None,
        watcher: str | None = None,
        frame: tuple[int, int] = (1200, 900),
        **options: Any,
    ) -> None:
        super().__init__()
        self.position = new_position(game, players, **options)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        _check("render_mode", render_mode, (None, *MODES))
        _check("reward", reward, REWARDS)
        _check("watcher", watcher, (None, MOVER, EVERYTHING, *self.possible_agents))
        if max_cycles is not None and not (type(max_cycles) is int and max_cycles > 0):
            raise BadOption.value("max_cycles", max_cycles, "None, 1, 2, …")
        if not (isinstance(frame, Sequence) and len(frame) == 2 and min(map(whole, frame)) > 0):
            raise BadOption.value("frame", frame, "(width, height) in pixels")
        self.render_mode, self.reward, self.max_cycles, self.frame = render_mode, reward, max_cycles, frame
        self.watcher = self.possible_agents.index(watcher) if watcher in self.possible_agents else watcher
        self.metadata: dict[str, Any] = {"render_modes": list(MODES), "name": f"{game}_v0"}
        self.metadata |= {"is_parallelizable": False, "render_fps": 1}
        actions = self.position.action_space.size
        seen: dict[str, Space[Any]] = {"observation": Box(0, 255, self.position.observe(0).shape, NUMBER)}
        seen["action_mask"] = Box(0, 1, (actions,), np.int8)
        self.observation_spaces = {agent: Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self.state_space = Box(0, 255, self.position.observe_perfectly(0).shape, NUMBER)
        self.np_random: np.random.Generator | None = None

    # --- What an agent may do and know ---

    def observation_space(self, agent: str) -> Dict:
        """The row of the seat's observation, and its mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The actions of docs/action-tables.md, the same for all agents."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Seen:
        """What a seat knows, whoever is to act; the mask of a seat that is not to act is all 0."""
        mask = np.zeros(self.action_space(agent).n, np.int8)
        if agent == self.agent_selection and self._alive(agent):
            self.position.mask(mask.view(np.uint8))
        return {"observation": self.position.observe(self._seat(agent)), "action_mask": mask}

    def observe_perfectly(self, agent: str) -> Table:
        """The perfect-information observation from an agent's seat: what no player may be given."""
        return self.position.observe_perfectly(self._seat(agent))

    def state(self) -> Table:
        """The perfect-information observation of seat 0, for a centralised critic."""
        return self.position.observe_perfectly(0)

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _alive(self, agent: str) -> bool:
        return agent in self.agents and not (self.terminations[agent] or self.truncations[agent])

    # --- Playing ---

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the seed decides all of its chance and that of the games after it.

        ``options={"game": game}`` begins where a Game of the same kind stands; other keys are left alone.
        """
        begun = (options or {}).get("game")
        position = Position(self.position.rules) if begun is None else self._at(begun)
        if seed is not None or self.np_random is None:
            self.np_random, _ = seeding.np_random(seed)
        self.position = position
        self.position.deal(self.np_random)
        self.agents = list(self.possible_agents)
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None  # a name of PettingZoo's: no agent of an earlier game is waited for
        self._acted = 0
        self._go_on()
        if self.render_mode == "human":
            self.render()

    def _at(self, game: object) -> Position:
        rules = self.position.rules
        kind = (rules.game, rules.players, rules.options)
        if isinstance(game, Game) and (game.game, game.players, game.options) == kind and not game.over:
            return Position.of(game)
        raise BadOption.value("game", game, f"a Game of {rules.game}, {rules.players} players, not over")

    def step(self, action: int | None) -> None:
        """An action of the agent to act, and of chance what follows; None for an agent whose game is over."""
        agent = self.agent_selection
        if not self._alive(agent):
            self._was_dead_step(action)
            return
        moved = self.position.act(action)  # type: ignore[arg-type]  # None is not allowed to the living
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        assert self.np_random is not None  # there was a reset, or there would be no agents
        self.position.deal(self.np_random)
        self._acted += 1
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human" and moved is not None:
            self.render()

    def _go_on(self) -> None:
        """Whose turn it is, or what the end is."""
        seat = self.position.seat
        if isinstance(seat, int):
            self.agent_selection = self.possible_agents[seat]
            if self.max_cycles is not None and self._acted >= self.max_cycles * len(self.possible_agents):
                self.truncations = dict.fromkeys(self.agents, True)
            return
        scores = self.position.scores()
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.agents, self.position.rewards(self.reward), strict=True))
        self.infos = {agent: {"scores": scores} for agent in self.agents}

    # --- Pictures ---

    def render(self) -> Any:
        """What the watcher may see: text, SVG, or pixels by the render mode; None for ``human``."""
        if self.render_mode is None:
            return None
        rules, names = self.position.rules, [f"seat {seat}" for seat in range(len(self.possible_agents))]
        if self.render_mode in ("svg", "rgb_array"):
            drawing = rules.svg(self._shown(), names)
            return drawing if self.render_mode == "svg" else pixels(drawing, self.frame)
        shown = rules.board_text(self._shown(), names)
        if self.render_mode == "ansi":
            return shown
        print(shown)
        return None

    def _shown(self) -> Json:
        """The position as the watcher may know it."""
        if self.watcher == EVERYTHING:
            return self.position.everything()
        watcher = self.position.seat if self.watcher == MOVER else self.watcher
        return self.position.view(watcher if isinstance(watcher, int) else None)

    def close(self) -> None:
        """Nothing is held open."""


def _check(option: str, value: object, allowed: tuple[object, ...]) -> None:
    if value not in allowed:
        raise BadOption.value(option, value, allowed)


def raw_env(game: str, players: int = 4, render_mode: str | None = None, **options: Any) -> GameEnv:
    """The environment without wrappers."""
    return GameEnv(game, players, render_mode, **options)


def env(game: str, players: int = 4, render_mode: str | None = None, **options: Any) -> Any:
    """The environment in PettingZoo's usual wrappers: an illegal action ends the game, -1 for who did it."""
    made = wrappers.TerminateIllegalWrapper(GameEnv(game, players, render_mode, **options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


def pixels(drawing: str, frame: tuple[int, int]) -> Table:
    """A drawing as large as it fits into a frame (width, height): bytes, (height, width, 3)."""
    resvg, image = _library("resvg_py"), _library("PIL.Image")
    size = re.search(r'viewBox="0 0 (\d+) (\d+)"', drawing)
    assert size is not None, drawing[:80]
    zoom = min(frame[0] / int(size[1]), frame[1] / int(size[2]))
    sea = "#" + bytes(SEA).hex()
    png = resvg.svg_to_bytes(svg_string=drawing, zoom=zoom, background=sea)
    picture = np.asarray(image.open(io.BytesIO(png)).convert("RGB"))[: frame[1], : frame[0]]
    filled = np.empty((frame[1], frame[0], 3), np.uint8)
    filled[:] = SEA
    top, left = (frame[1] - picture.shape[0]) // 2, (frame[0] - picture.shape[1]) // 2
    filled[top : top + picture.shape[0], left : left + picture.shape[1]] = picture
    return filled


def _library(name: str) -> Any:
    """A module of the extra."""
    try:
        return importlib.import_module(name)
    except ImportError as error:
        needed = 'rgb_array needs resvg_py and Pillow: pip install "macaronesia[research]"'
        raise ImportError(needed) from error


def register() -> None:
    """``pettingzoo.make("aec", "macaronesia/NAME-v0", players=4)``; done on import."""
    for game in game_names():
        pettingzoo.register("aec", f"macaronesia/{game}-v0", f"{__name__}:env", kwargs={"game": game})


def _module(game: str) -> ModuleType:
    """``NAME_v0``, as PettingZoo's own environments are made: ``env`` and ``raw_env`` of one game."""
    made = ModuleType(f"{__name__}.{game}_v0", f"{game} as PettingZoo's own environments are made.")
    vars(made).update(env=partial(env, game), raw_env=partial(raw_env, game))
    return made


register()
for _game in game_names():
    globals()[f"{_game}_v0"] = sys.modules[f"{__name__}.{_game}_v0"] = _module(_game)


def __getattr__(name: str) -> ModuleType:
    """For type checkers: further names are those of the games."""
    raise AttributeError(name)
