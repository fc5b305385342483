"""The ground and the tiles of Santiago: their colours; tiles, markers and deserts, each around the origin."""

from collections.abc import Mapping
from typing import Any

from macaronesia.drawing.palette import INK
from macaronesia.drawing.pen import Pen, art, element

ART = art(__package__)

GROUND = "#d9a866"
GROUND_DARK = "#b98345"
WET = "#a5b65a"
DITCH = "#6b4327"
DITCH_LIGHT = "#8d6040"

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

CARD = 68
PLACES = ((), (0,), (-15, 15))
"""Where the planters of a tile stand from left to right, for each number of them."""
MARKER, PLANTER = 17, 20
"""How far below the middle of a tile they lie."""


def crops(pen: Pen) -> str:
    """Define the crops, and the planter printed on a tile: a head under a straw hat."""
    return "".join(pen.define(name, ART[name]) for name in (*CARDS, "planter"))


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
    tree = pen.use("palm", 19, 6, 0.74) if palm else ""
    return _card(CARDS[crop], ART["shelf"], pen.use(crop, -9 if palm else 0, -13, 0.84), *foot, tree)


def tile(pen: Pen, place: Mapping[str, Any], palm: bool) -> str:
    """Draw a tile of the board with the markers on it."""
    if place["desert"]:
        return ART["desert"]
    markers = (f"marker{place['owner']}",) * int(place["markers"])
    return printed(pen, place["crop"], place["planters"], palm, markers)
