"""At the table: moves, undo, chat, hints, forks, the record and the stream of events."""

import secrets
from collections.abc import AsyncIterator
from typing import Annotated, cast

import msgspec
from litestar import get, post
from litestar.params import HeaderParameter, QueryParameter
from litestar.response import Stream

from macaronesia.course import EVERYTHING
from macaronesia.server.auth import Caller
from macaronesia.server.idempotency import call_of
from macaronesia.server.middleware import metrics
from macaronesia.server.responses import CREATES, refusals
from macaronesia.server.routes.tables import ANY_SEAT, CHANGE, SeatQuery, changed, created
from macaronesia.server.schemas import ChatText, Fork, GameRecord, Hint, Move, MoveMade
from macaronesia.server.services import AnyRequest, Services, optional_auth, require_auth, scope_of
from macaronesia.server.streams import RECENT_CHAT, Listener
from macaronesia.table import forking, lobby, playing
from macaronesia.table import undo as undo_requests
from macaronesia.table.log import LogEntry
from macaronesia.table.messages import ChatLine, ChatPage, Table, chat_line, chat_page, table_for, viewpoint
from macaronesia.table.refusals import Conflict
from macaronesia.table.table import GONE
from macaronesia.table.table import Table as AnyTable

#: The bot that gives hints.
STRONGEST = "expert"
#: No table has more events than this.
MOST_EVENTS = 10**15

_TABLE = "/api/tables/{table_id:str}"


@post(f"{_TABLE}/moves", guards=[require_auth], status_code=200, responses=CHANGE)
async def move(table_id: str, data: Move, services: Services, caller: Caller) -> MoveMade:
    """Make a move; the same call again is answered the same and plays once."""
    following = await services.tables.act(
        table_id,
        lambda table, _: playing.move(table, caller.person, data.ply, data.move),
        seen=lambda table: playing.next_decision(table, data.ply),
    )
    return MoveMade(data.ply + 1, following)


@post(f"{_TABLE}/undo", guards=[require_auth], status_code=200, responses=CHANGE)
async def undo(table_id: str, services: Services, caller: Caller) -> Table:
    """Take back the caller's last decision and all since, or ask the others."""
    return await changed(services, caller, table_id, lambda table: undo_requests.ask(table, caller.person))


@post(f"{_TABLE}/undo/accept", guards=[require_auth], status_code=200, responses=CHANGE)
async def accept(table_id: str, services: Services, caller: Caller) -> Table:
    """Agree to a request to take back."""
    return await changed(services, caller, table_id, lambda table: undo_requests.accept(table, caller.person))


@post(f"{_TABLE}/undo/decline", guards=[require_auth], status_code=200, responses=CHANGE)
async def decline(table_id: str, services: Services, caller: Caller) -> Table:
    """Refuse a request to take back."""
    return await changed(
        services, caller, table_id, lambda table: undo_requests.decline(table, caller.person)
    )


@post(f"{_TABLE}/chat", guards=[require_auth], responses=CHANGE, opt=CREATES)
async def chat(
    request: AnyRequest, table_id: str, data: ChatText, services: Services, caller: Caller
) -> ChatLine:
    """Say something, at the table or watching it."""
    call = call_of(scope_of(request), caller.key, await request.body())

    def decide(table: AnyTable, _: float) -> list[LogEntry]:
        if call is not None and playing.said_before(table, call.id) is not None:
            return []
        return playing.say(table, caller.person, data.text, None if call is None else call.id)

    def seen(table: AnyTable) -> ChatLine:
        before = None if call is None else playing.said_before(table, call.id)
        return chat_line(*(before or table.chat[-1]))

    async def made() -> ChatLine:
        remember = None if call is None else lambda table: call.remember(seen(table))
        return await services.tables.act(table_id, decide, remember, seen)

    return await services.idempotency.once(call, ChatLine, made)


@get(f"{_TABLE}/chat", guards=[optional_auth], responses=refusals(401, 404, 422, 503))
async def earlier_chat(
    table_id: str,
    services: Services,
    before: Annotated[
        int, QueryParameter(ge=0, le=MOST_EVENTS, description="the id of a line: only those before it")
    ] = MOST_EVENTS,
    limit: Annotated[int, QueryParameter(ge=1, le=RECENT_CHAT)] = RECENT_CHAT,
) -> ChatPage:
    """The last lines of the chat, or the last before one: a stream begins with no more than 200."""
    return chat_page(await services.tables.table(table_id), before, limit)


