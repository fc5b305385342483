"""What is asked of the database without changing it; statements are built once, for that is half the work."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import BigInteger, Connection, bindparam, func, select, tuple_, union_all

from macaronesia.server.storage.rows import ListedTable, Row, moment_and_tie_of, number
from macaronesia.server.storage.schema import answers, log, people, tables

_LOG = (
    select(log)
    .where(log.c.table_id == bindparam("table"), log.c.seq > bindparam("after"))
    .order_by(log.c.seq)
)
_SEQ = select(func.max(log.c.seq)).where(log.c.table_id == bindparam("table"))
_ANSWER = select(answers.c.answer).where(answers.c.id == bindparam("wanted"))


def read_log(connection: Connection, table: str, after: int) -> list[Row]:
    """The rows of a table's log after a seq, in order."""
    return [Row(*row) for row in connection.execute(_LOG, {"table": table, "after": after})]


def seq_of(connection: Connection, table: str) -> int:
    """The last seq of a table; 0 if there is no such table."""
    return connection.scalar(_SEQ, {"table": table}) or 0


def list_tables(
    connection: Connection,
    states: Sequence[str],
    player: str | None,
    visibility: str | None,
    before: int | None,
    limit: int,
) -> list[ListedTable]:
    """A page of tables, newest first."""
    states = tuple(dict.fromkeys(states))
    if not states or limit < 1:
        return []
    page = _page(len(states), player is not None, visibility is not None, before is not None)
    asked: dict[str, object] = {f"state{n}": state for n, state in enumerate(states)}
    asked |= {"player": player, "visibility": visibility, "most": limit}
    if before is not None:
        asked["moment"], asked["tie"] = moment_and_tie_of(before)
    return [
        ListedTable(table, created, doc, number(moment, tie))
        for table, created, doc, moment, tie in connection.execute(page, asked)
    ]


@cache
def _page(states: int, of_player: bool, of_visibility: bool, before: bool) -> Any:
    """The SELECT of a page; states are asked for as state0, state1, ..."""
    asked = select(tables.c.id, tables.c.created, tables.c.doc, tables.c.moment, tables.c.tie)
    if of_player:
        asked = asked.join(people).where(people.c.player_id == bindparam("player"))
    if of_visibility:
        asked = asked.where(tables.c.visibility == bindparam("visibility"))
    if before:
        cursor = tuple_(bindparam("moment", type_=BigInteger), bindparam("tie", type_=BigInteger))
        asked = asked.where(tuple_(tables.c.moment, tables.c.tie) < cursor)
    # Each state is read from the end of its index; only so much is then sorted.
    newest = asked.order_by(tables.c.moment.desc(), tables.c.tie.desc()).limit(bindparam("most"))
    parts = [newest.where(tables.c.state == bindparam(f"state{n}")).subquery() for n in range(states)]
    found = union_all(*(select(part) for part in parts)).subquery()
    return select(found).order_by(found.c.moment.desc(), found.c.tie.desc()).limit(bindparam("most"))


def remembered(connection: Connection, wanted: str) -> bytes | None:
    """The answer that was given before."""
    return connection.scalar(_ANSWER, {"wanted": wanted})


def some_tables(connection: Connection, after: str, limit: int) -> list[str]:
    """The next tables that have a log, in the order of their ids."""
    asked = select(log.c.table_id).where(log.c.seq == 1, log.c.table_id > after)
    return list(connection.scalars(asked.order_by(log.c.table_id).limit(limit)))
