"""The server itself: health, figures for Prometheus, the OpenAPI document; and the browser client's files."""

from typing import Any

from litestar import Litestar, Response, get
from sqlalchemy import select

from macaronesia.server import static
from macaronesia.server.middleware import metrics
from macaronesia.server.openapi import described
from macaronesia.server.responses import refusals
from macaronesia.server.schemas import Health
from macaronesia.server.services import AnyRequest, Services, scope_of

#: Litestar adds the charset itself.
_METRICS = metrics.CONTENT_TYPE.removesuffix("; charset=utf-8")


@get("/healthz", responses=refusals(503))
async def health(services: Services) -> Health:
    """Whether this server can do its work: 503 when the database does not answer.

    Bots that are not ready are being compiled, once on a machine: games with them go on when they are.
    """
    await services.store.read(lambda connection: connection.scalar(select(1)))
    return Health("ok", "ready" if services.bot_pool.complete else "compiling")


@get("/metrics", media_type="text/plain", responses=refusals())
async def figures(services: Services) -> Response[bytes]:
    """Figures for Prometheus."""
    metrics.bots_waiting.set(services.bot_pool.waiting)
    metrics.bots_busy.set(services.bot_pool.busy)
    metrics.live_tables.set(services.tables.tables)
    return Response(metrics.metrics_text(), media_type=_METRICS)


@get("/schema", responses=refusals())
async def schema(request: AnyRequest) -> dict[str, Any]:
    """All addresses, as OpenAPI 3.1."""
    app: Litestar = request.app
    return described(app)


@get(["/", "/t/{table_id:str}", "/link"], include_in_schema=False)
async def page(request: AnyRequest) -> Response[bytes]:
    """The client; it looks at its own address."""
    return static.page().response(scope_of(request))


@get(["/built/{name:str}", "/icon.svg", "/icon-turn.svg"], include_in_schema=False)
async def client(request: AnyRequest) -> Response[bytes]:
    """A file of the client."""
    return static.client_file(request.url.path.lstrip("/")).response(scope_of(request))


@get("/art/{name:str}", include_in_schema=False)
async def art(request: AnyRequest, name: str) -> Response[bytes]:
    """The symbols a game is drawn with."""
    return static.art(name).response(scope_of(request))
