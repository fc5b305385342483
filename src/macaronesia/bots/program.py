"""Bots in any language: a program that reads views and writes moves, one JSON object a line (docs/bots.md).

Whatever the program does, it is one of two things: an answer, or BotFailed. It is started at the first
request, is sent nothing but views, and is ended with all its children when the game is over.
"""

import json
import os
import re
import selectors
import signal
import subprocess
import time
import weakref
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from secrets import token_hex
from typing import IO, Any

from macaronesia.bots import Choice, Opinion, View, ranges
from macaronesia.errors import BadOption, BotFailed, Phrase, shown

#: What may follow the path, with its smallest and largest value: seconds for an answer, and seconds that
#: the first answer may take besides, while the program starts.
SETTINGS: dict[str, tuple[float, float]] = {"seconds": (0.01, 3600), "start": (0, 3600)}
DEFAULTS = {"seconds": 10.0, "start": 30.0}
#: The version of the protocol, in every request.
VERSION = 1
#: The largest answer, in bytes.
MOST_BYTES = 1_000_000
#: How much of the end of standard error is kept, in bytes.
LOG_BYTES = 4_000
#: How often a program whose children keep its output open is looked after, in seconds.
POLL_INTERVAL = 0.25
#: How long a program may take to leave when its standard input was closed, in seconds.
GRACE = 1.0


class NoAnswer(Exception):
    """A request has no answer; ``code`` and ``params`` are those of a message of the language files."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code)
        self.code, self.params = code, params


class Bot:
    """A program at a seat, such as ``./my-bot`` or ``./my-bot:seconds=2:start=60``."""

    def __init__(self, name: str, seed: int | str | None = None) -> None:
        path, settings = _parts(name)
        self.name = name
        self._path = _program(name, path)
        self._seconds, self._start = settings["seconds"], settings["start"]
        # A bot must not be able to derive the game's seed, and so the deals, from its own.
        text = token_hex(16) if seed is None else str(seed)
        self._seed = int.from_bytes(sha256(f"bot {text}".encode()).digest()[:4], "big")
        self._requests = 0
        self._process: Process | None = None
        self._end: Any = None

    def choose(self, view: View) -> Choice:
        """The program's answer; BotFailed if it has none."""
        if "moves" not in view:
            raise BadOption.value("view", view.get("seat"), "the view of the seat to move, with its moves")
        began, allowance = time.perf_counter(), self._seconds
        try:
            if self._process is None:
                self._process = Process(self._path)
                # Whoever forgets to close a bot leaves no program behind.
                self._end = weakref.finalize(self, self._process.end)
                allowance += self._start
            self._requests += 1
            line = self._process.ask(request(self._requests, view, self._seed, self._seconds), allowance)
            effort = {"milliseconds": 1000 * (time.perf_counter() - began)}
            return choice(line, self._requests, view, effort)
        except NoAnswer as failure:
            raise self._failed(view, failure) from None

    def close(self) -> None:
        """Close the program's input, which asks it to leave; end it if it stays."""
        if self._process is not None:
            self._end()
            self._process = None

    def _failed(self, view: View, failure: NoAnswer) -> BotFailed:
        """The error to raise; the program is ended without waiting for it."""
        log: list[str] = []
        if self._process is not None:
            log = self._process.log()
            self._end.detach()
            self._process.end(grace=0)
            self._process = None
        said = shown(log[-1].strip(), 200) if log else ""
        place = {"bot": shown(self.name, 200), "seat": view.get("seat"), "ply": view.get("ply")}
        return BotFailed(failure.code, **place, **failure.params, words=len(log), said=said, log=log)


def _parts(name: str) -> tuple[str, dict[str, float]]:
    """The path and the settings of ``./my-bot:seconds=2``."""
    settings = dict(DEFAULTS)
    path = name
    while found := re.fullmatch(r"(.+):([^:=/]*)=([^:=/]*)", path, re.DOTALL):
        path, key, value = found.groups()
        low, high = SETTINGS.get(key, (1, 0))
        number = float(value) if re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,9})?|\.[0-9]{1,9}", value) else -1.0
        if not low <= number <= high:
            raise BadOption.value("bots", name, ranges(SETTINGS))
        settings[key] = number
    return path, settings


