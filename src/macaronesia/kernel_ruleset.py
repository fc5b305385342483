"""What the rulesets of all games share: a compiled kernel, with texts and JSON around it."""

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import SimpleNamespace
from typing import Any, ClassVar
from xml.sax.saxutils import escape

import numpy as np

from macaronesia.definition import GameDefinition
from macaronesia.errors import BadOption, IllegalMove, shown
from macaronesia.kernel.events import HIDDEN, Events, buffer_of, listed, new_events
from macaronesia.kernel.game_kernel import MOST_PARAMETERS, MOST_PLAYERS, MOST_WORDS, Kernel
from macaronesia.kernel.random import Generator
from macaronesia.kernel.record import CHANCE as CHANCE_SEAT
from macaronesia.kernel.record import NOBODY, positions
from macaronesia.ruleset import CHANCE, EventRow, Json, Message, Move, Seat

__all__ = ["HIDDEN", "KernelRuleset", "has", "members", "plain", "seat_named"]

#: ``position_of(s, EVERYBODY)``: nothing is concealed; None would be a spectator.
EVERYBODY = "everybody"

_thread = threading.local()


def has(mask: int, index: int) -> bool:
    """As the kernel's; for a Python caller a call into compiled code would cost more than it does."""
    return bool(int(mask) >> index & 1)


def members(mask: int) -> Iterator[int]:
    """The indices that a mask has, in ascending order."""
    mask = int(mask)
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def seat_named(seat: int) -> Seat:
    """A seat of the kernel as people and programs see it."""
    if seat >= 0:
        return seat
    return CHANCE if seat == CHANCE_SEAT else None


def plain(s: Any) -> Any:
    """A position with the same fields as Python's own numbers and lists, for those who read many of them."""
    fields = zip(s.dtype.names, s.item(), strict=True)
    return SimpleNamespace(
        **{name: value.tolist() if isinstance(value, np.ndarray) else value for name, value in fields}
    )


class _Scratch:
    """Arrays of one thread that calls into a kernel write into."""

    def __init__(self, most_legal: int) -> None:
        self.moves = np.empty(most_legal, np.int32)
        self.events = new_events()
        self.words = np.empty(MOST_WORDS, np.int64)
        self.parameters = np.empty(MOST_PARAMETERS, np.int64)
        self.scores = np.empty(MOST_PLAYERS, np.int64)


