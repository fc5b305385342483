"""Before the game: setting up a table, taking and giving back seats, starting."""

import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Any

import msgspec

from macaronesia.bots import BOTS
from macaronesia.definition import check_online
from macaronesia.fair import seed_bytes
from macaronesia.games import definition, game_names, ruleset
from macaronesia.table.log import (
    Created,
    Ended,
    Fork,
    Gone,
    Joined,
    Left,
    LogEntry,
    Moved,
    Pace,
    Person,
    Rematched,
    Started,
)  # fmt: skip
from macaronesia.table.playing import at_table
from macaronesia.table.refusals import Conflict, Forbidden, Invalid, Words
from macaronesia.table.table import FINISHED, OPEN, RUNNING, Table, new_course
from macaronesia.table.timeouts import leave_running

VISIBILITIES = ("public", "link")
LIVE_SECONDS = (5, 3600)
DAYS = (1, 14)


def new_table_id() -> str:
    """128 random bits: whoever knows it may watch."""
    return secrets.token_urlsafe(16)


def create(
    creator: Person,
    game: str,
    options: dict[str, Any],
    seats: list[str],
    visibility: str = "link",
    pace: Pace = Pace(),  # noqa: B008 - it cannot change
    hotseat: bool = False,
    hints: bool = False,
    fork: Fork | None = None,
) -> list[LogEntry]:
    """A new table; if every seat is taken its game starts at once."""
    if visibility not in VISIBILITIES:
        raise Invalid.field("visibility", visibility, " | ".join(VISIBILITIES))
    pace = _checked_pace(pace)
    _check_seats(seats, hotseat)
    if game in game_names():
        check_online(definition(game), options)
    settled = ruleset(game, len(seats), options).options
    created = Created(game, settled, seats, visibility, pace, hotseat, hints, creator, fork)
    table = Table("")
    table.apply(created, 0.0)
    return [created, *_begin_if_full(table)]


def _checked_pace(pace: Pace) -> Pace:
    """The pace without fields that are null, which may be sent as well as left out."""
    live, days = pace.seconds_per_move or None, pace.days_per_move or None
    if pace.kind == "none" and live is None and days is None:
        return Pace()
    if pace.kind == "live" and live and days is None and LIVE_SECONDS[0] <= live <= LIVE_SECONDS[1]:
        return Pace("live", seconds_per_move=live)
    if pace.kind == "days" and days and live is None and DAYS[0] <= days <= DAYS[1]:
        return Pace("days", days_per_move=days)
    allowed = Words(
        "allowed-pace",
        none='{"kind": "none"}',
        live=f'{{"kind": "live", "seconds_per_move": {LIVE_SECONDS[0]} … {LIVE_SECONDS[1]}}}',
        days=f'{{"kind": "days", "days_per_move": {DAYS[0]} … {DAYS[1]}}}',
    )
    raise Invalid.field("pace", msgspec.to_builtins(pace), allowed)


def _check_seats(seats: list[str], hotseat: bool) -> None:
    """Who may sit where; how many seats a game has is for its rules to say."""
    for wish in seats:
        if wish not in ("me", "open"):
            checked_bot(wish, "seats")
    if hotseat and ("open" in seats or "me" not in seats):
        raise Invalid.field("seats", seats, Words("allowed-hotseat"))
    if not hotseat and seats.count("me") > 1:
        raise Invalid.field("seats", seats, Words("allowed-me"))


def checked_bot(name: str, field: str) -> str:
    """The bot of ``bot:NAME``: one of ours by its plain name, never a program."""
    prefix, _, bot = name.partition(":")
    if prefix != "bot" or bot not in BOTS:
        people = ["me", "open"] if field == "seats" else []
        raise Invalid.field(field, name, ", ".join([*people, *(f"bot:{known}" for known in BOTS)]))
    return bot


