"""Histories that a seat cannot tell from the true one: who was dealt what, and put which card on the ship.

They are drawn by a particle filter (Gordon, Salmond and Smith 1993) from the moves as the seat knows them, so
that nothing else can show through. Cards that the seat has not seen are left open until a move shows one of
them; then it is drawn which of them it was. The cards that were dealt from one deck, refilled or not, make a
*pool*: within it each can have gone anywhere, but a card must have lain in the deck it was dealt from.
"""

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any, NamedTuple

import numpy as np

from macaronesia.games.canarias.names import COLOURS, Names, Piece
from macaronesia.games.canarias.rules.building import any_left, free_plots
from macaronesia.games.canarias.state import Phase
from macaronesia.games.canarias.views import HIDDEN, receivers
from macaronesia.ruleset import CHANCE, Move

#: How many particles the filter has: first so many, and if all of them are contradicted, more.
PARTICLES = (24, 96, 384, 1536)
#: How many histories are drawn from one filter before a larger one is made.
TRIES = 8


class Seen(IntEnum):
    """What a move says about cards that a seat has not seen."""

    DEALT = 0  # one to a place
    SHOWN_DEALT = 1  # one that the seat saw, from the deck
    SHIPPED = 2  # a hand puts one on the ship; which one is left open
    ABOARD = 3  # it is now drawn which one that was, because the hand changes
    SHOWN = 4  # one out of a hand, or from the ship
    REFILLED = 5  # a new deck, and with it a new pool
    PIRATES = 6  # a hand holds pirates alone, and becomes a pool of its own


class Observation(NamedTuple):
    """One of these, and the move that it comes from."""

    kind: Seen
    ply: int
    place: int = -1  # a seat's hand, or the ship: the number of players
    card: int = -1
    cards: tuple[int, ...] = ()  # REFILLED: the new deck


class NoParticleLeft(Exception):
    """All particles contradict what the seat saw."""


def observations(
    told: Sequence[Move], seat: int | None, players: int, names: Names, copies: Sequence[int], bare: set[int]
) -> list[Observation]:
    """What a seat's moves say about the cards it has not seen, in order; the full deck comes first.

    ``bare`` has the plies of turns that began with pirates alone. Which card of a hand went onto the ship
    is left open until the hand changes, because by then most of the ship has been revealed.
    """
    ship, number = players, {card: kind for kind, card in enumerate(names.cards)}
    deck, discard, own = sum(copies), [0] * len(copies), [0] * len(copies)
    found = [Observation(Seen.REFILLED, 0, cards=tuple(copies))]
    owing: set[int] = set()
    to = receivers(told, players, int(told[0][1].split()[1]) if told else 0)

    def add(kind: Seen, ply: int, place: int = -1, card: int = -1, cards: tuple[int, ...] = ()) -> None:
        if place in owing:
            owing.discard(place)
            found.append(Observation(Seen.ABOARD, ply, place))
        found.append(Observation(kind, ply, place, card, cards))

    for ply, (who, text) in enumerate(told):
        verb, *words = text.split(" ")
        card = number.get(words[0], -1) if words else -1
        if ply in bare and who != seat:
            add(Seen.PIRATES, ply, int(who))
        if verb in ("deal", "stow"):
            if not deck:
                add(Seen.REFILLED, ply, cards=tuple(discard))
                deck, discard = sum(discard), [0] * len(copies)
            deck -= 1
            if card < 0:
                add(Seen.DEALT, ply, to.get(ply, ship))
            else:
                add(Seen.SHOWN_DEALT, ply, card=card)
        elif verb == "ship" and who == seat:
            own[card] += 1
        elif verb == "ship":
            add(Seen.SHIPPED, ply, int(who))
            owing.add(int(who))
        elif verb in ("build", "reveal"):
            discard[card] += 1
            if verb == "reveal" and own[card]:
                own[card] -= 1  # the rules take it for the own one, and so do we
            elif who != seat:
                add(Seen.SHOWN, ply, ship if who == CHANCE else int(who), card)
    return found + [Observation(Seen.ABOARD, len(told), place) for place in sorted(owing)]


