"""The moves worth trying inside a search, each with a first impression in points.

Which moves these are is looked up in the tables of the study; what they bring is appraised exactly, for
the board has changed since. Nodes are made far less often than moves are tried, so that this is cheap.
"""

from typing import Any

from macaronesia.bots.santiago.appraise import Weights, appraise
from macaronesia.bots.santiago.judge import against, judge_bids
from macaronesia.bots.santiago.policy import canal_gain, likely_bids, thirsty_tiles
from macaronesia.bots.santiago.study import Study
from macaronesia.kernel.bits import has, lowest
from macaronesia.kernel.compiler import rule
from macaronesia.santiago.board import beside
from macaronesia.santiago.engine import step
from macaronesia.santiago.moves import (
    ACCEPT,
    DECLINE,
    DIG,
    EXTRA_CANAL,
    NEUTRAL_TILE,
    PASS,
    PLANT_TILE,
    SUGGEST,
    SUMS,
)
from macaronesia.santiago.rules.canals import build_canal, open_segments, price_of_digging
from macaronesia.santiago.rules.drought import dry_out
from macaronesia.santiago.rules.planting import free_squares, neutral_ground
from macaronesia.santiago.state import BID, DECIDE, EXTRA, KINDS, NEUTRAL, PLANT, PROPOSE, State

MOST_CANDIDATES = 96
SQUARES_A_TILE = 4
#: How many of one's best canals are looked at, and with which bribes.
CANALS = 4
BRIBES = (0, 1, 2, 3, 5)


@rule
def candidates(
    s: Any, root: Any, w: Weights, st: Study, trial: Any, moves: Any, liking: Any, points: Any
) -> int:
    """Write the moves of s[0] worth trying and how they are liked; how many. The study is of root[0]."""
    phase = s[0].phase
    if phase == BID:
        n = likely_bids(s[0], moves)
        judge_bids(s[0], w, st, moves[:n], points)
        for i in range(n):
            liking[i] = against(points[i], s[0].seat, s[0].players)
        return n
    if phase == PROPOSE:
        return proposals(s, w, st, trial, moves, liking, points)
    if phase == PLANT:
        n = plantings(s[0], root[0], st, moves)
    elif phase == NEUTRAL:
        n = neutral_plantings(s[0], root[0], st, moves)
    elif phase == DECIDE:
        n = decisions(s[0], st, moves, liking)
    else:
        n = best_canals(s[0], st, moves, liking)
        for i in range(n):
            moves[i] += EXTRA_CANAL
        moves[n] = PASS
        n += 1
    for i in range(n):
        trial[0] = s[0]
        step(trial[0], moves[i])
        while trial[0].phase == EXTRA:  # as if nobody used an extra canal
            step(trial[0], PASS)
        appraise(trial[0], w, points[0])
        liking[i] = against(points[0], s[0].seat, s[0].players)
    return n


@rule
def add_squares(st: Study, table: Any, ground: int, near: int, first: int, moves: Any, n: int) -> int:
    """Add the best of these squares by a table, and those near what is new; the new n."""
    found = 0
    for i in range(st.free):
        square = int(table[i])
        if has(ground, square) and (found < SQUARES_A_TILE or has(near, square)):
            moves[n] = first + square
            n += 1
            found += 1
    return n


@rule
def plantings(s: State, root: State, st: Study, moves: Any) -> int:
    """Every tile of the offer on its best squares, and beside its like planted since."""
    ground, seat = free_squares(s), int(s.seat)
    n = 0
    for kind in range(KINDS):
        if s.offer[kind] > 0:
            crop, markers = kind // 2, kind % 2 + (0 if s.bids[seat] == 0 else 1)
            near = beside(s.crops[crop] & ~root.crops[crop])
            table = st.best[crop, markers, seat]
            n = add_squares(st, table, ground, near, PLANT_TILE + 48 * kind, moves, n)
    return n


@rule
def neutral_plantings(s: State, root: State, st: Study, moves: Any) -> int:
    """The left-over tile on its best squares, and beside its like planted since."""
    kind = 0
    while s.offer[kind] == 0:
        kind += 1
    near = beside(s.crops[kind // 2] & ~root.crops[kind // 2])
    table = st.best[kind // 2, 0, int(s.seat)]
    return add_squares(st, table, neutral_ground(s), near, NEUTRAL_TILE + 48 * kind, moves, 0)


@rule
def best_canals(s: State, st: Study, moves: Any, liking: Any) -> int:
    """The segments a seat would like best, best first, and about what they bring; how many."""
    ditches, thirsty = open_segments(s), thirsty_tiles(s)
    n = 0
    while ditches != 0:
        segment = lowest(ditches)
        ditches &= ditches - 1
        gain = canal_gain(s, st, s.seat, segment, thirsty)
        place = min(n, CANALS)
        while place > 0 and liking[place - 1] < gain:
            moves[place], liking[place] = moves[place - 1], liking[place - 1]
            place -= 1
        moves[place], liking[place] = segment, gain
        n = min(n + 1, CANALS)
    return n


@rule
def proposals(s: Any, w: Weights, st: Study, trial: Any, moves: Any, liking: Any, points: Any) -> int:
    """The best canals with small bribes, or a pass."""
    n = best_canals(s[0], st, moves, liking)
    for i in range(n + 1):  # what each brings, and what none brings
        trial[0] = s[0]
        trial[0].proposals = 0
        if i < n:
            build_canal(trial[0], moves[i])
        dry_out(trial[0])
        appraise(trial[0], w, points[i])
    none = against(points[n], s[0].seat, s[0].players)
    behind = n
    for i in range(n):
        gain = against(points[i], s[0].seat, s[0].players) - none
        for bribe in BRIBES:
            if s[0].smallest_bribe <= bribe <= s[0].money[s[0].seat]:
                moves[behind] = SUGGEST + SUMS * moves[i] + bribe
                liking[behind] = gain * (0.3 + 0.1 * min(bribe, 3)) - 0.5 * bribe
                behind += 1
    for i in range(n, behind):
        moves[i - n], liking[i - n] = moves[i], liking[i]
    moves[behind - n], liking[behind - n] = PASS, 0.0
    return behind - n + 1


@rule
def decisions(s: State, st: Study, moves: Any, liking: Any) -> int:
    """Every proposal, and the best canals nobody proposed where they can be paid."""
    n, price, named = 0, price_of_digging(s), int(s.named)
    if s.money[s.seat] >= price:
        for i in range(best_canals(s, st, moves, liking)):
            if not has(named, moves[i]):
                moves[n] = DIG + moves[i]
                n += 1
    if named == 0:
        moves[n] = DECLINE
        n += 1
    while named != 0:
        moves[n] = ACCEPT + lowest(named)
        named &= named - 1
        n += 1
    return n
