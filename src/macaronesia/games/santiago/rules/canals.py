"""Phases 4 and 5: proposals and bribes, the overseer's decision, the extra canal."""

from macaronesia.games.santiago.events import (
    Event,
    clear_proposals,
    decide_canal,
    lay_proposal,
    pass_turn,
    return_bribe,
)
from macaronesia.games.santiago.moves import DITCHES, Move, Verb, proposal_number
from macaronesia.games.santiago.rules.drought import dry_out
from macaronesia.games.santiago.state import Box, Phase, State
from macaronesia.kernel.bits import append, has
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.events import Events, report
from macaronesia.kernel.record import Row


@rule
def open_segments(s: State) -> int:
    """Free segments that hang together with the spring."""
    return s.reach & ~s.canals


@rule
def open_proposals(s: State, events: Events) -> None:
    """The new overseer's left neighbour may propose first."""
    pass_turn(s, Phase.PROPOSE, (s.overseer + 1) % s.players, s.turn, events)


@rule
def legal_proposal(s: State, b: Box, out: Row) -> int:
    """Every bribe one can pay, on every open segment; or a pass."""
    out[0] = Move.PASS.value
    n = 1
    sums = s.money[s.seat] + 1 - b.smallest_bribe
    ditches = open_segments(s)
    for segment in range(DITCHES):
        if has(ditches, segment):
            base = Move.PROPOSE + proposal_number(segment, b.smallest_bribe)
            for i in range(sums):
                out[n + i] = base + i
            n += max(sums, 0)
    return n


@rule
def propose(s: State, segment: int, bribe: int, events: Events) -> None:
    """Name a segment and lay the bribe aside."""
    lay_proposal(s, s.seat, segment, bribe, events)
    ask_next_proposal(s, events)


@rule
def propose_nothing(s: State, events: Events) -> None:
    """Pass instead of proposing."""
    report(events, Event.PASSED, int(s.seat), Phase.PROPOSE.value, 0, 0)
    ask_next_proposal(s, events)


@rule
def ask_next_proposal(s: State, events: Events) -> None:
    """On to the left neighbour; when everybody has been asked the overseer decides."""
    seat = (s.seat + 1) % s.players
    if seat == s.overseer:
        pass_turn(s, Phase.DECIDE, seat, s.turn, events)
    else:
        pass_turn(s, Phase.PROPOSE, seat, s.turn, events)


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
    n = append(out, 0, Move.ACCEPT.value, s.named)
    if s.proposals == 0:
        out[0] = Move.DECLINE.value
        n = 1
    if s.money[s.seat] >= price_of_digging(s):
        n = append(out, n, Move.DIG.value, open_segments(s) & ~s.named)
    return n


@rule
def accept(s: State, b: Box, segment: int, events: Events) -> None:
    """The overseer takes the bribes laid on a segment; the others go back."""
    decide_canal(s, s.seat, segment, Verb.ACCEPT, laid_on(s, segment), events)
    end_decision(s, b, segment, events)


@rule
def dig(s: State, b: Box, segment: int, events: Events) -> None:
    """The overseer pays for a canal that nobody proposed; all bribes go back."""
    decide_canal(s, s.seat, segment, Verb.DIG, -price_of_digging(s), events)
    end_decision(s, b, -1, events)


@rule
def decline(s: State, b: Box, events: Events) -> None:
    """The overseer builds no canal."""
    report(events, Event.DECLINED, int(s.seat), 0, 0, 0)
    end_decision(s, b, -1, events)


@rule
def end_decision(s: State, b: Box, taken: int, events: Events) -> None:
    """Return the bribes laid on other segments than the one taken; then the extra canal."""
    for i in range(s.proposals):
        if s.proposed[i] != taken:
            return_bribe(s, s.proposer[i], s.bribe[i], events)
    clear_proposals(s, events)
    ask_for_extra(s, b, 1, events)


@rule
def ask_for_extra(s: State, b: Box, turn: int, events: Events) -> None:
    """On to the next seat that still has its extra canal, the overseer last; else the drought."""
    while turn <= s.players:
        seat = (s.overseer + turn) % s.players
        if has(s.extra, seat):
            pass_turn(s, Phase.EXTRA, seat, turn, events)
            return
        turn += 1
    dry_out(s, b, events)


@rule
def legal_extra(s: State, out: Row) -> int:
    """The extra canal on any open segment, or a pass."""
    out[0] = Move.PASS.value
    return append(out, 1, Move.EXTRA.value, open_segments(s))


@rule
def build_extra(s: State, b: Box, segment: int, events: Events) -> None:
    """The first to build ends the phase."""
    decide_canal(s, s.seat, segment, Verb.EXTRA, 0, events)
    dry_out(s, b, events)


@rule
def keep_extra(s: State, b: Box, events: Events) -> None:
    """Pass, and keep the extra canal."""
    report(events, Event.PASSED, int(s.seat), Phase.EXTRA.value, 0, 0)
    ask_for_extra(s, b, s.turn + 1, events)
