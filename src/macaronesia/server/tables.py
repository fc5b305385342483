"""The tables in memory, and what their listeners are sent. All that changes a table goes through ``act``."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, ParamSpec, TypeVar

import msgspec

from macaronesia.errors import Refusal
from macaronesia.server.middleware import metrics
from macaronesia.server.storage import queries
from macaronesia.server.storage.schema import Remembered, Row, Summary
from macaronesia.server.storage.store import Store
from macaronesia.server.streams import FAREWELL, Listener, entry_frame, present
from macaronesia.table import log
from macaronesia.table.log import LogEntry, read, written
from macaronesia.table.messages import depends_on_seat, table_news, viewpoint
from macaronesia.table.refusals import NotFound
from macaronesia.table.table import GONE, Table

#: How many tables are kept in memory when nobody listens to them.
MOST_IDLE = 2000
#: How long a process that has a bot think holds its turn against the others, in seconds.
LEASE = 6.0
#: How many streams are served before others have their turn.
AT_ONCE = 50

Decide = Callable[[Table, float], list[LogEntry]]
#: The answer to store for the case that the same call comes again, from the table after the change.
Remember = Callable[[Table], Remembered]
P = ParamSpec("P")
T = TypeVar("T")


def _nothing(_: Table) -> Any:
    return None


def _to_the_end(method: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """What is being written is written to the end, even if the caller has gone."""

    @wraps(method)
    async def shielded(*args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.shield(asyncio.ensure_future(method(*args, **kwargs)))

    return shielded


@dataclass
class LoadedTable:
    """A table in memory."""

    table: Table
    seq: int = 0  #: the last row of its log that was folded
    rows: list[tuple[float, list[LogEntry]]] = field(default_factory=list)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    users: int = 0  #: how many work with it, or wait for that: it stays in memory for them
    #: What was folded may not be on disk: fold anew, and tell listeners what comes after this entry.
    unsure: int | None = None

    def addressed(self, entry: LogEntry, at: float) -> list[tuple[Listener, bytes]]:
        """The event of an entry for every listener, written once for each viewpoint."""
        frames: dict[int | None, bytes] = {}
        post = []
        for listener in self.listeners:
            seat = viewpoint(self.table, listener.player, listener.chosen) if depends_on_seat(entry) else None
            if seat not in frames:
                frames[seat] = entry_frame(self.table, entry, at, seat)
            post.append((listener, frames[seat]))
        return post

    def missed(self, listener: Listener, after: int) -> bytes:
        """Every event after one, as the listener would have heard it then."""
        table, frames = Table(self.table.id), []
        for at, entries in self.rows:
            for entry in entries:
                table.tracing = table.last >= after
                table.apply(entry, at)
                if table.last > after:
                    seat = viewpoint(table, listener.player, listener.chosen)
                    frames.append(entry_frame(table, entry, at, seat))
        return b"".join(frames)


class TableRegistry:
    """All tables, those in memory and those on disk."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.open = True
        #: Called with a table when a bot is to move at it.
        self.on_bot_turn: Callable[[str], None] = lambda _: None
        #: Called for every row written here.
        self.on_written: Callable[[Table, list[LogEntry]], None] = lambda _, __: None
        self._live: OrderedDict[str, LoadedTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LoadedTable]] = {}
        self._refreshing: set[asyncio.Task[None]] = set()
        store.on_notice(self._noticed)

    # --- Tables ---

    @_to_the_end
    async def create(
        self,
        table_id: str,
        entries: list[LogEntry],
        remember: Remember | None = None,
        seen: Callable[[Table], T] = _nothing,
    ) -> T:
        """A new table with its first entries; if there is one of this id already, that one, as it is seen."""
        # Another request for this table finds it here, and waits at its lock until it is on disk.
        live = self._live.get(table_id) or LoadedTable(Table(table_id))
        async with self._using(live):
            self._keep(live)
            try:
                if live.seq == 0:
                    await self._write(live, entries, time.time(), remember)
            except BaseException:
                self._live.pop(table_id, None)
                raise
            return seen(live.table)

    async def table(self, table_id: str) -> Table:
        """The table as it stands now, for reading."""
        async with self._entered(table_id) as live:
            if self.store.shared:
                await self._catch_up(live)
            return self._there(live)

    @_to_the_end
    async def act(
        self,
        table_id: str,
        decide: Decide,
        remember: Remember | None = None,
        seen: Callable[[Table], T] = _nothing,
    ) -> T:
        """Decide against the table as it stands and write it down; whoever comes second decides anew.

        Returns ``seen(table)``, evaluated under the lock: later the table may contain uncommitted entries.
        """
        async with self._entered(table_id) as live:
            while True:
                now = time.time()
                try:
                    entries = decide(self._there(live), now)
                except Refusal:
                    if self.store.shared and await self._catch_up(live):
                        continue  # another server knew more
                    raise
                if not entries and self.store.shared and await self._catch_up(live):
                    continue  # what was done already may have been taken back
                if not entries or await self._write(live, entries, now, remember):
                    return seen(live.table)

    # --- Listening ---

    async def listen(self, table_id: str, listener: Listener, after: int | None) -> None:
        """Tell a listener how things stand, or what it missed since an event, and all that comes."""
        async with self._entered(table_id) as live:
            if self.store.shared:
                await self._catch_up(live)
            table = self._there(live)
            if after is None:
                listener.begin(present(table, viewpoint(table, listener.player, listener.chosen)))
            elif after != table.last:
                listener.begin(live.missed(listener, after if 0 <= after < table.last else 0))
            live.listeners.add(listener)
            if not self.open:
                listener.close(FAREWELL)

    def leave(self, table_id: str, listener: Listener) -> None:
        """Nobody listens there any more."""
        if (live := self._live.get(table_id)) is not None:
            live.listeners.discard(listener)

    def close_streams(self) -> None:
        """Tell everybody to come back soon."""
        self.open = False
        for live in self._live.values():
            for listener in live.listeners:
                listener.close(FAREWELL)

    async def beat(self, frames: bytes) -> None:
        """Say something to everybody who listens, to some at a time: requests come in between."""
        everybody = [listener for live in self._live.values() for listener in live.listeners]
        for start in range(0, len(everybody), AT_ONCE):
            for listener in everybody[start : start + AT_ONCE]:
                listener.push(frames)
            await asyncio.sleep(0)

    @property
    def tables(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    # --- Memory and disk ---

    @asynccontextmanager
    async def _entered(self, table_id: str) -> AsyncIterator[LoadedTable]:
        """A table in memory, as it is on disk as far as we know, and nobody else's meanwhile."""
        # It may have been let go of again before we heard that it was there.
        while (live := await self._get(table_id)) is not self._live.get(table_id):
            pass
        async with self._using(live):
            yield live

    @asynccontextmanager
    async def _using(self, live: LoadedTable) -> AsyncIterator[None]:
        live.users += 1
        try:
            async with live.lock:
                if live.unsure is not None:
                    await self._start_over(live, live.unsure)
                yield
        finally:
            live.users -= 1

    async def _get(self, table_id: str) -> LoadedTable:
        if (live := self._live.get(table_id)) is not None:
            self._live.move_to_end(table_id)
            return live
        if not (table_id.isascii() and table_id.isprintable()):  # PostgreSQL would not even look for a NUL
            raise NotFound("no-such-table")
        if (loading := self._loading.get(table_id)) is None:
            loading = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> LoadedTable:
        live = LoadedTable(Table(table_id))
        await self._catch_up(live)
        if live.seq == 0:
            raise NotFound("no-such-table")
        self._keep(live)
        return live

    def _there(self, live: LoadedTable) -> Table:
        if live.table.state == GONE:
            raise NotFound("no-such-table")
        return live.table

    def _keep(self, live: LoadedTable) -> None:
        self._live[live.table.id] = live
        if len(self._live) > MOST_IDLE:
            others = [(key, kept) for key, kept in self._live.items() if kept is not live]
            idle = [key for key, kept in others if not kept.listeners and not kept.users]
            for key in idle[: len(self._live) - MOST_IDLE]:
                del self._live[key]

    async def _catch_up(self, live: LoadedTable) -> bool:
        """Fold what others have written; whether there was anything."""
        rows = await self.store.read(queries.read_log, live.table.id, live.seq)
        for row in rows:
            self._fold(live, read(row.body), row.at)()
            live.seq = row.seq
        return bool(rows)

    async def _write(
        self, live: LoadedTable, entries: list[LogEntry], now: float, remember: Remember | None = None
    ) -> bool:
        """Write a row; False if another process was first, and the table is as that one left it."""
        delivered = live.table.last
        deliver = self._fold(live, entries, now)
        table = live.table
        row = Row(table.id, live.seq + 1, now, written(entries))
        due = table.bot_due
        claim = now + LEASE if due is not None and due <= now else None
        try:
            answer = None if remember is None else remember(table)
            with metrics.append_latency.time():
                summary = summary_of(table, any(isinstance(entry, _SEATS_CHANGE) for entry in entries))
                safe = await self.store.append(row, summary, answer, claim)
        except BaseException:
            await self._start_over(live, delivered)
            raise
        if not safe:
            await self._start_over(live, delivered)
            return False
        live.seq += 1
        deliver()
        self.on_written(table, entries)
        if claim is not None:
            self.on_bot_turn(table.id)
        return True

    async def _start_over(self, live: LoadedTable, delivered: int) -> None:
        """Fold the log from its beginning; tell listeners what they were not told."""
        live.unsure = delivered  # until the database answers
        rows = await self.store.read(queries.read_log, live.table.id)
        live.table, live.rows, live.seq, live.unsure = Table(live.table.id), [], 0, None
        for row in rows:
            self._fold(live, read(row.body), row.at, delivered)()
            live.seq = row.seq

    def _fold(
        self, live: LoadedTable, entries: list[LogEntry], at: float, delivered: int = 0
    ) -> Callable[[], None]:
        """Go on by some entries; what delivers the news of them, once they are safe."""
        post: list[tuple[Listener, bytes]] = []
        live.table.tracing = bool(live.listeners)
        for entry in entries:
            live.table.apply(entry, at)
            if live.listeners and live.table.last > delivered:
                post += live.addressed(entry, at)
        live.rows.append((at, entries))

        def deliver() -> None:
            for listener, frames in post:
                listener.push(frames)
            if live.table.state == GONE:
                for listener in live.listeners:
                    listener.close()

        return deliver

    def _noticed(self, table_id: str | None, seq: int) -> None:
        """Another process has written something (None: we may have missed something)."""
        for live in [*self._live.values()] if table_id is None else filter(None, [self._live.get(table_id)]):
            if seq == 0 or live.seq < seq:
                refreshing = asyncio.ensure_future(self._refresh(live))
                self._refreshing.add(refreshing)
                refreshing.add_done_callback(self._refreshing.discard)

    async def _refresh(self, live: LoadedTable) -> None:
        async with self._using(live):
            await self._catch_up(live)


#: The entries by which people come and go.
_SEATS_CHANGE = (log.Created, log.Joined, log.Left, log.Gone, log.Replaced, log.Returned)


def summary_of(table: Table, seats_changed: bool = True) -> Summary:
    """What the lists, the clocks and the bots' turns are found by."""
    return Summary(
        table=table.id,
        game=table.setup.game,
        state=table.state,
        visibility=table.setup.visibility,
        created=table.created,
        people=tuple(table.people()) if seats_changed else None,
        doc=msgspec.json.encode(table_news(table)).decode(),
        clock_due=table.clock_due,
        bot_due=table.bot_due,
    )
