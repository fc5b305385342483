"""Every error the server answers: a code, its parameters, and a sentence in the caller's language."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from macaronesia.errors import Phrase, Refusal
from macaronesia.locale.accepted import language_of
from macaronesia.server.middleware.asgi import Header, Receive, Scope, Send, header


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
    told = {
        "error": refusal.code,
        "params": {name: _plain(value, language) for name, value in refusal.params.items()},
        "message": refusal.sentence(language),
    }
    body = json.dumps(told, ensure_ascii=False, default=str).encode("utf-8", "replace")
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
