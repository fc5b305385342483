"""Tests wait for what they need, however long that takes on the machine they run on."""

import asyncio
import time
from collections.abc import Iterator

#: Seconds after which a test gives up. No test comes near it: it only ends one that hangs.
HANG = 600


def pauses() -> Iterator[float]:
    """Seconds between two looks, longer and longer: to look costs time too, the server's above all."""
    pause = 0.004
    while True:
        yield pause
        pause = min(1.4 * pause, 0.1)


def until(condition):
    """Wait until a condition holds, and return what it returned."""
    end, pause = time.monotonic() + HANG, pauses()
    while not (found := condition()):
        assert time.monotonic() < end, "it never came true"
        time.sleep(next(pause))
    return found


async def until_so(condition):
    """The same in a loop, which runs meanwhile."""
    async with asyncio.timeout(HANG):
        while not (found := condition()):
            await asyncio.sleep(0.01)
        return found
