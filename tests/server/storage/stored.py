"""Rows and summaries to store, stores to put them in, and other processes that do the same."""

import asyncio
import functools
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from macaronesia.server.storage import queries
from macaronesia.server.storage.schema import Row, Summary
from macaronesia.server.storage.store import Store, open_store
from tests.waiting import HANG

CHILD = Path(__file__).parent / "storage_child.py"


def in_a_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that is a coroutine."""

    @functools.wraps(test)
    def run(*arguments: Any, **named: Any) -> None:
        asyncio.run(asyncio.wait_for(test(*arguments, **named), HANG))

    return run


@asynccontextmanager
async def opened(*urls: str) -> AsyncIterator[Any]:
    """A store, or several."""
    stores = [await open_store(url) for url in urls]
    try:
        yield stores[0] if len(stores) == 1 else stores
    finally:
        for store in stores:
            await store.close()


def row(table: str = "t", seq: int = 1, body: str = "{}", at: float | None = None) -> Row:
    return Row(table, seq, time.time() if at is None else at, body)


def summary(table: str = "t", **changed: Any) -> Summary:
    values: dict[str, Any] = {
        "game": "santiago",
        "state": "open",
        "visibility": "public",
        "created": 1000.0,
        "people": ("ann",),
        "doc": "{}",
    }
    return Summary(table, **(values | changed))


async def add(store: Store, table: str, seq: int = 1, **changed: Any) -> bool:
    """Append a row whose summary is as told."""
    return await store.append(row(table, seq), summary(table, **changed))


async def last_seq(store: Store, table: str) -> int:
    """The seq of a table's last row; 0 without one."""
    return max((row.seq for row in await store.read(queries.read_log, table)), default=0)


async def names(store: Store, states: tuple[str, ...] = ("open",), **asked: Any) -> list[str]:
    """The tables of a list."""
    return [listed.table for listed in await store.read(queries.list_tables, states, **asked)]


def child(*words: object) -> "subprocess.Popen[str]":
    """Another process that has the database open; what it does is in storage_child.py."""
    command = [sys.executable, str(CHILD), *map(str, words)]
    paths = os.pathsep.join([str(CHILD.parents[2]), os.environ["PYTHONPATH"]])
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": paths},
    )
