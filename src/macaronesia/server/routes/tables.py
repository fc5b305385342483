"""Tables: setting them up, finding them, taking seats."""

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post, route
from litestar.params import PathParameter, QueryParameter

from macaronesia import box
from macaronesia.bots import BOTS
from macaronesia.games import definitions, file_option
from macaronesia.server.auth import Caller, Unknown
from macaronesia.server.fields import LARGEST
from macaronesia.server.idempotency import Call, call_of
from macaronesia.server.responses import documented, json
from macaronesia.server.schemas import GamesShape, Joining, NewTable, Starting, TableShape, TablesShape
from macaronesia.server.services import (
    Asked,
    Services,
    anybody,
    caller_of,
    player_of,
    scope_of,
    services,
    somebody,
)
from macaronesia.table import lobby, timeouts
from macaronesia.table.log import LogEntry
from macaronesia.table.messages import table_for
from macaronesia.table.refusals import Invalid, NotFound, Words
from macaronesia.table.table import FINISHED, OPEN, RUNNING, Table

PAGE, LONGEST_PAGE = 50, 100

#: Nobody's seat: no view is chosen.
ANY_SEAT = -1
SeatQuery = Annotated[
    int,
    QueryParameter(
        name="seat", ge=ANY_SEAT, le=LARGEST, description="At a hotseat: whose view; -1: who is to move."
    ),
]
SeatInPath = Annotated[int, PathParameter(ge=0, le=LARGEST)]


@get("/api/games", responses=documented(GamesShape))
async def games() -> Response[bytes]:
    """What can be played, with which options and bots."""
    return json(
        {
            "games": [{"id": game.name, "title": game.title, **game.offered()} for game in definitions()],
            "bots": list(BOTS),
        }
    )


@get("/api/boxes/{name:str}", responses=documented(dict[str, Any], 200, 404))
async def one_box(name: str) -> Response[bytes]:
    """What a game is played with, such as its cards, by the name that its option ``box`` has."""
    shipped = file_option("box").values
    if name not in shipped:
        raise NotFound("no-such-box", allowed=", ".join(shipped))
    return json(_encoded_box(name))


@cache
def _encoded_box(name: str) -> bytes:
    """A box as JSON; to read, check and encode it takes longer than a hundred ordinary requests."""
    return msgspec.json.encode(box(name))


@route(
    ["/api/tables", "/api/tables/{table_id:str}/chat"],
    http_method=["OPTIONS"],
    include_in_schema=False,
    status_code=204,
)
async def get_or_post() -> Response[None]:
    """What can be done there: where two handlers share an address Litestar names only one of them."""
    return Response(None, status_code=204, headers={"Allow": "GET, OPTIONS, POST"})


@post(
    "/api/tables",
    guards=[somebody],
    status_code=201,
    responses=documented(TableShape, 201, 400, 401, 403, 409, 413, 415, 422, 503),
    opt={"again": True},
)
async def new_table(request: Asked, data: NewTable) -> Response[bytes]:
    """Set up a table; the number of players is the number of seats."""
    app = services(request)
    caller = caller_of(request)
    call = call_of(scope_of(request), caller.key, await request.body())

    def entries() -> list[LogEntry]:
        return lobby.create(
            caller.person,
            data.game,
            data.options,
            data.seats,
            data.visibility,
            data.pace,
            data.hotseat,
            data.hints,
        )

    return json(await created(app, caller, call, entries), 201)


async def created(app: Services, caller: Caller, call: Call | None, entries: Any) -> bytes:
    """A new table as its creator sees it; the same call again gets the same answer."""

    async def made() -> bytes:
        table_id = lobby.new_table_id() if call is None else call.table_id
        remember = None if call is None else lambda made: call.remember(seen(made, caller))
        told: bytes = await app.tables.create(table_id, entries(), remember, lambda made: seen(made, caller))
        return told

    return await app.idempotency.once(call, made)


def seen(table: Table, caller: Caller) -> bytes:
    """A table as the caller sees it."""
    return msgspec.json.encode(table_for(table, caller.person.id))


