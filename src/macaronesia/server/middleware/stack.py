"""The application behind all middleware, in the order in which a request passes it."""

from collections.abc import Callable
from typing import cast

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from macaronesia.server.middleware.access_log import AccessLog
from macaronesia.server.middleware.asgi import App, Receive, Scope, Send
from macaronesia.server.middleware.body_limits import BodyLimits
from macaronesia.server.middleware.headers import Head, Headers
from macaronesia.server.middleware.origins import Hosts, Origins
from macaronesia.server.middleware.rate_limits import AddressRates, Limits
from macaronesia.server.settings import Settings, proxy_networks


class Guarded:
    """An ASGI application behind the middleware, with what the server calls besides requests."""

    def __init__(
        self,
        app: App,
        settings: Settings,
        *,
        limits: Limits | None = None,
        begin_stop: Callable[[], None] = lambda: None,
        listening: Callable[[str], None] = lambda _address: None,
    ) -> None:
        """Wrap an application.

        ``limits`` are those that authentication asks, too. ``begin_stop`` is called once when the server
        stops, before it waits for running requests; ``listening`` with its address once it answers.
        """
        inside: App = AddressRates(BodyLimits(app), limits or Limits(settings.rates))
        inside = Hosts(Origins(inside))
        if settings.proxies:
            inside = cast(App, ProxyHeadersMiddleware(inside, [*proxy_networks(settings.proxies)]))  # type: ignore[arg-type]  # uvicorn's own types of ASGI
        self._outermost: App = Headers(AccessLog(Head(inside)))
        self._begin_stop: Callable[[], None] | None = begin_stop
        self.listening = listening

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        await self._outermost(scope, receive, send)

    def begin_stop(self) -> None:
        """Have what does not end by itself, such as event streams, end now."""
        if self._begin_stop is not None:
            begin_stop, self._begin_stop = self._begin_stop, None
            begin_stop()
