"""What a table refuses, by what the caller could do about it. Codes and sentences as for moves."""

from macaronesia.errors import Refusal, shown


class Forbidden(Refusal):
    """Not for this caller."""


class Conflict(Refusal):
    """Not as the table stands now."""


class NotFound(Refusal):
    """There is no such thing, or it is gone."""


class Gone(Refusal):
    """It was there, and is used up."""


class Invalid(Refusal):
    """What was sent cannot be meant."""

    @classmethod
    def field(cls, field: str, value: object, allowed: str) -> "Invalid":
        """A field with a value that it cannot have."""
        return cls("bad-field", field=field, value=shown(value), allowed=allowed)
