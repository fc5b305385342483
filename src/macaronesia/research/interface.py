"""What the environments need of a game: actions, observations, bounds, and the compiled functions for them.

The module that a game's definition names as ``research`` may have ``BLOCKS``, ``STEPS``, ``action_of``,
``move_of`` and ``action_texts`` (kernel/actions.py); ``FIELDS`` and ``observe`` (kernel/observation.py);
``CHANCE_MOVES`` and ``bounds``. Without them every move is one action, an observation is the record as the
seat may know it, and the bounds are generous.
"""

import threading
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from macaronesia.games import ruleset
from macaronesia.kernel import actions
from macaronesia.kernel.actions import WORD, Blocks, blocks, choice_record
from macaronesia.kernel.generic import bind
from macaronesia.kernel.observation import Fields, Table
from macaronesia.kernel_ruleset import KernelRuleset
from macaronesia.research import observation, vector_kernel

#: The most actions, and outcomes of chance, of a game that does not say how long it can be.
LONG_GAME = 10_000


class Bounds(NamedTuple):
    """The most of each in one game."""

    actions: int  #: of the players
    outcomes: int  #: of chance
    moves: int  #: of both


class Interface:
    """The environment interface of a game, for all options and numbers of players."""

    def __init__(self, rules: type[KernelRuleset]) -> None:
        self.kernel, definition = rules.kernel, rules.definition
        own = vars(definition.load("research")) if definition.research else {}
        self.blocks: Blocks = own.get("BLOCKS", blocks([("move", self.kernel.moves)]))
        self.steps: int = own.get("STEPS", 1)  #: the most actions of one move
        #: Numbers of outcomes of chance are below this.
        self.chance_moves: int = own.get("CHANCE_MOVES", self.kernel.moves)
        self.fields: Fields = own.get("FIELDS", observation.record_fields(self.kernel.state, self.steps))
        self.run = choice_record(vector_kernel.Run, self.blocks.size, self.steps)
        self._bounds: Callable[[KernelRuleset], Sequence[int]] | None = own.get("bounds")
        self._texts: Callable[[KernelRuleset, bool], Sequence[str]] | None = own.get("action_texts")
        self._thread = threading.local()
        self._bind(own)

    def _bind(self, own: dict[str, Any]) -> None:
        """The rules of the generic modules for this game; ``own``: those that the game has itself."""
        kernel, game = self.kernel, self.kernel.game
        paths = {
            "action_of": own.get("action_of", actions.single_action),
            "move_of": own.get("move_of", actions.single_move),
            "write_last": actions.last_writer(self.blocks.size),
        }
        bound = bind(actions, game, {"legal": kernel.legal} | paths)
        self.find_actions, self.take, self.write_mask = bound.find_actions, bound.take, bound.write_mask
        self.path_of, self.move_of = bound.path_of, paths["move_of"]
        generic = bind(observation, game, {"conceal": kernel.conceal, "STATE": kernel.state})
        self.observe = own.get("observe", generic.observe)
        #: The functions of vector_kernel.py.
        self.vector: Any = bind(
            vector_kernel,
            game,
            {name: getattr(kernel, name) for name in ("step", "draw", "scores")}
            | {name: getattr(self, name) for name in ("find_actions", "take", "write_mask", "observe")},
        )

    def new_scratch(self) -> vector_kernel.Scratch:
        """Arrays for one thread to work in."""
        marks = np.zeros((1, -(-self.blocks.size // WORD) * WORD), np.uint8)
        return vector_kernel.Scratch(np.empty((1, self.kernel.most_legal), np.int32), marks)

    @property
    def scratch(self) -> tuple[Table, Table]:
        """The rows of a Scratch that this thread shares: for legal moves, and a mark for every action."""
        if not hasattr(self._thread, "rows"):
            self._thread.rows = tuple(array[0] for array in self.new_scratch())
        rows: tuple[Table, Table] = self._thread.rows
        return rows

    def texts(self, rules: KernelRuleset, partial: bool) -> Sequence[str]:
        """The texts of all actions, by number: as first actions of a move, or within one."""
        if self._texts is not None:
            return self._texts(rules, partial)
        return [rules.text(move) for move in range(self.blocks.size)]

    def bounds(self, rules: KernelRuleset) -> Bounds:
        """Bounds that no game with these options exceeds."""
        return Bounds(*self._bounds(rules)) if self._bounds else Bounds(LONG_GAME, LONG_GAME, 2 * LONG_GAME)


_interfaces: dict[type[KernelRuleset], Interface] = {}


def interface_of(rules: KernelRuleset) -> Interface:
    """The interface of the game with these rules."""
    kind = type(rules)
    return _interfaces.get(kind) or _interfaces.setdefault(kind, Interface(kind))


def rules_of(game: object, players: object, options: dict[str, Any]) -> KernelRuleset:
    """The rules of a game with these options, or BadOption."""
    return ruleset(game, players, options)
