"""Names that come from outside, made harmless and short; texts set in the columns of a terminal."""

import unicodedata
from collections.abc import Iterable, Sequence

JOINERS = "\u200c\u200d"
"""The format characters that spelling needs; all others can reorder or hide the text around them."""


def _harmful(character: str) -> bool:
    if character in JOINERS:
        return False
    never_a_character = ord(character) & 0xFFFE == 0xFFFE
    return never_a_character or unicodedata.category(character) in ("Cc", "Cf", "Cs", "Zl", "Zp")


def clean(text: str, stand_in: str = "") -> str:
    """Put `stand_in` for everything that XML 1.0 forbids or that steers a terminal; join the white space."""
    spaced = "".join(" " if character in "\t\r\n" else character for character in text)
    return " ".join("".join(stand_in if _harmful(character) else character for character in spaced).split())


def columns(text: str) -> int:
    """Tell how many columns of a terminal the text takes."""
    return sum(_columns_of(character) for character in text)


def _columns_of(character: str) -> int:
    if character in JOINERS or unicodedata.category(character) in ("Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def cut(text: str, width: int) -> str:
    """Shorten the text to at most `width` columns, with an ellipsis where something is missing."""
    # Marks without a width of their own may pile up without end, hence the second limit.
    if columns(text) <= width and len(text) <= 4 * width:
        return text
    kept, used = "", 0
    for character in text[: 4 * width - 1]:
        used += _columns_of(character)
        if used > width - 1:
            break
        kept += character
    return kept.rstrip() + "…"


def padded(text: str, width: int, right: bool = False) -> str:
    """The text with spaces behind it, or before it, to so many columns."""
    space = " " * (width - columns(text))
    return space + text if right else text + space


def folded(label: str, items: Iterable[str], width: int) -> list[str]:
    """A label and items two spaces apart, in lines of so many columns; no line if there are no items.

    The items of further lines stand below those of the first.
    """
    margin = " " * columns(label)
    lines: list[str] = []
    for item in items:
        shown = cut(item, width - len(margin) - 2)
        if lines and columns(lines[-1]) + 2 + columns(shown) <= width:
            lines[-1] += f"  {shown}"
        else:
            lines.append(f"{margin if lines else label}  {shown}")
    return lines


def wrapped(items: Sequence[str], width: int, gap: str, indent: str = "") -> list[str]:
    """Items one after another with a gap between them, in lines of at most so many columns."""
    lines: list[str] = []
    for item in items:
        if lines and columns(lines[-1] + gap + item) <= width:
            lines[-1] += gap + item
        else:
            lines.append(cut((indent if lines else "") + item, width))
    return lines
