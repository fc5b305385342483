"""A process of its own that writes to a store: race, write, add; see the functions."""

import asyncio
import os
import sys

from macaronesia.server.storage.errors import StoreError
from macaronesia.server.storage.store import open_store
from tests.server.storage.stored import add


async def race(url: str, table: str, seq: str, tries: str) -> None:
    """Wait for a line, then try to write the same row many times; tell how often it worked."""
    store = await open_store(url)
    say("ready")
    await asyncio.to_thread(sys.stdin.readline)
    won = await asyncio.gather(*(add(store, table, int(seq)) for _ in range(int(tries))))
    say(sum(won))
    await store.close()


async def write(url: str) -> None:
    """Write rows of many tables without end, telling each when it is safe; meant to be killed."""
    store = await open_store(url)

    async def one(table: str) -> None:
        seq = 0
        while True:
            seq += 1
            await add(store, table, seq)
            say(table, seq)

    await asyncio.gather(*(one(f"table{n}") for n in range(20)))


async def append(url: str, *tables: str) -> None:
    """Write the first row of some tables."""
    store = await open_store(url)
    await asyncio.gather(*(add(store, table) for table in tables))
    await store.close()


async def hold(url: str) -> None:
    """Open the store, or tell why not, and keep it until there is a line."""
    try:
        store = await open_store(url)
    except StoreError as error:
        say(error.code)
        return
    say("open")
    await asyncio.to_thread(sys.stdin.readline)
    await store.close()


def say(*words: object) -> None:
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


if __name__ == "__main__":
    asyncio.run(globals()[sys.argv[1]](*sys.argv[2:]))
