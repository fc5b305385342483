"""What the rest of the project calls: legal moves, step, chance, redealing, whole random games."""

from typing import Any

from macaronesia.canarias.moves import BLAME_SEAT, DEAL_CARD, STARTER, STOW, UNVEIL
from macaronesia.canarias.rules.building import total_points
from macaronesia.canarias.rules.cards import total
from macaronesia.canarias.rules.setup import choose_starter, legal_island, take_island
from macaronesia.canarias.rules.ship import (
    blame,
    legal_raze,
    legal_settling,
    others_with_houses,
    raze,
    reveal,
    settle,
)
from macaronesia.canarias.rules.turn import deal_card, legal_turn, take_turn
from macaronesia.canarias.state import (
    ACT,
    BLAME,
    CHANCE,
    DEAL,
    ISLAND,
    NOBODY,
    OVER,
    RAZE,
    REVEAL,
    SETTLE,
    SETUP,
    Box,
    State,
)
from macaronesia.kernel.bits import append
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.random import Generator, below
from macaronesia.kernel.record import Row


@rule
def drawn_from(s: State) -> Row:
    """The cards of which chance brings one: the ship's in the phase reveal, else the deck's."""
    if s.phase == REVEAL:
        return s.ship
    return s.deck


@rule
def first_card(s: State) -> int:
    """The move that brings card 0 now."""
    if s.phase == REVEAL:
        return UNVEIL
    return STOW if s.dealing_to == NOBODY else DEAL_CARD


@rule
def legal(s: State, b: Box, out: Row) -> int:
    """Write the legal moves, or the outcomes of chance, into out; how many there are."""
    phase = s.phase
    if phase in (DEAL, REVEAL):
        n = 0
        cards = drawn_from(s)
        for card in range(b.kinds):
            if cards[card] > 0:
                out[n] = first_card(s) + card
                n += 1
        return n
    if phase == SETTLE:
        return legal_settling(s, b, out)
    if phase == RAZE:
        return legal_raze(s, out)
    if phase == BLAME:
        return append(out, 0, BLAME_SEAT, others_with_houses(s, s.seat))
    if phase == ISLAND:
        return legal_island(s, out)
    if phase == SETUP:
        return append(out, 0, STARTER, s.starters)
    if phase == OVER:
        return 0
    return legal_turn(s, b, out)


@rule
def step(s: State, b: Box, move: int) -> None:
    """Make a legal move, a player's or chance's, in place."""
    phase = s.phase
    if phase == DEAL:
        deal_card(s, b, move)
    elif phase == REVEAL:
        reveal(s, b, move)
    elif phase == SETTLE:
        settle(s, b, move)
    elif phase == RAZE:
        raze(s, b, move)
    elif phase == BLAME:
        blame(s, b, move)
    elif phase == ISLAND:
        take_island(s, b, move)
    elif phase == SETUP:
        choose_starter(s, move)
    else:
        take_turn(s, b, move)


@rule
def step_if_legal(s: State, b: Box, move: int, out: Row) -> bool:
    """Make a move if it is legal; whether it was. out is scratch space."""
    for i in range(legal(s, b, out)):
        if out[i] == move:
            step(s, b, move)
            return True
    return False


@rule
def weigh(s: State, outcomes: Row, out: Row) -> None:
    """Write the weight of each of these outcomes into out: the cards of that kind left, else one."""
    for i in range(len(outcomes)):
        out[i] = 1
        if s.phase in (DEAL, REVEAL):
            out[i] = drawn_from(s)[outcomes[i] - first_card(s)]


@rule
def draw(s: State, b: Box, rng: Generator, out: Row) -> int:
    """An outcome of chance with its right probability; out is scratch space."""
    if s.phase not in (DEAL, REVEAL):
        return out[below(rng, legal(s, b, out))]
    cards = drawn_from(s)
    pick = below(rng, total(b, cards))
    card = 0
    while pick >= cards[card]:
        pick -= cards[card]
        card += 1
    return first_card(s) + card


