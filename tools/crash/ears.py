"""Those who listen: a stream that is resumed after the last event, whenever it breaks."""

import asyncio
import hashlib
import json
from collections.abc import AsyncIterator
from contextlib import aclosing
from dataclasses import dataclass
from typing import Any

import httpx
from calling import PAUSE, Caller, Violation


@dataclass(frozen=True)
class Event:
    """One event as it came."""

    number: int | None
    kind: str
    data: Any

    @property
    def digest(self) -> str:
        """Equal for equal events."""
        told = json.dumps([self.number, self.kind, self.data], sort_keys=True)
        return hashlib.sha256(told.encode()).hexdigest()


async def stream(caller: Caller, table: str, after: int | None) -> AsyncIterator[Event]:
    """Events until the connection breaks; what was not sent whole has not come."""
    headers = {**caller.headers, **({} if after is None else {"Last-Event-ID": str(after)})}
    waiting = ""
    try:
        async with caller.http.stream(
            "GET", f"/api/tables/{table}/events", headers=headers, timeout=60
        ) as answer:
            if answer.status_code == 503:
                return
            if answer.status_code != 200:
                raise Violation(f"the stream of {table}: {answer.status_code}")
            async for part in answer.aiter_text():
                *whole, waiting = (waiting + part).split("\n\n")
                for frame in whole:
                    fields = dict(
                        line.split(": ", 1) for line in frame.split("\n") if line[:1] not in ("", ":")
                    )
                    if "data" in fields:
                        number = int(fields["id"]) if "id" in fields else None
                        yield Event(number, fields["event"], json.loads(fields["data"]))
    except httpx.TransportError:
        return


class Ear:
    """Hears a table from the present on, over all breaks, and notices every gap and every repeat."""

    def __init__(self, caller: Caller, table: str) -> None:
        self.caller, self.table = caller, table
        self.heard: dict[int, str] = {}  #: what came as news, by its number
        self.last: int | None = None
        self._present = True  #: still being told how things stand
        self._resumed = False
        self._task = asyncio.ensure_future(self._listen())
        self.broken: Violation | None = None

    async def _listen(self) -> None:
        try:
            while True:
                async with aclosing(stream(self.caller, self.table, self.last)) as events:
                    async for event in events:
                        self._take(event)
                if self.last is not None:
                    self._present, self._resumed = False, True
                await asyncio.sleep(PAUSE)
        except Violation as broken:
            self.broken = broken

    def _take(self, event: Event) -> None:
        if event.number is None:
            return
        if self._present:
            if self.last is not None and event.number <= self.last:
                raise Violation(f"{self.table}: event {event.number} told after {self.last}")
            self._present = event.kind == "chat"
        else:
            if self.last is not None and event.number != self.last + 1:
                raise Violation(f"{self.table}: event {event.number} came after {self.last}")
            self.heard[event.number] = event.digest
            self.caller.figures.streams_resumed += self._resumed
            self._resumed = False
        self.last = event.number

    async def until(self, number: int) -> None:
        """Returns when an event has been heard; a Violation if anything was wrong before."""
        for _ in range(600):
            if self.broken is not None:
                raise self.broken
            if self.last is not None and self.last >= number:
                break
            await asyncio.sleep(0.1)
        else:
            raise Violation(f"{self.table}: event {number} was never heard, {self.last} was the last")
        await self.close()

    async def close(self) -> None:
        """Listen no more."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


async def whole_story(caller: Caller, table: str) -> list[Event]:
    """Every numbered event of a table where nothing happens any more, from the first to the last."""
    last: int | None = None
    while last is None:
        async with aclosing(stream(caller, table, None)) as events:
            async for event in events:
                if event.kind == "state":
                    last = event.number
                    break
        await asyncio.sleep(0 if last else PAUSE)
    story: list[Event] = []
    while not story or story[-1].number != last:
        async with aclosing(stream(caller, table, len(story))) as events:
            async for event in events:
                if event.number is not None:
                    if event.number != len(story) + 1:
                        raise Violation(f"{table}: event {event.number} is told as number {len(story) + 1}")
                    story.append(event)
                if len(story) == last:
                    break
        await asyncio.sleep(0 if len(story) == last else PAUSE)
    return story
