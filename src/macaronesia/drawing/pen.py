"""Writing SVG: elements, text and references whose ids are unique to one picture."""

import re
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.resources import files

from macaronesia.drawing.lettering import clean
from macaronesia.drawing.palette import INK

FONT = "'Avenir Next', 'Segoe UI', 'Noto Sans', 'Helvetica Neue', Arial, sans-serif"
#: A part of ``art.svg``: its id and its markup, which is indented.
_PART = re.compile(r'^<g id="([^"]+)">$(.*?)^</g>$', re.MULTILINE | re.DOTALL)


@cache
def art(package: str) -> Mapping[str, str]:
    """The parts in the file ``art.svg`` of a package by their ids, each as markup around its own origin."""
    drawn = files(package).joinpath("art.svg").read_text("utf-8")
    return {name: "".join(map(str.strip, markup.splitlines())) for name, markup in _PART.findall(drawn)}


def number(value: float) -> str:
    """Write a coordinate with at most two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def element(tag: str, *children: str, **attributes: str | float) -> str:
    """Write an element; `children` are markup, `stroke_width=2` becomes `stroke-width="2"`."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(value) if isinstance(value, str) else number(value)}"'
        for key, value in attributes.items()
    )
    inside = "".join(children)
    return f"<{tag}{written}>{inside}</{tag}>" if inside else f"<{tag}{written}/>"


def group(children: Iterable[str], **attributes: str | float) -> str:
    """Write a `<g>`."""
    return element("g", *children, **attributes)


def at(x: float, y: float, *children: str) -> str:
    """Move markup drawn around the origin to a place."""
    return element("g", *children, transform=f"translate({number(x)} {number(y)})")


def title(string: str) -> str:
    """Write the name that a reader aloud, or a resting mouse, gets of the element around it."""
    return element("title", escape(clean(string)))


def description(string: str) -> str:
    """Write the sentence that stands for the whole picture."""
    return element("desc", escape(clean(string)))


def text(x: float, y: float, string: str, size: float, **attributes: str | float) -> str:
    """Write a line of text from anywhere, made harmless; bold and in ink unless told otherwise."""
    styled = {"fill": INK, "font_weight": "700", "x": x, "y": y, "font_size": size, **attributes}
    return element("text", escape(clean(string)), **styled)


@dataclass(frozen=True)
class Pen:
    """Names what is defined once and used often."""

    prefix: str
    """Keeps the ids of two pictures on one page apart."""

    @classmethod
    def of(cls, content: str) -> "Pen":
        """The pen of the picture that shows this content."""
        return cls(f"m{zlib.crc32(content.encode()):08x}-")

    def define(self, name: str, markup: str) -> str:
        """Keep markup for `use`."""
        return element("g", markup, id=self.prefix + name)

    def use(self, name: str, x: float, y: float, scale: float = 1) -> str:
        """Draw what was defined, its origin at a place."""
        grown = "" if scale == 1 else f" scale({number(scale)})"
        return element(
            "use", href=f"#{self.prefix}{name}", transform=f"translate({number(x)} {number(y)}){grown}"
        )

    def pattern(self, name: str, width: float, height: float, *markup: str) -> str:
        """Define a pattern for `paint`, which repeats markup of this size."""
        size = {"width": width, "height": height}
        return element("pattern", *markup, id=self.prefix + name, **size, patternUnits="userSpaceOnUse")

    def paint(self, name: str) -> str:
        """Refer to a defined pattern or gradient, for `fill`."""
        return f"url(#{self.prefix}{name})"
