"""The pattern, shape and colour of each seat, and the marker that shows all three."""

from dataclasses import dataclass

from macaronesia.drawing.palette import INK
from macaronesia.drawing.pen import Pen, element, group


@dataclass(frozen=True)
class Seat:
    """What a seat's markers look like: any one of colour, pattern and shape names the seat."""

    colour: str
    shade: str
    pattern: str
    marks: str
    """The pattern's markup in a field of 8 x 8, on the colour."""
    shape: str
    """The outline of a marker seen from above, around the origin."""


def _strokes(path: str, width: float, colour: str = "#fff") -> str:
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}"/>'


# The colours are those of Okabe and Ito, apart in every common kind of colour blindness.
SEATS = (
    Seat("#d55e00", "#a04400", "solid", "", "M-10 0A10 10 0 1 1 10 0A10 10 0 1 1-10 0Z"),
    Seat("#0072b2", "#004f7d", "stripes", _strokes("M-2 2L2-2M-2 10L10-2M6 10L10 6", 2.2), "M-9-9H9V9H-9Z"),
    Seat(
        "#009e73",
        "#00694d",
        "dots",
        '<g fill="#fff"><circle cx="2" cy="2" r="1.5"/><circle cx="6" cy="6" r="1.5"/></g>',
        "M0-11L12 9H-12Z",
    ),
    Seat("#cc79a7", "#96507a", "hatch", _strokes("M0 4H8M4 0V8", 1.7, "#5a1f42"), "M0-12L12 0L0 12L-12 0Z"),
    Seat("#2d2d2d", "#555555", "chevrons", _strokes("M-1 7L4 2L9 7", 1.8), "M-6-10H6L12 0L6 10H-6L-12 0Z"),
)


def patterns(pen: Pen) -> str:
    """Define each seat's pattern, and its marker: a block of wood seen from above, at a slant."""
    parts = []
    for number, seat in enumerate(SEATS):
        ground = element("rect", width=8, height=8, fill=seat.colour)
        parts.append(pen.pattern(seat.pattern, 8, 8, ground, seat.marks))
        # The outlines all lie below the sides: what shows is one outline around the whole block.
        outline: dict[str, str | float] = {"stroke": INK, "stroke_width": 3}
        sides = [
            element("path", d=seat.shape, fill=seat.shade, transform=f"translate(0 {drop})", **stroke)
            for stroke in (outline, {})
            for drop in (5, 2.5, 0)
        ]
        face = element("path", d=seat.shape, fill=pen.paint(seat.pattern), stroke="#fff", stroke_width=0.9)
        parts.append(pen.define(f"marker{number}", group([*sides, face], stroke_linejoin="round")))
    return "".join(parts)
