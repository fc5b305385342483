"""Tables: setting them up, finding them, taking seats."""

from collections.abc import Callable
from functools import cache
from typing import Annotated

import msgspec
from litestar import Response, get, post, route
from litestar.params import PathParameter, QueryParameter

from macaronesia import box
from macaronesia.bots import BOTS
from macaronesia.games import definitions, file_option
from macaronesia.ruleset import Json
from macaronesia.server.auth import Caller, Unknown
from macaronesia.server.idempotency import Call, call_of
from macaronesia.server.responses import CREATES, refusals
from macaronesia.server.schemas import LARGEST, GameOffer, Games, Join, NewTable, Start, TablePage
from macaronesia.server.services import AnyRequest, Services, optional_auth, require_auth, scope_of
from macaronesia.server.storage import queries
from macaronesia.table import lobby, timeouts
from macaronesia.table import table as tables
from macaronesia.table.log import LogEntry
from macaronesia.table.messages import ListedTable, Table, table_for
from macaronesia.table.refusals import Invalid, NotFound, Words
from macaronesia.table.table import FINISHED, OPEN, RUNNING

PAGE, LONGEST_PAGE = 50, 100

#: To read and check a box takes longer than a hundred ordinary requests.
cached_box = cache(box)

#: Nobody's seat: no view is chosen.
ANY_SEAT = -1
SeatQuery = Annotated[
    int,
    QueryParameter(
        name="seat", ge=ANY_SEAT, le=LARGEST, description="At a hotseat: whose view; -1: who is to move."
    ),
]
SeatInPath = Annotated[int, PathParameter(ge=0, le=LARGEST)]
#: What may be refused where a table is changed.
CHANGE = refusals(401, 404, 409, 422, 503)


@get("/api/games", responses=refusals())
async def games() -> Games:
    """What can be played, with which options and bots."""
    offers = [{"id": game.name, "title": game.title, **game.offered()} for game in definitions()]
    return Games(msgspec.convert(offers, list[GameOffer]), list(BOTS))


@get("/api/boxes/{name:str}", responses=refusals(404))
async def one_box(name: str) -> Json:
    """What a game is played with, such as its cards, by the name that its option ``box`` has."""
    shipped = file_option("box").values
    if name not in shipped:
        raise NotFound("no-such-box", allowed=", ".join(shipped))
    return cached_box(name)


@route(
    ["/api/tables", "/api/tables/{table_id:str}/chat"],
    http_method=["OPTIONS"],
    include_in_schema=False,
    status_code=204,
)
async def get_or_post() -> Response[None]:
    """What can be done there: where two handlers share an address Litestar names only one of them."""
    return Response(None, status_code=204, headers={"Allow": "GET, OPTIONS, POST"})


@post("/api/tables", guards=[require_auth], responses=refusals(401, 409, 422, 503), opt=CREATES)
async def new_table(request: AnyRequest, data: NewTable, caller: Caller, services: Services) -> Table:
    """Set up a table; the number of players is the number of seats."""
    call = call_of(scope_of(request), caller.key, await request.body())
    wishes = (data.options, data.seats, data.visibility, data.pace, data.hotseat, data.hints)
    return await created(services, caller, call, lambda: lobby.create(caller.person, data.game, *wishes))


async def created(
    services: Services, caller: Caller, call: Call | None, entries: Callable[[], list[LogEntry]]
) -> Table:
    """A new table as its creator sees it; the same call again gets the same answer."""

    def seen(table: tables.Table) -> Table:
        return table_for(table, caller.person.id)

    async def made() -> Table:
        table_id = lobby.new_table_id() if call is None else call.table_id
        remember = None if call is None else lambda table: call.remember(seen(table))
        return await services.tables.create(table_id, entries(), remember, seen)

    return await services.idempotency.once(call, Table, made)


