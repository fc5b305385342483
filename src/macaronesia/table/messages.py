"""What a caller is sent about a table: one typed struct for each message, and the functions that fill them.

A message holds no more than the caller's seat may know. The server answers with these structs, its OpenAPI
document is made from them, and so are the types of the browser client.
"""

from bisect import bisect_left
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from macaronesia.ruleset import Json, Message, Move
from macaronesia.table import log
from macaronesia.table import table as tables
from macaronesia.table.log import LogEntry, Pace, Person

Commitment = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="To the seed, before the first deal.")]
Time = Annotated[str, Meta(extra_json_schema={"format": "date-time"})]
View = Annotated[Json, Meta(extra_json_schema={"$ref": "#/components/schemas/GameView"})]
SeatPoints = Annotated[Json, Meta(extra_json_schema={"$ref": "#/components/schemas/Breakdown"})]


class Seat(msgspec.Struct, omit_defaults=True):
    """A place at a table: human, open or bot. ``away`` may come back to a seat that a bot keeps."""

    seat: int
    kind: Literal["human", "open", "bot"]
    player: Person | UnsetType = UNSET
    bot: str | UnsetType = UNSET
    away: Person | UnsetType = UNSET
    late: bool | UnsetType = UNSET
    votes: list[int] | UnsetType = UNSET


class Undo(msgspec.Struct):
    """A request to take moves back to a ply; ``waiting``: the seats that have to agree."""

    status: Literal["asked", "granted", "declined", "lapsed"]
    seat: int
    ply: int
    waiting: Sequence[int] = ()


class Clock(msgspec.Struct):
    """Whose time runs, and until when."""

    seat: int
    deadline: Time


class Result(msgspec.Struct):
    """How a game ended."""

    scores: list[int]
    winners: list[int]


class ForkOrigin(msgspec.Struct):
    """The table and ply where a game was forked."""

    table: str
    ply: int


class TableNews(msgspec.Struct):
    """A table as everybody may know it: the event ``table``."""

    id: str
    game: str
    options: Json
    state: Literal["open", "running", "finished"]
    visibility: Literal["public", "link"]
    pace: Pace
    hotseat: bool
    hints: bool
    creator: Person
    created: Time
    seats: list[Seat]
    turn: int | None
    clock: Clock | None
    ply: int
    seed_commitment: Commitment | None
    fork: ForkOrigin | None
    undo: Undo | None
    rematch: str | None
    result: Result | None
    breakdown: list[SeatPoints] | None


class ListedTable(TableNews):
    """A table in a list, with the seats of the caller."""

    you: list[int] = []


class Table(ListedTable):
    """A table, with the view of the caller's seat (null before the start)."""

    view: View | None = None


class State(msgspec.Struct):
    """The event ``state``: how the game stands as a seat knows it, and the moves that led there.

    For each move of ``played``, ``events`` has what it did as rows of numbers (docs/http.md) and ``told`` the
    same as messages of the language files. All three are empty after an undo, and where a stream begins.
    ``state`` is the seat's concealed record in base64.
    """

    ply: int
    played: list[Move]
    events: list[list[list[int]]]
    told: list[list[Message]]
    view: View
    state: str


class ChatLine(msgspec.Struct):
    """A line of the chat: the event ``chat``. Its id is that of the event."""

    id: int
    player: Person
    seat: int | None
    text: str
    time: Time


class ChatPage(msgspec.Struct):
    """Lines of the chat, the oldest first; ``next``: the ``before`` of the page before, null at the first."""

    chat: list[ChatLine]
    next: int | None


def time_text(at: float) -> str:
    """A moment, in seconds since 1970, as ISO 8601 with milliseconds."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def viewpoint(table: tables.Table, player: str | None, chosen: int | None = None) -> int | None:
    """The seat whose view a player gets: the own one; of several the chosen one, else the one to move."""
    mine = table.seats_of(player)
    if len(mine) > 1:
        if chosen in mine:
            return chosen
        if table.turn in mine:
            return table.turn
    return mine[0] if mine else None


def table_news(table: tables.Table) -> TableNews:
    """A table as everybody may know it, without a view."""
    return TableNews(**_public(table))


def table_for(table: tables.Table, player: str | None, chosen: int | None = None) -> Table:
    """A table with the caller's seats and view."""
    seat = viewpoint(table, player, chosen)
    view = None if table.game is None else table.game.view(seat)
    return Table(**_public(table), you=table.seats_of(player), view=view)


