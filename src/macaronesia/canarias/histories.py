"""Histories a seat cannot tell from the true one: who was dealt what, and put which card on the ship.

Made from the moves as the seat knows them, so that nothing else can show through. Cards that the seat
has not seen are left open until a move shows one of them; then it is drawn which of them it was. The
cards that were dealt from one deck, refilled or not, make a *pool*: within it each can have gone anywhere,
but a card must have lain in the deck it was dealt from.
"""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from macaronesia.canarias.crowd import (
    ABOARD,
    DEALT,
    PIRATES,
    REFILLED,
    SEEN,
    SHIPPED,
    SHOWN,
    Crowd,
    Event,
    NoHistory,
)
from macaronesia.canarias.moves import Names
from macaronesia.canarias.rules.building import any_left, free_plots
from macaronesia.canarias.state import ACT, HOUSE
from macaronesia.canarias.views import HIDDEN, receivers
from macaronesia.ruleset import CHANCE, Move

#: How many histories are followed side by side: first so many, and if all of them end nowhere, more.
CROWDS = (24, 96, 384, 1536)
#: How many histories of a crowd are looked at before a larger one is called.
TRIES = 8


def events(
    told: Sequence[Move], seat: int | None, players: int, names: Names, copies: Sequence[int], bare: set[int]
) -> list[Event]:
    """What a seat's moves say about the cards it has not seen, in order; the full deck comes first.

    ``bare`` has the plies of turns that began with pirates alone. Which card of a hand went onto the ship
    is left open until the hand changes, because by then most of the ship has been revealed.
    """
    ship, number = players, {card: kind for kind, card in enumerate(names.cards)}
    deck, discard, own = sum(copies), [0] * len(copies), [0] * len(copies)
    found = [Event(REFILLED, 0, cards=tuple(copies))]
    owing: set[int] = set()
    to = receivers(told, players)

    def add(event: Event) -> None:
        if event.place in owing:
            owing.discard(event.place)
            found.append(Event(ABOARD, event.ply, event.place))
        found.append(event)

    for ply, (who, text) in enumerate(told):
        verb, *words = text.split(" ")
        card = number.get(words[0], -1) if words else -1
        if ply in bare and who != seat:
            add(Event(PIRATES, ply, int(who)))
        if verb in ("deal", "stow"):
            if not deck:
                add(Event(REFILLED, ply, cards=tuple(discard)))
                deck, discard = sum(discard), [0] * len(copies)
            deck -= 1
            add(Event(DEALT, ply, to.get(ply, ship)) if card < 0 else Event(SEEN, ply, card=card))
        elif verb == "ship" and who == seat:
            own[card] += 1
        elif verb == "ship":
            add(Event(SHIPPED, ply, int(who)))
            owing.add(int(who))
        elif verb in ("build", "reveal"):
            discard[card] += 1
            if verb == "reveal" and own[card]:
                own[card] -= 1  # the rules take it for the own one, and so do we
            elif who != seat:
                add(Event(SHOWN, ply, ship if who == CHANCE else int(who), card))
    return found + [Event(ABOARD, len(told), place) for place in sorted(owing)]


def pirates_alone(rules: Any, moves: Sequence[Move]) -> set[int]:
    """Where turns began with two and more cards, pirates alone, as everybody could tell.

    Who does nothing though there are houses left and a free plot for one has no settler to build with.
    """
    found: set[int] = set()
    if not any(text == "skip" for _, text in moves):
        return found
    s, turn, since = rules.start(), (-1, -1), 0
    for ply, (who, text) in enumerate(moves):
        if s.phase == ACT and turn != (s.this_round, s.turn):
            turn, since = (int(s.this_round), int(s.turn)), ply
            cards = int(s.hands[who].sum())
        if text == "skip" and cards > 1 and free_plots(s, int(who)) and any_left(s, HOUSE):
            found.add(since)
        rules.play(s, text)
    return found


