"""States of OpenSpiel: a position with the actions and moves that led to it, and what seats observe of it."""

import json
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

import numpy as np

from macaronesia.kernel.observation import Fields, Table
from macaronesia.kernel.random import generator
from macaronesia.kernel.record import NOBODY, record_to_text
from macaronesia.kernel_ruleset import KernelRuleset
from macaronesia.research.interface import rules_of
from macaronesia.research.observation import named
from macaronesia.research.position import Position
from macaronesia.ruleset import CHANCE, Json, Move

try:
    #: OpenSpiel's core. It has no types that a checker could use, and neither has the rest.
    pyspiel: Any = import_module("pyspiel")
except ModuleNotFoundError as missing:
    raise ImportError("OpenSpiel is not installed: pip install macaronesia[research]") from missing

#: Players as OpenSpiel numbers them: a seat, or one of these.
CHANCE_PLAYER, TERMINAL = -1, -4

Made = tuple[int, int]  #: a player, or chance, and the action


class HistoryPosition(Position):
    """A position with its history."""

    def __init__(self, rules: KernelRuleset) -> None:
        super().__init__(rules)
        self.made: list[Made] = []  #: every action of a player and every outcome of chance
        self.moves: list[Move] = []  #: the complete moves among them
        self._begins: list[int] = []  # where in `made` each move begins
        #: By seat, the first moves that it knows for good: how many, and as text.
        self._known: dict[int, tuple[int, str]] = {}

    def copy(self) -> "HistoryPosition":
        """Another position equal to this one, with the same history."""
        other = super().copy()
        other.made, other.moves, other._begins = self.made.copy(), self.moves.copy(), self._begins.copy()
        other._known = self._known.copy()
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        rules, actions = self.rules, [action for _, action in self.made]
        return _replayed, (rules.game, rules.players, rules.options, actions)

    @property
    def player(self) -> int:
        """Who is to act, as OpenSpiel numbers players."""
        return TERMINAL if self._seat == NOBODY else self._seat

    # --- Actions and outcomes ---

    def do(self, action: int) -> None:
        """An action of the seat to act, or an outcome of chance."""
        who, player, begins = self.seat, self.player, not self.partial
        text = self.happen(action) if who == CHANCE else self.act(action)
        if begins:
            self._begins.append(len(self.made))
        self.made.append((player, action))
        if text is not None:
            assert who is not None
            self.moves.append((who, text))

    def action_text(self, player: int, action: int) -> str:
        """An action, or an outcome of chance, as text; any number has one."""
        if player != CHANCE_PLAYER:
            space = self.action_space
            return (space.texts if self.partial else space.first_texts)[action]
        try:
            return self.move_text(action)
        except LookupError:  # as in ActionSpace.decode
            return f"outcome {action}"

    # --- What a seat knows ---

    def known_moves(self, seat: int | None) -> list[Move]:
        """The moves as a seat, or a spectator, knows them."""
        return self.rules.redact(self._s, self.moves, seat)

    def information_state(self, seat: int) -> str:
        """All that a seat knows of the history, and nothing else: the moves as it knows them, a line each.

        Behind them stand the actions of its own partial move. Histories that the seat cannot tell apart
        have the same text, all others different ones.
        """
        count, before = 0, f"seat {seat}"
        if self.player != TERMINAL:  # the end reveals everything
            count, before = self._known.get(seat, (count, before))
        new = self.rules.redact(self._s, self.moves, seat, count)
        if not new:
            return before + self._own(seat)
        # The last move may be known better later than now.
        fixed = before + "".join(f"\n{who} {text}" for who, text in new[:-1])
        if self.player != TERMINAL:
            self._known[seat] = len(self.moves) - 1, fixed
        who, text = new[-1]
        return f"{fixed}\n{who} {text}{self._own(seat)}"

    def _own(self, seat: int) -> str:
        partial = self.partial if seat == self.player else ()
        return "".join(f"\nsays {self.action_space.texts[action]}" for action in partial)

    def write_numbers(self, moves: Sequence[Move], out: Table) -> None:
        """Moves as rows of two numbers: who (1 chance, 2 seat 0, …), and which move, from 1; 0: hidden."""
        out[:] = 0
        for row, (who, text) in zip(out, moves, strict=False):
            number = self.rules.code(text)  # a hidden one has none
            row[0] = 1 if who == CHANCE else 2 + int(who)
            row[1] = 0 if number is None else 1 + number

    def briefing(self, seat: int) -> Json:
        """What a bot is handed, as Game.briefing: the view of a seat and the moves as it knows them.

        While the seat is within a move, ``moves`` are those that go on from its partial move.
        """
        known = [list(move) for move in self.known_moves(seat)]
        view = self.view(seat) | {"ply": len(known), "last": known[-1] if known else None, "history": known}
        view["state"] = record_to_text(self.rules.conceal(self._s, seat))
        if seat == self.player:
            partial, encode = self.partial, self.action_space.encode
            view["moves"] = [
                move
                for move in self.rules.moves(self._s)
                if not partial or encode(move, seat)[: len(partial)] == partial
            ]
        return view

    def redealt(self, seat: int, seed: int) -> "HistoryPosition":
        """A position that this seat cannot tell from this one; partial moves of others are forgotten."""
        other = self.copy()
        other._known = {}
        other.moves = self.rules.redeal(other._s, self.moves, seat, generator(seed))
        other._stand_at(other._s, self.partial if seat == self.player else ())
        for place, before, now in zip(self._begins, self.moves, other.moves, strict=False):
            if before != now:  # what can be hidden is one action
                other.made[place] = (other.made[place][0], self._first_action(now))
        if self.partial and seat != self.player:
            del other.made[-len(self.partial) :]
            del other._begins[-1]
        return other

    def _first_action(self, move: Move) -> int:
        who, text = move
        number = self.rules.code(text)
        assert number is not None, text
        return number if who == CHANCE else self.action_space.encode(text, int(who))[0]


