"""An observation is one row of bytes, laid out field by field (docs/research.md)."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from macaronesia.kernel.bits import lowest
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.record import Row

#: What observations are stored as: no sum of money, no count and no points exceed 255.
NUMBER = np.uint8

#: Seats are shown from the observer's own, and always as many: those beyond the players are empty.
SEATS = 5


class Field(NamedTuple):
    """A part of an observation."""

    name: str
    offset: int
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return int(np.prod(self.shape))


class Fields(NamedTuple):
    """The fields of a game's observation in their order; the last ones only if nothing is concealed."""

    known: dict[str, Field]  #: what the observing seat knows
    hidden: dict[str, Field]  #: what only the perfect-information observation has, behind the others
    size: int  #: of an observation
    perfect_size: int  #: of a perfect-information observation

    def at(self, name: str) -> int:
        """Where a field begins."""
        return (self.known | self.hidden)[name].offset


Shape = tuple[str, tuple[int, ...], str]


def fields(known: Sequence[Shape], hidden: Sequence[Shape] = ()) -> Fields:
    """Fields of these names, shapes and meanings, one behind the other."""
    offset = 0
    parts: list[dict[str, Field]] = [{}, {}]
    sizes: list[int] = []
    for part, shapes in zip(parts, (known, hidden), strict=True):
        for name, shape, meaning in shapes:
            part[name] = Field(name, offset, shape, meaning)
            offset += part[name].size
        sizes.append(offset)
    return Fields(parts[0], parts[1], sizes[0], sizes[1])


def named(layout: Fields, row: Any) -> dict[str, Any]:
    """An observation (or a perfect one) field by field, each a view of the row in its shape."""
    shown = layout.known | (layout.hidden if row.shape[-1] == layout.perfect_size else {})
    return {
        name: row[..., field.offset : field.offset + field.size].reshape(*row.shape[:-1], *field.shape)
        for name, field in shown.items()
    }


@rule
def mark(row: Row, first: int, members: int) -> None:
    """Write 1 at every member of a mask, in the field that begins at first."""
    while members != 0:
        row[first + lowest(members)] = 1
        members &= members - 1


@rule
def mark_up_to_two(row: Row, first: int, members: int, double: int) -> None:
    """Write 1 at every member of a mask, 2 at those of another mask as well; one loop is soonest done."""
    while members != 0:
        member = lowest(members)
        row[first + member] = 1 + ((double >> member) & 1)
        members &= members - 1


@rule
def around(place: int, players: int) -> int:
    """A place beyond the last seat, or before the first, as a seat; without the slow division."""
    if place >= players:
        return place - players
    return place + players if place < 0 else place


@rule
def wipe(row: Row) -> None:
    """All numbers 0."""
    for i in range(len(row)):
        row[i] = 0
