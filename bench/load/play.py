"""All tables together: moves at a fixed rate, whatever the server does; what ends is replaced."""

import asyncio
import random
import time
from collections import deque
from typing import Any

from bench.load.http import Failed, Pool, request
from bench.load.tables import GAMES, PlayedTable, Timing, new_player

#: So many calls are made at once while tables are set up.
AT_ONCE = 16
#: How long a last answer or event is waited for, in seconds.
PATIENCE = 30.0


class Clock:
    """Calls something at a fixed rate with the moment at which it was due, late or not."""

    def __init__(self, rate: float, seconds: float) -> None:
        begin = time.monotonic() + 0.01
        self.due = [begin + n / rate for n in range(round(rate * seconds))]

    async def run(self, tick: Any) -> None:
        """Returns after the last call."""
        for due in self.due:
            await asyncio.sleep(max(due - time.monotonic(), 0))
            tick(due)


class Play:
    """Tables of two people each, on one server."""

    def __init__(self, pool: Pool, tables: int, seed: int = 1) -> None:
        self.pool = pool
        self.timing = Timing()
        self.tables: list[PlayedTable] = []
        self.finished: list[PlayedTable] = []
        self.faults: list[str] = []
        self._wanted = tables
        self._rng = random.Random(seed)
        self._ready: deque[PlayedTable] = deque()
        self._owed: deque[float] = deque()  # moves that were due when no table was ready
        self._replacing: set[asyncio.Task[None]] = set()
        self._head_start: dict[PlayedTable, int] = {}
        self._loop = asyncio.get_running_loop()

    async def set_up(self) -> None:
        """The players, and a running game for every two of them; nobody listens yet."""
        names = [f"player {number}" for number in range(2 * self._wanted)]
        keys = await some_at_once([lambda name=name: new_player(self.pool, name) for name in names])
        self.tables = [self._table(keys[n : n + 2]) for n in range(0, len(keys), 2)]
        await some_at_once(
            [lambda n=n, t=t: t.open(GAMES[n % len(GAMES)]) for n, t in enumerate(self.tables)]
        )

    async def listen(self) -> None:
        """Every player opens a stream."""
        await some_at_once([table.listen for table in self.tables])

    def _table(self, keys: list[str]) -> PlayedTable:
        made = PlayedTable(self.pool, keys, self.timing, self._rng)
        made.on_ready, made.on_over = self._is_ready, self._is_over
        return made

    def _is_ready(self, table: PlayedTable) -> None:
        if self._head_start.get(table, 0) > table.made:
            table.move(time.monotonic())
        elif self._owed:
            table.move(self._owed.popleft())
        else:
            self._ready.append(table)

    def _is_over(self, table: PlayedTable) -> None:
        self.finished.append(table)
        place = self.tables.index(table)
        self.tables[place] = self._table([ear.key for ear in table.ears])
        replacing = self._loop.create_task(self._replace(place))
        self._replacing.add(replacing)
        replacing.add_done_callback(self._replacing.discard)

    async def _replace(self, place: int) -> None:
        table = self.tables[place]
        try:
            await table.open(GAMES[place % len(GAMES)])
            await table.listen()
        except (Failed, OSError) as failure:
            self.faults.append(f"no new table: {failure}")

    async def head_start(self, moves: int) -> None:
        """Bring the tables apart, as fast as it goes: the last one by nearly so many moves."""
        self._head_start = {table: moves * n // len(self.tables) for n, table in enumerate(self.tables)}
        waiting, self._ready = self._ready, deque()
        for table in waiting:
            self._is_ready(table)
        await self._until(
            lambda: len(self._ready) == len(self.tables) and all(table.quiet for table in self.tables)
        )
        # In the order in which they were set up those far ahead would all come last.
        self._rng.shuffle(self._ready)

    async def run(self, rate: float, seconds: float) -> None:
        """Moves at a rate; returns when the last is answered and told."""
        self.timing.running = True
        await Clock(rate, seconds).run(self._tick)
        await self._until(lambda: not self._owed and all(table.quiet for table in self.tables))
        self.timing.running = False
        await self._until(lambda: not self._replacing)

    def _tick(self, due: float) -> None:
        if self._ready:
            self._ready.popleft().move(due)
        else:
            self._owed.append(due)

    async def _until(self, come: Any) -> None:
        """Wait while anything moves; Failed says what was wrong where it does not."""
        moved, since = -1, time.monotonic()
        while not come():
            await asyncio.sleep(0.02)
            events = sum(ear.events for table in self.tables for ear in table.ears)
            if events != moved:
                moved, since = events, time.monotonic()
            elif time.monotonic() - since > PATIENCE:
                faults = [fault for table in self.tables for ear in table.ears for fault in ear.faults]
                raise Failed(f"nothing moves; {len(faults)} faults: {faults[:5]}")

    @property
    def streams(self) -> int:
        """How many are open."""
        return sum(2 for table in self.tables if table.listening)

    def close(self) -> None:
        """Everybody hangs up."""
        for table in self.tables:
            table.close()


async def run_bare(pool: Pool, rate: float, seconds: float) -> Timing:
    """The same calls at the same rate, to the bare handler."""
    timing, clock = Timing(), time.monotonic

    def tick(due: float) -> None:
        def answered(status: int, body: bytes) -> None:
            assert status == 200, (status, body)
            timing.answers.append(clock() - due)
            timing.answered_at.append(clock())

        sent = {"ply": len(timing.answers), "move": "plant D1-E1 potatoes"}
        pool.send(request("POST", "/api/tables/bare/moves", "0" * 32, sent), answered)

    await Clock(rate, seconds).run(tick)
    async with asyncio.timeout(PATIENCE):
        while len(timing.answers) < round(rate * seconds):
            await asyncio.sleep(0.02)
    return timing


async def some_at_once(calls: list[Any]) -> list[Any]:
    """What all of them return, in order; no more than a few are under way at a time."""
    turnstile = asyncio.Semaphore(AT_ONCE)

    async def one(call: Any) -> Any:
        async with turnstile:
            return await call()

    return await asyncio.gather(*(one(call) for call in calls))
