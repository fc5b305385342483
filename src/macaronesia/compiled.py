"""What the rulesets of both games share: their positions are records of the kernel."""

import threading
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, ClassVar

import numpy as np

from macaronesia.kernel.record import positions
from macaronesia.ruleset import CHANCE, Seat

#: How the kernel's records write it: chance is to move.
CHANCE_SEAT = -1

_thread = threading.local()


def has(mask: int, index: int) -> bool:
    """As the kernel's; for a Python caller a call into compiled code would cost more than it does."""
    return bool(int(mask) >> index & 1)


def members(mask: int) -> Iterator[int]:
    """The indices that a mask has, in ascending order."""
    mask = int(mask)
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def seat_to_move(s: Any) -> Seat:
    """The seat as people and programs see it."""
    return seat_named(int(s["seat"]))  # asked for every move; s.seat takes three times as long


def seat_named(seat: int) -> Seat:
    """A seat of the kernel as people and programs see it."""
    if seat >= 0:
        return seat
    return CHANCE if seat == CHANCE_SEAT else None


def plain(s: Any) -> Any:
    """A position with the same fields as Python's own numbers and lists, for those who read many of them."""
    fields = zip(s.dtype.names, s.item(), strict=True)
    return SimpleNamespace(
        **{name: value.tolist() if isinstance(value, np.ndarray) else value for name, value in fields}
    )


def scratch(size: int) -> Any:
    """Space for a list of so many legal moves, one for each thread."""
    kept: dict[str, Any] = _thread.__dict__
    if str(size) not in kept:
        kept[str(size)] = np.empty(size, np.int32)
    return kept[str(size)]


class Compiled:
    """The part of a Ruleset that is the same for every record."""

    record: ClassVar[np.dtype[Any]]
    phases: ClassVar[tuple[str, ...]]

    def copy(self, s: Any) -> Any:
        """Another position equal to this one."""
        other = positions(1, self.record)
        other[0] = s
        return other[0]

    def phase(self, s: Any) -> str:
        """The name of the phase, as in docs/moves.md."""
        return self.phases[int(s.phase)]

    def seat(self, s: Any) -> Seat:
        """Who is to move."""
        return seat_to_move(s)
