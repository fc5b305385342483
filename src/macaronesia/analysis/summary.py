"""Analysis: all decisions of a game together, and what they add up to for each seat."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from macaronesia.analysis.decision import Decision
from macaronesia.game import Game
from macaronesia.ruleset import CHANCE


@dataclass(frozen=True)
class Account:
    """A seat's way from its first chance to its last: start + own + others + dealt + rest = end."""

    seat: int
    name: str
    decisions: int  #: how often there was something to decide
    forced: int  #: how often there was not
    as_preferred: int  #: how many decisions were the bot's too
    mean_cost: float  #: what a decision gave away on average
    start: float
    own: float  #: by the own moves: the sum of their costs, never positive
    others: float  #: by the others' moves
    dealt: float  #: between two decisions with chance in between: tiles, cards
    rest: float  #: between two decisions without: what another seat knows, and the bot's own error
    end: float


@dataclass(frozen=True)
class Analysis:
    """A game and what a bot thinks of its decisions, or of a stretch of them."""

    game: Game
    bot: str
    seed: int | str
    decisions: Sequence[Decision]

    def costliest(self, most: int) -> list[Decision]:
        """The moves that gave away most, the worst first; none that gave away nothing to speak of."""
        costly = [decision for decision in self.decisions if decision.cost >= 0.0005]
        return sorted(costly, key=lambda decision: (-decision.cost, decision.ply))[:most]

    def rounds(self) -> list[Decision]:
        """The first decision of every round: its ``before`` is how the round began."""
        first: dict[int, Decision] = {}
        for decision in self.decisions:
            first.setdefault(decision.round, decision)
        return list(first.values())

    def end(self) -> list[float]:
        """Every seat's share of the win; where the game or the stretch ends earlier, its last chance."""
        if not self.decisions:
            return [1 / self.game.players] * self.game.players
        winners = self.game.winners()
        if winners is None or any(isinstance(who, int) for who, _ in self._later()):
            return self.decisions[-1].after
        return [(seat in winners) / len(winners) for seat in range(self.game.players)]

    def _later(self) -> list[tuple[int | str, str]]:
        """The moves after the last decision."""
        return self.game.history[self.decisions[-1].ply + 1 :]

    def accounts(self) -> list[Account]:
        """What the game did to each seat's chance, and who did it."""
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
                continue  # nobody thought: the change shows at the next decision
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
