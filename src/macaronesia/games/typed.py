"""The games of this project for type checkers, editors and ``help``: their options and positions by type."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, Protocol, Unpack, overload

from macaronesia.definition import GameDefinition
from macaronesia.games.canarias import DEFINITION as CANARIAS
from macaronesia.games.canarias.options import CanariasOptions
from macaronesia.games.santiago import DEFINITION as SANTIAGO
from macaronesia.games.santiago.options import SantiagoOptions

if TYPE_CHECKING:
    from macaronesia.game import Game
    from macaronesia.games.canarias.views import CanariasBreakdown, CanariasPosition
    from macaronesia.games.santiago.views import SantiagoBreakdown, SantiagoPosition


class GameOptions(SantiagoOptions, CanariasOptions, total=False):
    """The options of all games, for a call that learns which game it is when it runs."""


def options_help() -> str:
    """The options of each game, a line each."""
    return "\n".join(line for game in (SANTIAGO, CANARIAS) for line in _lines(game))


def _lines(game: GameDefinition) -> list[str]:
    head = f"    Options of ``{game.name}`` ({game.title}, {game.players[0]} to {game.players[1]} players):"
    return ["", head, "", *(f"    - ``{option.name}``: {option.help}" for option in game.options)]


class NewGame(Protocol):
    """``new_game`` with the options and positions of each game."""

    @overload
    def __call__(
        self,
        game: Literal["santiago"],
        players: int,
        seed: int | str | bytes | None = None,
        chance: str = "auto",
        names: Sequence[str] | None = None,
        **options: Unpack[SantiagoOptions],
    ) -> "Game[SantiagoPosition, SantiagoBreakdown]": ...

    @overload
    def __call__(
        self,
        game: Literal["canarias"],
        players: int,
        seed: int | str | bytes | None = None,
        chance: str = "auto",
        names: Sequence[str] | None = None,
        **options: Unpack[CanariasOptions],
    ) -> "Game[CanariasPosition, CanariasBreakdown]": ...

    @overload
    def __call__(
        self,
        game: str,
        players: int,
        seed: int | str | bytes | None = None,
        chance: str = "auto",
        names: Sequence[str] | None = None,
        **options: Unpack[GameOptions],
    ) -> "Game[Any, Any]": ...
