"""Runs programs that take a while: a line for each on standard error, with what it is doing on a terminal."""

import os
import selectors
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

#: Seconds between two looks at the clock on a terminal.
TICK = 1.0
#: No line of a terminal is longer; a longer one would scroll instead of being written over.
WIDTH = 78


class Failed(Exception):
    """A step did not succeed; its output has been shown."""


def step(
    title: str,
    command: Sequence[str | Path],
    *,
    folder: Path | None = None,
    env: Mapping[str, str] | None = None,
    detail: Callable[[str], str | None] = lambda _line: None,
) -> None:
    """Run a command and wait for it; its output is shown only if it fails, which raises Failed.

    ``detail`` is asked about every line of output for what to show beside the title on a terminal; None
    changes nothing.
    """
    began = time.monotonic()
    output = b""
    doing = ""
    rewrites = sys.stderr.isatty()
    if not rewrites:
        _write(f"{title}\n")
    with (
        subprocess.Popen(
            [str(word) for word in command],
            cwd=folder,
            env={**os.environ, **(env or {}), "PYTHONUNBUFFERED": "1"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        ) as process,
        selectors.DefaultSelector() as ready,
    ):
        assert process.stdout is not None
        ready.register(process.stdout, selectors.EVENT_READ)
        line = b""
        while True:
            if rewrites:
                _write("\r\x1b[K" + f"{title}  {time.monotonic() - began:.0f} s  {doing}"[:WIDTH])
            if not ready.select(TICK):
                continue
            part = os.read(process.stdout.fileno(), 1 << 16)
            if not part:
                break
            output += part
            *whole, line = (line + part).split(b"\n")
            for each in whole:
                doing = detail(each.decode(errors="replace")) or doing
    if rewrites:
        _write(f"\r\x1b[K{title}  {time.monotonic() - began:.0f} s\n")
    if process.returncode:
        _write(output.decode(errors="replace"))
        raise Failed(f"“{title}” failed.")


def _write(text: str) -> None:
    sys.stderr.write(text)
    sys.stderr.flush()
