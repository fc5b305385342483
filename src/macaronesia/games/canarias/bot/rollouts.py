"""The search, first part: rollouts. Moves are tried on positions redealt from what the seat knows.

A tree would have to be many moves deep to reach the next ship; instead every rollout plays this round and
three more by the policy and appraises what comes out. The first rollouts of all moves are on the same deals,
so that a move is not thought better for having been luckier. The policy errs, and no number of rollouts mends
that: after a while the most promising moves go to a final (finalists.py), where all seats look one ply ahead.
"""

import math
from typing import Annotated, Any, NamedTuple

import numpy as np

from macaronesia.games.canarias.bot.appraise import appraise
from macaronesia.games.canarias.bot.features import Evaluation
from macaronesia.games.canarias.bot.policy import quick_move
from macaronesia.games.canarias.conceal import redeal
from macaronesia.games.canarias.engine import draw, legal, step
from macaronesia.games.canarias.state import MOST_PLAYERS, Box, Phase, State
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.integers import whole
from macaronesia.kernel.random import Generator, below
from macaronesia.kernel.record import CHANCE, Row, layout

#: How many moves are tried at most, the best by one ply of look-ahead.
WIDEST = 256
_WORD = 0xFFFFFFFF


class Settings(NamedTuple):
    """The parameters of the search.

    The values were found by playing them against each other; those of the final on recorded decisions.
    """

    rollouts: int = 1000  #: before the final
    rounds: int = 3  #: that a rollout plays behind the present one
    open: float = 3.0  #: with n rollouts made, open + n ** widen moves are tried (progressive widening)
    widen: float = 0.4
    exploration: float = 0.1  #: how strongly moves that were tried little are preferred (UCB)
    #: One ply of look-ahead counts as so many rollouts, and as many as were made: the error of the policy
    #: does not fade with their number.
    prior: float = 100.0
    finalists: int = 4  #: moves in the final, at most
    final_rounds: int = 1  #: that a game of the final plays behind the present one
    cost: int = 50  #: a game of the final takes as long as so many rollouts
    hold: float = 20.0  #: what was thought of a move before the final counts as so many games of it
    deals: int = 8  #: how many are played before a finalist may be eliminated
    margin: float = 1.5  #: it is if it is so many standard errors behind


SETTINGS = Settings()


class Tally:
    """What is known of a move; sums over its rollouts and over its games in the final, by seats."""

    move: Annotated[int, np.int32]
    visits: Annotated[int, np.int64]  # rollouts
    deals: Annotated[int, np.int64]  # games in the final
    prior: Annotated[float, np.float64]  # the seat's chance by one ply of look-ahead
    chances: Annotated[Any, np.float64, MOST_PLAYERS]
    scores: Annotated[Any, np.float64, MOST_PLAYERS]
    final_chances: Annotated[Any, np.float64, MOST_PLAYERS]
    final_scores: Annotated[Any, np.float64, MOST_PLAYERS]


TALLY = layout(Tally)


@rule
def roll_out(
    root: Any, b: Box, tallies: Any, done: int, settings: Settings, s: Any, e: Evaluation,
    base: Generator, rng: Generator, out: Row,
) -> None:  # fmt: skip
    """One rollout of the most promising move. s, rng and out are scratch space."""
    seat = whole(root[0].seat)
    tally = tallies[select_move(tallies, seat, done, settings)]
    seed_deal(base, tally.visits, rng)
    s[0] = root[0]
    redeal(s[0], b, seat, rng, out)
    step(s[0], b, whole(tally.move), None)
    play_rounds(s[0], b, int(root[0].this_round) + settings.rounds, e, rng, out)
    appraise(s[0], b, seat, whole(0), e)
    tally.visits += 1
    for p in range(whole(root[0].players)):
        tally.chances[p] += e.chances[p]
        tally.scores[p] += e.points[p]


@rule
def expected_chance(tally: Any, seat: int, settings: Settings) -> float:
    """The seat's chance after a move, from all that is known of it; ``Search`` does the same for all."""
    looked = settings.prior + tally.visits
    before = (tally.chances[seat] + looked * tally.prior) / (looked + tally.visits)
    chance: float = (settings.hold * before + tally.final_chances[seat]) / (settings.hold + tally.deals)
    return chance


@rule
def select_move(tallies: Any, seat: int, done: int, settings: Settings) -> int:
    """The move to try next: one that did well, or was tried little."""
    best, most = 0, -1.0
    doubt = settings.exploration * math.sqrt(math.log(done + 1.0))
    for i in range(min(len(tallies), int(settings.open + done**settings.widen))):
        value = expected_chance(tallies[i], seat, settings) + doubt / math.sqrt(tallies[i].visits + 1.0)
        if value > most:
            best, most = i, value
    return best


@rule
def seed_deal(base: Generator, number: int, rng: Generator) -> None:
    """Set the generator for a deal: equal numbers give equal deals."""
    for i in range(4):
        mixed = (number * 4 + i) & _WORD
        for _ in range(2):
            mixed = (((mixed >> 16) ^ mixed) * 0x45D9F3B) & _WORD
        rng[i] = base[i] ^ mixed ^ (mixed >> 16)


@rule
def play_rounds(s: State, b: Box, last: int, e: Evaluation, rng: Generator, out: Row) -> None:
    """Play by the policy to the end of a round, or of the game."""
    while s.phase != Phase.OVER and not (s.this_round > last and s.phase == Phase.ACT):
        if s.seat == CHANCE:
            step(s, b, whole(draw(s, b, rng, out)), None)
        elif s.phase == Phase.ISLAND:
            step(s, b, whole(out[below(rng, legal(s, b, out))]), None)
        else:
            step(s, b, whole(quick_move(s, b, e)), None)
