"""The block that names a player: a strip in the seat's pattern, the marker, the name."""

from macaronesia.drawing.lettering import clean, cut
from macaronesia.drawing.palette import GOLD, GREY, INK, PAPER
from macaronesia.drawing.pen import Pen, art, at, element, text, title
from macaronesia.drawing.seats import SEATS

HEIGHT = 72
_NAME_COLUMNS = 17
_STAR = "M0-11L3.2-3.6L11-3L5 2.2L7 10L0 5.8L-7 10L-5 2.2L-11-3L-3.2-3.6Z"


def plate(pen: Pen, place: int, name: str, width: float, lit: bool) -> str:
    """Draw an empty block with its owner, in a golden frame where it matters now."""
    line: dict[str, str | float] = {"stroke": GOLD if lit else "none", "stroke_width": 6 if lit else 0}
    return "".join(
        [
            title(clean(name)),
            element("rect", fill=PAPER, **line, width=width, height=HEIGHT, rx=14),
            strip(pen, place),
            # A font wider than expected is cut off here instead of running into what stands beside it.
            element("svg", text(0, 23, cut(clean(name), _NAME_COLUMNS), 22), x=68, y=6, width=218, height=32),
        ]
    )


def strip(pen: Pen, place: int) -> str:
    """Draw the left end of a block: the seat's pattern and its marker."""
    outline = f"M14 0H54V{HEIGHT}H14A14 14 0 0 1 0 {HEIGHT - 14}V14A14 14 0 0 1 14 0Z"
    return (
        element("path", d=outline, fill=pen.paint(SEATS[place].pattern))
        + element("circle", cx=28, cy=36, r=20, fill=PAPER)
        + pen.use(f"marker{place}", 28, 34, 1.15)
    )


def pointer() -> str:
    """Draw what points at a block from the left."""
    return element("path", d="M-14 26L-4 36L-14 46Z", fill=GOLD)


def star(best: bool) -> str:
    """Draw the star that stands for points around the origin, golden for the best."""
    return element(
        "path", d=_STAR, fill=GOLD if best else "none", stroke=INK if best else GREY, stroke_width=1.6
    )


def points(x: float, number: int, best: bool) -> str:
    """Draw a star and a number beside it."""
    return at(x, 47, star(best)) + text(x + 18, 59, str(number), 32)


def disc() -> str:
    """Draw a coin around the origin with room for a number."""
    return art(__package__)["disc"]


def coin() -> str:
    """Draw a coin around the origin."""
    return art(__package__)["coin"]
