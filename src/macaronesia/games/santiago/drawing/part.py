"""A part of the board for a picture of the rules, and a line around an area on it."""

from collections.abc import Iterable, Mapping

from macaronesia.drawing.notes import EDGE, WIDTH
from macaronesia.drawing.palette import INK, PAPER
from macaronesia.drawing.pen import Pen, element, group, number
from macaronesia.games.santiago.drawing import board, pieces
from macaronesia.games.santiago.drawing.examples import NAMES, Example
from macaronesia.games.santiago.drawing.geometry import point
from macaronesia.games.santiago.drawing.proposals import proposals

_BORDER = 12
"""How much is shown around the squares of a part of the board."""


class Part:
    """A part of the board, as wide as the picture allows."""

    def __init__(self, example: Example) -> None:
        (left, low), (right, high) = (point(square) for square in example.shown)
        self.left = board.LEFT + left * board.SQUARE - _BORDER
        self.top = board.TOP + board.HEIGHT - (high + 1) * board.SQUARE - _BORDER
        self.wide = (right + 1 - left) * board.SQUARE + 2 * _BORDER
        self.high = (high + 1 - low) * board.SQUARE + 2 * _BORDER
        self.scale = min(1.0, (WIDTH - 2 * EDGE) / self.wide)
        self.x = (WIDTH - self.wide * self.scale) / 2
        self.height = self.high * self.scale
        self.bottom = EDGE + self.height

    def place(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the board lies in the picture."""
        return self.x + (x - self.left) * self.scale, EDGE + (y - self.top) * self.scale

    def drawn(self, pen: Pen, example: Example, edition: str, words: Mapping[str, str], *above: str) -> str:
        """Draw the part; `above` is laid over it in the board's own measure."""
        position = example.position(edition)
        inside = [
            board.island(pen, position["canals"]),
            board.ditches(),
            board.canals(position["canals"]),
            pieces(pen, position, NAMES, words),
            board.spring(position["spring"]),
            proposals(pen, position, NAMES),
            *above,
        ]
        size = {"x": self.x, "y": EDGE, "width": self.wide * self.scale, "height": self.height}
        frame = element("rect", **size, rx=10, fill="none", stroke=PAPER, stroke_width=3)
        return (
            element("svg", *inside, **size, viewBox=f"{self.left} {self.top} {self.wide} {self.high}") + frame
        )


_INSET = 4
_ROUND = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""Up, right, down, left."""


def outline(squares: Iterable[str]) -> str:
    """Draw a line inside the edge of connected squares."""
    inside = {point(square) for square in squares}
    half = board.SQUARE / 2
    lines = []
    for column, row in sorted(inside):
        x, y = (
            board.LEFT + (column + 0.5) * board.SQUARE,
            board.TOP + board.HEIGHT - (row + 0.5) * board.SQUARE,
        )
        for turn, (out_x, out_y) in enumerate(_ROUND):
            if (column + out_x, row + out_y) in inside:
                continue
            ends_at = []
            for side_x, side_y in (_ROUND[turn - 1], _ROUND[(turn + 1) % 4]):
                reach = half - _INSET
                if (column + side_x, row + side_y) in inside:
                    bent = (column + side_x + out_x, row + side_y + out_y) in inside
                    reach = half + _INSET if bent else half
                along = (out_x * (half - _INSET) + side_x * reach, out_y * (half - _INSET) + side_y * reach)
                ends_at.append(f"{number(x + along[0])} {number(y - along[1])}")
            lines.append(f"M{ends_at[0]}L{ends_at[1]}")
    path = "".join(lines)
    return group(
        [
            element("path", d=path, stroke=INK, stroke_width=8),
            element("path", d=path, stroke="#fff", stroke_width=4.5),
        ],
        fill="none",
        stroke_linecap="round",
    )
