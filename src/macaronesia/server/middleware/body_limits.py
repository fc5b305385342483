"""What may be sent to the server: a little JSON, and not a byte a minute."""

import asyncio
from functools import lru_cache

from macaronesia.errors import Refusal
from macaronesia.server.middleware.asgi import (
    SAFE_METHODS,
    Answer,
    App,
    Message,
    Middleware,
    Receive,
    Scope,
    Send,
    header,
    refusal_response,
)

MOST_BYTES = 64 * 1024
MOST_SECONDS = 10
CLOSE = (b"connection", b"close")


class TooLarge(Exception):
    """More bytes than anybody needs."""


class Gone(Exception):
    """The sender has left before the end."""


class BodyLimits(Middleware):
    """Reads the body of a request before anybody else works on it, and hands it on in one piece."""

    def __init__(
        self,
        app: App,
        most_bytes: int = MOST_BYTES,
        most_seconds: float = MOST_SECONDS,
    ) -> None:
        super().__init__(app)
        self._most_bytes = most_bytes
        self._most_seconds = most_seconds

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, or 413 ``too-large``, 415 ``not-json``, 408 ``too-slow``."""
        length = header(scope, b"content-length")
        if header(scope, b"transfer-encoding") is None and length in (None, "0"):
            return await self.app(scope, receive, send)
        try:
            if length is not None and length.isdecimal() and int(length) > self._most_bytes:
                raise TooLarge
            async with asyncio.timeout(self._most_seconds):
                body = await self._read(receive)
        except TooLarge:
            return await self._too_large(scope)(scope, receive, send)
        except TimeoutError:
            refusal = Refusal("too-slow", seconds=self._most_seconds)
            return await refusal_response(refusal, 408, scope, [CLOSE])(scope, receive, send)
        except Gone:
            return None
        if body and scope["method"] not in SAFE_METHODS and not is_json(header(scope, b"content-type")):
            return await refusal_response(Refusal("not-json"), 415, scope)(scope, receive, send)
        return await self.app(scope, _handed_on(body, receive), send)

    async def _read(self, receive: Receive) -> bytes:
        body = bytearray()
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise Gone
            body += message.get("body", b"")
            if len(body) > self._most_bytes:
                raise TooLarge
            if not message.get("more_body", False):
                return bytes(body)

    def _too_large(self, scope: Scope) -> Answer:
        """The connection stays open: to close it while the rest is coming would lose the answer on its way.

        The protocol throws the rest away, and closes after a while. Who asked first (Expect) sends no rest.
        """
        refusal = Refusal("too-large", most=self._most_bytes)
        asked_first = header(scope, b"expect") is not None
        return refusal_response(refusal, 413, scope, [CLOSE] if asked_first else [])


@lru_cache(256)
def is_json(content_type: str | None) -> bool:
    """Whether a Content-Type is JSON in UTF-8."""
    if content_type is None:
        return False
    kind, *parameters = (part.strip().lower() for part in content_type.split(";"))
    charset = next((each.partition("=")[2] for each in parameters if each.startswith("charset=")), "utf-8")
    return kind == "application/json" and charset.strip('"') in ("utf-8", "utf8")


def _handed_on(body: bytes, receive: Receive) -> Receive:
    """The body once; then what comes after it, which can only be that the caller leaves."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def handed_on() -> Message:
        return waiting.pop() if waiting else await receive()

    return handed_on
