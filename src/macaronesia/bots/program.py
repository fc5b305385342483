"""Bots in any language: a program that reads views and writes moves, a line each (docs/bots.md).

Whatever the program does, it is one of two things: an answer, or BotFailed. It is started at the
first question, told nothing but views, and ended with all its children when the game is over.
"""

import os
import re
import time
import weakref
from hashlib import sha256
from pathlib import Path
from secrets import token_hex
from typing import Any

from macaronesia.bots.choice import Choice, View
from macaronesia.bots.process import MOST_BYTES, Ended, Process, Silent, TooLong
from macaronesia.bots.protocol import GaveUp, Nonsense, choice, request
from macaronesia.errors import BadOption, BotFailed, Phrase, shown

#: What may follow the path, with its smallest and largest value: the time for an answer, and what
#: the first answer may take besides, while the program starts.
SETTINGS: dict[str, tuple[float, float]] = {"seconds": (0.01, 3600), "start": (0, 3600)}
DEFAULTS = {"seconds": 10.0, "start": 30.0}


class Bot:
    """A program at a seat, such as ``./my-bot`` or ``./my-bot:seconds=2:start=60``."""

    def __init__(self, name: str, seed: int | str | None = None) -> None:
        path, settings = _parts(name)
        self.name = name
        self._path = _program(name, path)
        self._seconds = settings["seconds"]
        self._start = settings["start"]
        # A bot must not be able to tell the game's seed, and so the deals, from its own.
        text = token_hex(16) if seed is None else str(seed)
        self._seed = int.from_bytes(sha256(f"bot {text}".encode()).digest()[:4], "big")
        self._asked = 0
        self._process: Process | None = None
        self._end: Any = None

    def choose(self, view: View) -> Choice:
        """The program's answer; BotFailed if it has none."""
        if "moves" not in view:
            raise BadOption.value("view", view.get("seat"), "the view of the seat to move, with its moves")
        began, allowance = time.perf_counter(), self._seconds
        if self._process is None:
            self._process = self._started(view)
            allowance += self._start
        self._asked += 1
        line = b""
        try:
            line = self._process.ask(request(self._asked, view, self._seed, self._seconds), allowance)
            effort = {"milliseconds": 1000 * (time.perf_counter() - began)}
            chosen = choice(line, self._asked, view, effort)
        except Silent:
            raise self._failed("bot-silent", view, seconds=allowance) from None
        except Ended as end:
            raise self._failed("bot-crashed", view, how=end.how, status=end.status) from None
        except TooLong:
            raise self._failed("bot-endless", view, most=MOST_BYTES) from None
        except Nonsense as nonsense:
            answer = shown(line.decode("utf-8", "replace"))
            raise self._failed(
                "bot-nonsense", view, fault=nonsense.fault, answer=answer, expected=self._asked
            ) from None
        except GaveUp as reason:
            raise self._failed("bot-gave-up", view, reason=shown(str(reason), 200)) from None
        if chosen.move not in view["moves"]:
            raise self._failed("bot-illegal", view, move=shown(chosen.move))
        return chosen

    def close(self) -> None:
        """Close the program's input, which tells it to leave; end it if it stays."""
        if self._process is not None:
            self._end()
            self._process = None

    def _started(self, view: View) -> Process:
        try:
            process = Process(str(self._path))
        except OSError as error:  # such as a first line that names no interpreter
            raise self._failed("bot-not-started", view, reason=error.strerror or str(error)) from None
        # Whoever forgets to close a bot leaves no program behind.
        self._end = weakref.finalize(self, process.end)
        return process

    def _failed(self, code: str, view: View, **params: Any) -> BotFailed:
        """The verdict; the program is ended without waiting for it."""
        log: list[str] = []
        if self._process is not None:
            log = self._process.last_words()
            self._end.detach()
            self._process.end(grace=0)
            self._process = None
        said = shown(log[-1].strip(), 200) if log else ""
        place = {"bot": shown(self.name, 200), "seat": view.get("seat"), "ply": view.get("ply")}
        return BotFailed(code, **place, **params, words=len(log), said=said, log=log)


def _parts(name: str) -> tuple[str, dict[str, float]]:
    """The path and the settings of ``./my-bot:seconds=2``."""
    settings = dict(DEFAULTS)
    path = name
    while found := re.fullmatch(r"(.+):([^:=/]*)=([^:=/]*)", path, re.DOTALL):
        path, key, value = found.groups()
        low, high = SETTINGS.get(key, (1, 0))
        number = float(value) if re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,9})?|\.[0-9]{1,9}", value) else -1.0
        if not low <= number <= high:
            allowed = [f"{word}={least:g} to {most:g}" for word, (least, most) in SETTINGS.items()]
            raise BadOption.value("bots", name, allowed)
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
