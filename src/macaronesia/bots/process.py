"""A program one talks to in lines, that cannot hang us: one line in, one line out, or an exception."""

import os
import selectors
import signal
import subprocess
import time
from contextlib import suppress
from typing import IO

#: An answer is at most so many bytes long.
MOST_BYTES = 1_000_000
#: So much of what the program says on standard error is kept: its last words.
LAST_WORDS = 4_000
#: How often we look whether a program still runs whose children keep its output open, in seconds.
LOOK = 0.25
#: How long a program may take to leave when its standard input was closed, in seconds.
GRACE = 1.0


class Silent(Exception):
    """No answer in time."""


class TooLong(Exception):
    """An answer without an end."""


class Ended(Exception):
    """The program left or closed its output; ``how`` is exit, signal or closed."""

    def __init__(self, how: str, status: int) -> None:
        super().__init__(how, status)
        self.how = how
        self.status = status


class Process:
    """A running program, in a process group of its own so that its children end with it."""

    def __init__(self, path: str) -> None:
        self._popen = subprocess.Popen(
            [path],
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        assert self._popen.stdin is not None
        assert self._popen.stdout is not None
        assert self._popen.stderr is not None
        self._stdin: IO[bytes] = self._popen.stdin
        self._stdout: IO[bytes] = self._popen.stdout
        self._stderr: IO[bytes] = self._popen.stderr
        self._unsent = b""
        self._unread = b""
        self._words = b""
        self._streams = selectors.DefaultSelector()
        for stream in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(stream.fileno(), False)
        self._streams.register(self._stdout, selectors.EVENT_READ)
        self._streams.register(self._stderr, selectors.EVENT_READ)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """The next line of the program after this one is sent, without its end."""
        deadline = time.monotonic() + seconds
        self._unsent += line + b"\n"
        if self._stdin not in self._streams.get_map() and not self._stdin.closed:
            self._streams.register(self._stdin, selectors.EVENT_WRITE)
        while b"\n" not in self._unread:
            if len(self._unread) > MOST_BYTES:
                raise TooLong
            left = deadline - time.monotonic()
            if left <= 0:
                raise Silent
            # Looked at before listening: what a program wrote before it left is still to be heard.
            left_us, heard = self._popen.poll() is not None, len(self._unread)
            closed = self._exchange(0 if left_us else min(left, LOOK))
            if closed or (left_us and len(self._unread) == heard):
                raise self._ended()
        answer, _, self._unread = self._unread.partition(b"\n")
        if len(answer) > MOST_BYTES:
            raise TooLong
        return answer

    def last_words(self) -> list[str]:
        """The last lines it said on standard error."""
        lines = self._words.decode("utf-8", "replace").splitlines()
        return [line for line in lines if line.strip()][-20:]

    def end(self, grace: float = GRACE) -> None:
        """End it and all of its children: politely by closing its input, then by force."""
        self._streams.close()
        self._stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._popen.wait(grace)
        with suppress(ProcessLookupError, PermissionError):  # the group may be gone already
            os.killpg(self._popen.pid, signal.SIGKILL)
        with suppress(subprocess.TimeoutExpired):  # only what the system itself holds fast
            self._popen.wait(GRACE)
        self._stdout.close()
        self._stderr.close()

    def _exchange(self, seconds: float) -> bool:
        """Send and receive what is possible now; whether the program closed its output."""
        for key, _ in self._streams.select(seconds):
            if key.fileobj is self._stdin:
                self._send()
            elif key.fileobj is self._stderr:
                self._listen()
            else:
                chunk = os.read(key.fd, 65_536)
                self._unread += chunk
                if not chunk:
                    return True
        return False

    def _send(self) -> None:
        try:
            self._unsent = self._unsent[os.write(self._stdin.fileno(), self._unsent) :]
        except BrokenPipeError:  # it reads no more; perhaps it has still something to say
            self._unsent = b""
            self._streams.unregister(self._stdin)
            self._stdin.close()
            return
        if not self._unsent:
            self._streams.unregister(self._stdin)

    def _listen(self) -> None:
        chunk = os.read(self._stderr.fileno(), 65_536)
        self._words = (self._words + chunk)[-LAST_WORDS:]
        if not chunk:
            self._streams.unregister(self._stderr)

    def _ended(self) -> Ended:
        """How the program left, its last words heard."""
        self._streams.unregister(self._stdout)
        deadline = time.monotonic() + GRACE / 2
        while self._stderr in self._streams.get_map() and (left := deadline - time.monotonic()) > 0:
            self._exchange(left)
        try:
            status = self._popen.wait(GRACE / 2)
        except subprocess.TimeoutExpired:
            return Ended("closed", 0)
        return Ended("signal", -status) if status < 0 else Ended("exit", status)
