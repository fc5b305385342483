"""An observation is one row of bytes, laid out field by field; the rules that write fields."""

from collections import namedtuple
from collections.abc import Callable, Sequence
from math import prod
from typing import Any, NamedTuple

import numpy as np

from macaronesia.kernel.compiler import rule
from macaronesia.kernel.record import Row

#: NumPy's arrays where the kernel's Row says too little.
Table = Any

#: What observations are stored as.
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
        return prod(self.shape)


class Fields(NamedTuple):
    """The fields of a game's observation in their order; the last ones only if nothing is concealed."""

    known: dict[str, Field]  #: what the observing seat knows
    hidden: dict[str, Field]  #: what only the perfect-information observation has, behind the others
    size: int  #: of an observation
    perfect_size: int  #: of a perfect-information observation

    def offsets(self) -> Any:
        """Where the fields begin, as a NamedTuple by their names: constants in compiled code."""
        offsets = {name: field.offset for name, field in (self.known | self.hidden).items()}
        return namedtuple("Offsets", offsets)(**offsets)


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


def set_writer(width: int) -> Callable[[Row, int, int, int], None]:
    """A rule that fills a field of so many numbers, 63 at most: in how many of two sets each index is.

    ``write(row, first, one, other)``; sets are bit masks, and 0 is the empty one.
    """

    @rule(native=f"macaronesia.kernel.row_intrinsics:write_sets_{width}", small=True)
    def write(row: Row, first: int, one: int, other: int) -> None:
        for i in range(width):
            row[first + i] = ((one >> i) & 1) + ((other >> i) & 1)

    return write


@rule(native="macaronesia.kernel.row_intrinsics:row_at", small=True)
def row_at(table: Table, index: int) -> Row:
    """A row of a table that is in one piece, without a reference to it: for as long as the table is there.

    Numba counts references to ``table[index]`` at every call, on one counter for all threads.
    """
    row: Row = table[index]
    return row


@rule
def clear(row: Row) -> None:
    """All numbers 0: a row at once is faster than parts of it."""
    for i in range(len(row)):
        row[i] = 0


@rule
def around(seat: int, players: int) -> int:
    """A seat counted beyond the last or before the first, as a seat; without the slow division."""
    if seat >= players:
        return seat - players
    return seat + players if seat < 0 else seat
