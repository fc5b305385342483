"""Several processes on one socket: the parent starts them, replaces the dead, and stops them all."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from types import FrameType

from macaronesia.server.middleware.logs import set_up_logs, tell
from macaronesia.server.run import STOP_SECONDS, STOP_SIGNALS, serve
from macaronesia.server.settings import Settings

#: How often the parent looks after them.
GLANCE = 0.1
#: How long a worker may take to end once it was asked; then it is killed.
KILL_SECONDS = STOP_SECONDS + 10
#: A worker that dies young is replaced after a pause, each time twice as long, up to this.
LONGEST_PAUSE = 30.0
#: One that has worked so long did not die young.
GROWN_UP = 60.0
READY = b"ready\n"


@dataclass
class Worker:
    """A process, or the gap where one is going to be."""

    process: subprocess.Popen[bytes] | None = None
    began: float = 0.0
    ready: threading.Event = field(default_factory=threading.Event)
    pause: float = 0.5
    start_at: float = 0.0


class Workers:
    """The parent. It answers no request itself."""

    def __init__(self, settings: Settings, listener: socket.socket, listening: Callable[[], None]) -> None:
        self._settings = settings
        self._listener = listener
        self._listening = listening
        self._workers = [Worker() for _ in range(settings.workers)]
        self._stops = 0
        self._interrupts = 0

    def run(self) -> int:
        """Work until asked to stop; 0 if all ended by themselves, 1 if they did not even start."""
        before = {number: signal.signal(number, self._asked_to_stop) for number in STOP_SIGNALS}
        try:
            with tempfile.TemporaryDirectory(prefix="macaronesia-metrics-") as figures:
                return self._run(figures)
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _run(self, figures: str) -> int:
        announced = False
        code = 0
        while not self._stops:
            for worker in self._workers:
                if worker.process is None and time.monotonic() >= worker.start_at:
                    self._start(worker, figures)
                elif worker.process is not None and worker.process.poll() is not None:
                    if not announced:  # what fails at the first start fails at the next one too
                        code = 1
                        self._stops = 1
                    self._bury(worker, figures)
            if not announced and not self._stops and all(w.ready.is_set() for w in self._workers):
                announced = True
                self._listening()
            time.sleep(GLANCE)
        return self._stop() or code

    def _start(self, worker: Worker, figures: str) -> None:
        worker.ready = threading.Event()
        worker.began = time.monotonic()
        worker.process = subprocess.Popen(
            [sys.executable, "-m", "macaronesia.server.run"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=[self._listener.fileno()],
            env={**os.environ, "PROMETHEUS_MULTIPROC_DIR": figures},
            # Ctrl-C in a terminal reaches the whole group; the parent alone decides what it means.
            process_group=0,
        )
        try:
            # Not as arguments, which everybody on the machine can read: there is a password among them.
            assert worker.process.stdin is not None
            worker.process.stdin.write(f"{self._listener.fileno()} {self._settings.dumps()}\n".encode())
            worker.process.stdin.flush()
        except BrokenPipeError:
            pass  # it has died already and will be found
        threading.Thread(target=_wait_ready, args=(worker.process, worker.ready), daemon=True).start()

    def _bury(self, worker: Worker, figures: str) -> None:
        """A worker is dead: forget its figures, and think about when to start another."""
        assert worker.process is not None
        from prometheus_client.multiprocess import mark_process_dead  # noqa: PLC0415 - only needed here

        mark_process_dead(worker.process.pid, figures)  # type: ignore[no-untyped-call]
        _close(worker.process)
        now = time.monotonic()
        worker.pause = 0.5 if now - worker.began > GROWN_UP else min(worker.pause * 2, LONGEST_PAUSE)
        worker.start_at = now + worker.pause
        if not self._stops:
            tell("worker-died", 30, code=worker.process.returncode, pause=worker.pause)
        worker.process = None

    def _asked_to_stop(self, number: int, _frame: FrameType | None) -> None:
        self._stops += 1
        self._interrupts += number == signal.SIGINT

    def _stop(self) -> int:
        """Ask all to end and wait; kill who does not, or all when somebody is impatient."""
        self._listener.close()  # when the last of them has closed it too, callers are refused at once
        running = [worker.process for worker in self._workers if worker.process is not None]
        for process in running:
            process.terminate()
        until = time.monotonic() + KILL_SECONDS
        while any(process.poll() is None for process in running):
            if time.monotonic() > until or (self._stops > 1 and self._interrupts):
                for process in running:
                    process.kill()
                return 130 if self._interrupts else 1
            time.sleep(GLANCE)
        for process in running:
            _close(process)
        return 0 if all(process.returncode == 0 for process in running) else 1


def work() -> int:
    """Be a worker: settings and socket come from the parent, and so does the end, when it dies."""
    fileno, _, line = sys.stdin.buffer.readline().decode().partition(" ")
    settings = Settings.loads(line)
    set_up_logs(settings.log_level)
    threading.Thread(target=_outlive_nobody, daemon=True).start()
    with socket.socket(fileno=int(fileno)) as listener:
        return serve(settings, listener, _tell_ready)


def _tell_ready() -> None:
    os.write(1, READY)


def _outlive_nobody() -> None:
    """The parent's end of standard input closes when it is gone, whatever ended it."""
    while os.read(0, 1):  # not sys.stdin, whose lock a waiting thread would hold at the end of the process
        pass
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(KILL_SECONDS)
    os._exit(1)


def _wait_ready(process: subprocess.Popen[bytes], ready: threading.Event) -> None:
    assert process.stdout is not None
    for line in process.stdout:
        if line == READY:
            ready.set()


def _close(process: subprocess.Popen[bytes]) -> None:
    """Wait for the end of a process and close what led to it."""
    process.wait()
    assert process.stdin is not None
    process.stdin.close()
