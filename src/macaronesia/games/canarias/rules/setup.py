"""Set-up: the start player, the islands, five cards each and one for the ship."""

from macaronesia.games.canarias.events import claim_island, enter_phase, name_starter
from macaronesia.games.canarias.moves import Move
from macaronesia.games.canarias.rules.turn import deal_to
from macaronesia.games.canarias.state import HAND, ISLANDS, Box, Phase, State
from macaronesia.kernel.bits import append, bit
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.events import Events
from macaronesia.kernel.record import CHANCE, NOBODY, Row


@rule
def choose_starter(s: State, seat: int, events: Events) -> None:
    """Chance names the start player; the islands are taken from there, clockwise."""
    name_starter(s, seat, events)
    enter_phase(s, Phase.ISLAND.value, CHANCE if s.dealt_islands else seat, 0, events)


@rule
def free_islands(s: State) -> int:
    """The islands nobody has, as a mask."""
    islands = bit(ISLANDS) - 1
    for p in range(s.players):
        if s.island[p] != NOBODY:
            islands &= ~bit(s.island[p])
    return islands


@rule
def legal_island(s: State, out: Row) -> int:
    """``island``: those nobody has."""
    return append(out, 0, Move.ISLAND.value, free_islands(s))


@rule
def take_island(s: State, b: Box, island: int, events: Events) -> None:
    """An island for the next player; after the last one the cards are dealt."""
    claim_island(s, b, (int(s.starter) + s.turn) % s.players, island, events)
    turn = int(s.turn) + 1
    if turn == s.players:
        deal_to(s, b, int(s.starter), HAND, Phase.ISLAND.value, 0, events)
    else:
        seat = CHANCE if s.dealt_islands else (int(s.starter) + turn) % s.players
        enter_phase(s, Phase.ISLAND.value, seat, turn, events)
