"""Set-up: the start player, the islands, five cards each and one for the ship."""

from macaronesia.canarias.moves import STARTER, TAKE_ISLAND
from macaronesia.canarias.rules.turn import deal_to
from macaronesia.canarias.state import CHANCE, HAND, ISLAND, Box, State
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.record import Row


@rule
def choose_starter(s: State, move: int) -> None:
    """Chance names the start player; the islands are taken from there, clockwise."""
    s.starter = move - STARTER
    s.phase = ISLAND
    s.seat = CHANCE if s.dealt_islands else s.starter


@rule
def legal_island(s: State, out: Row) -> int:
    """The islands nobody has."""
    n = 0
    for island in range(6):
        taken = False
        for p in range(s.players):
            taken |= s.island[p] == island
        if not taken:
            out[n] = TAKE_ISLAND + island
            n += 1
    return n


@rule
def take_island(s: State, b: Box, move: int) -> None:
    """An island for the next player; after the last one the cards are dealt."""
    p = (s.starter + s.turn) % s.players
    island = move - TAKE_ISLAND
    s.island[p] = island
    for feature in range(6):
        s.near[p, feature] = b.features[island, feature]
    s.turn += 1
    if s.turn == s.players:
        s.turn = 0
        deal_to(s, b, s.starter, HAND, ISLAND)
    elif not s.dealt_islands:
        s.seat = (s.starter + s.turn) % s.players
