"""What explains a picture of the rules: numbers, labels, arrows, crosses, and the sheet all of it is on."""

from collections.abc import Iterable
from math import ceil
from typing import TypeAlias

from macaronesia.drawing.palette import GOLD, INK, PAPER
from macaronesia.drawing.pen import FONT, Pen, at, element, group, number, text
from macaronesia.drawing.sea import sea, waves

WIDTH = 560
"""How wide the pictures are. On a telephone they shrink to about 350 pixels: write no smaller than 20."""
EDGE = 20
WRONG = "#b3261e"


Picture: TypeAlias = tuple[str, int, int]
"""An SVG document, its width and its height in pixels."""


def document(pen: Pen, reach: float, definitions: Iterable[str], *parts: str) -> Picture:
    """Write a picture of that height, on a ground of its own: light and dark pages show the same.

    No `style` stands in it: a page that allows no foreign styles shows it too.
    """
    height = ceil(reach)
    drawn = element(
        "svg",
        element("defs", waves(pen), *definitions),
        sea(pen, WIDTH, height),
        group(parts),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {height}",
        width=WIDTH,
        height=height,
        font_family=FONT,
    )
    return drawn, WIDTH, height


def badge(x: float, y: float, sign: str, size: float = 1) -> str:
    """Draw a number or letter that the text speaks of."""
    return at(
        x,
        y,
        element("circle", r=17 * size, fill=GOLD, stroke=INK, stroke_width=2.4 * size),
        text(0, 8 * size, sign, 23 * size, text_anchor="middle"),
    )


def label(x: float, y: float, string: str, size: float = 22, anchor: str = "middle") -> str:
    """Draw words on paper around a height; `anchor` tells which end of them is at `x`."""
    width = 0.6 * size * len(string) + 22
    left = {"start": x, "middle": x - width / 2, "end": x - width}[anchor]
    high = size * 1.5
    return element(
        "rect",
        x=left,
        y=y - high / 2,
        width=width,
        height=high,
        rx=9,
        fill=PAPER,
        stroke=INK,
        stroke_width=1.6,
    ) + text(left + width / 2, y + size * 0.35, string, size, text_anchor="middle")


def written(x: float, y: float, string: str, size: float = 24, anchor: str = "start") -> str:
    """Write on the sea."""
    return text(x, y, string, size, fill="#fff", text_anchor=anchor)


def arrow(x1: float, y1: float, x2: float, y2: float) -> str:
    """Draw an arrow along a row or down a column."""
    down = x1 == x2
    head = f"M{x2 - 9} {y2 - 12}L{x2} {y2}L{x2 + 9} {y2 - 12}" if down else ""
    head = head or f"M{x2 - 12} {y2 - 9}L{x2} {y2}L{x2 - 12} {y2 + 9}"
    return element(
        "path",
        d=f"M{x1} {y1}L{x2} {y2}{head}",
        fill="none",
        stroke=GOLD,
        stroke_width=5,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def pointing(x1: float, y1: float, x2: float, y2: float) -> str:
    """Draw a line from a label to the place it names."""
    line = f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}"
    return (
        element("path", d=line, stroke=PAPER, stroke_width=6)
        + element("path", d=line, stroke=INK, stroke_width=2.6)
        + element("circle", cx=x2, cy=y2, r=6, fill=INK, stroke=PAPER, stroke_width=2)
    )


def cross(x: float, y: float, size: float = 1) -> str:
    """Draw a cross through what is not allowed."""
    line = "M-20-20L20 20M20-20L-20 20"
    return group(
        [
            element("path", d=line, stroke="#fff", stroke_width=15),
            element("path", d=line, stroke=WRONG, stroke_width=8),
        ],
        stroke_linecap="round",
        transform=f"translate({number(x)} {number(y)}) scale({number(size)})",
    )


def ring(x: float, y: float, r: float) -> str:
    """Draw a ring around a place that is meant."""
    return element("circle", cx=x, cy=y, r=r, fill="none", stroke=INK, stroke_width=8) + element(
        "circle", cx=x, cy=y, r=r, fill="none", stroke=GOLD, stroke_width=4.5
    )
