"""The sea around the islands, and the boat on it."""

from collections.abc import Iterable

from macaronesia.drawing.palette import SEA, SEA_DEEP
from macaronesia.drawing.pen import FONT, Pen, art, description, element, number, text, title
from macaronesia.drawing.seats import patterns


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
    return pen.pattern("waves", 80, 48, crests)


def sea(pen: Pen, width: float, height: float) -> str:
    """Draw the sea that everything lies on."""
    size = {"width": width, "height": height, "rx": 22}
    return element("rect", fill=SEA, stroke=SEA_DEEP, stroke_width=0, **size) + element(
        "rect", fill=pen.paint("waves"), **size
    )


def chart(
    pen: Pen, width: int, height: float, heading: str, summary: str, /, *parts: str, **attributes: str | float
) -> str:
    """An SVG document of figures on the sea, with a heading; ``summary`` describes it for screen readers."""
    return element(
        "svg",
        title(heading),
        description(summary),
        element("defs", waves(pen), patterns(pen)),
        sea(pen, width, height),
        text(32, 46, heading, 32, fill="#fff"),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {number(height)}",
        **attributes,
        role="img",
        font_family=FONT,
    )


def boat() -> str:
    """Draw a boat for the sea where no block lies, around the origin."""
    return art(__package__)["boat"]


def on_the_sea(
    pen: Pen, name: str, told: str, size: tuple[float, float], definitions: Iterable[str], *parts: str
) -> str:
    """Write the picture of a position: it names and describes itself, and is as wide as its place allows."""
    width, height = size
    return element(
        "svg",
        title(name),
        description(told),
        element("defs", waves(pen), *definitions),
        sea(pen, width, height),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:g} {height:g}",
        width="100%",
        style=f"max-width:{width:g}px;height:auto",
        role="img",
        font_family=FONT,
    )
