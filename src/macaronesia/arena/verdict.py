"""What the referee says of a game: who won it, in what time everybody played, who forfeited and why."""

from dataclasses import asdict, dataclass

from macaronesia.arena.match import Match
from macaronesia.errors import Refusal
from macaronesia.locale import say
from macaronesia.ruleset import Json


@dataclass(frozen=True)
class Forfeit:
    """Why an entrant lost before the end: a message of the language files and its parameters."""

    seat: int
    code: str
    params: Json

    @classmethod
    def of(cls, seat: int, refusal: Refusal) -> "Forfeit":
        """The forfeit for a refusal, ready for JSON."""
        params = {
            key: str(value) if isinstance(value, Refusal) else value for key, value in refusal.params.items()
        }
        return cls(seat, refusal.code, params)

    def sentence(self, language: str = "en") -> str:
        """Why, in one sentence."""
        return say(language, self.code, **self.params)


@dataclass
class Clock:
    """How long one seat thought. Forced moves are played without asking, so they take no time."""

    moves: int = 0
    ms: float = 0.0
    longest: float = 0.0
    forced: int = 0

    def add(self, ms: float) -> None:
        """One more answer, that took so long."""
        self.moves += 1
        self.ms += ms
        self.longest = max(self.longest, ms)


@dataclass(frozen=True)
class Verdict:
    """A game played to its end, or to a forfeit. Lists go by seats; ``seats`` names the entrants there."""

    number: int
    seats: list[int]
    scores: list[int] | None  #: None when somebody forfeited
    forfeit: Forfeit | None
    clocks: list[Clock]
    record: Json | None = None

    @property
    def ranks(self) -> list[int]:
        """Every seat's place, from 0; equal points share one. Who forfeits comes last, the others share."""
        if self.scores is None:
            return [int(self.forfeit is not None and seat == self.forfeit.seat) for seat in self._all]
        return [sum(other > points for other in self.scores) for points in self.scores]

    @property
    def winners(self) -> list[int]:
        """The seats with the most points; after a forfeit all others."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 0]

    @property
    def shares(self) -> list[float]:
        """Every seat's part of the win."""
        return [(seat in self.winners) / len(self.winners) for seat in self._all]

    @property
    def _all(self) -> range:
        return range(len(self.seats))

    def as_json(self) -> Json:
        """JSON-ready."""
        found: Json = {
            "game": self.number,
            "seats": self.seats,
            "scores": self.scores,
            "winners": self.winners,
            "moves": [clock.moves for clock in self.clocks],
            "forced": [clock.forced for clock in self.clocks],
            "ms": [round(clock.ms, 3) for clock in self.clocks],
            "longest_ms": [round(clock.longest, 3) for clock in self.clocks],
        }
        if self.forfeit is not None:
            found["forfeit"] = asdict(self.forfeit)
        if self.record is not None:
            found["record"] = self.record
        return found


def verdict_from(found: Json, match: Match) -> Verdict:
    """What ``as_json`` made of a verdict in this match, without the record; or ValueError and the like."""
    number = _whole(found["game"])
    forfeit = Forfeit(**found["forfeit"]) if "forfeit" in found else None
    if forfeit is not None:
        forfeit.sentence()
    scores = None if forfeit is not None else [_whole(points) for points in found["scores"]]
    columns = [found[key] for key in ("moves", "ms", "longest_ms", "forced")]
    clocks = [
        Clock(_whole(moves), float(ms), float(longest), _whole(forced))
        for moves, ms, longest, forced in zip(*columns, strict=True)
    ]
    verdict = Verdict(number, match.seating(number), scores, forfeit, clocks)
    lengths = {len(clocks), len(verdict.ranks)}
    if lengths != {match.players} or any(found[key] != getattr(verdict, key) for key in ("seats", "winners")):
        raise ValueError(found["seats"])
    return verdict


def _whole(value: object) -> int:
    if type(value) is not int or not 0 <= value < 2**53:
        raise ValueError(value)
    return value
