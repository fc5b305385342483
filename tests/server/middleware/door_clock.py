"""Time that passes when a test says so."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import ClassVar

from macaronesia.server.middleware.protocol import LimitedProtocol
from tests.waiting import HANG, until


class StillLoop(asyncio.SelectorEventLoop):
    """A loop on which only ``now`` tells what time it is."""

    now = 0.0

    def time(self) -> float:
        return self.now


class Later:
    """A loop for a protocol, which keeps what is to be done later until it is called."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self.kept: list[tuple[float, asyncio.TimerHandle, Callable[[], object]]] = []

    def __getattr__(self, name: str):
        return getattr(self._loop, name)

    def call_later(self, seconds: float, callback, *arguments) -> asyncio.TimerHandle:
        handle = self._loop.call_later(HANG, callback, *arguments)
        self.kept.append((seconds, handle, partial(callback, *arguments)))
        return handle


class Clocked(LimitedProtocol):
    """The protocol of one connection, whose limits are over when ``pass_time`` is called."""

    met: ClassVar[list["Clocked"]] = []

    def __init__(self, *arguments, **named) -> None:
        super().__init__(*arguments, **named)
        self.loop = Later(self.loop)
        self.got = 0  #: bytes
        self.met.append(self)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.got += len(data)

    @classmethod
    def last(cls) -> "Clocked":
        """The protocol of the connection that was made just now."""
        until(lambda: cls.met)
        return cls.met.pop()

    @property
    def waits(self) -> list[float]:
        """The limits that run, in seconds."""
        return [seconds for seconds, handle, _ in self.loop.kept if not handle.cancelled()]

    def pass_time(self) -> None:
        """All limits that run are over now."""
        for _, handle, callback in self.loop.kept:
            if not handle.cancelled():
                self.loop.call_soon_threadsafe(callback)
