"""What the routes work with, one of each in a process, and who calls: handed to handlers by name."""

from dataclasses import dataclass
from typing import Any, cast

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.handlers.base import BaseRouteHandler

from macaronesia.bot_pool.analysis_jobs import AnalysisJobs
from macaronesia.bot_pool.pool import BotPool
from macaronesia.server.auth import Authenticator, Caller, Unknown
from macaronesia.server.idempotency import Idempotency
from macaronesia.server.middleware.asgi import Scope
from macaronesia.server.scheduler import Scheduler
from macaronesia.server.storage.store import Store
from macaronesia.server.tables import TableRegistry

AnyRequest = Request[Any, Any, Any]
#: Where the caller is found in a request's scope.
_CALLER = "macaronesia.caller"


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


def scope_of(request: AnyRequest) -> Scope:
    """The scope of a request as middleware knows it; Litestar's own type is narrower."""
    return cast(Scope, request.scope)


async def optional_auth(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Guard: find out who calls before anything is read. No key is allowed, an unknown one is refused."""
    scope = cast(Scope, connection.scope)
    scope[_CALLER] = await connection.app.state.services.auth.maybe(scope)


async def require_auth(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Guard: the same where a key is needed."""
    await optional_auth(connection, handler)
    if cast(Scope, connection.scope)[_CALLER] is None:
        raise Unknown("no-key")


def _services(request: AnyRequest) -> Services:
    return cast(Services, request.app.state.services)


def _caller(request: AnyRequest) -> Caller:
    return cast(Caller, scope_of(request)[_CALLER])


def _player(request: AnyRequest) -> str | None:
    caller: Caller | None = scope_of(request)[_CALLER]
    return None if caller is None else caller.person.id


#: Parameters that any handler may have: ``caller`` where ``require_auth`` guards it, ``player`` (the caller's
#: id, None without a key) where ``optional_auth`` does.
DEPENDENCIES = {
    "services": Provide(_services, sync_to_thread=False),
    "caller": Provide(_caller, sync_to_thread=False),
    "player": Provide(_player, sync_to_thread=False),
}
