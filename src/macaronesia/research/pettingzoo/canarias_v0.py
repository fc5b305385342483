"""Islas Canarias as PettingZoo's own environments are made: ``canarias_v0.env(players=4)``."""

from functools import partial

from macaronesia.research.pettingzoo import environment

env = partial(environment.env, "canarias")
raw_env = partial(environment.raw_env, "canarias")
