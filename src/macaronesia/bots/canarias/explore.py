"""The search: moves tried on positions dealt anew from what the seat knows, and played on quickly.

A tree would have to be many moves deep to reach the next ship; instead every try plays this round and
three more by quick moves and appraises what comes out. The first tries of all moves are on the same deals, so
that a move is not thought better for having been luckier.
"""

import math
from typing import Annotated, Any, NamedTuple

import numpy as np

from macaronesia.bots.canarias.appraise import appraise
from macaronesia.bots.canarias.policy import quick_move
from macaronesia.bots.canarias.sheet import Sheet, whole
from macaronesia.canarias.engine import draw, legal, redeal, step
from macaronesia.canarias.state import ACT, CHANCE, ISLAND, MOST_PLAYERS, OVER, Box, State
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.random import Generator, below
from macaronesia.kernel.record import Row, layout

#: How many moves are tried at most, the best by one look ahead.
WIDEST = 256
_WORD = 0xFFFFFFFF


class Habits(NamedTuple):
    """How the search goes about it; the values were found by playing them against each other."""

    rounds: int = 3  #: that are played behind the present one
    open: float = 3.0  #: with n tries made, open + n ** widen moves are tried
    widen: float = 0.4
    first_look: float = 50.0  #: one look ahead counts as so many tries
    #: And as this share of the whole: the tries' own error does not fade with their number.
    trust: float = 0.5
    curiosity: float = 0.1  #: how strongly moves that were tried little are preferred


HABITS = Habits()


class Tally:
    """What is known of a move."""

    move: Annotated[int, np.int32]
    visits: Annotated[int, np.int64]
    prior: Annotated[float, np.float64]  # the seat's chance by one look ahead
    chances: Annotated[Any, np.float64, MOST_PLAYERS]  # sums over the visits
    scores: Annotated[Any, np.float64, MOST_PLAYERS]


TALLY = layout(Tally)


@rule
def explore(
    root: Any,
    b: Box,
    tallies: Any,
    iterations: int,
    habits: Habits,
    s: Any,
    sheet: Sheet,
    base: Generator,
    rng: Generator,
    out: Row,
) -> None:
    """Try moves, best first by one look ahead, so many times. s, rng and out are scratch space."""
    seat, players = whole(root[0].seat), whole(root[0].players)
    last = int(root[0].this_round) + habits.rounds
    done = 0
    for i in range(len(tallies)):
        done += tallies[i].visits
    for _ in range(iterations):
        tally = tallies[most_promising(tallies, seat, done, habits)]
        shuffle(base, tally.visits, rng)
        s[0] = root[0]
        redeal(s[0], b, seat, rng, out)
        step(s[0], b, whole(tally.move))
        play_on(s[0], b, last, sheet, rng, out)
        appraise(s[0], b, seat, whole(0), sheet)
        tally.visits += 1
        done += 1
        for p in range(players):
            tally.chances[p] += sheet.chances[p]
            tally.scores[p] += sheet.points[p]


@rule
def most_promising(tallies: Any, seat: int, done: int, habits: Habits) -> int:
    """The move to try next: one that did well, or was tried little."""
    best, most = 0, -1.0
    doubt = habits.curiosity * math.sqrt(math.log(done + 1.0))
    for i in range(min(len(tallies), int(habits.open + done**habits.widen))):
        tally = tallies[i]
        looked = habits.first_look * tally.prior
        mean = (tally.chances[seat] + looked) / (tally.visits + habits.first_look)
        mean += habits.trust * (tally.prior - mean)
        value = mean + doubt / math.sqrt(tally.visits + 1.0)
        if value > most:
            best, most = i, value
    return best


@rule
def shuffle(base: Generator, number: int, rng: Generator) -> None:
    """Set the generator for a deal: equal numbers give equal deals."""
    for i in range(4):
        mixed = (number * 4 + i) & _WORD
        for _ in range(2):
            mixed = (((mixed >> 16) ^ mixed) * 0x45D9F3B) & _WORD
        rng[i] = base[i] ^ mixed ^ (mixed >> 16)


@rule
def play_on(s: State, b: Box, last: int, sheet: Sheet, rng: Generator, out: Row) -> None:
    """Play quickly to the end of a round, or of the game."""
    while s.phase != OVER and not (s.this_round > last and s.phase == ACT):
        if s.seat == CHANCE:
            step(s, b, whole(draw(s, b, rng, out)))
        elif s.phase == ISLAND:
            step(s, b, whole(out[below(rng, legal(s, b, out))]))
        else:
            step(s, b, whole(quick_move(s, b, sheet)))
