"""One thread writes. Whatever has gathered while it was busy goes into its next transaction."""

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from macaronesia.server.storage.appends import Append, Appending, Key
from macaronesia.server.storage.errors import StoreError, passes, refusal, unavailable

#: How much goes into one transaction at most.
MOST = 200

#: Seconds after which a database that has gone is no longer waited for.
PATIENCE = 8.0

Job = Callable[[Connection], Any]
Work = Append | Job
Waiting = tuple[Work, "asyncio.Future[Any]"]

logger = logging.getLogger(__name__)


class Writer:
    """Takes appends and other writes from the loop, and answers when they are safe on disk."""

    def __init__(self, engine: Engine, appending: Appending, loop: asyncio.AbstractEventLoop) -> None:
        self._engine = engine
        self._appending = appending
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
            outcome = self._appending.write(connection, appends, again) if appends else {}
            results = [outcome[work] if isinstance(work, Append) else work(connection) for work in works]
        self._appending.settled(outcome)
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
