"""One look ahead: what every legal move leads to, as every seat's expected points.

A planting is looked up in the study. A canal is built, the drought comes, and the position after it is
appraised. A bid and a bribe buy something uncertain: how those who bid later and the overseer will
answer is a simple model, given below.
"""

from typing import Any

import numpy as np

from macaronesia.bots.santiago.appraise import Weights, chances, droughts, outlook
from macaronesia.bots.santiago.study import RIVALS, SEGMENT_COUNT, Study, best_square
from macaronesia.kernel.bits import has
from macaronesia.kernel.compiler import rule
from macaronesia.santiago.engine import step
from macaronesia.santiago.moves import NEUTRAL_TILE, OFFER_SUM, PASS, PLANT_TILE, SUGGEST, SUMS
from macaronesia.santiago.rules.canals import laid_on, open_segments, price_of_digging
from macaronesia.santiago.rules.planting import free_squares
from macaronesia.santiago.state import BID, EXTRA, KINDS, MOST_PLAYERS, NEUTRAL, PLANT, PROPOSE, State

#: A later bidder bids more than N with a chance of OUTBID * FALL ** N.
OUTBID, FALL = 0.75, 0.75
#: The overseer takes what suits him best, give or take so many points.
WHIM = 1.0


@rule
def judge(s: Any, w: Weights, st: Study, moves: Any, trial: Any, out: Any, odds: Any) -> None:
    """Write every seat's expected points after each of these moves into out, its chances into odds."""
    phase = s[0].phase
    if phase in (PLANT, NEUTRAL):
        judge_plantings(s[0], st, moves, out)
    elif phase == BID:
        judge_bids(s[0], w, st, moves, out)
    elif phase == PROPOSE:
        judge_proposals(s[0], st, moves, out)
    else:
        for i in range(len(moves)):
            trial[0] = s[0]
            step(trial[0], moves[i])
            while trial[0].phase == EXTRA:  # as if nobody used an extra canal
                step(trial[0], PASS)
            outlook(trial[0], w, out[i], odds[i])
        return
    for i in range(len(moves)):
        chances(out[i], s[0].players, w.temperature[droughts(s[0])], odds[i])


