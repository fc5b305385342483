"""Tiles, markers and deserts, each around the origin."""

from collections.abc import Mapping
from typing import Any

from macaronesia.drawing.palette import INK, PAPER, SAND, WATER, WATER_DEEP, WATER_LIGHT
from macaronesia.drawing.pen import Pen, element, group
from macaronesia.games.santiago.drawing.crops import crop_art
from macaronesia.games.santiago.drawing.palette import CARDS, DUST

CARD = 68
PLACES = ((), (0,), (-15, 15))
"""Where the planters of a tile stand from left to right, for each number of them."""
MARKER, PLANTER = 17, 20
"""How far below the middle of a tile they lie."""
_CRACKS = (
    "M-33-8L-18-12L-8 0L8-4L16-20L12-33M-8 0L-14 16L-4 33M-14 16L-33 22M8-4L18 10L33 6M18 10L14 26L20 32"
    "M-18-12L-14-33M16-20L32-24"
)


def crops(pen: Pen) -> str:
    """Define the crops, and the planter printed on a tile: a head under a straw hat."""
    planter = [
        element("path", d="M-6 8C-6 2-3 0 0 0S6 2 6 8Z", fill=INK),
        element("circle", cy=-2, r=3.6, fill="#b9784a", stroke=INK, stroke_width=1),
        element(
            "path",
            d="M-8-3L-3-4L0-9L3-4L8-3Z",
            fill="#fbe3a1",
            stroke=INK,
            stroke_width=1.2,
            stroke_linejoin="round",
        ),
    ]
    return "".join(pen.define(crop, crop_art(crop)) for crop in CARDS) + pen.define("planter", group(planter))


def _card(fill: str, *inside: str) -> str:
    half = CARD / 2
    box = {"x": -half, "width": CARD, "height": CARD, "rx": 11}
    return (
        element("rect", y=-half + 2.5, fill=INK, opacity=0.45, **box)
        + element("rect", y=-half, fill=fill, stroke=INK, stroke_width=1.8, **box)
        + "".join(inside)
    )


def printed(pen: Pen, crop: str, planters: int, palm: bool = False, markers: tuple[str, ...] = ()) -> str:
    """Draw a tile: the crop above, below a place for each planter, which a marker covers."""
    foot = [
        pen.use(markers[i], x, MARKER) if i < len(markers) else pen.use("planter", x, PLANTER)
        for i, x in enumerate(PLACES[planters])
    ]
    shelf = element(
        "path",
        d="M-33.1 6H33.1V23A10 10 0 0 1 23.1 33.1H-23.1A10 10 0 0 1-33.1 23Z",
        fill=PAPER,
        opacity=0.62,
    )
    tree = pen.use("palm", 19, 6, 0.74) if palm else ""
    return _card(CARDS[crop], shelf, pen.use(crop, -9 if palm else 0, -13, 0.84), *foot, tree)


def desert() -> str:
    """Draw a tile that has dried out."""
    cracks = element(
        "path", d=_CRACKS, fill="none", stroke="#7b5a3a", stroke_width=2.2, stroke_linejoin="round"
    )
    light = element(
        "path",
        d=_CRACKS,
        fill="none",
        stroke="#fff6df",
        stroke_width=1.2,
        transform="translate(1.2 1.4) scale(.97)",
    )
    return _card(DUST, light, cracks)


def back() -> str:
    """Draw a tile face down: water between two banks."""
    frame = element(
        "rect", x=-28, y=-28, width=56, height=56, rx=7, fill="none", stroke=SAND, stroke_width=2, opacity=0.8
    )
    river = "M-27 14C-13 14-15-2 0-2S13-16 27-16"
    banks = [
        element("path", d=river, fill="none", stroke=stroke, stroke_width=wide)
        for stroke, wide in ((SAND, 17), (WATER_DEEP, 13), (WATER, 9))
    ]
    crests = element(
        "path",
        d="M-16 10C-11 5-9-2 0-2M8-4C13-9 14-14 20-15",
        fill="none",
        stroke=WATER_LIGHT,
        stroke_width=2.2,
        stroke_linecap="round",
    )
    furrows = element(
        "path",
        d="M-22-8H-12M-22-15H-5M-22-22H2M22 22H-4M22 15H6M22 8H14",
        stroke=SAND,
        stroke_width=2.2,
        stroke_dasharray="3 4",
        opacity=0.8,
    )
    return _card("#8a4b2d", furrows, *banks, crests, frame)


def tile(pen: Pen, place: Mapping[str, Any], palm: bool) -> str:
    """Draw a tile of the board with the markers on it."""
    if place["desert"]:
        return desert()
    markers = (f"marker{place['owner']}",) * int(place["markers"])
    return printed(pen, place["crop"], place["planters"], palm, markers)
