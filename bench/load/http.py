"""HTTP/1.1 as cheap as it can be had: the caller shares the machine with the server it measures.

Connections are kept alive and carry one request at a time; streams have connections of their own.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

#: Hears the status and the body of an answer; status 0: the connection was lost before it came.
Answered = Callable[[int, bytes], None]
#: Hears the number (None: it has none), the kind and the data of an event.
Heard = Callable[[int | None, bytes, bytes], None]

#: The server closes connections that rest for 15 seconds; we do not wait for that.
MOST_REST = 8.0

encode = msgspec.json.Encoder().encode


class Failed(Exception):
    """A call that was not answered as it must be."""


def request(method: str, path: str, key: str | None = None, body: Any = None) -> bytes:
    """A request as it goes over the wire."""
    lines = [f"{method} {path} HTTP/1.1", "Host: load"]
    if key is not None:
        lines.append(f"Authorization: Bearer {key}")
    content = b"" if body is None else encode(body)
    if method == "POST":
        lines += ["Content-Type: application/json", f"Content-Length: {len(content)}"]
    return "\r\n".join([*lines, "", ""]).encode() + content


class Connection(asyncio.Protocol):
    """One connection of a pool."""

    def __init__(self, pool: "Pool") -> None:
        self.rested_since = 0.0
        self.transport: asyncio.Transport
        self._pool = pool
        self._answered: Answered | None = None
        self._came = b""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # TCP
        """It is open."""
        self.transport = transport

    def ask(self, sent: bytes, answered: Answered) -> None:
        """Send a request; whoever asks hears the answer."""
        self._answered = answered
        self.transport.write(sent)

    def data_received(self, data: bytes) -> None:
        """Some of an answer, mostly all of it."""
        self._came = came = self._came + data if self._came else data
        end = came.find(b"\r\n\r\n")
        if end < 0:
            return
        head = came[:end].lower()
        start = head.index(b"content-length:") + 15
        length = int(head[start : None if (stop := head.find(b"\r", start)) < 0 else stop])
        if len(came) < end + 4 + length:
            return
        answered, self._answered, self._came = self._answered, None, b""
        self._pool.free(self)
        assert answered is not None, "an answer that nobody asked for"
        answered(int(came[9:12]), came[end + 4 :])

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - asyncio's
        """It is closed; who still waits hears of it."""
        self._pool.drop(self)
        if self._answered is not None:
            self._answered(0, b"")


class Pool:
    """Connections to one server; the one used last is used next."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self._loop = asyncio.get_running_loop()
        self._free: list[Connection] = []
        self._opening: set[asyncio.Task[None]] = set()

    def send(self, sent: bytes, answered: Answered) -> None:
        """Make a request on a free connection, or on a new one."""
        while self._free:
            connection = self._free.pop()
            if self._loop.time() - connection.rested_since < MOST_REST:
                connection.ask(sent, answered)
                return
            connection.transport.close()
        opening = self._loop.create_task(self._send_on_new(sent, answered))
        self._opening.add(opening)
        opening.add_done_callback(self._opening.discard)

    async def _send_on_new(self, sent: bytes, answered: Answered) -> None:
        try:
            _, connection = await self._loop.create_connection(lambda: Connection(self), self.host, self.port)
        except OSError:
            answered(0, b"")
        else:
            connection.ask(sent, answered)

    def free(self, connection: Connection) -> None:
        """A connection rests."""
        connection.rested_since = self._loop.time()
        self._free.append(connection)

    def drop(self, connection: Connection) -> None:
        """A connection is no more."""
        if connection in self._free:
            self._free.remove(connection)

    def close(self) -> None:
        """Close what rests."""
        for connection in [*self._free]:
            connection.transport.close()

    async def call(self, method: str, path: str, key: str | None = None, body: Any = None) -> Any:
        """What a call is answered, read; Failed if it was refused."""
        came: asyncio.Future[tuple[int, bytes]] = self._loop.create_future()
        self.send(
            request(method, path, key, body), lambda status, content: came.set_result((status, content))
        )
        status, content = await came
        if not 200 <= status < 300:
            raise Failed(f"{method} {path}: {status} {content.decode()}")
        return msgspec.json.decode(content)


class EventStream(asyncio.Protocol):
    """One open stream; its events are taken out of their chunks and told one by one."""

    def __init__(self, sent: bytes, heard: Heard) -> None:
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False
        self._sent = sent
        self._heard = heard
        self._came = b""
        self._text = b""
        self._in_body = False
        self._leaving = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # TCP
        """Ask for the stream."""
        self._transport = transport
        transport.write(self._sent)

    def data_received(self, data: bytes) -> None:
        """Some chunks."""
        self._came = self._came + data if self._came else data
        if not self._in_body and not self._read_head():
            return
        while (line := self._came.find(b"\r\n")) >= 0:
            size = int(self._came[:line], 16)
            if len(self._came) < line + size + 4:
                return
            self._text += self._came[line + 2 : line + 2 + size]
            self._came = self._came[line + size + 4 :]
            self._tell()

    def _read_head(self) -> bool:
        head, end, rest = self._came.partition(b"\r\n\r\n")
        if not end:
            return False
        if not head.startswith(b"HTTP/1.1 200"):
            self.open.set_exception(Failed(head.decode()))
            self.close()
            return False
        self._came, self._in_body = rest, True
        self.open.set_result(None)
        return True

    def _tell(self) -> None:
        *frames, self._text = self._text.split(b"\n\n")
        for frame in frames:
            if frame.startswith(b"id: "):
                number, kind, data = frame.split(b"\n", 2)
                self._heard(int(number[4:]), kind[7:], data[6:])
            elif frame.startswith(b"event: "):
                kind, data = frame.split(b"\n", 1)
                self._heard(None, kind[7:], data[6:])

    def close(self) -> None:
        """Hang up."""
        self._leaving = True
        self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - asyncio's
        """The server has closed it, or we have."""
        self.lost = not self._leaving
        if not self.open.done():
            self.open.set_exception(Failed("a stream was closed before it began"))


async def listen(pool: Pool, path: str, key: str, heard: Heard) -> EventStream:
    """An open stream, from now on."""
    loop = asyncio.get_running_loop()
    sent = request("GET", path, key)
    _, stream = await loop.create_connection(lambda: EventStream(sent, heard), pool.host, pool.port)
    await stream.open
    return stream
