"""What Game asks of a game. Each game answers it in its ``ruleset.py``, by means of kernel_ruleset.py."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NotRequired, Protocol, TypedDict

from macaronesia.definition import GameDefinition
from macaronesia.errors import BadOption, IllegalMove, broken

if TYPE_CHECKING:  # the kernel brings NumPy, which `import macaronesia` need not wait for
    from macaronesia.kernel.events import Events
    from macaronesia.kernel.random import Generator

CHANCE = "chance"

#: 0 to players - 1, CHANCE, or None when the game is over.
Seat = int | str | None
#: Who made it, and its text.
Move = tuple[int | str, str]
Json = dict[str, Any]
#: A message of the language files and its parameters.
Message = tuple[str, dict[str, Any]]
#: What a step did: the kind of event and its parameters, as the game's ``events.py`` numbers them.
EventRow = Sequence[int]


class GameView(TypedDict):
    """What every view of a game has, besides the game's own fields; ``moves`` only that of the seat to move.

    A position, which conceals nothing, has no ``ply`` and no ``last`` unless somebody looks at a table.
    """

    game: str
    players: int
    options: Json
    round: int
    phase: str
    seat: Seat
    scores: list[int] | None
    ply: NotRequired[int]
    last: NotRequired[list[int | str] | None]
    moves: NotRequired[list[str]]


class Breakdown(TypedDict):
    """Where the points of a seat come from, besides what the game says of it."""

    total: int


class Ruleset(Protocol):
    """A game with its options settled. A position is opaque to everybody else."""

    definition: GameDefinition
    players: int
    options: Json
    #: How a terminal colours the signs of ``board_text``: regular expression -> style of Rich.
    highlights: Mapping[str, str]

    @property
    def game(self) -> str:
        """The name of the game."""

    def start(self) -> Any:
        """The position before the first move."""

    def copy(self, s: Any) -> Any:
        """Another position equal to this one."""

    def phase(self, s: Any) -> str:
        """The name of the phase, as in docs/moves.md."""

    def seat(self, s: Any) -> Seat:
        """Who is to move."""

    def moves(self, s: Any) -> list[str]:
        """The legal moves, or the outcomes of chance, sorted."""

    def outcomes(self, s: Any) -> list[tuple[str, int]]:
        """The outcomes of chance in the order of their texts, each with its weight."""

    def text(self, code: int) -> str:
        """A move's number as its text."""

    def code(self, text: str) -> int | None:
        """The number of a move; None if it can never be legal."""

    def play(self, s: Any, text: str, events: "Events" = None) -> None:
        """Make a move in place, or raise IllegalMove and change nothing; ``events``: a buffer for reports."""

    def step(self, s: Any, code: int, events: "Events" = None) -> bool:
        """Make a move by its number if it is legal; whether it was."""

    def why(self, s: Any, text: str) -> IllegalMove | None:
        """Why a move is illegal; None if it is legal."""

    def position(self, s: Any) -> Json:
        """Everything."""

    def from_position(self, position: Json) -> Any:
        """The position that this JSON tells of; BadOption names the field that cannot be."""

    def from_view(self, view: Json, seat: int) -> Any:
        """The concealed record of a seat whose view this is; BadOption names the field that cannot be."""

    def view(self, s: Any, seat: int | None) -> Json:
        """The position as a seat may know it; None is a spectator."""

    def conceal(self, s: Any, seat: int | None) -> Any:
        """The position as a seat (None: a spectator) may know it, everything hidden blanked."""

    def chooses_secretly(self, s: Any) -> bool:
        """Whether the seat to move makes a choice that the others must not see yet."""

    def secret_pending(self, s: Any) -> bool:
        """Whether somebody has made a choice that the others must not see yet."""

    def hidden_points(self, view: Json, part: Json, seat: int) -> Json:
        """A seat's part of ``breakdown`` as one may know it who has this view."""

    def redact(self, s: Any, moves: Sequence[Move], seat: int | None, since: int = 0) -> list[Move]:
        """The moves that led to this position as a seat may know them, from number ``since`` on."""

    def redeal(self, s: Any, moves: Sequence[Move], seat: int | None, rng: "Generator") -> list[Move]:
        """Deal what the seat cannot know anew, in place; the moves that lead there."""

    def conceal_events(self, s: Any, events: Sequence[EventRow], seat: int | None) -> list[list[int]]:
        """The events that have just led to this position, as a seat may know them."""

    def narrate(self, events: Sequence[EventRow]) -> list[Message]:
        """What the events of one move tell, as messages in their order."""

    def spoken(self, message: str, params: Json) -> Json:
        """The parameters of a message as ``locale.say`` takes them, things by the names people use."""

    def scores(self, s: Any) -> list[int]:
        """The points of every seat."""

    def breakdown(self, s: Any) -> list[Json]:
        """Where every point of every seat came from."""

    def board_text(self, position: Json, names: Sequence[str], language: str = "en") -> str:
        """A position or view for the terminal."""

    def turn_text(self, view: Json, names: Sequence[str], language: str, width: int) -> str:
        """What the seat to move needs to choose, in so many columns; short, its own things last."""

    def legend_text(self, language: str) -> str:
        """What the signs of ``board_text`` and ``turn_text`` mean."""

    def phase_text(self, phase: str, language: str) -> str:
        """What people call a phase."""

    def result_lines(self, part: Json, language: str) -> list[str]:
        """One seat's part of ``breakdown`` in words, a line for each entry."""

    def svg(self, position: Json, names: Sequence[str], language: str = "en") -> str:
        """A position or view as a drawing."""


def checked_names(names: object, players: int) -> list[str]:
    """The players' names, one text a seat; "1", "2", ... by default."""
    if names is None:
        return [str(seat + 1) for seat in range(players)]
    if isinstance(names, Sequence) and not isinstance(names, str) and len(names) == players:
        given = [name for name in names if isinstance(name, str) and not broken(name)]
        if len(given) == players:
            return given
    raise BadOption.value("names", names, f"a list of {players} texts")
