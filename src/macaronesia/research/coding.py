"""Moves as actions and back: one coding a game, of fixed size for all options and numbers of players."""

from collections.abc import Sequence
from typing import Any, Protocol, cast

from macaronesia.canarias.moves import words_of
from macaronesia.canarias.ruleset import Canarias
from macaronesia.research import coding_canarias, coding_santiago
from macaronesia.research.blocks import Blocks
from macaronesia.research.given import whole
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
        if move not in self._codes or move.split(maxsplit=1)[0] in CHANCE:
            raise NotAMove(move)
        return coding_santiago.split(self._codes[move])

    def decode(self, actions: Sequence[int], seat: int = 0) -> str:  # noqa: ARG002
        """The text of a move."""
        move = " ".join(_said(self.texts, actions))
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
        if words.verb == "blame" and words.seat not in self._others(seat):
            raise NotAMove(move)
        return coding_canarias.split(words, seat, self.players)

    def _others(self, seat: int) -> list[int]:
        """The seats beside this one; none if there is no such seat."""
        seats = range(self.players)
        return [other for other in seats if other != seat] if seat in seats else []

    def decode(self, actions: Sequence[int], seat: int) -> str:
        """The text of a move."""
        move = self._joined(_said(self.texts, actions), seat)
        if self.encode(move, seat) != tuple(actions):
            raise NotAMove(move)  # more was said than the text has room for
        return move

    def _joined(self, said: list[str], seat: int) -> str:
        """The words of actions as one text, which need not be a move."""
        colour = f" {said.pop()}" if said[-1].startswith("as ") else ""
        verb, _, rest = said[0].partition(" ") if said else ("", "", "")
        if verb == "blame":
            return f"blame {(seat + int(rest)) % self.players}{colour}"
        if verb not in ("palace", "city"):
            return " ".join(said) + colour
        stand = f"@{said.pop()}" if rest.endswith("@") and len(said) > 1 else ""
        return "+".join([said[0].removesuffix("@"), *said[1:]]) + stand + colour


def _said(texts: list[str], actions: Sequence[int]) -> list[str]:
    """The words of actions; NotAMove if there are none, or none of such a number."""
    if len(actions) == 0 or not all(0 <= whole(action) < len(texts) for action in actions):
        raise NotAMove(f"actions {list(actions)}")
    return [texts[action] for action in actions]


def coding_of(rules: Ruleset) -> Coding:
    """The coding of a game whose options are settled."""
    if rules.game == "santiago":
        return SantiagoCoding(cast(Santiago, rules).edition)
    return CanariasCoding(cast(Canarias, rules))


def coding(game: str, players: int, **options: Any) -> Coding:
    """The coding of a game. Its numbers are the same for all options; the names of crops and cards differ."""
    return coding_of(ruleset(game, players, options))
