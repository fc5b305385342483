"""The Host header is checked before anybody makes an address of it: what is none would be a 500 later."""

import re
from functools import lru_cache

from macaronesia.errors import Refusal, shown
from macaronesia.server.middleware.asgi import App, Receive, Scope, Send
from macaronesia.server.middleware.refusals import Refuse, refusal_response

#: A name, an IPv4 address or an IPv6 address in brackets, and perhaps a port (RFC 9110, 7.2).
_HOST = re.compile(rb"(?:\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._~!$&'()*+,;=%-]+)(?::([0-9]{0,5}))?")


class Hosts:
    """Lets requests through that say properly which host they are for."""

    def __init__(self, app: App, refuse: Refuse = refusal_response) -> None:
        self._app = app
        self._refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, or 400 ``bad-host``; HTTP/1.0 knows no Host and may leave it out."""
        if scope["type"] == "http":
            hosts = [value for name, value in scope["headers"] if name == b"host"]
            absent = not hosts and scope["http_version"] < "1.1"
            if not absent and not (len(hosts) == 1 and is_host(hosts[0])):
                given = shown(b", ".join(hosts).decode("latin-1"))
                answer = self._refuse(Refusal("bad-host", host=given), 400, scope)
                return await answer(scope, receive, send)
        return await self._app(scope, receive, send)


@lru_cache(1024)
def is_host(value: bytes) -> bool:
    """Whether this is a host, with a port that there can be or none."""
    found = _HOST.fullmatch(value.strip())
    return found is not None and int(found[1] or 0) <= 65535
