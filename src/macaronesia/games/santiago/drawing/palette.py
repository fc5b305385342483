"""Colours of the ground and the tiles of Santiago."""

GROUND = "#d9a866"
GROUND_DARK = "#b98345"
WET = "#a5b65a"
DITCH = "#6b4327"
DITCH_LIGHT = "#8d6040"
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
