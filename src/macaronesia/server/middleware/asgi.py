"""What all middleware is made of: the types of ASGI, headers, and the answer to a refused request."""

import json
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from dataclasses import dataclass
from typing import Any

from macaronesia.errors import Phrase, Refusal
from macaronesia.locale.accepted import language_of

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


class Middleware:
    """An application around another one; ``handle`` takes the requests, all else passes unchanged."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Take a message of the server."""
        await (self.handle if scope["type"] == "http" else self.app)(scope, receive, send)

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or pass it on."""
        raise NotImplementedError


def header(scope: Scope, name: bytes) -> str | None:
    """The value of a request header, its lines joined as HTTP says; None if it was not sent."""
    values = [value for key, value in scope["headers"] if key == name]
    return b",".join(values).decode("latin-1").strip() if values else None


@dataclass(frozen=True)
class Answer:
    """A whole answer; itself an ASGI application, and what Litestar may be handed for a response."""

    status: int
    headers: list[Header]
    body: bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002 - ASGI
        """Send it."""
        await send({"type": "http.response.start", "status": self.status, "headers": list(self.headers)})
        await send({"type": "http.response.body", "body": self.body})

    def to_asgi_response(self, *_: Any, **__: Any) -> "Answer":
        """Itself: what Litestar asks of the response that an exception handler returns."""
        return self


def refusal_response(refusal: Refusal, status: int, scope: Scope, headers: Iterable[Header] = ()) -> Answer:
    """The answer to a request that is refused: ``{"error", "params", "message"}``."""
    language = language_of(header(scope, b"accept-language") or "")
    content = {
        "error": refusal.code,
        "params": {name: _plain(value, language) for name, value in refusal.params.items()},
        "message": refusal.sentence(language),
    }
    body = json.dumps(content, ensure_ascii=False, default=str).encode("utf-8", "replace")
    return Answer(
        status,
        [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            (b"content-language", language.encode()),
            (b"vary", b"accept-language"),
            (b"x-content-type-options", b"nosniff"),
            *headers,
        ],
        body,
    )


def _plain(value: Any, language: str) -> Any:
    return value.sentence(language) if isinstance(value, Refusal | Phrase) else value
