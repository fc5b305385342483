"""Running the server: one process, or several on one socket; and stopping it without losing anything."""

import asyncio
import errno
import os
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from multiprocessing import parent_process
from multiprocessing.connection import wait
from types import FrameType
from typing import Any

from uvicorn import Config, Server
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from macaronesia.errors import BadOption, Phrase, Refusal
from macaronesia.server.app import check_database, create_app
from macaronesia.server.middleware.logs import set_up_logs
from macaronesia.server.middleware.protocol import LimitedProtocol
from macaronesia.server.middleware.stack import Guarded
from macaronesia.server.settings import Settings

BACKLOG = 2048
#: How many ports are tried when the next free one will do.
TRIES = 100
#: How long running requests may take to end when the server stops, in seconds.
STOP_SECONDS = 10
#: And everything else, once it was asked twice.
IMPATIENT_SECONDS = 2.0
#: A worker that does not answer its supervisor for so long, in seconds, is replaced.
HUNG_SECONDS = 30
STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)

Create = Callable[[Settings], Guarded]
Check = Callable[[Settings], Coroutine[Any, Any, None]]


def run(
    settings: Settings,
    announce: Callable[[str], None],
    create: Create = create_app,
    check: Check = check_database,
) -> int:
    """Serve until somebody stops it; the exit code, 0 after a graceful stop.

    ``announce`` is called with the address once requests are answered. ``check`` refuses settings that cannot
    work: uvicorn would report that by a traceback, and in each worker.
    """
    set_up_logs(settings.log_level)
    asyncio.run(check(settings))
    with listen(settings) as listener:
        address = address_of(listener)
        if settings.workers > 1:
            return _serve_by_workers(settings, create, listener, partial(announce, address))
        app = create(settings)

        def listening() -> None:
            app.listening(address)
            announce(address)

        server = GracefulServer(_config(app), listening)
        try:
            server.run(sockets=[listener])
        except SystemExit:  # uvicorn's way to say that the application did not start
            return 1
        return 130 if server.force_exit else 0


def _config(app: Any, **more: Any) -> Config:
    return Config(
        app,
        loop="uvloop" if find_spec("uvloop") else "asyncio",
        http=LimitedProtocol,
        ws="none",
        interface="asgi3",
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the application does it, for the networks of its settings
        backlog=BACKLOG,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=STOP_SECONDS,
        **more,
    )


class GracefulServer(Server):
    """Uvicorn in this process; it says when it listens, and a graceful stop is no failure."""

    def __init__(self, config: Config, listening: Callable[[], None]) -> None:
        super().__init__(config)
        self._listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then report that it listens."""
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self._listening()

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


# --- Several processes ---


class Supervisor(Multiprocess):
    """Uvicorn's supervisor, which replaces dead workers; it says when all of them answer."""

    def __init__(self, config: Config, sockets: list[socket.socket], listening: Callable[[], None]) -> None:
        super().__init__(config, sockets)
        self._listening: Callable[[], None] | None = listening

    def keep_subprocess_alive(self) -> None:
        """Look after the workers; called twice a second."""
        for worker in self.processes:  # with their end open here, a worker that dies would be waited for
            worker.child_conn.close()
        super().keep_subprocess_alive()
        if self._listening and all(worker.is_ready() for worker in self.processes):
            self._listening()
            self._listening = None


def _serve_by_workers(
    settings: Settings, create: Create, listener: socket.socket, listening: Callable[[], None]
) -> int:
    before = {number: signal.getsignal(number) for number in STOP_SIGNALS}
    config = _config(
        partial(_worker_app, settings, create),
        factory=True,
        workers=settings.workers,
        timeout_worker_healthcheck=HUNG_SECONDS,
    )
    with tempfile.TemporaryDirectory(prefix="macaronesia-metrics-") as figures:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = figures  # for the workers
        try:
            supervisor = Supervisor(config, [listener], listening)
            supervisor.run()
        finally:
            del os.environ["PROMETHEUS_MULTIPROC_DIR"]
            for number, handler in before.items():
                signal.signal(number, handler)
    return int(any(worker.exitcode == STARTUP_FAILURE for worker in supervisor.processes))


def _worker_app(settings: Settings, create: Create) -> Guarded:
    """The application of a worker, which stops when its parent has died."""
    set_up_logs(settings.log_level)
    threading.Thread(target=_stop_with_parent, daemon=True).start()
    return create(settings)


def _stop_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(2 * STOP_SECONDS)
    os._exit(1)


# --- The socket ---


def listen(settings: Settings) -> socket.socket:
    """A socket that listens where the settings say, or a Refusal that says why it cannot."""
    last = min(settings.port + TRIES, 65536) if settings.next_port and settings.port else settings.port + 1
    for port in range(settings.port, last):
        try:
            return _bound(settings.host, port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise _refused(settings.host, port, error) from None
    raise Refusal("port-taken", host=settings.host, port=str(settings.port))


def address_of(listener: socket.socket) -> str:
    """Where a browser finds it."""
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, place = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listener = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # a port whose last owner has just left; elsewhere it means to share it
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(place)
        listener.listen(BACKLOG)
        listener.setblocking(False)
    except OSError:
        listener.close()
        raise
    return listener


def _refused(host: str, port: int, error: OSError) -> Refusal:
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return BadOption.value("host", host, Phrase("allowed-host"))
    return Refusal("port-refused", host=host, port=str(port), reason=error.strerror or str(error))
