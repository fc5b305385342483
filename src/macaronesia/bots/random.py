"""The bot ``random``: every legal move is as good as any other."""

import random

from macaronesia.bots.choice import Choice, View

SETTINGS: dict[str, tuple[float, float]] = {}


class Bot:
    """Chooses blindly; what all others are measured against."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = random.Random(None if seed is None else str(seed))

    def choose(self, view: View) -> Choice:
        """Any move, all equally likely."""
        moves: list[str] = view["moves"]
        return Choice(self._random.choice(moves), [1 / view["players"]] * view["players"])

    def close(self) -> None:
        """Nothing to leave behind."""
