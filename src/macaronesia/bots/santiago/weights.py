"""The weights of the appraisal: straight lines over the droughts still to come, from ``weights.toml``."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from macaronesia.bots.santiago.appraise import MOST_ROUNDS, WEIGHTS, Weights
from macaronesia.kernel.record import positions

#: How the file names the grounds, in the kernel's order.
GROUNDS = ("wet", "damp", "dry")
SINGLE = ("money", "extra", "overseer", "still_to_plant", "rest", "temperature")


@cache
def weights(players: int) -> Weights:
    """The weights for so many players."""
    table = tomllib.loads(files(__package__).joinpath("weights.toml").read_text("utf-8"))
    return record(table[f"players-{players}"])


def record(table: dict[str, Any]) -> Weights:
    """A table as the kernel reads it: ``at_end + per_drought x droughts`` for every weight."""
    w: Weights = positions(1, WEIGHTS)[0]
    for left in range(MOST_ROUNDS + 1):
        for ground, name in enumerate(GROUNDS):
            at_end, per_drought = table[name]
            for i in range(len(at_end)):
                w.price[left, ground, i] = at_end[i] + left * per_drought[i]
        for name in SINGLE:
            at_end, per_drought = table[name]
            getattr(w, name)[left] = at_end + left * per_drought
    return w
