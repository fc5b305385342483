"""Fields of what comes in and goes out, and what /schema says of them."""

from typing import Annotated, Any

from msgspec import Meta

from macaronesia.bots import BOTS
from macaronesia.table.lobby import DAYS, LIVE_SECONDS

# What ``extra_json_schema`` says is refused by the table or the caller's book, in words of their own.

_SPACES = r"\t-\r\u001c-\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000"
_CONTROLS = r"\u0000-\u001f\u007f-\u009f\u2028\u2029"
_NAME = rf"^[{_SPACES}]*[^{_CONTROLS}{_SPACES}]([^{_CONTROLS}]{{0,38}}[^{_CONTROLS}{_SPACES}])?[{_SPACES}]*$"
#: No number that names a ply or a seat is larger.
LARGEST = 1_000_000
BOT_WISHES = [f"bot:{name}" for name in BOTS]

Name = Annotated[
    str,
    Meta(
        description="1 to 40 characters, trimmed, no control characters", extra_json_schema={"pattern": _NAME}
    ),
]
Chat = Annotated[str, Meta(min_length=1, max_length=500)]
Ply = Annotated[int, Meta(ge=0, le=LARGEST, description="How many moves the record has, chance included.")]
Seats = Annotated[
    list[Annotated[str, Meta(max_length=40, extra_json_schema={"enum": ["me", "open", *BOT_WISHES]})]],
    Meta(min_length=2, max_length=5),
]
Commitment = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="To the seed, before the first deal.")]
Time = Annotated[str, Meta(extra_json_schema={"format": "date-time"})]


def _paced(kind: str, field: str, least: int, most: int) -> dict[str, Any]:
    """A pace that counts something."""
    other = ({"seconds_per_move", "days_per_move"} - {field}).pop()
    number = {"type": "integer", "minimum": least, "maximum": most}
    properties = {"kind": {"const": kind}, field: number, other: {"type": "null"}}
    return {"properties": properties, "required": ["kind", field]}


PACES: dict[str, Any] = {
    "oneOf": [
        {
            "properties": {
                "kind": {"const": "none"},
                "seconds_per_move": {"type": "null"},
                "days_per_move": {"type": "null"},
            }
        },
        _paced("live", "seconds_per_move", *LIVE_SECONDS),
        _paced("days", "days_per_move", *DAYS),
    ]
}
