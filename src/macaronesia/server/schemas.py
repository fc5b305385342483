"""What is sent to the server, and its answers that are not about a table (those: ``table/messages.py``)."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec
from msgspec import UNSET, Meta, UnsetType

from macaronesia.bots import BOTS
from macaronesia.games import game_names
from macaronesia.ruleset import Json
from macaronesia.table.lobby import DAYS, LIVE_SECONDS, VISIBILITIES
from macaronesia.table.log import Pace, Person
from macaronesia.table.messages import Commitment, ListedTable, Result, Time
from macaronesia.table.names import Name

# What only ``extra_json_schema`` says is checked later, by the table or the list of players, whose refusals
# name what is allowed.

#: No number of a ply or a seat is larger.
LARGEST = 1_000_000
_BOTS = [f"bot:{name}" for name in BOTS]

Ply = Annotated[int, Meta(ge=0, le=LARGEST, description="How many moves the record has, chance included.")]
Seats = Annotated[
    list[Annotated[str, Meta(max_length=40, extra_json_schema={"enum": ["me", "open", *_BOTS]})]],
    Meta(min_length=2, max_length=5),
]


def _pace(kind: str, field: str, least: int, most: int) -> Json:
    """The schema of a pace that counts seconds or days."""
    other = ({"seconds_per_move", "days_per_move"} - {field}).pop()
    number = {"type": "integer", "minimum": least, "maximum": most}
    properties = {"kind": {"const": kind}, field: number, other: {"type": "null"}}
    return {"properties": properties, "required": ["kind", field]}


_NO_PACE = {
    "kind": {"const": "none"},
    "seconds_per_move": {"type": "null"},
    "days_per_move": {"type": "null"},
}
_PACES = {
    "oneOf": [
        {"properties": _NO_PACE},
        _pace("live", "seconds_per_move", *LIVE_SECONDS),
        _pace("days", "days_per_move", *DAYS),
    ]
}

# --- Requests ---


class Body(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What is sent with a request; an unknown field is refused."""


class NewPlayer(Body):
    """A player without sign-up."""

    name: Name


class LinkToken(Body):
    """The token of a link to another device."""

    token: Annotated[str, Meta(max_length=100)]


class NewTable(Body):
    """A table to be set up; the number of players is the number of seats."""

    game: Annotated[str, Meta(max_length=40, extra_json_schema={"enum": list(game_names())})]
    seats: Seats
    options: Annotated[Json, Meta(description="Those of GET /api/games.")] = {}
    visibility: Annotated[str, Meta(extra_json_schema={"enum": list(VISIBILITIES)})] = "link"
    pace: Annotated[Pace, Meta(extra_json_schema=_PACES)] = Pace()
    hotseat: bool = False
    hints: bool = False


class Join(Body):
    """Which seat; the lowest open one if none is named."""

    seat: Annotated[int, Meta(ge=0, le=4)] | None = None


class Start(Body):
    """The bot for seats that are still open."""

    fill: Annotated[str, Meta(max_length=40, extra_json_schema={"enum": _BOTS})] | None = None


class Move(Body):
    """A move, and how many moves the caller knows of."""

    ply: Ply
    move: Annotated[str, Meta(max_length=500)]


class ChatText(Body):
    """A line for the chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Fork(Body):
    """From which ply to go on, and who sits where."""

    ply: Ply
    seats: Seats | None = None
    hotseat: bool = False


# --- Answers ---


class Failure(msgspec.Struct):
    """Why a request was refused: a code with its parameters, and a sentence in the caller's language."""

    error: str
    params: Json
    message: str


class PlayerKey(msgspec.Struct):
    """A player, with the key that is shown once."""

    player: Person
    key: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class Me(msgspec.Struct):
    """The caller."""

    player: Person


class Link(msgspec.Struct):
    """A link that brings the player to another device, once."""

    url: Annotated[str, Meta(pattern="^/link#[A-Za-z0-9_-]{32}$")]
    expires: Time


class TablePage(msgspec.Struct):
    """A page of tables; ``next`` is the cursor of the next one."""

    tables: list[ListedTable]
    next: str | None


class MoveMade(msgspec.Struct):
    """The move was made: ``ply`` is the asked one + 1, ``next`` that of the next decision, after chance."""

    ply: int
    next: int


class OptionOffer(msgspec.Struct, omit_defaults=True):
    """The values of an option, and the one it has by default."""

    default: Any
    values: list[Any]
    also: Annotated[
        Literal["seat", "squares"] | UnsetType,
        Meta(description="Besides its values: a seat (0 to players - 1), or a list of three squares."),
    ] = UNSET


class GameOffer(msgspec.Struct, omit_defaults=True):
    """A game, and for how many it is; editions choose other defaults."""

    id: str
    title: str
    players: tuple[int, int]
    options: dict[str, OptionOffer]
    editions: dict[str, Json] | UnsetType = UNSET


class Games(msgspec.Struct):
    """What can be played, and with which bots."""

    games: list[GameOffer]
    bots: list[str]


class GameRecord(TypedDict):
    """The record of a game; seed and result only when it is over. It may have further fields."""

    macaronesia: int
    game: str
    players: list[str]
    options: Json
    seed_commitment: Commitment
    seed: NotRequired[str]
    moves: list[Annotated[list[int | str], Meta(min_length=2, max_length=2)]]
    result: NotRequired[Result]


class MoveEvaluation(msgspec.Struct, kw_only=True):
    """A move, every seat's chance to win after it, and every seat's expected points."""

    move: str
    chances: list[float]
    scores: list[float] | None


class Hint(MoveEvaluation, kw_only=True):
    """What the strongest bot would do at a ply, and how it evaluates its move and the best others."""

    ply: int
    seat: int
    alternatives: list[MoveEvaluation]
    effort: dict[str, float]


class RulesPicture(msgspec.Struct):
    """A picture of the rules: its address, and its size in pixels."""

    address: str
    width: int
    height: int


class RulesSection(msgspec.Struct):
    """A section of the rules in Markdown, and the pictures that it names."""

    id: str
    text: str
    pictures: dict[str, RulesPicture]


class Health(msgspec.Struct):
    """Whether the server can do its work, and whether its bots are compiled."""

    status: str
    bots: Literal["ready", "compiling"]
