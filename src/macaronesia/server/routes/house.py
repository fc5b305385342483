"""The house itself: health, figures, the schema, the pages."""

from typing import Any

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec

from macaronesia.server.answers import documented, json
from macaronesia.server.door import metrics
from macaronesia.server.services import Asked, services


@get("/healthz", responses=documented(dict[str, str], 200, 503), security=[])
async def health(request: Asked) -> Response[bytes]:
    """Whether this server can do its work: 503 when the database does not answer."""
    await services(request).store.ping()
    return json({"status": "ok"})


@get(
    "/metrics",
    media_type="text/plain",
    security=[],
    responses={200: ResponseSpec(str, generate_examples=False)},
)
async def figures(request: Asked) -> Response[bytes]:
    """Figures for Prometheus."""
    app = services(request)
    metrics.bots_waiting.set(app.thinkers.waiting)
    metrics.bots_busy.set(app.thinkers.busy)
    metrics.live_tables.set(app.hall.tables)
    return Response(metrics.metrics_text(), media_type=metrics.CONTENT_TYPE)


@get("/schema", include_in_schema=False)
async def schema(request: Asked) -> Response[bytes]:
    """All addresses, as OpenAPI 3.1."""
    told: dict[str, Any] = request.app.openapi_schema.to_schema()
    return json(told)
