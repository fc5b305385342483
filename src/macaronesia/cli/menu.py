"""A short list instead of a wall of moves: legal moves are offered word by word.

``plant banana2 c4`` is reached as ``plant`` > ``banana2`` > ``c4``; sums are shown as ranges.
"""

from itertools import groupby
from typing import NamedTuple

#: Up to so many moves are listed one by one.
SHORT = 9


class Menu(NamedTuple):
    """What can follow the words already chosen."""

    chosen: tuple[str, ...]
    choices: list[tuple[str, ...]]  # numbered: whole moves, or the words so far and one more
    free: str  # what else may be typed: squares, segments, sums


def following(moves: list[str], chosen: tuple[str, ...]) -> list[str]:
    """The words that can come next, each once, in the order of the moves."""
    depth = len(chosen)
    words = (tuple(move.split()) for move in moves)
    return list(dict.fromkeys(w[depth] for w in words if w[:depth] == chosen and len(w) > depth))


def menu(moves: list[str], chosen: tuple[str, ...] = ()) -> Menu:
    """The short list after the chosen words."""
    words = following(moves, chosen)
    while len(words) == 1 and " ".join((*chosen, *words)) not in moves:  # nothing to choose yet
        chosen = (*chosen, *words)
        words = following(moves, chosen)
    reachable = [tuple(move.split()) for move in moves if tuple(move.split())[: len(chosen)] == chosen]
    # A sum is typed as it is, so that "2" never means the second line of a list of sums.
    stems = list(dict.fromkeys(move[:-1] if move[-1].isdigit() else move for move in reachable))
    if len(stems) <= SHORT and stems != [chosen]:
        return Menu(chosen, stems, "")
    if len(words) <= SHORT and stems != [chosen]:
        return Menu(chosen, [(*chosen, word) for word in words], "")
    return Menu(chosen, [], ranges(words) if all(word.isdigit() for word in words) else " ".join(words))


def ranges(sums: list[str]) -> str:
    """``1-4, 6-10`` for the sums that may be named."""
    numbers = enumerate(sorted(map(int, sums)))
    runs = [[n for _, n in run] for _, run in groupby(numbers, key=lambda pair: pair[1] - pair[0])]
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def label(moves: list[str], words: tuple[str, ...]) -> str:
    """A choice as it is listed: a whole move, or words with what may follow them."""
    text = " ".join(words)
    if text in moves:
        return text
    after = following(moves, words)
    if all(word.isdigit() for word in after):
        return f"{text} {ranges(after)}"
    return f"{text} …"


def side_by_side(items: list[str], width: int) -> list[str]:
    """Items in columns, as many as there is room for, read from left to right."""
    widest = max(map(len, items)) + 3
    across = max(1, width // widest)
    rows = [items[first : first + across] for first in range(0, len(items), across)]
    return ["".join(item.ljust(widest) for item in row).rstrip() for row in rows]


def understand(moves: list[str], shown: Menu, typed: str) -> tuple[str, ...] | str:
    """The words chosen so far (to be asked further), or a move as text, legal or not."""
    if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(shown.choices):
        words = shown.choices[int(typed) - 1]
    else:
        words = tuple(typed.split())
        if shown.chosen and words and words[0] not in following(moves, ()):
            words = (*shown.chosen, *words)
    if " ".join(words) not in moves and following(moves, words):
        return words
    return " ".join(words) if words != tuple(typed.split()) else typed


def completions(moves: list[str], chosen: tuple[str, ...], line: str) -> list[str]:
    """The words that complete what stands on the line, for the terminal's Tab key."""
    *before, last = line.split(" ") if line else [""]
    words = [w for w in before if w]
    start = chosen if not words or words[0] in following(moves, chosen) else ()
    return [word for word in following(moves, (*start, *words)) if word.startswith(last)]
