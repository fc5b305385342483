"""House, palace and city: three outlines, six colours, each with its sign, standing on the origin; icons around it."""

from dataclasses import dataclass

from macaronesia.drawing.palette import INK, PAPER
from macaronesia.drawing.pen import Pen, art, element, group, number
from macaronesia.games.canarias.names import EFFECTS, FEATURES

ART = art(__package__)


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

HEIGHTS = {"house": 27, "palace": 34, "city": 43}
"""How high the buildings are."""


def sign(paint: Paint, x: float, y: float, size: float) -> str:
    """Draw the sign of a colour, its middle at a place."""
    placed = f"translate({number(x)} {number(y)}) scale({number(size / 10)})"
    return element("path", d=paint.sign, fill=paint.ink, stroke="none", transform=placed)


def _house(paint: Paint) -> str:
    """A gable and a chimney."""
    return (
        element("path", d="M6-26H10V-17L6-20Z", fill=paint.shade)
        + element("path", d="M-11-13V0H11V-13L0-24Z", fill=paint.fill, stroke="none")
        + element("path", d="M-11-13V0H11V-13", fill="none")
        + element("path", d="M-15-11L0-27L15-11L12-8.5L0-21L-12-8.5Z", fill=paint.shade)
        + sign(paint, 0, -7.2, 10)
    )


def _palace(paint: Paint) -> str:
    """A wide front with a tower at either end."""
    flags = "M-17-34V-27M17-34V-27"
    return (
        element("path", d=flags, fill="none")
        + element("path", d="M-12-19H12V0H-12Z", fill=paint.fill)
        + element("path", d="M-22 0V-20H-12V0ZM12 0V-20H22V0Z", fill=paint.fill)
        + element("path", d="M-24-20L-17-30L-10-20ZM10-20L17-30L24-20Z", fill=paint.shade)
        + element("path", d="M-13-19L0-27L13-19Z", fill=paint.shade)
        + element(
            "path",
            d="M-17-15V-11M17-15V-11M-17-7V-3.5M17-7V-3.5",
            fill="none",
            stroke=paint.ink,
            stroke_width=2.4,
        )
        + sign(paint, 0, -9, 11)
    )


def _city(paint: Paint) -> str:
    """A wall with battlements, and behind it a cathedral among roofs."""
    wall = "M-26 0V-18H-21V-14.5H-16V-18H-11V-14.5H-6V-18H6V-14.5H11V-18H16V-14.5H21V-18H26V0Z"
    return (
        element("path", d="M0-43V-36M-2.6-40.5H2.6", fill="none")
        + element("path", d="M-22-14V-25L-15-31L-8-25V-14ZM8-14V-25L15-31L22-25V-14Z", fill=PAPER)
        + element("path", d="M-24-24L-15-32L-6-24ZM6-24L15-32L24-24Z", fill=paint.shade)
        + element("path", d="M-7-14V-28L0-37L7-28V-14Z", fill=PAPER)
        + element("path", d="M-9-26L0-38L9-26Z", fill=paint.shade)
        + element("circle", cy=-21.5, r=2.4, fill=INK, stroke="none")
        + element("path", d=wall, fill=paint.fill)
        + sign(paint, 0, -7, 10)
        + element(
            "path",
            d="M-20-2V-8A3.5 3.5 0 0 1-13-8V-2ZM13-2V-8A3.5 3.5 0 0 1 20-8V-2Z",
            fill=paint.shade,
            stroke="none",
        )
    )


_ART = {"house": _house, "palace": _palace, "city": _city}


def building_art(kind: str, colour: str) -> str:
    """Draw a building, the middle of its foot at the origin."""
    return group([_ART[kind](PAINTS[colour])], stroke=INK, stroke_width=1.5, stroke_linejoin="round")


def buildings(pen: Pen) -> str:
    """Define all buildings, as `house-red`."""
    return "".join(
        pen.define(f"{kind}-{colour}", building_art(kind, colour)) for kind in _ART for colour in PAINTS
    )


def icons(pen: Pen) -> str:
    """Define all icons, as `wish-coast`, `wish-red`, `mark-field` and `effect-tie`."""
    marks = ("mark-village", "mark-field")
    return (
        "".join(pen.define(f"wish-{feature}", ART[f"wish-{feature}"]) for feature in FEATURES)
        + "".join(
            pen.define(f"wish-{colour}", pen.use(f"house-{colour}", 0, 11.5, 0.82)) for colour in PAINTS
        )
        + "".join(
            pen.define(name, ART[name]) for name in (*marks, *(f"effect-{effect}" for effect in EFFECTS))
        )
    )
