"""What OpenSpiel's observers see: tensors of numbers, and texts that say the same."""

import json
from typing import Any

import numpy as np

from macaronesia.research.blocks import Table
from macaronesia.research.observation import Fields, named
from macaronesia.research.openspiel_course import Course
from macaronesia.research.openspiel_peer import pyspiel


class Observer:
    """One kind of observation (an ``IIGObservationType``) of one game.

    What one seat knows, or all seats together, has tensors: ``player``, ``observation`` as docs/research.md
    lays it out, and with perfect recall ``history``, the moves as they were told. What only a spectator
    sees, and what a seat knows beyond that, are texts alone.
    """

    def __init__(self, game: Any, kind: Any, params: Any = None) -> None:
        if params:
            raise ValueError(f"observers of this game have no parameters, but were given {params}")
        self._recall = kind.perfect_recall
        self._public = kind.public_info
        self._nobody = kind.private_info == pyspiel.PrivateInfoType.NONE
        self._everybody = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        self._fields: Fields = game.fields
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

    def set_from(self, state: Any, player: int) -> None:
        """Write the tensors of a seat."""
        if self.tensor is None:
            return
        course: Course = state.course
        self.dict["player"][:] = 0
        self.dict["player"][player] = 1
        row = course.observe_perfectly(player) if self._everybody else course.observe(player)
        self.dict["observation"][:] = row
        if self._recall:
            moves = course.moves if self._everybody else course.told(player)
            course.numbered(moves, self.dict["history"])

    def string_from(self, state: Any, player: int) -> str:
        """The text of a seat."""
        course: Course = state.course
        if not self._public:
            return "" if self._nobody else _private(course, player)
        if self._nobody:
            return _lines(course.told(None)) if self._recall else _dumped(course.view(None))
        if self._everybody:
            if self._recall:
                return _lines([*course.moves, *((course.player, str(action)) for action in course.said)])
            return described(self._fields, course.observe_perfectly(player))
        if self._recall:
            return course.knowledge(player)
        return f"seat {player}\n{described(self._fields, course.observe(player))}"


def described(fields: Fields, row: Table) -> str:
    """An observation in words: a line for every field that is not all 0, with the places that are not."""
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


def _private(course: Course, player: int) -> str:
    """What a seat knows and a spectator does not; nothing if there is nothing."""
    own, open_to_all = course.view(player), course.view(None)
    found = {field: value for field, value in own.items() if value != open_to_all.get(field)}
    if course.said and player == course.player:
        found["says"] = [course.coding.texts[action] for action in course.said]
    return _dumped(found) if found else ""


def _dumped(found: Any) -> str:
    return json.dumps(found, sort_keys=True, separators=(",", ":"))


def _lines(moves: Any) -> str:
    return "\n".join(f"{who} {text}" for who, text in moves)
