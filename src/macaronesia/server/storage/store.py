"""The store: everything the server keeps, asked for from one asyncio loop."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, delete, select
from sqlalchemy.exc import SQLAlchemyError

from macaronesia.server.storage import claims, players, reads, rebuild
from macaronesia.server.storage.appends import Append, Appending
from macaronesia.server.storage.engines import (
    READERS,
    FileLock,
    lock,
    make_file,
    reading_engine,
    writing_engine,
)
from macaronesia.server.storage.errors import checked, passes, refusal, unavailable
from macaronesia.server.storage.migrate import migrate
from macaronesia.server.storage.notify import Callback, Notices
from macaronesia.server.storage.players import Player
from macaronesia.server.storage.rows import ListedTable, Remembered, Row, Summary
from macaronesia.server.storage.schema import answers
from macaronesia.server.storage.url import checked_url, sqlite_file
from macaronesia.server.storage.writer import PATIENCE, Writer

T = TypeVar("T")

#: What PostgreSQL says while it starts or recovers, and how long we wait for it, in seconds.
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
                    claims.release_claims(connection, None)
            return
        except SQLAlchemyError as error:
            cause = getattr(error, "orig", None) or error
            if getattr(cause, "sqlstate", None) != CANNOT_CONNECT_NOW or time.monotonic() > until:
                raise unavailable(cause) from None
        time.sleep(0.5)


class Store:
    """Made by ``open_store``. Writes answer when they are safe on disk; every error is a StoreError."""

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
        self._writer = Writer(writing, Appending(owner), self._loop)
        self._readers = ThreadPoolExecutor(READERS, "storage-reader")
        self._closed = False

    def publish(self, address: str) -> None:
        """Tell a second server that wants the same file where this one answers."""
        if self._lock:
            self._lock.publish(address)

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

    async def _read(self, question: Callable[..., T], *arguments: object) -> T:
        if self._closed:
            raise unavailable("the store is closed")
        return await self._loop.run_in_executor(self._readers, self._ask, question, arguments)

    def _ask(self, question: Callable[..., T], arguments: Sequence[object]) -> T:
        pause, deadline = 0.02, time.monotonic() + PATIENCE
        while True:
            try:
                with self._reading.connect() as connection:
                    return question(connection, *arguments)
            except (SQLAlchemyError, ValueError, OverflowError) as error:
                if not passes(error) or time.monotonic() + pause > deadline:
                    raise refusal(error) from error
            time.sleep(pause)
            pause = min(pause * 2, 1.0)

    async def _write(self, job: Callable[..., T], *arguments: object) -> T:
        return await self._writer.write(partial(_called, job, arguments))  # type: ignore[no-any-return]

    async def ping(self) -> None:
        """Returns when the database answers."""
        await self._read(lambda connection: connection.scalar(select(1)))

    # --- Tables ---

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
        checked(row.table, row.body, summary.doc, *summary.people, remembered.id if remembered else "")
        won: bool = await self._writer.write(Append(row, summary, remembered, claim_until))
        return won

    async def read_log(self, table: str, after: int = 0) -> list[Row]:
        """The rows of a table's log after a seq, in order."""
        return await self._read(reads.read_log, table, after)

    async def seq_of(self, table: str) -> int:
        """The last seq of a table; 0 if there is no such table."""
        return await self._read(reads.seq_of, table)

    async def list_tables(
        self,
        states: Sequence[str],
        people: str | None = None,
        visibility: str | None = None,
        before: int | None = None,
        limit: int = 50,
    ) -> list[ListedTable]:
        """A page of tables in these states, newest first: of a player, of a visibility, before a number."""
        return await self._read(reads.list_tables, states, people, visibility, before, limit)

    # --- Players ---

    async def add_player(
        self, player: str, name: str, key_hash: str, at: float, remembered: Remembered | None = None
    ) -> None:
        """Keep a new player with the first key."""
        checked(player, name, key_hash)
        await self._write(players.add_player, player, name, key_hash, at, remembered)

    async def player_of_key(self, key_hash: str) -> Player | None:
        """The id and name of the player who has this key."""
        return await self._read(players.player_of_key, key_hash)

    async def player(self, player: str) -> Player | None:
        """The id and name of a player."""
        return await self._read(players.player, player)

    async def add_key(self, player: str, key_hash: str, at: float) -> None:
        """Give a player another key."""
        await self._write(players.add_key, player, key_hash, at)

    async def add_link(
        self, token_hash: str, player: str, expires: float, remembered: Remembered | None = None
    ) -> None:
        """Keep a link that can be used once, until it expires."""
        await self._write(players.add_link, token_hash, player, expires, remembered)

    async def use_link(
        self,
        token_hash: str,
        now: float,
        key_hash: str,
        remember: Callable[[Player], Remembered] | None = None,
    ) -> Player | None:
        """Exchange a link for a key: its player, or None if the link is unknown, used or expired."""
        return await self._write(players.use_link, token_hash, now, key_hash, remember)

    async def remembered(self, wanted: str) -> bytes | None:
        """The answer that was given before, if it is remembered."""
        return await self._read(reads.remembered, wanted)

    async def forget_remembered(self, before: float) -> None:
        """Drop the answers given before a time."""
        await self._write(lambda connection: connection.execute(delete(answers).where(answers.c.at < before)))

    # --- Clocks and bots ---

    async def clocks_due(self, now: float, limit: int = 100) -> list[str]:
        """The tables where somebody's time is up, the longest first."""
        return await self._read(claims.clocks_due, now, limit)

    async def claim_bot_turns(self, now: float, until: float, limit: int = 100) -> list[str]:
        """Take on bots' turns that are due and nobody's: no other store gets the same ones."""
        return await self._write(claims.claim_bot_turns, self.owner, now, until, limit)

    async def renew_claims(self, tables: Sequence[str], until: float) -> None:
        """Keep what this store has claimed for longer."""
        await self._write(claims.renew_claims, self.owner, until, tables)

    async def release_claims(self) -> None:
        """Free all that this store has claimed."""
        await self._write(claims.release_claims, self.owner)

    async def next_due(self, now: float | None = None) -> float | None:
        """When to look again for clocks and bots' turns; None: nothing is coming."""
        return await self._read(claims.next_due, time.time() if now is None else now)

    def on_notice(self, callback: Callback) -> None:
        """Call this for rows written by other processes; (None, 0) says that some may have been missed."""
        if self._notices:
            self._notices.on_notice(callback)

    # --- Rebuilding what is derived ---

    async def all_tables(self) -> AsyncIterator[list[str]]:
        """The ids of all tables that have a log, some at a time."""
        last = ""
        while chunk := await self._read(reads.some_tables, last, 500):
            yield chunk
            last = chunk[-1]

    async def rebuild_begin(self) -> None:
        """Let every derived row be replaced. Stopped half way, the rebuilding is simply run again."""
        await self._write(rebuild.rebuild_begin)

    async def replace_summary(self, summary: Summary, seq: int) -> bool:
        """Write the derived row as of a seq; False if a later one is there already."""
        return await self._write(rebuild.replace_summary, summary, seq)


def _called(job: Callable[..., Any], arguments: Sequence[object], connection: Connection) -> Any:
    return job(connection, *arguments)
