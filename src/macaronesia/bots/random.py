"""The bot ``random``: the uniform policy."""

import random

from macaronesia.bots import Choice, View

SETTINGS: dict[str, tuple[float, float]] = {}


class Bot:
    """Chooses uniformly among the legal moves; the baseline of all others."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = random.Random(None if seed is None else str(seed))

    def choose(self, view: View) -> Choice:
        """Any move, all equally likely; even chances."""
        moves: list[str] = view["moves"]
        return Choice(self._random.choice(moves), [1 / view["players"]] * view["players"])

    def close(self) -> None:
        """Nothing is held."""
