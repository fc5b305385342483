import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import forking
from tests.waiting import HANG


class Run:
    """The command, run as people run it, in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(
        self, *words: object, typed: str = "", language: str = "C.UTF-8"
    ) -> subprocess.CompletedProcess:
        return forking.run([*map(str, words)], _environment(language), self.folder, typed)

    def installed(self, *words: str) -> subprocess.CompletedProcess:
        """The command as pip has installed it, in a new process."""
        return subprocess.run(
            [Path(sys.executable).with_name("macaronesia"), *words],
            capture_output=True,
            text=True,
            cwd=self.folder,
            env=_environment("C.UTF-8"),
            timeout=HANG,
            check=False,
        )

    def python(self, program: str, **environment: str) -> str:
        """What a little program says on standard error."""
        done = subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            text=True,
            env={**os.environ, **environment},
            timeout=HANG,
            check=True,
        )
        return done.stderr

    def fails(self, *words: object, code: int, typed: str = "", language: str = "C.UTF-8") -> str:
        """The one sentence on standard error of a call that must fail."""
        done = self(*words, typed=typed, language=language)
        assert done.returncode == code, done
        assert "Traceback" not in done.stderr
        assert len(done.stderr.strip().splitlines()) == 1, done.stderr
        return done.stderr.strip().removeprefix("macaronesia: ")


def _environment(language: str) -> dict[str, str]:
    return {**os.environ, "LC_ALL": language, "COLUMNS": "100"}


@pytest.fixture
def run(tmp_path: Path) -> Run:
    return Run(tmp_path)


@pytest.fixture
def games(run: Run) -> Path:
    """A file with three games of four players."""
    done = run("simulate", "santiago", "--games", 3, "--players", 4, "--seed", 7, "--out", "games.jsonl")
    assert done.returncode == 0, done.stderr
    return run.folder / "games.jsonl"
