"""The sea around the islands, and the boat on it."""

from macaronesia.drawing.palette import FOAM, INK, SAND, SEA, SEA_DEEP, WATER_LIGHT
from macaronesia.drawing.pen import FONT, Pen, description, element, group, number, text, title
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
    return element(
        "pattern", crests, id=pen.prefix + "waves", width=80, height=48, patternUnits="userSpaceOnUse"
    )


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
    art = [
        element(
            "path",
            d="M-62 38q12-9 24 0t24 0t24 0t24 0t24 0",
            fill="none",
            stroke=FOAM,
            stroke_width=3,
            opacity=0.7,
        ),
        element("path", d="M-40 16H44L32 34H-26Z", fill="#b5402f"),
        element("path", d="M-36 22H40", fill="none", stroke=SAND, stroke_width=3),
        element("path", d="M2 16V-46", fill="none", stroke_width=4),
        element("path", d="M8-44C34-30 40-8 38 8H8Z", fill=SAND),
        element("path", d="M-4-36C-8-16-18 0-32 8H-4Z", fill=FOAM),
        element("path", d="M2-46L-14-41L2-37Z", fill=WATER_LIGHT),
    ]
    return group(art, stroke=INK, stroke_width=2, stroke_linejoin="round")
