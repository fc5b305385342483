"""The code blocks of README and docs run as they are printed, page by page and in their order.

A block that begins with ``sh no-run`` or ``python no-run`` is not run; the reason is in ``NOT_RUN``. The
commands in it, and those in the sentences of every page, are still held to the options that there are.
"""

import doctest
import io
import re
import shlex
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest
import typer

import macaronesia
from macaronesia.cli import app, main
from macaronesia.games.canarias.box import box_from_json

ROOT = Path(__file__).parent.parent
#: tests/test_third_game.py holds docs/add-a-game.md to the game that it builds.
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md")),
    *sorted(page for page in (ROOT / "docs").glob("*.md") if page.name != "add-a-game.md"),
]
#: tests/test_http_page.py runs the session of docs/http.md, against a server.
RUN = [page for page in PAGES if page.name != "http.md"]

#: Page and beginning of every block that is not run, and why.
NOT_RUN = {
    ("README.md", "make play"): "sets up environments of their own; tests/packaging does it in a copy",
    ("README.md", "uvx"): "the same",
    ("index.md", "make play"): "the same",
    ("CONTRIBUTING.md", "make play"): "the same",
    ("CONTRIBUTING.md", ".venv/bin/pytest"): "tests in a test",
    (
        "arena.md",
        "pip install",
    ): "needs a package index and a Ray cluster; tests/arena/test_arena_cluster.py has one",
    (
        "hosting.md",
        "macaronesia serve --host 0.0.0.0 --port 8000",
    ): "serves until it is stopped (tests/server)",
    ("hosting.md", "macaronesia serve --database sqlite"): "the same, in the folder of a service",
    ("hosting.md", "python3 -m venv"): "as root, in folders of the system",
    ("hosting.md", "macaronesia serve --proxy"): "the same",
    (
        "hosting.md",
        "macaronesia serve --host 0.0.0.0 --database",
    ): "the same, with PostgreSQL on another machine",
    (
        "hosting.md",
        "macaronesia admin backup",
    ): "needs the database of a service; tests/server tries the command",
    ("hosting.md", "pg_dump"): "needs PostgreSQL on another machine",
    (
        "http.md",
        "macaronesia serve --port 8000",
    ): "tests/test_http_page.py has a server",
    ("data-sets.md", "import duckdb"): "pandas, Polars and DuckDB are no dependencies of ours",
}

#: Numbers of games that take longer than a test should: the same command with fewer.
FEWER = {"--games 100000": "--games 20", "--games 40": "--games 4", "--games 60": "--games 6"}


class Block(NamedTuple):
    """A fenced block: the words behind its fence, and its text."""

    words: list[str]
    text: str


def blocks(page: Path) -> list[Block]:
    found = re.finditer(r"^```([^\n]*)\n(.*?)^```$", page.read_text(), re.MULTILINE | re.DOTALL)
    return [Block(block[1].split(), block[2]) for block in found]


def commands(text: str) -> list[str]:
    """The lines of a shell block, without comments."""
    lines = (re.sub(r"(^|\s+)#.*", "", line).strip() for line in text.splitlines())
    return [line for line in lines if line]


