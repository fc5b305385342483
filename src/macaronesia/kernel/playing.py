"""Making moves, for all games: a legal one only, and whole games at random. Bound to a game by generic.py."""

from typing import Any

from macaronesia.kernel.compiler import rule
from macaronesia.kernel.events import Events
from macaronesia.kernel.generic import unbound
from macaronesia.kernel.integers import whole
from macaronesia.kernel.random import Generator, below
from macaronesia.kernel.record import CHANCE, NOBODY, Row

legal = step = draw = unbound


@rule
def is_legal(s: Any, b: Any, move: int, out: Row) -> bool:
    """Whether a move is legal; out is scratch space."""
    for i in range(legal(s, b, out)):
        if out[i] == move:
            return True
    return False


@rule
def step_if_legal(s: Any, b: Any, move: int, out: Row, events: Events) -> bool:
    """Make a move if it is legal; whether it was. Out is scratch space."""
    if is_legal(s, b, move, out):
        events[0, 0] = 0
        step(s, b, move, events)
        return True
    return False


@rule
def play_out(s: Any, b: Any, rng: Generator, out: Row) -> int:
    """Play to the end, every legal move equally likely; how many moves, chance included."""
    n = 0
    while s.seat != NOBODY:
        move = draw(s, b, rng, out) if s.seat == CHANCE else out[below(rng, legal(s, b, out))]
        step(s, b, whole(move), None)
        n += 1
    return n


@rule
def play_out_all(start: Any, games: int, b: Any, rng: Generator, s: Any, out: Row) -> int:
    """Play many random games from the position in start, in the scratch position in s; how many moves."""
    n = 0
    for _ in range(games):
        s[0] = start[0]
        n += play_out(s[0], b, rng, out)
    return n
