"""The actions of a game are numbered block by block; which are legal is a row of bit masks, its words.

A word covers up to 48 actions of one block, so legality is decided by the games' own masks of squares,
segments and plots, and the bytes of a caller's mask are written from the few bits that are set.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from macaronesia.kernel.bits import count, has, lowest
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.random import Generator, below
from macaronesia.kernel.record import Row

WORD = 48  #: as many actions as the largest set of things, the squares of Santiago
MOST_WORDS = 16

#: NumPy's arrays where the kernel's Row says too little.
Table = Any


class Blocks(NamedTuple):
    """Where every block begins, in actions and in words."""

    size: int  #: how many actions there are
    first: dict[str, int]  #: block -> its first action
    word: dict[str, int]  #: block -> its first word
    starts: Row  #: word -> its first action
    word_of: Row  #: action -> its word


def blocks(sizes: Sequence[tuple[str, int]]) -> Blocks:
    """Blocks of these names and sizes, one after the other."""
    first: dict[str, int] = {}
    word: dict[str, int] = {}
    starts: list[int] = []
    word_of: list[int] = []
    for name, size in sizes:
        first[name], word[name] = len(word_of), len(starts)
        for start in range(0, size, WORD):
            width = min(WORD, size - start)
            word_of += [len(starts)] * width
            starts.append(first[name] + start)
    assert len(starts) <= MOST_WORDS, sizes
    return Blocks(len(word_of), first, word, np.array(starts, np.int64), np.array(word_of, np.int64))


@rule
def clear(words: Row) -> None:
    """No action is legal."""
    for w in range(len(words)):
        words[w] = 0


@rule
def allow_up_to(words: Row, w: int, low: int, high: int) -> None:
    """Allow the members low to high of a block that begins at word w and may go on in the next ones."""
    at = low
    while at <= high:
        last = min(high, at // 48 * 48 + 47)
        words[w + at // 48] |= ((1 << (last - at + 1)) - 1) << (at % 48)
        at = last + 1


@rule
def is_legal(words: Row, starts: Row, word_of: Row, action: int) -> bool:
    """Whether an action of the game, or any other number, is among those the words allow."""
    if action < 0 or action >= len(word_of):
        return False
    w = word_of[action]
    return has(words[w], action - starts[w])


@rule
def legal_actions(words: Row, starts: Row) -> int:
    """How many actions the words allow."""
    n = 0
    for w in range(len(starts)):
        n += count(words[w])
    return n


@rule
def write_mask(words: Row, starts: Row, mask: Row) -> None:
    """A byte for every action: 1 where it is legal."""
    for action in range(len(mask)):
        mask[action] = 0
    for w in range(len(starts)):
        bits = words[w]
        while bits != 0:
            mask[starts[w] + lowest(bits)] = 1
            bits &= bits - 1


@rule
def pick(words: Row, starts: Row, rng: Generator) -> int:
    """One of the legal actions, all equally likely."""
    left = below(rng, legal_actions(words, starts))
    w = 0
    while left >= count(words[w]):
        left -= count(words[w])
        w += 1
    bits = words[w]
    for _ in range(left):
        bits &= bits - 1
    return starts[w] + lowest(bits)


def listed(words: Table, starts: Row) -> list[int]:
    """The legal actions, ascending."""
    found: list[int] = []
    for w, start in enumerate(starts):  # type: ignore[arg-type, var-annotated]
        bits = int(words[w])
        while bits:
            found.append(int(start) + (bits & -bits).bit_length() - 1)
            bits &= bits - 1
    return found