def _replayed(game: str, players: int, options: Json, actions: Sequence[int]) -> HistoryPosition:
    position = HistoryPosition(rules_of(game, players, options))
    for action in actions:
        position.do(action)
    return position


# --- A state ---


class _Recorded:
    """In the place of a position while OpenSpiel writes down a history that has already been played."""

    def __init__(self, made: list[Made]) -> None:
        self._next = iter([*made, (TERMINAL, 0)])
        self.do(0)

    def do(self, _action: int) -> None:
        """The next one acts."""
        self.player, _ = next(self._next)


class State(pyspiel.State):  # type: ignore[misc]  # it has no types
    """One state. ``position`` is the game; what is done to it belongs through ``apply_action``."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.position: HistoryPosition = game.first.copy()
        self.reward: str = game.reward

    @classmethod
    def of(cls, game: Any, position: HistoryPosition) -> "State":
        """The state of a position of a game."""
        state = cls(game)
        state.position = _Recorded(position.made)  # type: ignore[assignment]  # for as long as it takes
        for _, action in position.made:
            state.apply_action(action)
        state.position = position
        return state

    # --- Who acts, and how ---

    def current_player(self) -> int:
        """A seat, or OpenSpiel's number for chance or the end."""
        return self.position.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.actions() if player == self.position.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance with their probabilities."""
        return self.position.outcomes()

    def _apply_action(self, action: int) -> None:
        self.position.do(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.action_text(player, action)

    # --- The end ---

    def returns(self) -> list[float]:
        """What the end is worth to every seat; before it, nothing."""
        return self.position.rewards(self.reward)

    # --- What is known ---

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> "State":
        """A state that this seat cannot tell from this one, with a history that can be played.

        What it cannot know is drawn as chance deals it, another seat's secret bid from those open to it;
        the partial move of another seat is forgotten.
        """
        other = self.position.redealt(player_id, int(sampler() * 2**53))
        if other.made == self.position.made:
            same: State = self.clone()
            return same
        return State.of(self.get_game(), other)

    def briefing(self, player: int) -> Json:
        """What our bots are handed (docs/bots.md)."""
        return self.position.briefing(player)

    # --- Texts ---

    def board(self) -> str:
        """The position as people see it in the terminal, nothing hidden."""
        rules = self.position.rules
        return rules.board_text(self.position.everything(), [str(seat + 1) for seat in range(rules.players)])

    def __str__(self) -> str:
        """All moves and then the partial one, a line each: states with equal texts are equal."""
        position = self.position
        lines = [f"{who} {text}" for who, text in position.moves]
        texts = [position.action_space.texts[action] for action in position.partial]
        return "\n".join([*lines, *(f"{position.player} says {text}" for text in texts)])


# --- Observers ---


class Observer:
    """One kind of observation (an ``IIGObservationType``) of one game.

    What one seat knows, or all seats together, has tensors: ``player``, ``observation`` as laid out in
    docs/action-tables.md, and with perfect recall ``history``, the moves as they are known. What only a
    spectator sees, and what a seat knows beyond that, are texts alone.
    """

    def __init__(self, game: Any, kind: Any, params: Any = None) -> None:
        if params:
            raise ValueError(f"observers of this game have no parameters, but were given {params}")
        self._recall = kind.perfect_recall
        self._public = kind.public_info
        self._nobody = kind.private_info == pyspiel.PrivateInfoType.NONE
        self._everybody = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        self._fields: Fields = game.interface.fields
        self.tensor: Table = None
        self.dict: dict[str, Table] = {}
        if self._public and not self._nobody:
            self._lay_out(game)

    def _lay_out(self, game: Any) -> None:
        size = self._fields.perfect_size if self._everybody else self._fields.size
        shapes: dict[str, tuple[int, ...]] = {"player": (game.num_players(),), "observation": (size,)}
        if self._recall:
            shapes["history"] = (game.bounds.moves, 2)
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        offset = 0
        for name, shape in shapes.items():
            after = offset + int(np.prod(shape))
            self.dict[name] = self.tensor[offset:after].reshape(shape)
            offset = after

    def set_from(self, state: State, player: int) -> None:
        """Write the tensors of a seat."""
        if self.tensor is None:
            return
        position = state.position
        self.dict["player"][:] = 0
        self.dict["player"][player] = 1
        row = position.observe_perfectly(player) if self._everybody else position.observe(player)
        self.dict["observation"][:] = row
        if self._recall:
            moves = position.moves if self._everybody else position.known_moves(player)
            position.write_numbers(moves, self.dict["history"])

    def string_from(self, state: State, player: int) -> str:
        """The text of a seat."""
        position = state.position
        if not self._public:
            return "" if self._nobody else _private(position, player)
        if self._nobody:
            return _lines(position.known_moves(None)) if self._recall else _dumped(position.view(None))
        if self._everybody:
            if self._recall:
                partial = ((position.player, str(action)) for action in position.partial)
                return _lines([*position.moves, *partial])
            return described(self._fields, position.observe_perfectly(player))
        if self._recall:
            return position.information_state(player)
        return f"seat {player}\n{described(self._fields, position.observe(player))}"


def described(fields: Fields, row: Table) -> str:
    """An observation as text: a line for every field that is not all 0, with the places that are not."""
    lines = []
    for name, values in named(fields, row).items():
        flat = values.ravel()
        if len(flat) <= 5:
            lines.append(f"{name}: {' '.join(map(str, flat.tolist()))}")
        elif flat.any():
            places = np.flatnonzero(flat).tolist()
            shown = (f"{place}" if flat[place] == 1 else f"{place}={flat[place]}" for place in places)
            lines.append(f"{name}: {' '.join(shown)}")
    return "\n".join(lines)


def _private(position: HistoryPosition, player: int) -> str:
    """What a seat knows and a spectator does not; nothing if there is nothing."""
    own, open_to_all = position.view(player), position.view(None)
    found = {field: value for field, value in own.items() if value != open_to_all.get(field)}
    if position.partial and player == position.player:
        found["says"] = [position.action_space.texts[action] for action in position.partial]
    return _dumped(found) if found else ""


def _dumped(found: Any) -> str:
    return json.dumps(found, sort_keys=True, separators=(",", ":"))


def _lines(moves: Any) -> str:
    return "\n".join(f"{who} {text}" for who, text in moves)