def _program(name: str, path: str) -> Path:
    """The program itself; BadOption if there is none, or none that may be executed."""
    if not hasattr(os, "killpg"):
        raise BadOption.value("bots", name, "the bots that come along; programs play on Linux and macOS")
    program = Path(path).expanduser().absolute()
    if not program.is_file():
        raise BadOption.value("bots", name, Phrase("allowed-program"))
    if not os.access(program, os.X_OK):
        raise BadOption.value("bots", name, Phrase("allowed-executable", path=str(path)))
    return program


# --- Requests and answers ---


def request(number: int, view: View, seed: int, seconds: float) -> bytes:
    """The line that asks for a move; plain ASCII, so that every language can read it."""
    asked = {"macaronesia": VERSION, "type": "choose", "id": number, "seed": seed, "seconds": seconds}
    return json.dumps(asked | {"view": view}, separators=(",", ":")).encode()


def parse(line: bytes) -> dict[str, Any]:
    """The JSON object of a line; NoAnswer where it is none."""
    try:
        found = json.loads(line.decode("utf-8"), parse_constant=_no_number)
    except UnicodeDecodeError:
        raise _nonsense("utf8") from None
    except (ValueError, RecursionError):
        raise _nonsense("json") from None
    if not isinstance(found, dict):
        raise _nonsense("json")
    return found


def choice(line: bytes, number: int, view: View, effort: dict[str, float]) -> Choice:
    """The answer to request ``number``; NoAnswer where the line is none, or its move is not in the view."""
    try:
        answer = parse(line)
        if type(answer.get("id")) is not int or answer["id"] != number:
            raise _nonsense("id")
        if "error" in answer:
            raise NoAnswer("bot-gave-up", reason=shown(_reason(answer["error"]), 200))
        move, players = answer.get("move"), view["players"]
        if not isinstance(move, str):
            raise _nonsense("move")
        chances, scores = answer.get("chances"), answer.get("scores")
        chosen = Choice(
            move,
            [1 / players] * players if chances is None else _chances(chances, players),
            None if scores is None else _numbers(scores, players),
            [_opinion(other, view) for other in _list(answer.get("alternatives"))],
            effort,
        )
    except NoAnswer as failure:
        if failure.code != "bot-nonsense":
            raise
        text, fault = shown(line.decode("utf-8", "replace")), failure.params["fault"]
        raise NoAnswer("bot-nonsense", fault=fault, answer=text, expected=number) from None
    if move not in view["moves"]:
        raise NoAnswer("bot-illegal", move=shown(move))
    return chosen


def _nonsense(fault: str) -> NoAnswer:
    """A line that is no answer; ``fault`` is a word of the message."""
    return NoAnswer("bot-nonsense", fault=fault)


def _opinion(other: object, view: View) -> Opinion:
    if not isinstance(other, dict) or other.get("move") not in view["moves"]:
        raise _nonsense("opinion")
    players = view["players"]
    scores = _numbers(other.get("scores"), players)
    return Opinion(other["move"], _chances(other.get("chances"), players), scores)


def _chances(given: object, players: int) -> list[float]:
    chances = _numbers(given, players)
    if min(chances) < 0 or not 0.99 < sum(chances) < 1.01:
        raise _nonsense("opinion")
    return chances


def _numbers(given: object, players: int) -> list[float]:
    numbers = [x for x in _list(given) if isinstance(x, int | float) and not isinstance(x, bool)]
    # An integer of 400 digits is a number too, but no float.
    if len(numbers) != players or len(_list(given)) != players or not all(abs(x) < 1e9 for x in numbers):
        raise _nonsense("opinion")
    return [float(x) for x in numbers]


def _list(given: object) -> list[Any]:
    if given is not None and not isinstance(given, list):
        raise _nonsense("opinion")
    return given or []


def _reason(error: object) -> str:
    sentence = error.get("sentence") if isinstance(error, dict) else error
    return sentence if isinstance(sentence, str) else json.dumps(error)


def _no_number(word: str) -> float:
    raise ValueError(word)  # NaN and Infinity, which JSON does not have


# --- The program ---


