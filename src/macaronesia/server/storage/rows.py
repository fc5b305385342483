"""What is kept and what is asked for: plain values, the same on every database."""

from dataclasses import dataclass
from hashlib import blake2b
from typing import NamedTuple

_TIE_BITS = 63


@dataclass(frozen=True, slots=True)
class Row:
    """One entry of a table's log: one atomic change; seq counts 1, 2, 3, ... in each table."""

    table: str
    seq: int
    at: float
    body: str


@dataclass(frozen=True, slots=True)
class Summary:
    """What lists and clocks must know of a table: derived from its log, replaced with each row."""

    table: str
    game: str
    #: open, running, finished or gone
    state: str
    visibility: str
    created: float
    #: The players who find the table among their own.
    people: tuple[str, ...]
    #: JSON shown in lists.
    doc: str
    #: When somebody's time is up.
    clock_due: float | None = None
    #: When a bot may begin to think; None: no bot is to move.
    bot_due: float | None = None


@dataclass(frozen=True, slots=True)
class Remembered:
    """An answer that the same call is to get again."""

    id: str
    answer: bytes
    at: float


class ListedTable(NamedTuple):
    """A table in a list; ``number`` is the cursor: a page goes on ``before`` the number of its last table."""

    table: str
    created: float
    doc: str
    number: int


def moment_and_tie(summary: Summary) -> tuple[int, int]:
    """When the table was made, in microseconds, and what tells it from others of that instant."""
    digest = blake2b(summary.table.encode(), digest_size=8).digest()
    return int(summary.created * 1e6), int.from_bytes(digest) >> 1


def number(moment: int, tie: int) -> int:
    """One growing number for both. It follows from the log alone, so a rebuilt list has the same cursors."""
    return moment << _TIE_BITS | tie


def moment_and_tie_of(cursor: int) -> tuple[int, int]:
    """What a number was made of; any integer will do, for cursors come from outside."""
    cursor = min(max(cursor, 0), (1 << 2 * _TIE_BITS) - 1)
    return cursor >> _TIE_BITS, cursor & ((1 << _TIE_BITS) - 1)
