"""What a seat may know of a position and of events, and positions that it cannot tell apart."""

from macaronesia.games.canarias.events import Event
from macaronesia.games.canarias.rules.cards import hand_allows_building
from macaronesia.games.canarias.state import Box, Phase, State
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.events import HIDDEN, Events
from macaronesia.kernel.random import Generator, below
from macaronesia.kernel.record import NOBODY, Row


@rule
def whose_turn(s: State) -> int:
    """The player of this turn, also while cards are being dealt in it; else CHANCE or NOBODY."""
    return int(s.dealing_to) if s.phase == Phase.DEAL else int(s.seat)


@rule
def conceal(s: State, b: Box, seat: int) -> None:
    """Blank what a seat (-1: a spectator) may not know: others' hands and what they know, the deck, the ship.

    In another's turn also whether that player may build, which would tell of a hand of pirates alone.
    """
    if s.phase == Phase.OVER:
        return  # everything is open
    for card in range(b.kinds):
        s.deck[card] = 0
        s.ship[card] = 0
    for p in range(s.players):
        if p != seat:
            s.known[p, 0] = s.known[p, 1] = NOBODY
            for card in range(b.kinds):
                s.hands[p, card] = 0
    if whose_turn(s) != seat:
        s.may_build = 0


@rule
def conceal_events(s: State, _b: Box, seat: int, events: Events) -> None:
    """Blank what a seat (-1: a spectator) may not know of the events that have just led to s."""
    if s.phase == Phase.OVER:
        return
    for i in range(1, events[0, 0] + 1):
        kind, who = events[i, 0], events[i, 1]
        if kind == Event.STOWED:
            events[i, 1] = HIDDEN
        elif who != seat:
            if kind in (Event.DEALT, Event.SHIPPED):
                events[i, 2] = HIDDEN
            elif kind == Event.TURN:
                events[i, 3] = HIDDEN


@rule
def redeal(s: State, b: Box, seat: int, rng: Generator, pool: Row) -> None:
    """Make s, which may be concealed, a position drawn uniformly from those that a seat cannot tell from it.

    What it cannot see is shuffled and dealt to the other hands, the ship's other places and the deck, in
    their sizes. What others know of the ship stays open. ``pool``: scratch space for 60 cards.
    """
    if s.phase == Phase.OVER:
        return
    conceal(s, b, seat)
    left = shuffle_unseen(s, b, seat, rng, pool)
    for p in range(s.players):
        if p != seat:
            for _ in range(s.hand_sizes[p]):
                left -= 1
                s.hands[p, pool[left]] += 1
    aboard = int(s.ship_size)
    if seat >= 0:
        for i in range(2):
            if s.known[seat, i] != NOBODY:
                s.ship[s.known[seat, i]] += 1
                aboard -= 1
    for _ in range(aboard):
        left -= 1
        s.ship[pool[left]] += 1
    for i in range(left):
        s.deck[pool[i]] += 1
    player, dealing = whose_turn(s), s.phase == Phase.DEAL and s.after_deal == Phase.ACT
    if player != seat and (dealing or s.phase == Phase.ACT):
        newer = 1 if s.taken and not dealing else 0
        s.may_build = 1 if hand_allows_building(s, b, player, newer) else 0


@rule
def shuffle_unseen(s: State, b: Box, seat: int, rng: Generator, pool: Row) -> int:
    """Write the cards that a seat cannot see into the pool, in random order; how many."""
    n = 0
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
            pool[n] = card
            n += 1
    for i in range(n - 1, 0, -1):
        j = below(rng, i + 1)
        swapped = int(pool[i])
        pool[i] = pool[j]
        pool[j] = swapped
    return n
