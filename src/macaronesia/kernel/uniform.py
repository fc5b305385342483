"""Chance with equally likely outcomes, for games that have no other. Bound to a game by generic.py."""

from typing import Any

from macaronesia.kernel.compiler import rule
from macaronesia.kernel.generic import unbound
from macaronesia.kernel.random import Generator, below
from macaronesia.kernel.record import Row

legal = unbound


@rule
def weigh(_s: Any, _b: Any, outcomes: Row, out: Row) -> None:
    """Write the weight of each of these outcomes of chance into out."""
    for i in range(len(outcomes)):
        out[i] = 1


@rule
def draw(s: Any, b: Any, rng: Generator, out: Row) -> int:
    """An outcome of chance with its right probability; out is scratch space."""
    return out[below(rng, legal(s, b, out))]