class Process:
    """A running program, in a process group of its own so that its children end with it."""

    def __init__(self, path: Path) -> None:
        pipe = subprocess.PIPE
        try:
            self._popen = subprocess.Popen(
                [path], bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
            )
        except OSError as error:  # such as a first line that names no interpreter
            raise NoAnswer("bot-not-started", reason=error.strerror or str(error)) from None
        streams = self._popen.stdin, self._popen.stdout, self._popen.stderr
        self._stdin, self._stdout, self._stderr = (_opened(stream) for stream in streams)
        self._unsent = self._unread = self._errors = b""
        self._streams = selectors.DefaultSelector()
        self._streams.register(self._stdout, selectors.EVENT_READ)
        self._streams.register(self._stderr, selectors.EVENT_READ)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """The next line of the program after this one is sent, without its end; NoAnswer if none comes."""
        deadline = time.monotonic() + seconds
        self._unsent += line + b"\n"
        if self._stdin not in self._streams.get_map() and not self._stdin.closed:
            self._streams.register(self._stdin, selectors.EVENT_WRITE)
        while b"\n" not in self._unread:
            if len(self._unread) > MOST_BYTES:
                raise NoAnswer("bot-endless", most=MOST_BYTES)
            left = deadline - time.monotonic()
            if left <= 0:
                raise NoAnswer("bot-silent", seconds=seconds)
            # Looked at before reading: what a program wrote before it ended is still to be read.
            has_ended, read = self._popen.poll() is not None, len(self._unread)
            closed = self._exchange(0 if has_ended else min(left, POLL_INTERVAL))
            if closed or (has_ended and len(self._unread) == read):
                raise self._ended()
        answer, _, self._unread = self._unread.partition(b"\n")
        if len(answer) > MOST_BYTES:
            raise NoAnswer("bot-endless", most=MOST_BYTES)
        return answer

    def log(self) -> list[str]:
        """The last 20 lines on standard error that are not empty."""
        lines = self._errors.decode("utf-8", "replace").splitlines()
        return [line for line in lines if line.strip()][-20:]

    def end(self, grace: float = GRACE) -> None:
        """End it and all of its children: by closing its input, and after ``grace`` seconds by force."""
        self._streams.close()
        self._stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._popen.wait(grace)
        with suppress(ProcessLookupError, PermissionError):  # the group may be gone already
            os.killpg(self._popen.pid, signal.SIGKILL)
        with suppress(subprocess.TimeoutExpired):  # only what the system itself does not let go
            self._popen.wait(GRACE)
        self._stdout.close()
        self._stderr.close()

    def _exchange(self, seconds: float) -> bool:
        """Send and receive what is possible now; whether the program closed its output."""
        for key, _ in self._streams.select(seconds):
            if key.fileobj is self._stdin:
                self._send()
            elif key.fileobj is self._stderr:
                chunk = os.read(key.fd, 65_536)
                self._errors = (self._errors + chunk)[-LOG_BYTES:]
                if not chunk:
                    self._streams.unregister(self._stderr)
            else:
                chunk = os.read(key.fd, 65_536)
                self._unread += chunk
                if not chunk:
                    return True
        return False

    def _send(self) -> None:
        try:
            self._unsent = self._unsent[os.write(self._stdin.fileno(), self._unsent) :]
        except BrokenPipeError:  # it reads no more; it may still write
            self._unsent = b""
            self._streams.unregister(self._stdin)
            self._stdin.close()
            return
        if not self._unsent:
            self._streams.unregister(self._stdin)

    def _ended(self) -> NoAnswer:
        """How the program ended, after the rest of its standard error is read."""
        self._streams.unregister(self._stdout)
        deadline = time.monotonic() + GRACE / 2
        while self._stderr in self._streams.get_map() and (left := deadline - time.monotonic()) > 0:
            self._exchange(left)
        try:
            status = self._popen.wait(GRACE / 2)
        except subprocess.TimeoutExpired:
            return NoAnswer("bot-crashed", how="closed", status=0)
        return NoAnswer("bot-crashed", how="signal" if status < 0 else "exit", status=abs(status))


def _opened(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None  # it is a pipe
    os.set_blocking(stream.fileno(), False)
    return stream
