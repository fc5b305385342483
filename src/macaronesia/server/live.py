"""A table in memory, and what its listeners are sent."""

import asyncio
from dataclasses import dataclass, field

from macaronesia.server.streams import Listener, entry_frame
from macaronesia.table.log import LogEntry
from macaronesia.table.messages import depends_on_seat, viewpoint
from macaronesia.table.table import Table


@dataclass
class LoadedTable:
    """A table in memory."""

    table: Table
    seq: int = 0  #: the last row of its log that was folded
    rows: list[tuple[float, list[LogEntry]]] = field(default_factory=list)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    users: int = 0  #: how many work with it, or wait for that: it stays in memory for them
    #: What was folded may not be on disk: fold anew, and tell listeners what comes after this entry.
    unsure: int | None = None

    def addressed(self, entry: LogEntry, at: float) -> list[tuple[Listener, bytes]]:
        """The event of an entry for every listener, written once for each viewpoint."""
        frames: dict[int | None, bytes] = {}
        post = []
        for listener in self.listeners:
            seat = viewpoint(self.table, listener.player, listener.chosen) if depends_on_seat(entry) else None
            if seat not in frames:
                frames[seat] = entry_frame(self.table, entry, at, seat)
            post.append((listener, frames[seat]))
        return post

    def missed(self, listener: Listener, after: int) -> bytes:
        """Every event after one, as the listener would have heard it then."""
        table, frames = Table(self.table.id), []
        for at, entries in self.rows:
            for entry in entries:
                table.apply(entry, at)
                if table.last > after:
                    seat = viewpoint(table, listener.player, listener.chosen)
                    frames.append(entry_frame(table, entry, at, seat))
        return b"".join(frames)
