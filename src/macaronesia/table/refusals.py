"""What a table refuses, by what the caller could do about it. Codes and sentences as for moves."""

import json
from typing import Any

from macaronesia.errors import Refusal, shown


class Forbidden(Refusal):
    """Not for this caller."""


class Conflict(Refusal):
    """Not as the table stands now."""


class NotFound(Refusal):
    """There is no such thing, or it is gone."""


class Gone(Refusal):
    """It was there, and is used up."""


class Words(Refusal):
    """A part of a sentence that is said in the caller's language too."""


class Invalid(Refusal):
    """What was sent cannot be meant."""

    @classmethod
    def field(cls, field: str, value: Any, allowed: str | Words) -> "Invalid":
        """A field with a value that it cannot have, shown as it came."""
        given = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
        return cls("bad-field", field=field, value=shown(given), allowed=allowed)
