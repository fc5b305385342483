"""Names of squares, intersections and segments, as numbers counted from the bottom left."""

from typing import TypeAlias

COLUMNS = 8
ROWS = 6

Point: TypeAlias = tuple[int, int]
"""A column and a row, both from 0: of a square, or of an intersection."""


def point(name: str) -> Point:
    """Read a square such as `c4` or an intersection such as `C2`.

    >>> point("c4"), point("C2")
    ((2, 3), (2, 1))
    """
    return ord(name[0].lower()) - ord("a"), int(name[1:]) - 1


def square_name(square: Point) -> str:
    """Write a square: the opposite of `point`."""
    return f"{chr(ord('a') + square[0])}{square[1] + 1}"


def ends(segment: str) -> tuple[Point, Point]:
    """Read the two intersections of a segment such as `B2-C2`, the smaller first."""
    first, second = segment.split("-")
    return point(first), point(second)


def bordered(segment: str) -> list[Point]:
    """List the squares that a segment borders: four inside the board, two at its edge.

    >>> [square_name(square) for square in bordered("A1-B1")]
    ['a1', 'b1']
    """
    (x, y), (x_end, y_end) = ends(segment)
    wide, high = (1, 0) if y == y_end else (0, 1)
    return [
        (column, row)
        for column in range(2 * x - high, 2 * x_end + high)
        for row in range(2 * y - wide, 2 * y_end + wide)
        if 0 <= column < COLUMNS and 0 <= row < ROWS
    ]
