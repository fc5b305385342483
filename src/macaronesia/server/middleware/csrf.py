"""Other people's pages cannot act in a visitor's name: no unsafe request from a foreign page."""

from functools import lru_cache
from urllib.parse import urlsplit

from macaronesia.errors import Refusal
from macaronesia.server.middleware.asgi import SAFE_METHODS, App, Receive, Scope, Send, header
from macaronesia.server.middleware.refusals import Refuse, refusal_response

DEFAULT_PORTS = {"http": 80, "https": 443}


class Origins:
    """Lets requests through that come from our own pages, or from no page at all."""

    def __init__(self, app: App, refuse: Refuse = refusal_response) -> None:
        self._app = app
        self._refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, or 403 ``cross-site``; 405 for a preflight: nobody is allowed one."""
        if scope["type"] == "http":
            if scope["method"] == "OPTIONS" and header(scope, b"origin") is not None:
                refusal = Refusal("bad-method", method="OPTIONS")
                answer = self._refuse(refusal, 405, scope, [(b"allow", b"GET, POST")])
                return await answer(scope, receive, send)
            if scope["method"] not in SAFE_METHODS and foreign(scope):
                return await self._refuse(Refusal("cross-site"), 403, scope)(scope, receive, send)
        return await self._app(scope, receive, send)


def foreign(scope: Scope) -> bool:
    """Whether a browser says that a page of somebody else sends this."""
    site = (header(scope, b"sec-fetch-site") or "").lower()
    origin = header(scope, b"origin")
    if site == "cross-site":
        return True
    if origin is None:
        return site == "same-site"  # another host of the same domain is still another
    return not same_host(origin, header(scope, b"host") or "")


@lru_cache(1024)
def same_host(origin: str, host: str) -> bool:
    """Whether an Origin is that of the Host asked for.

    The schemes are not compared: a proxy that speaks https to the browser speaks http to us.
    """
    try:
        page, asked = urlsplit(origin), urlsplit(f"//{host}")
        default = DEFAULT_PORTS[page.scheme]
        page_port, asked_port = page.port or default, asked.port or default
    except (KeyError, ValueError):  # "null", another scheme, a port that is no number
        return False
    if "@" in page.netloc or origin.lower() != f"{page.scheme}://{page.netloc.lower()}":  # no origin
        return False
    return bool(page.hostname) and (page.hostname, page_port) == (asked.hostname, asked_port)
