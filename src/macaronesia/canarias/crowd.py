"""Many possible histories of hidden cards, followed side by side."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from macaronesia.canarias.state import COLOURS

DEALT, SEEN, SHIPPED, ABOARD, SHOWN, REFILLED, PIRATES = range(7)


class Event(NamedTuple):
    """What a move says about cards that a seat has not seen."""

    kind: int
    ply: int
    place: int = -1  # a seat's hand, or the ship: the number of players
    card: int = -1
    cards: tuple[int, ...] = ()  # REFILLED: the new deck


class NoHistory(Exception):
    """All histories that were followed contradict what the seat saw."""


class Crowd:
    """Histories of which the more live on, the likelier they make what the seat saw.

    ``left[h, k, c]``: cards of kind c in pool k of history h that are open; ``at[h, k, p]``: how many
    cards of the pool lie open at place p; ``owed[h, p]``: p has put a card on the ship that still counts
    as one of the hand. Every event is weighed with the share of deals that agree with it (Gordon, Salmond
    and Smith 1993), so that a history is as likely as the dealing makes it.
    """

    def __init__(self, story: Sequence[Event], size: int, players: int, kinds: int, rng: Any) -> None:
        pools = sum(event.kind in (REFILLED, PIRATES) for event in story)
        self.rng = rng
        self.all = np.arange(size)
        self.left = np.zeros((size, pools, kinds), np.int64)
        self.at = np.zeros((size, pools, players + 1), np.int64)
        self.owed = np.zeros((size, players + 1), bool)
        self.picks = np.zeros((len(story), size), np.int64)
        self.weights = np.ones(size)
        self.deck = self.newest = -1
        for number, event in enumerate(story):
            self.follow(number, event, kinds - len(COLOURS))

    def follow(self, number: int, event: Event, settlers: int) -> None:
        """One event in every history."""
        place, card = event.place, event.card
        if event.kind == REFILLED:
            self.deck = self.newest = self.newest + 1
            self.left[:, self.deck] = event.cards
        elif event.kind == DEALT:
            self.at[:, self.deck, place] += 1
        elif event.kind == SEEN:
            found, pool = self.left[:, self.deck, card], self.left[:, self.deck].sum(1)
            agree = found / np.maximum(pool, 1)
            self.left[:, self.deck, card] -= 1
            self._weigh(number, agree)
        elif event.kind == SHIPPED:
            self.owed[:, place] = True
        elif event.kind == ABOARD:
            self._bring_aboard(number, place)
        elif event.kind == SHOWN:
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
        """One of the ways for every history, in proportion to their numbers; remembered."""
        upto = ways.cumsum(1)
        points = self.rng.random(len(ways)) * upto[:, -1]
        picked = np.minimum((upto <= points[:, None]).sum(1), ways.shape[1] - 1)
        self.picks[number] = picked
        return picked

    def _weigh(self, number: int, agree: Any) -> None:
        """Histories that cannot be end; when few carry all the weight they take the others' places."""
        self.weights *= agree
        total = self.weights.sum()
        if not total > 0:
            raise NoHistory
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
        """One of the histories: its picks, and the cards of each pool that are open to the last."""
        h = int(self.rng.choice(len(self.weights), p=self.weights / self.weights.sum()))
        return self.picks[:, h], self.left[h]
