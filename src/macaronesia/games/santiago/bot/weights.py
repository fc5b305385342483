"""The weights of the evaluation: straight lines over the droughts still to come, from ``weights.toml``."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from macaronesia.games.santiago.bot.appraise import DAMP, DRY, MOST_ROUNDS, TRAITS, WEIGHTS, WET, Weights
from macaronesia.kernel.record import positions

SINGLE = ("money", "extra", "overseer", "still_to_plant", "rest", "temperature")


@cache
def weights(players: int) -> Weights:
    """The weights for so many players."""
    return record(_tables()[f"players-{players}"])


@cache
def yardstick() -> Weights:
    """The first weights, set by hand: those of ``greedy``, which others are measured against."""
    return record(_tables()["yardstick"])


def _tables() -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath("weights.toml").read_text("utf-8"))


def record(table: dict[str, Any]) -> Weights:
    """A table as the kernel reads it: ``at_end + per_drought x droughts`` for every weight.

    On damp and dry ground a marker is worth its price on wet ground times the hope for water.
    """
    w: Weights = positions(1, WEIGHTS)[0]
    for left in range(MOST_ROUNDS + 1):
        for i in range(TRAITS):
            price = table["price"][0][i] + left * table["price"][1][i]
            w.price[left, WET, i] = price
            w.price[left, DAMP, i] = price * _line(table["hope_on_damp"], left)
            w.price[left, DRY, i] = price * _line(table["hope_on_dry"], left)
        for name in SINGLE:
            getattr(w, name)[left] = _line(table[name], left)
    return w


def _line(points: list[float], left: int) -> float:
    return points[0] + left * points[1]
