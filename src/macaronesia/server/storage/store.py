"""The store: everything the server keeps, asked for from one asyncio loop."""

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from macaronesia.server.storage.database import (
    READERS,
    FileLock,
    checked_url,
    lock,
    make_file,
    migrate,
    reading_engine,
    sqlite_file,
    writing_engine,
)
from macaronesia.server.storage.errors import checked, passes, refusal, unavailable
from macaronesia.server.storage.group_commit import PATIENCE, Append, Writer
from macaronesia.server.storage.notify import Callback, Notices
from macaronesia.server.storage.queries import release_claims
from macaronesia.server.storage.schema import Remembered, Row, Summary

P = ParamSpec("P")
T = TypeVar("T")

#: What PostgreSQL says while it starts or recovers, and how long it is waited for, in seconds.
CANNOT_CONNECT_NOW = "57P03"
STARTING = 30.0


async def open_store(url: str, guest: bool = False) -> "Store":
    """The store at a URL, its schema brought up to date; StoreError says why there is none.

    A guest only reads, and so may come while a server has the file of SQLite for itself.
    """
    address = checked_url(url)
    held = None
    if address.get_backend_name() == "sqlite":
        file = sqlite_file(url) if guest else Path(address.database or "")
        held = None if guest else await asyncio.to_thread(lock, file)
    writing = reading = None
    try:
        if held:
            await asyncio.to_thread(make_file, file)
        writing, reading = writing_engine(address), reading_engine(address)
        if not guest:
            await asyncio.to_thread(_prepare, writing, held is not None)
        owner = secrets.token_hex(8)
        notices = None
        if held is None and not guest:
            notices = Notices(address, owner)
            await notices.start()
    except BaseException:
        for engine in (writing, reading):
            if engine:
                engine.dispose()
        if held:
            held.release()
        raise
    return Store(owner, writing, reading, notices, held)


def _prepare(writing: Engine, alone: bool) -> None:
    """Bring the schema up to date; a PostgreSQL that is just starting is waited for."""
    until = time.monotonic() + STARTING
    while True:
        try:
            with writing.begin() as connection:
                migrate(connection)
                if alone:  # whoever made a claim in this file is no more
                    release_claims(connection, None)
            return
        except SQLAlchemyError as error:
            cause = getattr(error, "orig", None) or error
            if getattr(cause, "sqlstate", None) != CANNOT_CONNECT_NOW or time.monotonic() > until:
                raise unavailable(cause) from None
        time.sleep(0.5)


class Store:
    """Made by ``open_store``; what can be asked is in ``queries.py``. Every error is a StoreError."""

    def __init__(
        self, owner: str, writing: Engine, reading: Engine, notices: Notices | None, lock: FileLock | None
    ) -> None:
        #: Who claims bots' turns: this process.
        self.owner = owner
        #: Whether other processes may write to the same database.
        self.shared = notices is not None
        self._writing, self._reading = writing, reading
        self._notices, self._lock = notices, lock
        self._loop = asyncio.get_running_loop()
        self._writer = Writer(writing, owner, self._loop)
        self._readers = ThreadPoolExecutor(READERS, "storage-reader")
        self._closed = False

    def publish(self, address: str) -> None:
        """Tell a second server that wants the same file where this one answers."""
        if self._lock:
            self._lock.publish(address)

    def on_notice(self, callback: Callback) -> None:
        """Call this for rows written by other processes; (None, 0) says that some may have been missed."""
        if self._notices:
            self._notices.on_notice(callback)

    async def close(self, keep_lock: bool = False) -> None:
        """Write what is queued, and let the database go; its lock may stay for this process's next store."""
        if self._closed:
            return
        self._closed = True
        if self._notices:
            await self._notices.close()
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self._writing.dispose()
        self._reading.dispose()
        if self._lock and keep_lock:
            self._lock.keep()
        elif self._lock:
            self._lock.release()

    async def read(
        self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What a query returns that changes nothing."""
        if self._closed:
            raise unavailable("the store is closed")
        return await self._loop.run_in_executor(self._readers, self._ask, lambda c: query(c, *args, **kwargs))

    def _ask(self, question: Callable[[Connection], T]) -> T:
        pause, deadline = 0.02, time.monotonic() + PATIENCE
        while True:
            try:
                with self._reading.connect() as connection:
                    return question(connection)
            except (SQLAlchemyError, ValueError, OverflowError) as error:
                if not passes(error) or time.monotonic() + pause > deadline:
                    raise refusal(error) from error
            time.sleep(pause)
            pause = min(pause * 2, 1.0)

    async def write(
        self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What a query returns, when what it wrote is safe on disk."""
        done: T = await self._writer.write(lambda connection: query(connection, *args, **kwargs))
        return done

    async def append(
        self,
        row: Row,
        summary: Summary,
        remembered: Remembered | None = None,
        claim_until: float | None = None,
    ) -> bool:
        """True when the row is safe on disk; False when its place was taken, and nothing was written.

        With ``claim_until`` the table's bot is this store's until then; without it nobody's.
        """
        checked(
            row.table, row.body, summary.doc, *(summary.people or ()), remembered.id if remembered else ""
        )
        won: Any = await self._writer.write(Append(row, summary, remembered, claim_until))
        return bool(won)
