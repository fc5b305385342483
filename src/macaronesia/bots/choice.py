"""What a bot answers: a move, and what it thinks of it and of the others."""

from dataclasses import dataclass, field
from typing import Any

View = dict[str, Any]


@dataclass(frozen=True)
class Opinion:
    """What a bot expects of one move."""

    move: str
    chances: list[float]  #: every seat's chance to win after it; they add up to 1
    scores: list[float]  #: every seat's expected points at the end


@dataclass(frozen=True)
class Choice:
    """A bot's answer. A bot that has no opinion gives even chances and no scores."""

    move: str
    chances: list[float]
    scores: list[float] | None = None
    alternatives: list[Opinion] = field(default_factory=list)  #: the best other moves, best first
    effort: dict[str, float] = field(default_factory=dict)  #: such as iterations, milliseconds

    def as_json(self) -> dict[str, Any]:
        """JSON-ready, with chances and scores rounded to what they can claim."""
        return {
            "move": self.move,
            "chances": _rounded(self.chances, 4),
            "scores": None if self.scores is None else _rounded(self.scores, 1),
            "alternatives": [
                {"move": o.move, "chances": _rounded(o.chances, 4), "scores": _rounded(o.scores, 1)}
                for o in self.alternatives
            ],
            "effort": {name: round(amount, 3) for name, amount in self.effort.items()},
        }


def _rounded(numbers: list[float], digits: int) -> list[float]:
    return [round(number, digits) for number in numbers]
