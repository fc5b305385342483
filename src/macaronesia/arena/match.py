"""A match and the results of its games.

A match says which bots play which game, from which seed. With the number of a game it determines that game.
"""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field, replace
from hashlib import sha256
from secrets import token_hex
from typing import Any

from macaronesia.bots import make_bot
from macaronesia.errors import Refusal
from macaronesia.game import new_game
from macaronesia.locale import say
from macaronesia.ruleset import Json


@dataclass(frozen=True)
class Match:
    """One entrant for each seat. A deal is played once for every rotation of the entrants over the seats."""

    game: str
    bots: tuple[str, ...]  #: every entrant's name; equal names are several entrants
    seed: str
    options: Json = field(hash=False)  #: settled: no file is needed to play

    @property
    def players(self) -> int:
        """How many seats there are, which is also how many games a deal has."""
        return len(self.bots)

    @property
    def names(self) -> list[str]:
        """Every name once, in the order of the entrants."""
        return list(dict.fromkeys(self.bots))

    def deal(self, number: int) -> int:
        """The deal that a game belongs to."""
        return number // self.players

    def seating(self, number: int) -> list[int]:
        """The entrant on each seat; in the next game of a deal every entrant sits one seat further."""
        return [(seat - number) % self.players for seat in range(self.players)]

    def game_seed(self, number: int) -> str:
        """The seed of chance, the same in all games of a deal."""
        return f"{self.seed}/{self.deal(number)}"

    def bot_seed(self, number: int, seat: int) -> str:
        """The seed of a bot; a hash, from which the game's seed, and so the deals, cannot be derived."""
        return sha256(f"bot {self.seed}/{number}/{seat}".encode()).hexdigest()[:32]

    def as_json(self) -> Json:
        """What distinguishes this match from others."""
        return {"game": self.game, "bots": list(self.bots), "seed": self.seed, "options": self.options}


def new_match(game: str, bots: Sequence[str], seed: object = None, **options: Any) -> Match:
    """A match whose bots, seed and options are all possible, or BadOption."""
    for name in dict.fromkeys(bots):
        make_bot(name).close()
    asked = Match(game, tuple(bots), token_hex(16) if seed is None else str(seed), options)
    first = new_game(game, asked.players, seed=asked.game_seed(0), names=table_names(bots), **options)
    return replace(asked, options=first.options)


def table_names(bots: Iterable[str]) -> list[str]:
    """The names of bots in a record."""
    return [f"bot:{name}" for name in bots]


def whole_deals(games: int, players: int) -> int:
    """The number of deals that have at least this number of games."""
    return -(-games // players)


# --- Results ---


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
        """The reason in one sentence."""
        return say(language, self.code, **self.params)


@dataclass
class Clock:
    """The time of one seat, in milliseconds. Forced moves are played without asking, so they take none."""

    moves: int = 0
    ms: float = 0.0
    longest: float = 0.0
    forced: int = 0

    def add(self, ms: float) -> None:
        """Count one more answer and its time."""
        self.moves += 1
        self.ms += ms
        self.longest = max(self.longest, ms)


@dataclass(frozen=True)
class GameResult:
    """A game played to its end, or to a forfeit. Lists go by seats; ``seats`` has the entrants there."""

    number: int
    seats: list[int]
    scores: list[int] | None  #: None after a forfeit
    forfeit: Forfeit | None
    clocks: list[Clock]
    record: Json | None = None

    @property
    def ranks(self) -> list[int]:
        """Every seat's place, from 0; equal points share one. Who forfeits comes last, the others share."""
        if self.scores is None:
            return [
                int(self.forfeit is not None and seat == self.forfeit.seat) for seat in range(len(self.seats))
            ]
        return [sum(other > points for other in self.scores) for points in self.scores]

    @property
    def winners(self) -> list[int]:
        """The seats with the most points; after a forfeit all others."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 0]

    @property
    def shares(self) -> list[float]:
        """Every seat's part of the win."""
        return [(rank == 0) / len(self.winners) for rank in self.ranks]

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


def result_of_json(found: Json, match: Match) -> GameResult:
    """The inverse of ``as_json`` in this match, without the record; ValueError, LookupError or TypeError."""
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
    result = GameResult(number, match.seating(number), scores, forfeit, clocks)
    lengths = {len(clocks), len(result.ranks)}
    if lengths != {match.players} or any(found[key] != getattr(result, key) for key in ("seats", "winners")):
        raise ValueError(found["seats"])
    return result


def _whole(value: object) -> int:
    if type(value) is not int or not 0 <= value < 2**53:
        raise ValueError(value)
    return value