@rule
def scores(s: State, out: Row) -> None:
    """The points of every seat."""
    for p in range(s.players):
        out[p] = total_points(s, p)


@rule
def redeal(s: State, b: Box, seat: int, rng: Generator, pool: Row) -> None:
    """Make s a position drawn uniformly from those that this seat cannot tell from it.

    What it cannot see is shuffled and dealt anew to the other hands, the ship's other places and the
    deck, in their sizes. A spectator is seat -1. ``pool`` is scratch space for 60 cards.
    """
    if s.phase == OVER:
        return  # everything is open
    unseen = 0
    for card in range(b.kinds):
        copies = int(b.copies[card]) - int(s.discard[card])
        if s.revealed == card:
            copies -= 1
        if seat >= 0:
            copies -= int(s.hands[seat, card])
            for i in range(2):
                if s.known[seat, i] == card:
                    copies -= 1
        for _ in range(copies):
            pool[unseen] = card
            unseen += 1
    for i in range(unseen - 1, 0, -1):
        j = below(rng, i + 1)
        swapped = int(pool[i])
        pool[i] = pool[j]
        pool[j] = swapped
    for p in range(s.players):
        if p != seat:
            unseen = refill(b, s.hands[p], total(b, s.hands[p]), pool, unseen)
    aboard = total(b, s.ship)
    for i in range(2):
        if seat >= 0 and s.known[seat, i] != NOBODY:
            aboard -= 1
    unseen = refill(b, s.ship, aboard, pool, unseen)
    for i in range(2):
        if seat >= 0 and s.known[seat, i] != NOBODY:
            s.ship[s.known[seat, i]] += 1
    aboard = unseen  # the ship's new cards stand here in the pool, in random order
    for p in range(s.players):
        for i in range(2):
            if p != seat and s.known[p, i] != NOBODY:
                s.known[p, i] = pool[aboard]
                aboard += 1
    refill(b, s.deck, unseen, pool, unseen)
    imagine_turn(s, b, seat)


@rule
def imagine_turn(s: State, b: Box, seat: int) -> None:
    """Whether the player of this turn may build, in a redealt position: by the hand it has there."""
    dealing = s.phase == DEAL and s.after_deal == ACT
    player = s.dealing_to if dealing else s.seat
    if player == seat or not (dealing or s.phase == ACT):
        return
    settlers = 0
    for card in range(b.settlers):
        settlers += int(s.hands[player, card])
    at_start = total(b, s.hands[player])
    if s.taken and not dealing:
        at_start -= 1
    s.may_build = 1 if settlers > 0 and at_start > 1 else 0


@rule
def refill(b: Box, cards: Row, size: int, pool: Row, left: int) -> int:
    """Replace a hand, the ship or the deck by so many cards from the end of the pool; what is left of it."""
    for card in range(b.kinds):
        cards[card] = 0
    for _ in range(size):
        left -= 1
        cards[pool[left]] += 1
    return left


@rule
def play_out(s: State, b: Box, rng: Generator, out: Row) -> int:
    """Play to the end, every legal move equally likely; how many moves, chance included."""
    n = 0
    while s.phase != OVER:
        if s.seat == CHANCE:
            step(s, b, draw(s, b, rng, out))
        else:
            step(s, b, out[below(rng, legal(s, b, out))])
        n += 1
    return n


@rule
def play_out_all(start: Any, games: int, b: Box, rng: Generator, s: Any, out: Row) -> int:
    """Play many random games from the position in start, in the scratch position in s."""
    n = 0
    for _ in range(games):
        s[0] = start[0]
        n += play_out(s[0], b, rng, out)
    return n


@rule
def step_all(s: Any, b: Box, moves: Row) -> None:
    """Make one move in each of many positions."""
    for i in range(len(s)):
        step(s[i], b, moves[i])
