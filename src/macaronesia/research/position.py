"""One game as actions: the object that environments of other libraries are built on. Chance is explicit."""

from typing import Any, cast

import numpy as np

from macaronesia.canarias import moves as canarias_moves
from macaronesia.canarias.moves import code_of, text_of, words_of
from macaronesia.canarias.ruleset import Canarias
from macaronesia.errors import BadOption
from macaronesia.game import Game
from macaronesia.research import coding_canarias, coding_santiago
from macaronesia.research.batch import OBSERVATIONS, Batch
from macaronesia.research.blocks import MOST_WORDS, Table, is_legal, listed, write_mask
from macaronesia.research.coding import coding_of
from macaronesia.research.given import check_array, whole
from macaronesia.research.observation import NUMBER
from macaronesia.research.rewards import REWARDS, reward
from macaronesia.ruleset import CHANCE, Json, Ruleset, Seat, ruleset
from macaronesia.santiago import moves as santiago_moves
from macaronesia.santiago.moves import notation

#: Outcomes of chance are numbered by the kernel: those of a game are all below this.
CHANCE_OUTCOMES = {"santiago": santiago_moves.FIRST_CANAL, "canarias": canarias_moves.DRAW}


class NotAllowed(ValueError):
    """An action, or an outcome of chance, that the position does not have."""


class Position:
    """A position and the part of a move that its seat has said: all that an environment must remember."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules, self.coding = rules, coding_of(rules)
        self._s = rules.start()
        self._chosen = np.zeros(6, np.int16)
        self._words = np.zeros(MOST_WORDS, np.int64)
        self._kernel: Any = coding_canarias if rules.game == "canarias" else coding_santiago
        self._observation = OBSERVATIONS[rules.game]
        self._box: tuple[Any, ...] = (cast(Canarias, rules)._b,) if rules.game == "canarias" else ()
        self._allow()

    @classmethod
    def of(cls, game: Game) -> "Position":
        """Where a game stands now; what is done to the one does not change the other."""
        made = cls(game.rules)
        made._s = game.rules.copy(game._s)
        made._allow()
        return made

    def copy(self) -> "Position":
        """Another position equal to this one."""
        other = object.__new__(Position)
        other.__dict__.update(self.__dict__)
        other._s = self.rules.copy(self._s)
        other._chosen, other._words = self._chosen.copy(), self._words.copy()
        return other

    # --- Who acts, and how ---

    @property
    def seat(self) -> Seat:
        """Who is to act: 0 to players - 1, CHANCE, or None when the game is over."""
        return self.rules.seat(self._s)

    @property
    def said(self) -> tuple[int, ...]:
        """The actions of the move that is under way."""
        return tuple(int(action) for action in self._chosen[1 : 1 + self._chosen[0]])

    def actions(self) -> list[int]:
        """The legal actions, ascending; none for chance and at the end."""
        return listed(self._words, self.coding.blocks.starts)

    def mask(self, out: Table | None = None) -> Table:
        """The legal actions as a row of bytes."""
        row = self._row(self.coding.size, np.uint8, out)
        write_mask(self._words, self.coding.blocks.starts, row)
        return row

    def act(self, action: int) -> str | None:
        """Do an action; the text of the move that is complete by it, or None. NotAllowed changes nothing."""
        blocks, number = self.coding.blocks, whole(action)
        inside = 0 <= number < blocks.size
        if not inside or not is_legal(self._words, blocks.starts, blocks.word_of, number):
            raise NotAllowed(f"action {action} is not legal here")
        said, seat = (*self.said, number), cast(int, self.seat)
        done = self._kernel.take(self._s, *self._box, self._chosen, number) >= 0
        move = self.coding.decode(said, seat) if done else None
        if move is not None:
            self.rules.play(self._s, move)
        self._allow()
        return move

    def _allow(self) -> None:
        self._kernel.allow(self._s, *self._box, self._chosen, self._words)

    # --- Chance ---

    def outcomes(self) -> list[tuple[int, float]]:
        """On chance's turn its outcomes by number, each with its probability; else none."""
        if self.seat != CHANCE:
            return []
        found = self.rules.outcomes(self._s)
        total = sum(weight for _, weight in found)
        return sorted((self._outcome(text), weight / total) for text, weight in found)

    def happen(self, outcome: int) -> str:
        """Chance makes this move; its text."""
        if outcome not in dict(self.outcomes()):
            raise NotAllowed(f"outcome {outcome} cannot happen here")
        text = self.outcome_text(outcome)
        self.rules.play(self._s, text)
        self._allow()
        return text

    def deal(self, rng: np.random.Generator) -> None:
        """Chance moves until a player has to, or the game is over."""
        while self.seat == CHANCE:
            numbers, odds = zip(*self.outcomes(), strict=True)
            self.happen(int(rng.choice(numbers, p=odds)))

    def outcome_text(self, outcome: int) -> str:
        """An outcome of chance as it is written."""
        if self._box:
            return text_of(outcome, cast(Canarias, self.rules).names)
        return notation(self.rules.options["edition"]).texts[outcome]

    def _outcome(self, text: str) -> int:
        if not self._box:
            return notation(self.rules.options["edition"]).codes[text]
        words = words_of(text, cast(Canarias, self.rules).names)
        assert words is not None, text
        return code_of(words)

    # --- What a seat knows, and the end ---

    def observe(self, seat: int, out: Table | None = None) -> Table:
        """What a seat knows, as docs/research.md lays it out."""
        return self._observed(seat, False, self._observation.SIZE, out)

    def observe_perfectly(self, seat: int, out: Table | None = None) -> Table:
        """The same with all that is hidden, seen from this seat."""
        return self._observed(seat, True, self._observation.PERFECT_SIZE, out)

    def _observed(self, seat: int, perfect: bool, size: int, out: Table | None) -> Table:
        row = self._row(size, NUMBER, out)
        self._observation.observe(self._s, *self._box, self._chosen, self._checked(seat), perfect, row)
        return row

    def _row(self, size: int, kind: type[np.generic], out: Table | None) -> Table:
        """Where a row is written: zeros, or what the caller has for it."""
        if out is None:
            return np.zeros(size, kind)
        check_array("out", out, (size,), kind)
        return out

    def _checked(self, seat: int) -> int:
        number = whole(seat)
        if 0 <= number < self.rules.players:
            return number
        raise BadOption.value("seat", seat, range(self.rules.players))

    def view(self, seat: int | None) -> Json:
        """What a seat may know as JSON; a half-said move is no part of it."""
        return self.rules.view(self._s, None if seat is None else self._checked(seat))

    def scores(self) -> list[int]:
        """The points of every seat as they would count now."""
        return self.rules.scores(self._s)

    def rewards(self, kind: str = "win") -> list[float]:
        """What the end is worth to every seat (rewards.py); before it, nothing."""
        row = np.zeros(self.rules.players, np.float64)
        if self.seat is None:
            reward(REWARDS.index(kind), self.rules.players, np.array(self.scores()), row)
        return [float(x) for x in row]


def new_position(game: str, players: int, **options: Any) -> Position:
    """A game before chance's first move."""
    return Position(ruleset(game, players, options))


def position_at(batch: Batch, g: int) -> Position:
    """The g-th game of a batch as a position of its own."""
    batch.check_begun()
    made = Position(batch.rules)
    made._s = batch.rules.copy(batch.positions[g])
    made._chosen[:] = batch.runs.chosen[g]
    made._allow()
    return made
