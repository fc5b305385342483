"""Counting cards, and what a seat remembers of the ship."""

from macaronesia.canarias.state import NOBODY, Box, State
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.record import Row


@rule
def total(b: Box, cards: Row) -> int:
    """How many cards there are."""
    n = 0
    for card in range(b.kinds):
        n += int(cards[card])
    return n


@rule
def any_of(b: Box, cards: Row) -> bool:
    """Whether there are any cards."""
    for card in range(b.kinds):
        if cards[card] > 0:
            return True
    return False


@rule
def can_deal(s: State, b: Box) -> bool:
    """Whether deck and discard pile are not both empty."""
    return any_of(b, s.deck) or any_of(b, s.discard)


@rule
def remember(s: State, seat: int, card: int) -> None:
    """A seat knows what it put on the ship itself."""
    if s.known[seat, 0] == NOBODY:
        s.known[seat, 0] = card
    else:
        s.known[seat, 1] = card


@rule
def forget(s: State, seat: int, card: int) -> None:
    """A card of a kind was revealed: it may have been the own one."""
    if s.known[seat, 1] == card:
        s.known[seat, 1] = NOBODY
    elif s.known[seat, 0] == card:
        s.known[seat, 0] = s.known[seat, 1]
        s.known[seat, 1] = NOBODY