@get("/api/tables", guards=[anybody], responses=documented(TablesShape, 200, 401, 422, 503))
async def tables(
    request: Asked,
    states: Annotated[
        str | None, QueryParameter(name="state", description="open, running, finished, separated by commas")
    ] = None,
    mine: Annotated[int, QueryParameter(ge=0, le=1, description="1: the caller's tables")] = 0,
    cursor: Annotated[str | None, QueryParameter(description="the ``next`` of the page before")] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=LONGEST_PAGE)] = PAGE,
) -> Response[bytes]:
    """Tables, newest first; those that are not public only under ``mine=1``."""
    app = services(request)
    player = player_of(request)
    if mine and player is None:
        raise Unknown("no-key")
    wanted = [OPEN, RUNNING, FINISHED] if states is None else states.split(",")
    if not set(wanted) <= {OPEN, RUNNING, FINISHED}:
        raise Invalid.field("state", states, ", ".join((OPEN, RUNNING, FINISHED)))
    cursor = cursor or None  # an empty one is none
    if cursor is not None and not (cursor.isascii() and cursor.isdecimal() and len(cursor) <= 40):
        raise Invalid.field("cursor", cursor, Words("allowed-cursor"))
    found = await app.store.list_tables(
        wanted,
        people=player if mine else None,
        visibility=None if mine else "public",
        before=None if cursor is None else int(cursor),
        limit=limit + 1,
    )
    page = found[:limit]
    listed = [_listed(msgspec.json.decode(entry.doc), player) for entry in page]
    return json({"tables": listed, "next": str(page[-1].number) if len(found) > limit else None})


def _listed(doc: dict[str, Any], player: str | None) -> dict[str, Any]:
    """A table of a list, with the caller's seats."""
    mine = [s["seat"] for s in doc["seats"] if s["kind"] == "human" and s["player"]["id"] == player]
    return doc | {"you": mine}


@get(
    "/api/tables/{table_id:str}", guards=[anybody], responses=documented(TableShape, 200, 401, 404, 422, 503)
)
async def one_table(request: Asked, table_id: str, seat: SeatQuery = ANY_SEAT) -> Response[bytes]:
    """A table with the caller's view; who has no seat watches."""
    app = services(request)
    table = await app.tables.table(table_id)
    return json(table_for(table, player_of(request), seat))


_CHANGE = documented(TableShape, 200, 400, 401, 403, 404, 409, 413, 415, 422, 503)


@post("/api/tables/{table_id:str}/join", guards=[somebody], status_code=200, responses=_CHANGE)
async def join(request: Asked, table_id: str, data: Joining | None = None) -> Response[bytes]:
    """Take a named or the lowest open seat; a full table starts by itself."""
    seat = None if data is None else data.seat
    return await changed(request, table_id, lambda table, who: lobby.join(table, who.person, seat))


@post("/api/tables/{table_id:str}/leave", guards=[somebody], status_code=200, responses=_CHANGE)
async def leave(request: Asked, table_id: str) -> Response[bytes]:
    """Give a seat up: open again before the start, a bot's while the game runs."""
    return await changed(request, table_id, lambda table, who: lobby.leave(table, who.person))


@post("/api/tables/{table_id:str}/start", guards=[somebody], status_code=200, responses=_CHANGE)
async def start(request: Asked, table_id: str, data: Starting | None = None) -> Response[bytes]:
    """Begin, with bots in the seats that are still open."""
    fill = None if data is None else data.fill
    return await changed(request, table_id, lambda table, who: lobby.start(table, who.person, fill))


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/return",
    guards=[somebody],
    status_code=200,
    responses=_CHANGE,
)
async def come_back(request: Asked, table_id: str, seat: SeatInPath) -> Response[bytes]:
    """Take back the seat that a bot has kept."""
    return await changed(request, table_id, lambda table, who: timeouts.come_back(table, who.person, seat))


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/replace",
    guards=[somebody],
    status_code=200,
    responses=_CHANGE,
)
async def replace(request: Asked, table_id: str, seat: SeatInPath) -> Response[bytes]:
    """Vote to give a seat whose time is up to a bot."""
    return await changed(request, table_id, lambda table, who: timeouts.vote(table, who.person, seat))


async def changed(request: Asked, table_id: str, decide: Any) -> Response[bytes]:
    """Do something at a table; the table as the caller sees it then."""
    app = services(request)
    caller = caller_of(request)
    told = await app.tables.act(
        table_id,
        lambda table, _: decide(table, caller),
        seen=lambda table: table_for(table, caller.person.id),
    )
    return json(told)
