"""What Game asks of a game. Santiago and Islas Canarias each answer it in their ``ruleset.py``."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from macaronesia.errors import BadOption, IllegalMove, broken

if TYPE_CHECKING:  # the kernel brings the compiler, half a second that `import macaronesia` need not pay
    from macaronesia.kernel.random import Generator

CHANCE = "chance"
LOT = "lot"  #: as the value of an option: chance decides

#: 0 to players - 1, CHANCE, or None when the game is over.
Seat = int | str | None
#: Who made it, and its text.
Move = tuple[int | str, str]
Json = dict[str, Any]
#: A message of the language files and its parameters.
Event = tuple[str, dict[str, Any]]

#: Every game, and where its rules are. Loaded when first asked for: they bring the compiler.
GAMES = {"santiago": "macaronesia.santiago.ruleset", "canarias": "macaronesia.canarias.ruleset"}


class Ruleset(Protocol):
    """A game with its options settled. A position is opaque to everybody else."""

    game: str
    players: int
    options: Json
    #: What people call the cards and islands of the game, by id.
    titles: Mapping[str, str]

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

    def play(self, s: Any, text: str) -> None:
        """Make a move in place, or raise IllegalMove and change nothing."""

    def why(self, s: Any, text: str) -> IllegalMove | None:
        """Why a move is illegal; None if it is legal."""

    def position(self, s: Any) -> Json:
        """Everything."""

    def view(self, s: Any, seat: int | None) -> Json:
        """The position as a seat may know it; None is a spectator."""

    def redact(self, s: Any, moves: Sequence[Move], seat: int | None, since: int = 0) -> list[Move]:
        """The moves that led to this position as a seat may know them, from number ``since`` on."""

    def redeal(self, s: Any, moves: Sequence[Move], seat: int | None, rng: "Generator") -> list[Move]:
        """Deal what the seat cannot know anew, in place; the moves that lead there."""

    def scores(self, s: Any) -> list[int]:
        """The points of every seat."""

    def breakdown(self, s: Any) -> list[Json]:
        """Where every point of every seat came from."""

    def tell(self, before: Json, move: Move, after: Json) -> list[Event]:
        """What a move did, as messages, told from a watcher's views before and after it."""

    def text(self, position: Json, names: Sequence[str], language: str = "en") -> str:
        """A position or view for the terminal."""

    def turn(self, view: Json, names: Sequence[str], language: str, width: int) -> str:
        """What the seat to move needs to choose, in so many columns; short, its own things last."""

    def legend(self, language: str) -> str:
        """What the signs of ``text`` and ``turn`` mean."""

    def svg(self, position: Json, names: Sequence[str], language: str = "en") -> str:
        """A position or view as a drawing."""


def offered(game: str) -> Json:
    """``players`` (fewest and most) and ``options`` of a game, each with its values and its default.

    ``also`` names what an option may be besides its values: ``seat`` (0 to players - 1) or ``squares``.
    """
    choice: Json = import_module(GAMES[game]).offered()
    return choice


def art(game: str) -> tuple[str, Json]:
    """The symbols a game is drawn with, as SVG, and where on its board things lie; or KeyError."""
    drawn: tuple[str, Json] = import_module(GAMES[game]).art()
    return drawn


def picture(game: str, name: str, edition: str | None, language: str) -> tuple[str, int, int]:
    """A picture of a game's rules, named as the rules name it: SVG, width and height; or KeyError."""
    drawn: tuple[str, int, int] = import_module(GAMES[game]).picture(name, edition, language)
    return drawn


def ruleset(game: object, players: object, options: Json) -> Ruleset:
    """The rules of a game with these options, or BadOption."""
    if not isinstance(game, str) or game not in GAMES:
        raise BadOption.value("game", game, GAMES)
    rules: Ruleset = import_module(GAMES[game]).settle(players, options)
    return rules


def checked_seat(option: str, value: object, players: int) -> int | str:
    """The value of an option that names a seat (0 to players - 1), or ``"lot"``: chance names it."""
    if (isinstance(value, str) and value == LOT) or (type(value) is int and 0 <= value < players):
        return value
    raise BadOption.value(option, value, [LOT, *range(players)])


def checked_names(names: object, players: int) -> list[str]:
    """The players' names, one text a seat; "1", "2", ... by default."""
    if names is None:
        return [str(seat + 1) for seat in range(players)]
    if isinstance(names, Sequence) and not isinstance(names, str) and len(names) == players:
        given = [name for name in names if isinstance(name, str) and not broken(name)]
        if len(given) == players:
            return given
    raise BadOption.value("names", names, f"a list of {players} texts")
