"""What is asked of the database without changing it."""

from collections.abc import Sequence

from sqlalchemy import Connection, func, select, tuple_, union_all

from macaronesia.server.storage.rows import ListedTable, Row, moment_and_tie_of, number
from macaronesia.server.storage.schema import answers, log, people, tables


def read_log(connection: Connection, table: str, after: int) -> list[Row]:
    """The rows of a table's log after a seq, in order."""
    asked = select(log).where(log.c.table_id == table, log.c.seq > after).order_by(log.c.seq)
    return [Row(*row) for row in connection.execute(asked)]


def seq_of(connection: Connection, table: str) -> int:
    """The last seq of a table; 0 if there is no such table."""
    return connection.scalar(select(func.max(log.c.seq)).where(log.c.table_id == table)) or 0


def list_tables(
    connection: Connection,
    states: Sequence[str],
    player: str | None,
    visibility: str | None,
    before: int | None,
    limit: int,
) -> list[ListedTable]:
    """A page of tables, newest first."""
    columns = (tables.c.id, tables.c.created, tables.c.doc, tables.c.moment, tables.c.tie)
    asked = select(*columns)
    if player is not None:
        asked = asked.join(people).where(people.c.player_id == player)
    if visibility is not None:
        asked = asked.where(tables.c.visibility == visibility)
    if before is not None:
        asked = asked.where(tuple_(tables.c.moment, tables.c.tie) < tuple_(*moment_and_tie_of(before)))
    # Each state is read from the end of its index; only so much is then sorted.
    newest = asked.order_by(tables.c.moment.desc(), tables.c.tie.desc()).limit(limit)
    parts = [newest.where(tables.c.state == state).subquery() for state in dict.fromkeys(states)]
    if not parts or limit < 1:
        return []
    found = union_all(*(select(part) for part in parts)).subquery()
    page = select(found).order_by(found.c.moment.desc(), found.c.tie.desc()).limit(limit)
    return [
        ListedTable(table, created, doc, number(moment, tie))
        for table, created, doc, moment, tie in connection.execute(page)
    ]


def remembered(connection: Connection, wanted: str) -> bytes | None:
    """The answer that was given before."""
    return connection.scalar(select(answers.c.answer).where(answers.c.id == wanted))


def some_tables(connection: Connection, after: str, limit: int) -> list[str]:
    """The next tables that have a log, in the order of their ids."""
    asked = select(log.c.table_id).where(log.c.seq == 1, log.c.table_id > after)
    return list(connection.scalars(asked.order_by(log.c.table_id).limit(limit)))
