"""Answers: JSON, and every refusal by its status."""

import logging
from typing import Any

from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)  # fmt: skip
from litestar.openapi.datastructures import ResponseSpec

from macaronesia.errors import BadOption, BotFailed, IllegalMove, Refusal, shown
from macaronesia.server.auth import CookiesTooLarge, TooMany, Unknown
from macaronesia.server.middleware.access_log import REQUEST_ID, unhandled
from macaronesia.server.middleware.asgi import Scope, header
from macaronesia.server.middleware.logs import tell
from macaronesia.server.middleware.rate_limits import too_many
from macaronesia.server.middleware.refusals import refusal_response
from macaronesia.server.parsing import NotJson, not_meant
from macaronesia.server.schemas import Failure
from macaronesia.server.services import AnyRequest, scope_of
from macaronesia.server.static import page
from macaronesia.server.storage import StoreError
from macaronesia.table.refusals import Conflict, Forbidden, Gone, Invalid, NotFound, Words

STATUS: dict[type[Refusal], int] = {
    NotJson: 400,
    Unknown: 401,
    Forbidden: 403,
    NotFound: 404,
    Conflict: 409,
    Gone: 410,
    Invalid: 422,
    CookiesTooLarge: 431,
    StoreError: 503,
    IllegalMove: 422,
    BadOption: 422,
}

#: What a failure means, for /schema.
WORDS = {
    400: "It could not be read.",
    401: "The key is missing or unknown.",
    403: "It is not for the caller.",
    404: "There is no such thing.",
    405: "Not with this method.",
    408: "The body came too slowly.",
    409: "Not as things stand.",
    410: "It is used up.",
    413: "The body is too large.",
    415: "The body is not JSON.",
    422: "What was sent cannot be meant, or the rules forbid it.",
    429: "Too many requests; Retry-After says when.",
    431: "The head of the request is too large.",
    500: "A mistake of ours.",
    503: "The database (database-unavailable, not-storable) or a bot (bot-unavailable) does not answer.",
}

#: ``opt`` of handlers whose answer is remembered under an Idempotency-Key.
CREATES = {"idempotent": True}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The failures of a route besides those that any request may have, for its OpenAPI document."""
    return {
        status: ResponseSpec(Failure, generate_examples=False, description=WORDS[status])
        for status in statuses
    }


def refused(request: AnyRequest, refusal: Refusal) -> Any:
    """The answer to what a table, a game or the door's keeper refuses."""
    if isinstance(refusal, TooMany):
        return too_many(int(refusal.params["seconds"]), scope_of(request))
    if isinstance(refusal, BotFailed):
        return _bot_failed(refusal, scope_of(request))
    status = next((code for kind, code in STATUS.items() if isinstance(refusal, kind)), None)
    if status is None:
        return unhandled(refusal, scope_of(request))
    return refusal_response(refusal, status, scope_of(request))


def _bot_failed(failure: BotFailed, scope: Scope) -> Any:
    """The answer 503 where a bot was asked for a hint or an analysis; why it failed is in the log."""
    tell("bot-failed", logging.WARNING, request=scope.get(REQUEST_ID, ""), reason=str(failure))
    return refusal_response(Refusal("bot-unavailable"), 503, scope)


def malformed(request: AnyRequest, error: HTTPException) -> Any:
    """The answer to what cannot be read or found, in our own words."""
    scope = scope_of(request)
    if isinstance(error, NotFoundException):
        by_browser = scope["method"] == "GET" and "text/html" in (header(scope, b"accept") or "")
        if by_browser and not scope["path"].startswith("/api"):
            return page().response(scope, 404)  # a person: the client has a page for it
        return refusal_response(NotFound("no-such-address"), 404, scope)
    if isinstance(error, MethodNotAllowedException):
        allow = [
            (b"allow", value.encode())
            for key, value in (error.headers or {}).items()
            if key.lower() == "allow"
        ]
        return refusal_response(Refusal("bad-method", method=shown(scope["method"])), 405, scope, allow)
    if isinstance(error, ValidationException):
        details = error.extra if isinstance(error.extra, list) else []
        first = details[0] if details and isinstance(details[0], dict) else {}
        field, said = first.get("key") or "body", first.get("message") or error.detail
        if field == "data":  # Litestar's name of a body, and it speaks of it only when there is none
            return refusal_response(
                Invalid("bad-body", field="body", reason=Words("shape-empty")), 422, scope
            )
        return refusal_response(not_meant(str(field), str(said)), 422, scope)
    return refusal_response(
        Refusal("bad-call", reason=shown(str(error.detail), 200)), error.status_code, scope
    )


def too_deep(request: AnyRequest, _: RecursionError) -> Any:
    """The answer to JSON that is nested beyond all measure."""
    return refusal_response(Refusal("bad-json", reason=Words("json-deep")), 400, scope_of(request))


def broken(request: AnyRequest, error: Exception) -> Any:
    """The answer to our own mistakes."""
    return unhandled(error, scope_of(request))