@get(f"{_TABLE}/record", guards=[optional_auth], responses=refusals(401, 404, 409, 422, 503))
async def record(
    table_id: str, services: Services, player: str | None, seat: SeatQuery = ANY_SEAT
) -> GameRecord:
    """The record of the game; while it runs, as the caller may know it."""
    table = await services.tables.table(table_id)
    if table.game is None:
        raise Conflict("not-started")
    whose = EVERYTHING if table.game.over else viewpoint(table, player, seat)
    return cast(GameRecord, table.game.record(seat=whose))


@post(f"{_TABLE}/fork", guards=[require_auth], responses=CHANGE, opt=CREATES)
async def fork(request: AnyRequest, table_id: str, data: Fork, services: Services, caller: Caller) -> Table:
    """A new table that goes on from a moment of this one."""
    call = call_of(scope_of(request), caller.key, await request.body())
    table = await services.tables.table(table_id)

    def entries() -> list[LogEntry]:
        seed = secrets.token_hex(16)
        return forking.fork(table, caller.person, data.ply, data.seats, data.hotseat, seed)

    return await created(services, caller, call, entries)


@post(f"{_TABLE}/rematch", guards=[require_auth], responses=CHANGE)
async def rematch(table_id: str, services: Services, caller: Caller) -> Table:
    """The table where the players of a finished game go on; whoever asks first sets it up for all."""
    table = await services.tables.table(table_id)
    gone: str | None = None
    while True:
        # Set up first, then announced: whoever hears of it finds it.
        following = lobby.next_table(table, caller.person, gone)
        entries = lobby.seats_again(table, caller.person)
        state, shown = await services.tables.create(
            following, entries, None, lambda made: (made.state, table_for(made, caller.person.id))
        )
        if state != GONE:
            await services.tables.act(table_id, lambda table, _: lobby.rematch(table, following, gone))  # noqa: B023 - called at once
            return shown
        gone = following


@get(f"{_TABLE}/hint", guards=[require_auth], responses=refusals(401, 403, 404, 409, 503))
async def hint(table_id: str, services: Services, caller: Caller) -> Hint:
    """What the strongest bot would do in the caller's seat."""
    table = await services.tables.table(table_id)
    seat = playing.may_hint(table, caller.person)
    assert table.game is not None
    briefing = table.game.briefing(seat)
    answer = await services.bot_pool.choose(table_id, STRONGEST, briefing, secrets.randbits(64), urgent=True)
    return msgspec.convert({"ply": briefing["ply"], "seat": seat, **answer}, Hint)


@get(
    f"{_TABLE}/events",
    guards=[optional_auth],
    responses=refusals(401, 404, 422, 503),
    media_type="text/event-stream",
)
async def events(
    table_id: str,
    services: Services,
    player: str | None,
    after: Annotated[
        str | None, QueryParameter(description="the id of the last event the caller has")
    ] = None,
    last_event_id: Annotated[str | None, HeaderParameter(name="Last-Event-ID")] = None,
    seat: SeatQuery = ANY_SEAT,
) -> Stream:
    """What happens at a table, as it happens; resumes after the last event the caller has.

    Its events are ``table`` (TableNews), ``state`` (State), ``chat`` (ChatLine), ``undo`` (Undo), ``clock``
    (Clock).
    """
    listener = Listener(player, seat)
    resume = _number(last_event_id if last_event_id is not None else after)
    await services.tables.table(table_id)  # an unknown one is refused before the stream begins

    async def frames() -> AsyncIterator[bytes]:
        metrics.open_streams.inc()
        try:
            await services.tables.listen(table_id, listener, resume)
            async for ready in listener.frames():
                yield ready
        finally:
            metrics.open_streams.dec()
            services.tables.leave(table_id, listener)

    return Stream(frames(), media_type="text/event-stream", headers={"X-Accel-Buffering": "no"})


def _number(text: str | None) -> int | None:
    """Where to resume; what is no number of ours counts as 0: from the beginning."""
    if text is None:
        return None
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 16 else 0
