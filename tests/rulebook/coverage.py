"""COVERAGE.md: every sentence of the rulebooks and the tests that would fail if the game did otherwise.

Made of ``sentences`` and of the marks at the tests by ``python -m tests.rulebook.coverage``.
"""

import ast
import re
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

import pytest

HERE = Path(__file__).parent
PAGE = HERE / "COVERAGE.md"

#: Marks a test with the sentences it stands for: ``@covers("000-IN-02", "003-PR-04")``.
covers = pytest.mark.covers

#: Why a sentence needs no test.
REASONS = {
    "flavour": "sets the scene",
    "tip": "advice on how to play or count",
    "handling": "what hands do with paper and wood",
    "talk": "what players say to each other",
    "picture": "describes a picture",
    "pointer": "says where something stands",
    "imprint": "names and addresses",
}

INTRODUCTION = f"""\
# Which test covers which sentence

Every sentence of the five rulebooks of Santiago and Islas Canarias that states a rule, a number, an
exception, an example or a note with consequences, in the order of the book and in our own words, with the
tests that would fail if the game did otherwise. Sentences without a rule are listed too, marked `—` with a
word why:

{"".join(f"- `{reason}`: {meaning}{chr(10)}" for reason, meaning in REASONS.items())}
Rows are numbered by book (docs/rulings.md tells which is which), section and place in it. `python -m
tests.rulebook.coverage` makes this page of the folder `sentences` and of the marks `@covers` at the tests.
"""


class Sentence(NamedTuple):
    """A sentence of a rulebook: ``row`` is book, section and place in it."""

    row: str
    text: str
    reason: str | None  #: why it needs no test


def read_book(book: str) -> tuple[str, dict[str, list[Sentence]]]:
    """The title of a book, and its sentences by the headings of its sections."""
    title, *lines = (HERE / "sentences" / f"{book}.md").read_text(encoding="utf-8").splitlines()
    sections: dict[str, list[Sentence]] = {}
    for line in lines:
        if line.startswith("## "):
            sections[heading := line.removeprefix("## ")] = []
        elif line:
            row, reason, text = re.fullmatch(r"- (\w\w-\d+) (?:\((\w+)\) )?(.+)", line).groups()  # type: ignore[union-attr]
            sections[heading].append(Sentence(f"{book}-{row}", text, reason))
    return title.removeprefix("# "), sections


BOOKS = {path.stem: read_book(path.stem) for path in sorted(HERE.glob("sentences/*.md"))}


def marked_tests() -> dict[str, list[str]]:
    """The tests of the two games, in order of files and lines, with the rows they are marked with."""
    return {
        f"{path.relative_to(HERE)}::{node.name}": [
            row
            for mark in node.decorator_list
            if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "covers"
            for row in map(ast.literal_eval, mark.args)
        ]
        for path in sorted(HERE.glob("*/test_*.py"))
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def page() -> str:
    """The text of COVERAGE.md."""
    tests_of, beyond = defaultdict(list), []
    for test, rows in marked_tests().items():
        for row in rows:
            tests_of[row].append(f"`{test}`")
        if not rows:
            beyond.append(f"- `{test}`")
    lines = [INTRODUCTION]
    for book, (title, sections) in BOOKS.items():
        lines.append(f"\n## Book {book}: {title}\n")
        for heading, sentences in sections.items():
            lines += [f"### {heading}\n", "| row | sentence | tests |", "|---|---|---|"]
            for row, text, reason in sentences:
                lines.append(f"| {row} | {text} | {', '.join(tests_of[row]) or f'— {reason}'} |")
            lines.append("")
    return "\n".join([*lines, "## Rulings and refusals beyond the books\n", *beyond, ""])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
