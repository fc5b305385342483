"""Moves as actions and back: one coding a game, of fixed size for all options and numbers of players."""

from collections.abc import Sequence
from typing import Any, Protocol, cast

from macaronesia.canarias.moves import words_of
from macaronesia.canarias.ruleset import Canarias
from macaronesia.research import coding_canarias, coding_santiago
from macaronesia.research.blocks import Blocks
from macaronesia.ruleset import Ruleset, ruleset
from macaronesia.santiago.moves import notation
from macaronesia.santiago.ruleset import Santiago

#: Verbs of Santiago that are chance's.
CHANCE = ("spring", "palm", "overseer", "remove", "reveal")


class NotAMove(ValueError):
    """A text or a sequence of actions that is no player's move of this game."""


class Coding(Protocol):
    """How the moves of a game are made of actions."""

    size: int  #: actions are 0 to size - 1
    steps: int  #: the most actions of one move
    blocks: Blocks
    texts: list[str]  #: the words of every action

    def encode(self, move: str, seat: int) -> tuple[int, ...]:
        """The actions by which this seat makes a move; NotAMove where no player has such a move."""

    def decode(self, actions: Sequence[int], seat: int) -> str:
        """The text of the move that this seat makes by these actions; NotAMove where they make none."""


class SantiagoCoding:
    """``plant banana2 a1`` is ``plant banana2``, ``a1``; ``bid 3`` is ``3``."""

    size, steps, blocks = coding_santiago.ACTIONS, coding_santiago.STEPS, coding_santiago.BLOCKS

    def __init__(self, edition: str) -> None:
        self.texts = coding_santiago.texts(edition)
        self._codes = notation(edition).codes

    def encode(self, move: str, seat: int = 0) -> tuple[int, ...]:  # noqa: ARG002 - seats have no names here
        """The actions of a move."""
        if move not in self._codes or move.split(maxsplit=1)[0] in (
            "spring",
            "palm",
            "overseer",
            "remove",
            "reveal",
        ):
            raise NotAMove(move)
        return coding_santiago.split(self._codes[move])

    def decode(self, actions: Sequence[int], seat: int = 0) -> str:  # noqa: ARG002
        """The text of a move."""
        move = " ".join(self.texts[action] for action in actions)
        if len(actions) == 1 and move.isdecimal():
            move = f"bid {move}"
        if move not in self._codes:
            raise NotAMove(move)
        return move


class CanariasCoding:
    """``build segador 3`` is ``build segador``, ``3``; ``palace 2+5@7`` is ``palace 2@``, ``5``, ``7``."""

    size, steps, blocks = coding_canarias.ACTIONS, coding_canarias.STEPS, coding_canarias.BLOCKS

    def __init__(self, rules: Canarias) -> None:
        self.players, self.names = rules.players, rules.names
        self.texts = coding_canarias.texts(rules.names)

    def encode(self, move: str, seat: int) -> tuple[int, ...]:
        """The actions of a move."""
        words = words_of(move, self.names)
        if words is None or words.verb in ("starter", "deal", "stow", "reveal"):
            raise NotAMove(move)
        return coding_canarias.split(words, seat, self.players)

    def decode(self, actions: Sequence[int], seat: int) -> str:
        """The text of a move."""
        said = [self.texts[action] for action in actions]
        colour = f" {said.pop()}" if said[-1].startswith("as ") else ""
        verb, _, rest = said[0].partition(" ")
        if verb == "blame":
            move = f"blame {(seat + int(rest)) % self.players}"
        elif verb == "build":
            move = " ".join(said)
        else:
            stand = f"@{said.pop()}" if rest.endswith("@") else ""
            move = "+".join([said[0].removesuffix("@"), *said[1:]]) + stand
        if words_of(move + colour, self.names) is None:
            raise NotAMove(move + colour)
        return move + colour


def coding_of(rules: Ruleset) -> Coding:
    """The coding of a game whose options are settled."""
    if rules.game == "santiago":
        return SantiagoCoding(cast(Santiago, rules).edition)
    return CanariasCoding(cast(Canarias, rules))


def coding(game: str, players: int, **options: Any) -> Coding:
    """The coding of a game. Its numbers are the same for all options; the names of crops and cards differ."""
    return coding_of(ruleset(game, players, options))
