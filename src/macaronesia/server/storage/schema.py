"""The tables of the database: log and players are the truth, ``tables`` and ``people`` are derived."""

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
Index(
    "tables_clock",
    tables.c.clock_due,
    sqlite_where=tables.c.clock_due.is_not(None),
    postgresql_where=tables.c.clock_due.is_not(None),
)
Index(
    "tables_bot",
    tables.c.bot_due,
    sqlite_where=tables.c.bot_due.is_not(None),
    postgresql_where=tables.c.bot_due.is_not(None),
)

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
