"""A player's turn, and the dealing of cards in it and before it."""

from macaronesia.games.canarias.events import (
    Event,
    begin_dealing,
    build_house,
    deal_card,
    enter_phase,
    load_card,
    refill_deck,
    stow_card,
    take_extra,
)
from macaronesia.games.canarias.moves import OWN, Move
from macaronesia.games.canarias.names import Effect
from macaronesia.games.canarias.rules.building import (
    award_privilege,
    can_enlarge,
    holds,
    legal_cities,
    legal_houses,
    legal_palaces,
)
from macaronesia.games.canarias.rules.cards import can_deal
from macaronesia.games.canarias.rules.rounds import begin_turn, end_turn
from macaronesia.games.canarias.state import HAND, Box, Phase, State
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.events import Events, report
from macaronesia.kernel.record import NOBODY, Row


@rule
def enter(s: State, b: Box, seat: int, phase: int, events: Events) -> None:
    """A phase of the turn: with an empty hand no card for the ship, with nothing else to do no end."""
    if phase == Phase.SHIP and s.hand_sizes[seat] == 0:
        phase = Phase.END.value
    if phase == Phase.END and not can_enlarge(s, b, seat) and not can_take(s, b, seat):
        end_turn(s, b, events)
    else:
        enter_phase(s, phase, seat, int(s.turn), events)


@rule
def can_take(s: State, b: Box, seat: int) -> bool:
    """Whether the extra card of this turn is still to be had."""
    return s.taken == 0 and holds(s, b, seat, Effect.EXTRA.value) and can_deal(s)


# --- Dealing ---


@rule
def deal_to(s: State, b: Box, to: int, cards: int, after: int, turn: int, events: Events) -> None:
    """Chance deals so many cards to a seat (NOBODY: to the ship), as far as there are any."""
    begin_dealing(s, to, cards, after, turn, events)
    next_card(s, b, events)


@rule
def next_card(s: State, b: Box, events: Events) -> None:
    """An empty deck is refilled when a card is needed; with none to be had the dealing stops."""
    if s.dealing > 0 and s.deck_size == 0 and s.discard_size > 0:
        refill_deck(s, b, events)
    if s.dealing == 0 or s.deck_size == 0:
        end_dealing(s, b, events)


@rule
def deal(s: State, b: Box, card: int, events: Events) -> None:
    """One card from the deck, to a hand or onto the ship."""
    if s.dealing_to == NOBODY:
        stow_card(s, card, events)
    else:
        deal_card(s, int(s.dealing_to), card, events)
    next_card(s, b, events)


@rule
def end_dealing(s: State, b: Box, events: Events) -> None:
    """What follows a deal: before the first turn the next hand, then the ship; in a turn the turn."""
    if s.after_deal != Phase.ISLAND:
        enter(s, b, int(s.dealing_to), int(s.after_deal), events)
        return
    # At the start the deck cannot run out, so nothing needs refilling here.
    turn = int(s.turn) + 1
    if turn < s.players:
        begin_dealing(s, (int(s.starter) + turn) % s.players, HAND, Phase.ISLAND.value, turn, events)
    elif s.dealing_to != NOBODY:
        begin_dealing(s, NOBODY, 1, Phase.ISLAND.value, turn, events)
    else:
        begin_turn(s, b, 0, events)


# --- A turn ---


@rule
def legal_turn(s: State, b: Box, out: Row) -> int:
    """What the player may do in this phase of the turn, and what may be done in all of them."""
    n = 0
    if s.phase == Phase.ACT:
        if s.may_build:
            n = legal_houses(s, b, out, n)
        if can_deal(s):
            out[n] = Move.DRAW.value
            n += 1
        elif n == 0:
            out[n] = Move.SKIP.value
            n += 1
    elif s.phase == Phase.SHIP:
        for card in range(b.kinds):
            if s.hands[s.seat, card] > 0:
                out[n] = Move.SHIP + card
                n += 1
    else:
        out[n] = Move.END.value
        n += 1
    return legal_at_any_time(s, b, out, n)


@rule
def legal_at_any_time(s: State, b: Box, out: Row, n: int) -> int:
    """Palaces, cities and the extra card."""
    n = legal_palaces(s, b, out, n)
    n = legal_cities(s, b, out, n)
    if can_take(s, b, int(s.seat)):
        out[n] = Move.TAKE.value
        n += 1
    return n


@rule
def draw_cards(s: State, b: Box, events: Events) -> None:
    """``draw``: three cards, four with the privilege."""
    seat = int(s.seat)
    report(events, Event.DREW, seat, 0, 0, 0)
    cards = 4 if holds(s, b, seat, Effect.DRAW4.value) else 3
    deal_to(s, b, seat, cards, Phase.SHIP.value, int(s.turn), events)


@rule
def build(s: State, b: Box, card: int, plot: int, other: int, events: Events) -> None:
    """``build``: a settler's house, in its own colour or, out of stock, in another."""
    seat, colour = int(s.seat), int(b.colour[card]) if other == OWN else other
    build_house(s, b, seat, card, plot, colour, events)
    award_privilege(s, colour, events)
    enter(s, b, seat, Phase.SHIP.value, events)


@rule
def skip(s: State, b: Box, events: Events) -> None:
    """``skip``: neither drawing nor building is possible."""
    report(events, Event.SKIPPED, int(s.seat), 0, 0, 0)
    enter(s, b, int(s.seat), Phase.SHIP.value, events)


@rule
def ship(s: State, b: Box, card: int, events: Events) -> None:
    """``ship``: a card of the hand for the ship."""
    load_card(s, int(s.seat), card, events)
    enter(s, b, int(s.seat), Phase.END.value, events)


@rule
def take(s: State, b: Box, events: Events) -> None:
    """``take``: the extra card."""
    take_extra(s, int(s.seat), events)
    deal_to(s, b, int(s.seat), 1, int(s.phase), int(s.turn), events)
