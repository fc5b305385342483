"""The door as a whole, in the order in which a request passes it."""

from collections.abc import Awaitable, Callable

from macaronesia.server.middleware.access_log import Requests
from macaronesia.server.middleware.asgi import App, Receive, Scope, Send
from macaronesia.server.middleware.body_limits import Sizes
from macaronesia.server.middleware.csrf import Origins
from macaronesia.server.middleware.headers import Headers
from macaronesia.server.middleware.heads import Heads
from macaronesia.server.middleware.hosts import Hosts
from macaronesia.server.middleware.proxies import Proxies, read_proxies
from macaronesia.server.middleware.rate_limits import AddressRates, Limits
from macaronesia.server.middleware.refusals import Refuse, refusal_response
from macaronesia.server.settings import Settings


class Guarded:
    """An application behind the door; ``begin_stop`` and ``listening`` are the application's own."""

    def __init__(
        self,
        outside: App,
        begin_stop: Callable[[], Awaitable[None] | None] | None,
        listening: Callable[[str], None],
    ) -> None:
        self._outside = outside
        #: Called with the server's address once requests are answered.
        self.listening = listening
        #: Called when the server is asked to stop, before it waits for running requests; None: nothing to do.
        self.begin_stop = begin_stop

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in."""
        await self._outside(scope, receive, send)


def guarded(
    app: App,
    settings: Settings,
    refuse: Refuse = refusal_response,
    *,
    limits: Limits | None = None,
    begin_stop: Callable[[], Awaitable[None] | None] | None = None,
    listening: Callable[[str], None] = lambda _address: None,
) -> Guarded:
    """The application behind everything that requests must pass.

    ``limits`` are those whose ``of_key`` the routes ask; ``begin_stop`` by default that of the application.
    """
    inside: App = Sizes(app, refuse)
    inside = Origins(inside, refuse)
    inside = AddressRates(inside, limits or Limits(settings.rates), refuse)
    inside = Hosts(inside, refuse)
    inside = Proxies(inside, read_proxies(settings.proxies))
    inside = Heads(inside)
    inside = Requests(inside, refuse)
    return Guarded(Headers(inside), begin_stop or getattr(app, "begin_stop", None), listening)
