"""PettingZoo's environments: all seats are agents, one acts at a time, chance is the environment's.

Of every game NAME that is installed ``env("NAME", players=4)``, ``NAME_v0.env(players=4)`` and, once this is
imported, ``pettingzoo.make("aec", "macaronesia/NAME-v0", players=4)`` are the same.
"""

import sys
from functools import partial
from types import ModuleType

from macaronesia.games import game_names
from macaronesia.research.pettingzoo.environment import GameEnv, env, raw_env, register

__all__ = ["GameEnv", "env", "raw_env"]


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
