"""The search, first part: moves tried on positions dealt anew from what the seat knows, played on quickly.

A tree would have to be many moves deep to reach the next ship; instead every try plays this round and
three more by quick moves and appraises what comes out. The first tries of all moves are on the same deals, so
that a move is not thought better for having been luckier. Quick players err, and no number of tries mends
that: after a while the most promising moves contend in a race (race.py), where everybody looks ahead.
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
    """How the search goes about it.

    The values were found by playing them against each other; those of the race on recorded decisions.
    """

    quick: int = 1000  #: so many tries are quick
    rounds: int = 3  #: that a quick try plays behind the present one
    open: float = 3.0  #: with n tries made, open + n ** widen moves are tried
    widen: float = 0.4
    curiosity: float = 0.1  #: how strongly moves that were tried little are preferred
    #: One look ahead counts as so many quick tries, and as many as were made: the error of quick players
    #: does not fade with their number.
    first_look: float = 100.0
    contenders: int = 4  #: moves in the race, at most
    careful_rounds: int = 1  #: that a careful try plays behind the present one
    cost: int = 50  #: a careful try takes as long as so many quick ones
    hold: float = 20.0  #: what was thought of a move before the race counts as so many careful tries
    deals: int = 8  #: how many are played before a contender may drop out
    clear: float = 1.5  #: it does if it is so many standard errors behind


HABITS = Habits()


class Tally:
    """What is known of a move; sums over its quick and over its careful tries, by seats."""

    move: Annotated[int, np.int32]
    visits: Annotated[int, np.int64]
    deals: Annotated[int, np.int64]
    prior: Annotated[float, np.float64]  # the seat's chance by one look ahead
    chances: Annotated[Any, np.float64, MOST_PLAYERS]
    scores: Annotated[Any, np.float64, MOST_PLAYERS]
    careful_chances: Annotated[Any, np.float64, MOST_PLAYERS]
    careful_scores: Annotated[Any, np.float64, MOST_PLAYERS]


TALLY = layout(Tally)


@rule
def try_quickly(
    root: Any, b: Box, tallies: Any, done: int, habits: Habits, s: Any, sheet: Sheet,
    base: Generator, rng: Generator, out: Row,
) -> None:  # fmt: skip
    """One try of a move, best first by one look ahead. s, rng and out are scratch space."""
    seat = whole(root[0].seat)
    tally = tallies[most_promising(tallies, seat, done, habits)]
    shuffle(base, tally.visits, rng)
    s[0] = root[0]
    redeal(s[0], b, seat, rng, out)
    step(s[0], b, whole(tally.move))
    play_on(s[0], b, int(root[0].this_round) + habits.rounds, sheet, rng, out)
    appraise(s[0], b, seat, whole(0), sheet)
    tally.visits += 1
    for p in range(whole(root[0].players)):
        tally.chances[p] += sheet.chances[p]
        tally.scores[p] += sheet.points[p]


@rule
def expected(tally: Any, seat: int, habits: Habits) -> float:
    """The seat's chance after a move, from all that is known of it; ``Thought`` does the same for all."""
    looked = habits.first_look + tally.visits
    before = (tally.chances[seat] + looked * tally.prior) / (looked + tally.visits)
    chance: float = (habits.hold * before + tally.careful_chances[seat]) / (habits.hold + tally.deals)
    return chance


@rule
def most_promising(tallies: Any, seat: int, done: int, habits: Habits) -> int:
    """The move to try next: one that did well, or was tried little."""
    best, most = 0, -1.0
    doubt = habits.curiosity * math.sqrt(math.log(done + 1.0))
    for i in range(min(len(tallies), int(habits.open + done**habits.widen))):
        value = expected(tallies[i], seat, habits) + doubt / math.sqrt(tallies[i].visits + 1.0)
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
