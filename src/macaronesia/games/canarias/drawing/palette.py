"""Colours of the land, and the colour and sign of the buildings."""

from dataclasses import dataclass

from macaronesia.drawing.palette import INK

GRASS = "#c3cc7c"
GRASS_DARK = "#7f8a3e"
HEDGE = "#5f6b2c"
CLIFF = "#7d6a4f"
WHEAT = "#efcb57"
WHEAT_DARK = "#a97c16"
PLASTER = "#f4e3c4"
TILES = "#b5502f"
ROAD = "#ecd9ae"
ROAD_EDGE = "#6b4327"
ROCK = "#8b8378"
ROCK_DARK = "#5c554c"


@dataclass(frozen=True)
class Paint:
    """How pieces of a colour look: the sign tells the colour where the eye does not, in every language."""

    fill: str
    shade: str
    sign: str
    """A path around the origin, ten wide and high; like no seat's marker."""
    ink: str
    """What is drawn on the colour."""


_HEART = "M0 5C-7 0-5.5-5-2.6-5C-1-5 0-3.8 0-2.8C0-3.8 1-5 2.6-5C5.5-5 7 0 0 5Z"
_WAVES = "M-5-3.4q2.5-3 5 0t5 0v2.2q-2.5 3-5 0t-5 0ZM-5 1.2q2.5-3 5 0t5 0v2.2q-2.5 3-5 0t-5 0Z"
_LEAF = "M-5 5C-7-3-1-5.6 5-5C5.6 1 3 7-5 5Z"
_RING = "M0-5A5 5 0 1 0 0 5A5 5 0 1 0 0-5ZM0-2A2 2 0 1 1 0 2A2 2 0 1 1 0-2Z"
_PLANKS = "M-5-4.4H5V-1H-5ZM-5 1H5V4.4H-5Z"
_CROSS = "M-1.6-5H1.6V-1.6H5V1.6H1.6V5H-1.6V1.6H-5V-1.6H-1.6Z"

PAINTS = {
    "red": Paint("#c5352b", "#8c1f1a", _HEART, "#fff"),
    "blue": Paint("#2a66bd", "#183f80", _WAVES, "#fff"),
    "green": Paint("#2c8243", "#17532a", _LEAF, "#fff"),
    "orange": Paint("#f7931e", "#b86206", _RING, INK),
    "brown": Paint("#96633a", "#643d1f", _PLANKS, "#fff"),
    "white": Paint("#fffdf6", "#cfc5b2", _CROSS, INK),
}