def pirates_alone(rules: Any, moves: Sequence[Move]) -> set[int]:
    """Where turns began with two and more cards, pirates alone, as everybody could tell.

    Who does nothing though there are houses left and a free plot for one has no settler to build with.
    """
    found: set[int] = set()
    if not any(text == "skip" for _, text in moves):
        return found
    s, turn, since = rules.start(), (-1, -1), 0
    for ply, (who, text) in enumerate(moves):
        if s.phase == Phase.ACT and turn != (s.this_round, s.turn):
            turn, since = (int(s.this_round), int(s.turn)), ply
            cards = int(s.hand_sizes[who])
        if text == "skip" and cards > 1 and free_plots(s, int(who)) and any_left(s, Piece.HOUSE):
            found.add(since)
        rules.play(s, text)
    return found


class ParticleFilter:
    """Particles of which the more live on, the likelier they make what the seat saw.

    ``left[h, k, c]``: cards of kind c in pool k of particle h that are open; ``at[h, k, p]``: how many
    cards of the pool lie open at place p; ``owed[h, p]``: p has put a card on the ship that still counts
    as one of the hand. Every observation is weighed with the share of deals that agree with it, so that a
    history is as likely as the dealing makes it.
    """

    def __init__(self, seen: Sequence[Observation], size: int, players: int, kinds: int, rng: Any) -> None:
        pools = _pools(seen)
        self.rng = rng
        self.all = np.arange(size)
        self.left = np.zeros((size, pools, kinds), np.int64)
        self.at = np.zeros((size, pools, players + 1), np.int64)
        self.owed = np.zeros((size, players + 1), bool)
        self.picks = np.zeros((len(seen), size), np.int64)
        self.weights = np.ones(size)
        self.deck = self.newest = -1
        for number, observation in enumerate(seen):
            self.follow(number, observation, kinds - len(COLOURS))

    def follow(self, number: int, seen: Observation, settlers: int) -> None:
        """One observation in every particle."""
        place, card = seen.place, seen.card
        if seen.kind == Seen.REFILLED:
            self.deck = self.newest = self.newest + 1
            self.left[:, self.deck] = seen.cards
        elif seen.kind == Seen.DEALT:
            self.at[:, self.deck, place] += 1
        elif seen.kind == Seen.SHOWN_DEALT:
            found, pool = self.left[:, self.deck, card], self.left[:, self.deck].sum(1)
            agree = found / np.maximum(pool, 1)
            self.left[:, self.deck, card] -= 1
            self._weigh(number, agree)
        elif seen.kind == Seen.SHIPPED:
            self.owed[:, place] = True
        elif seen.kind == Seen.ABOARD:
            self._bring_aboard(number, place)
        elif seen.kind == Seen.SHOWN:
            self._show(number, place, card)
        else:
            self.newest += 1
            self._weigh(number, np.array([self._pirates(h, place, settlers) for h in range(len(self.all))]))

    def _bring_aboard(self, number: int, place: int) -> None:
        """The card that is owed to the ship, if it has not been shown yet: any of the hand."""
        owing = self.owed[:, place]
        picked = self._pick(number, self.at[:, :, place].astype(float))
        self.picks[number, ~owing] = -1
        self.at[self.all, picked, place] -= owing
        self.at[self.all, picked, -1] += owing
        self.owed[:, place] = False

    def _show(self, number: int, place: int, card: int) -> None:
        """A card from a hand; or from the ship: one that lies there or one that is owed."""
        ship, pools = self.at.shape[2] - 1, self.at.shape[1]
        share = self.left[:, :, card] / np.maximum(self.left.sum(2), 1)
        ways = np.zeros(self.at.shape)
        ways[:, :, place] = self.at[:, :, place] * share
        if place == ship:
            owing = self.owed[:, None, :] / np.maximum(self.at.sum(1), 1)[:, None, :]
            ways += self.at * owing * share[:, :, None]
        picked = self._pick(number, ways.transpose(0, 2, 1).reshape(len(ways), -1))
        source, pool = np.divmod(picked, pools)
        self.at[self.all, pool, source] -= 1
        self.left[self.all, pool, card] -= 1
        self.owed[self.all, source] &= place != ship
        self._weigh(number, ways.sum((1, 2)))

    def _pick(self, number: int, ways: Any) -> Any:
        """One of the ways for every particle, in proportion to their numbers; remembered."""
        upto = ways.cumsum(1)
        points = self.rng.random(len(ways)) * upto[:, -1]
        picked = np.minimum((upto <= points[:, None]).sum(1), ways.shape[1] - 1)
        self.picks[number] = picked
        return picked

    def _weigh(self, number: int, agree: Any) -> None:
        """Weigh the particles; resample when some are impossible or few carry all the weight."""
        self.weights *= agree
        total = self.weights.sum()
        if not total > 0:
            raise NoParticleLeft
        self.weights /= total
        size = len(self.weights)
        if self.weights.min() > 0 and size * (self.weights**2).sum() < 2:
            return
        marks = (self.all + self.rng.random()) / size
        kept = np.minimum(np.searchsorted(self.weights.cumsum(), marks, side="right"), size - 1)
        kept = np.where(self.weights[kept] > 0, kept, int(self.weights.argmax()))  # rounding
        self.left, self.at, self.owed = self.left[kept], self.at[kept], self.owed[kept]
        self.picks[: number + 1] = self.picks[: number + 1, kept]
        self.weights = np.full(size, 1 / size)

    def _pirates(self, h: int, place: int, settlers: int) -> float:
        """A hand of pirates alone becomes a pool of its own; the share of deals in which it is one."""
        share = 1.0
        for k in range(self.newest):
            pool = self.left[h, k]
            for _ in range(int(self.at[h, k, place])):
                pirates = pool[settlers:]
                if not pirates.sum():
                    return 0.0
                share *= pirates.sum() / pool.sum()
                card = settlers + int(self.rng.choice(np.flatnonzero(pirates)))  # one of each kind
                pool[card] -= 1
                self.left[h, self.newest, card] += 1
                self.at[h, k, place] -= 1
                self.at[h, self.newest, place] += 1
        return share

    def chosen(self) -> tuple[Any, Any]:
        """One of the particles: its picks, and the cards of each pool that are open to the last."""
        h = int(self.rng.choice(len(self.weights), p=self.weights / self.weights.sum()))
        return self.picks[:, h], self.left[h]


