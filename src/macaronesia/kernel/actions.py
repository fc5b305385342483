"""Moves as sequences of actions, for learning. Bound to a game by generic.py.

A game says which actions make a move, its path: ``action_of(s, b, move, depth)``, -1 beyond the end, and the
inverse, ``move_of(s, b, chosen)``; both may ask who is to move, and nothing else of a position. Which actions
are legal follows from the legal moves: those with which the path of one goes on. No legal move's path may be
the beginning of another's. A set of actions is a row of words, bit masks of 48 actions each.
"""

from collections.abc import Callable, Sequence
from typing import Annotated, Any, NamedTuple

import numpy as np

from macaronesia.kernel.bits import count, has, lowest
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.generic import unbound
from macaronesia.kernel.observation import Table, set_writer
from macaronesia.kernel.random import Generator, below
from macaronesia.kernel.record import Row, layout

legal = action_of = move_of = write_last = unbound

WORD = 48
write_word = set_writer(WORD)


class Blocks(NamedTuple):
    """The actions of a game, numbered block by block."""

    size: int  #: how many actions there are
    first: dict[str, int]  #: block -> its first action


def blocks(sizes: Sequence[tuple[str, int]]) -> Blocks:
    """Blocks of these names and sizes, one behind the other."""
    first: dict[str, int] = {}
    end = 0
    for name, size in sizes:
        first[name] = end
        end += size
    return Blocks(end, first)


class Choice:
    """What the seat to move has chosen, and can choose next."""

    chosen: Row  # the actions of its partial move: how many there are, then which
    legal: Row  # the legal actions
    not_last: Row  # those of them that are not the last of a move


def choice_record(kind: type[Choice], actions: int, steps: int) -> np.dtype[Any]:
    """The record type of a Choice, or of a subclass; ``steps``: the most actions of one move."""
    words = -(-actions // WORD)
    sized = {
        "chosen": Annotated[Row, np.int32, (1 + steps,)],
        "legal": Annotated[Row, np.int64, (words,)],
        "not_last": Annotated[Row, np.int64, (words,)],
    }
    return layout(type(kind.__name__, (), {"__annotations__": kind.__annotations__ | sized}))


def last_writer(actions: int) -> Callable[[Row, int, int, int], None]:
    """``write_last`` of a game with this number of actions: it writes the last word of a mask."""
    return set_writer((actions - 1) % WORD + 1)


#: The first number of a run of moves; then for every step of their paths the first action and how many.
Numbering = tuple[int, Sequence[tuple[int, int]]]


def path_table(moves: int, steps: int, numberings: Sequence[Numbering]) -> Table:
    """``[depth, move]`` -> action, of moves whose numbers count their steps in mixed radix; -1: no action."""
    table = np.full((steps, moves), -1, np.int16)
    for first_move, path in numberings:
        sizes = [size for _, size in path]
        end = first_move + int(np.prod(sizes))
        digits = np.unravel_index(np.arange(end - first_move), sizes)
        for depth, (digit, (first_action, _)) in enumerate(zip(digits, path, strict=True)):
            table[depth, first_move:end] = first_action + digit
    return table


# --- Legal actions ---

#: Marks of legal actions: the last of a move, or not.
LAST, NOT_LAST = 1, 2


@rule
def find_actions(s: Any, b: Any, choice: Choice, out: Row, marks: Row) -> None:
    """Find the legal actions of the seat to move. out and marks (a byte for each action): scratch."""
    for action in range(len(marks)):
        marks[action] = 0
    n = int(legal(s, b, out)) if s.seat >= 0 else 0
    depth = int(choice.chosen[0])
    if depth == 0:  # the compiler makes more of a depth that it knows
        for i in range(n):
            move = int(out[i])
            marks[action_of(s, b, move, 0)] = LAST if action_of(s, b, move, 1) < 0 else NOT_LAST
    else:
        for i in range(n):
            move = int(out[i])
            if goes_on(s, b, move, choice):
                last = action_of(s, b, move, depth + 1) < 0
                marks[action_of(s, b, move, depth)] = LAST if last else NOT_LAST
    for w in range(len(choice.legal)):
        choice.legal[w] = word_of(marks, WORD * w, LAST)
        choice.not_last[w] = word_of(marks, WORD * w, NOT_LAST)


@rule
def goes_on(s: Any, b: Any, move: int, choice: Choice) -> bool:
    """Whether a move's path begins with the partial move."""
    for depth in range(choice.chosen[0]):
        if action_of(s, b, move, depth) != choice.chosen[depth + 1]:
            return False
    return True


@rule
def take(s: Any, b: Any, choice: Choice, action: int) -> int:
    """Add a legal action to the partial move; the move that it completes, or -1."""
    choice.chosen[0] += 1
    choice.chosen[choice.chosen[0]] = action
    if is_member(choice.not_last, action):
        return -1
    move = int(move_of(s, b, choice.chosen))
    choice.chosen[0] = 0
    return move


@rule
def path_of(s: Any, b: Any, move: int, path: Row) -> int:
    """Write the actions that make a move; how many. 0: no player has this move."""
    n = 0
    while action_of(s, b, move, n) >= 0:
        path[n] = action_of(s, b, move, n)
        n += 1
    return n


@rule
def single_action(_s: Any, _b: Any, move: int, depth: int) -> int:
    """``action_of`` in a game where every move is one action."""
    return move if depth == 0 else -1


@rule
def single_move(_s: Any, _b: Any, chosen: Row) -> int:
    """``move_of`` in such a game."""
    return chosen[1]


# --- Sets of actions ---


@rule(native="macaronesia.kernel.row_intrinsics:word_of", small=True)
def word_of(marks: Row, first: int, least: int) -> int:
    """The word of those of 48 actions whose marks are at least so large."""
    word = 0
    for i in range(WORD):
        if marks[first + i] >= least:
            word |= 1 << i
    return word


@rule
def is_member(words: Row, action: int) -> bool:
    """Whether an action, or any other number from 0 on, is in a set."""
    w = action // WORD
    return w < len(words) and has(words[w], action % WORD)


@rule
def write_mask(words: Row, mask: Row) -> None:
    """A byte for every action: 1 where it is in the set."""
    last = len(words) - 1
    for w in range(last):
        write_word(mask, WORD * w, words[w], 0)
    write_last(mask, WORD * last, words[last], 0)


@rule
def pick(words: Row, rng: Generator) -> int:
    """One of a set of actions, all equally likely."""
    n = 0
    for w in range(len(words)):
        n += count(words[w])
    left = below(rng, n)
    w = 0
    while left >= count(words[w]):
        left -= count(words[w])
        w += 1
    bits = words[w]
    for _ in range(left):
        bits &= bits - 1
    return WORD * w + lowest(bits)
