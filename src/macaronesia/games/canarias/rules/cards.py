"""What hands and piles allow."""

from macaronesia.games.canarias.state import Box, State
from macaronesia.kernel.compiler import rule


@rule
def can_deal(s: State) -> bool:
    """Whether deck and discard pile are not both empty."""
    return s.deck_size > 0 or s.discard_size > 0


@rule
def hand_allows_building(s: State, b: Box, seat: int, newer: int) -> bool:
    """Whether a turn may bring a house: it began with two and more cards, not pirates alone.

    ``newer``: so many cards of the hand came in the turn itself.
    """
    if s.hand_sizes[seat] - newer < 2:
        return False
    for card in range(b.settlers):
        if s.hands[seat, card] > 0:
            return True
    return False