def written(
    told: Sequence[Move], story: Sequence[Event], ship: int, picks: Any, left: Any, names: Names, rng: Any
) -> list[Move]:
    """The moves with a card in the place of every one that the seat does not know."""
    open_at: dict[tuple[int, int], list[list[int]]] = {}  # (pool, place): cards, each as its plies
    card_at: dict[int, int] = {}
    owed: dict[int, int] = {}  # the ply at which a place put a card on the ship
    deck = newest = -1

    def taken(pool: int, place: int) -> list[int]:
        there = open_at[pool, place]
        return there.pop(int(rng.integers(len(there))))

    for event, pick in zip(story, picks.tolist(), strict=True):
        if event.kind == REFILLED:
            deck = newest = newest + 1
        elif event.kind == DEALT:
            open_at.setdefault((deck, event.place), []).append([event.ply])
        elif event.kind == SHIPPED:
            owed[event.place] = event.ply
        elif event.kind == ABOARD and pick >= 0:
            open_at.setdefault((pick, ship), []).append([*taken(pick, event.place), owed.pop(event.place)])
        elif event.kind == SHOWN:
            source, pool = divmod(pick, len(left))
            plies = taken(pool, source)
            if event.place == ship and source != ship:
                plies.append(owed.pop(source))
            card_at |= dict.fromkeys(plies, event.card)
        elif event.kind == PIRATES:
            newest += 1
            mine = [key for key in open_at if key[1] == event.place]
            open_at[newest, event.place] = [card for key in mine for card in open_at.pop(key)]
    for pool in range(newest + 1):
        cards = rng.permutation(np.repeat(np.arange(left.shape[1]), left[pool]))
        places = sorted(plies for (k, _), there in open_at.items() if k == pool for plies in there)
        for plies, card in zip(places, cards.tolist(), strict=False):  # the rest is the deck
            card_at |= dict.fromkeys(plies, card)
    return [
        (who, text.replace(HIDDEN, names.cards[card_at[ply]]) if ply in card_at else text)
        for ply, (who, text) in enumerate(told)
    ]


def true_picks(moves: Sequence[Move], story: Sequence[Event], ship: int, names: Names) -> tuple[Any, Any]:
    """The picks that the true moves stand for, as ``Crowd.chosen`` gives them."""
    pools = sum(event.kind in (REFILLED, PIRATES) for event in story)
    left, picks = np.zeros((pools, len(names.cards)), np.int64), np.zeros(len(story), np.int64)
    at: dict[int, list[tuple[int, int]]] = {place: [] for place in range(ship + 1)}  # (card, pool)
    owed: dict[int, tuple[int, int]] = {}
    deck = newest = -1

    def taken(place: int, card: int) -> tuple[int, int]:
        return at[place].pop(next(i for i, (kind, _) in enumerate(at[place]) if kind == card))

    for number, event in enumerate(story):
        place = event.place
        if event.kind == REFILLED:
            deck = newest = newest + 1
            left[deck] = event.cards
        elif event.kind == DEALT:
            at[place].append((_card(moves, event, names), deck))
        elif event.kind == SEEN:
            left[deck, event.card] -= 1
        elif event.kind == SHIPPED:
            owed[place] = taken(place, _card(moves, event, names))
        elif event.kind == ABOARD:
            picks[number] = owed[place][1] if place in owed else -1
            at[ship] += [owed.pop(place)] if place in owed else []
        elif event.kind == SHOWN:
            sources = [p for p, (kind, _) in owed.items() if kind == event.card and place == ship]
            source = sources[0] if sources else place
            _, pool = owed.pop(source) if sources else taken(place, event.card)
            left[pool, event.card] -= 1
            picks[number] = source * pools + pool
        else:
            newest += 1
            for card, pool in at[place]:
                left[pool, card] -= 1
                left[newest, card] += 1
            at[place] = [(card, newest) for card, _ in at[place]]
    return picks, left


def _card(moves: Sequence[Move], event: Event, names: Names) -> int:
    return names.cards.index(moves[event.ply][1].split(" ")[1])


def fitting(
    told: Sequence[Move],
    moves: Sequence[Move],
    story: Sequence[Event],
    players: int,
    names: Names,
    rng: Any,
    replayed: Callable[[list[Move]], Any],
) -> tuple[list[Move], Any]:
    """A history that the seat cannot tell from the true one, drawn as the dealing makes it, and its position.

    ``replayed`` gives the position, or None if a move was not legal: the rare case that a player built
    though the hand drawn for the start of that turn is pirates alone. The true moves are looked at only
    when every crowd has come to nothing; then each card stays in the pool it truly came from.
    """
    one_deck = sum(event.kind in (REFILLED, PIRATES) for event in story) == 1  # then all are equally likely
    for size in (*((1,) * TRIES if one_deck else ()), *CROWDS):
        try:
            crowd = Crowd(story, size, players, len(names.cards), rng)
        except NoHistory:
            continue
        for _ in range(1 if size == 1 else TRIES):
            found = written(told, story, players, *crowd.chosen(), names, rng)
            if (s := replayed(found)) is not None:
                return found, s
    truth = true_picks(moves, story, players, names)
    while True:
        found = written(told, story, players, *truth, names, rng)
        if (s := replayed(found)) is not None:
            return found, s
