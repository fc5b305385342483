"""Moves as actions and back, in texts: one action space a game, of fixed size for all options and players."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np

from macaronesia.kernel_ruleset import KernelRuleset
from macaronesia.research.interface import interface_of, rules_of
from macaronesia.research.validate import whole


class NotAMove(ValueError):
    """A text or a sequence of actions that is no player's move of this game."""


class ActionSpace:
    """How the moves of a game with its options settled are made of actions."""

    def __init__(self, rules: KernelRuleset) -> None:
        self._rules, self._interface = rules, interface_of(rules)
        self.blocks = self._interface.blocks
        self.size = self.blocks.size  #: actions are 0 to size - 1
        self.steps = self._interface.steps  #: the most actions of one move

    @cached_property
    def texts(self) -> Sequence[str]:
        """The text of every action."""
        return self._interface.texts(self._rules, True)

    @cached_property
    def first_texts(self) -> Sequence[str]:
        """The text of every action where it is the first of a move."""
        return self._interface.texts(self._rules, False)

    @cached_property
    def _positions(self) -> list[Any]:
        """Positions that differ in who is to move: actions may name seats from there."""
        made = [self._rules.start() for _ in range(self._rules.players)]
        for seat, s in enumerate(made):
            s.seat = seat
        return made

    def encode(self, move: str, seat: int) -> tuple[int, ...]:
        """The actions by which this seat makes a move; NotAMove where it has no such move."""
        number = self._rules.code(move)
        path = () if number is None else self._path(number, seat)
        if not path:
            raise NotAMove(move)
        return path

    def decode(self, actions: Sequence[int], seat: int) -> str:
        """The text of the move that this seat makes by these actions; NotAMove where they make none."""
        inside = all(0 <= whole(action) < self.size for action in actions)
        if inside and 0 < len(actions) <= self.steps and 0 <= whole(seat) < self._rules.players:
            chosen = np.zeros(1 + self.steps, np.int32)
            chosen[: 1 + len(actions)] = len(actions), *actions
            number = int(self._interface.move_of(self._positions[seat], self._rules.b, chosen))
            if 0 <= number < self._interface.kernel.moves and self._path(number, seat) == tuple(actions):
                try:
                    text = self._rules.text(number)
                except LookupError:  # of something that this game has with other options
                    text = ""
                if self._rules.code(text) == number:
                    return text
        raise NotAMove(f"actions {list(actions)}")

    def _path(self, number: int, seat: int) -> tuple[int, ...]:
        if not 0 <= whole(seat) < self._rules.players:
            return ()
        path = np.empty(self.steps, np.int32)
        steps = self._interface.path_of(self._positions[seat], self._rules.b, number, path)
        return tuple(path[:steps].tolist())


def action_space(game: str, players: int, **options: Any) -> ActionSpace:
    """The actions of a game. Their numbers are the same for all options; names of crops and cards differ."""
    return ActionSpace(rules_of(game, players, options))
