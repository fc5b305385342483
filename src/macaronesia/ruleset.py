"""What moves, seats, messages and events of any game look like; the rules are in kernel_ruleset.py."""

from collections.abc import Sequence
from typing import Any, NotRequired, TypedDict

from macaronesia.errors import BadOption, has_surrogates

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


def checked_names(names: object, players: int) -> list[str]:
    """The players' names, one text a seat; "1", "2", ... by default."""
    if names is None:
        return [str(seat + 1) for seat in range(players)]
    if isinstance(names, Sequence) and not isinstance(names, str) and len(names) == players:
        given = [name for name in names if isinstance(name, str) and not has_surrogates(name)]
        if len(given) == players:
            return given
    raise BadOption.value("names", names, f"a list of {players} texts")
