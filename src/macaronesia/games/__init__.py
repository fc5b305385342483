"""The games. Each is a package of its own, found through the entry point group ``macaronesia.games``.

An entry point has the name of the game and leads to its ``GameDefinition``; ``docs/add-a-game.md`` makes one.
"""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING

from macaronesia.definition import FILE, GameDefinition, Option
from macaronesia.errors import BadOption
from macaronesia.locale import add_messages
from macaronesia.ruleset import Json

if TYPE_CHECKING:  # it brings NumPy, which `import macaronesia` need not wait for
    from macaronesia.kernel_ruleset import KernelRuleset

GROUP = "macaronesia.games"


@cache
def _found() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


@cache
def game_names() -> tuple[str, ...]:
    """The names of all games that are installed, in the order in which they are listed."""
    return tuple(sorted(_found(), key=lambda name: (definition(name).place, name)))


@cache
def definition(name: str) -> GameDefinition:
    """The definition of a game, or KeyError."""
    found: GameDefinition = _found()[name].load()
    add_messages(found.messages)
    return found


def definitions() -> list[GameDefinition]:
    """All games that are installed."""
    return [definition(name) for name in game_names()]


def file_option(name: str) -> Option:
    """The option of this name that may be a file; KeyError if no game has one."""
    for game in definitions():
        option = game.option(name)
        if option is not None and option.also == FILE:
            return option
    raise KeyError(name)


def ruleset(game: object, players: object, options: Json) -> "KernelRuleset":
    """The rules of a game with these options, or BadOption."""
    if not isinstance(game, str) or game not in _found():
        raise BadOption.value("game", game, game_names())
    wanted = definition(game)
    settled = wanted.settled(players, options)
    rules: KernelRuleset = wanted.load("rules")(players, settled)
    return rules
