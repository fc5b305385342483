"""At the table: moves, undo, chat, hints, forks, the record and the stream."""

import secrets
from collections.abc import AsyncIterator
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import HeaderParameter, QueryParameter
from litestar.response import Stream

from macaronesia.course import EVERYTHING
from macaronesia.server.idempotency import call_of
from macaronesia.server.middleware import metrics
from macaronesia.server.responses import documented, json
from macaronesia.server.routes.tables import ANY_SEAT, SeatQuery, changed, created, seen
from macaronesia.server.schemas import (
    ChatPageShape,
    ChatShape,
    Forking,
    HintShape,
    MadeShape,
    Move,
    RecordShape,
    TableShape,
    Word,
)
from macaronesia.server.services import Asked, anybody, caller_of, player_of, scope_of, services, somebody
from macaronesia.server.streams import RECENT_CHAT, Listener
from macaronesia.table import forking, lobby, playing
from macaronesia.table import undo as undo_requests
from macaronesia.table.log import LogEntry, Said
from macaronesia.table.messages import chat_news, chat_page, viewpoint
from macaronesia.table.refusals import Conflict
from macaronesia.table.table import GONE, Table

#: Who thinks when a person asks for a hint.
STRONGEST = "expert"
#: No table has more events than this.
MOST_EVENTS = 10**15

_FAILURES = (400, 401, 403, 404, 409, 413, 415, 422, 503)


@post(
    "/api/tables/{table_id:str}/moves",
    guards=[somebody],
    status_code=200,
    responses=documented(MadeShape, 200, *_FAILURES),
)
async def move(request: Asked, table_id: str, data: Move) -> Response[bytes]:
    """Make a move; the same call again is answered the same and plays once."""
    app = services(request)
    caller = caller_of(request)
    following = await app.tables.act(
        table_id,
        lambda table, _: playing.move(table, caller.person, data.ply, data.move),
        seen=lambda table: playing.next_decision(table, data.ply),
    )
    return json({"ply": data.ply + 1, "next": following})


_CHANGE = documented(TableShape, 200, *_FAILURES)


@post("/api/tables/{table_id:str}/undo", guards=[somebody], status_code=200, responses=_CHANGE)
async def undo(request: Asked, table_id: str) -> Response[bytes]:
    """Take back the caller's last decision and all since, or ask the others."""
    return await changed(request, table_id, lambda table, who: undo_requests.ask(table, who.person))


@post("/api/tables/{table_id:str}/undo/accept", guards=[somebody], status_code=200, responses=_CHANGE)
async def accept(request: Asked, table_id: str) -> Response[bytes]:
    """Agree to a wish to take back."""
    return await changed(request, table_id, lambda table, who: undo_requests.accept(table, who.person))


@post("/api/tables/{table_id:str}/undo/decline", guards=[somebody], status_code=200, responses=_CHANGE)
async def decline(request: Asked, table_id: str) -> Response[bytes]:
    """Do not agree."""
    return await changed(request, table_id, lambda table, who: undo_requests.decline(table, who.person))


@post(
    "/api/tables/{table_id:str}/chat",
    guards=[somebody],
    status_code=201,
    responses=documented(ChatShape, 201, *_FAILURES),
    opt={"again": True},
)
async def chat(request: Asked, table_id: str, data: Word) -> Response[bytes]:
    """Say something, at the table or watching it."""
    app = services(request)
    caller = caller_of(request)
    call = call_of(scope_of(request), caller.key, await request.body())
    told = b""

    def decide(table: Table, now: float) -> list[LogEntry]:
        nonlocal told
        if call is not None and (before := playing.said_before(table, call.id)) is not None:
            told = msgspec.json.encode(chat_news(*before))
            return []
        entries = playing.say(table, caller.person, data.text, None if call is None else call.id)
        said = entries[0]
        assert isinstance(said, Said)
        told = msgspec.json.encode(chat_news(table.last + 1, now, said))
        return entries

    async def made() -> bytes:
        await app.tables.act(table_id, decide, None if call is None else lambda _: call.remember(told))
        return told

    return json(await app.idempotency.once(call, made), 201)


@get(
    "/api/tables/{table_id:str}/chat",
    guards=[anybody],
    responses=documented(ChatPageShape, 200, 401, 404, 422, 503),
)
async def earlier_chat(
    request: Asked,
    table_id: str,
    before: Annotated[
        int, QueryParameter(ge=0, le=MOST_EVENTS, description="the id of a line: only those before it")
    ] = MOST_EVENTS,
    limit: Annotated[int, QueryParameter(ge=1, le=RECENT_CHAT)] = RECENT_CHAT,
) -> Response[bytes]:
    """The last lines of the chat, or the last before one: a stream begins with no more than 200."""
    table = await services(request).tables.table(table_id)
    return json(chat_page(table, before, limit))


