"""Santiago as PettingZoo's own environments are made: ``santiago_v0.env(players=4)``."""

from functools import partial

from macaronesia.research.pettingzoo import environment

env = partial(environment.env, "santiago")
raw_env = partial(environment.raw_env, "santiago")
