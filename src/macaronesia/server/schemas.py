"""The shapes of what comes in and goes out, for checking and for /schema."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from macaronesia.games import game_names
from macaronesia.server.fields import BOT_WISHES, PACES, Chat, Commitment, Name, Ply, Seats, Time
from macaronesia.table.lobby import VISIBILITIES
from macaronesia.table.log import Pace


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

    game: Annotated[str, Meta(max_length=40, extra_json_schema={"enum": list(game_names())})]
    seats: Seats
    options: Annotated[dict[str, Any], Meta(description="Those of GET /api/games.")] = {}
    visibility: Annotated[str, Meta(extra_json_schema={"enum": list(VISIBILITIES)})] = "link"
    pace: Annotated[Pace, Meta(extra_json_schema=PACES)] = Pace()
    hotseat: bool = False
    hints: bool = False


class Joining(Body):
    """Which seat; the lowest open one if none is named."""

    seat: Annotated[int, Meta(ge=0, le=4)] | None = None


class Starting(Body):
    """The bot for seats that are still open."""

    fill: Annotated[str, Meta(max_length=40, extra_json_schema={"enum": BOT_WISHES})] | None = None


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
    key: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class MeShape(msgspec.Struct):
    """The caller."""

    player: PersonShape


class LinkShape(msgspec.Struct):
    """A link that brings the player to another device, once."""

    url: Annotated[str, Meta(pattern="^/link#[A-Za-z0-9_-]{32}$")]
    expires: Time


class SeatShape(msgspec.Struct, omit_defaults=True):
    """A place at a table: human, open or bot."""

    seat: int
    kind: Literal["human", "open", "bot"]
    player: PersonShape | msgspec.UnsetType = msgspec.UNSET
    bot: str | msgspec.UnsetType = msgspec.UNSET
    away: PersonShape | msgspec.UnsetType = msgspec.UNSET
    late: bool = False
    votes: list[int] = []


class UndoShape(msgspec.Struct):
    """A wish to take back."""

    status: Literal["asked", "granted", "declined", "lapsed"]
    seat: int
    ply: int
    waiting: list[int]


class ClockShape(msgspec.Struct):
    """Whose time runs, and until when."""

    seat: int
    deadline: Time


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
    state: Literal["open", "running", "finished"]
    visibility: Literal["public", "link"]
    pace: Annotated[Pace, Meta(extra_json_schema=PACES)]
    hotseat: bool
    hints: bool
    creator: PersonShape
    created: Time
    seats: list[SeatShape]
    turn: int | None
    clock: ClockShape | None
    ply: int
    seed_commitment: Commitment | None
    fork: ForkShape | None
    undo: UndoShape | None
    rematch: str | None
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


class MadeShape(msgspec.Struct):
    """The move was made: ``ply`` is the asked one + 1, ``next`` that of the next decision, after chance."""

    ply: int
    next: int


class ChatShape(msgspec.Struct):
    """A line of the chat; its id is that of the event that told of it."""

    id: int
    player: PersonShape
    seat: int | None
    text: str
    time: Time


class ChatPageShape(msgspec.Struct):
    """Lines of the chat, the oldest first; ``next`` is the ``before`` of the page before."""

    chat: list[ChatShape]
    next: int | None


class OptionShape(msgspec.Struct, omit_defaults=True):
    """What an option may be, and what it is if nobody says."""

    default: Any
    values: list[Any] | msgspec.UnsetType = msgspec.UNSET
    type: str | msgspec.UnsetType = msgspec.UNSET
    also: Annotated[
        Literal["seat", "squares"] | msgspec.UnsetType,
        Meta(description="Besides its values: a seat (0 to players - 1), or a list of three squares."),
    ] = msgspec.UNSET


class GameShape(msgspec.Struct, omit_defaults=True):
    """A game, and for how many it is; editions choose other defaults."""

    id: str
    players: Annotated[list[int], Meta(min_length=2, max_length=2)]
    options: dict[str, OptionShape]
    editions: dict[str, dict[str, Any]] | msgspec.UnsetType = msgspec.UNSET


class GamesShape(msgspec.Struct):
    """What can be played, and with which bots."""

    games: list[GameShape]
    bots: list[str]


class RecordShape(msgspec.Struct, omit_defaults=True):
    """The record of a game; seed and result only when it is over."""

    macaronesia: int
    game: str
    players: list[str]
    options: dict[str, Any]
    seed_commitment: Commitment
    moves: list[Annotated[list[int | str], Meta(min_length=2, max_length=2)]]


class HintShape(msgspec.Struct):
    """What the strongest bot would do."""

    ply: int
    seat: int
    move: str


class MomentShape(msgspec.Struct):
    """A game as it stood."""

    ply: int
    view: dict[str, Any]


class ToldShape(msgspec.Struct):
    """A move, and what it did: messages of the language files with their parameters."""

    ply: int
    who: int | str
    move: str
    told: list[tuple[str, dict[str, Any]]]


class StoryShape(msgspec.Struct):
    """A game told move by move."""

    ply: int
    story: list[ToldShape]


class PreviewShape(msgspec.Struct):
    """What a move would do."""

    view: dict[str, Any]
    points: list[dict[str, Any]]


class PointsShape(msgspec.Struct):
    """Where every seat's points come from; not final: if the game ended now."""

    ply: int
    final: bool
    points: list[dict[str, Any]]


class AnalysisShape(msgspec.Struct):
    """So many of the moves have been judged; ``analysis``, once all have, as docs/analysis.md says."""

    done: int
    of: int
    analysis: dict[str, Any] | None


class PictureShape(msgspec.Struct):
    """A picture of the rules: where it is, and its size in pixels."""

    address: str
    width: int
    height: int


class SectionShape(msgspec.Struct):
    """A section of the rules, in Markdown, and the pictures that it names."""

    id: str
    text: str
    pictures: dict[str, PictureShape]
