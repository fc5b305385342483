"""What is compiled from other functions than those that run uncompiled does the same."""

import numpy as np
import pytest

from macaronesia.kernel.actions import WORD, word_of
from macaronesia.kernel.compiler import COMPILED
from macaronesia.kernel.observation import row_at, set_writer

pytestmark = pytest.mark.skipif(not COMPILED, reason="nothing is compiled")


@pytest.mark.parametrize("width", [1, 5, 8, 12, 31, 32, 48, 60, 63])
def test_sets_are_written_alike_and_nothing_beside_them(width):
    rng, write = np.random.default_rng(width), set_writer(width)
    for _ in range(50):
        one, other = (int(rng.integers(0, 2**width, dtype=np.uint64)) for _ in range(2))
        rows = [np.full(100, 7, np.uint8) for _ in range(2)]
        write.plain(rows[0], 20, one, other)
        write.compiled(rows[1], 20, one, other)
        assert np.array_equal(*rows)
        assert (rows[1][:20] == 7).all()
        assert (rows[1][20 + width :] == 7).all()


def test_marks_are_read_alike():
    rng = np.random.default_rng(1)
    for _ in range(50):
        marks = rng.integers(0, 3, 3 * WORD).astype(np.uint8)
        for first in (0, WORD, 2 * WORD):
            for least in (1, 2):
                assert word_of.compiled(marks, first, least) == word_of.plain(marks, first, least)


def test_a_row_is_that_of_the_table():
    table = np.arange(12, dtype=np.int32).reshape(3, 4)
    row = row_at.compiled(table, 1)
    assert row.tolist() == row_at.plain(table, 1).tolist() == [4, 5, 6, 7]