class Reader:
    """Somebody who types the blocks of a page, in a folder of their own."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.monkeypatch = monkeypatch
        self.names: dict = {}
        (folder / "examples").symlink_to(ROOT / "examples")
        monkeypatch.chdir(folder)
        programs = Path(sys.executable).parent
        monkeypatch.setenv("PATH", str(programs), prepend=":")

    def sh(self, text: str) -> None:
        for line in commands(text):
            for many, few in FEWER.items():
                line = line.replace(many, few)  # noqa: PLW2901
            if line.startswith("macaronesia ") and "|" not in line:
                self._ours(line)
            else:
                subprocess.run(["sh", "-ec", line], cwd=self.folder, stdin=subprocess.DEVNULL, check=True)

    def _ours(self, line: str) -> None:
        """In this process: the same as the command, without loading the compiler again."""
        self.monkeypatch.setattr(sys, "argv", shlex.split(line))
        self.monkeypatch.setattr(sys, "stdin", io.StringIO())
        with pytest.raises(SystemExit) as done:
            main()
        assert done.value.code == 0, line

    def python(self, text: str) -> None:
        if text.startswith("#!"):
            self.program(text)
        elif ">>>" in text:
            test = doctest.DocTestParser().get_doctest(text, self.names, "page", None, 0)
            test.globs = self.names
            told: list[str] = []
            assert not doctest.DocTestRunner().run(test, out=told.append, clear_globs=False).failed, "".join(
                told
            )
        else:
            exec(text, self.names)

    def program(self, text: str) -> None:
        """A program is one of the examples, which have tests of their own."""
        assert text in [file.read_text() for file in (ROOT / "examples").rglob("*.*") if file.is_file()]

    perl = program

    def toml(self, text: str) -> None:
        """An entry takes the place of one of the same kind in the copy of the shipped box."""
        box = self.names.setdefault("box", tomllib.loads((self.folder / "my-box.toml").read_text()))
        for part, entries in tomllib.loads(text).items():
            if part == "islands":
                ((name, tables),) = entries.items()
                box[part].setdefault(name, {}).update(tables)
                box[part].pop("tenerife", None)
                if "drawing" not in tables:
                    continue  # the next block has it
            elif isinstance(entries, dict):
                assert set(entries) <= set(box[part])
                box[part].update(entries)
            else:
                box[part] = entries
            box_from_json(box, "my-box.toml")


@pytest.mark.parametrize("page", RUN, ids=lambda page: page.name)
def test_the_blocks_of_a_page_run_as_printed(page, tmp_path, monkeypatch):
    reader = Reader(tmp_path, monkeypatch)
    for words, text in blocks(page):
        if words and words[0] in ("sh", "python", "perl", "toml") and "no-run" not in words:
            getattr(reader, words[0])(text)


def test_every_block_says_what_it_is_and_why_it_is_not_run():
    left_out = set()
    for page in PAGES:
        for words, text in blocks(page):
            assert words, f"{page.name}: a block without its language: {text[:60]}"
            if "no-run" in words:
                (reason,) = [key for key in NOT_RUN if key[0] == page.name and text.startswith(key[1])][-1:]
                left_out.add(reason)
    assert left_out == set(NOT_RUN)


def written() -> list[tuple[str, str]]:
    """Every command of ours on a page: in blocks that are not run, and in sentences."""
    found = []
    for page in PAGES:
        text = page.read_text()
        lines = [line for words, body in blocks(page) if "no-run" in words for line in commands(body)]
        prose = re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)
        lines += [re.sub(r"\s+", " ", code) for code in re.findall(r"`(macaronesia [^`]+)`", prose)]
        found += [(page.name, line) for line in lines if line.startswith("macaronesia ")]
    return found


@pytest.mark.parametrize(("page", "line"), written())
def test_every_command_that_is_named_has_the_options_it_is_named_with(page, line):
    words = [re.sub(r"[\[\]…]", "", word) for word in shlex.split(line)[1:]]
    command = typer.main.get_command(app)
    while words and words[0] in getattr(command, "commands", {}):
        command = command.commands[words.pop(0)]
    options = {name for param in command.params for name in (*param.opts, *param.secondary_opts)}
    assert {word.partition("=")[0] for word in words if word.startswith("--")} <= {*options, "--help"}, page
    assert not getattr(command, "commands", None) or not words or words[0].startswith("-"), line


def with_examples() -> list[str]:
    """The modules of the package whose docstrings have examples."""
    root = Path(macaronesia.__file__).parent
    files = [file.relative_to(root.parent) for file in root.rglob("*.py") if ">>> " in file.read_text()]
    return sorted(".".join(file.with_suffix("").parts).removesuffix(".__init__") for file in files)


@pytest.mark.parametrize("module", with_examples())
def test_the_examples_in_docstrings_run(module):
    tried = doctest.testmod(import_module(module))
    assert tried.attempted
    assert not tried.failed
