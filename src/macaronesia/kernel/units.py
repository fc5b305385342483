"""A unit is a set of rules that are compiled and loaded together: the rules of a game, or those of its bots.

Compiling takes half a minute the first time on a machine. Until then a unit runs uncompiled, with the same
results, and a process in the background compiles it (``macaronesia.compile``);
then this process loads the code.
"""

import fcntl
import hashlib
import logging
import os
import platform
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from functools import cache, cached_property
from importlib import import_module, metadata
from pathlib import Path
from typing import Any

from macaronesia.kernel import code_cache
from macaronesia.kernel.compiler import COMPILED, Rule

#: A rule that Python calls, and arguments of the types it will be called with.
Entry = tuple[Callable[..., Any], tuple[Any, ...]]

#: How long a process must have used uncompiled code before it has it compiled in the background, in seconds:
#: a command that is over at once needs no compiler.
BACKGROUND_DELAY = 1.0

#: Whether this process may start the compiler in the background; bot processes leave that to the server.
background_allowed = True

_units: "list[Unit]" = []


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Unit:
    """Rules that are compiled together. ``entries`` are all those that Python calls."""

    def __init__(self, game: str, part: str, title: str, entries: Callable[[], Sequence[Entry]]) -> None:
        self.game = game
        self.part = part
        self.title = title  #: as it is named on a terminal
        self._entries = entries
        self._lock = threading.Lock()
        self._is_loaded = not COMPILED
        self._is_plain = False
        _units.append(self)

    @property
    def is_loaded(self) -> bool:
        """Whether calls from Python run machine code (or must not, by NUMBA_DISABLE_JIT)."""
        return self._is_loaded

    @property
    def is_on_disk(self) -> bool:
        """Whether there is machine code for this version of the sources and this machine."""
        return self._marker.exists()

    @property
    def is_ready(self) -> bool:
        """Whether it can be loaded without compiling anything."""
        return self._is_loaded or self.is_on_disk

    def use(self) -> None:
        """Make the entries ready to be called without delay: compiled if that is on disk, else uncompiled.

        In the second case a process in the background compiles them, and they are changed when it is done.
        """
        if self._is_loaded or self._is_plain:
            return
        if self.is_on_disk:
            self.load()
            return
        with self._lock:
            self.run_plain()
        if background_allowed:
            compile_in_background(self.game)

    def run_plain(self) -> None:
        """Run uncompiled until the code is loaded."""
        if not self._is_loaded:
            self._is_plain = True
            for rule, _ in self._entries():
                if isinstance(rule, Rule):
                    rule.run_plain()

    def load(self, announce: bool = True) -> None:
        """Load the machine code, after compiling what is not on disk; then calls run it.

        Waits for another process that compiles the same. On a terminal it says so, if it is to be announced.
        """
        if self._is_loaded:
            return
        with self._lock:
            if self._is_loaded:
                return
            if self.is_on_disk:
                self._load()
            else:
                with _announced(self.title) if announce else nullcontext(), self._alone():
                    self._load()
                    self._marker.parent.mkdir(exist_ok=True)
                    self._marker.touch()
            self._is_loaded = True

    def _load(self) -> None:
        typeof = import_module("numba").typeof  # takes half a second, and is not needed before
        entries = [(rule, args) for rule, args in self._entries() if isinstance(rule, Rule)]
        for rule, args in entries:
            rule.compiled.compile(tuple(typeof(argument) for argument in args))
        for rule, _ in entries:
            rule.run_compiled()
            code_cache.touch(rule.code_folder)
        code_cache.touch(self._marker.parent)

    @cached_property
    def _marker(self) -> Path:
        """The file that says: all of this version is compiled for this machine."""
        rules = [rule for rule, _ in self._entries() if isinstance(rule, Rule)]
        version = code_cache.version_of(*{file for rule in rules for file in rule.files})
        names = hashlib.sha256(" ".join(rule.__name__ for rule in rules).encode()).hexdigest()[:8]
        folder = code_cache.root() / f"{self.game}.{self.part}-{version}"
        return folder / f"compiled-{names}-{_machine()}"

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """One process at a time: it compiles for all, the next find the code on disk."""
        with (code_cache.root() / f"{self.game}.{self.part}.lock").open("wb") as lock:
            with suppress(OSError):  # a file system without locks
                fcntl.flock(lock, fcntl.LOCK_EX)
            yield


@cache
def _machine() -> str:
    """What machine code depends on besides the sources: Python, Numba and the processor."""
    processor = b""
    with suppress(OSError):
        lines = Path("/proc/cpuinfo").read_bytes().splitlines()
        processor = b"".join(sorted({line for line in lines if line.startswith((b"model", b"flags"))}))
    versions = f"{sys.version} {metadata.version('numba')} {platform.platform()}"
    return hashlib.sha256(versions.encode() + processor).hexdigest()[:16]


@contextmanager
def _announced(title: str) -> Iterator[None]:
    """Say on a terminal what takes so long."""
    speaks = sys.stderr.isatty()
    began = time.monotonic()
    if speaks:
        sys.stderr.write(f"{title}: compiling, only this once … ")
        sys.stderr.flush()
    yield
    if speaks:
        sys.stderr.write(f"done in {time.monotonic() - began:.0f} s\n")


# --- In the background ---

_started: set[str] = set()
_starting = threading.Lock()
_log = logging.getLogger(__name__)


def compile_in_background(game: str) -> None:
    """Start a process that compiles a game, unless this process has already; load what it has compiled."""
    with _starting:
        if game in _started:
            return
        _started.add(game)
    threading.Thread(target=_compile_and_load, args=(game,), daemon=True).start()


def _compile_and_load(game: str) -> None:
    time.sleep(BACKGROUND_DELAY)
    try:
        for part in compiling(game):
            for unit in _units:
                if (unit.game, unit.part) == (game, part):
                    unit.load()
    except (OSError, RuntimeError) as error:
        _log.warning("%s goes on uncompiled: %s", game, error)


def compile_command(game: str) -> list[str]:
    """The command that compiles a game and prints the name of each part when it is on disk."""
    return [sys.executable, "-m", "macaronesia.compile", game, str(os.getpid())]


def compiling(game: str) -> Iterator[str]:
    """Compile a game in a process of its own; the name of each part as soon as it is on disk.

    The process has a low priority and ends with this one. RuntimeError if it fails.
    """
    with subprocess.Popen(
        compile_command(game),
        stdin=subprocess.PIPE,  # it ends when this is closed
        stdout=subprocess.PIPE,
        start_new_session=True,  # Ctrl-C is for this process alone
        text=True,
    ) as process:
        assert process.stdout is not None
        try:
            for line in process.stdout:
                yield line.strip()
            process.wait()
        finally:
            process.kill()
    if process.returncode:
        raise RuntimeError(f"the compiler of {game} ended with status {process.returncode}")
