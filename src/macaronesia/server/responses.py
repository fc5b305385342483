"""Request bodies are read as exactly what their route takes, and every refusal is answered by its status."""

import logging
import re
from functools import cache
from types import UnionType
from typing import Any, get_args

import msgspec
from litestar import Request
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)  # fmt: skip
from litestar.openapi.datastructures import ResponseSpec

from macaronesia.errors import BadOption, BotFailed, IllegalMove, Refusal, shown
from macaronesia.server.auth import CookiesTooLarge, Unknown
from macaronesia.server.middleware.access_log import REQUEST_ID, unhandled
from macaronesia.server.middleware.asgi import header, refusal_response
from macaronesia.server.middleware.logs import tell
from macaronesia.server.middleware.rate_limits import TooMany
from macaronesia.server.schemas import Failure
from macaronesia.server.services import AnyRequest, scope_of
from macaronesia.server.static import page
from macaronesia.server.storage.errors import StoreError
from macaronesia.table.refusals import Conflict, Forbidden, Gone, Invalid, NotFound, Words


class NotJson(Refusal):
    """A body that is none; answered with 400."""


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


#: What msgspec says of a body, and the words in which we say it.
_SAYINGS = {
    r"Expected `(?P<wanted>[^`]+)`, got `(?P<got>[^`]+)`": "shape-kind",
    r"Object missing required field `(?P<name>[^`]+)`": "shape-missing",
    r"Object contains unknown field `(?P<name>.+)`": "shape-unknown",
    r"Expected `(?P<wanted>\w+)` of length >= (?P<least>\d+)": "shape-short",
    r"Expected `(?P<wanted>\w+)` of length <= (?P<most>\d+)": "shape-long",
    r"Expected `\w+` >= (?P<least>-?\d+)": "shape-least",
    r"Expected `\w+` <= (?P<most>-?\d+)": "shape-most",
    r"Input data was truncated": "json-cut",
    r"JSON is malformed: .* \(byte (?P<byte>\d+)\)": "json-broken",
}


class StrictRequest(Request[Any, Any, Any]):
    """A request; Litestar alone would take texts for numbers, and answer 500 to what is not UTF-8."""

    async def json(self) -> Any:
        """The body as the type of the route's ``data``; 400 ``bad-json`` or 422 ``bad-body`` if it is not."""
        wanted = self.route_handler.parsed_data_field
        kind = Any if wanted is None else wanted.annotation
        try:
            return _decoder(kind).decode(await self.body())
        except msgspec.ValidationError as error:
            reason, _, place = str(error).partition(" - at `$")
            field = place.removesuffix("`").removeprefix(".")
            raise not_meant(field or "body", reason, () if field else _fields(kind)) from None
        except msgspec.DecodeError as error:
            raise NotJson("bad-json", reason=in_our_words(str(error))) from None
        except UnicodeDecodeError:
            raise NotJson("bad-json", reason=Words("json-other")) from None


async def no_nonsense(request: Request[Any, Any, Any]) -> None:
    """What is no JSON is refused by routes that take no body too; nobody else would look at it."""
    if request.method == "POST" and request.route_handler.parsed_data_field is None and await request.body():
        await request.json()


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def _fields(kind: Any) -> tuple[str, ...]:
    """The fields that a body has, if it is an object."""
    shapes = get_args(kind) if isinstance(kind, UnionType) else (kind,)
    return next((shape.__struct_fields__ for shape in shapes if hasattr(shape, "__struct_fields__")), ())


def not_meant(field: str, said: str, known: tuple[str, ...] = ()) -> Invalid:
    """The refusal of something of another shape: the field that is wrong, and the known ones in its place."""
    reason = in_our_words(said)
    if reason.code == "shape-unknown" and known:
        reason = Words("shape-not-among", **reason.params, allowed=", ".join(known))
    return Invalid("bad-body", field=shown(field), reason=reason)


def in_our_words(said: str) -> Words:
    """What msgspec said, to be told in the caller's language."""
    for saying, code in _SAYINGS.items():
        if found := re.fullmatch(saying, said, re.DOTALL):
            return Words(code, **{name: _value(text) for name, text in found.groupdict().items()})
    if said.startswith(("JSON", "Invalid")):
        return Words("json-other")
    return Words("shape-other", said=shown(said, 200))


def _value(text: str) -> int | str:
    return int(text) if re.fullmatch(r"-?\d{1,15}", text) else shown(text)


def refused(request: AnyRequest, refusal: Refusal) -> Any:
    """The answer to what a table, a game or authentication refuses."""
    if isinstance(refusal, TooMany):
        return refusal.answer(scope_of(request))
    if isinstance(refusal, BotFailed):  # why it failed is in the log alone
        number = scope_of(request).get(REQUEST_ID, "")
        tell("bot-failed", logging.WARNING, request=number, reason=str(refusal))
        refusal = StoreError("bot-unavailable")
    status = next((code for kind, code in STATUS.items() if isinstance(refusal, kind)), None)
    if status is None:
        return unhandled(refusal, scope_of(request))
    return refusal_response(refusal, status, scope_of(request))


def malformed(request: AnyRequest, error: HTTPException) -> Any:
    """The answer to what cannot be read or found, in our own words."""
    scope = scope_of(request)
    if isinstance(error, NotFoundException):
        by_browser = scope["method"] == "GET" and "text/html" in (header(scope, b"accept") or "")
        if by_browser and not scope["path"].startswith("/api"):
            return page().response(scope, 404)  # a person: the client has a page for it
        return refusal_response(NotFound("no-such-address"), 404, scope)
    if isinstance(error, MethodNotAllowedException):
        named = (error.headers or {}).items()
        allow = [(b"allow", value.encode()) for key, value in named if key.lower() == "allow"]
        return refusal_response(Refusal("bad-method", method=shown(scope["method"])), 405, scope, allow)
    if isinstance(error, ValidationException):
        details = error.extra if isinstance(error.extra, list) else []
        first = details[0] if details and isinstance(details[0], dict) else {}
        field, said = first.get("key") or "body", first.get("message") or error.detail
        refusal = not_meant(str(field), str(said))
        if field == "data":  # Litestar's name of a body, and it speaks of it only when there is none
            refusal = Invalid("bad-body", field="body", reason=Words("shape-empty"))
        return refusal_response(refusal, 422, scope)
    refusal_of_call = Refusal("bad-call", reason=shown(str(error.detail), 200))
    return refusal_response(refusal_of_call, error.status_code, scope)


def too_deep(request: AnyRequest, _: RecursionError) -> Any:
    """The answer to JSON that is nested beyond all measure."""
    return refusal_response(Refusal("bad-json", reason=Words("json-deep")), 400, scope_of(request))


def broken(request: AnyRequest, error: Exception) -> Any:
    """The answer to an error that nobody expected."""
    return unhandled(error, scope_of(request))
