"""The entries of a table's log: what happened, in the order in which it happened.

A row of the log holds the entries of one change; a table is nothing but its entries folded. Every
entry has a number, counted from 1, which is also the id of the event that tells of it.
"""

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from macaronesia.ruleset import Move


class Person(msgspec.Struct, frozen=True):
    """A player without sign-up."""

    id: str
    name: str


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a move may take: ``none``, ``live`` (seconds) or ``days``."""

    kind: str = "none"
    seconds_per_move: int | UnsetType | None = UNSET
    days_per_move: int | UnsetType | None = UNSET

    @property
    def seconds(self) -> float | None:
        """The time for one move in seconds; None: no limit."""
        return self.seconds_per_move or (86400.0 * self.days_per_move if self.days_per_move else None)


class Fork(msgspec.Struct, frozen=True):
    """Where a table's game comes from, and the moves it begins with."""

    table: str
    ply: int
    moves: list[Move]
    undone: list[list[int]]


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    """What happened at a table."""


class Created(Entry, frozen=True, tag="created"):
    """A table was set up; a seat is ``me``, ``open`` or ``bot:NAME``."""

    game: str
    options: dict[str, Any]
    seats: list[str]
    visibility: str
    pace: Pace
    hotseat: bool
    hints: bool
    creator: Person
    fork: Fork | None = None


class Joined(Entry, frozen=True, tag="joined"):
    """Somebody took an open seat."""

    seat: int
    player: Person


class Left(Entry, frozen=True, tag="left"):
    """Somebody gave a seat back before the game; whoever sits there then may start the game."""

    seat: int


class Gone(Entry, frozen=True, tag="gone"):
    """Nobody was left: the table is no more."""


class Started(Entry, frozen=True, tag="started"):
    """The game began; seats still open were filled. The seed stays secret until the end."""

    seed: str
    fill: str | None = None


class Moved(Entry, frozen=True, tag="moved"):
    """A decision and the chance after it; by nobody (a bot, or the first deal) or by a person."""

    played: list[Move]
    by: str | None = None


class Ended(Entry, frozen=True, tag="ended"):
    """The game is over."""


class Said(Entry, frozen=True, tag="said"):
    """A word in the chat; of a call that may come again, what it is known by."""

    player: Person
    seat: int | None
    text: str
    call: str | None = None


class Asked(Entry, frozen=True, tag="asked"):
    """A player wants to go back to a ply; these seats have to agree."""

    seat: int
    ply: int
    waiting: list[int]


class Agreed(Entry, frozen=True, tag="agreed"):
    """One of them does."""

    seat: int


class Granted(Entry, frozen=True, tag="granted"):
    """The game goes back."""

    seat: int
    ply: int


class Declined(Entry, frozen=True, tag="declined"):
    """Somebody does not agree to what a seat wanted."""

    seat: int
    ply: int
    by: int


class Lapsed(Entry, frozen=True, tag="lapsed"):
    """The game went on instead."""

    seat: int
    ply: int


class TakenBack(Entry, frozen=True, tag="taken-back"):
    """The game stands again as it stood after so many moves."""

    ply: int


class Late(Entry, frozen=True, tag="late"):
    """A seat's time is up."""

    seat: int


class Voted(Entry, frozen=True, tag="voted"):
    """One of the others wants a bot in a late seat."""

    seat: int
    by: int


class Replaced(Entry, frozen=True, tag="replaced"):
    """A bot plays for somebody who may come back."""

    seat: int
    bot: str


class Returned(Entry, frozen=True, tag="returned"):
    """Somebody came back to a seat that a bot had kept."""

    seat: int


class Rematched(Entry, frozen=True, tag="rematched"):
    """The players go on at another table."""

    table: str


LogEntry = (
    Created | Joined | Left | Gone | Started | Moved | Ended | Said | Asked | Agreed | Granted | Declined
    | Lapsed | TakenBack | Late | Voted | Replaced | Returned | Rematched
)  # fmt: skip

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(list[LogEntry])


def written(entries: list[LogEntry]) -> str:
    """The body of a row of the log."""
    return _encoder.encode(entries).decode()


def read(body: str) -> list[LogEntry]:
    """The entries of a row's body."""
    return _decoder.decode(body)
