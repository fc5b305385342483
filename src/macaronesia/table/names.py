"""The names of players: what they may be, as a check and as a pattern for schemas."""

import unicodedata
from typing import Annotated

from msgspec import Meta

from macaronesia.table.refusals import Invalid, Words

LONGEST_NAME = 40
_SPACES = r"\t-\r\u001c-\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000"
_CONTROLS = r"\u0000-\u001f\u007f-\u009f\u2028\u2029"
_NAME = rf"^[{_SPACES}]*[^{_CONTROLS}{_SPACES}]([^{_CONTROLS}]{{0,38}}[^{_CONTROLS}{_SPACES}])?[{_SPACES}]*$"

Name = Annotated[
    str,
    Meta(
        description="1 to 40 characters, trimmed, no control characters", extra_json_schema={"pattern": _NAME}
    ),
]


def checked_name(name: str) -> str:
    """A name as people see it, trimmed."""
    trimmed = name.strip()
    strange = any(unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp") for letter in trimmed)
    if strange or not 1 <= len(trimmed) <= LONGEST_NAME:
        raise Invalid.field("name", name, Words("allowed-name", most=LONGEST_NAME))
    return trimmed
