"""The board by its names alone, written down from the rules and not from the engine."""

from collections.abc import Iterable

COLUMNS, ROWS = "abcdefgh", "123456"
SQUARES = {column + row for column in COLUMNS for row in ROWS}


def square_at(column: int, row: int) -> set[str]:
    """The square there, or none beyond the border."""
    return {COLUMNS[column] + ROWS[row]} if column in range(8) and row in range(6) else set()


def place(square: str) -> tuple[int, int]:
    """Column and row, counted from 0."""
    return COLUMNS.index(square[0]), ROWS.index(square[1])


def beside(square: str) -> set[str]:
    """The squares that share a side with this one."""
    column, row = place(square)
    return {q for i, j in ((0, 1), (1, 0), (0, -1), (-1, 0)) for q in square_at(column + i, row + j)}


def around(square: str) -> set[str]:
    """The squares that touch this one, corners too, and itself."""
    column, row = place(square)
    return {q for i in (-1, 0, 1) for j in (-1, 0, 1) for q in square_at(column + i, row + j)}


def meeting_at(point: str) -> set[str]:
    """The squares that meet at an intersection."""
    x, y = "ABCDE".index(point[0]), "1234".index(point[1])
    return {q for i in (-1, 0) for j in (-1, 0) for q in square_at(2 * x + i, 2 * y + j)}


def watered_by(segment: str) -> set[str]:
    """The squares a segment borders: those that meet at one of its ends and lie along it."""
    start, end = segment.split("-")
    x, y = "ABCDE".index(start[0]), "1234".index(start[1])
    if start[1] == end[1]:
        along = {(2 * x + i, 2 * y + j) for i in (0, 1) for j in (-1, 0)}
    else:
        along = {(2 * x + i, 2 * y + j) for i in (-1, 0) for j in (0, 1)}
    return {q for column, row in along for q in square_at(column, row)}


def irrigated(canals: Iterable[str]) -> set[str]:
    """The squares with water."""
    return {q for canal in canals for q in watered_by(canal)}


def reached_from(spring: str, canals: Iterable[str]) -> set[str]:
    """The canals that water can get to, found one after another."""
    wet, found, left = {spring}, set(), set(canals)
    while joined := {canal for canal in left if wet & set(canal.split("-"))}:
        found |= joined
        left -= joined
        wet |= {end for canal in joined for end in canal.split("-")}
    return found


def areas(crops: dict[str, str]) -> list[set[str]]:
    """Squares of the same crop that hang together by their sides."""
    left, found = dict(crops), []
    while left:
        square, crop = left.popitem()
        area, edge = {square}, [square]
        while edge:
            for near in beside(edge.pop()):
                if left.get(near) == crop:
                    del left[near]
                    area.add(near)
                    edge.append(near)
        found.append(area)
    return found