def join(table: Table, player: Person, seat: int | None) -> list[LogEntry]:
    """Take a seat; who has one already keeps it."""
    if table.seats_of(player.id):
        return []
    if table.state == FINISHED:
        raise Conflict("finished")
    free = [number for number, place in enumerate(table.seats) if place.kind == "open"]
    kept = [number for number, place in enumerate(table.seats) if place.away and place.away.id == player.id]
    if kept:
        raise Conflict("seat-kept", seat=kept[0])
    if not free:
        raise Conflict("table-full")
    if seat is not None and not 0 <= seat < len(table.seats):
        raise Invalid.field("seat", seat, f"0 … {len(table.seats) - 1}")
    if seat is not None and seat not in free:
        raise Conflict("seat-taken", seat=seat, open=free)
    taken = free[0] if seat is None else seat
    joined = Joined(taken, player)
    full = len(free) == 1
    return [joined, *(_begin(table) if full else [])]


def leave(table: Table, player: Person) -> list[LogEntry]:
    """Give a seat up: open again before the start, a bot's while the game runs.

    Who set up a table for others may give it up while nobody has come.
    """
    mine = table.seats_of(player.id)
    nobody = not any(seat.kind == "human" for seat in table.seats)
    if nobody and table.state == OPEN and table.creator.id == player.id:
        return [Gone()]
    if not mine:
        raise Forbidden("not-at-table")
    if table.state == FINISHED:
        raise Conflict("finished")
    if table.state == RUNNING:
        return leave_running(table, player)
    gone: list[LogEntry] = [] if table.other_humans(player.id) else [Gone()]
    return [*(Left(seat) for seat in mine), *gone]


def next_table(table: Table, player: Person, given_up: str | None) -> str:
    """Where the players of a finished game go on: one id for all of them, and a new one if that was given up.

    It follows from the table's own id, so that all who ask at once set up the same one, before it is told.
    """
    at_table(table, player)
    if table.state != FINISHED:
        raise Conflict("not-finished")
    if table.rematch is not None and table.rematch != given_up:
        return table.rematch
    digest = sha256(f"rematch {table.id} {given_up or ''}".encode()).digest()
    return urlsafe_b64encode(digest[:16]).decode().rstrip("=")


def rematch(table: Table, following: str, given_up: str | None) -> list[LogEntry]:
    """Tell everybody where it goes on."""
    return [Rematched(following)] if table.rematch == given_up else []


def seats_again(table: Table, player: Person) -> list[LogEntry]:
    """The next table of its players: the caller in the same place, the others' open, bots as before."""
    mine, setup = table.seats_of(player.id), table.setup
    seats = [
        "me" if number in mine else "open" if seat.bot is None or seat.away else f"bot:{seat.bot}"
        for number, seat in enumerate(table.seats)
    ]
    options = dict(setup.options)
    return create(
        player, setup.game, options, seats, setup.visibility, setup.pace, setup.hotseat, setup.hints
    )


def start(table: Table, player: Person, fill: str | None) -> list[LogEntry]:
    """Begin; seats still open are filled with bots if one is named."""
    if table.creator.id != player.id:
        raise Forbidden("not-creator")
    if table.state != OPEN:
        raise Conflict("already-started")
    bot = None if fill is None else checked_bot(fill, "fill")
    free = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if free and bot is None:
        raise Conflict("seats-open", open=free)
    return _begin(table, bot if free else None)


def _begin_if_full(table: Table) -> list[LogEntry]:
    return [] if any(seat.kind == "open" for seat in table.seats) else _begin(table)


def _begin(table: Table, fill: str | None = None) -> list[LogEntry]:
    """The start, with a seed nobody can set, and the first deal."""
    seed = seed_bytes()
    course = new_course(table.rules, seed, table.setup.fork)
    begun = course.ply
    course.deal()
    ended: list[LogEntry] = [Ended()] if course.seat is None else []
    return [Started(seed.hex(), fill), Moved(course.moves[begun:]), *ended]