@get(
    "/api/tables/{table_id:str}/record",
    guards=[anybody],
    responses=documented(RecordShape, 200, 401, 404, 409, 422, 503),
)
async def record(request: Asked, table_id: str, seat: SeatQuery = ANY_SEAT) -> Response[bytes]:
    """The record of the game; while it runs, as the caller may know it."""
    app = services(request)
    table = await app.tables.table(table_id)
    if table.game is None:
        raise Conflict("not-started")
    whose = viewpoint(table, player_of(request), seat)
    return json(table.game.record(seat=EVERYTHING if table.game.over else whose))


@post(
    "/api/tables/{table_id:str}/fork",
    guards=[somebody],
    status_code=201,
    responses=documented(TableShape, 201, *_FAILURES),
    opt={"again": True},
)
async def fork(request: Asked, table_id: str, data: Forking) -> Response[bytes]:
    """A new table that goes on from a moment of this one."""
    app = services(request)
    caller = caller_of(request)
    call = call_of(scope_of(request), caller.key, await request.body())
    table = await app.tables.table(table_id)

    def entries() -> list[LogEntry]:
        seed = secrets.token_hex(16)
        return forking.fork(table, caller.person, data.ply, data.seats, data.hotseat, seed)

    return json(await created(app, caller, call, entries), 201)


@post(
    "/api/tables/{table_id:str}/rematch",
    guards=[somebody],
    status_code=201,
    responses=documented(TableShape, 201, *_FAILURES),
)
async def rematch(request: Asked, table_id: str) -> Response[bytes]:
    """The table where the players of a finished game go on; whoever asks first sets it up for all."""
    app = services(request)
    caller = caller_of(request)
    table = await app.tables.table(table_id)
    gone: str | None = None
    while True:
        # Set up first, then told: whoever hears of it finds it.
        following = lobby.next_table(table, caller.person, gone)
        entries = lobby.seats_again(table, caller.person)
        state, told = await app.tables.create(
            following, entries, None, lambda made: (made.state, seen(made, caller))
        )
        if state != GONE:
            await app.tables.act(table_id, lambda table, _: lobby.rematch(table, following, gone))  # noqa: B023 - called at once
            return json(told, 201)
        gone = following


@get(
    "/api/tables/{table_id:str}/hint",
    guards=[somebody],
    responses=documented(HintShape, 200, 401, 403, 404, 409, 503),
)
async def hint(request: Asked, table_id: str) -> Response[bytes]:
    """What the strongest bot would do in the caller's seat."""
    app = services(request)
    caller = caller_of(request)
    table = await app.tables.table(table_id)
    seat = playing.may_hint(table, caller.person)
    assert table.game is not None
    briefing = table.game.briefing(seat)
    answer = await app.bot_pool.choose(table_id, STRONGEST, briefing, secrets.randbits(64), urgent=True)
    return json({"ply": briefing["ply"], "seat": seat, **answer})


@get(
    "/api/tables/{table_id:str}/events",
    guards=[anybody],
    responses=documented(str, 200, 401, 404, 422, 503, media_type="text/event-stream"),
    media_type="text/event-stream",
)
async def events(
    request: Asked,
    table_id: str,
    after: Annotated[
        str | None, QueryParameter(description="the id of the last event the caller has")
    ] = None,
    last_event_id: Annotated[str | None, HeaderParameter(name="Last-Event-ID")] = None,
    seat: SeatQuery = ANY_SEAT,
) -> Stream:
    """What happens at a table, as it happens; resumes after the last event the caller has."""
    app = services(request)
    listener = Listener(player_of(request), seat)
    resume = _number(last_event_id if last_event_id is not None else after)
    await app.tables.table(table_id)  # an unknown one is refused before the stream begins

    async def frames() -> AsyncIterator[bytes]:
        metrics.open_streams.inc()
        try:
            await app.tables.listen(table_id, listener, resume)
            async for ready in listener.frames():
                yield ready
        finally:
            metrics.open_streams.dec()
            app.tables.leave(table_id, listener)

    return Stream(frames(), media_type="text/event-stream", headers={"X-Accel-Buffering": "no"})


def _number(text: str | None) -> int | None:
    """Where to resume; what is no number of ours counts as 0: from the beginning."""
    if text is None:
        return None
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 16 else 0
