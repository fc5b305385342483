"""Every request is counted, timed, and told in the log; what goes wrong inside is told nobody else."""

import logging
import re
import time
from secrets import token_hex

from macaronesia.errors import Refusal
from macaronesia.server.middleware import metrics
from macaronesia.server.middleware.asgi import (
    QUIET_PATHS,
    Answer,
    Message,
    Middleware,
    Receive,
    Scope,
    Send,
    refusal_response,
)
from macaronesia.server.middleware.logs import tell, trace_of

#: Where a request's number is found in its scope.
REQUEST_ID = "macaronesia.request"
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
#: A first path segment that may stand in a log: no table id is so short and without digits.
_WORD = re.compile(r"/([a-z.]{0,12})(?:/|$)")


class AccessLog(Middleware):
    """Around everything that may refuse or fail: it sees what every request comes to."""

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, and afterwards tell of it; an error nobody expected is 500 ``internal``."""
        number = scope[REQUEST_ID] = token_hex(8)
        path, began, status, answered = scope["path"], time.perf_counter(), 0, 0.0

        async def numbered(message: Message) -> None:
            nonlocal status, answered
            if message["type"] == "http.response.start":
                status, answered = message["status"], time.perf_counter()
                message["headers"] = [*message.get("headers", ()), (b"x-request-id", number.encode())]
            await send(message)

        try:
            await self.app(scope, receive, numbered)
        except Exception as error:  # noqa: BLE001 - whatever it was, the caller gets an answer
            answer = unhandled(error, scope)
            if status:
                raise Broken from None  # too late for another answer: the server must cut it off
            await answer(scope, receive, numbered)
        finally:
            method, template = scope["method"], scope.get("path_template")
            if status:  # else the caller had left
                known = method if method in METHODS else "other"
                metrics.requests.labels(known, template or "other", status).inc()
                metrics.latency.labels(template or "other").observe(answered - began)
            tell(
                "request",
                logging.DEBUG if path in QUIET_PATHS else logging.INFO,
                method=method,
                route=template or first_segment(path),
                status=status,
                milliseconds=round((time.perf_counter() - began) * 1000, 1),
                request=number,
            )


class Broken(Exception):
    """An answer that failed after its beginning was sent; the reason is in the log."""


def unhandled(error: Exception, scope: Scope) -> Answer:
    """Log an error that nobody expected; the answer 500, which tells only the request's number."""
    number = scope.get(REQUEST_ID, "")
    tell("unhandled", logging.ERROR, request=number, traceback=trace_of(error))
    return refusal_response(Refusal("internal", request=number), 500, scope)


def first_segment(path: str) -> str:
    """What of an unknown path may be told."""
    found = _WORD.match(path)
    return f"/{found[1]}" if found else "/?"
