"""The bot ``random``: every legal move is as good as any other."""

import random
from typing import Any


class Bot:
    """Chooses blindly; what all others are measured against."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = random.Random(None if seed is None else str(seed))

    def choose(self, view: dict[str, Any]) -> str:
        """Any move, all equally likely."""
        moves: list[str] = view["moves"]
        return self._random.choice(moves)
