"""Phases 1 and 2: the auction, and who becomes overseer by it."""

from macaronesia.kernel.compiler import rule
from macaronesia.kernel.record import Row
from macaronesia.santiago.moves import OFFER_SUM, PASS, TURN_UP
from macaronesia.santiago.state import BID, CHANCE, KINDS, NOT_YET, PLANT, REVEAL, State


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
def begin_round(s: State) -> None:
    """Nobody has bid yet; chance reveals the offer."""
    s.phase, s.seat, s.turn = REVEAL, CHANCE, 0
    for p in range(s.players):
        s.bids[p] = NOT_YET


@rule
def reveal(s: State, move: int) -> None:
    """One more tile for the offer."""
    kind = move - TURN_UP
    s.left[kind] -= 1
    s.offer[kind] += 1
    s.turn += 1
    if s.turn == s.offered:
        s.phase, s.seat = BID, (s.overseer + 1) % s.players


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
    out[0] = PASS
    n = 1
    for bid in range(1, s.money[s.seat] + 1):
        if not bid_is_taken(s, bid):
            out[n] = OFFER_SUM + bid
            n += 1
    return n


@rule
def make_bid(s: State, move: int) -> None:
    """Bid money is gone at once."""
    bid = move - OFFER_SUM
    s.bids[s.seat] = bid
    s.money[s.seat] -= bid
    if s.seat == s.overseer:
        settle_auction(s)
    else:
        s.seat = (s.seat + 1) % s.players


@rule
def settle_auction(s: State) -> None:
    """The planting order, from the highest bid down, then the passers, last passer first.

    Who stands last in it is the first who passed, or else the lowest bidder: the new overseer.
    With two players a tie goes to the present overseer, who chose last: the same rule again.
    """
    for i in range(s.players):
        p = (s.overseer + 1 + i) % s.players
        place = i
        while place > 0 and s.bids[s.order[place - 1]] <= s.bids[p]:
            s.order[place] = s.order[place - 1]
            place -= 1
        s.order[place] = p
    s.overseer = s.order[s.players - 1]
    s.phase, s.turn, s.seat = PLANT, 0, s.order[0]
