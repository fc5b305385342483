"""Islas Canarias as Game knows it: the compiled rules, with words around them."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from macaronesia.errors import BadOption
from macaronesia.games.canarias import DEFINITION, engine, resampling, terminal, views
from macaronesia.games.canarias.box import load_box
from macaronesia.games.canarias.drawing import draw
from macaronesia.games.canarias.from_position import record_of
from macaronesia.games.canarias.labels import labels
from macaronesia.games.canarias.moves import Verb, Words, code_of, text_of, words_of
from macaronesia.games.canarias.names import COLOURS, EFFECTS, PIECES, PIRATE, PRIORITIES, names_of
from macaronesia.games.canarias.narration import narrate
from macaronesia.games.canarias.refusals import PARAMETERS, listed_colours
from macaronesia.games.canarias.state import PHASES, STATE, Box, Phase, State, new_box, new_position
from macaronesia.kernel.game_kernel import Kernel
from macaronesia.kernel.random import Generator, word
from macaronesia.kernel_ruleset import KernelRuleset, members
from macaronesia.locale import InnerMessage, PlayerName
from macaronesia.ruleset import EventRow, Json, Message, Move

#: How buildings and cards are coloured on a terminal, by the letter of their colour.
_PAINTS = {
    "r": "red",
    "b": "bright_blue",
    "g": "green",
    "o": "dark_orange",
    "n": "orange4",
    "w": "bold white",
}


class Canarias(KernelRuleset):
    """The Ruleset of Islas Canarias."""

    definition = DEFINITION
    kernel = Kernel(DEFINITION.name, DEFINITION.title, engine, lambda _s, _b: [])
    message_types = (views.CanariasPosition, views.CanariasBreakdown)
    reasons = {  # noqa: RUF012
        int(reason): (reason.name.lower().replace("_", "-"), kinds) for reason, kinds in PARAMETERS.items()
    }
    highlights = {  # noqa: RUF012
        rf"\b[HPC]{letter}\b|\b{letter}(?=\()": paint for letter, paint in _PAINTS.items()
    }

    def __init__(self, players: int, options: Json) -> None:
        self.box: Json = load_box(options["box"]) if isinstance(options["box"], str) else options["box"]
        self.names = names_of(self.box)
        self.called = {
            **dict.fromkeys(("card", "island", "free"), self._title),
            **dict.fromkeys(("colours", "left"), lambda colour: InnerMessage("colour", {"colour": colour})),
            "privilege": lambda effect: InnerMessage("canarias-effect", {"effect": effect}),
            "cannot-blame.allowed": PlayerName,
        }
        super().__init__(players, options)

    def _title(self, thing: str) -> str | InnerMessage:
        """What people call a card or an island."""
        if thing.startswith(PIRATE):
            return InnerMessage("pirate-card", {"colour": thing.removeprefix(PIRATE)})
        entry: Json = (self.box["settlers"] | self.box["islands"])[thing]
        return entry.get("title") or thing

    def new_box(self) -> Box:
        return new_box(self.box)

    def start(self) -> State:
        return new_position(self.players, self.options, self.b)

    def text(self, code: int) -> str:
        return text_of(code, self.names)

    def words(self, text: str) -> Words | None:
        words = words_of(text, self.names)
        return None if words is None or words.seat >= self.players else words

    def code(self, text: str) -> int | None:
        return code_of(text, self.names)

    def parameter(self, kind: str, value: int) -> Any:
        names: dict[str, Sequence[Any]] = {
            "verb": [verb.name.lower() for verb in Verb],
            "phase": PHASES,
            "card": self.names.cards,
            "island": self.names.islands,
            "colour": COLOURS,
            "priority": PRIORITIES,
            "effect": EFFECTS,
            "piece": PIECES,
            "plot": range(1, 13),
            "seat": range(self.players),
        }
        if kind == "colours in order":
            return [COLOURS[colour] for colour in listed_colours(value)]
        if kind in names:
            return names[kind][value]
        return [names[kind.removesuffix("s")][member] for member in members(value)]

    def position_of(self, s: State, seat: int | str | None) -> Json:
        final = self.scores(s) if s.phase == Phase.OVER else None
        return dict(views.position(s, self.options, self.box["name"], self.names, final, seat))

    def record_of(self, position: Json, seat: int | str) -> State:
        viewer = seat if isinstance(seat, int) else None
        return record_of(position, self.players, self.options, self.b, self.names, viewer)

    def redact(self, s: State, moves: Sequence[Move], seat: int | None, since: int = 0) -> list[Move]:
        return views.redact(s, moves, seat, since)

    def redeal(self, s: State, moves: Sequence[Move], seat: int | None, rng: Generator) -> list[Move]:
        if s.phase == Phase.OVER:
            return list(moves)  # everything is open
        if s.phase != Phase.SETUP and not (moves and moves[0][1].startswith("starter ")):
            raise BadOption.value("redeal", "a game that began at a position", "a game with all its moves")
        told = self.redact(s, moves, seat)
        copies = self.b.copies[: self.b.kinds].tolist()
        bare = resampling.pirates_alone(self, moves)
        seen = resampling.observations(told, seat, self.players, self.names, copies, bare)
        draws = np.random.Generator(np.random.PCG64([int(word(rng)) for _ in range(4)]))
        found, there = resampling.resample(told, moves, seen, self.players, self.names, draws, self._replayed)
        for field in STATE.names or ():
            setattr(s, field, getattr(there, field))
        return found

    def _replayed(self, moves: Sequence[Move]) -> State | None:
        """The position these moves lead to; None if one of them is not legal."""
        s = self.start()
        for _, text in moves:
            code = self.code(text)
            if code is None or not self.step(s, code):
                return None
        return s

    def narrate(self, events: Sequence[EventRow]) -> list[Message]:
        return narrate(events, self.names, self.box)

    def breakdown(self, s: State) -> list[Json]:
        return [dict(seat) for seat in views.breakdown(s)]

    def board_text(self, position: Json, names: Sequence[str], language: str = "en") -> str:
        return terminal.board_text(position, names, self.box, language)

    def turn_text(self, view: Json, names: Sequence[str], language: str, width: int) -> str:
        return terminal.turn_text(view, names, self.box, language, width)

    legend_text = staticmethod(terminal.legend_text)
    result_lines = staticmethod(terminal.result_lines)

    def phase_text(self, phase: str, language: str) -> str:
        return labels(language)[f"phase-{phase}"]

    def svg(self, position: Json, names: Sequence[str], language: str = "en") -> str:
        return draw(position, names, self.box, language)
