"""The playout policy: randomised moves from a few lookups in the tables each."""

from typing import Any

from macaronesia.games.santiago.board import WATERS
from macaronesia.games.santiago.bot.evaluation import RIVALS, Weights, droughts
from macaronesia.games.santiago.bot.tables import Tables, best_square, planting_value
from macaronesia.games.santiago.moves import Move, planting_number, proposal_number
from macaronesia.games.santiago.rules.auction import bid_is_taken
from macaronesia.games.santiago.rules.canals import laid_on, open_segments, price_of_digging
from macaronesia.games.santiago.rules.planting import free_squares, markers_on, neutral_ground
from macaronesia.games.santiago.rules.scoring import worth
from macaronesia.games.santiago.state import KINDS, Box, Phase, State, planted
from macaronesia.kernel.bits import bit, lowest
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.integers import whole
from macaronesia.kernel.random import Generator, below, word

LARGEST_BID = 10
#: The value of a planting gets uniform noise of up to this number of points.
NOISE = 2.0
#: How often, of 2 ** 32 times, a tile goes to the second best square.
SECOND_BEST = 1 << 30


@rule
def playout_move(s: State, b: Box, w: Weights, t: Tables, rng: Generator) -> int:
    """A move of the seat to move."""
    phase = s.phase
    if phase == Phase.PLANT:
        return playout_planting(s, t, rng)
    if phase == Phase.BID:
        return playout_bid(s, t, rng)
    if phase == Phase.PROPOSE:
        return playout_proposal(s, b, t, rng)
    if phase == Phase.DECIDE:
        return playout_decision(s, t)
    if phase == Phase.EXTRA:
        return playout_extra(s, b, w, t)
    if phase == Phase.NEUTRAL:
        return playout_neutral(s, t)
    return playout_first(s, rng)


@rule
def playout_first(s: State, rng: Generator) -> int:
    """Any canal at the spring."""
    ditches = open_segments(s)
    for _ in range(below(rng, 4)):
        if ditches & (ditches - 1) != 0:
            ditches &= ditches - 1
    return Move.FIRST + lowest(ditches)


# --- The auction ---


@rule
def likely_bids(s: State, moves: Any) -> int:
    """Write a pass and every bid up to a sensible one; how many."""
    moves[0] = Move.PASS.value
    n = 1
    for bid in range(1, min(int(s.money[s.seat]), LARGEST_BID) + 1):
        if not bid_is_taken(s, bid):
            moves[n] = Move.BID + bid
            n += 1
    return n