class KernelRuleset:
    """The part of a Ruleset that is the same for every game. A subclass adds texts, JSON and drawings."""

    definition: ClassVar[GameDefinition]
    kernel: ClassVar[Kernel]
    #: Every reason of a refusal: its number in the kernel, its code, and what its parameters stand for.
    reasons: ClassVar[Mapping[int, tuple[str, Mapping[str, str]]]]
    #: What people call the value of a parameter: a text, an InnerMessage or a PlayerName. The key is the
    #: parameter, or ``message.parameter`` where it means something else in other messages.
    called: Mapping[str, Callable[[Any], Any]] = {}
    #: The TypedDicts of a position (or view) and of a seat's breakdown, for the OpenAPI document.
    message_types: ClassVar[tuple[type, ...]] = ()
    #: How a terminal colours the signs of ``board_text``: regular expression -> style of Rich.
    highlights: ClassVar[Mapping[str, str]] = {}

    def __init__(self, players: int, options: Json) -> None:
        self.players = players
        self.options = options
        self.kernel.rules.use()
        self.b = self.new_box()

    # --- What every game adds ---

    def new_box(self) -> Any:
        """The record of what the options settle."""
        raise NotImplementedError

    def start(self) -> Any:
        """The position before the first move."""
        raise NotImplementedError

    def text(self, code: int) -> str:
        """A move's number as its text."""
        raise NotImplementedError

    def code(self, text: str) -> int | None:
        """The number of a move; None if it can never be legal."""
        raise NotImplementedError

    def narrate(self, events: Sequence[EventRow]) -> list[Message]:
        """What the events of one move tell, as messages in their order."""
        raise NotImplementedError

    # --- What a game adds where this is not enough ---

    def words(self, text: str) -> Sequence[int] | None:
        """A text taken apart for ``refusal``, be its move legal or not; None: no move of this game."""
        code = self.code(text)
        return None if code is None else (code,)

    def parameter(self, kind: str, value: int) -> Any:
        """A parameter of a refusal as people and programs read it, by what ``reasons`` says of it."""
        return self.kernel.phases[value] if kind == "phase" else self.text(value).split()[0]

    def position_of(self, s: Any, seat: int | str | None) -> Json:  # noqa: ARG002 - for games that show less
        """A record as JSON, field by field; ``seat``: for whom it was concealed, or EVERYBODY."""
        fields = {name: self._shown(value) for name, value in vars(plain(s)).items()}
        return (
            {"game": self.game, "options": dict(self.options)}
            | fields
            | {
                "phase": self.phase(s),
                "seat": self.seat(s),
                "scores": self.scores(s) if self.seat(s) is None else None,
            }
        )

    def _shown(self, value: Any) -> Any:
        """A number of a record; None for nothing, ``"?"`` for what is concealed; of rows as many as seats."""
        if isinstance(value, list):
            seats = value[: self.players] if len(value) == MOST_PLAYERS else value
            return [self._shown(number) for number in seats]
        return {NOBODY: None, HIDDEN: "?"}.get(value, value)

    def record_of(self, position: Json, seat: int | str) -> Any:  # noqa: ARG002 - as in position_of
        """The record that JSON of ``position_of`` tells of; ValueError or LookupError if there is none."""
        s = self.start()
        numbers: dict[Any, int] = {None: NOBODY, "?": HIDDEN, CHANCE: CHANCE_SEAT}
        for name in self.kernel.state.names or ():
            value = self.kernel.phases.index(position[name]) if name == "phase" else position[name]
            if isinstance(value, list):
                for place, number in enumerate(value):
                    s[name][place] = numbers.get(number, number)
            else:
                s[name] = numbers.get(value, value)
        return s

    def redact(self, s: Any, moves: Sequence[Move], seat: int | None, since: int = 0) -> list[Move]:  # noqa: ARG002
        """The moves that led to this position as a seat may know them, from number ``since`` on."""
        return list(moves[since:])

    def redeal(self, s: Any, moves: Sequence[Move], seat: int | None, rng: Generator) -> list[Move]:
        """Deal what the seat cannot know anew, in place; the moves that lead there."""
        self.kernel.redeal(s, self.b, -1 if seat is None else seat, rng, self._scratch.moves)
        return list(moves)

    def breakdown(self, s: Any) -> list[Json]:
        """Where every point of every seat came from."""
        return [{"total": points} for points in self.scores(s)]

    def board_text(self, position: Json, names: Sequence[str], language: str = "en") -> str:  # noqa: ARG002
        """A position or view for the terminal: a line for each field."""
        shown_fields = {name: value for name, value in position.items() if name not in ("options", "moves")}
        return "\n".join(f"{name}: {value}" for name, value in shown_fields.items())

    def turn_text(self, view: Json, names: Sequence[str], language: str, width: int) -> str:  # noqa: ARG002
        """What the seat to move needs to choose, in so many columns; short, its own things last."""
        return self.board_text(view, names, language)

    def legend_text(self, language: str) -> str:  # noqa: ARG002
        """What the signs of ``board_text`` and ``turn_text`` mean."""
        return ""

    def phase_text(self, phase: str, language: str) -> str:  # noqa: ARG002
        """What people call a phase."""
        return phase

    def result_lines(self, part: Json, language: str) -> list[str]:  # noqa: ARG002
        """One seat's part of ``breakdown`` in words, a line for each entry."""
        return []

    def svg(self, position: Json, names: Sequence[str], language: str = "en") -> str:
        """A position or view as a drawing: its text."""
        lines = self.board_text(position, names, language).splitlines()
        rows = "".join(f'<text x="8" y="{20 * n}">{escape(line)}</text>' for n, line in enumerate(lines, 1))
        size = f'viewBox="0 0 640 {20 * len(lines) + 10}" font-family="monospace"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{rows}</svg>'

    # --- What follows ---

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.definition.name

    @property
    def _scratch(self) -> _Scratch:
        kept: dict[str, Any] = _thread.__dict__
        if self.game not in kept:
            kept[self.game] = _Scratch(self.kernel.most_legal)
        found: _Scratch = kept[self.game]
        return found

    def copy(self, s: Any) -> Any:
        """Another position equal to this one."""
        other = positions(1, self.kernel.state)
        other[0] = s
        return other[0]

    def phase(self, s: Any) -> str:
        """The name of the phase, as in docs/moves.md."""
        return self.kernel.phases[int(s.phase)]

    def seat(self, s: Any) -> Seat:
        """Who is to move."""
        return seat_named(int(s["seat"]))  # asked for every move; s.seat takes three times as long

    def codes(self, s: Any) -> list[int]:
        """The legal moves, or the outcomes of chance, as numbers."""
        out = self._scratch.moves
        found: list[int] = out[: self.kernel.legal(s, self.b, out)].tolist()
        return found

    def moves(self, s: Any) -> list[str]:
        """The legal moves, or the outcomes of chance, sorted."""
        return sorted(map(self.text, self.codes(s)))

    def outcomes(self, s: Any) -> list[tuple[str, int]]:
        """The outcomes of chance in the order of their texts, each with its weight."""
        return sorted((self.text(code), weight) for code, weight in self.weights(s))

    def weights(self, s: Any) -> list[tuple[int, int]]:
        """The outcomes of chance as numbers, each with its weight."""
        found = np.array(self.codes(s), np.int32)
        weights = np.empty_like(found)
        self.kernel.weigh(s, self.b, found, weights)
        return list(zip(found.tolist(), weights.tolist(), strict=True))

    def play(self, s: Any, text: str, events: Events = None) -> None:
        """Make a move in place, or raise IllegalMove and change nothing; ``events``: a buffer for reports."""
        code = self.code(text) if isinstance(text, str) else None
        if code is None or not self.step(s, code, events):
            reason = self.why(s, text)
            assert reason is not None, text  # a property test holds legal moves and refusals together
            raise reason

    def step(self, s: Any, code: int, events: Events = None) -> bool:
        """Make a move by its number if it is legal; whether it was."""
        scratch = self._scratch
        buffer = scratch.events if events is None else events
        return bool(self.kernel.step_if_legal(s, self.b, code, scratch.moves, buffer))

    def why(self, s: Any, text: object) -> IllegalMove | None:
        """Why a move is illegal; None if it is legal."""
        if self.seat(s) is None:
            return IllegalMove("game-over")
        words = self.words(text) if isinstance(text, str) else None
        if words is None or not isinstance(text, str):
            return IllegalMove("unknown-move", move=shown(text))
        scratch, code = self._scratch, self.code(text)
        legal = code is not None and bool(self.kernel.is_legal(s, self.b, code, scratch.moves))
        scratch.words[: len(words)] = words
        reason = int(self.kernel.refusal(s, self.b, scratch.words, legal, scratch.parameters))
        if reason == 0:
            return None
        return self._refusal(s, text, reason, scratch.parameters.tolist())

    def _refusal(self, s: Any, text: str, reason: int, numbers: list[int]) -> IllegalMove:
        code, kinds = self.reasons[reason]
        params: Json = {}
        for (name, kind), number in zip(kinds.items(), numbers, strict=False):
            if kind == "text":
                params[name] = text
            elif kind == "outcomes":
                params[name] = self.moves(s)
            else:
                params[name] = number if kind == "number" else self.parameter(kind, number)
        refused = IllegalMove(code, **params)
        refused.spoken = self.spoken(code, params)
        return refused

    def spoken(self, message: str, params: Json) -> Json:
        """The parameters of a message as ``locale.say`` takes them, things by the names people use."""

        def say(name: str, value: Any) -> Any:
            call = self.called.get(f"{message}.{name}") or self.called.get(name)
            if call is None:
                return value
            return list(map(call, value)) if isinstance(value, list) else call(value)

        return {name: say(name, value) for name, value in params.items()}

    def conceal(self, s: Any, seat: int | None) -> Any:
        """The position as a seat (None: a spectator) may know it, everything hidden blanked."""
        known = self.copy(s)
        self.kernel.conceal(known, self.b, -1 if seat is None else seat)
        return known

    def conceal_events(self, s: Any, events: Sequence[Sequence[int]], seat: int | None) -> list[list[int]]:
        """The events that have just led to this position, as a seat may know them."""
        buffer = buffer_of(events)
        self.kernel.conceal_events(s, self.b, -1 if seat is None else seat, buffer)
        return listed(buffer)

    def position(self, s: Any) -> Json:
        """Everything."""
        return self.position_of(s, EVERYBODY)

    def view(self, s: Any, seat: int | None) -> Json:
        """The position as a seat may know it; None is a spectator."""
        return self.position_of(self.conceal(s, seat), seat)

    def from_position(self, position: Json) -> Any:
        """The position that this JSON tells of; BadOption names the field that cannot be."""
        return self._checked_record(position, EVERYBODY)

    def from_view(self, view: Json, seat: int) -> Any:
        """The concealed record of a seat whose view this is; BadOption names the field that cannot be."""
        return self._checked_record(view, seat)

    def _checked_record(self, given: Json, seat: int | str) -> Any:
        """Compiled rules trust a record, so all that its JSON shows must be what was given."""
        try:
            s = self.record_of(given, seat)
            expected = self.position_of(s, seat)
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            if isinstance(error, BadOption):
                raise
            raise BadOption.value("position", f"{type(error).__name__}: {error}", "a position") from None
        for field, value in expected.items():
            if field not in given or given[field] != value:
                raise BadOption.value(
                    f"position.{field}", given.get(field), f"{shown(value)}, by all else in it"
                )
        return s

    def chooses_secretly(self, s: Any) -> bool:  # noqa: ARG002 - most games have no such choice
        """Whether the seat to move makes a choice that the others must not see yet."""
        return False

    def secret_pending(self, s: Any) -> bool:  # noqa: ARG002 - as above
        """Whether somebody has made a choice that the others must not see yet."""
        return False

    def hidden_points(self, view: Json, part: Json, seat: int) -> Json:  # noqa: ARG002 - as above
        """A seat's part of ``breakdown`` as one may know it who has this view."""
        return part

    def scores(self, s: Any) -> list[int]:
        """The points of every seat."""
        points = self._scratch.scores
        self.kernel.scores(s, self.b, points)
        found: list[int] = points[: self.players].tolist()
        return found
