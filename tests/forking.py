"""The command ``macaronesia`` without the second it takes to import everything.

A template process has imported and loaded all of it, and is forked for every call. So each call has a
process, environment, folder, streams and exit code of its own, as the installed command has.
"""

import atexit
import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from tests.waiting import HANG


class Process:
    """A running call, with the attributes and methods of ``subprocess.Popen`` that tests use."""

    def __init__(self, status: int, stdout: int | None) -> None:
        self._status = os.fdopen(
            status
        )  # the template writes the process id into it, at the end the exit code
        self.stdout = None if stdout is None else os.fdopen(stdout, encoding="utf-8")
        self.returncode: int | None = None
        self.pid = int(self._status.readline())

    def poll(self) -> int | None:
        """The exit code, or None while it runs."""
        return self.returncode if self._ended_within(0) else None

    def wait(self, timeout: float = HANG) -> int:
        """Wait for its end; the exit code."""
        if not self._ended_within(timeout):
            raise subprocess.TimeoutExpired("macaronesia", timeout)
        assert self.returncode is not None
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def _ended_within(self, seconds: float) -> bool:
        if self.returncode is None and select.select([self._status], [], [], seconds)[0]:
            self.returncode = int(self._status.readline())
            self._status.close()
        return self.returncode is not None


def start(
    words: list[str],
    environment: Mapping[str, str],
    *,
    folder: Path | None = None,
    streams: tuple[int | None, int | None, int | None] = (None, None, None),
) -> Process:
    """Start a command. Its streams are file descriptors; None is no stream, for standard output a pipe."""
    call = {"words": words, "folder": str(folder or Path.cwd()), "environment": dict(environment)}
    nothing = os.open(os.devnull, os.O_RDWR)
    status, status_of_child = os.pipe()
    output, output_of_child = os.pipe() if streams[1] is None else (None, streams[1])
    given = [
        stream if stream is not None else nothing for stream in (streams[0], output_of_child, streams[2])
    ]
    socket.send_fds(_template(), [json.dumps(call).encode()], [*given, status_of_child])
    for ours in (nothing, status_of_child, *([output_of_child] if output is not None else [])):
        os.close(ours)
    return Process(status, output)


def run(
    words: list[str], environment: Mapping[str, str], folder: Path, typed: str = ""
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end."""
    with (
        tempfile.TemporaryFile() as keyboard,
        tempfile.TemporaryFile() as out,
        tempfile.TemporaryFile() as err,
    ):
        keyboard.write(typed.encode())
        keyboard.seek(0)
        streams = (keyboard.fileno(), out.fileno(), err.fileno())
        code = start(words, environment, folder=folder, streams=streams).wait()
        told = []
        for stream in (out, err):
            stream.seek(0)
            told.append(stream.read().decode())
    return subprocess.CompletedProcess(["macaronesia", *words], code, *told)


@cache
def _template() -> socket.socket:
    """The process that is forked; it ends with this one."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs:
        # Tools use this too, without the path that tests/conftest.py sets.
        path = [str(Path(__file__).parents[1]), *filter(None, [os.environ.get("PYTHONPATH")])]
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(path)}
        process = subprocess.Popen([sys.executable, __file__], stdin=theirs, env=environment)

    def end() -> None:
        ours.close()
        process.wait()

    atexit.register(end)
    return ours


# --- The template ---


def main() -> None:
    """Fork a child for every message until the socket is closed."""
    calls = socket.socket(fileno=os.dup(0))
    cli = _load_everything()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    ended, ended_of_handler = os.pipe()
    os.set_blocking(ended_of_handler, False)
    signal.set_wakeup_fd(ended_of_handler, warn_on_full_buffer=False)
    status_of: dict[int, int] = {}
    while True:
        ready, _, _ = select.select([calls, ended], [], [])
        if ended in ready:
            os.read(ended, 1 << 16)
            _report_ends(status_of)
        if calls in ready:
            message, (*streams, status), _, _ = _received(calls)
            if not (child := os.fork()):
                signal.set_wakeup_fd(-1)
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                signal.signal(signal.SIGINT, signal.default_int_handler)
                calls.close()
                for stream in (ended, ended_of_handler, status, *status_of.values()):
                    os.close(stream)
                _become(cli, json.loads(message), streams)
            os.write(status, b"%d\n" % child)
            status_of[child] = status
            for stream in streams:
                os.close(stream)


def _load_everything() -> Any:
    from macaronesia import cli
    from macaronesia.compile import units
    from macaronesia.games import game_names
    from macaronesia.locale import LANGUAGES, percent

    for name in (
        "analysis",
        "arena.run",
        "bots.search",
        "bots.greedy",
        "cli.table",
        "record",
        "server.app",
        "server.run",
        "server.settings",
    ):
        __import__(f"macaronesia.{name}")
    with suppress(ImportError):
        __import__("pydantic.type_adapter")  # Typer looks for it
    for game in game_names():
        for unit in units(game):
            unit.load()
    for language in LANGUAGES:
        percent(language, 0.5)  # reads all messages
    gc.collect()
    gc.freeze()
    return cli


def _received(calls: socket.socket) -> Any:
    message = socket.recv_fds(calls, 1 << 20, 4)
    if not message[0]:
        sys.exit()
    return message


def _report_ends(status_of: dict[int, int]) -> None:
    for child in list(status_of):
        pid, status = os.waitpid(child, os.WNOHANG)
        if pid:
            os.write(status_of[child], b"%d\n" % os.waitstatus_to_exitcode(status))
            os.close(status_of.pop(child))


def _become(cli: Any, call: dict[str, Any], streams: list[int]) -> None:
    """Become the command; never returns."""
    code = 1
    try:
        os.environ.clear()
        os.environ.update(call["environment"])
        os.chdir(call["folder"])
        for number, stream in enumerate(streams):
            os.dup2(stream, number)
            os.close(stream)
        sys.stdin, sys.stdout, sys.stderr = (
            open(number, mode, encoding="utf-8", errors=errors, closefd=False)  # noqa: SIM115
            for number, mode, errors in (
                (0, "r", "surrogateescape"),
                (1, "w", "surrogateescape"),
                (2, "w", "backslashreplace"),
            )
        )
        sys.argv = ["macaronesia", *call["words"]]
        try:
            cli.main()
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 0 if end.code is None else 1
        except BaseException:  # noqa: BLE001 - as the interpreter does it
            sys.excepthook(*sys.exc_info())
    finally:
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
        os._exit(code)


if __name__ == "__main__":
    main()