@rule
def best_above_mean(s: State, t: Tables, seat: int) -> float:
    """How much the best tile of the offer brings a seat more than the offer's mean."""
    ground = free_squares(s)
    most, total, n = -1e9, 0.0, 0
    for kind in range(KINDS):
        if s.offer[kind] > 0:
            markers = markers_on(s, seat, kind)
            square = best_square(t, kind // 2, markers, seat, ground)
            value = planting_value(t, kind // 2, markers, square, seat)
            most = max(most, value)
            total += value * s.offer[kind]
            n += s.offer[kind]
    return most - total / n


@rule
def playout_bid(s: State, t: Tables, rng: Generator) -> int:
    """A pass now and then while nobody has passed, else a bid that grows with what is at stake.

    Randomised: with the bid of the highest value instead, the search won fewer games (58 % for 70 %).
    """
    passed = False
    for p in range(s.players):
        passed |= s.bids[p] == 0
    if below(rng, 16) < (1 if passed else 5):
        return Move.PASS.value
    limit = int(min(max(1.0 + 0.8 * best_above_mean(s, t, whole(s.seat)), 1.0), 9.0))
    bid = 1 + below(rng, limit)
    while bid <= s.money[s.seat] and bid_is_taken(s, bid):
        bid += 1
    if bid > s.money[s.seat]:
        return Move.PASS.value
    return Move.BID + bid


# --- Planting ---


@rule
def playout_planting(s: State, t: Tables, rng: Generator) -> int:
    """The best of the tiles, each on one of its best squares."""
    ground = free_squares(s)
    seat = whole(s.seat)
    chosen, most = -1, -1e9
    for kind in range(KINDS):
        if s.offer[kind] > 0:
            crop, markers = kind // 2, markers_on(s, seat, kind)
            noise = word(rng)
            left = ground
            if noise < SECOND_BEST:
                left &= ~bit(best_square(t, crop, markers, seat, ground))
            square = best_square(t, crop, markers, seat, left)
            value = planting_value(t, crop, markers, square, seat) + NOISE * (noise & 0xFFFF) / 0xFFFF
            if value > most:
                chosen, most = Move.PLANT + planting_number(kind, square), value
    return chosen


@rule
def left_over(s: State) -> int:
    """The kind of the one tile left in the offer."""
    kind = 0
    while s.offer[kind] == 0:
        kind += 1
    return kind


@rule
def playout_neutral(s: State, t: Tables) -> int:
    """Where the left-over tile helps its planter most."""
    kind = left_over(s)
    square = best_square(t, kind // 2, whole(0), whole(s.seat), neutral_ground(s))
    return Move.NEUTRAL + planting_number(kind, square)


# --- Canals ---


@rule
def thirsty_tiles(s: State) -> int:
    """Tiles without water."""
    return planted(s) & ~s.irrigated


@rule
def canal_gain(s: State, t: Tables, seat: int, segment: int, thirsty: int) -> float:
    """What a canal brings a seat against the others: from the table, or estimated by the tiles it waters."""
    if t.has_canals:
        return float(t.canal_gain[segment, seat])
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
                relief = worth(s, p, square) * t.water[crop, lowest(square)]
                total += relief if p == seat else -RIVALS * relief / (s.players - 1)
    return total


@rule
def best_canal(s: State, t: Tables, seat: int, ditches: int, thirsty: int) -> tuple[int, float]:
    """The segment among these that brings a seat most, and what it brings; -1 if there is none."""
    chosen, most = -1, -1e9
    while ditches != 0:
        segment = lowest(ditches)
        ditches &= ditches - 1
        gain = canal_gain(s, t, seat, segment, thirsty)
        if gain > most:
            chosen, most = segment, gain
    return chosen, most


@rule
def playout_proposal(s: State, b: Box, t: Tables, rng: Generator) -> int:
    """The canal that brings most, with a bribe of up to half of what it brings."""
    segment, gain = best_canal(s, t, whole(s.seat), open_segments(s), thirsty_tiles(s))
    most = min(int(gain * 0.5), int(s.money[s.seat]))
    if gain < 1.0 or most < b.smallest_bribe:
        return Move.PASS.value
    bribe = max(1 + below(rng, most), int(b.smallest_bribe)) if most > 0 else 0
    return Move.PROPOSE + proposal_number(segment, bribe)


@rule
def playout_decision(s: State, t: Tables) -> int:
    """The best of the proposals with their bribes, or another canal if it is worth the price."""
    thirsty = thirsty_tiles(s)
    seat = whole(s.seat)
    chosen, most = Move.DECLINE.value, 0.0
    if s.proposals > 0:
        most = -1e9
    named = int(s.named)
    while named != 0:
        segment = lowest(named)
        named &= named - 1
        value = canal_gain(s, t, seat, segment, thirsty) + laid_on(s, segment)
        if value > most:
            chosen, most = Move.ACCEPT + segment, value
    price = price_of_digging(s)
    if s.money[seat] >= price:
        segment, gain = best_canal(s, t, seat, open_segments(s) & ~s.named, thirsty)
        if segment >= 0 and gain - price > most:
            chosen = Move.DIG + segment
    return chosen


@rule
def playout_extra(s: State, b: Box, w: Weights, t: Tables) -> int:
    """The extra canal where it brings more than keeping it."""
    segment, gain = best_canal(s, t, whole(s.seat), open_segments(s), thirsty_tiles(s))
    if segment >= 0 and gain > w.extra[droughts(s, b)] + 0.5:
        return Move.EXTRA + segment
    return Move.PASS.value
