"""The tables of the database, and the values kept in them; plain values, the same on every database.

Log and players are the truth, ``tables`` and ``people`` are derived.
"""

from dataclasses import dataclass
from hashlib import blake2b
from typing import NamedTuple

from sqlalchemy import (
    BigInteger,
    Column,
    Double,
    ForeignKey,
    Index,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

metadata = MetaData()

log = Table(
    "log",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("at", Double, nullable=False),
    Column("body", Text, nullable=False),
    # "One writer a game": whoever inserts (table, n + 1) first has made the change.
    PrimaryKeyConstraint("table_id", "seq"),
    sqlite_with_rowid=False,  # the log is stored in the order in which it is read
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("moment", BigInteger, nullable=False),
    Column("tie", BigInteger, nullable=False),
    Column("doc", Text, nullable=False),
    Column("clock_due", Double),
    Column("bot_due", Double),
    Column("claim_owner", Text),
    Column("claim_until", Double),
)
Index("tables_listed", tables.c.visibility, tables.c.state, tables.c.moment, tables.c.tie)
for _name, _due in (("tables_clock", tables.c.clock_due), ("tables_bot", tables.c.bot_due)):
    Index(_name, _due, sqlite_where=_due.is_not(None), postgresql_where=_due.is_not(None))

people = Table(
    "people",
    metadata,
    Column("player_id", Text, nullable=False),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    PrimaryKeyConstraint("player_id", "table_id"),
    Index("people_of_table", "table_id"),
    sqlite_with_rowid=False,
)

players = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("at", Double, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("player_id", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", Double, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("player_id", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", Double, nullable=False),
    #: The key it was used for; NULL: not used yet.
    Column("key_hash", Text),
)

answers = Table(
    "answers",
    metadata,
    Column("id", Text, primary_key=True),
    Column("answer", LargeBinary, nullable=False),
    Column("at", Double, nullable=False, index=True),
)

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
    #: The players who find the table among their own; None: the same as before this row.
    people: tuple[str, ...] | None
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
