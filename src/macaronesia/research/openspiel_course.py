"""A game as OpenSpiel asks for it: a position, and the actions and moves that led to it.

Moves go to the kernel by their numbers here, without their texts being read: a search of OpenSpiel's makes
thousands of them a second.
"""

from collections.abc import Sequence
from types import ModuleType
from typing import Any, NamedTuple, cast

import numpy as np

from macaronesia.canarias import engine as canarias_engine
from macaronesia.canarias.views import HIDDEN
from macaronesia.kernel.random import generator
from macaronesia.research.blocks import Table, is_legal
from macaronesia.research.position import NotAllowed, Position
from macaronesia.ruleset import CHANCE, Json, Move, Ruleset, ruleset
from macaronesia.santiago import engine as santiago_engine

ENGINES: dict[str, ModuleType] = {"santiago": santiago_engine, "canarias": canarias_engine}

#: Players as OpenSpiel numbers them: a seat, or one of these.
CHANCE_PLAYER, OVER = -1, -4
#: More outcomes than chance ever has.
MOST_OUTCOMES = 64

Made = tuple[int, int]  #: a player, or chance, and the action


class Told(NamedTuple):
    """The first moves as a seat knows them for good, as text."""

    moves: int
    text: str


class Course(Position):
    """A position with its history; ``player`` is who is to act."""

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules)
        self.made: list[Made] = []  #: every action of a player and every outcome of chance
        self.moves: list[Move] = []  #: the complete moves among them
        self._first: list[int] = []  # where in `made` each move begins
        self._told: dict[int, Told] = {}
        self._engine = ENGINES[rules.game]
        self._texts: dict[int, str] = {}  # of the moves' numbers; shared with copies, as the next
        self._numbers: dict[str, int] = {}
        self._listed: list[int] | None = None
        self._odds: list[tuple[int, float]] | None = None
        self.player = self._to_act()

    def copy(self) -> "Course":
        """Another course equal to this one."""
        other = object.__new__(Course)
        other.__dict__.update(self.__dict__)
        other._s = self.rules.copy(self._s)
        other._chosen, other._words = self._chosen.copy(), self._words.copy()
        other.made, other.moves, other._first = self.made.copy(), self.moves.copy(), self._first.copy()
        other._told = self._told.copy()
        return other

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Course":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        actions = [action for _, action in self.made]
        return _again, (self.rules.game, self.rules.players, self.rules.options, actions)

    def _to_act(self) -> int:
        seat = self.seat
        return CHANCE_PLAYER if seat == CHANCE else OVER if seat is None else cast(int, seat)

    # --- Actions and outcomes ---

    def actions(self) -> list[int]:
        """The legal actions, ascending; none for chance and at the end."""
        if self._listed is None:
            self._allow()
            self._listed = np.flatnonzero(self.mask()).tolist()
        return self._listed

    def outcomes(self) -> list[tuple[int, float]]:
        """On chance's turn its outcomes by number, each with its probability; else none."""
        if self.player != CHANCE_PLAYER:
            return []
        if self._odds is None:
            out = np.empty(MOST_OUTCOMES, np.int32)
            found = np.sort(out[: self._engine.legal(self._s, *self._box, out)])
            weights = np.empty_like(found)
            self._engine.weigh(self._s, found, weights)
            self._odds = list(zip(found.tolist(), (weights / weights.sum()).tolist(), strict=True))
        return self._odds

    def do(self, action: int) -> None:
        """An action of the seat to act, or an outcome of chance."""
        if self.player == CHANCE_PLAYER:
            self.happen(action)
        else:
            self.act(action)

    def act(self, action: int) -> str | None:
        """Do an action; the text of the move that is complete by it, or None. NotAllowed changes nothing."""
        if self._listed is None:
            self.actions()
        blocks = self.coding.blocks
        if not is_legal(self._words, blocks.starts, blocks.word_of, action):
            raise NotAllowed(f"action {action} is not legal here")
        if not self._chosen[0]:
            self._first.append(len(self.made))
        self.made.append((self.player, action))
        self._listed = None
        number = self._kernel.take(self._s, *self._box, self._chosen, action)
        return None if number < 0 else self._move(self.player, number)

    def happen(self, outcome: int) -> str:
        """Chance makes this move; its text."""
        if not any(outcome == number for number, _ in self.outcomes()):
            raise NotAllowed(f"outcome {outcome} cannot happen here")
        self._first.append(len(self.made))
        self.made.append((CHANCE_PLAYER, outcome))
        return self._move(CHANCE, outcome)

    def _move(self, who: int | str, number: int) -> str:
        text = self._texts.get(number)
        if text is None:
            text = self._texts[number] = self.outcome_text(number)  # a player's moves as well
            self._numbers[text] = number
        self._engine.step(self._s, *self._box, number)
        self.moves.append((who, text))
        self._listed = self._odds = None
        self.player = self._to_act()
        return text

    def action_text(self, player: int, action: int) -> str:
        """An action, or an outcome of chance, in words; any number has some."""
        if player == CHANCE_PLAYER:
            try:
                return self.outcome_text(action)
            except IndexError:  # a card that this box does not have
                return f"outcome {action}"
        text = self.coding.texts[action]
        return f"bid {text}" if text.isdecimal() and not self.said and self.rules.game == "santiago" else text

    # --- What a seat knows ---

    def told(self, seat: int | None) -> list[Move]:
        """The moves as a seat, or a spectator, knows them."""
        return self.rules.redact(self._s, self.moves, seat)

    def knowledge(self, seat: int) -> str:
        """All that a seat knows of the history, and nothing else: the moves as it was told them, a line each.

        Behind them stand the actions of its own unfinished move. Histories that the seat cannot tell apart
        have the same text, all others different ones.
        """
        before = Told(0, f"seat {seat}") if self.player == OVER else self._told.get(seat)
        before = before or Told(0, f"seat {seat}")
        news = self.rules.redact(self._s, self.moves, seat, before.moves)
        if not news:
            return before.text + self._own(seat)
        # The last move may be told later what is hidden of it now, and the end tells everything.
        fixed = before.text + "".join(f"\n{who} {text}" for who, text in news[:-1])
        if self.player != OVER:
            self._told[seat] = Told(len(self.moves) - 1, fixed)
        who, text = news[-1]
        return f"{fixed}\n{who} {text}{self._own(seat)}"

    def _own(self, seat: int) -> str:
        said = self.said if seat == self.player else ()
        return "".join(f"\nsays {self.coding.texts[action]}" for action in said)

    def numbered(self, moves: Sequence[Move], out: Table) -> None:
        """Moves as rows of two numbers: who (1 chance, 2 seat 0, …), and which move, from 1; 0: hidden."""
        out[:] = 0
        for row, (who, text) in zip(out, moves, strict=False):
            row[0] = 1 if who == CHANCE else 2 + int(who)
            row[1] = 0 if text.endswith(HIDDEN) else 1 + self.number(text)

    def number(self, text: str) -> int:
        """The kernel's number of a move."""
        if text not in self._numbers:
            self._numbers[text] = self._outcome(text)
        return self._numbers[text]

    def briefing(self, seat: int) -> Json:
        """What a bot is handed, as Game.briefing: the view of a seat and the moves as it knows them.

        While the seat is within a move, ``moves`` are those that go on from what it has said.
        """
        told = [list(move) for move in self.told(seat)]
        view = self.view(seat) | {"ply": len(told), "last": told[-1] if told else None, "history": told}
        if seat == self.player:
            said = self.said
            view["moves"] = [
                move
                for move in self.rules.moves(self._s)
                if not said or self.coding.encode(move, seat)[: len(said)] == said
            ]
        return view

    def redealt(self, seat: int, seed: int) -> "Course":
        """A course that this seat cannot tell from this one; what others have half said is forgotten."""
        other = self.copy()
        other._told, other._odds = {}, None
        other.moves = self.rules.redeal(other._s, self.moves, seat, generator(seed))
        for place, before, now in zip(self._first, self.moves, other.moves, strict=False):
            if before != now:  # what can be hidden is one action
                other.made[place] = (other.made[place][0], self._action(now))
        if self.said and seat != self.player:
            del other.made[-len(self.said) :]
            del other._first[-1]
            other._chosen[0] = 0
        other._listed = None
        return other

    def _action(self, move: Move) -> int:
        who, text = move
        return self.number(text) if who == CHANCE else self.coding.encode(text, int(who))[0]


def _again(game: str, players: int, options: Json, actions: Sequence[int]) -> Course:
    course = Course(ruleset(game, players, options))
    for action in actions:
        course.do(action)
    return course
