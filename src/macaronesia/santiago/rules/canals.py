"""Phases 4 and 5: proposals and bribes, the overseer's decision, the extra canal."""

from macaronesia.kernel.bits import append, bit, has
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.record import Row
from macaronesia.santiago.board import JOINED, WATERS
from macaronesia.santiago.moves import ACCEPT, DECLINE, DIG, EXTRA_CANAL, PASS, SUGGEST, SUMS
from macaronesia.santiago.rules.drought import dry_out
from macaronesia.santiago.state import DECIDE, EXTRA, PROPOSE, State


@rule
def open_segments(s: State) -> int:
    """Free segments that hang together with the spring."""
    return s.reach & ~s.canals


@rule
def build_canal(s: State, segment: int) -> None:
    """Water comes to a segment, and to the squares it borders."""
    s.canals |= bit(segment)
    s.reach |= JOINED[segment]
    s.irrigated |= WATERS[segment]


@rule
def open_proposals(s: State) -> None:
    """The new overseer's left neighbour may propose first."""
    s.phase, s.seat = PROPOSE, (s.overseer + 1) % s.players


@rule
def legal_proposal(s: State, out: Row) -> int:
    """Every bribe one can pay, on every open segment; or a pass."""
    out[0] = PASS
    n = 1
    sums = s.money[s.seat] + 1 - s.smallest_bribe
    ditches = open_segments(s)
    for segment in range(31):
        if has(ditches, segment):
            base = SUGGEST + SUMS * segment + s.smallest_bribe
            for i in range(sums):
                out[n + i] = base + i
            n += max(sums, 0)
    return n


@rule
def propose(s: State, move: int) -> None:
    """Name a segment and lay the bribe aside, or pass."""
    if move != PASS:
        segment, bribe = (move - SUGGEST) // SUMS, (move - SUGGEST) % SUMS
        s.proposer[s.proposals] = s.seat
        s.proposed[s.proposals] = segment
        s.bribe[s.proposals] = bribe
        s.proposals += 1
        s.named |= bit(segment)
        s.money[s.seat] -= bribe
    s.seat = (s.seat + 1) % s.players
    if s.seat == s.overseer:
        s.phase = DECIDE


@rule
def laid_on(s: State, segment: int) -> int:
    """All bribes laid on a segment together."""
    total = 0
    for i in range(s.proposals):
        if s.proposed[i] == segment:
            total += s.bribe[i]
    return total


@rule
def price_of_digging(s: State) -> int:
    """One more than the largest sum laid on one segment; with no proposal that is 1."""
    largest = 0
    for i in range(s.proposals):
        largest = max(largest, laid_on(s, s.proposed[i]))
    return largest + 1


@rule
def legal_decision(s: State, out: Row) -> int:
    """What the overseer may do: accept, dig elsewhere, or decline when nobody proposed."""
    n = append(out, 0, ACCEPT, s.named)
    if s.proposals == 0:
        out[0] = DECLINE
        n = 1
    if s.money[s.seat] >= price_of_digging(s):
        n = append(out, n, DIG, open_segments(s) & ~s.named)
    return n


@rule
def decide(s: State, move: int) -> None:
    """Build, pay and return the other bribes."""
    taken = -1  # the segment whose bribes the overseer takes
    if move < DIG:
        taken = move - ACCEPT
        s.money[s.overseer] += laid_on(s, taken)
        build_canal(s, taken)
    elif move < DECLINE:
        s.money[s.overseer] -= price_of_digging(s)
        build_canal(s, move - DIG)
    for i in range(s.proposals):
        if s.proposed[i] != taken:
            s.money[s.proposer[i]] += s.bribe[i]
    s.proposals = 0
    s.named = 0
    s.turn = 0
    ask_for_extra(s)


@rule
def ask_for_extra(s: State) -> None:
    """On to the next seat that still has its extra canal, the overseer last; else the drought."""
    while s.turn < s.players:
        s.turn += 1
        s.seat = (s.overseer + s.turn) % s.players
        if has(s.extra, s.seat):
            s.phase = EXTRA
            return
    dry_out(s)


@rule
def legal_extra(s: State, out: Row) -> int:
    """The extra canal on any open segment, or a pass."""
    out[0] = PASS
    return append(out, 1, EXTRA_CANAL, open_segments(s))


@rule
def build_extra(s: State, move: int) -> None:
    """The first to build ends the phase."""
    if move == PASS:
        ask_for_extra(s)
    else:
        build_canal(s, move - EXTRA_CANAL)
        s.extra ^= bit(s.seat)
        dry_out(s)
