"""What the places of the board are called: squares, intersections, and the ditch segments between these.

Squares are numbered 0 (a1) to 47 (h6) row by row, intersections 0 (A1) to 19 (E4) row by row,
segments in the order of their names.
"""

COLUMNS, ROWS = 8, 6
ACROSS, UP = 5, 4  # intersections

SQUARES = [f"{column}{row}" for row in range(1, ROWS + 1) for column in "abcdefgh"]
INTERSECTIONS = [f"{column}{row}" for row in range(1, UP + 1) for column in "ABCDE"]


def _segments() -> list[tuple[int, int]]:
    """The ends of every segment, the smaller intersection first, in the order of their names."""
    points = [(x, y) for x in range(ACROSS) for y in range(UP)]
    pairs = [((x, y), to) for x, y in points for to in ((x, y + 1), (x + 1, y)) if to in points]
    return [(y * ACROSS + x, v * ACROSS + u) for (x, y), (u, v) in pairs]


SEGMENT_ENDS = _segments()
SEGMENTS = [f"{INTERSECTIONS[a]}-{INTERSECTIONS[b]}" for a, b in SEGMENT_ENDS]

#: The intersections that a value of the option ``spring`` stands for.
SPRINGS = {
    "interior": [i for i in range(ACROSS * UP) if i % ACROSS in (1, 2, 3) and i // ACROSS in (1, 2)],
    "corner": [0, ACROSS - 1, ACROSS * (UP - 1), ACROSS * UP - 1],
    "edge": [i for i in range(ACROSS * UP) if (i % ACROSS in (0, 4)) != (i // ACROSS in (0, 3))],
    "any": list(range(ACROSS * UP)),
    **{name: [i] for i, name in enumerate(INTERSECTIONS)},
}
