"""Islas Canarias' legal moves, moves, chance and scores, by phase. Every game has these functions."""

from macaronesia.games.canarias.moves import (
    Move,
    city_of,
    house_of,
    palace_of,
    settling_of,
)
from macaronesia.games.canarias.names import Piece
from macaronesia.games.canarias.rules.building import replace_houses, total_points
from macaronesia.games.canarias.rules.rounds import end_turn
from macaronesia.games.canarias.rules.setup import choose_starter, legal_island, take_island
from macaronesia.games.canarias.rules.ship import (
    blame,
    legal_raze,
    legal_settling,
    others_with_houses,
    raze,
    reveal,
    settle,
)
from macaronesia.games.canarias.rules.turn import build, deal, draw_cards, enter, legal_turn, ship, skip, take
from macaronesia.games.canarias.state import Box, Phase, State
from macaronesia.kernel.bits import append
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.events import Events
from macaronesia.kernel.random import Generator, below
from macaronesia.kernel.record import NOBODY, Row


@rule
def legal(s: State, b: Box, out: Row) -> int:
    """Write the legal moves, or the outcomes of chance, into out; how many there are."""
    phase = s.phase
    if phase in (Phase.DEAL, Phase.REVEAL):
        n = 0
        cards, first = drawn_from(s), first_card(s)
        for card in range(b.kinds):
            if cards[card] > 0:
                out[n] = first + card
                n += 1
        return n
    if phase == Phase.SETTLE:
        return legal_settling(s, b, out)
    if phase == Phase.RAZE:
        return legal_raze(s, out)
    if phase == Phase.BLAME:
        return append(out, 0, Move.BLAME.value, others_with_houses(s, s.seat))
    if phase == Phase.ISLAND:
        return legal_island(s, out)
    if phase == Phase.SETUP:
        return append(out, 0, Move.STARTER.value, s.starters)
    if phase == Phase.OVER:
        return 0
    return legal_turn(s, b, out)


@rule
def step(s: State, b: Box, move: int, events: Events) -> None:
    """Make a legal move, a player's or chance's, in place; report what it does if there is a buffer."""
    phase = s.phase
    if phase == Phase.DEAL:
        deal(s, b, move - first_card(s), events)
    elif phase == Phase.REVEAL:
        reveal(s, b, move - Move.REVEAL, events)
    elif phase == Phase.SETTLE:
        plot, colour = settling_of(move - Move.SETTLE)
        settle(s, b, plot, colour, events)
    elif phase == Phase.RAZE:
        raze(s, b, move - Move.RAZE, events)
    elif phase == Phase.BLAME:
        blame(s, b, move - Move.BLAME, events)
    elif phase == Phase.ISLAND:
        take_island(s, b, move - Move.ISLAND, events)
    elif phase == Phase.SETUP:
        choose_starter(s, move - Move.STARTER, events)
    elif move >= Move.PALACE:
        step_enlarging(s, b, move, events)
    elif move >= Move.BUILD:
        card, plot, colour = house_of(move - Move.BUILD)
        build(s, b, card, plot, colour, events)
    elif move >= Move.SHIP:
        ship(s, b, move - Move.SHIP, events)
    elif move == Move.DRAW:
        draw_cards(s, b, events)
    elif move == Move.TAKE:
        take(s, b, events)
    elif move == Move.SKIP:
        skip(s, b, events)
    else:
        end_turn(s, b, events)


@rule
def step_enlarging(s: State, b: Box, move: int, events: Events) -> None:
    """A palace or a city, in any phase of the turn; the phase goes on."""
    if move >= Move.CITY:
        first, second, third, stand, colour = city_of(move - Move.CITY)
        replace_houses(s, b, Piece.CITY.value, first, second, third, stand, colour, events)
    else:
        first, second, stand, colour = palace_of(move - Move.PALACE)
        replace_houses(s, b, Piece.PALACE.value, first, second, -1, stand, colour, events)
    enter(s, b, int(s.seat), int(s.phase), events)


# --- Chance ---


@rule
def drawn_from(s: State) -> Row:
    """The cards of which chance brings one: the ship's in the phase reveal, else the deck's."""
    if s.phase == Phase.REVEAL:
        return s.ship
    return s.deck


@rule
def first_card(s: State) -> int:
    """The move that brings card 0 now."""
    if s.phase == Phase.REVEAL:
        return Move.REVEAL.value
    return Move.STOW.value if s.dealing_to == NOBODY else Move.DEAL.value


@rule
def weigh(s: State, _b: Box, outcomes: Row, out: Row) -> None:
    """Write the weight of each of these outcomes into out: the cards of that kind left, else one."""
    cards = s.phase in (Phase.DEAL, Phase.REVEAL)
    for i in range(len(outcomes)):
        out[i] = drawn_from(s)[outcomes[i] - first_card(s)] if cards else 1


@rule
def draw(s: State, b: Box, rng: Generator, out: Row) -> int:
    """An outcome of chance with its right probability; out is scratch space."""
    if s.phase not in (Phase.DEAL, Phase.REVEAL):
        return out[below(rng, legal(s, b, out))]
    cards = drawn_from(s)
    pick = below(rng, s.ship_size if s.phase == Phase.REVEAL else s.deck_size)
    card = 0
    while pick >= cards[card]:
        pick -= cards[card]
        card += 1
    return first_card(s) + card


@rule
def scores(s: State, _b: Box, out: Row) -> None:
    """The points of every seat."""
    for p in range(s.players):
        out[p] = total_points(s, p)
