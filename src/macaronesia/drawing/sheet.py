"""Sheets of symbols for the browser, made by what draws the pictures; here what both games share.

A sheet is an SVG document of nothing but definitions. Put it into the page itself, not `display: none`
(browsers drop the patterns of what is not displayed), and draw with `<use href="#m-coin" x y width height>`.
The games' sheets need nothing from this one, and no id is in two of them: a page of a game takes both.
A symbol may reach beyond its size, as a palm reaches beyond its tile.
Ids with `-part-` in them belong to the sheets; all others stay.

    id               size     middle    what
    m-marker{seat}   32x32    16 13.5   a player's marker; the middle is where pictures place it
    m-strip{seat}    54x72    27 36     the left end of a player's block: pattern and marker
    m-sea            80x48    40 24     a piece of sea that fits its own edges
    m-boat           128x96   64 48     a ship
    m-coin           24x26    12 12     an escudo
    m-disc           30x32    15 15     a coin with room for a number
    m-star           26x26    13 13     points
    m-star-best      26x26    13 13     the most points
    m-pointer        14x24    7 12      points to the right, at who is to move
    m-pattern-{seat} pattern  -         a player's pattern, for `fill="url(#m-pattern-0)"`
    m-waves          pattern  -         the crests of the sea, for any ground
"""

import re
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from macaronesia.drawing.palette import SEA
from macaronesia.drawing.pen import FONT, Pen, element, number
from macaronesia.drawing.plate import HEIGHT, coin, disc, pointer, star, strip
from macaronesia.drawing.sea import boat, waves
from macaronesia.drawing.seats import SEATS, patterns

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, width and height."""

# Names are in a language, and the data tell what a picture shows: both are the page's to say.
_TOLD = re.compile(r'<title>.*?</title>| data-[a-z]+="[^"]*"')
_PATTERN = re.compile(r"<pattern .*?</pattern>")


def around(width: float, height: float) -> Box:
    """The box of so much room around the origin."""
    return -width / 2, -height / 2, width, height


def rounded(*values: float) -> list[float]:
    """Numbers for JSON, as fine as the pictures write them."""
    return [round(value, 2) for value in values]


@dataclass(frozen=True)
class Parts(Pen):
    """A pen that keeps each part it defines, for the symbol in which the part shall lie."""

    kept: dict[str, str] = field(default_factory=dict)

    def define(self, name: str, markup: str) -> str:
        """Keep markup for `use`, and at hand."""
        self.kept[name] = Pen.define(self, name, markup)
        return self.kept[name]


class Sheet:
    """Symbols and patterns, gathered one by one."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix
        self.pen = Parts(f"{prefix}part-")
        self.boxes: dict[str, Box] = {}
        self._written: list[str] = []

    def add(self, name: str, box: Box, *markup: str) -> None:
        """Make a symbol of what is drawn in a box."""
        inside = _TOLD.sub("", "".join(markup))
        # A symbol inherits from where it is used: what it needs, it must bring.
        font = {"font_family": FONT} if "<text" in inside else {}
        self.boxes[self.prefix + name] = box
        self._written.append(
            element(
                "symbol",
                inside,
                id=self.prefix + name,
                viewBox=" ".join(number(value) for value in box),
                overflow="visible",
                **font,
            )
        )

    def part(self, name: str, box: Box, part: str = "") -> None:
        """Make a symbol of a part that the pen has defined; other symbols may use the part as well."""
        self.add(name, box, self.pen.kept[part or name])

    def textures(self, markup: str) -> None:
        """Take the patterns of some markup, and leave the rest."""
        self._written += _PATTERN.findall(markup)

    def alias(self, name: str, part: str) -> None:
        """Give a pattern a name for the page."""
        self._written.append(element("pattern", id=self.prefix + name, href=f"#{self.pen.prefix}{part}"))

    def sizes(self) -> dict[str, list[float]]:
        """Width and height of each symbol, in which it looks as in the pictures."""
        return {name: rounded(*box[2:]) for name, box in self.boxes.items()}

    def document(self) -> str:
        """Write the sheet; it takes no room in a page."""
        return element(
            "svg",
            element("defs", *self._written),
            xmlns="http://www.w3.org/2000/svg",
            width=0,
            height=0,
            aria_hidden="true",
        )


MARKER: Box = (-16, -13.5, 32, 32)


def _gathered() -> Sheet:
    sheet = Sheet("m-")
    pen = sheet.pen
    for markup in (waves(pen), patterns(pen)):
        sheet.textures(markup)
    sheet.alias("waves", "waves")
    for place, seat in enumerate(SEATS):
        sheet.alias(f"pattern-{place}", seat.pattern)
        sheet.part(f"marker{place}", MARKER)
        sheet.add(f"strip{place}", (0, 0, 54, HEIGHT), strip(pen, place))
    tile = {"width": 80, "height": 48}
    water = element("rect", fill=SEA, **tile) + element("rect", fill=pen.paint("waves"), **tile)
    sheet.add("sea", (0, 0, 80, 48), water)
    sheet.add("boat", around(128, 96), boat())
    sheet.add("coin", (-12, -12, 24, 26), coin())
    sheet.add("disc", (-15, -15, 30, 32), element("g", disc(), transform="scale(1.25)"))
    sheet.add("star", around(26, 26), star(best=False))
    sheet.add("star-best", around(26, 26), star(best=True))
    sheet.add("pointer", (-16, 24, 14, 24), pointer())
    return sheet


def sheet() -> str:
    """The symbols that both games share."""
    return _gathered().document()


def geometry() -> dict[str, Any]:
    """The size of each of them."""
    return {"symbols": _gathered().sizes()}
