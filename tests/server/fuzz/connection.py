"""Raw connections: bytes over a socket, and whatever comes back, read as HTTP/1.1."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from urllib.parse import urlsplit

import h11

from tests.waiting import HANG

#: Seconds to wait for an answer or a close; the server's own limits are 10 and 15.
PATIENCE = float(HANG)
#: Seconds for which an event stream is read.
STREAMED = 0.1
#: Seconds to wait for the answer to what may be no whole request, before our side is closed.
LOOK = 0.7
#: More answers than anything we send can have.
MOST = 1000


@dataclass
class Answer:
    """One answer."""

    status: int
    headers: dict[str, str]
    body: bytes = b""

    @property
    def stream(self) -> bool:
        return self.headers.get("content-type", "").startswith("text/event-stream")


@dataclass
class Outcome:
    """What became of something that was sent."""

    answers: list[Answer] = field(default_factory=list)
    closed: bool = False  #: by the server, at the end of an answer or before one
    cut: bool = False  #: in the middle of an answer, or by a reset
    hung: bool = False  #: neither answered nor closed in all our patience
    garbled: str = ""  #: what came and was no HTTP

    @contextlib.asynccontextmanager
    async def watched(self) -> AsyncIterator[None]:
        """Whatever goes wrong meanwhile becomes part of the outcome."""
        try:
            async with asyncio.timeout(PATIENCE):
                yield
        except TimeoutError:
            self.hung = True
        except OSError:
            self.cut = True
        except h11.RemoteProtocolError as error:
            self.garbled = str(error)


class Connection:
    """A connection, opened when it is needed and used again as long as both sides like."""

    def __init__(self, url: str) -> None:
        place = urlsplit(url)
        self._place = (str(place.hostname), int(place.port or 80))
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._rest = b""  #: what came after the last answer

    @property
    def open(self) -> bool:
        """Whether it was used before, and may have been closed meanwhile."""
        return self._streams is not None

    async def send(self, data: bytes, answers: int = 1, *, head: bool = False, keep: bool = False) -> Outcome:
        """Send whole requests and read their answers; ``keep`` leaves the connection open for more."""
        outcome = Outcome()
        async with outcome.watched():
            await self.write(data)
            await self.read(outcome, answers, head)
        if not keep or outcome.closed or outcome.cut or outcome.hung or outcome.garbled:
            await self.close()
        return outcome

    async def send_doubtful(self, data: bytes, *, head: bool = False) -> Outcome:
        """Send what may be less or more than a request; then close our side, and read to the end."""
        outcome = Outcome()
        async with outcome.watched():
            await self.write(data)
            reading = asyncio.ensure_future(self.read(outcome, 1, head))
            await asyncio.wait({reading}, timeout=LOOK)
            if not outcome.closed:
                await self.write_eof()
                await reading
                if not outcome.closed and not head:
                    await self.read(outcome, MOST, head)
            await reading
        await self.close()
        return outcome

    async def write(self, data: bytes) -> None:
        """Send bytes."""
        if self._streams is None:
            self._streams = await asyncio.open_connection(*self._place, limit=2**22)
        self._streams[1].write(data)
        with contextlib.suppress(OSError):  # who closes early has perhaps said why
            await self._streams[1].drain()

    async def write_eof(self) -> None:
        """Send no more."""
        assert self._streams is not None
        with contextlib.suppress(OSError):
            self._streams[1].write_eof()

    async def read(self, outcome: Outcome, answers: int, head: bool = False) -> None:
        """So many answers, or fewer if the server closes."""
        for _ in range(answers):
            answer = await self._read_one(head)
            outcome.answers += [] if answer is None else [answer]
            if answer is None or answer.stream or answer.headers.get("connection", "").lower() == "close":
                outcome.closed = True
                return

    async def close(self) -> None:
        """Hang up."""
        streams, self._streams, self._rest = self._streams, None, b""
        if streams is not None:
            streams[1].close()
            with contextlib.suppress(OSError):
                await streams[1].wait_closed()

    async def _read_one(self, head: bool) -> Answer | None:
        """The next answer, None if the server has closed instead; interim ones (1xx) are skipped."""
        assert self._streams is not None
        reader, answer, begun = self._streams[0], Answer(0, {}), bool(self._rest)
        parser = h11.Connection(h11.CLIENT, max_incomplete_event_size=2**22)
        parser.send(h11.Request(method="HEAD" if head else "GET", target="/", headers=[("Host", "x")]))
        parser.send(h11.EndOfMessage())
        if self._rest:
            parser.receive_data(self._rest)
        while not isinstance(event := parser.next_event(), h11.EndOfMessage):
            if event is h11.NEED_DATA:
                data = await reader.read(2**16)
                if not data and not begun:
                    return None
                if not data and not (answer.status and parser.their_state is h11.SEND_BODY):
                    raise ConnectionResetError
                begun = True
                parser.receive_data(data)
            elif isinstance(event, h11.Response):
                headers = {name.decode(): value.decode("latin-1") for name, value in event.headers}
                answer = Answer(event.status_code, headers)
                if answer.stream and not head:
                    answer.body = await _streamed(reader)
                    return answer
            elif isinstance(event, h11.Data):
                answer.body += event.data
        self._rest = parser.trailing_data[0]
        return answer


async def _streamed(reader: asyncio.StreamReader) -> bytes:
    """The first of a stream that never ends."""
    begun = b""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(STREAMED):
            while part := await reader.read(2**16):
                begun += part
    return begun
