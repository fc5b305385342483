"""Colours of the land, and the colour and letter of the buildings."""

from dataclasses import dataclass

from macaronesia.canarias.words import LETTERS
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
    """How pieces of a colour look: the letter tells the colour where the eye does not."""

    fill: str
    shade: str
    letter: str
    ink: str
    """What is written on the colour."""


PAINTS = {
    colour: Paint(fill, shade, LETTERS[colour].upper(), ink)
    for colour, fill, shade, ink in (
        ("red", "#c5352b", "#8c1f1a", "#fff"),
        ("blue", "#2a66bd", "#183f80", "#fff"),
        ("green", "#2c8243", "#17532a", "#fff"),
        ("orange", "#f7931e", "#b86206", INK),
        ("brown", "#96633a", "#643d1f", "#fff"),
        ("white", "#fffdf6", "#cfc5b2", INK),
    )
}
