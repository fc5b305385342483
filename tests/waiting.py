"""Tests wait for what they need, however long that takes on the machine they run on."""

import asyncio
import time

#: Seconds after which a test gives up. No test comes near it: it only ends one that hangs.
HANG = 600


def until(condition):
    """Wait until a condition holds, and return what it returned."""
    end = time.monotonic() + HANG
    while not (found := condition()):
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.01)
    return found


async def until_so(condition):
    """The same in a loop, which runs meanwhile."""
    async with asyncio.timeout(HANG):
        while not (found := condition()):
            await asyncio.sleep(0.01)
        return found
