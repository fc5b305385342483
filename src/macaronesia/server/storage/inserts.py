"""INSERTs that know ON CONFLICT, of one row and of many; the two databases differ only here."""

from typing import Any

import msgspec
from sqlalchemy import Connection, Table, Text, bindparam, cast, func, select
from sqlalchemy.dialects import postgresql, sqlite

_JSON = msgspec.json.Encoder()


def insert(connection: Connection, table: Table) -> Any:
    """An INSERT in the words of this database."""
    return (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(table)


def insert_many(dialect: str, table: Table) -> Any:
    """An INSERT of any number of rows, for ``write_many``.

    PostgreSQL is sent all rows as one JSON text: the statement is always the same, and so it is taken
    apart and planned once. Hundreds of parameters cost its driver more than the rows cost the database.
    """
    if dialect != "postgresql":
        return sqlite.insert(table)
    sent = func.json_to_recordset(cast(bindparam("rows", type_=Text), postgresql.JSON))
    rows = sent.table_valued(*(column._copy() for column in table.c)).render_derived(
        name="r", with_types=True
    )
    names = [column.name for column in table.c]
    return postgresql.insert(table).from_select(names, select(*(rows.c[name] for name in names)))


def write_many(connection: Connection, statement: Any, rows: list[dict[str, Any]]) -> Any:
    """The result of an ``insert_many`` with these rows."""
    if connection.dialect.name == "postgresql":
        return connection.execute(statement, {"rows": _JSON.encode(rows).decode()})
    return connection.execute(statement, rows)
