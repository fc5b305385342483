"""Players without sign-up, their keys, and links that bring them to another device."""

import secrets
import time

import msgspec
from litestar import Response, get, post

from macaronesia.server.auth import LINK_AGE, checked_name, cookie, hashed, new_key
from macaronesia.server.idempotency import call_of
from macaronesia.server.responses import documented, json
from macaronesia.server.schemas import KeyShape, LinkShape, MeShape, NewPlayer, Token
from macaronesia.server.services import Asked, caller_of, scope_of, services, somebody
from macaronesia.table.log import Person
from macaronesia.table.messages import person, time_text
from macaronesia.table.refusals import Gone


@post(
    "/api/players",
    status_code=201,
    responses=documented(KeyShape, 201, 400, 409, 413, 415, 422, 503),
    opt={"again": True, "cookie": True},
)
async def new_player(request: Asked, data: NewPlayer) -> Response[bytes]:
    """A player without sign-up; the key is shown once."""
    app, name = services(request), checked_name(data.name)
    client = scope_of(request).get("client")
    call = call_of(scope_of(request), client[0] if client else "", await request.body())

    async def made() -> bytes:
        someone, key = Person(secrets.token_urlsafe(12), name), new_key()
        answer = msgspec.json.encode({"player": person(someone), "key": key})
        remembered = None if call is None else call.remember(answer)
        await app.store.add_player(someone.id, name, hashed(key), time.time(), remembered)
        return answer

    return _with_cookie(await app.idempotency.once(call, made), request)


def _with_cookie(told: bytes, request: Asked) -> Response[bytes]:
    """The answer with a key, which a browser is to keep."""
    return json(told, 201, {"Set-Cookie": cookie(msgspec.json.decode(told)["key"], scope_of(request))})


@get("/api/me", guards=[somebody], responses=documented(MeShape, 200, 401, 503))
async def me(request: Asked) -> Response[bytes]:
    """Who calls."""
    caller = caller_of(request)
    return json({"player": person(caller.person)})


@post(
    "/api/me/link",
    guards=[somebody],
    status_code=201,
    responses=documented(LinkShape, 201, 400, 401, 403, 409, 413, 415, 422, 503),
    opt={"again": True},
)
async def new_link(request: Asked) -> Response[bytes]:
    """A link that brings the caller to another device, once."""
    app = services(request)
    caller = caller_of(request)
    call = call_of(scope_of(request), caller.key, await request.body())

    async def made() -> bytes:
        token, expires = secrets.token_urlsafe(24), time.time() + LINK_AGE
        answer = msgspec.json.encode({"url": f"/link#{token}", "expires": time_text(expires)})
        remembered = None if call is None else call.remember(answer)
        await app.store.add_link(hashed(token), caller.person.id, expires, remembered)
        return answer

    return json(await app.idempotency.once(call, made), 201)


@post(
    "/api/link",
    status_code=201,
    responses=documented(KeyShape, 201, 400, 403, 409, 410, 413, 415, 422, 503),
    opt={"again": True, "cookie": True},
)
async def use_link(request: Asked, data: Token) -> Response[bytes]:
    """A new key of the player who made the link."""
    app = services(request)
    # Whoever has the token calls: nobody else can have the answer repeated.
    call = call_of(scope_of(request), data.token, await request.body())

    async def made() -> bytes:
        key = new_key()

        def answer(found: tuple[str, str]) -> bytes:
            return msgspec.json.encode({"player": person(Person(*found)), "key": key})

        remember = None if call is None else lambda found: call.remember(answer(found))
        found = await app.store.use_link(hashed(data.token), time.time(), hashed(key), remember)
        if found is None:
            raise Gone("link-used")
        return answer(found)

    return _with_cookie(await app.idempotency.once(call, made), request)
