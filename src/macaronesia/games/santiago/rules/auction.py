"""Phases 1 and 2: the auction, and who becomes overseer by it."""

from macaronesia.games.santiago.events import (
    Event,
    count_round,
    lay_bid,
    name_overseer,
    pass_turn,
    reveal_tile,
    take_place,
)
from macaronesia.games.santiago.moves import Move
from macaronesia.games.santiago.state import KINDS, Box, Phase, State
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.events import Events, report
from macaronesia.kernel.record import CHANCE, Row


@rule
def append_kinds(out: Row, first: int, counts: Row) -> int:
    """Write the kinds of which there are any; how many."""
    n = 0
    for kind in range(KINDS):
        if counts[kind] > 0:
            out[n] = first + kind
            n += 1
    return n


@rule
def begin_round(s: State, number: int, events: Events) -> None:
    """Begin a round: chance reveals the offer."""
    count_round(s, number, events)
    pass_turn(s, Phase.REVEAL, CHANCE, 0, events)


@rule
def reveal(s: State, b: Box, kind: int, events: Events) -> None:
    """Add a tile to the offer; when it is complete the auction begins."""
    reveal_tile(s, kind, events)
    if s.turn + 1 == b.offered:
        pass_turn(s, Phase.BID, (s.overseer + 1) % s.players, s.turn + 1, events)
    else:
        pass_turn(s, Phase.REVEAL, CHANCE, s.turn + 1, events)


@rule
def bid_is_taken(s: State, bid: int) -> bool:
    """No two bids are equal, but the secret bids of two players may be."""
    if s.players == 2:
        return False
    taken = False
    for p in range(s.players):
        taken |= s.bids[p] == bid
    return taken


@rule
def legal_bid(s: State, out: Row) -> int:
    """Every sum in hand that nobody has bid yet, or a pass."""
    out[0] = Move.PASS.value
    n = 1
    for bid in range(1, s.money[s.seat] + 1):
        if not bid_is_taken(s, bid):
            out[n] = Move.BID + bid
            n += 1
    return n


@rule
def make_bid(s: State, bid: int, events: Events) -> None:
    """Make a bid (0: a pass); the overseer's, which is the last, ends the auction."""
    lay_bid(s, s.seat, bid, events)
    if s.seat == s.overseer:
        settle_auction(s, events)
    else:
        pass_turn(s, Phase.BID, (s.seat + 1) % s.players, s.turn, events)


@rule
def settle_auction(s: State, events: Events) -> None:
    """The new overseer is the first who passed, or else the lowest bidder: who plants last. Planting begins.

    With two players a tie goes to the present overseer, who chose last: the same rule again.
    """
    if s.players == 2:
        report(events, Event.BIDS_SHOWN, int(s.bids[0]), int(s.bids[1]), 0, 0)
    line_up(s, s.overseer + 1, events)
    name_overseer(s, s.order[s.players - 1], events)
    pass_turn(s, Phase.PLANT, s.order[0], 0, events)


@rule
def line_up(s: State, first: int, events: Events) -> None:
    """The planting order, from the highest bid down, then the passers, last passer first.

    ``first``: who was the first to bid, or to pass, from where the others follow clockwise. Everybody is
    placed before those with an equal bid: of passes, and of two equal secret bids, the later one comes first.
    """
    for i in range(s.players):
        p = (first + i) % s.players
        place = i
        while place > 0 and s.bids[s.order[place - 1]] <= s.bids[p]:
            s.order[place] = s.order[place - 1]
            place -= 1
        s.order[place] = p
    if events is not None:
        for place in range(s.players):
            take_place(s, place, s.order[place], events)
