"""Nobody takes the server for himself: so many requests a second, by address and by key."""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address

from macaronesia.errors import BadOption, Refusal
from macaronesia.server.middleware.asgi import (
    QUIET_PATHS,
    Answer,
    App,
    Middleware,
    Receive,
    Scope,
    Send,
    refusal_response,
)

#: The environment variable that sets them.
VARIABLE = "MACARONESIA_RATE_LIMIT"
#: So many addresses (and keys) are remembered at most, whoever tries to fill the memory.
MOST_BUCKETS = 100_000


@dataclass(frozen=True)
class Rates:
    """Requests a second in the long run, and at once after a pause. With several workers: of each."""

    key: float = 20
    key_burst: float = 100
    address: float = 100
    address_burst: float = 500


def read_rates(text: str | None) -> Rates | None:
    """The rates of MACARONESIA_RATE_LIMIT; None is no limit, an unset variable the usual rates."""
    if text is None or not text.strip():
        return Rates()
    if text.strip() == "0":
        return None
    try:
        numbers = [float(word) for word in text.split(",")]
    except ValueError:
        numbers = []
    # A burst below one would never let anybody in.
    if len(numbers) != 4 or not all(0.001 <= n <= 1e9 for n in numbers) or min(numbers[1::2]) < 1:
        allowed = "0 (no limit) or KEY,BURST,ADDRESS,BURST, such as 20,100,100,500"
        raise BadOption.value(VARIABLE, text, allowed)
    return Rates(*numbers)


class Buckets:
    """Token buckets of one size. For each only the moment is kept when it will be full again."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._interval = 1 / rate
        self._depth = burst / rate
        self._clock = clock
        #: In the order of the last request, so that the longest quiet ones come first.
        self._full_at: dict[str | bytes, float] = {}

    def wait(self, who: str | bytes) -> float:
        """Take a token; how many seconds until there is one, 0 if there was."""
        now = self._clock()
        self._forget(now)
        full_at = max(self._full_at.get(who, now), now) + self._interval
        if (short := full_at - now - self._depth) > 1e-9:
            return short
        self._full_at.pop(who, None)
        self._full_at[who] = full_at
        return 0.0

    def __len__(self) -> int:
        return len(self._full_at)

    def _forget(self, now: float) -> None:
        """A full bucket is like one never seen. Two a request: more go than come."""
        for _ in range(2):
            oldest = next(iter(self._full_at), None)
            if oldest is None or (self._full_at[oldest] > now and len(self._full_at) < MOST_BUCKETS):
                return
            del self._full_at[oldest]


class Limits:
    """The buckets of a server."""

    def __init__(self, rates: Rates | None, clock: Callable[[], float] = time.monotonic) -> None:
        self._addresses = None if rates is None else Buckets(rates.address, rates.address_burst, clock)
        self._keys = None if rates is None else Buckets(rates.key, rates.key_burst, clock)

    def of_address(self, address: str) -> int:
        """How many whole seconds an address must wait; 0: it may go on."""
        return 0 if self._addresses is None else math.ceil(self._addresses.wait(network_of(address)))

    def of_key(self, key_hash: str | bytes) -> int:
        """The same of a key, which the caller knows to be valid: unknown keys count by address only."""
        return 0 if self._keys is None else math.ceil(self._keys.wait(key_hash))


def network_of(address: str) -> str:
    """Whom an address belongs to: IPv6 is given out by /64."""
    if ":" not in address:
        return address
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    return str(parsed.ipv4_mapped or int(parsed) >> 64)


class TooMany(Refusal):
    """An address or a key asks too often; 429, with the seconds to wait."""

    def answer(self, scope: Scope) -> Answer:
        """The answer to who must wait."""
        return refusal_response(self, 429, scope, [(b"retry-after", str(self.params["seconds"]).encode())])


class AddressRates(Middleware):
    """Holds every address to its rate."""

    def __init__(self, app: App, limits: Limits) -> None:
        super().__init__(app)
        self._limits = limits

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, or 429 ``too-many``."""
        if scope["path"] not in QUIET_PATHS:
            client = scope.get("client")
            if seconds := self._limits.of_address(client[0] if client else ""):
                return await TooMany("too-many", seconds=seconds).answer(scope)(scope, receive, send)
        return await self.app(scope, receive, send)