@rule
def judge_plantings(s: State, st: Study, moves: Any, out: Any) -> None:
    """Plantings, with and without markers."""
    seat = int(s.seat)
    for i in range(len(moves)):
        code = moves[i] - (PLANT_TILE if s.phase == PLANT else NEUTRAL_TILE)
        kind, square = code // 48, code % 48
        for p in range(s.players):
            out[i, p] = st.points[kind // 2, square, p]
        if s.phase == PLANT:
            markers = kind % 2 + (0 if s.bids[seat] == 0 else 1)
            out[i, seat] += markers * st.marker[kind // 2, square]


# --- Bids ---


@rule
def tile_values(s: State, st: Study, seat: int, passed: bool, out: Any) -> int:
    """What each tile of the offer would bring a seat, best first; how many there are."""
    ground = free_squares(s)
    n = 0
    for kind in range(KINDS):
        markers = kind % 2 + (0 if passed else 1)
        for _ in range(s.offer[kind]):
            square = best_square(st, kind // 2, markers, seat, ground)
            value = float(st.gain[kind // 2, square, seat] + markers * st.marker[kind // 2, square])
            place = n
            while place > 0 and out[place - 1] < value:
                out[place] = out[place - 1]
                place -= 1
            out[place] = value
            n += 1
    return n


@rule
def value_at(values: Any, n: int, place: float) -> float:
    """The value of planting at a place that is not certain: between two tiles."""
    first = min(int(place), n - 1)
    second = min(first + 1, n - 1)
    return float(values[first] + (place - first) * (values[second] - values[first]))


@rule
def judge_bids(s: State, w: Weights, st: Study, moves: Any, out: Any) -> None:
    """Bids, by the place in the planting order they are likely to buy."""
    seat, players = int(s.seat), int(s.players)
    left = droughts(s)
    whole, fewer = np.empty(MOST_PLAYERS), np.empty(MOST_PLAYERS)
    n = tile_values(s, st, seat, False, whole)
    tile_values(s, st, seat, True, fewer)
    # With two players the other's choice is unknown in either order.
    later = 1 if players == 2 else (int(s.overseer) - seat) % players
    passers = 0
    for p in range(players):
        passers += 1 if p != seat and players > 2 and s.bids[p] == 0 else 0
    for i in range(len(moves)):
        bid = moves[i] - OFFER_SUM
        for p in range(players):
            out[i, p] = st.now[p]
        out[i, seat] -= w.money[left] * bid
        if bid == 0:
            # Who passes now plants before those who passed already, and after all who will bid.
            out[i, seat] += value_at(fewer, n, players - 1.0 - passers)
            if seat != s.overseer and passers == 0:
                out[i, seat] += w.overseer[left]
            if seat == s.overseer and passers > 0:
                out[i, seat] -= w.overseer[left]
            continue
        ahead = 0
        for p in range(players):
            ahead += 1 if players > 2 and s.bids[p] > bid else 0
        place = ahead + later * OUTBID * FALL**bid
        out[i, seat] += value_at(whole, n, min(place, players - 1.0))
        if seat == s.overseer:
            out[i, seat] -= w.overseer[left]


# --- Proposals ---


@rule
def against(points: Any, seat: int, players: int) -> float:
    """A seat's points against the others'."""
    others = 0.0
    for p in range(players):
        if p != seat:
            others += points[p]
    return float(points[seat] - RIVALS * others / (players - 1))


@rule
def judge_proposals(s: State, st: Study, moves: Any, out: Any) -> None:
    """Proposals, by what the overseer is likely to do then, as if nobody proposed after this."""
    players, seat, overseer = int(s.players), int(s.seat), int(s.overseer)
    liking, laid = np.empty(SEGMENT_COUNT + 1), np.zeros(SEGMENT_COUNT + 1)
    ditches, largest = open_segments(s), price_of_digging(s) - 1
    for segment in range(SEGMENT_COUNT + 1):
        if segment == SEGMENT_COUNT or has(ditches, segment):
            liking[segment] = against(st.canal[segment], overseer, players)
            laid[segment] = laid_on(s, segment)
    for i in range(len(moves)):
        wish, bribe = -1, 0
        if moves[i] != PASS:
            wish, bribe = (moves[i] - SUGGEST) // SUMS, (moves[i] - SUGGEST) % SUMS
        named = int(s.named)
        price = largest + 1
        if wish >= 0:
            named |= 1 << wish
            price = max(price, int(laid[wish]) + bribe + 1)
        weigh_answers(s, st.canal, liking, laid, named, wish, bribe, price, seat, out[i])


@rule
def weigh_answers(
    s: State,
    after: Any,
    liking: Any,
    laid: Any,
    named: int,
    wish: int,
    bribe: int,
    price: int,
    seat: int,
    out: Any,
) -> None:
    """Every seat's points after a proposal: the mean over the answers, by how the overseer likes them."""
    players, overseer = int(s.players), int(s.overseer)
    ditches = open_segments(s)
    most = -1e18
    for again in range(2):
        total = 0.0
        if again == 1:
            for p in range(players):
                out[p] = 0.0
        for segment in range(SEGMENT_COUNT + 1):
            paid = 0.0
            if segment == SEGMENT_COUNT:
                if named != 0:
                    continue
            elif not has(ditches, segment):
                continue
            elif has(named, segment):
                paid = laid[segment] + (bribe if segment == wish else 0)
            elif s.money[overseer] < price:
                continue
            else:
                paid = -price
            likes = liking[segment] + paid
            if again == 0:
                most = max(most, likes)
                continue
            chance = np.exp((likes - most) / WHIM)
            total += chance
            for p in range(players):
                out[p] += chance * after[segment, p]
            out[overseer] += chance * paid
            if segment == wish:
                out[seat] -= chance * bribe
            for k in range(s.proposals):
                if s.proposed[k] == segment:
                    out[s.proposer[k]] -= chance * s.bribe[k]
        if again == 1:
            for p in range(players):
                out[p] /= total
