"""What the routes work with, one of each in a process."""

from dataclasses import dataclass
from typing import Any, cast

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler

from macaronesia.server.analysis_jobs import AnalysisJobs
from macaronesia.server.auth import Authenticator, Caller, Unknown
from macaronesia.server.bot_pool.pool import BotPool
from macaronesia.server.idempotency import Idempotency
from macaronesia.server.middleware.asgi import Scope
from macaronesia.server.scheduler import Scheduler
from macaronesia.server.storage import Store
from macaronesia.server.tables import TableRegistry

#: A request, as the routes get it.
Asked = Request[Any, Any, Any]
#: Where the caller is found in a request's scope.
CALLER = "macaronesia.caller"


@dataclass(frozen=True)
class Services:
    """Made when the server starts."""

    store: Store
    auth: Authenticator
    tables: TableRegistry
    idempotency: Idempotency
    bot_pool: BotPool
    scheduler: Scheduler
    analyses: AnalysisJobs


def services(request: Asked) -> Services:
    """Those of the server that was asked."""
    found: Services = request.app.state.services
    return found


def scope_of(request: Asked) -> Scope:
    """A request as the door knows it; Litestar's own name for the type is narrower."""
    return cast(Scope, request.scope)


async def anybody(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Find out who calls before anything is read; no key is no harm here, an unknown one is."""
    found: Services = connection.app.state.services
    scope = cast(Scope, connection.scope)
    scope[CALLER] = await found.auth.maybe(scope)


async def somebody(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """The same where a key is needed."""
    await anybody(connection, handler)
    if cast(Scope, connection.scope)[CALLER] is None:
        raise Unknown("no-key")


def caller_of(request: Asked) -> Caller:
    """Who calls, where ``somebody`` does."""
    found: Caller = scope_of(request)[CALLER]
    return found


def player_of(request: Asked) -> str | None:
    """The id of who calls, where ``anybody`` may."""
    found: Caller | None = scope_of(request)[CALLER]
    return None if found is None else found.person.id
