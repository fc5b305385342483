"""The board: 8 x 6 squares, 20 intersections, 31 ditch segments, and which touches which, as bit masks."""

import numpy as np

from macaronesia.games.santiago.names import ACROSS, COLUMNS, INTERSECTIONS, ROWS, SEGMENT_ENDS, SQUARES, UP
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.record import Row


def _mask(members: list[int]) -> int:
    return sum(1 << member for member in members)


def _square(column: int, row: int) -> list[int]:
    """The square there, or none beyond the border."""
    return [row * COLUMNS + column] if 0 <= column < COLUMNS and 0 <= row < ROWS else []


def _watered(ends: tuple[int, int]) -> int:
    """The squares a canal on this segment irrigates: two on either side of it."""
    (y, x), (v, _) = divmod(ends[0], ACROSS), divmod(ends[1], ACROSS)
    if y == v:
        touched = [(2 * x + i, 2 * y + j) for i in (0, 1) for j in (-1, 0)]
    else:
        touched = [(2 * x + i, 2 * y + j) for i in (-1, 0) for j in (0, 1)]
    return _mask([square for column, row in touched for square in _square(column, row)])


def _around(square: int, reach: list[tuple[int, int]]) -> int:
    row, column = divmod(square, COLUMNS)
    return _mask([near for i, j in reach for near in _square(column + i, row + j)])


ALL_SQUARES = (1 << len(SQUARES)) - 1
#: Squares beyond which a step to the left or to the right would leave the row.
NOT_LEFTMOST = ALL_SQUARES & ~_mask([row * COLUMNS for row in range(ROWS)])
NOT_RIGHTMOST = ALL_SQUARES & ~_mask([row * COLUMNS + COLUMNS - 1 for row in range(ROWS)])

#: segment -> the squares it borders
WATERS: Row = np.array([_watered(ends) for ends in SEGMENT_ENDS], np.int64)
#: intersection -> the segments that meet there
MEETING: Row = np.array(
    [
        _mask([s for s, ends in enumerate(SEGMENT_ENDS) if point in ends])
        for point in range(len(INTERSECTIONS))
    ],
    np.int64,
)
#: segment -> the segments that meet one of its ends, itself included
JOINED: Row = np.array([MEETING[a] | MEETING[b] for a, b in SEGMENT_ENDS], np.int64)
#: intersection -> the up to four squares that meet there
CORNERS: Row = np.array(
    [
        _mask([q for i in (-1, 0) for j in (-1, 0) for q in _square(2 * x + i, 2 * y + j)])
        for y in range(UP)
        for x in range(ACROSS)
    ],
    np.int64,
)
#: square -> itself and the squares that touch it, corners too
TOUCHING: Row = np.array(
    [_around(q, [(i, j) for i in (-1, 0, 1) for j in (-1, 0, 1)]) for q in range(len(SQUARES))],
    np.int64,
)


@rule
def beside(squares: int) -> int:
    """The squares that share a side with one of these (these themselves only if they do)."""
    return (
        ((squares & NOT_RIGHTMOST) << 1)
        | ((squares & NOT_LEFTMOST) >> 1)
        | ((squares << COLUMNS) & ALL_SQUARES)
        | (squares >> COLUMNS)
    )


@rule
def area_around(square: int, ground: int) -> int:
    """The connected part of the ground (a mask) that holds this square (a mask of one)."""
    area = square
    while True:
        larger = area | (beside(area) & ground)
        if larger == area:
            return area
        area = larger
