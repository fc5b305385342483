"""Group commit: one thread writes, and what has gathered while it was busy goes into its next transaction.

Many log rows take a handful of statements, however many there are.
"""

import asyncio
import json
import logging
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from queue import Empty, SimpleQueue
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, Table, Text, bindparam, cast, delete, func, select, text, tuple_
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from macaronesia.server.storage.errors import StoreError, passes, refusal, unavailable
from macaronesia.server.storage.schema import (
    Remembered,
    Row,
    Summary,
    answers,
    log,
    moment_and_tie,
    people,
    tables,
)

CHANNEL = "macaronesia"

Key = tuple[str, int]
#: How much goes into one transaction at most.
MOST = 200

#: Seconds after which a database that has gone is no longer waited for.
PATIENCE = 8.0

Job = Callable[[Connection], Any]

logger = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class Append:
    """A log row on its way into the database."""

    row: Row
    summary: Summary
    remembered: Remembered | None
    claim_until: float | None
    #: The append of the row before it, if that is still on its way; when that one loses, so does this.
    after: "Append | None" = None
    #: What became of it; None: not known yet.
    won: bool | None = None

    @property
    def key(self) -> Key:
        """Its place in the log."""
        return self.row.table, self.row.seq


Work = Append | Job
Waiting = tuple[Work, "asyncio.Future[Any]"]


class Writer:
    """Takes appends and other writes from the loop, and answers when they are safe on disk."""

    def __init__(self, engine: Engine, owner: str, loop: asyncio.AbstractEventLoop) -> None:
        self._engine = engine
        self._owner = owner
        self._loop = loop
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        #: Appends that are not answered yet; known to the loop's thread alone.
        self._on_the_way: dict[Key, Append] = {}
        self._closing = False
        self._thread = threading.Thread(target=self._run, name="storage-writer", daemon=True)
        self._thread.start()

    def write(self, work: Work) -> "asyncio.Future[Any]":
        """What will have become of it: of an append whether it won, of a job what it returns."""
        future: asyncio.Future[Any] = self._loop.create_future()
        if self._closing:
            future.set_exception(unavailable("the store is closed"))
        else:
            if isinstance(work, Append):
                work.after = self._on_the_way.get((work.row.table, work.row.seq - 1))
                self._on_the_way.setdefault(work.key, work)
            self._queue.put((work, future))
        return future

    async def close(self) -> None:
        """Write what is still queued, then end the thread."""
        if not self._closing:
            self._closing = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        going_on = True
        while going_on:
            batch = self._gather()
            if batch[-1] is None:
                going_on = False
            waiting = [entry for entry in batch if entry is not None]
            if waiting:
                outcomes = self._settle([work for work, _ in waiting], time.monotonic() + PATIENCE)
                try:
                    self._loop.call_soon_threadsafe(self._deliver, waiting, outcomes)
                except RuntimeError:  # the loop was closed under us: nobody waits any more
                    return

    def _gather(self) -> list[Waiting | None]:
        batch = [self._queue.get()]
        while len(batch) < MOST and batch[-1] is not None:
            try:
                batch.append(self._queue.get_nowait())
            except Empty:
                break
        return batch

    def _settle(self, works: Sequence[Work], deadline: float) -> list[Any]:
        """What became of each: a result or an error. One that cannot be stored does not harm the others."""
        try:
            return self._patiently(works, deadline)
        except StoreError as error:
            return [error] * len(works)
        except Exception as error:  # whatever it is, somebody waits for an answer
            if len(works) == 1:
                if isinstance(works[0], Append):
                    works[0].won = False
                if not isinstance(error, SQLAlchemyError | ValueError | OverflowError):
                    logger.exception("a write failed")
                return [refusal(error)]
            return [self._settle([work], deadline)[0] for work in works]

    def _patiently(self, works: Sequence[Work], deadline: float) -> list[Any]:
        pause, again = 0.02, False
        while True:
            try:
                return self._transaction(works, again)
            except SQLAlchemyError as error:
                if not passes(error):
                    raise
                if time.monotonic() + pause > deadline:
                    logger.error("the database cannot be reached")
                    raise refusal(error) from error
                again = True
            time.sleep(pause)
            pause = min(pause * 2, 1.0)

    def _transaction(self, works: Sequence[Work], again: bool) -> list[Any]:
        appends = [work for work in works if isinstance(work, Append)]
        with self._engine.begin() as connection:
            outcome = append_all(connection, self._owner, appends, again) if appends else {}
            results = [outcome[work] if isinstance(work, Append) else work(connection) for work in works]
        for append, won in outcome.items():
            append.won = won
        return results

    def _deliver(self, waiting: list[Waiting], outcomes: list[Any]) -> None:
        for (work, future), outcome in zip(waiting, outcomes, strict=True):
            if isinstance(work, Append):
                work.after = None  # or a long game would be kept as a chain
                if self._on_the_way.get(work.key) is work:
                    del self._on_the_way[work.key]
            if future.done():  # nobody waits any more
                continue
            if isinstance(outcome, Exception):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)