def _pools(seen: Sequence[Observation]) -> int:
    return sum(observation.kind in (Seen.REFILLED, Seen.PIRATES) for observation in seen)


def completed(
    told: Sequence[Move],
    seen: Sequence[Observation],
    ship: int,
    picks: Any,
    left: Any,
    names: Names,
    rng: Any,
) -> list[Move]:
    """The moves with a card in the place of every one that the seat does not know."""
    open_at: dict[tuple[int, int], list[list[int]]] = {}  # (pool, place): cards, each as its plies
    card_at: dict[int, int] = {}
    owed: dict[int, int] = {}  # the ply at which a place put a card on the ship
    deck = newest = -1

    def taken(pool: int, place: int) -> list[int]:
        there = open_at[pool, place]
        return there.pop(int(rng.integers(len(there))))

    for (kind, ply, place, card, _), pick in zip(seen, picks.tolist(), strict=True):
        if kind == Seen.REFILLED:
            deck = newest = newest + 1
        elif kind == Seen.DEALT:
            open_at.setdefault((deck, place), []).append([ply])
        elif kind == Seen.SHIPPED:
            owed[place] = ply
        elif kind == Seen.ABOARD and pick >= 0:
            open_at.setdefault((pick, ship), []).append([*taken(pick, place), owed.pop(place)])
        elif kind == Seen.SHOWN:
            source, pool = divmod(pick, len(left))
            plies = taken(pool, source)
            if place == ship and source != ship:
                plies.append(owed.pop(source))
            card_at |= dict.fromkeys(plies, card)
        elif kind == Seen.PIRATES:
            newest += 1
            mine = [key for key in open_at if key[1] == place]
            open_at[newest, place] = [cards for key in mine for cards in open_at.pop(key)]
    for pool in range(newest + 1):
        cards = rng.permutation(np.repeat(np.arange(left.shape[1]), left[pool]))
        places = sorted(plies for (k, _), there in open_at.items() if k == pool for plies in there)
        for plies, card in zip(places, cards.tolist(), strict=False):  # the rest is the deck
            card_at |= dict.fromkeys(plies, card)
    return [
        (who, text.replace(HIDDEN, names.cards[card_at[ply]]) if ply in card_at else text)
        for ply, (who, text) in enumerate(told)
    ]


