"""Macaronesia: Santiago and Islas Canarias, two board games of the Atlantic islands.

>>> import macaronesia as mac
>>> game = mac.new_game("santiago", players=3, seed=7, edition="amigo")
>>> game.phase
'bid'
"""

from typing import Any

from macaronesia.errors import BadOption, BadRecord, BotFailed, IllegalMove
from macaronesia.game import Game, new_game
from macaronesia.record import load, read_games, verify
from macaronesia.ruleset import CHANCE

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "BadOption",
    "BadRecord",
    "BotFailed",
    "Game",
    "IllegalMove",
    "box",
    "load",
    "new_game",
    "read_games",
    "verify",
]


def box(name: str = "reconstruction") -> dict[str, Any]:
    """Return a box of Islas Canarias (islands, settlers, privileges) as JSON-ready data.

    Args:
        name: ``"reconstruction"``, the shipped box, or the path of a ``.toml`` file (docs/box.md).

    Raises:
        BadOption: The file is no box; the error says where.
    """
    from macaronesia.games import file_option  # noqa: PLC0415 - reads the definitions of all games

    load = file_option("box").load
    assert load is not None
    return load(name)
