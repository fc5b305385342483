"""Who calls: players without sign-up, known by a key that only they have."""

import hashlib
import re
import secrets
from collections import OrderedDict
from dataclasses import dataclass

from macaronesia.errors import Refusal
from macaronesia.server.middleware.asgi import Scope, header
from macaronesia.server.middleware.rate_limits import Limits, TooMany
from macaronesia.server.storage import queries
from macaronesia.server.storage.store import Store
from macaronesia.table.log import Person

COOKIE = "macaronesia"
#: As long as browsers keep a cookie, in seconds.
COOKIE_AGE = 400 * 86400
#: The cookies of one request may have so many bytes together.
MOST_COOKIE_BYTES = 4096
#: Keys whose players are remembered, so that not every request asks the database.
MOST_KNOWN = 20_000
#: How long a link to another device works, in seconds.
LINK_AGE = 900

_COOKIE = COOKIE.encode()
_KEY = re.compile(rb"[0-9a-f]{32}")


class Unknown(Refusal):
    """No key, or one that belongs to nobody."""


class CookiesTooLarge(Refusal):
    """The Cookie header is longer than is read; answered with 431."""


@dataclass(frozen=True)
class Caller:
    """A player, and the key of the request."""

    person: Person
    key: str


def new_key() -> str:
    """128 random bits in hex."""
    return secrets.token_hex(16)


def hashed(secret: str) -> str:
    """How keys and tokens are stored."""
    return hashlib.sha256(secret.encode()).hexdigest()


def key_of(scope: Scope) -> str | None:
    """The key a request came with: the Authorization header's, else the cookie's."""
    if (given := header(scope, b"authorization")) is not None:
        kind, _, key = given.partition(" ")
        # Whatever it is, it is what the caller says: it is not looked up anywhere else.
        return key.strip() if kind.lower() == "bearer" else ""
    return _key_in_cookies([value for name, value in scope["headers"] if name == b"cookie"])


def _key_in_cookies(lines: list[bytes]) -> str | None:
    """The value of our own cookie, the first if there are several; "" if it cannot be a key, None without it.

    ``http.cookies`` is not used: it takes quadratic time for a value with many backslashes (CVE-2024-7592).
    """
    if sum(map(len, lines)) > MOST_COOKIE_BYTES:
        raise CookiesTooLarge("cookies-too-large", most=MOST_COOKIE_BYTES)
    for line in lines:
        for pair in line.split(b";"):
            name, _, value = pair.strip().partition(b"=")
            if name == _COOKIE:
                return value.decode() if _KEY.fullmatch(value) else ""
    return None


def cookie(key: str, scope: Scope) -> str:
    """The header that has a browser keep a key."""
    secure = "; Secure" if scope.get("scheme") == "https" else ""
    return f"{COOKIE}={key}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Lax{secure}"


class Authenticator:
    """Finds players by their keys."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self._known: OrderedDict[str, Person] = OrderedDict()

    async def maybe(self, scope: Scope) -> Caller | None:
        """Who calls; None if no key came. An unknown key is refused, never overlooked."""
        key = key_of(scope)
        if key is None:
            return None
        digest = hashed(key)
        person = self._known.get(digest)
        if person is None:
            found = await self.store.read(queries.player_of_key, digest)
            if found is None:
                raise Unknown("unknown-key")
            person = self._known[digest] = Person(*found)
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        else:
            self._known.move_to_end(digest)
        if seconds := self.limits.of_key(digest):
            raise TooMany("too-many", seconds=seconds)
        return Caller(person, key)
