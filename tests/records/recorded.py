"""Records to break, made anew each time."""

import random
from typing import Any

import macaronesia as mac
from tests.properties.strategies import choice


def recorded(players: int = 3, edition: str = "amigo", plies: int = 10_000) -> dict[str, Any]:
    """A game of this seed and these whims, to its end or to a decision after so many plies."""
    game = mac.new_game("santiago", players=players, edition=edition, seed=8)
    whims = random.Random(8)
    while not game.over and game.ply < plies:
        game.play(choice(game, whims))
    return game.record()
