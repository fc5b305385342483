"""Every sentence of the rulebooks has tests or a reason why it needs none, and COVERAGE.md says so."""

import re

import pytest

from tests.rulebook.coverage import BOOKS, PAGE, REASONS, marked_tests, page

#: As many sentences as each book was found to have; none is ever dropped.
ROWS = {"000": 268, "001": 141, "002": 236, "003": 228, "004": 256}

SENTENCES = [one for _, sections in BOOKS.values() for section in sections.values() for one in section]
MARKED = {row for rows in marked_tests().values() for row in rows}


def test_the_page_is_made_of_the_sentences_and_the_marks():
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m tests.rulebook.coverage"


def test_every_marked_sentence_exists():
    assert MARKED - {one.row for one in SENTENCES} == set()


def test_every_sentence_has_tests_or_else_a_reason_why_not():
    assert [one for one in SENTENCES if (one.row in MARKED) == (one.reason in REASONS)] == []


def test_the_rows_of_every_section_are_numbered_from_one_without_a_gap():
    for _, sections in BOOKS.values():
        for heading, sentences in sections.items():
            assert sentences, heading
            prefix = sentences[0].row[:7]
            rows = [f"{prefix}{number:02}" for number in range(1, len(sentences) + 1)]
            assert [one.row for one in sentences] == rows, heading


@pytest.mark.parametrize("book", ROWS)
def test_no_sentence_of_a_book_was_dropped(book):
    assert sum(len(section) for section in BOOKS[book][1].values()) >= ROWS[book]


def test_there_are_no_other_books():
    assert set(BOOKS) == set(ROWS)


def test_no_test_is_marked_twice_with_a_sentence():
    for test, rows in marked_tests().items():
        assert len(rows) == len(set(rows)), test
        assert all(re.fullmatch(r"\d{3}-\w\w-\d\d", row) for row in rows), test
