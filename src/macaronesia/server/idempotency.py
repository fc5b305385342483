"""The same call again: an Idempotency-Key makes a POST that creates safe to repeat.

An answer may hold a secret (a player's key), and the database must not; so answers are sealed with
the Idempotency-Key itself, of which only a hash is stored.
"""

import asyncio
import base64
import hashlib
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from macaronesia.server.middleware.asgi import Scope, header
from macaronesia.server.middleware.logs import tell
from macaronesia.server.storage import Remembered, Store, StoreError
from macaronesia.table.refusals import Conflict, Invalid, Words

LONGEST_KEY = 200
#: Answers are remembered so long, in seconds.
MEMORY = 7 * 86400
#: How often older answers are deleted, in seconds.
FORGETTING = 3600


@dataclass(frozen=True)
class Call:
    """A call with an Idempotency-Key, told apart from all others by who calls, where, and the key."""

    key: str
    digest: str  #: of all three; secret, because whoever calls is known by a secret
    fingerprint: bytes  #: of what was sent

    def remember(self, answer: bytes) -> Remembered:
        """The answer, sealed, to be stored with what the call did."""
        return Remembered(self.id, self.fingerprint + self._sealed(answer), time.time())

    def recall(self, stored: bytes) -> bytes:
        """The answer; a key that was used for something else is refused."""
        if stored[:32] != self.fingerprint:
            raise Conflict("idempotency-reused")
        return self._sealed(stored[32:])

    @property
    def id(self) -> str:
        """Under which its answer is stored."""
        return hashlib.sha256(b"id" + self.digest.encode()).hexdigest()

    def _sealed(self, text: bytes) -> bytes:
        stream = hashlib.shake_256(b"seal" + self.key.encode() + self.digest.encode()).digest(len(text))
        return (int.from_bytes(text) ^ int.from_bytes(stream)).to_bytes(len(text))

    @property
    def table_id(self) -> str:
        """The id of a table this call creates: the same on every server, and nobody else's guess."""
        digest = hashlib.sha256(b"table" + self.digest.encode()).digest()
        return base64.urlsafe_b64encode(digest[:16]).decode().rstrip("=")


class Idempotency:
    """Calls that are under way, and those that were answered."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self._clock = clock
        self._under_way: dict[str, asyncio.Lock] = {}

    async def keep_forgetting(self, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        """Delete the answers that are older than MEMORY, now and every hour, until cancelled."""
        while True:
            try:
                await self.store.forget_remembered(self._clock() - MEMORY)
            except StoreError as error:  # they can be deleted an hour later as well
                tell("forgetting-failed", logging.WARNING, reason=error.code)
            await sleep(FORGETTING)

    async def once(self, call: Call | None, made: Callable[[], Awaitable[bytes]]) -> bytes:
        """The answer given before, else that of the call made now; no equal one is made at the same time.

        ``made`` stores what ``call.remember`` gives together with what it does.
        """
        if call is None:
            return await made()
        lock = self._under_way.setdefault(call.digest, asyncio.Lock())
        try:
            async with lock:
                before = await self._recalled(call)
                if before is not None:
                    return before
                answer = await made()
                # An equal call may have been made on another server: then its answer was stored first.
                return await self._recalled(call) or answer
        finally:
            if not lock.locked():
                self._under_way.pop(call.digest, None)

    async def _recalled(self, call: Call) -> bytes | None:
        """The answer given before."""
        stored = await self.store.remembered(call.id)
        return None if stored is None else call.recall(stored)


def call_of(scope: Scope, who: str, body: bytes) -> Call | None:
    """The call, if it came with an Idempotency-Key."""
    key = header(scope, b"idempotency-key")
    if key is None:
        return None
    if not 1 <= len(key) <= LONGEST_KEY:
        raise Invalid.field("Idempotency-Key", key, Words("allowed-length", most=LONGEST_KEY))
    place = f"{scope['method']} {scope['path']}"
    digest = hashlib.sha256("\0".join(["call", who, place, key]).encode()).hexdigest()
    return Call(key, digest, hashlib.sha256(body).digest())
