"""Quick moves for playing on from a position that is being tried: sensible, varied, a look into a table."""

from typing import Any

from macaronesia.bots.santiago.appraise import Weights, droughts, worth_on
from macaronesia.bots.santiago.study import RIVALS, Study, best_square
from macaronesia.kernel.bits import bit, lowest
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.random import Generator, below, word
from macaronesia.santiago.board import WATERS
from macaronesia.santiago.moves import (
    ACCEPT,
    DECLINE,
    DIG,
    EXTRA_CANAL,
    FIRST_CANAL,
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
from macaronesia.santiago.state import (
    BID,
    DECIDE,
    EXTRA,
    KINDS,
    NEUTRAL,
    PLANT,
    PROPOSE,
    State,
    planted,
)

LARGEST_BID = 10
#: By how many points a quick move may be misjudged.
WHIM = 2.0
#: How often, of 2 ** 32 times, a tile goes to the second best square.
SECOND_BEST = 1 << 30


@rule
def quick_move(s: State, w: Weights, st: Study, rng: Generator) -> int:
    """A move of the seat to move."""
    phase = s.phase
    if phase == PLANT:
        return quick_planting(s, st, rng)
    if phase == BID:
        return quick_bid(s, st, rng)
    if phase == PROPOSE:
        return quick_proposal(s, st, rng)
    if phase == DECIDE:
        return quick_decision(s, st)
    if phase == EXTRA:
        return quick_extra(s, w, st)
    if phase == NEUTRAL:
        return quick_neutral(s, st)
    return quick_first(s, rng)


@rule
def quick_first(s: State, rng: Generator) -> int:
    """Any canal at the spring."""
    ditches = open_segments(s)
    for _ in range(below(rng, 4)):
        if ditches & (ditches - 1) != 0:
            ditches &= ditches - 1
    return FIRST_CANAL + lowest(ditches)


# --- The auction ---


@rule
def likely_bids(s: State, moves: Any) -> int:
    """Write a pass and every bid up to a sensible one; how many."""
    moves[0] = PASS
    n = 1
    for bid in range(1, min(int(s.money[s.seat]), LARGEST_BID) + 1):
        if not bid_is_taken(s, bid):
            moves[n] = OFFER_SUM + bid
            n += 1
    return n


@rule
def eagerness(s: State, st: Study, seat: int) -> float:
    """How much the best tile of the offer brings a seat more than the offer's mean."""
    ground = free_squares(s)
    most, total, n = -1e9, 0.0, 0
    for kind in range(KINDS):
        if s.offer[kind] > 0:
            square = best_square(st, kind // 2, kind % 2 + 1, seat, ground)
            value = float(st.gain[kind // 2, square, seat] + (kind % 2 + 1) * st.marker[kind // 2, square])
            most = max(most, value)
            total += value * s.offer[kind]
            n += s.offer[kind]
    return most - total / n


@rule
def quick_bid(s: State, st: Study, rng: Generator) -> int:
    """A pass now and then while nobody has the chair, else a bid that grows with what is at stake.

    Varied on purpose: with the bid that looks best instead, the search won fewer games (58 % for 70 %).
    """
    passed = False
    for p in range(s.players):
        passed |= s.bids[p] == 0
    if below(rng, 16) < (1 if passed else 5):
        return PASS
    limit = int(min(max(1.0 + 0.8 * eagerness(s, st, s.seat), 1.0), 9.0))
    bid = 1 + below(rng, limit)
    while bid <= s.money[s.seat] and bid_is_taken(s, bid):
        bid += 1
    if bid > s.money[s.seat]:
        return PASS
    return OFFER_SUM + bid


# --- Planting ---


@rule
def quick_planting(s: State, st: Study, rng: Generator) -> int:
    """The best of the tiles, each on one of its best squares."""
    ground = free_squares(s)
    seat = int(s.seat)
    lost = 1 if s.bids[seat] == 0 else 0
    chosen, most = -1, -1e9
    for kind in range(KINDS):
        if s.offer[kind] > 0:
            crop, markers = kind // 2, kind % 2 + 1 - lost
            luck = word(rng)
            left = ground
            if luck < SECOND_BEST:  # now and then the second best will do
                left &= ~bit(best_square(st, crop, markers, seat, ground))
            square = best_square(st, crop, markers, seat, left)
            value = float(st.gain[crop, square, seat] + markers * st.marker[crop, square])
            value += WHIM * (luck & 0xFFFF) / 0xFFFF
            if value > most:
                chosen, most = PLANT_TILE + 48 * kind + square, value
    return chosen


@rule
def quick_neutral(s: State, st: Study) -> int:
    """Where the left-over tile helps its planter most."""
    kind = 0
    while s.offer[kind] == 0:
        kind += 1
    square = best_square(st, kind // 2, 0, s.seat, neutral_ground(s))
    return NEUTRAL_TILE + 48 * kind + square


# --- Canals ---


@rule
def thirsty_tiles(s: State) -> int:
    """Tiles without water."""
    return planted(s) & ~s.irrigated


@rule
def canal_gain(s: State, st: Study, seat: int, segment: int, thirsty: int) -> float:
    """What a canal there brings a seat against the others: as surveyed, or about, by the tiles it waters."""
    if st.surveyed:
        return float(st.canal_gain[segment, seat])
    squares = thirsty & WATERS[segment]
    total = 0.0
    while squares != 0:
        square = squares & -squares
        squares &= squares - 1
        for p in range(s.players):
            if s.owned[p] & square != 0:
                crop = 0
                while s.crops[crop] & square == 0:
                    crop += 1
                relief = worth_on(s, p, square) * st.soak[crop, lowest(square)]
                total += relief if p == seat else -RIVALS * relief / (s.players - 1)
    return total


@rule
def best_canal(s: State, st: Study, seat: int, ditches: int, thirsty: int) -> tuple[int, float]:
    """The segment among these that brings a seat most, and what it brings; -1 if there is none."""
    chosen, most = -1, -1e9
    while ditches != 0:
        segment = lowest(ditches)
        ditches &= ditches - 1
        gain = canal_gain(s, st, seat, segment, thirsty)
        if gain > most:
            chosen, most = segment, gain
    return chosen, most


@rule
def quick_proposal(s: State, st: Study, rng: Generator) -> int:
    """The canal one would like best, with a bribe of up to half of what it brings."""
    segment, gain = best_canal(s, st, s.seat, open_segments(s), thirsty_tiles(s))
    most = min(int(gain * 0.5), int(s.money[s.seat]))
    if gain < 1.0 or most < s.smallest_bribe:
        return PASS
    bribe = max(1 + below(rng, most), int(s.smallest_bribe)) if most > 0 else 0
    return SUGGEST + SUMS * segment + bribe


@rule
def quick_decision(s: State, st: Study) -> int:
    """The best of the proposals with their bribes, or one's own wish if it is worth the price."""
    thirsty = thirsty_tiles(s)
    seat = int(s.seat)
    chosen, most = DECLINE, 0.0
    if s.proposals > 0:
        most = -1e9
    named = int(s.named)
    while named != 0:
        segment = lowest(named)
        named &= named - 1
        value = canal_gain(s, st, seat, segment, thirsty) + laid_on(s, segment)
        if value > most:
            chosen, most = ACCEPT + segment, value
    price = price_of_digging(s)
    if s.money[seat] >= price:
        segment, gain = best_canal(s, st, seat, open_segments(s) & ~s.named, thirsty)
        if segment >= 0 and gain - price > most:
            chosen = DIG + segment
    return chosen


@rule
def quick_extra(s: State, w: Weights, st: Study) -> int:
    """The extra canal where it brings more than keeping it."""
    segment, gain = best_canal(s, st, s.seat, open_segments(s), thirsty_tiles(s))
    if segment >= 0 and gain > w.extra[droughts(s)] + 0.5:
        return EXTRA_CANAL + segment
    return PASS
