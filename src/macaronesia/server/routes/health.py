"""The server itself: health, figures for Prometheus, the schema."""

from typing import Any

from litestar import Response, get

from macaronesia.server.middleware import metrics
from macaronesia.server.openapi import described
from macaronesia.server.responses import documented, json
from macaronesia.server.services import Asked, services

#: Litestar adds the charset itself.
_METRICS = metrics.CONTENT_TYPE.removesuffix("; charset=utf-8")


@get("/healthz", responses=documented(dict[str, str], 200, 503))
async def health(request: Asked) -> Response[bytes]:
    """Whether this server can do its work: 503 when the database does not answer.

    Bots that are not ready are being compiled, once on a machine: games with them go on when they are.
    """
    app = services(request)
    await app.store.ping()
    return json({"status": "ok", "bots": "ready" if app.bot_pool.complete else "compiling"})


@get("/metrics", media_type="text/plain", responses=documented(str, media_type="text/plain"))
async def figures(request: Asked) -> Response[bytes]:
    """Figures for Prometheus."""
    app = services(request)
    metrics.bots_waiting.set(app.bot_pool.waiting)
    metrics.bots_busy.set(app.bot_pool.busy)
    metrics.live_tables.set(app.tables.tables)
    return Response(metrics.metrics_text(), media_type=_METRICS)


@get("/schema", responses=documented(dict[str, Any]))
async def schema(request: Asked) -> Response[bytes]:
    """All addresses, as OpenAPI 3.1."""
    return json(described(request.app))
