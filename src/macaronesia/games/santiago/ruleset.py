"""Santiago as Game knows it: the compiled rules, with words around them."""

from collections.abc import Sequence
from typing import Any

from macaronesia.games.santiago import DEFINITION, engine, views
from macaronesia.games.santiago.board import area_around
from macaronesia.games.santiago.conceal import secret_chooser
from macaronesia.games.santiago.drawing import draw
from macaronesia.games.santiago.events import build_canal, place_spring
from macaronesia.games.santiago.from_position import record_of
from macaronesia.games.santiago.labels import labels
from macaronesia.games.santiago.moves import Verb, Words, notation, tiles, words_of
from macaronesia.games.santiago.names import INTERSECTIONS, SEGMENTS, SQUARES
from macaronesia.games.santiago.narration import narrate
from macaronesia.games.santiago.refusals import PARAMETERS
from macaronesia.games.santiago.rules.auction import line_up
from macaronesia.games.santiago.rules.canals import open_segments
from macaronesia.games.santiago.rules.scoring import area_points, worth
from macaronesia.games.santiago.state import PHASES, Box, Phase, State, new_box, new_position
from macaronesia.games.santiago.terminal import board_text, legend_text, result_lines, turn_text
from macaronesia.kernel.game_kernel import Kernel
from macaronesia.kernel.random import Generator
from macaronesia.kernel.units import Entry
from macaronesia.kernel_ruleset import KernelRuleset
from macaronesia.locale import InnerMessage
from macaronesia.ruleset import EventRow, Json, Message, Move


def _facts(s: Any, _b: Any) -> list[Entry]:
    """What views and ``from_position`` ask the kernel for."""
    return [
        (build_canal, (s, 0)),
        (place_spring, (s, 0, None)),
        (line_up, (s, 0, None)),
        (open_segments, (s,)),
        (secret_chooser, (s,)),
        (worth, (s, 0, 0)),
        (area_points, (s, 0, 0)),
        (area_around, (0, 0)),
    ]


def _tile(name: str) -> InnerMessage:
    return InnerMessage("tile", {"crop": name[:-1], "planters": int(name[-1])})


class Santiago(KernelRuleset):
    """The Ruleset of Santiago."""

    definition = DEFINITION
    kernel = Kernel(DEFINITION.name, DEFINITION.title, engine, _facts)
    message_types = (views.SantiagoPosition, views.SantiagoBreakdown)
    reasons = {  # noqa: RUF012
        int(reason): (reason.name.lower().replace("_", "-"), kinds) for reason, kinds in PARAMETERS.items()
    }
    called = {"tile": _tile, "offer": _tile}  # noqa: RUF012
    highlights = {  # noqa: RUF012
        r"[═║]+": "bright_blue",
        r"~+": "yellow",
        r"\^": "green",
        r"(?<![A-Za-z])O(?![A-Za-z])": "bold cyan",
    }

    def __init__(self, players: int, options: Json) -> None:
        super().__init__(players, options)
        self.edition: str = options["edition"]
        self._notation = notation(self.edition)

    def new_box(self) -> Box:
        return new_box(self.players, self.options)

    def start(self) -> State:
        return new_position(self.players, self.options)

    def text(self, code: int) -> str:
        return self._notation.texts[code]

    def words(self, text: str) -> Words | None:
        return words_of(text, self.edition)

    def code(self, text: str) -> int | None:
        return self._notation.codes.get(text)

    def parameter(self, kind: str, value: int) -> Any:
        names = {
            "verb": [verb.name.lower() for verb in Verb],
            "phase": PHASES,
            "tile": tiles(self.edition),
            "square": SQUARES,
            "segment": SEGMENTS,
            "intersection": INTERSECTIONS,
        }
        if kind in names:
            return names[kind][value]
        return views.named(value, list(names[kind.removesuffix("s")]))

    def position_of(self, s: State, seat: int | str | None) -> Json:
        final = self.scores(s) if s.phase == Phase.OVER else None
        return dict(views.position(s, self.options, int(self.b.rounds), final, seat))

    def record_of(self, position: Json, seat: int | str) -> State:
        if not isinstance(seat, int):
            return record_of(position, self.players, self.options, self.b)
        # A view hides money and what deserts were, but both follow from the moves.
        s: State = self.start()
        texts = [text for _, text in position["history"]]
        for number, text in enumerate(texts):
            secret = text == f"bid {views.HIDDEN}" and number == len(texts) - 1
            self.play(s, "pass" if secret else text)  # any choice will do: it is concealed again
        known: State = self.conceal(s, seat)
        return known

    def chooses_secretly(self, s: State) -> bool:
        return self.players == 2 and bool(s.phase == Phase.BID)

    def secret_pending(self, s: State) -> bool:
        return int(secret_chooser(s)) >= 0

    def hidden_points(self, view: Json, part: Json, seat: int) -> Json:
        """Hidden money is left out, and the money of a seat is that of the view."""
        money = view["money"][seat]
        total = part["total"] - part["money"] + (money or 0)
        return part | {"money": money, "total": total}

    def redact(self, s: State, moves: Sequence[Move], seat: int | None, since: int = 0) -> list[Move]:
        if len(moves) > since and int(secret_chooser(s)) not in (-1, seat):
            return [*moves[since:-1], (moves[-1][0], f"bid {views.HIDDEN}")]
        return list(moves[since:])

    def redeal(self, s: State, moves: Sequence[Move], seat: int | None, rng: Generator) -> list[Move]:
        self.kernel.redeal(s, self.b, -1 if seat is None else seat, rng, self._scratch.moves)
        chooser = int(secret_chooser(s))
        if chooser < 0:
            return list(moves)
        bid = int(s.bids[chooser])
        return [*moves[:-1], (chooser, f"bid {bid}" if bid else "pass")]

    def narrate(self, events: Sequence[EventRow]) -> list[Message]:
        return narrate(events, self.edition)

    def breakdown(self, s: State) -> list[Json]:
        return [dict(seat) for seat in views.breakdown(s, self.edition)]

    board_text = staticmethod(board_text)
    turn_text = staticmethod(turn_text)
    legend_text = staticmethod(legend_text)
    result_lines = staticmethod(result_lines)
    svg = staticmethod(draw)

    def phase_text(self, phase: str, language: str) -> str:
        return labels(language)[phase]
