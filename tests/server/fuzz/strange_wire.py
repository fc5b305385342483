"""A raw sender: bytes over a socket, and whatever comes back, read as HTTP/1.1."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

from tests.waiting import HANG

#: Nobody waits longer than this for an answer or a close; the server's own limits are 10 and 15 seconds.
PATIENCE = float(HANG)
#: So much of an event stream is read.
SIP = 0.1
#: So long we look for the answer to what may be no whole request.
LOOK = 0.7
#: More answers than anything we send can have.
MOST = 1000


@dataclass
class Answer:
    """One answer."""

    status: int
    headers: dict[str, str]
    body: bytes

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


class Wire:
    """A connection, opened when it is needed and used again as long as both sides like."""

    def __init__(self, host: str, port: int) -> None:
        self._place = (host, port)
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    @property
    def open(self) -> bool:
        """Whether it was used before, and may have been closed meanwhile."""
        return self._writer is not None

    async def send(self, data: bytes, answers: int = 1, *, head: bool = False, keep: bool = False) -> Outcome:
        """Send whole requests and read their answers; ``keep`` leaves the connection open for more."""
        outcome = Outcome()
        async with self._watched(outcome):
            reader, _ = await self._sent(data)
            await _read(reader, answers, head, outcome)
        if not keep or outcome.closed or outcome.cut or outcome.hung:
            await self.close()
        return outcome

    async def send_doubtful(self, data: bytes, *, head: bool = False) -> Outcome:
        """Send what may be less or more than a request; then close our side, and read to the end."""
        outcome = Outcome()
        async with self._watched(outcome):
            reader, writer = await self._sent(data)
            reading = asyncio.ensure_future(_read(reader, 1, head, outcome))
            await asyncio.wait({reading}, timeout=LOOK)
            if not outcome.closed:
                with contextlib.suppress(OSError):
                    writer.write_eof()
                await reading
                if not outcome.closed and not head:
                    await _read(reader, MOST, head, outcome)
            await reading
        await self.close()
        return outcome

    @contextlib.asynccontextmanager
    async def _watched(self, outcome: Outcome) -> AsyncIterator[None]:
        """Whatever happens meanwhile becomes part of the outcome."""
        try:
            async with asyncio.timeout(PATIENCE):
                yield
        except TimeoutError:
            outcome.hung = True
        except (OSError, asyncio.IncompleteReadError):
            outcome.cut = True
        except ValueError as error:
            outcome.garbled = str(error)

    async def _sent(self, data: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._reader is None or self._writer is None:
            self._reader, self._writer = await asyncio.open_connection(*self._place, limit=2**22)
        self._writer.write(data)
        with contextlib.suppress(OSError):  # who closes early has perhaps said why
            await self._writer.drain()
        return self._reader, self._writer

    async def close(self) -> None:
        """Hang up."""
        writer, self._reader, self._writer = self._writer, None, None
        if writer is not None:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()


async def _read(reader: asyncio.StreamReader, answers: int, head: bool, outcome: Outcome) -> None:
    """So many answers, or fewer if the server closes."""
    for _ in range(answers):
        answer = await read_answer(reader, head)
        if answer is None:
            outcome.closed = True
            return
        outcome.answers.append(answer)
        if answer.stream or answer.headers.get("connection", "").lower() == "close":
            outcome.closed = True
            return


async def read_answer(reader: asyncio.StreamReader, head: bool = False) -> Answer | None:
    """The next answer, None if the server has closed instead; interim ones (1xx) are skipped."""
    while True:
        try:
            lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        except asyncio.IncompleteReadError as rest:
            if rest.partial:
                raise
            return None
        version, code, *_ = lines[0].split(" ")
        if version != "HTTP/1.1" or not code.isdecimal():
            raise ValueError(lines[0])
        if not code.startswith("1"):
            break
    headers = {}
    for line in lines[1:-2]:
        name, colon, value = line.partition(":")
        if not colon:
            raise ValueError(line)
        headers[name.lower()] = value.strip()
    answer = Answer(int(code), headers, b"")
    if not head and code not in ("204", "304"):
        answer.body = await _body(reader, answer)
    return answer


async def _body(reader: asyncio.StreamReader, answer: Answer) -> bytes:
    if answer.stream:
        return await _sip(reader)
    if "content-length" in answer.headers:
        return await reader.readexactly(int(answer.headers["content-length"]))
    if answer.headers.get("transfer-encoding") == "chunked":
        body = b""
        while size := int(await reader.readuntil(b"\r\n"), 16):
            body += await reader.readexactly(size)
            await reader.readexactly(2)
        await reader.readexactly(2)
        return body
    return await reader.read()


async def _sip(reader: asyncio.StreamReader) -> bytes:
    """The first of a stream that never ends."""
    sip = b""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(SIP):
            while part := await reader.read(2**16):
                sip += part
    return sip
