"""Islas Canarias as the bots think about it: a seat's knowledge, one look ahead, and the search."""

from typing import Any

import numpy as np

from macaronesia.bots.canarias.ahead import TRIALS, look_ahead
from macaronesia.bots.canarias.explore import HABITS, TALLY, WIDEST
from macaronesia.bots.canarias.imagine import complete, imagine, setting
from macaronesia.bots.canarias.race import RACE, explore
from macaronesia.bots.canarias.sheet import SHEET
from macaronesia.bots.canarias.weights import new_sheet
from macaronesia.bots.choice import View
from macaronesia.canarias.moves import MOST_LEGAL, text_of
from macaronesia.canarias.state import BOX, MOST_PLAYERS, STATE
from macaronesia.errors import BadOption
from macaronesia.kernel.random import generator
from macaronesia.kernel.record import positions
from macaronesia.kernel.units import Entry, Unit


def _entries() -> list[Entry]:
    s, b, sheet, rng = positions(1, STATE), positions(1, BOX)[0], positions(1, SHEET)[0], generator(0)
    out, table = np.empty((2, 1), np.int32), np.empty((2, 1, MOST_PLAYERS))
    tallies, race = positions(1, TALLY), positions(1, RACE)[0]
    return [
        (complete, (s[0], b, 0, rng, out[0])),
        (look_ahead, (s, b, s, sheet, out, table, table)),
        (explore, (s, b, tallies, race, 1, HABITS, s, s, sheet, rng, rng, out, table, table)),
    ]


BOTS = Unit("canarias", "bots", "Islas Canarias's bots", _entries)


class Mind:
    """A position of Islas Canarias as one seat knows it."""

    def __init__(self, view: View, frozen: bool = False) -> None:
        BOTS.use()
        self.seat: int = view["seat"]
        self.moves: list[str] = view["moves"]
        self.players: int = view["players"]
        self.b, names = setting(view)
        self.s = imagine(view)
        self.frozen = frozen
        self.habits = HABITS
        trial, sheet = positions(TRIALS, STATE), new_sheet(self.players, self.b, frozen)
        out, table = paper()
        n = look_ahead(self.s, self.b, trial, sheet, out, table[0], table[1])
        place = {text_of(int(code), names): i for i, code in enumerate(out[0, :n])}
        if not set(self.moves) <= set(place):
            strange = next(move for move in self.moves if move not in place)
            raise BadOption.value("view", strange, "moves that are legal in it")
        order = [place[text] for text in self.moves]
        self.codes = out[0, order]
        self._chances, self._points = table[0, 0, order, : self.players], table[1, 0, order, : self.players]

    def judge(self) -> tuple[Any, Any]:
        """One look ahead: for every move every seat's chance to win, and its expected points."""
        return self._chances, self._points

    def think(self, seed: str) -> "Thought":
        """A search of this position; equal seeds and iterations give equal figures."""
        return Thought(self, seed)


def paper() -> tuple[Any, Any]:
    """What a look ahead writes on: two layers of all moves that there can be.

    6 MB, of which only what is used is touched.
    """
    return np.empty((2, MOST_LEGAL), np.int32), np.empty((2, 2, MOST_LEGAL, MOST_PLAYERS))


class Thought:
    """A search under way."""

    def __init__(self, mind: Mind, seed: str) -> None:
        self._mind = mind
        self._sheet = new_sheet(mind.players, mind.b, mind.frozen)
        self._base, self._rng = generator(seed), generator(seed)
        self._race = positions(1, RACE)[0]
        self._s, self._trial = positions(1, STATE), positions(TRIALS, STATE)
        self._out, self._table = paper()
        prior = mind.judge()[0][:, mind.seat]
        self._best = np.argsort(-prior, kind="stable")[:WIDEST]
        self._tallies = positions(len(self._best), TALLY)
        self._tallies.move = mind.codes[self._best]
        self._tallies.prior = prior[self._best]

    def run(self, iterations: int) -> int:
        """Go on for so many iterations; free of the interpreter's lock. How many were made."""
        mind = self._mind
        return explore(
            *(mind.s, mind.b, self._tallies, self._race, iterations, mind.habits, self._s, self._trial),
            *(self._sheet, self._base, self._rng, self._out, self._table[0], self._table[1]),
        )

    @property
    def at_once(self) -> int:
        """The quick tries that are left, then one careful try.

        Shortly before the end of a game quick tries are over at once, and careful ones last a hundred times
        as long: the speed so far tells nothing about those.
        """
        left = self._mind.habits.quick - int(self._race.quick)
        return left if left > 0 else self._mind.habits.cost

    def settled(self, _to_come: float) -> bool:
        """Whether one contender is left."""
        return bool(self._race.running == 1)

    def _by_move(self, of_tallies: Any) -> Any:
        table = np.zeros((len(self._mind.moves), *of_tallies.shape[1:]), of_tallies.dtype)
        table[self._best] = of_tallies
        return table

    @property
    def visits(self) -> Any:
        """The iterations that each move was tried for."""
        return self._by_move(self._tallies.visits + self._mind.habits.cost * self._tallies.deals)

    @property
    def preference(self) -> Any:
        """Who was longest in the race, then whose chance is best; a deal that not all have played is none."""
        stayed = np.minimum(self._tallies.deals, self._race.deals)
        return self._by_move(stayed) + self._known()[0][:, self._mind.seat]

    @property
    def chances(self) -> Any:
        """Every seat's chance to win, times the visits."""
        return self._known()[0] * self.visits[:, None]

    @property
    def scores(self) -> Any:
        """Every seat's expected points, times the visits."""
        return self._known()[1] * self.visits[:, None]

    def _known(self) -> tuple[Any, Any]:
        """Chances and points after each move from all that is known, put together as ``expected`` does."""
        tallies, (chances, points) = self._tallies, self._mind.judge()
        return (
            self._together(chances, tallies.chances, tallies.careful_chances),
            self._together(points, tallies.scores, tallies.careful_scores),
        )

    def _together(self, prior: Any, quick: Any, careful: Any) -> Any:
        habits, players = self._mind.habits, self._mind.players
        visits, deals = (self._by_move(n)[:, None] for n in (self._tallies.visits, self._tallies.deals))
        looked = habits.first_look + visits
        before = (self._by_move(quick)[:, :players] + looked * prior) / (looked + visits)
        return (habits.hold * before + self._by_move(careful)[:, :players]) / (habits.hold + deals)
