"""What is sent to us is read as exactly what its route takes: ``"5"`` is no number."""

from functools import cache
from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ClientException

from macaronesia.errors import shown
from macaronesia.table.refusals import Invalid


class StrictRequest(Request[Any, Any, Any]):
    """A request; Litestar alone would take texts for numbers, and answer 500 to what is not UTF-8."""

    async def json(self) -> Any:
        """The body as the type of the route's ``data``; 400 ``bad-json`` or 422 ``bad-body`` if it is not."""
        wanted = self.route_handler.parsed_data_field
        kind = Any if wanted is None else wanted.annotation
        try:
            return _decoder(kind).decode(await self.body())
        except msgspec.ValidationError as error:
            raise _not_meant(str(error)) from None
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise ClientException(detail=str(error)) from None


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def _not_meant(words: str) -> Invalid:
    """The refusal of a body of another shape, with the field that is wrong."""
    reason, _, place = words.partition(" - at `$")
    field = place.removesuffix("`").removeprefix(".") or "body"
    return Invalid("bad-body", field=shown(field), reason=shown(reason, 200))
