"""Macaronesia: Santiago and Islas Canarias, two board games of the Atlantic islands.

>>> import macaronesia as mac
>>> game = mac.new_game("santiago", players=3, seed=7, edition="amigo")
>>> game.phase
'bid'
"""

from macaronesia.errors import BadOption, BadRecord, IllegalMove
from macaronesia.game import Game, new_game
from macaronesia.record import load, verify
from macaronesia.ruleset import CHANCE

__version__ = "0.1.0"
__all__ = ["CHANCE", "BadOption", "BadRecord", "Game", "IllegalMove", "load", "new_game", "verify"]
