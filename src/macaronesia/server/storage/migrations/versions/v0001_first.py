"""The first schema: logs, what is derived from them, players with their keys and links, answers."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "log",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("visibility", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("moment", sa.BigInteger, nullable=False),
        sa.Column("tie", sa.BigInteger, nullable=False),
        sa.Column("doc", sa.Text, nullable=False),
        sa.Column("clock_due", sa.Double),
        sa.Column("bot_due", sa.Double),
        sa.Column("claim_owner", sa.Text),
        sa.Column("claim_until", sa.Double),
    )
    op.create_index("tables_listed", "tables", ["visibility", "state", "moment", "tie"])
    for name, column in (("tables_clock", "clock_due"), ("tables_bot", "bot_due")):
        some = sa.text(f"{column} IS NOT NULL")
        op.create_index(name, "tables", [column], sqlite_where=some, postgresql_where=some)
    op.create_table(
        "people",
        sa.Column("player_id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.PrimaryKeyConstraint("player_id", "table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("people_of_table", "people", ["table_id"])
    op.create_table(
        "players",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.Column("key_hash", sa.Text),
    )
    op.create_table(
        "answers",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("answer", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_keys_player_id", "keys", ["player_id"])
    op.create_index("ix_links_player_id", "links", ["player_id"])
    op.create_index("ix_answers_at", "answers", ["at"])
