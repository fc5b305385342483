"""What the owner of a server does beside it: rebuild what is derived, export the finished games."""

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path
from typing import IO

from macaronesia.record import dumps
from macaronesia.server.storage import queries
from macaronesia.server.storage.database import sqlite_file
from macaronesia.server.storage.store import Store, open_store
from macaronesia.server.tables import summary_of
from macaronesia.table.log import read
from macaronesia.table.table import FINISHED, Table

#: Told after every table: how many so far.
Progress = Callable[[int], None]


async def rebuild(database: str, progress: Progress) -> int:
    """Write every derived row again from the log; how many tables there are."""
    if database.startswith("sqlite"):
        sqlite_file(database)  # refuses a file that is not there; opening would make one
    store = await open_store(database)
    try:
        await store.write(queries.rebuild_begin)
        done = 0
        async for table_id in _all_tables(store):
            table, seq = await _folded(store, table_id)
            await store.write(queries.replace_summary, summary_of(table), seq)
            done += 1
            progress(done)
        return done
    finally:
        await store.close()


async def export(database: str, file: IO[str], progress: Progress) -> int:
    """Write the record of every finished game, one a line; how many there are. A server may be running."""
    store = await open_store(database, guest=True)
    try:
        games = 0
        async for table_id in _all_tables(store):
            table, _ = await _folded(store, table_id)
            if table.state == FINISHED and table.game is not None:
                file.write(dumps(table.game.record()) + "\n")
                games += 1
                progress(games)
        return games
    finally:
        await store.close()


def backup(database: str, file: Path) -> None:
    """A copy of the SQLite file as it stands at one instant; a server may be writing meanwhile."""
    source = sqlite_file(database)
    part = file.with_name(file.name + ".part")
    try:
        # The tables hold every game's seed: a copy is for its owner alone, as the file itself is.
        part.touch(mode=0o600)
        with closing(sqlite3.connect(source)) as original, closing(sqlite3.connect(part)) as copy:
            original.backup(copy)
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


async def _all_tables(store: Store) -> AsyncIterator[str]:
    """The ids of all tables that have a log, read some at a time."""
    last = ""
    while chunk := await store.read(queries.some_tables, last):
        for table_id in chunk:
            yield table_id
        last = chunk[-1]


async def _folded(store: Store, table_id: str) -> tuple[Table, int]:
    """A table as its log tells it, and the number of its last row."""
    table, seq = Table(table_id), 0
    for row in await store.read(queries.read_log, table_id):
        table.apply_all(read(row.body), row.at)
        seq = row.seq
    return table, seq
