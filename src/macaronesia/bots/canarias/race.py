"""The search, second part: the most promising moves contend, and everybody plays on with care.

A deal is played once for every contender: this round and the next, in which all seats look one move ahead.
So contenders differ by their moves and not by their luck; one that is clearly behind drops out.
"""

import math
from typing import Annotated, Any

import numpy as np

from macaronesia.bots.canarias.ahead import greedy_move
from macaronesia.bots.canarias.appraise import appraise
from macaronesia.bots.canarias.explore import Habits, expected, shuffle, try_quickly
from macaronesia.bots.canarias.sheet import Sheet, whole
from macaronesia.canarias.engine import draw, redeal, step
from macaronesia.canarias.state import ACT, CHANCE, OVER, Box
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.random import Generator
from macaronesia.kernel.record import layout

#: Room for contenders; how many there are at most is a habit.
MOST_CONTENDERS = 8


class Race:
    """How far a search is."""

    balance: Annotated[int, np.int64]  # iterations still to be made; less than 0 if the last try took more
    quick: Annotated[int, np.int64]  # tries made
    running: Annotated[int, np.int64]  # contenders still in the race; 0 before it begins
    next: Annotated[int, np.int64]  # of them, the one to try on the present deal
    deals: Annotated[int, np.int64]  # that all of them have played
    contenders: Annotated[Any, np.int32, MOST_CONTENDERS]  # their tallies, those in the race first
    latest: Annotated[Any, np.float64, MOST_CONTENDERS]  # the seat's chances in the latest deal
    products: Annotated[Any, np.float64, (MOST_CONTENDERS, MOST_CONTENDERS)]  # sums over the deals


RACE = layout(Race)


@rule
def explore(
    root: Any, b: Box, tallies: Any, race: Any, iterations: int, habits: Habits, s: Any, trial: Any,
    sheet: Sheet, base: Generator, rng: Generator, out: Any, chances: Any, points: Any,
) -> int:  # fmt: skip
    """Go on for so many iterations: quick tries, then the race; how many were made. The rest is scratch.

    A careful try takes ``habits.cost`` of them. With one contender left nothing more is done. An only move is
    tried quickly to the end: its worth is asked for, and quick tries tell it with less chance in it.
    """
    race.balance += iterations
    made = 0
    while race.balance > 0:
        if race.quick < habits.quick or len(tallies) == 1:
            try_quickly(root, b, tallies, whole(race.quick), habits, s, sheet, base, rng, out[0])
            race.quick += 1
            race.balance -= 1
            made += 1
        elif race.running == 1:
            race.balance = 0
        else:
            if race.running == 0:
                line_up(tallies, race, whole(root[0].seat), habits)
            try_carefully(root, b, tallies, race, habits, s, trial, sheet, base, rng, out, chances, points)
            race.balance -= habits.cost
            made += habits.cost
            if race.next == race.running:
                end_deal(tallies, race, whole(root[0].seat), habits)
    return made


@rule
def line_up(tallies: Any, race: Any, seat: int, habits: Habits) -> None:
    """Those that promise most begin the race, the best first."""
    wanted = min(habits.contenders, len(tallies))
    while race.running < wanted:
        best, most = -1, -1.0
        for i in range(len(tallies)):
            new = True
            for c in range(race.running):
                new = new and race.contenders[c] != i
            chance = expected(tallies[i], seat, habits)
            if new and chance > most:
                best, most = i, chance
        race.contenders[race.running] = best
        race.running += 1


@rule
def try_carefully(
    root: Any, b: Box, tallies: Any, race: Any, habits: Habits, s: Any, trial: Any, sheet: Sheet,
    base: Generator, rng: Generator, out: Any, chances: Any, points: Any,
) -> None:  # fmt: skip
    """The next contender plays the present deal."""
    seat, last = whole(root[0].seat), int(root[0].this_round) + habits.careful_rounds
    tally = tallies[race.contenders[race.next]]
    shuffle(base, race.deals, rng)
    s[0] = root[0]
    redeal(s[0], b, seat, rng, out[0])
    step(s[0], b, whole(tally.move))
    while s[0].phase != OVER and not (s[0].this_round > last and s[0].phase == ACT):
        if s[0].seat == CHANCE:
            step(s[0], b, whole(draw(s[0], b, rng, out[0])))
        else:
            step(s[0], b, whole(greedy_move(s, b, trial, sheet, out, chances, points)))
    appraise(s[0], b, seat, whole(0), sheet)
    tally.deals += 1
    race.latest[race.next] = sheet.chances[seat]
    race.next += 1
    for p in range(whole(root[0].players)):
        tally.careful_chances[p] += sheet.chances[p]
        tally.careful_scores[p] += sheet.points[p]


@rule
def end_deal(tallies: Any, race: Any, seat: int, habits: Habits) -> None:
    """All contenders have played the deal."""
    race.next = 0
    race.deals += 1
    for c in range(race.running):
        for d in range(race.running):
            race.products[c, d] += race.latest[c] * race.latest[d]
    if race.deals >= habits.deals:
        drop_out(tallies, race, seat, habits)


@rule
def drop_out(tallies: Any, race: Any, seat: int, habits: Habits) -> None:
    """Contenders clearly behind the best leave the race; the deals tell how sure a difference is."""
    best, most = 0, -1.0
    for c in range(race.running):
        chance = expected(tallies[race.contenders[c]], seat, habits)
        if chance > most:
            best, most = c, chance
    n = float(race.deals)
    lead = tallies[race.contenders[best]].careful_chances[seat]
    c = whole(race.running) - 1
    while c >= 0:
        if c != best:
            tally = tallies[race.contenders[c]]
            gap = lead - tally.careful_chances[seat]
            squares = race.products[best, best] + race.products[c, c] - 2.0 * race.products[best, c]
            error = math.sqrt(max(squares - gap * gap / n, 0.0) / (n - 1.0) / n)
            if most - expected(tally, seat, habits) > habits.clear * error:
                last = whole(race.running) - 1
                swap(race, whole(c), last)
                if best == last:
                    best = c
                race.running -= 1
        c -= 1


@rule
def swap(race: Any, c: int, d: int) -> None:
    """Two contenders change places."""
    race.contenders[c], race.contenders[d] = race.contenders[d], race.contenders[c]
    for other in range(MOST_CONTENDERS):
        race.products[c, other], race.products[d, other] = race.products[d, other], race.products[c, other]
    for other in range(MOST_CONTENDERS):
        race.products[other, c], race.products[other, d] = race.products[other, d], race.products[other, c]
