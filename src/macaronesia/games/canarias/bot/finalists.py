"""The search, second part: the final. The most promising moves are compared with all seats looking ahead.

A deal is played once for every finalist: this round and the next, in which all seats look one ply ahead.
So finalists differ by their moves and not by their luck; one that is clearly behind is eliminated.
"""

import math
from typing import Annotated, Any

import numpy as np

from macaronesia.games.canarias.bot.appraise import appraise
from macaronesia.games.canarias.bot.features import Evaluation
from macaronesia.games.canarias.bot.one_ply import greedy_move
from macaronesia.games.canarias.bot.rollouts import Settings, expected_chance, roll_out, seed_deal
from macaronesia.games.canarias.conceal import redeal
from macaronesia.games.canarias.engine import draw, step
from macaronesia.games.canarias.state import Box, Phase
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.integers import whole
from macaronesia.kernel.random import Generator
from macaronesia.kernel.record import CHANCE, layout

#: Room for finalists; how many there are at most is a setting.
MOST_FINALISTS = 8


class Progress:
    """How far a search is."""

    balance: Annotated[int, np.int64]  # iterations still to be made; less than 0 if the last game took more
    rollouts: Annotated[int, np.int64]  # made
    running: Annotated[int, np.int64]  # finalists not eliminated; 0 before the final begins
    next: Annotated[int, np.int64]  # of them, the one to play the present deal
    deals: Annotated[int, np.int64]  # that all of them have played
    finalists: Annotated[Any, np.int32, MOST_FINALISTS]  # their tallies, those still running first
    latest: Annotated[Any, np.float64, MOST_FINALISTS]  # the seat's chances in the latest deal
    products: Annotated[Any, np.float64, (MOST_FINALISTS, MOST_FINALISTS)]  # sums over the deals


PROGRESS = layout(Progress)


@rule
def run_search(
    root: Any, b: Box, tallies: Any, progress: Any, iterations: int, settings: Settings, s: Any, trial: Any,
    e: Evaluation, base: Generator, rng: Generator, out: Any, chances: Any, points: Any,
) -> int:  # fmt: skip
    """Go on for so many iterations: rollouts, then the final; how many were made. The rest is scratch space.

    A game of the final takes ``settings.cost`` of them. With one finalist left nothing more is done. An only
    move gets rollouts to the end: its worth is asked for, and rollouts tell it with less chance in it.
    """
    progress.balance += iterations
    made = 0
    while progress.balance > 0:
        if progress.rollouts < settings.rollouts or len(tallies) == 1:
            roll_out(root, b, tallies, whole(progress.rollouts), settings, s, e, base, rng, out[0])
            progress.rollouts += 1
            progress.balance -= 1
            made += 1
        elif progress.running == 1:
            progress.balance = 0
        else:
            if progress.running == 0:
                choose_finalists(tallies, progress, whole(root[0].seat), settings)
            play_final(root, b, tallies, progress, settings, s, trial, e, base, rng, out, chances, points)
            progress.balance -= settings.cost
            made += settings.cost
            if progress.next == progress.running:
                end_deal(tallies, progress, whole(root[0].seat), settings)
    return made


@rule
def choose_finalists(tallies: Any, progress: Any, seat: int, settings: Settings) -> None:
    """Those that promise most begin the final, the best first."""
    wanted = min(settings.finalists, len(tallies))
    while progress.running < wanted:
        best, most = -1, -1.0
        for i in range(len(tallies)):
            new = True
            for c in range(progress.running):
                new = new and progress.finalists[c] != i
            chance = expected_chance(tallies[i], seat, settings)
            if new and chance > most:
                best, most = i, chance
        progress.finalists[progress.running] = best
        progress.running += 1


@rule
def play_final(
    root: Any, b: Box, tallies: Any, progress: Any, settings: Settings, s: Any, trial: Any, e: Evaluation,
    base: Generator, rng: Generator, out: Any, chances: Any, points: Any,
) -> None:  # fmt: skip
    """The next finalist plays the present deal."""
    seat, last = whole(root[0].seat), int(root[0].this_round) + settings.final_rounds
    tally = tallies[progress.finalists[progress.next]]
    seed_deal(base, progress.deals, rng)
    s[0] = root[0]
    redeal(s[0], b, seat, rng, out[0])
    step(s[0], b, whole(tally.move), None)
    while s[0].phase != Phase.OVER and not (s[0].this_round > last and s[0].phase == Phase.ACT):
        if s[0].seat == CHANCE:
            step(s[0], b, whole(draw(s[0], b, rng, out[0])), None)
        else:
            step(s[0], b, whole(greedy_move(s, b, trial, e, out, chances, points)), None)
    appraise(s[0], b, seat, whole(0), e)
    tally.deals += 1
    progress.latest[progress.next] = e.chances[seat]
    progress.next += 1
    for p in range(whole(root[0].players)):
        tally.final_chances[p] += e.chances[p]
        tally.final_scores[p] += e.points[p]


@rule
def end_deal(tallies: Any, progress: Any, seat: int, settings: Settings) -> None:
    """All finalists have played the deal."""
    progress.next = 0
    progress.deals += 1
    for c in range(progress.running):
        for d in range(progress.running):
            progress.products[c, d] += progress.latest[c] * progress.latest[d]
    if progress.deals >= settings.deals:
        eliminate(tallies, progress, seat, settings)


@rule
def eliminate(tallies: Any, progress: Any, seat: int, settings: Settings) -> None:
    """Finalists clearly behind the best leave; the deals tell how large the error of a difference is."""
    best, most = 0, -1.0
    for c in range(progress.running):
        chance = expected_chance(tallies[progress.finalists[c]], seat, settings)
        if chance > most:
            best, most = c, chance
    n = float(progress.deals)
    lead = tallies[progress.finalists[best]].final_chances[seat]
    c = whole(progress.running) - 1
    while c >= 0:
        if c != best:
            tally = tallies[progress.finalists[c]]
            gap = lead - tally.final_chances[seat]
            squares = (
                progress.products[best, best] + progress.products[c, c] - 2.0 * progress.products[best, c]
            )
            error = math.sqrt(max(squares - gap * gap / n, 0.0) / (n - 1.0) / n)
            if most - expected_chance(tally, seat, settings) > settings.margin * error:
                last = whole(progress.running) - 1
                swap(progress, whole(c), last)
                if best == last:
                    best = c
                progress.running -= 1
        c -= 1


@rule
def swap(progress: Any, c: int, d: int) -> None:
    """Two finalists change places."""
    places, products = progress.finalists, progress.products
    places[c], places[d] = places[d], places[c]
    for other in range(MOST_FINALISTS):
        products[c, other], products[d, other] = products[d, other], products[c, other]
    for other in range(MOST_FINALISTS):
        products[other, c], products[other, d] = products[other, d], products[other, c]