def true_picks(
    moves: Sequence[Move], seen: Sequence[Observation], ship: int, names: Names
) -> tuple[Any, Any]:
    """The picks that the true moves stand for, as ``ParticleFilter.chosen`` gives them."""
    pools = _pools(seen)
    left, picks = np.zeros((pools, len(names.cards)), np.int64), np.zeros(len(seen), np.int64)
    at: dict[int, list[tuple[int, int]]] = {place: [] for place in range(ship + 1)}  # (card, pool)
    owed: dict[int, tuple[int, int]] = {}
    deck = newest = -1

    def taken(place: int, card: int) -> tuple[int, int]:
        return at[place].pop(next(i for i, (kind, _) in enumerate(at[place]) if kind == card))

    def true_card(ply: int) -> int:
        return names.cards.index(moves[ply][1].split(" ")[1])

    for number, (kind, ply, place, card, cards) in enumerate(seen):
        if kind == Seen.REFILLED:
            deck = newest = newest + 1
            left[deck] = cards
        elif kind == Seen.DEALT:
            at[place].append((true_card(ply), deck))
        elif kind == Seen.SHOWN_DEALT:
            left[deck, card] -= 1
        elif kind == Seen.SHIPPED:
            owed[place] = taken(place, true_card(ply))
        elif kind == Seen.ABOARD:
            picks[number] = owed[place][1] if place in owed else -1
            at[ship] += [owed.pop(place)] if place in owed else []
        elif kind == Seen.SHOWN:
            sources = [p for p, (shipped, _) in owed.items() if shipped == card and place == ship]
            source = sources[0] if sources else place
            _, pool = owed.pop(source) if sources else taken(place, card)
            left[pool, card] -= 1
            picks[number] = source * pools + pool
        else:
            newest += 1
            for held, pool in at[place]:
                left[pool, held] -= 1
                left[newest, held] += 1
            at[place] = [(held, newest) for held, _ in at[place]]
    return picks, left


def resample(
    told: Sequence[Move],
    moves: Sequence[Move],
    seen: Sequence[Observation],
    players: int,
    names: Names,
    rng: Any,
    replayed: Callable[[list[Move]], Any],
) -> tuple[list[Move], Any]:
    """A history that the seat cannot tell from the true one, drawn as the dealing makes it, and its position.

    ``replayed`` gives the position, or None if a move was not legal: the rare case that a player built
    though the hand drawn for the start of that turn is pirates alone. The true moves are looked at only
    when every filter has come to nothing; then each card stays in the pool it truly came from.
    """
    one_pool = _pools(seen) == 1  # then all are equally likely
    for size in (*((1,) * TRIES if one_pool else ()), *PARTICLES):
        try:
            particles = ParticleFilter(seen, size, players, len(names.cards), rng)
        except NoParticleLeft:
            continue
        for _ in range(1 if size == 1 else TRIES):
            found = completed(told, seen, players, *particles.chosen(), names, rng)
            if (s := replayed(found)) is not None:
                return found, s
    truth = true_picks(moves, seen, players, names)
    while True:
        found = completed(told, seen, players, *truth, names, rng)
        if (s := replayed(found)) is not None:
            return found, s
