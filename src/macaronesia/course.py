"""The course of a game: its moves, the position they lead to, and the seed by which chance is dealt.

Games, records and tables are made of it. ``Game`` is the same for people.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from macaronesia import fair
from macaronesia.errors import IllegalMove
from macaronesia.ruleset import CHANCE, Json, Message, Move, Ruleset, Seat

#: Instead of a seat: whoever may know everything; None would be a spectator.
EVERYTHING = "everything"


class Step(NamedTuple):
    """What one move did: the position after it, and the events that led there, nothing concealed."""

    s: Any
    events: list[list[int]]


class Course:
    """A list of moves and all that follows from it."""

    def __init__(
        self,
        rules: Ruleset,
        seed: bytes | None = None,
        undone: Sequence[Sequence[int]] = (),
        fork: Json | None = None,
        position: Json | None = None,
    ) -> None:
        self.rules = rules
        self.seed = seed  #: None: chance is moved from outside
        #: ``[ply, n]``: n chance numbers were used up by moves taken back there (see docs/fair-dealing.md).
        self.undone = [list(entry) for entry in undone]
        #: ``table`` and ``ply`` that this course was forked from: its seed deals from there on.
        self.fork = None if fork is None else dict(fork)
        self.first_position = position  #: as JSON, where the course does not begin with the game
        self.first = rules.start() if position is None else rules.from_position(position)
        self.s = rules.copy(self.first)
        self.moves: list[Move] = []
        self.dealt = 0  #: moves of chance that were made
        #: A list that ``make`` adds a Step to for every move; None: nobody wants to know.
        self.trace: list[Step] | None = None

    @property
    def seat(self) -> Seat:
        """Who is to move: 0 to players - 1, CHANCE, or None when the game is over."""
        return self.rules.seat(self.s)

    @property
    def ply(self) -> int:
        """How many moves there are, chance included."""
        return len(self.moves)

    # --- Moves ---

    def make(self, text: str) -> None:
        """Make one move, of a player or of chance; IllegalMove says why not, and nothing is changed."""
        who = self.seat
        if self.trace is None:
            self.rules.play(self.s, text)
        else:
            self._traced(self.trace, text)
        assert who is not None  # when the game is over every move is refused
        self.moves.append((who, text))
        self.dealt += who == CHANCE

    def _traced(self, trace: list[Step], text: str) -> None:
        from macaronesia.kernel.events import listed, new_events  # noqa: PLC0415 - brings NumPy

        events = new_events()
        self.rules.play(self.s, text, events)
        trace.append(Step(self.rules.copy(self.s), listed(events)))

    def follow(self, moves: Sequence[Move]) -> None:
        """Make moves that were made before, those of chance too; nothing is dealt."""
        for who, text in moves:
            if who != self.seat:
                raise ValueError(f"{text!r} of {who}, but it is the turn of {self.seat}")
            self.make(text)

    def deal(self) -> None:
        """Make the moves of chance from the seed, if there is one."""
        while self.seed is not None and self.seat == CHANCE:
            self.make(self.outcome_of(self.seed))

    @property
    def next_dealt(self) -> str | None:
        """The outcome the seed determines, if chance is to move; else None."""
        return None if self.seed is None or self.seat != CHANCE else self.outcome_of(self.seed)

    def outcome_of(self, seed: bytes) -> str:
        """The outcome of chance that this seed brings now."""
        outcomes = self.rules.outcomes(self.s)
        return outcomes[fair.pick(seed, self.chance_number, [weight for _, weight in outcomes])][0]

    @property
    def chance_number(self) -> int:
        """The number of the next chance move for the dealing: those made, and those taken back."""
        return self.dealt + sum(n for ply, n in self.undone if ply <= len(self.moves))

    def ready_for(self, text: str) -> "Course":
        """This course, or, where it stands before chance, a copy in which chance has moved as the seed says.

        IllegalMove if the text is an outcome that the seed does not bring.
        """
        dealt = self.next_dealt
        if dealt is None or text == dealt:
            return self
        if text in self.rules.moves(self.s):
            raise IllegalMove("no-such-outcome", move=text, possible=[dealt])
        ahead = self.copy()
        ahead.deal()
        return ahead

    # --- Other times ---

    def copy(self) -> "Course":
        """A course of its own, equal to this one."""
        other = object.__new__(Course)
        other.__dict__.update(self.__dict__)
        other.s = self.rules.copy(self.s)
        other.moves = list(self.moves)
        other.undone = [list(entry) for entry in self.undone]
        other.trace = None
        return other

    def at(self, ply: int) -> "Course":
        """The course after its first moves. A fork cut short before the ply where it began begins there."""
        other = self.copy()
        other.s, other.moves, other.dealt = self.rules.copy(self.first), [], 0
        for _, text in self.moves[:ply]:
            other.make(text)
        if other.fork is not None:
            other.fork = other.fork | {"ply": min(ply, other.fork["ply"])}
        return other

    def take_back(self, ply: int) -> "Course":
        """The course after its first moves, the others undone: their chance numbers are never used again."""
        other = self.at(ply)
        # What was undone here and beyond is part of what is spent now.
        other.undone = [entry for entry in other.undone if entry[0] < ply]
        if spent := self.chance_number - other.chance_number:
            other.undone.append([ply, spent])
        return other

    # --- What one may know ---

    def redacted(self, seat: int | str | None, since: int = 0) -> list[Move]:
        """The moves as a seat (None: a spectator) may know them, from number ``since`` on."""
        if isinstance(seat, str):
            return self.moves[since:]
        return self.rules.redact(self.s, self.moves, seat, since)

    def report(self, step: Step, seat: int | str | None) -> tuple[list[list[int]], list[Message]]:
        """What a step did as a seat knew it then: its events, and the same as messages."""
        events = step.events
        if not isinstance(seat, str):
            events = self.rules.conceal_events(step.s, events, seat)
        return events, self.rules.narrate(events)

    def story(self, seat: int | str | None, since: int = 0) -> Iterator[tuple[Move, list[Message]]]:
        """Every move from number ``since`` on as a seat knew it then, with what it did as messages."""
        then = self.at(since)
        then.trace = []
        for _, text in self.moves[since:]:
            then.make(text)
            yield then.redacted(seat, then.ply - 1)[0], self.report(then.trace.pop(), seat)[1]

    def state_text(self, seat: int | None) -> str:
        """The concealed record of a seat as base64, for programs that run the kernel."""
        from macaronesia.kernel.record import record_to_text  # noqa: PLC0415 - brings NumPy

        return record_to_text(self.rules.conceal(self.s, seat))

    def redeal(self, seat: int | None, seed: int | str) -> "Course":
        """A course that this seat cannot tell from this one, at any of its plies; its chance is manual."""
        from macaronesia.kernel.random import generator  # noqa: PLC0415 - brings NumPy

        other = self.copy()
        other.seed = None
        other.moves = self.rules.redeal(other.s, self.moves, seat, generator(seed))
        return other
