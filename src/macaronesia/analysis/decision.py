"""A decision: a move that was made, beside the one the bot would have made; and all decisions of a game."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from macaronesia.bots import Opinion
from macaronesia.game import Game
from macaronesia.ruleset import CHANCE


@dataclass(frozen=True)
class Decision:
    """One move of a player; both opinions come from equal means, so they compare."""

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
        """Whether there was nothing to decide; the chances are then those after the last decision."""
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
    def of_json(cls, found: Mapping[str, Any]) -> "Decision":
        """The inverse of ``as_json``, the numbers as they were rounded."""
        return cls(
            *(found["ply"], found["round"], found["seat"], found["phase"], found["legal"]),
            Opinion(found["move"], found["after"], found["scores_after"] or []),
            Opinion(found["preferred"], found["before"], found["scores_before"] or []),
            [Opinion(o["move"], o["chances"], o["scores"] or []) for o in found["alternatives"]],
        )

    def as_json(self) -> dict[str, Any]:
        """JSON-ready, as docs/analysis.md says."""
        played, preferred = self.played.as_json(), self.preferred.as_json()
        return {
            "ply": self.ply,
            "round": self.round,
            "phase": self.phase,
            "seat": self.seat,
            "legal": self.legal,
            "forced": self.forced,
            "move": played["move"],
            "preferred": preferred["move"],
            "before": preferred["chances"],
            "after": played["chances"],
            "cost": round(self.cost, 4),
            "scores_before": preferred["scores"],
            "scores_after": played["scores"],
            "alternatives": [opinion.as_json() for opinion in self.alternatives],
        }


@dataclass(frozen=True)
class Account:
    """Why a seat's chance changed, in parts of a win: start + own + others + dealt + rest = end."""

    seat: int
    name: str
    decisions: int  #: how often there was something to decide
    forced: int  #: how often there was not
    as_preferred: int  #: how many decisions were the bot's too
    mean_cost: float  #: the mean cost of a decision
    start: float
    own: float  #: by the own moves: the sum of their costs, never positive
    others: float  #: by the others' moves
    dealt: float  #: between two decisions with chance in between: tiles, cards
    rest: float  #: between two decisions without: what another seat knows, and the bot's own error
    end: float


@dataclass(frozen=True)
class Analysis:
    """A game and a bot's evaluation of its decisions, or of consecutive ones among them."""

    game: Game
    bot: str
    seed: int | str
    decisions: Sequence[Decision]

    def costliest(self, most: int) -> list[Decision]:
        """The decisions of the highest cost, at most this many; none that cost less than 0.05 %."""
        costly = [decision for decision in self.decisions if decision.cost >= 0.0005]
        return sorted(costly, key=lambda decision: (-decision.cost, decision.ply))[:most]

    def rounds(self) -> list[Decision]:
        """The first decision of every round: its ``before`` is how the round began."""
        first: dict[int, Decision] = {}
        for decision in self.decisions:
            first.setdefault(decision.round, decision)
        return list(first.values())

    def end(self) -> list[float]:
        """Every seat's share of the win; if the decisions end before the game, its last chance."""
        if not self.decisions:
            return [1 / self.game.players] * self.game.players
        winners, later = self.game.winners(), self.game.history[self.decisions[-1].ply + 1 :]
        if winners is None or any(isinstance(who, int) for who, _ in later):
            return self.decisions[-1].after
        return [(seat in winners) / len(winners) for seat in range(self.game.players)]

    def accounts(self) -> list[Account]:
        """The account of every seat."""
        return [self._account(seat) for seat in range(self.game.players)]

    def _account(self, seat: int) -> Account:
        mine = [decision for decision in self.decisions if decision.seat == seat]
        decided = [decision for decision in mine if not decision.forced]
        gaps = self._gaps(seat)
        return Account(
            seat=seat,
            name=self.game.names[seat],
            decisions=len(decided),
            forced=len(mine) - len(decided),
            as_preferred=sum(decision.as_preferred for decision in decided),
            mean_cost=sum(decision.cost for decision in decided) / max(len(decided), 1),
            start=self.decisions[0].before[seat] if self.decisions else self.end()[seat],
            own=-sum(decision.cost for decision in decided),
            others=sum(d.after[seat] - d.before[seat] for d in self.decisions if d.seat != seat),
            dealt=sum(change for change, dealt in gaps if dealt),
            rest=sum(change for change, dealt in gaps if not dealt),
            end=self.end()[seat],
        )

    def _gaps(self, seat: int) -> list[tuple[float, bool]]:
        """How a seat's chance changed between decisions, and whether chance had moved."""
        gaps, latest, dealt, ply = [], None, False, 0
        for decision in self.decisions:
            dealt |= self._chance_moved(ply, decision.ply)
            ply = decision.ply + 1
            if decision.forced and latest is not None:
                continue  # not judged: the change shows at the next decision
            if latest is not None:
                gaps.append((decision.before[seat] - latest, dealt))
            latest, dealt = decision.after[seat], False
        if latest is not None:
            gaps.append((self.end()[seat] - latest, dealt or self._chance_moved(ply, self.game.ply)))
        return gaps

    def _chance_moved(self, since: int, until: int) -> bool:
        return any(who == CHANCE for who, _ in self.game.history[since:until])

    def as_json(self, most: int) -> dict[str, Any]:
        """JSON-ready, as docs/analysis.md says."""
        scores, winners = self.game.scores(), self.game.winners()
        return {
            "macaronesia_analysis": 1,
            "game": self.game.game,
            "players": self.game.names,
            "options": self.game.options,
            "bot": self.bot,
            "seed": self.seed,
            "plies": self.game.ply,
            "result": None if scores is None else {"scores": scores, "winners": winners},
            "seats": [
                {key: round(v, 4) if isinstance(v, float) else v for key, v in asdict(account).items()}
                for account in self.accounts()
            ],
            "costliest": [decision.ply for decision in self.costliest(most)],
            "decisions": [decision.as_json() for decision in self.decisions],
        }
