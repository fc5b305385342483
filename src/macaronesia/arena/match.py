"""A match: which bots play which game, from which seed. With a number it determines a game."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from secrets import token_hex
from typing import Any

from macaronesia.bots import make_bot
from macaronesia.game import new_game
from macaronesia.ruleset import Json


@dataclass(frozen=True)
class Match:
    """One entrant a seat. A deal is played once for every rotation of the entrants over the seats."""

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
        """Which deal a game belongs to."""
        return number // self.players

    def seating(self, number: int) -> list[int]:
        """The entrant on each seat: in the next game of a deal everybody sits one seat further."""
        return [(seat - number) % self.players for seat in range(self.players)]

    def game_seed(self, number: int) -> str:
        """What chance deals from, the same in all games of a deal."""
        return f"{self.seed}/{self.deal(number)}"

    def bot_seed(self, number: int, seat: int) -> str:
        """What a bot's own luck comes from; it does not betray the game's seed, and so the deals."""
        return sha256(f"bot {self.seed}/{number}/{seat}".encode()).hexdigest()[:32]

    def as_json(self) -> Json:
        """What tells this match from others."""
        return {"game": self.game, "bots": list(self.bots), "seed": self.seed, "options": self.options}


def new_match(game: str, bots: Sequence[str], seed: object = None, **options: Any) -> Match:
    """A match whose bots, seed and options are all possible, or BadOption."""
    for name in dict.fromkeys(bots):
        make_bot(name).close()
    asked = Match(game, tuple(bots), token_hex(16) if seed is None else str(seed), options)
    first = new_game(game, asked.players, seed=asked.game_seed(0), names=table_names(bots), **options)
    return replace(asked, options=first.options)


def table_names(bots: Iterable[str]) -> list[str]:
    """How bots are called in a record."""
    return [f"bot:{name}" for name in bots]


def whole_deals(games: int, players: int) -> int:
    """The number of deals that at least so many games take."""
    return -(-games // players)
