import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from macaronesia.bots import BOTS
from tests import forking


@pytest.fixture
def entrant(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, type], str]:
    """Enters a class as a bot of this process, under a name."""

    def enter(name: str, bot: type) -> str:
        module = ModuleType(f"entrant_{name}")
        module.Bot, module.SETTINGS = bot, {}  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, module.__name__, module)
        monkeypatch.setitem(BOTS, name, (module.__name__, {}))
        return name

    return enter


class Command:
    """``macaronesia arena``, run as people run it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def words(self, *words: object) -> list[str]:
        return [str(Path(sys.executable).with_name("macaronesia")), "arena", *map(str, words)]

    def environment(self) -> dict[str, str]:
        return {**os.environ, "LC_ALL": "C.UTF-8"}

    def __call__(self, *words: object) -> subprocess.CompletedProcess:
        return forking.run(["arena", *map(str, words)], self.environment(), self.folder)

    def fails(self, *words: object, code: int) -> str:
        done = self(*words)
        assert done.returncode == code, done
        assert "Traceback" not in done.stderr
        (told,) = done.stderr.strip().splitlines()
        return told.removeprefix("macaronesia: ")

    def start(self, *words: object) -> subprocess.Popen:
        # Whoever runs the tests in the background has Ctrl-C ignored, and so would what they start.
        return subprocess.Popen(
            ["env", "--default-signal=INT", *self.words(*words)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=self.folder,
            env=self.environment(),
        )

    def program(self, name: str, text: str) -> str:
        """A bot that is a program of its own."""
        (self.folder / name).write_text(text)
        (self.folder / name).chmod(0o755)
        return f"./{name}"


@pytest.fixture
def arena(tmp_path: Path) -> Command:
    return Command(tmp_path)
