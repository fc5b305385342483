"""Decision: a move that was made, beside the one the bot would have made."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from macaronesia.bots import Opinion


@dataclass(frozen=True)
class Decision:
    """One move of a player; both opinions come from one look at the position, so they compare."""

    ply: int
    round: int
    seat: int
    phase: str
    legal: int  #: how many moves there were to choose from
    played: Opinion  #: the move that was made, and the chances after it
    preferred: Opinion  #: the move the bot would have made, and the chances with it
    alternatives: list[Opinion]  #: what else the bot considered, best first

    @property
    def forced(self) -> bool:
        """Whether there was nothing to decide; the chances are then those last thought of."""
        return self.legal == 1

    @property
    def as_preferred(self) -> bool:
        """Whether the bot would have made the same move."""
        return self.played.move == self.preferred.move

    @property
    def before(self) -> list[float]:
        """Every seat's chance to win, as long as the best is made of the position."""
        return self.preferred.chances

    @property
    def after(self) -> list[float]:
        """Every seat's chance to win after the move that was made."""
        return self.played.chances

    @property
    def cost(self) -> float:
        """How much of the mover's own chance to win the move gave away; never negative."""
        return self.before[self.seat] - self.after[self.seat]

    @classmethod
    def of_json(cls, told: Mapping[str, Any]) -> "Decision":
        """The decision that ``as_json`` told of, its numbers as they were rounded."""
        others = [Opinion(o["move"], o["chances"], o["scores"] or []) for o in told["alternatives"]]
        return cls(
            told["ply"],
            told["round"],
            told["seat"],
            told["phase"],
            told["legal"],
            Opinion(told["move"], told["after"], told["scores_after"] or []),
            Opinion(told["preferred"], told["before"], told["scores_before"] or []),
            others,
        )

    def as_json(self) -> dict[str, Any]:
        """JSON-ready, as docs/analysis.md says."""
        return {
            "ply": self.ply,
            "round": self.round,
            "phase": self.phase,
            "seat": self.seat,
            "legal": self.legal,
            "forced": self.forced,
            "move": self.played.move,
            "preferred": self.preferred.move,
            "before": _rounded(self.before, 4),
            "after": _rounded(self.after, 4),
            "cost": round(self.cost, 4),
            "scores_before": _rounded(self.preferred.scores, 1) or None,
            "scores_after": _rounded(self.played.scores, 1) or None,
            "alternatives": [
                {"move": o.move, "chances": _rounded(o.chances, 4), "scores": _rounded(o.scores, 1) or None}
                for o in self.alternatives
            ],
        }


def _rounded(numbers: list[float], digits: int) -> list[float]:
    return [round(number, digits) for number in numbers]
