"""The application: routes, what they work with, and the middleware before them."""

import asyncio
import gc
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from typing import Any, cast

from litestar import Litestar
from litestar.exceptions import HTTPException

from macaronesia.bot_pool.analysis_jobs import AnalysisJobs
from macaronesia.bot_pool.compilation import Compilation
from macaronesia.bot_pool.pool import BotPool
from macaronesia.bots import uses_code
from macaronesia.errors import Refusal
from macaronesia.games import definitions
from macaronesia.kernel import units
from macaronesia.server import responses, static
from macaronesia.server.auth import Authenticator
from macaronesia.server.idempotency import Idempotency
from macaronesia.server.middleware import metrics
from macaronesia.server.middleware.asgi import App
from macaronesia.server.middleware.rate_limits import Limits
from macaronesia.server.middleware.stack import Guarded
from macaronesia.server.openapi import openapi_config
from macaronesia.server.responses import StrictRequest, no_nonsense
from macaronesia.server.routes import players, playing, replay, site, tables
from macaronesia.server.scheduler import Scheduler
from macaronesia.server.services import DEPENDENCIES, Services
from macaronesia.server.settings import Settings
from macaronesia.server.storage.database import default_url
from macaronesia.server.storage.store import open_store
from macaronesia.server.streams import BEAT, HEARTBEAT
from macaronesia.server.tables import TableRegistry
from macaronesia.table import log
from macaronesia.table.log import LogEntry
from macaronesia.table.table import Table

ROUTES = [
    *(players.new_player, players.me, players.new_link, players.use_link),
    *(tables.games, tables.one_box, tables.get_or_post),
    *(tables.new_table, tables.list_tables, tables.one_table),
    *(tables.join, tables.leave, tables.start, tables.come_back, tables.replace),
    *(playing.move, playing.undo, playing.accept, playing.decline, playing.chat, playing.earlier_chat),
    *(playing.record, playing.fork, playing.rematch, playing.hint, playing.events),
    *(replay.moment, replay.story, replay.preview, replay.points, replay.analysis),
    *(replay.rules, replay.picture),
    *(site.page, site.client, site.art),
    *(site.health, site.figures, site.schema),
]


def create_app(settings: Settings) -> Guarded:
    """The whole server as one ASGI application."""
    limits = Limits(settings.rates)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with _services(settings, limits) as made:
            app.state.services = made
            yield

    app = Litestar(
        ROUTES,
        lifespan=[lifespan],
        dependencies=DEPENDENCIES,
        request_class=StrictRequest,
        before_request=no_nonsense,
        openapi_config=openapi_config(),
        exception_handlers={
            Refusal: responses.refused,
            HTTPException: responses.malformed,
            RecursionError: responses.too_deep,
            Exception: responses.broken,
        },
        logging_config=None,
        request_max_body_size=None,  # BodyLimits has counted it already
    )

    def begin_stop() -> None:
        app.state.services.tables.close_streams()

    def listening(address: str) -> None:
        app.state.services.store.publish(address)

    return Guarded(cast(App, app), settings, limits=limits, begin_stop=begin_stop, listening=listening)


async def check_database(settings: Settings) -> None:
    """Refuse to start with a database that cannot be used; nobody else gets it before the server opens it."""
    store = await open_store(settings.database or default_url())
    await store.close(keep_lock=True)


@asynccontextmanager
async def _services(settings: Settings, limits: Limits) -> AsyncIterator[Services]:
    """Everything the routes work with, from the start to the end of a server."""
    async with AsyncExitStack() as at_the_end:
        store = await open_store(settings.database or default_url())
        at_the_end.push_async_callback(store.close)
        bot_pool = BotPool(settings.thinkers or max(1, units.cores() // settings.workers))
        await bot_pool.start()
        at_the_end.push_async_callback(bot_pool.stop)
        await asyncio.to_thread(_get_games_ready)
        compilation = Compilation(bot_pool.compiled, bot_pool.cannot_compile)
        compilation.start()
        at_the_end.push_async_callback(compilation.stop)
        registry = TableRegistry(store)
        registry.on_written = partial(_written, bot_pool)
        analyses = AnalysisJobs(bot_pool, settings.judge)
        at_the_end.push_async_callback(analyses.stop)
        idempotency = Idempotency(store)
        scheduler = Scheduler(registry, bot_pool)
        scheduler.start()
        at_the_end.push_async_callback(scheduler.stop)
        await at_the_end.enter_async_context(_beside(_beat(registry)))
        await at_the_end.enter_async_context(_beside(idempotency.keep_forgetting()))
        gc.collect()
        gc.freeze()  # what is loaded stays to the end: collecting it would stop everybody for 0.1 s
        yield Services(
            store, Authenticator(store, limits), registry, idempotency, bot_pool, scheduler, analyses
        )


def _get_games_ready() -> None:
    """Load the rules, or begin with uncompiled ones, and draw the art, before anybody waits for them."""
    units.background_allowed = False  # Compilation does it
    for game in definitions():
        game.load("rules").kernel.rules.use()
    for name in ("shared", *(game.name for game in definitions() if game.art)):
        static.art(f"{name}.svg")
        static.art(f"{name}.json")
    static.client_files()


@asynccontextmanager
async def _beside(work: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Have something done beside the requests; at the end it is cancelled."""
    task = asyncio.ensure_future(work)
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _beat(registry: TableRegistry) -> None:
    """Let every open stream hear that we are still there."""
    while True:
        await asyncio.sleep(HEARTBEAT)
        await registry.beat(BEAT)


def _written(bot_pool: BotPool, table: Table, entries: list[LogEntry]) -> None:
    """Count what was written, and the moves in it; get the bots of a new table ready."""
    metrics.appends.inc(len(entries))
    for entry in entries:
        if isinstance(entry, log.Created) and any(
            seat.startswith("bot:") and uses_code(seat.removeprefix("bot:")) for seat in entry.seats
        ):
            bot_pool.want(entry.game)
        if isinstance(entry, log.Moved):
            metrics.moves.labels(table.setup.game, "bot" if entry.by is None else "human").inc()
