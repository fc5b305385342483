"""The shapes of what comes in and goes out, for checking and for /schema."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from macaronesia.table.entries import Pace

Name = Annotated[str, Meta(description="1 to 40 characters, trimmed, no control characters")]
Chat = Annotated[str, Meta(min_length=1, max_length=500)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000, description="How many moves the record has, chance included.")]
Seats = Annotated[
    list[Annotated[str, Meta(max_length=40, description="me, open or bot:NAME")]],
    Meta(min_length=2, max_length=5),
]


class Body(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What is sent to us; a field we do not know is a mistake."""


class NewPlayer(Body):
    """A player without sign-up."""

    name: Name


class Token(Body):
    """Of a link to another device."""

    token: Annotated[str, Meta(max_length=100)]


class NewTable(Body):
    """A table to be set up; the number of players is the number of seats."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Seats
    options: dict[str, Any] = {}
    visibility: Annotated[str, Meta(description="public or link")] = "link"
    pace: Pace = Pace()
    hotseat: bool = False
    hints: bool = False


class Joining(Body):
    """Which seat; the lowest open one if none is named."""

    seat: Annotated[int, Meta(ge=0, le=4)] | None = None


class Starting(Body):
    """The bot for seats that are still open."""

    fill: Annotated[str, Meta(max_length=40, description="bot:NAME")] | None = None


class Move(Body):
    """A move, and how many moves the caller knows of."""

    ply: Ply
    move: Annotated[str, Meta(max_length=500)]


class Word(Body):
    """Something to say."""

    text: Chat


class Forking(Body):
    """From which moment, and who sits where."""

    ply: Ply
    seats: Seats | None = None
    hotseat: bool = False


# --- What we answer ---


class Failure(msgspec.Struct):
    """Why not, for programs and in words."""

    error: str
    params: dict[str, Any]
    message: str


class PersonShape(msgspec.Struct):
    """A player."""

    id: str
    name: str


class KeyShape(msgspec.Struct):
    """A player, with the key that is shown once."""

    player: PersonShape
    key: str


class MeShape(msgspec.Struct):
    """The caller."""

    player: PersonShape


class LinkShape(msgspec.Struct):
    """A link that brings the player to another device, once."""

    url: str
    expires: str


class SeatShape(msgspec.Struct, omit_defaults=True):
    """A place at a table: human, open or bot."""

    seat: int
    kind: str
    player: PersonShape | None = None
    bot: str | None = None
    away: PersonShape | None = None
    late: bool = False
    votes: list[int] = []


class UndoShape(msgspec.Struct):
    """A wish to take back."""

    status: str
    seat: int
    ply: int
    waiting: list[int]


class ClockShape(msgspec.Struct):
    """Whose time runs, and until when."""

    seat: int
    deadline: str


class ResultShape(msgspec.Struct):
    """How a game ended."""

    scores: list[int]
    winners: list[int]


class ForkShape(msgspec.Struct):
    """Where a game comes from."""

    table: str
    ply: int


class ListedShape(msgspec.Struct):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, Any]
    state: str
    visibility: str
    pace: dict[str, Any]
    hotseat: bool
    hints: bool
    creator: PersonShape
    created: str
    seats: list[SeatShape]
    turn: int | None
    clock: ClockShape | None
    ply: int
    seed_commitment: str | None
    fork: ForkShape | None
    undo: UndoShape | None
    result: ResultShape | None
    breakdown: list[dict[str, Any]] | None
    you: list[int]


class TableShape(ListedShape):
    """A table, with the view of the caller's seat (null before the start)."""

    view: dict[str, Any] | None


class TablesShape(msgspec.Struct):
    """A page of tables; ``next`` is the cursor of the next one."""

    tables: list[ListedShape]
    next: str | None


class PlyShape(msgspec.Struct):
    """The move was made."""

    ply: int


class ChatShape(msgspec.Struct):
    """A word of the chat."""

    player: PersonShape
    seat: int | None
    text: str
    time: str


class GamesShape(msgspec.Struct):
    """What can be played, and with which bots."""

    games: list[dict[str, Any]]
    bots: list[str]
