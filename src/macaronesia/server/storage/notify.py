"""Hears what other servers on the same PostgreSQL have written."""

import asyncio
import json
import logging
from collections.abc import Callable

import psycopg
from sqlalchemy import URL

from macaronesia.server.storage.errors import unavailable
from macaronesia.server.storage.group_commit import CHANNEL

#: Called with a table and its new seq; with None: something may have been missed, look at everything again.
Callback = Callable[[str | None, int], None]

#: Seconds of silence after which the connection is tried.
_SILENCE = 20.0

logger = logging.getLogger(__name__)


class Notices:
    """Listens on a connection of its own, and connects again when that breaks."""

    def __init__(self, url: URL, owner: str) -> None:
        self._conninfo = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._owner = owner
        self._callbacks: list[Callback] = []
        self._connection: psycopg.AsyncConnection | None = None
        self._task: asyncio.Task[None] | None = None

    def on_notice(self, callback: Callback) -> None:
        """Call this, in the loop's thread, for every row that another process writes."""
        self._callbacks.append(callback)

    async def start(self) -> None:
        """Returns when nothing can be missed any more."""
        try:
            self._connection = await self._connect()
        except (psycopg.Error, OSError, TimeoutError) as error:
            raise unavailable(error) from None
        self._task = asyncio.create_task(self._listen(), name="storage-notices")

    async def close(self) -> None:
        """Stop listening."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._connection:
            await self._connection.close()

    async def _connect(self) -> psycopg.AsyncConnection:
        async with asyncio.timeout(10):
            connection = await psycopg.AsyncConnection.connect(self._conninfo, autocommit=True)
            try:
                await connection.execute(f"LISTEN {CHANNEL}".encode())
            except BaseException:
                await connection.close()
                raise
        return connection

    async def _listen(self) -> None:
        pause = 0.05
        while True:
            try:
                if self._connection is None:
                    self._connection = await self._connect()
                    self._tell(None, 0)
                pause = 0.05
                await self._hear(self._connection)
            except (psycopg.Error, OSError, TimeoutError):
                logger.warning("notices: the connection is lost")
            if self._connection:
                await self._connection.close()
            self._connection = None
            await asyncio.sleep(pause)
            pause = min(pause * 2, 2.0)

    async def _hear(self, connection: psycopg.AsyncConnection) -> None:
        while True:
            async for notice in connection.notifies(timeout=_SILENCE):
                self._take(notice.payload)
            async with asyncio.timeout(10):
                await connection.execute("SELECT 1")

    def _take(self, payload: str) -> None:
        try:
            owner, table, seq = json.loads(payload)
            if owner != self._owner:
                self._tell(table, seq)
        except (ValueError, TypeError):  # anybody may write to a channel
            logger.warning("notices: not one of ours")

    def _tell(self, table: str | None, seq: int) -> None:
        for callback in self._callbacks:
            try:
                callback(table, seq)
            except Exception:
                logger.exception("notices: a listener failed")
