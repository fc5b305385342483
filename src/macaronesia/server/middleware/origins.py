"""Requests are answered only for a proper Host, and unsafe ones only from our own pages (no CSRF)."""

import re
from functools import lru_cache
from urllib.parse import urlsplit

from macaronesia.errors import Refusal, shown
from macaronesia.server.middleware.asgi import (
    SAFE_METHODS,
    Middleware,
    Receive,
    Scope,
    Send,
    header,
    refusal_response,
)

DEFAULT_PORTS = {"http": 80, "https": 443}
#: A name, an IPv4 address or an IPv6 address in brackets, and perhaps a port (RFC 9110, 7.2).
_HOST = re.compile(rb"(?:\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._~!$&'()*+,;=%-]+)(?::([0-9]{0,5}))?")


class Hosts(Middleware):
    """Lets requests through that say properly which host they are for."""

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, or 400 ``bad-host``; HTTP/1.0 knows no Host and may leave it out."""
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        absent = not hosts and scope["http_version"] < "1.1"
        if absent or (len(hosts) == 1 and is_host(hosts[0])):
            return await self.app(scope, receive, send)
        refusal = Refusal("bad-host", host=shown(b", ".join(hosts).decode("latin-1")))
        return await refusal_response(refusal, 400, scope)(scope, receive, send)


@lru_cache(1024)
def is_host(value: bytes) -> bool:
    """Whether this is a host, with a port that there can be or none."""
    found = _HOST.fullmatch(value.strip())
    return found is not None and int(found[1] or 0) <= 65535


class Origins(Middleware):
    """Lets requests through that come from our own pages, or from no page at all."""

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, or 403 ``cross-site``; 405 for a preflight: nobody is allowed one."""
        if scope["method"] == "OPTIONS" and header(scope, b"origin") is not None:
            refusal = Refusal("bad-method", method="OPTIONS")
            answer = refusal_response(refusal, 405, scope, [(b"allow", b"GET, POST")])
            return await answer(scope, receive, send)
        if scope["method"] not in SAFE_METHODS and foreign(scope):
            return await refusal_response(Refusal("cross-site"), 403, scope)(scope, receive, send)
        return await self.app(scope, receive, send)


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
