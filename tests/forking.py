"""The command ``macaronesia`` without the second it takes to import everything.

A process that has imported and loaded all of it is forked for every call, so that each call has a process,
environment, folder, streams and exit code of its own, as the installed command has.
"""

import gc
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any


class Command:
    """Calls of ``macaronesia``; made once for many tests."""

    def __init__(self) -> None:
        self._template = subprocess.Popen(
            [sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def run(
        self, words: list[str], typed: str, folder: Path, environment: Mapping[str, str]
    ) -> subprocess.CompletedProcess[str]:
        """Run a command to its end."""
        with tempfile.TemporaryDirectory() as made:
            streams = [Path(made, name) for name in ("in", "out", "err")]
            streams[0].write_text(typed, "utf-8")
            call = {
                "words": words,
                "streams": [*map(str, streams)],
                "folder": str(folder),
                "environment": dict(environment),
            }
            assert self._template.stdin is not None
            assert self._template.stdout is not None
            self._template.stdin.write(json.dumps(call) + "\n")
            self._template.stdin.flush()
            code = int(self._template.stdout.readline())
            out, err = (stream.read_bytes().decode("utf-8") for stream in streams[1:])
            return subprocess.CompletedProcess(["macaronesia", *words], code, out, err)

    def close(self) -> None:
        """End the process that is forked."""
        assert self._template.stdin is not None
        assert self._template.stdout is not None
        self._template.stdin.close()
        self._template.stdout.close()
        self._template.wait()


def main() -> None:
    """Fork a child for every line; its exit code is the answer."""
    from macaronesia import cli
    from macaronesia.compile import units
    from macaronesia.ruleset import GAMES

    for name in (
        "analysis",
        "arena.run",
        "bots.search",
        "bots.greedy",
        "cli.table",
        "record",
        "server.settings",
    ):
        __import__(f"macaronesia.{name}")
    for game in GAMES:
        for unit in units(game):
            unit.load()
    gc.collect()
    gc.freeze()
    for line in sys.stdin:
        child = os.fork()
        if not child:
            _run(cli, json.loads(line))
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        print(status, flush=True)


def _run(cli: Any, call: dict[str, Any]) -> None:
    """Become the command; never returns."""
    code = 1
    try:
        os.environ.clear()
        os.environ.update(call["environment"])
        os.chdir(call["folder"])
        for number, (path, mode) in enumerate(zip(call["streams"], ("r", "w", "w"), strict=True)):
            with open(path, mode) as stream:  # noqa: PTH123 - its number is what counts
                os.dup2(stream.fileno(), number)
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