# --- The statements of a transaction ---


def append_all(
    connection: Connection, owner: str, appends: Sequence[Append], again: bool
) -> dict[Append, bool]:
    """Which appends of a store won; ``again``: an earlier try may have been committed without our knowing."""
    firsts: dict[Key, Append] = {}
    for append in appends:
        if append.after is None or append.after.won is not False:
            firsts.setdefault(append.key, append)
    # All servers insert in the same order, so that none waits for another in a circle.
    ordered = [firsts[key] for key in sorted(firsts)]
    new = _insert_rows(connection, [append.row for append in ordered])
    old = _already_there(connection, [append for append in ordered if append.key not in new], again)
    _take_back(connection, ordered, new, old)
    won = [append for append in ordered if append.key in new]
    if won:
        last = {append.row.table: append for append in won}
        values = [_values(append, owner) for append in last.values()]
        write_many(connection, _upsert(connection.dialect.name), values)
        changed = {append.row.table: append.summary for append in won if append.summary.people is not None}
        write_people(connection, list(changed.values()))
        write_remembered(connection, [append.remembered for append in won if append.remembered])
        if connection.dialect.name == "postgresql":
            payloads = [json.dumps([owner, *key]) for key in sorted(new)]
            connection.execute(_NOTIFY, {"payloads": json.dumps(payloads)})
    there = new | old
    return {append: firsts.get(append.key) is append and append.key in there for append in appends}


def _values(append: Append, owner: str) -> dict[str, Any]:
    claim = {"claim_owner": append.claim_until and owner, "claim_until": append.claim_until}
    return summary_values(append.summary, append.row.seq) | claim


_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', value) FROM json_array_elements_text(CAST(:payloads AS JSON))")


@cache
def _insert_log(dialect: str) -> Any:
    return insert_many(dialect, log).on_conflict_do_nothing().returning(log.c.table_id, log.c.seq)


def _insert_rows(connection: Connection, rows: list[Row]) -> set[Key]:
    """The keys of those rows that were not there yet."""
    if not rows:
        return set()
    values = [{"table_id": row.table, "seq": row.seq, "at": row.at, "body": row.body} for row in rows]
    return {
        (table, seq) for table, seq in write_many(connection, _insert_log(connection.dialect.name), values)
    }


def _already_there(connection: Connection, lost: list[Append], again: bool) -> set[Key]:
    """Rows that an earlier try of ours has committed: the same instant, the same words."""
    if not (again and lost):
        return set()
    keys = [append.key for append in lost]
    found = connection.execute(select(log).where(tuple_(log.c.table_id, log.c.seq).in_(keys)))
    stored = {Row(*row) for row in found}
    return {append.key for append in lost if append.row in stored}


def _take_back(connection: Connection, ordered: list[Append], new: set[Key], old: set[Key]) -> None:
    """A row that was thought out after one that lost must not stand, though its place was free."""
    for append in ordered:
        before = append.after
        if append.key not in new or before is None or before.won:
            continue
        if before not in ordered or (before.key not in new and before.key not in old):
            connection.execute(delete(log).where(log.c.table_id == append.key[0], log.c.seq == append.key[1]))
            new.discard(append.key)


def summary_values(summary: Summary, seq: int) -> dict[str, Any]:
    """The derived row of a table without its claim."""
    moment, tie = moment_and_tie(summary)
    return {
        "id": summary.table,
        "seq": seq,
        "game": summary.game,
        "state": summary.state,
        "visibility": summary.visibility,
        "created": summary.created,
        "moment": moment,
        "tie": tie,
        "doc": summary.doc,
        "clock_due": summary.clock_due,
        "bot_due": summary.bot_due,
    }


@cache
def _upsert(dialect: str) -> Any:
    """Replace the derived row, unless there is a later one."""
    made = insert_many(dialect, tables)
    changed = {column.name: made.excluded[column.name] for column in tables.c if column.name != "id"}
    return made.on_conflict_do_update(
        index_elements=[tables.c.id], set_=changed, where=tables.c.seq < made.excluded.seq
    )


def write_people(connection: Connection, summaries: list[Summary]) -> None:
    """Replace the people of some tables."""
    if not summaries:
        return
    connection.execute(delete(people).where(people.c.table_id.in_([summary.table for summary in summaries])))
    values = sorted({(player, summary.table) for summary in summaries for player in summary.people or ()})
    if values:
        made = insert(connection, people).on_conflict_do_nothing()
        connection.execute(made, [{"player_id": player, "table_id": table} for player, table in values])


def write_remembered(connection: Connection, remembered: Sequence[Remembered]) -> None:
    """Keep answers; one that is there already stays."""
    if remembered:
        values = [{"id": one.id, "answer": one.answer, "at": one.at} for one in remembered]
        values.sort(key=lambda value: str(value["id"]))
        connection.execute(insert(connection, answers).on_conflict_do_nothing(), values)


# --- INSERTs that know ON CONFLICT; the two databases differ only here ---

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
