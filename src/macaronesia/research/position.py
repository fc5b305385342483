"""One game as actions: the object that environments of other libraries are built on. Chance is explicit."""

from typing import Any, TypeVar

import numpy as np

from macaronesia.errors import BadOption
from macaronesia.game import Game
from macaronesia.kernel.actions import WORD
from macaronesia.kernel.observation import NUMBER, Table
from macaronesia.kernel.record import CHANCE as CHANCE_SEAT
from macaronesia.kernel.record import positions
from macaronesia.kernel_ruleset import KernelRuleset, seat_named
from macaronesia.research.actions import ActionSpace
from macaronesia.research.interface import interface_of, rules_of
from macaronesia.research.validate import check_array, whole
from macaronesia.research.vector import Batch
from macaronesia.research.vector_kernel import REWARDS, reward
from macaronesia.ruleset import Json, Seat

Kind = TypeVar("Kind", bound="Position")


class NotAllowed(ValueError):
    """An action, or an outcome of chance, that the position does not have."""


class Position:
    """A position and the partial move of its seat: all that an environment must remember."""

    def __init__(self, rules: KernelRuleset) -> None:
        self.rules, self.action_space = rules, ActionSpace(rules)
        self._interface = interface_of(rules)
        self._texts: dict[int, str] = {}  # of moves, shared with copies: some games take long to write one
        self._run = positions(1, self._interface.run)[0]  # the partial move and the legal actions
        self._stand_at(rules.start())

    def _stand_at(self, s: Any, partial: tuple[int, ...] = (), is_found: bool = False) -> None:
        """Another position or partial move, of which the legal actions may be found."""
        self._s, self._seat = s, int(s["seat"])
        self.partial = partial  #: the actions of the move that is not complete yet
        self._is_found = is_found
        self._odds: list[tuple[int, float]] | None = None  # of chance, when asked for
        if not is_found:
            self._run["chosen"][: 1 + len(partial)] = len(partial), *partial

    @classmethod
    def of(cls, game: Game) -> "Position":
        """Where a game stands now; what is done to the one does not change the other."""
        made = cls(game.rules)
        made._stand_at(game.rules.copy(game.course.s))
        return made

    def copy(self: Kind) -> Kind:
        """Another position equal to this one."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._s, other._run = self.rules.copy(self._s), self._run.copy()
        return other

    def __deepcopy__(self: Kind, _memo: dict[int, Any]) -> Kind:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        rules = self.rules
        return _restored, (rules.game, rules.players, rules.options, self._s.tobytes(), self.partial)

    # --- Who acts, and how ---

    @property
    def seat(self) -> Seat:
        """Who is to act: 0 to players - 1, CHANCE, or None when the game is over."""
        return seat_named(self._seat)

    def _legal(self) -> Table:
        """The legal actions as words (kernel/actions.py)."""
        if not self._is_found:
            self._interface.find_actions(self._s, self.rules.b, self._run, *self._interface.scratch)
            self._is_found = True
        return self._run["legal"]

    def actions(self) -> list[int]:
        """The legal actions, ascending; none for chance and at the end."""
        found: list[int] = np.flatnonzero(self.mask()).tolist()
        return found

    def mask(self, out: Table | None = None) -> Table:
        """The legal actions as a row of bytes."""
        row = self._row(self.action_space.size, np.uint8, out)
        self._interface.write_mask(self._legal(), row)
        return row

    def act(self, action: int) -> str | None:
        """Do an action; the text of the move that is complete by it, or None. NotAllowed changes nothing."""
        number = whole(action)
        inside = 0 <= number < self.action_space.size
        if not inside or not int(self._legal()[number // WORD]) >> number % WORD & 1:
            raise NotAllowed(f"action {action} is not legal here")
        move = self._interface.vector.act_alone(
            self._s, self.rules.b, self._run, number, *self._interface.scratch
        )
        self._stand_at(self._s, (*self.partial, number) if move < 0 else (), is_found=True)
        return None if move < 0 else self.move_text(move)

    def move_text(self, move: int) -> str:
        """The text of a move, or of an outcome of chance, by its number."""
        if move not in self._texts:
            self._texts[move] = self.rules.text(move)
        return self._texts[move]

    # --- Chance ---

    def outcomes(self) -> list[tuple[int, float]]:
        """On chance's turn its outcomes by number, each with its probability; else none."""
        if self._seat != CHANCE_SEAT:
            return []
        if self._odds is None:
            found = sorted(self.rules.weights(self._s))
            total = sum(weight for _, weight in found)
            self._odds = [(number, weight / total) for number, weight in found]
        return self._odds

    def happen(self, outcome: int) -> str:
        """Chance makes this move; its text. NotAllowed changes nothing."""
        number = whole(outcome)
        inside = self._seat == CHANCE_SEAT and 0 <= number < self._interface.chance_moves
        if not inside or not self.rules.step(self._s, number):
            raise NotAllowed(f"outcome {outcome} cannot happen here")
        self._stand_at(self._s)
        return self.move_text(number)

    def deal(self, rng: np.random.Generator) -> None:
        """Chance moves until a player has to, or the game is over."""
        while self._seat == CHANCE_SEAT:
            numbers, odds = zip(*self.outcomes(), strict=True)
            self.happen(int(rng.choice(numbers, p=odds)))

    # --- What a seat knows, and the end ---

    def observe(self, seat: int, out: Table | None = None) -> Table:
        """What a seat knows, as docs/action-tables.md lays it out."""
        return self._observed(seat, False, self._interface.fields.size, out)

    def observe_perfectly(self, seat: int, out: Table | None = None) -> Table:
        """The same with all that is hidden, seen from this seat."""
        return self._observed(seat, True, self._interface.fields.perfect_size, out)

    def _observed(self, seat: int, perfect: bool, size: int, out: Table | None) -> Table:
        row = self._row(size, NUMBER, out)
        chosen = self._run["chosen"]
        self._interface.observe(self._s, self.rules.b, chosen, self._checked(seat), perfect, row)
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
        """What a seat may know as JSON; a partial move is no part of it."""
        return self.rules.view(self._s, None if seat is None else self._checked(seat))

    def everything(self) -> Json:
        """The position as JSON, nothing concealed."""
        return self.rules.position(self._s)

    def scores(self) -> list[int]:
        """The points of every seat as they would count now."""
        return self.rules.scores(self._s)

    def rewards(self, kind: str = "win") -> list[float]:
        """What the end is worth to every seat (vector_kernel.py); before it, nothing."""
        row = np.zeros(self.rules.players, np.float64)
        if self.seat is None:
            reward(REWARDS.index(kind), self.rules.players, np.array(self.scores()), row)
        return [float(x) for x in row]


def _restored(game: str, players: int, options: Json, content: bytes, partial: tuple[int, ...]) -> Position:
    made = Position(rules_of(game, players, options))
    made._stand_at(made.rules.copy(np.frombuffer(content, made._s.dtype)[0]), partial)
    return made


def new_position(game: str, players: int, **options: Any) -> Position:
    """A game before chance's first move."""
    return Position(rules_of(game, players, options))


def position_at(batch: Batch, g: int) -> Position:
    """The g-th game of a batch as a position of its own."""
    batch.check_begun()
    made = Position(batch.rules)
    n, *chosen = batch.runs.chosen[g].tolist()
    made._stand_at(batch.rules.copy(batch.positions[g]), tuple(chosen[:n]))
    return made