def _public(table: tables.Table) -> Json:
    setup, game, undo = table.setup, table.game, table.undo
    ended = game if table.state == tables.FINISHED else None
    return {
        "id": table.id,
        "game": setup.game,
        "options": setup.options,
        # The player who left last gets the table as it was.
        "state": tables.OPEN if table.state == tables.GONE else table.state,
        "visibility": setup.visibility,
        "pace": setup.pace,
        "hotseat": setup.hotseat,
        "hints": setup.hints,
        "creator": table.creator,
        "created": time_text(table.created),
        "seats": [_seat(number, seat) for number, seat in enumerate(table.seats)],
        "turn": table.turn,
        "clock": clock_news(table),
        "ply": table.ply,
        "seed_commitment": None if game is None else game.seed_commitment,
        "fork": None if setup.fork is None else ForkOrigin(setup.fork.table, setup.fork.ply),
        "undo": None if undo is None else Undo("asked", undo.seat, undo.ply, undo.waiting),
        "rematch": table.rematch,
        "result": None if ended is None else Result(ended.scores() or [], ended.winners() or []),
        "breakdown": None if ended is None else ended.breakdown(),
    }


def _seat(number: int, seat: tables.Seat) -> Seat:
    return Seat(
        number,
        seat.kind,
        player=seat.player or UNSET,
        bot=seat.bot or UNSET,
        away=seat.away or UNSET,
        late=True if seat.late else UNSET,
        votes=sorted(seat.votes) if seat.late else UNSET,
    )


def clock_news(table: tables.Table) -> Clock | None:
    """Whose time is running, and until when."""
    if table.deadline is None or table.turn is None:
        return None
    return Clock(table.turn, time_text(table.deadline))


def event_of(table: tables.Table, entry: LogEntry, at: float, seat: int | None) -> tuple[str, msgspec.Struct]:
    """Kind and content of the event that reports the log entry just applied; seat None: a spectator."""
    match entry:
        case log.Moved(played):
            return "state", state_news(table, len(played), seat)
        case log.TakenBack():
            return "state", state_news(table, 0, seat)
        case log.Said():
            return "chat", chat_line(table.last, at, entry)
        case log.Granted(by, ply):
            return "undo", Undo("granted", by, ply)
        case log.Declined(by, ply):
            return "undo", Undo("declined", by, ply)
        case log.Lapsed(by, ply):
            return "undo", Undo("lapsed", by, ply)
        case log.Asked() | log.Agreed():
            wish = table.undo
            assert wish is not None
            return "undo", Undo("asked", wish.seat, wish.ply, wish.waiting)
    return "table", table_news(table)


def depends_on_seat(entry: LogEntry) -> bool:
    """Whether the event of an entry differs from seat to seat."""
    return isinstance(entry, log.Moved | log.TakenBack)


def state_news(table: tables.Table, moves: int, seat: int | None) -> State:
    """How the game stands, and its last moves, as a seat (None: a spectator) may know them."""
    game = table.game
    assert game is not None
    course = game.course
    reports = [course.report(step, seat) for step in (course.trace or ())[-moves:]] if moves else []
    return State(
        game.ply,
        course.redacted(seat, game.ply - moves),
        [events for events, _ in reports],
        [told for _, told in reports],
        game.view(seat),
        course.state_text(seat),
    )


def chat_line(number: int, at: float, entry: log.Said) -> ChatLine:
    """A line of the chat; its id is that of the event that reported it."""
    return ChatLine(number, entry.player, entry.seat, entry.text, time_text(at))


def chat_page(table: tables.Table, before: int, most: int) -> ChatPage:
    """The last lines of the chat before an id, the oldest first."""
    end = bisect_left(table.chat, before, key=lambda line: line[0])
    start = max(end - most, 0)
    page = [chat_line(*line) for line in table.chat[start:end]]
    return ChatPage(page, page[0].id if start and page else None)
