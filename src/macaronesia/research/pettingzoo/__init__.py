"""PettingZoo's environments: all seats are agents, one acts at a time, chance is the environment's.

``env("santiago", players=4)``, ``santiago_v0.env(players=4)`` and, once this is imported,
``pettingzoo.make("aec", "macaronesia/santiago-v0", players=4)`` are the same.
"""

from macaronesia.research.pettingzoo.environment import GameEnv, env, raw_env, register

register()

from macaronesia.research.pettingzoo import canarias_v0, santiago_v0  # noqa: E402 - they are made of the above

__all__ = ["GameEnv", "canarias_v0", "env", "raw_env", "santiago_v0"]
