"""What happens without a request: bots move, time runs out."""

import asyncio
import logging
import random
import time
from functools import partial

from macaronesia.bot_pool.pool import BotPool
from macaronesia.errors import BotFailed
from macaronesia.server.storage import queries
from macaronesia.server.tables import LEASE, TableRegistry
from macaronesia.table.playing import bot_move
from macaronesia.table.refusals import NotFound
from macaronesia.table.timeouts import time_passes

#: How often we look for turns and clocks that are due, in seconds; the lease lasts several looks.
LOOK = 1.0
MOST_AT_ONCE = 100
#: Failures of the server, not of a bot: its turn waits.
NOT_THE_BOT = ("thinking-stopped", "bot-not-started")

_log = logging.getLogger(__name__)


class Scheduler:
    """The bots' turns this process plays, and the clocks it watches."""

    def __init__(self, tables: TableRegistry, bot_pool: BotPool) -> None:
        self.tables = tables
        self.bot_pool = bot_pool
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._watch: asyncio.Task[None] | None = None
        self._stopped = False
        tables.on_bot_turn = self.play

    def start(self) -> None:
        """Begin to watch."""
        self._watch = asyncio.ensure_future(self._watching())

    async def stop(self) -> None:
        """Leave everything that is not decided to others."""
        self._stopped = True  # a move that is still being written starts no further turn
        tasks = [*self._thinking.values(), *([self._watch] if self._watch else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.tables.store.write(queries.release_claims, self.tables.store.owner)

    def play(self, table_id: str) -> None:
        """Have the bot to move at a table think, unless it does already."""
        if table_id not in self._thinking and not self._stopped:
            task = asyncio.ensure_future(self._play(table_id))
            self._thinking[table_id] = task
            task.add_done_callback(lambda done: self._done(table_id, done))

    def _done(self, table_id: str, task: asyncio.Task[None]) -> None:
        if self._thinking.get(table_id) is task:
            del self._thinking[table_id]
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("a bot's turn failed", exc_info=error)  # the next look tries again

    async def _play(self, table_id: str) -> None:
        """Move for the bots at a table until it is a person's turn."""
        try:
            await self._moves(table_id)
        finally:
            # At once: a turn that comes before the loop calls us done must find the place free.
            self._thinking.pop(table_id, None)

    async def _moves(self, table_id: str) -> None:
        while True:
            try:
                table = await self.tables.table(table_id)
            except NotFound:
                return
            game, bot, seat, due = table.game, table.bot_to_move, table.turn, table.bot_due
            if game is None or bot is None or seat is None or due is None or due > time.time():
                return
            ply, briefing = game.ply, game.briefing(seat)
            try:
                text = str(
                    (await self.bot_pool.choose(table_id, bot, briefing, random.getrandbits(64)))["move"]
                )
            except BotFailed as failure:
                if failure.code in NOT_THE_BOT:
                    return  # the next look tries again
                _log.error("a bot failed", exc_info=failure)
                text = random.choice(briefing["moves"])  # nobody's game may be stuck for it
            await self.tables.act(table_id, partial(bot_move, ply=ply, seat=seat, text=text))

    async def _watching(self) -> None:
        while True:
            try:
                await self._look()
            except Exception as error:  # noqa: BLE001 - a lost database comes back, and so must we
                _log.error("looking for turns failed", exc_info=error)
            await asyncio.sleep(LOOK)

    async def _look(self) -> None:
        store, now = self.tables.store, time.time()
        if self._thinking:
            await store.write(queries.renew_claims, store.owner, list(self._thinking), now + LEASE)
        for table_id in await store.write(
            queries.claim_bot_turns, store.owner, now, now + LEASE, MOST_AT_ONCE
        ):
            self.play(table_id)
        for table_id in await store.read(queries.clocks_due, now, MOST_AT_ONCE):
            try:
                await self.tables.act(table_id, time_passes)
            except Exception as error:  # noqa: BLE001 - one table must not stop the clocks of the others
                _log.error("a clock failed", exc_info=error)
