"""A player's turn, and the dealing of cards in it and before it."""

from macaronesia.canarias.moves import (
    BUILD,
    BUILD_PALACE,
    DEAL_CARD,
    DRAW,
    FINISH,
    SKIP,
    STOW,
    TAKE,
    TO_SHIP,
)
from macaronesia.canarias.rules.building import (
    build_house,
    build_up,
    can_build_up,
    holds,
    legal_cities,
    legal_houses,
    legal_palaces,
)
from macaronesia.canarias.rules.cards import any_of, can_deal, remember
from macaronesia.canarias.rules.rounds import begin_turn, end_turn
from macaronesia.canarias.state import (
    ACT,
    CHANCE,
    DEAL,
    DRAW4,
    END,
    EXTRA,
    HAND,
    ISLAND,
    NOBODY,
    SHIP,
    Box,
    State,
)
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.record import Row


@rule
def enter(s: State, b: Box, phase: int) -> None:
    """A phase of the turn: with an empty hand no card for the ship, with nothing else to do no end."""
    s.phase = phase
    if phase == SHIP and not any_of(b, s.hands[s.seat]):
        s.phase = END
    if s.phase == END and not can_build_up(s, b, s.seat) and not can_take(s, b):
        end_turn(s, b)


@rule
def can_take(s: State, b: Box) -> bool:
    """Whether the extra card of this turn is still to be had."""
    return s.taken == 0 and holds(s, b, s.seat, EXTRA) and can_deal(s, b)


# --- Dealing ---


@rule
def deal_to(s: State, b: Box, seat: int, cards: int, after: int) -> None:
    """Chance deals so many cards to a seat (NOBODY: to the ship), as far as there are any."""
    s.dealing_to, s.dealing, s.after_deal = seat, cards, after
    s.phase, s.seat = DEAL, CHANCE
    next_card(s, b)


@rule
def next_card(s: State, b: Box) -> None:
    """An empty deck is refilled when a card is needed; with none to be had the dealing stops."""
    if s.dealing > 0 and not any_of(b, s.deck):
        for card in range(b.kinds):
            s.deck[card] = s.discard[card]
            s.discard[card] = 0
        if not any_of(b, s.deck):
            s.dealing = 0
    if s.dealing == 0:
        dealt(s, b)


@rule
def deal_card(s: State, b: Box, move: int) -> None:
    """One card from the deck, to a hand or onto the ship."""
    if s.dealing_to == NOBODY:
        card = move - STOW
        s.ship[card] += 1
    else:
        card = move - DEAL_CARD
        s.hands[s.dealing_to, card] += 1
    s.deck[card] -= 1
    s.dealing -= 1
    next_card(s, b)


@rule
def dealt(s: State, b: Box) -> None:
    """What follows a deal: before the first turn the next hand, then the ship; in a turn the turn."""
    if s.after_deal != ISLAND:
        s.seat = s.dealing_to
        enter(s, b, s.after_deal)
        return
    # At the start the deck cannot run out, so nothing needs refilling here.
    s.turn += 1
    if s.turn < s.players:
        s.dealing_to, s.dealing = (s.starter + s.turn) % s.players, HAND
    elif s.dealing_to != NOBODY:
        s.dealing_to, s.dealing = NOBODY, 1
    else:
        s.turn = 0
        begin_turn(s, b)


# --- A turn ---


@rule
def legal_turn(s: State, b: Box, out: Row) -> int:
    """What the player may do in this phase of the turn, and what may be done in all of them."""
    n = 0
    if s.phase == ACT:
        if s.may_build:
            n = legal_houses(s, b, out, n)
        if can_deal(s, b):
            out[n] = DRAW
            n += 1
        elif n == 0:
            out[n] = SKIP
            n += 1
    elif s.phase == SHIP:
        for card in range(b.kinds):
            if s.hands[s.seat, card] > 0:
                out[n] = TO_SHIP + card
                n += 1
    else:
        out[n] = FINISH
        n += 1
    return legal_at_any_time(s, b, out, n)


@rule
def legal_at_any_time(s: State, b: Box, out: Row, n: int) -> int:
    """Palaces, cities and the extra card."""
    n = legal_palaces(s, b, out, n)
    n = legal_cities(s, b, out, n)
    if can_take(s, b):
        out[n] = TAKE
        n += 1
    return n


@rule
def take_turn(s: State, b: Box, move: int) -> None:
    """A move of one's turn."""
    seat = int(s.seat)
    if move >= BUILD_PALACE:
        build_up(s, b, move)
        enter(s, b, s.phase)
    elif move >= BUILD:
        code = move - BUILD
        card = code // 84
        s.hands[seat, card] -= 1
        s.discard[card] += 1
        build_house(s, b, seat, card, code // 7 % 12, code % 7)
        enter(s, b, SHIP)
    elif move >= TO_SHIP:
        card = move - TO_SHIP
        s.hands[seat, card] -= 1
        s.ship[card] += 1
        remember(s, seat, card)
        enter(s, b, END)
    elif move == DRAW:
        deal_to(s, b, seat, 4 if holds(s, b, seat, DRAW4) else 3, SHIP)
    elif move == TAKE:
        s.taken = 1
        deal_to(s, b, seat, 1, s.phase)
    elif move == SKIP:
        enter(s, b, SHIP)
    else:
        end_turn(s, b)
