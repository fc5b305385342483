"""What a caller is told of a table: as JSON, and no more than the caller's seat may know."""

from bisect import bisect_left
from datetime import UTC, datetime
from typing import Any

from macaronesia.ruleset import Json
from macaronesia.table import log
from macaronesia.table.log import LogEntry, Pace, Person
from macaronesia.table.table import FINISHED, GONE, OPEN, Seat, Table

#: Which event tells of an entry; those of no kind are told by others beside them.
_STATE = (log.Moved, log.TakenBack)
_UNDO = (log.Asked, log.Agreed, log.Granted, log.Declined, log.Lapsed)


def time_text(at: float) -> str:
    """A moment as people and programs write it."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def person(someone: Person) -> Json:
    """Somebody, by id and name."""
    return {"id": someone.id, "name": someone.name}


def viewpoint(table: Table, player: str | None, chosen: int | None = None) -> int | None:
    """From which seat a caller looks: his own; of several the chosen one, else the one to move."""
    mine = table.seats_of(player)
    if len(mine) > 1:
        if chosen in mine:
            return chosen
        if table.turn in mine:
            return table.turn
    return mine[0] if mine else None


def table_news(table: Table) -> Json:
    """A table as everybody may know it, without a view."""
    setup, game = table.setup, table.game
    over = table.state == FINISHED and game is not None
    wish = table.undo
    return {
        "id": table.id,
        "game": setup.game,
        "options": setup.options,
        "state": OPEN if table.state == GONE else table.state,  # who left last is told what was left
        "visibility": setup.visibility,
        "pace": pace(setup.pace),
        "hotseat": setup.hotseat,
        "hints": setup.hints,
        "creator": person(table.creator),
        "created": time_text(table.created),
        "seats": [_seat(number, seat) for number, seat in enumerate(table.seats)],
        "turn": table.turn,
        "clock": clock_news(table),
        "ply": table.ply,
        "seed_commitment": None if game is None else game.seed_commitment,
        "fork": None if setup.fork is None else {"table": setup.fork.table, "ply": setup.fork.ply},
        "undo": None if wish is None else _undo("asked", wish.seat, wish.ply, wish.waiting),
        "rematch": table.rematch,
        "result": {"scores": game.scores(), "winners": game.winners()} if over and game else None,
        "breakdown": game.breakdown() if over and game else None,
    }


def pace(given: Pace) -> Json:
    """A pace as it was asked for."""
    fields = {
        "kind": given.kind,
        "seconds_per_move": given.seconds_per_move,
        "days_per_move": given.days_per_move,
    }
    return {name: value for name, value in fields.items() if value is not None}


def _seat(number: int, seat: Seat) -> Json:
    told: Json = {"seat": number, "kind": seat.kind}
    if seat.player is not None:
        told["player"] = person(seat.player)
    if seat.bot is not None:
        told["bot"] = seat.bot
    if seat.away is not None:
        told["away"] = person(seat.away)
    if seat.late:
        told |= {"late": True, "votes": sorted(seat.votes)}
    return told


def table_for(table: Table, player: str | None, chosen: int | None = None) -> Json:
    """A table with the caller's seats and view."""
    seat = viewpoint(table, player, chosen)
    view = None if table.game is None else table.game.view(seat)
    return table_news(table) | {"you": table.seats_of(player), "view": view}


def clock_news(table: Table) -> Json | None:
    """Whose time is running, and until when."""
    deadline = table.deadline
    return None if deadline is None else {"seat": table.turn, "deadline": time_text(deadline)}


def event_kind(entry: LogEntry) -> str:
    """The name of the event that tells of an entry."""
    if isinstance(entry, _STATE):
        return "state"
    if isinstance(entry, _UNDO):
        return "undo"
    return "chat" if isinstance(entry, log.Said) else "table"


def event_data(table: Table, entry: LogEntry, at: float, seat: int | None) -> Json:
    """What the event of the entry that was just folded says to a seat; None: to those who watch."""
    if isinstance(entry, _STATE):
        return state_news(table, len(entry.played) if isinstance(entry, log.Moved) else 0, seat)
    if isinstance(entry, log.Said):
        return chat_news(table.last, at, entry)
    if isinstance(entry, _UNDO):
        return _undo_news(table, entry)
    return table_news(table)


def depends_on_seat(entry: LogEntry) -> bool:
    """Whether an event differs from seat to seat."""
    return isinstance(entry, _STATE)


def state_news(table: Table, moves: int, seat: int | None) -> Json:
    """How the game stands, and the last so many moves, as a seat may know them."""
    game = table.game
    assert game is not None
    return {
        "ply": game.ply,
        "played": [list(move) for move in game.course.redacted(seat, game.ply - moves)],
        "view": game.view(seat),
    }


def chat_news(number: int, at: float, entry: log.Said) -> Json:
    """A line of the chat; its id is that of the event that told of it."""
    return {
        "id": number,
        "player": person(entry.player),
        "seat": entry.seat,
        "text": entry.text,
        "time": time_text(at),
    }


def chat_page(table: Table, before: int, most: int) -> Json:
    """The last lines of the chat before an id, the oldest first.

    ``next`` is the id before which the page before this one ends; None if there is nothing before.
    """
    end = bisect_left(table.chat, before, key=lambda line: line[0])
    start = max(end - most, 0)
    page = [chat_news(*line) for line in table.chat[start:end]]
    return {"chat": page, "next": page[0]["id"] if start and page else None}


def _undo(status: str, seat: int, ply: int, waiting: Any = ()) -> Json:
    return {"status": status, "seat": seat, "ply": ply, "waiting": list(waiting)}


def _undo_news(table: Table, entry: LogEntry) -> Json:
    match entry:
        case log.Granted(seat, ply):
            return _undo("granted", seat, ply)
        case log.Declined(seat, ply):
            return _undo("declined", seat, ply)
        case log.Lapsed(seat, ply):
            return _undo("lapsed", seat, ply)
    wish = table.undo
    assert wish is not None
    return _undo("asked", wish.seat, wish.ply, wish.waiting)
