"""Players without sign-up, their keys, and links that bring them to another device."""

import secrets
import time

from litestar import Response, get, post

from macaronesia.server.auth import LINK_AGE, Caller, cookie, hashed, new_key
from macaronesia.server.idempotency import call_of
from macaronesia.server.responses import CREATES, refusals
from macaronesia.server.schemas import Link, LinkToken, Me, NewPlayer, PlayerKey
from macaronesia.server.services import AnyRequest, Services, require_auth, scope_of
from macaronesia.server.storage import queries
from macaronesia.table.log import Person
from macaronesia.table.messages import time_text
from macaronesia.table.names import checked_name
from macaronesia.table.refusals import Gone


@post("/api/players", responses=refusals(409, 422, 503), opt=CREATES | {"cookie": True})
async def new_player(request: AnyRequest, data: NewPlayer, services: Services) -> Response[PlayerKey]:
    """A player without sign-up; the key is shown once."""
    name, client = checked_name(data.name), request.client
    call = call_of(scope_of(request), client.host if client else "", await request.body())

    async def made() -> PlayerKey:
        answer = PlayerKey(Person(secrets.token_urlsafe(12), name), new_key())
        remembered = None if call is None else call.remember(answer)
        digest = hashed(answer.key)
        await services.store.write(
            queries.add_player, answer.player.id, name, digest, time.time(), remembered
        )
        return answer

    return _with_cookie(await services.idempotency.once(call, PlayerKey, made), request)


def _with_cookie(answer: PlayerKey, request: AnyRequest) -> Response[PlayerKey]:
    """The answer with a key, which a browser is to keep."""
    return Response(answer, headers={"Set-Cookie": cookie(answer.key, scope_of(request))})


@get("/api/me", guards=[require_auth], responses=refusals(401, 503))
async def me(caller: Caller) -> Me:
    """Who calls."""
    return Me(caller.person)


@post("/api/me/link", guards=[require_auth], responses=refusals(401, 409, 422, 503), opt=CREATES)
async def new_link(request: AnyRequest, caller: Caller, services: Services) -> Link:
    """A link that brings the caller to another device, once."""
    call = call_of(scope_of(request), caller.key, await request.body())

    async def made() -> Link:
        token, expires = secrets.token_urlsafe(24), time.time() + LINK_AGE
        answer = Link(f"/link#{token}", time_text(expires))
        remembered = None if call is None else call.remember(answer)
        await services.store.write(queries.add_link, hashed(token), caller.person.id, expires, remembered)
        return answer

    return await services.idempotency.once(call, Link, made)


@post("/api/link", responses=refusals(409, 410, 422, 503), opt=CREATES | {"cookie": True})
async def use_link(request: AnyRequest, data: LinkToken, services: Services) -> Response[PlayerKey]:
    """A new key of the player who made the link."""
    # Whoever has the token calls: nobody else can have the answer repeated.
    call = call_of(scope_of(request), data.token, await request.body())

    async def made() -> PlayerKey:
        key = new_key()
        remember = None if call is None else lambda found: call.remember(PlayerKey(Person(*found), key))
        found = await services.store.write(
            queries.use_link, hashed(data.token), time.time(), hashed(key), remember
        )
        if found is None:
            raise Gone("link-used")
        return PlayerKey(Person(*found), key)

    return _with_cookie(await services.idempotency.once(call, PlayerKey, made), request)
