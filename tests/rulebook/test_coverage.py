"""COVERAGE.md lists every sentence of the rulebooks: it names tests that exist, and all of them."""

import ast
import re
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

import pytest

HERE = Path(__file__).parent
PAGE = (HERE / "COVERAGE.md").read_text(encoding="utf-8")
SENTENCES, BEYOND = PAGE.split("\n## Rulings and refusals beyond the books\n")

#: Why a sentence needs no test.
REASONS = {"flavour", "tip", "handling", "talk", "picture", "pointer", "imprint"}
#: As many sentences as each book was found to have; a row is never dropped.
ROWS = {"000": 268, "001": 141, "002": 236, "003": 228, "004": 256}

TEST = re.compile(r"`(test_\w+\.py::test_\w+)`")


class Row(NamedTuple):
    book: str
    section: str
    number: int
    sentence: str
    tests: str


def read_rows():
    lines = [line for line in SENTENCES.splitlines() if line.startswith("| ") and line[2:5] != "row"]
    rows = []
    for line in lines:
        name, sentence, tests = line.removeprefix("| ").removesuffix(" |").split(" | ")
        book, section, number = name.split("-")
        rows.append(Row(book, section, int(number), sentence, tests))
    return rows


ALL = read_rows()


def written_tests():
    """The tests of this directory and those in it, but for those in this file."""
    return {
        f"{path.name}::{node.name}"
        for path in HERE.rglob("test_*.py")
        if path != Path(__file__)
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def test_every_named_test_exists():
    assert set(TEST.findall(PAGE)) - written_tests() == set()


def test_every_test_stands_for_a_sentence_or_is_listed_as_beyond_the_books():
    assert written_tests() - set(TEST.findall(PAGE)) == set()


def test_no_test_is_both_in_the_books_and_beyond_them():
    assert set(TEST.findall(SENTENCES)) & set(TEST.findall(BEYOND)) == set()


def test_every_sentence_has_tests_or_a_reason_why_not():
    for row in ALL:
        tests = TEST.findall(row.tests)
        if tests:
            assert ", ".join(f"`{test}`" for test in tests) == row.tests, row
        else:
            assert row.tests.removeprefix("— ") in REASONS, row


def test_every_sentence_says_something():
    assert [row for row in ALL if not row.sentence.strip()] == []


def test_the_rows_of_every_section_are_numbered_from_one_without_a_gap():
    sections = defaultdict(list)
    for row in ALL:
        sections[row.book, row.section].append(row.number)
    for section, numbers in sections.items():
        assert numbers == list(range(1, len(numbers) + 1)), section


@pytest.mark.parametrize("book", ROWS)
def test_no_sentence_of_a_book_was_dropped(book):
    assert sum(row.book == book for row in ALL) >= ROWS[book]


def test_there_are_no_other_books():
    assert {row.book for row in ALL} == set(ROWS)