@get("/api/tables", guards=[optional_auth], responses=refusals(401, 422, 503))
async def list_tables(
    services: Services,
    player: str | None,
    states: Annotated[
        str | None, QueryParameter(name="state", description="open, running, finished, separated by commas")
    ] = None,
    mine: Annotated[int, QueryParameter(ge=0, le=1, description="1: the caller's tables")] = 0,
    cursor: Annotated[str | None, QueryParameter(description="the ``next`` of the page before")] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=LONGEST_PAGE)] = PAGE,
) -> TablePage:
    """Tables, newest first; those that are not public only under ``mine=1``."""
    if mine and player is None:
        raise Unknown("no-key")
    wanted = [OPEN, RUNNING, FINISHED] if states is None else states.split(",")
    if not set(wanted) <= {OPEN, RUNNING, FINISHED}:
        raise Invalid.field("state", states, ", ".join((OPEN, RUNNING, FINISHED)))
    cursor = cursor or None  # an empty one is none
    if cursor is not None and not (cursor.isascii() and cursor.isdecimal() and len(cursor) <= 40):
        raise Invalid.field("cursor", cursor, Words("allowed-cursor"))
    found = await services.store.read(
        queries.list_tables,
        wanted,
        player if mine else None,
        visibility=None if mine else "public",
        before=None if cursor is None else int(cursor),
        limit=limit + 1,
    )
    page = found[:limit]
    following = str(page[-1].number) if len(found) > limit else None
    return TablePage([_listed(entry.doc, player) for entry in page], following)


def _listed(doc: str, player: str | None) -> ListedTable:
    """A table of a list, with the caller's seats."""
    listed = msgspec.json.decode(doc, type=ListedTable)
    listed.you = [seat.seat for seat in listed.seats if seat.player and seat.player.id == player]
    return listed


@get("/api/tables/{table_id:str}", guards=[optional_auth], responses=refusals(401, 404, 422, 503))
async def one_table(
    table_id: str, services: Services, player: str | None, seat: SeatQuery = ANY_SEAT
) -> Table:
    """A table with the caller's view; who has no seat watches."""
    return table_for(await services.tables.table(table_id), player, seat)


@post("/api/tables/{table_id:str}/join", guards=[require_auth], status_code=200, responses=CHANGE)
async def join(table_id: str, services: Services, caller: Caller, data: Join | None = None) -> Table:
    """Take a named or the lowest open seat; a full table starts by itself."""
    seat = None if data is None else data.seat
    return await changed(services, caller, table_id, lambda table: lobby.join(table, caller.person, seat))


@post("/api/tables/{table_id:str}/leave", guards=[require_auth], status_code=200, responses=CHANGE)
async def leave(table_id: str, services: Services, caller: Caller) -> Table:
    """Give a seat up: open again before the start, a bot's while the game runs."""
    return await changed(services, caller, table_id, lambda table: lobby.leave(table, caller.person))


@post("/api/tables/{table_id:str}/start", guards=[require_auth], status_code=200, responses=CHANGE)
async def start(table_id: str, services: Services, caller: Caller, data: Start | None = None) -> Table:
    """Begin, with bots in the seats that are still open."""
    fill = None if data is None else data.fill
    return await changed(services, caller, table_id, lambda table: lobby.start(table, caller.person, fill))


_SEAT = "/api/tables/{table_id:str}/seats/{seat:int}"


@post(f"{_SEAT}/return", guards=[require_auth], status_code=200, responses=CHANGE)
async def come_back(table_id: str, seat: SeatInPath, services: Services, caller: Caller) -> Table:
    """Take back the seat that a bot has kept."""
    return await changed(
        services, caller, table_id, lambda table: timeouts.come_back(table, caller.person, seat)
    )


@post(f"{_SEAT}/replace", guards=[require_auth], status_code=200, responses=CHANGE)
async def replace(table_id: str, seat: SeatInPath, services: Services, caller: Caller) -> Table:
    """Vote to give a seat whose time is up to a bot."""
    return await changed(services, caller, table_id, lambda table: timeouts.vote(table, caller.person, seat))


async def changed(
    services: Services, caller: Caller, table_id: str, decide: Callable[[tables.Table], list[LogEntry]]
) -> Table:
    """Change a table; the table as the caller sees it then."""
    return await services.tables.act(
        table_id, lambda table, _: decide(table), seen=lambda table: table_for(table, caller.person.id)
    )
