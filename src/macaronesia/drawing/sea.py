"""The sea around the islands, and the boat on it."""

from macaronesia.drawing.palette import SEA, SEA_DEEP
from macaronesia.drawing.pen import Pen, art, element


def waves(pen: Pen) -> str:
    """Define the texture of the sea."""
    crests = element(
        "path",
        d="M0 12q10-8 20 0t20 0M40 36q10-8 20 0t20 0",
        fill="none",
        stroke="#fff",
        stroke_width=2,
        opacity=0.12,
    )
    return element(
        "pattern", crests, id=pen.prefix + "waves", width=80, height=48, patternUnits="userSpaceOnUse"
    )


def sea(pen: Pen, width: float, height: float) -> str:
    """Draw the sea that everything lies on."""
    size = {"width": width, "height": height, "rx": 22}
    return element("rect", fill=SEA, stroke=SEA_DEEP, stroke_width=0, **size) + element(
        "rect", fill=pen.paint("waves"), **size
    )


def boat() -> str:
    """Draw a boat for the sea where no block lies, around the origin."""
    return art(__package__)["boat"]
