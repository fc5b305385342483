"""The moves worth trying inside a search, with a first impression of each in points."""

from typing import Any

from macaronesia.bots.santiago.appraise import Weights, droughts
from macaronesia.bots.santiago.judge import against, judge_bids
from macaronesia.bots.santiago.policy import canal_gain, thirsty_tiles
from macaronesia.bots.santiago.study import Study, planting_gain
from macaronesia.kernel.bits import has, lowest
from macaronesia.kernel.compiler import rule
from macaronesia.santiago.moves import (
    ACCEPT,
    DECLINE,
    DIG,
    EXTRA_CANAL,
    NEUTRAL_TILE,
    OFFER_SUM,
    PASS,
    PLANT_TILE,
    SUGGEST,
    SUMS,
)
from macaronesia.santiago.rules.auction import bid_is_taken
from macaronesia.santiago.rules.canals import laid_on, open_segments, price_of_digging
from macaronesia.santiago.rules.planting import free_squares, neutral_ground
from macaronesia.santiago.state import BID, DECIDE, EXTRA, KINDS, NEUTRAL, PLANT, PROPOSE, State

MOST_CANDIDATES = 40
LARGEST_BID = 10
SQUARES_A_TILE = 5
#: How many of one's best canals are looked at, and with which bribes.
CANALS = 3
BRIBES = (0, 1, 2, 3, 5)


@rule
def candidates(s: State, w: Weights, st: Study, moves: Any, liking: Any, points: Any) -> int:
    """Write the moves worth trying and how they are liked; how many."""
    phase = s.phase
    if phase == PLANT:
        return plantings(s, st, moves, liking)
    if phase == BID:
        return bids(s, w, st, moves, liking, points)
    if phase == NEUTRAL:
        return neutral_plantings(s, st, moves, liking)
    n = canals(s, st, moves, liking)
    if phase == PROPOSE:
        return proposals(s, moves, liking, n)
    if phase == DECIDE:
        return decisions(s, st, moves, liking, n)
    if phase == EXTRA:
        for i in range(n):
            moves[i] += EXTRA_CANAL
        moves[n], liking[n] = PASS, w.extra[droughts(s)]
        return n + 1
    return 0


@rule
def bids(s: State, w: Weights, st: Study, moves: Any, liking: Any, points: Any) -> int:
    """A pass, and every bid up to a sensible one."""
    moves[0] = PASS
    n = 1
    for bid in range(1, min(int(s.money[s.seat]), LARGEST_BID) + 1):
        if not bid_is_taken(s, bid):
            moves[n] = OFFER_SUM + bid
            n += 1
    judge_bids(s, w, st, moves[:n], points)
    for i in range(n):
        liking[i] = against(points[i], s.seat, s.players)
    return n


@rule
def plantings(s: State, st: Study, moves: Any, liking: Any) -> int:
    """Every tile of the offer on its best squares."""
    ground, seat = free_squares(s), int(s.seat)
    passed = s.bids[seat] == 0
    n = 0
    for kind in range(KINDS):
        if s.offer[kind] > 0:
            found, i = 0, 0
            while found < SQUARES_A_TILE and i < st.free:
                square = int(st.best[kind // 2, kind % 2 + (0 if passed else 1), seat, i])
                if has(ground, square):
                    moves[n] = PLANT_TILE + 48 * kind + square
                    liking[n] = planting_gain(st, kind, square, seat, passed)
                    n += 1
                    found += 1
                i += 1
    return n


@rule
def neutral_plantings(s: State, st: Study, moves: Any, liking: Any) -> int:
    """The left-over tile on its best squares."""
    ground, seat = neutral_ground(s), int(s.seat)
    kind = 0
    while s.offer[kind] == 0:
        kind += 1
    n, i = 0, 0
    while n < SQUARES_A_TILE and i < st.free:
        square = int(st.best[kind // 2, 0, seat, i])
        if has(ground, square):
            moves[n] = NEUTRAL_TILE + 48 * kind + square
            liking[n] = st.gain[kind // 2, square, seat]
            n += 1
        i += 1
    return n


@rule
def canals(s: State, st: Study, moves: Any, liking: Any) -> int:
    """The segments a seat would like best, best first, and what they bring; how many."""
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
def proposals(s: State, moves: Any, liking: Any, n: int) -> int:
    """The best canals with small bribes, or a pass."""
    behind = n
    for i in range(n):
        for bribe in BRIBES:
            if s.smallest_bribe <= bribe <= s.money[s.seat]:
                moves[behind] = SUGGEST + SUMS * moves[i] + bribe
                liking[behind] = liking[i] * (0.3 + 0.1 * min(bribe, 3)) - 0.5 * bribe
                behind += 1
    for i in range(n, behind):
        moves[i - n], liking[i - n] = moves[i], liking[i]
    moves[behind - n], liking[behind - n] = PASS, 0.0
    return behind - n + 1


@rule
def decisions(s: State, st: Study, moves: Any, liking: Any, n: int) -> int:
    """Every proposal, and the best canals nobody proposed where they can be paid."""
    price, dug = price_of_digging(s), 0
    for i in range(n):
        if not has(s.named, moves[i]) and s.money[s.seat] >= price:
            moves[dug], liking[dug] = DIG + moves[i], liking[i] - price
            dug += 1
    named, thirsty = int(s.named), thirsty_tiles(s)
    if named == 0:
        moves[dug], liking[dug] = DECLINE, 0.0
        dug += 1
    while named != 0:
        segment = lowest(named)
        named &= named - 1
        moves[dug] = ACCEPT + segment
        liking[dug] = canal_gain(s, st, s.seat, segment, thirsty) + laid_on(s, segment)
        dug += 1
    return dug
