"""Writing the derived rows again from the log, while servers go on playing."""

from typing import Any

from sqlalchemy import Connection, delete, exists, update

from macaronesia.server.storage.appends import summary_values, write_people
from macaronesia.server.storage.inserts import insert
from macaronesia.server.storage.rows import Summary
from macaronesia.server.storage.schema import log, tables


def rebuild_begin(connection: Connection) -> None:
    """Let every derived row be replaced, and remove those without a log. Stopped half way: run it again."""
    connection.execute(delete(tables).where(~exists().where(log.c.table_id == tables.c.id)))
    connection.execute(update(tables).values(seq=0))


def replace_summary(connection: Connection, summary: Summary, seq: int) -> bool:
    """Write the derived row as of a seq; False if a later one is there. Claims stay as they are."""
    made: Any = insert(connection, tables)
    values = summary_values(summary, seq)
    upsert = made.on_conflict_do_update(
        index_elements=[tables.c.id],
        set_={name: made.excluded[name] for name in values if name != "id"},
        where=tables.c.seq <= made.excluded.seq,
    )
    written = connection.execute(upsert.returning(tables.c.id), values).first() is not None
    if written:
        write_people(connection, [summary])
    return written
