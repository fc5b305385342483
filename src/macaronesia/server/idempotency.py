"""Idempotency-Key: a POST that creates can be sent again, and is answered the same and done once.

An answer may hold a player's key, which must not be readable in the database. So answers are encrypted with a
key derived from the Idempotency-Key, of which only a hash is stored.
"""

import asyncio
import base64
import hashlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from macaronesia.server.middleware.asgi import Scope, header
from macaronesia.server.middleware.logs import tell
from macaronesia.server.storage import queries
from macaronesia.server.storage.errors import StoreError
from macaronesia.server.storage.schema import Remembered
from macaronesia.server.storage.store import Store
from macaronesia.table.refusals import Conflict, Invalid, Words

LONGEST_KEY = 200
#: How long answers are kept, in seconds.
MEMORY = 7 * 86400
#: How often older answers are deleted, in seconds.
FORGETTING = 3600
_NONCE = 12  #: bytes

T = TypeVar("T", bound=msgspec.Struct)


@dataclass(frozen=True)
class Call:
    """A request with an Idempotency-Key, identified by who calls, the address, and the key."""

    digest: bytes  #: of all three; secret, because the Idempotency-Key is
    body: bytes

    def remember(self, answer: msgspec.Struct) -> Remembered:
        """The answer, encrypted, to be stored with what the call did."""
        nonce = secrets.token_bytes(_NONCE)
        sealed = AESGCM(self._derived(b"seal")).encrypt(nonce, msgspec.json.encode(answer), self.body)
        return Remembered(self.id, nonce + sealed, time.time())

    def recall(self, stored: bytes, kind: type[T]) -> T:
        """The answer; Conflict where the key was used with another body."""
        try:
            answer = AESGCM(self._derived(b"seal")).decrypt(stored[:_NONCE], stored[_NONCE:], self.body)
        except InvalidTag:
            raise Conflict("idempotency-reused") from None
        return msgspec.json.decode(answer, type=kind)

    @property
    def id(self) -> str:
        """Under which its answer is stored."""
        return self._derived(b"id").hex()

    @property
    def table_id(self) -> str:
        """The id of a table this call creates: the same on every server, 128 bits that nobody can guess."""
        return base64.urlsafe_b64encode(self._derived(b"table")[:16]).decode().rstrip("=")

    def _derived(self, purpose: bytes) -> bytes:
        return hashlib.sha256(purpose + self.digest).digest()


class Idempotency:
    """Calls that are being answered, and those that were."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self._clock = clock
        self._running: dict[bytes, asyncio.Lock] = {}

    async def keep_forgetting(self, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        """Delete the answers that are older than MEMORY, now and every hour, until cancelled."""
        while True:
            try:
                await self.store.write(queries.forget_remembered, self._clock() - MEMORY)
            except StoreError as error:  # they can be deleted an hour later as well
                tell("forgetting-failed", logging.WARNING, reason=error.code)
            await sleep(FORGETTING)

    async def once(self, call: Call | None, kind: type[T], make: Callable[[], Awaitable[T]]) -> T:
        """The answer given before, else that of ``make``; equal calls wait for each other.

        ``make`` stores what ``call.remember`` returns together with what it does.
        """
        if call is None:
            return await make()
        lock = self._running.setdefault(call.digest, asyncio.Lock())
        try:
            async with lock:
                before = await self._recalled(call, kind)
                if before is not None:
                    return before
                answer = await make()
                # An equal call may have been answered by another server, which then stored its answer first.
                return await self._recalled(call, kind) or answer
        finally:
            if not lock.locked():
                self._running.pop(call.digest, None)

    async def _recalled(self, call: Call, kind: type[T]) -> T | None:
        stored = await self.store.read(queries.remembered, call.id)
        return None if stored is None else call.recall(stored, kind)


def call_of(scope: Scope, who: str, body: bytes) -> Call | None:
    """The call, if the request has an Idempotency-Key."""
    key = header(scope, b"idempotency-key")
    if key is None:
        return None
    if not 1 <= len(key) <= LONGEST_KEY:
        raise Invalid.field("Idempotency-Key", key, Words("allowed-length", most=LONGEST_KEY))
    place = f"{scope['method']} {scope['path']}"
    return Call(hashlib.sha256("\0".join(["call", who, place, key]).encode()).digest(), body)
