"""One worker process as the server sees it: a line is sent, a line comes back, or it is gone."""

import asyncio
import os
import sys
from contextlib import suppress
from typing import Any, cast

import msgspec

#: How long the system may take to clear a killed process away, in seconds.
GRACE = 60.0
#: One thread a thinker: N tables share N cores, and nothing else spreads over them.
ONE_THREAD = dict.fromkeys(("NUMBA_NUM_THREADS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"), "1")


class Gone(Exception):
    """The process has ended, or had to be; ``how`` is exit, signal, silent or closed (no answers come)."""

    def __init__(self, how: str, status: float) -> None:
        super().__init__(how, status)
        self.how = how
        self.status = status


class BotProcess(asyncio.SubprocessProtocol):
    """A process that thinks, one question at a time. Made by ``started``."""

    def __init__(self) -> None:
        self.bell = asyncio.Event()  #: rings when there may be something to do, and when it is gone
        self._transport: asyncio.SubprocessTransport | None = None
        self._heard = bytearray()
        self._answer: asyncio.Future[bytes] | None = None
        self._ended = asyncio.Event()

    @classmethod
    async def started(cls) -> "BotProcess":
        """A new one, which may take its time to get ready; OSError if the system has no room for it."""
        start = asyncio.get_running_loop().subprocess_exec(
            cls,
            *(sys.executable, "-m", "macaronesia.bot_pool.worker", str(os.getpid())),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=None,
            env=os.environ | ONE_THREAD,
            start_new_session=True,  # what a terminal sends its foreground is for the server alone
        )
        starting = asyncio.ensure_future(start)
        try:
            _, thinker = await asyncio.shield(starting)
        except asyncio.CancelledError:
            # A start that is broken off half way would leave its pipes open.
            with suppress(OSError):
                _, thinker = await starting
                await thinker.end()
            raise
        return thinker

    @property
    def gone(self) -> bool:
        """Whether it has ended."""
        return self._ended.is_set()

    async def ask(self, line: bytes, seconds: float) -> dict[str, Any]:
        """The answer to a line; Gone if it ends before, gives none in time, or talks nonsense."""
        if self.gone:
            raise self.how()
        assert self._transport is not None
        stdin = cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0))
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[bytes] = loop.create_future()
        self._answer = answer
        deadline = loop.call_later(seconds, self._give_up, answer, seconds)
        try:
            stdin.write(line + b"\n")
            said: dict[str, Any] = msgspec.json.decode(await answer, type=dict)
            return said
        except msgspec.MsgspecError:
            raise Gone("closed", 0) from None
        finally:
            deadline.cancel()
            self._answer = None

    async def end(self) -> None:
        """Kill it, whatever it does, and see it gone; also when the caller is cancelled meanwhile."""
        ending = asyncio.ensure_future(self._end())
        try:
            await asyncio.shield(ending)
        except asyncio.CancelledError:
            await asyncio.wait({ending})
            raise

    async def _end(self) -> None:
        assert self._transport is not None
        with suppress(ProcessLookupError, TimeoutError):
            if not self.gone:
                self._transport.kill()
            async with asyncio.timeout(GRACE):
                await self._ended.wait()
        self._transport.close()

    # --- What the loop tells us ---

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The process runs."""
        self._transport = cast(asyncio.SubprocessTransport, transport)

    def pipe_data_received(self, fd: int, data: bytes) -> None:  # noqa: ARG002 - it has one output only
        """A part of its answer, or all of it."""
        self._heard += data
        if self._heard.endswith(b"\n"):
            line = bytes(self._heard)
            self._heard.clear()
            if self._answer is not None and not self._answer.done():
                self._answer.set_result(line)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - its status says why
        """It has ended, and all it had to say was heard."""
        self._ended.set()
        self.bell.set()
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(self.how())

    def how(self) -> Gone:
        """How it ended."""
        assert self._transport is not None
        status = self._transport.get_returncode() or 0
        return Gone("signal", -status) if status < 0 else Gone("exit", status)

    def _give_up(self, answer: asyncio.Future[bytes], seconds: float) -> None:
        if not answer.done():
            answer.set_exception(Gone("silent", seconds))
