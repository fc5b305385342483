"""Santiago as Game knows it: the compiled rules, with words around them."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from macaronesia.compiled import Compiled, scratch
from macaronesia.drawing.notes import Picture
from macaronesia.errors import IllegalMove
from macaronesia.kernel.random import Generator, generator
from macaronesia.kernel.record import positions
from macaronesia.kernel.units import Entry, Unit
from macaronesia.ruleset import Event, Json, Move
from macaronesia.santiago import options, views
from macaronesia.santiago.board import area_around
from macaronesia.santiago.drawing import draw, pictures, sheet
from macaronesia.santiago.engine import legal, redeal, secret_chooser, step_if_legal, weigh
from macaronesia.santiago.listing import codes, texts
from macaronesia.santiago.moves import MOST_LEGAL, notation
from macaronesia.santiago.refusals import refusal
from macaronesia.santiago.rules.auction import bid_is_taken
from macaronesia.santiago.rules.canals import price_of_digging
from macaronesia.santiago.rules.planting import free_squares, neutral_ground
from macaronesia.santiago.rules.scoring import scores, worth
from macaronesia.santiago.state import OVER, PHASES, STATE, State
from macaronesia.santiago.story import tell
from macaronesia.santiago.terminal import board_text, legend_text, turn_text


def offered() -> Json:
    """What can be chosen for a game, for those who ask people."""
    return options.offered()


def art() -> tuple[str, Json]:
    """The symbols of the game, and where on the board things lie."""
    return sheet.sheet(), sheet.geometry()


def picture(name: str, edition: str | None, language: str) -> Picture:
    """A picture of the rules, or KeyError."""
    return pictures.picture(name, edition, language)


def _entries() -> list[Entry]:
    s, out = positions(1, STATE)[0], scratch(MOST_LEGAL)
    return [
        (legal, (s, out)),
        (step_if_legal, (s, 0, out)),
        (weigh, (s, out, out)),
        (secret_chooser, (s,)),
        (redeal, (s, 0, generator(0))),
        (scores, (s, np.zeros(1, np.int64))),
        *((function, (s,)) for function in (free_squares, neutral_ground, price_of_digging)),
        (bid_is_taken, (s, 0)),
        (worth, (s, 0, 0)),
        (area_around, (0, 0)),
    ]


RULES = Unit("santiago", "rules", "Santiago", _entries)


def settle(players: Any, given: Json) -> "Santiago":
    """The rules with these options, or BadOption."""
    settled = options.settled(players, given)
    RULES.use()
    return Santiago(players, settled)


class Santiago(Compiled):
    """The Ruleset of Santiago."""

    game = "santiago"
    record = STATE
    phases = PHASES
    titles: Mapping[str, str] = {}

    def __init__(self, players: int, settled: Json) -> None:
        self.players = players
        self.options = settled
        self.edition: str = settled["edition"]
        self._notation = notation(self.edition)

    def start(self) -> State:
        return options.start(self.players, self.options)

    def moves(self, s: State) -> list[str]:
        return texts(s, self.edition)

    def outcomes(self, s: State) -> list[tuple[str, int]]:
        found = np.array(sorted(codes(s), key=self._notation.rank.__getitem__), np.int32)
        weights = np.empty_like(found)
        weigh(s, found, weights)
        return list(zip(map(self._notation.texts.__getitem__, found), weights.tolist(), strict=True))

    def play(self, s: State, text: str) -> None:
        code = self._notation.codes.get(text) if isinstance(text, str) else None
        if code is None or not step_if_legal(s, code, scratch(MOST_LEGAL)):
            reason = self.why(s, text)
            assert reason is not None, text  # a property test holds the two lists together
            raise reason

    def why(self, s: State, text: str) -> IllegalMove | None:
        return refusal(s, text, self.edition)

    def position(self, s: State) -> Json:
        return views.position(s, self.options, self.scores(s) if s.phase == OVER else None)

    def view(self, s: State, seat: int | None) -> Json:
        return views.conceal(s, self.position(s), seat)

    def redact(self, s: State, moves: Sequence[Move], seat: int | None, since: int = 0) -> list[Move]:
        if len(moves) > since and int(secret_chooser(s)) not in (-1, seat):
            return [*moves[since:-1], (moves[-1][0], "bid ?")]
        return list(moves[since:])

    def redeal(self, s: State, moves: Sequence[Move], seat: int | None, rng: Generator) -> list[Move]:
        redeal(s, -1 if seat is None else seat, rng)
        chooser = int(secret_chooser(s))
        if chooser < 0:
            return list(moves)
        bid = int(s.bids[chooser])
        return [*moves[:-1], (chooser, f"bid {bid}" if bid else "pass")]

    def scores(self, s: State) -> list[int]:
        points = np.zeros(self.players, np.int64)
        scores(s, points)
        return [int(n) for n in points]

    def breakdown(self, s: State) -> list[Json]:
        return views.breakdown(s, self.edition)

    def tell(self, before: Json, move: Move, after: Json) -> list[Event]:
        return tell(before, move, after)

    def text(self, position: Json, names: Sequence[str], language: str = "en") -> str:
        return board_text(position, names, language)

    def turn(self, view: Json, names: Sequence[str], language: str, width: int) -> str:
        return turn_text(view, names, language, width)

    def legend(self, language: str) -> str:
        return legend_text(language)

    def svg(self, position: Json, names: Sequence[str], language: str = "en") -> str:
        return draw(position, names, language)
