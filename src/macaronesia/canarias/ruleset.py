"""Islas Canarias as Game knows it: the compiled rules, with words around them."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from macaronesia.canarias import histories, options, views
from macaronesia.canarias.drawing import draw, pictures, sheet
from macaronesia.canarias.engine import legal, scores, step_if_legal, weigh
from macaronesia.canarias.moves import MOST_LEGAL, Names, code_of, text_of, words_of
from macaronesia.canarias.refusals import refusal
from macaronesia.canarias.rules.building import allowed_plots, any_left, colour_at, free_plots, holds
from macaronesia.canarias.rules.cards import can_deal
from macaronesia.canarias.rules.ship import others_with_houses
from macaronesia.canarias.state import BOX, OVER, PHASES, STATE, Box, State
from macaronesia.canarias.story import tell
from macaronesia.canarias.tables import box_record, cards_of, islands_of
from macaronesia.canarias.terminal import board_text, legend_text, turn_text
from macaronesia.compiled import Compiled, scratch
from macaronesia.drawing.notes import Picture
from macaronesia.errors import IllegalMove
from macaronesia.kernel.random import Generator, word
from macaronesia.kernel.record import positions
from macaronesia.kernel.units import Entry, Unit
from macaronesia.ruleset import Event, Json, Move


def offered() -> Json:
    """What can be chosen for a game, for those who ask people."""
    return options.offered()


def art() -> tuple[str, Json]:
    """The symbols of the game in the box that we ship, and where on the islands things lie."""
    box = options.shipped()
    return sheet.sheet(box), sheet.geometry(box)


def picture(name: str, edition: str | None, language: str) -> Picture:
    """A picture of the rules, or KeyError."""
    return pictures.picture(name, edition, language)


def _entries() -> list[Entry]:
    s, b, out = positions(1, STATE)[0], positions(1, BOX)[0], scratch(MOST_LEGAL)
    return [
        (legal, (s, b, out)),
        (step_if_legal, (s, b, 0, out)),
        (weigh, (s, out, out)),
        (scores, (s, np.zeros(1, np.int64))),
        (allowed_plots, (s, b, 0, 0)),
        (holds, (s, b, 0, 0)),
        (any_left, (s, 0)),
        (colour_at, (s, 0, 0)),
        (free_plots, (s, 0)),
        (can_deal, (s, b)),
        (others_with_houses, (s, 0)),
    ]


RULES = Unit("canarias", "rules", "Islas Canarias", _entries)


def settle(players: Any, given: Json) -> "Canarias":
    """The rules with these options, or BadOption."""
    settled, box = options.settled(players, given)
    RULES.use()
    return Canarias(players, settled, box)


class Canarias(Compiled):
    """The Ruleset of Islas Canarias."""

    game = "canarias"
    record = STATE
    phases = PHASES

    def __init__(self, players: int, settled: Json, box: Json) -> None:
        self.players = players
        self.options = settled
        self.box = box
        self.names = Names(cards_of(box), islands_of(box))
        things = box["settlers"] | box["islands"]
        self.titles = {thing: things[thing].get("title") or thing for thing in things}
        self._b: Box = box_record(box)
        self._known: dict[str, int] = {}

    def start(self) -> State:
        return options.start(self.players, self.options, self._b)

    def _codes(self, s: State) -> list[int]:
        out = scratch(MOST_LEGAL)
        found: list[int] = out[: legal(s, self._b, out)].tolist()
        return found

    def moves(self, s: State) -> list[str]:
        return sorted(text_of(code, self.names) for code in self._codes(s))

    def outcomes(self, s: State) -> list[tuple[str, int]]:
        found = np.array(self._codes(s), np.int32)
        weights = np.empty_like(found)
        weigh(s, found, weights)
        return sorted(zip((text_of(int(code), self.names) for code in found), weights.tolist(), strict=True))

    def play(self, s: State, text: str) -> None:
        code = self._code(text) if isinstance(text, str) else None
        if code is None or not step_if_legal(s, self._b, code, scratch(MOST_LEGAL)):
            reason = self.why(s, text)
            assert reason is not None, text  # a property test holds the two lists together
            raise reason
        self._known[text] = code

    def _code(self, text: str) -> int | None:
        """The number of a move; those that were ever played are remembered, for reading takes longest."""
        if text in self._known:
            return self._known[text]
        words = words_of(text, self.names)
        return None if words is None else code_of(words)

    def why(self, s: State, text: str) -> IllegalMove | None:
        reason = refusal(s, self._b, text, self.names, self.moves(s))
        if reason is not None:
            reason.titles = self.titles
        return reason

    def position(self, s: State) -> Json:
        final = self.scores(s) if s.phase == OVER else None
        return views.position(s, self.options, self.box["name"], self.names, final)

    def view(self, s: State, seat: int | None) -> Json:
        return views.conceal(s, self.position(s), seat, self.names)

    def redact(self, s: State, moves: Sequence[Move], seat: int | None, since: int = 0) -> list[Move]:
        return views.redact(s, moves, seat, since)

    def redeal(self, s: State, moves: Sequence[Move], seat: int | None, rng: Generator) -> list[Move]:
        if s.phase == OVER:
            return list(moves)  # everything is open
        told = self.redact(s, moves, seat)
        bare = histories.pirates_alone(self, moves)
        copies = [int(self._b.copies[kind]) for kind in range(len(self.names.cards))]
        story = histories.events(told, seat, self.players, self.names, copies, bare)
        draws = np.random.Generator(np.random.PCG64([int(word(rng)) for _ in range(4)]))
        found, there = histories.fitting(told, moves, story, self.players, self.names, draws, self._replayed)
        for field in STATE.names or ():
            setattr(s, field, getattr(there, field))
        return found

    def _replayed(self, moves: Sequence[Move]) -> State | None:
        """The position these moves lead to; None if one of them is not legal."""
        s = self.start()
        for _, text in moves:
            code = self._code(text)
            if code is None or not step_if_legal(s, self._b, code, scratch(MOST_LEGAL)):
                return None
        return s

    def scores(self, s: State) -> list[int]:
        points = np.zeros(self.players, np.int64)
        scores(s, points)
        return [int(n) for n in points]

    def breakdown(self, s: State) -> list[Json]:
        return views.breakdown(s)

    def tell(self, before: Json, move: Move, after: Json) -> list[Event]:
        return tell(before, move, after, self.box)

    def text(self, position: Json, names: Sequence[str], language: str = "en") -> str:
        return board_text(position, names, self.box, language)

    def turn(self, view: Json, names: Sequence[str], language: str, width: int) -> str:
        return turn_text(view, names, self.box, language, width)

    def legend(self, language: str) -> str:
        return legend_text(language)

    def svg(self, position: Json, names: Sequence[str], language: str = "en") -> str:
        return draw(position, names, self.box, language)
