"""House, palace and city: three outlines, six colours, each with its sign. All stand on the origin."""

from macaronesia.drawing.palette import INK, PAPER
from macaronesia.drawing.pen import Pen, element, group, number
from macaronesia.games.canarias.drawing.palette import PAINTS, Paint

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
