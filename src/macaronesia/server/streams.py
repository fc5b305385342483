"""Event streams: frames as the browser's EventSource reads them, and those who listen."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from macaronesia.table.log import LogEntry
from macaronesia.table.messages import chat_line, clock_news, event_of, state_news, table_news
from macaronesia.table.table import Table

#: Said every so many seconds, so that nothing on the way takes the silence for the end.
HEARTBEAT = 15.0
BEAT = b":\n\n"
#: The last words of a server that stops: come back soon.
FAREWELL = b"retry: 1000\n\n"
#: A listener who does not read is cut off when so much waits for it; it resumes where it was.
MOST_WAITING = 4 * 2**20
#: So many lines of the chat are sent to who comes without a number; GET .../chat has the earlier ones.
RECENT_CHAT = 200

_encode = msgspec.json.Encoder().encode


def frame(kind: str, data: Any, number: int | None = None) -> bytes:
    """One event; a number makes it one from which a stream can be resumed."""
    head = b"" if number is None else b"id: %d\n" % number
    return b"%sevent: %s\ndata: %s\n\n" % (head, kind.encode(), _encode(data))


def entry_frame(table: Table, entry: LogEntry, at: float, seat: int | None) -> bytes:
    """The event of the entry that was just folded, and the clock if it runs anew."""
    kind, content = event_of(table, entry, at, seat)
    event = frame(kind, content, table.last)
    clock = clock_news(table) if kind in ("state", "table") else None
    return event if clock is None else event + frame("clock", clock)


def present(table: Table, seat: int | None) -> bytes:
    """How a table stands, for those who come without a number: table, recent chat, state, clock.

    Only the last of them is numbered, with the table's own number: a stream that is cut off before it begins
    anew, and one that is cut off after it is resumed without a gap.
    """
    chat = [frame("chat", chat_line(*line)) for line in table.chat[-RECENT_CHAT:]]
    if table.game is None:
        return b"".join([*chat, frame("table", table_news(table), table.last)])
    clock = clock_news(table)
    return b"".join(
        [
            frame("table", table_news(table)),
            *chat,
            frame("state", state_news(table, 0, seat), table.last),
            *([] if clock is None else [frame("clock", clock)]),
        ]
    )


class Listener:
    """One open stream."""

    def __init__(self, player: str | None, chosen: int | None) -> None:
        self.player = player
        self.chosen = chosen
        self._waiting: list[bytes] = []
        self._size = 0
        self._news = asyncio.Event()
        self._closed = False

    def begin(self, frames: bytes) -> None:
        """Send this first; it does not count as waiting.

        Else a listener who has missed too much would be cut off at once, each time it comes back.
        """
        self._waiting.append(frames)
        self._news.set()

    def push(self, frames: bytes) -> None:
        """Send this next."""
        self._size += len(frames)
        if self._size > MOST_WAITING:
            self._waiting.clear()
            self.close()
        else:
            self.begin(frames)

    def close(self, last: bytes = b"") -> None:
        """End the stream after what is waiting."""
        self._closed = True
        self.begin(last)

    async def frames(self) -> AsyncIterator[bytes]:
        """What is to be sent, as it comes."""
        while True:
            if self._waiting:
                ready, self._size = b"".join(self._waiting), 0
                self._waiting.clear()
                yield ready
            elif self._closed:
                return
            else:
                self._news.clear()
                await self._news.wait()
