"""Running the server: one process, or several on one socket; and stopping it without losing anything."""

import asyncio
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from inspect import isawaitable
from types import FrameType
from typing import Any

from uvicorn import Config, Server

from macaronesia.server.announcing import announce, answers
from macaronesia.server.middleware.logs import set_up_logs, tell
from macaronesia.server.middleware.protocol import LimitedProtocol
from macaronesia.server.settings import Settings
from macaronesia.server.sockets import address_of, listen
from macaronesia.server.storage import DatabaseInUse

#: Running requests may take so long to end when the server stops.
STOP_SECONDS = 10
#: And so long everything else, once somebody has become impatient.
IMPATIENT_SECONDS = 2.0
#: A server that has just been started is waited for so long, and asked so often.
STARTING_SECONDS = 60.0
ASK_SECONDS = 0.2


def run(settings: Settings) -> int:
    """Serve until somebody stops it; the exit code, 0 after a graceful stop."""
    set_up_logs(settings.log_level)
    # Uvicorn would tell of an application that cannot start by a traceback; and each worker of its own.
    check = getattr(import_module(settings.app.partition(":")[0]), "check", None)
    if check is not None:
        asyncio.run(check(settings))
    with listen(settings) as listener:
        if settings.workers > 1:
            from macaronesia.server.workers import Workers  # noqa: PLC0415 - it starts this module again

            return Workers(settings, listener, lambda: announce(settings, address_of(listener))).run()
        return serve(settings, listener, lambda: announce(settings, address_of(listener)))


def run_or_show(settings: Settings) -> int:
    """Serve; where another server has the database, show that one instead. The exit code."""
    until = time.monotonic() + STARTING_SECONDS
    while True:
        try:
            return run(settings)
        except DatabaseInUse as refusal:
            if refusal.address and answers(refusal.address):
                announce(settings, refusal.address, already=True)
                return 0
            if time.monotonic() > until:
                raise
        time.sleep(ASK_SECONDS)  # it is starting, or stopping


def serve(settings: Settings, listener: socket.socket, listening: Callable[[], None]) -> int:
    """Serve in this process on a socket; ``listening`` is called once requests are answered."""
    module, _, factory = settings.app.partition(":")
    app = getattr(import_module(module), factory)(settings)
    config = Config(
        app,
        loop="uvloop" if find_spec("uvloop") else "asyncio",
        http=LimitedProtocol,
        ws="none",
        interface="asgi3",
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        backlog=2048,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=STOP_SECONDS,
    )

    def now_listening() -> None:
        if hasattr(app, "listening"):
            app.listening(address_of(listener))
        listening()

    server = GracefulServer(config, now_listening, getattr(app, "begin_stop", None))
    try:
        server.run(sockets=[listener])
    except SystemExit:  # uvicorn's way to say that the application did not start
        return 1
    return 130 if server.force_exit else 0


class GracefulServer(Server):
    """Uvicorn, but event streams are ended before it waits for them, and a graceful stop is no failure."""

    def __init__(
        self, config: Config, listening: Callable[[], None], begin_stop: Callable[[], Any] | None
    ) -> None:
        super().__init__(config)
        self._listening = listening
        self._begin_stop = begin_stop

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell that it listens."""
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self._listening()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End the streams, let running requests end, then the application."""
        if self._begin_stop is not None:
            try:
                ending = self._begin_stop()
                if isawaitable(ending):
                    await asyncio.wait_for(ending, STOP_SECONDS)
            except Exception as error:  # noqa: BLE001 - the stop goes on whatever the application does
                tell("begin-stop-failed", reason=type(error).__name__)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on SIGTERM and SIGINT; unlike uvicorn's own, do not die of the signal afterwards."""
        before = {number: signal.signal(number, self.handle_exit) for number in STOP_SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal asks for a stop; a second SIGINT does not wait for anything."""
        super().handle_exit(sig, frame)
        if self.force_exit:
            last = threading.Timer(IMPATIENT_SECONDS, os._exit, (130,))
            last.daemon = True
            last.start()


STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)


if __name__ == "__main__":
    from macaronesia.server.workers import work

    sys.exit(work())
