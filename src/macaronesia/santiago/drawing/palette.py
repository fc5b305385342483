"""Colours, and the pattern and shape that tell the seats apart without them."""

from dataclasses import dataclass

INK = "#33231a"
PAPER = "#fff9ea"
GOLD = "#f2b632"
SEA = "#1a5a73"
SEA_DEEP = "#0f3f58"
FOAM = "#d9f0ee"
SAND = "#f3e2b8"
GROUND = "#d9a866"
GROUND_DARK = "#b98345"
WET = "#a5b65a"
DITCH = "#6b4327"
DITCH_LIGHT = "#8d6040"
WATER = "#2b9fe0"
WATER_DEEP = "#0a5486"
WATER_LIGHT = "#c6ecff"
STONE = "#e9e4d8"
DUST = "#e2cfae"

CARDS = {
    "banana": "#ffe58a",
    "cane": "#cdeaa6",
    "potato": "#ecd3b3",
    "bean": "#dcd0f0",
    "pepper": "#fcc3b2",
    "coconut": "#efe6d6",
    "melon": "#c3ebc4",
    "grape": "#dccbf2",
}
"""The colour of a tile's card, for each crop."""


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
