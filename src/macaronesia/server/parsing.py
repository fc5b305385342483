"""What is sent to us is read as exactly what its route takes: ``"5"`` is no number."""

import re
from functools import cache
from types import UnionType
from typing import Any, get_args

import msgspec
from litestar import Request

from macaronesia.errors import Refusal, shown
from macaronesia.table.refusals import Invalid, Words

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


class NotJson(Refusal):
    """A body that is none; told with 400."""


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
    return (
        Words("json-other")
        if said.startswith(("JSON", "Invalid"))
        else Words("shape-other", said=shown(said, 200))
    )


def _value(text: str) -> int | str:
    return int(text) if re.fullmatch(r"-?\d{1,15}", text) else shown(text)
