"""The words of ASGI, and how to read and add headers."""

from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
Header = tuple[bytes, bytes]

#: They change nothing, whoever sends them.
SAFE_METHODS = ("GET", "HEAD", "OPTIONS", "TRACE")
#: Asked often and by machines of our own: not limited, not worth a line in the log.
QUIET_PATHS = ("/healthz", "/metrics")


def header(scope: Scope, name: bytes) -> str | None:
    """The value of a request header, its lines joined as HTTP says; None if it was not sent."""
    values = [value for key, value in scope["headers"] if key == name]
    return b",".join(values).decode("latin-1").strip() if values else None


def lacking(headers: Iterable[Header], wanted: Iterable[Header]) -> list[Header]:
    """Those of the wanted headers that are not there yet: who has set one knew why."""
    there = {name.lower() for name, _ in headers}
    return [(name, value) for name, value in wanted if name not in there]
