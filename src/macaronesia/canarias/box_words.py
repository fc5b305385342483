"""The words of a box, the places in it, and the error that says what is wrong at one of them."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from macaronesia.errors import BadOption, listed, shown

Json = dict[str, Any]
Point = tuple[int, int]
Line = tuple[Point, ...]

COLOURS = ("red", "blue", "green", "orange", "brown", "white")
FEATURES = ("coast", "river", "mountain", "road", "village", "field")
EFFECTS = ("tie", "draw4", "mixed", "free", "extra", "pirates")
STATUSES = ("known", "reconstructed")
#: The features that are drawn as lines; village and field are polygons.
SHORES, WAYS = ("coast", "mountain"), ("river", "road")
PLOTS = range(1, 13)
SETTLER_CARDS = 54
ISLANDS = 6


class BadBox(BadOption):
    """A box that cannot be played with; the sentence names the file, the place in it and the remedy."""


@dataclass(frozen=True)
class Place:
    """A place in a box: the file, and the keys that lead there."""

    file: str
    path: str = ""

    def at(self, key: object) -> "Place":
        """A place further in."""
        name = shown(key)
        return Place(self.file, f"{self.path}.{name}" if self.path else name)

    def bad(self, code: str, **params: object) -> BadBox:
        """What is wrong here. Texts, not numbers: a language would put its commas into those."""
        texts = {name: str(value) for name, value in params.items()}
        return BadBox(code, file=self.file, place=self.path or "box", **texts)

    def table(self, value: object, keys: Iterable[str], optional: Iterable[str] = ()) -> Json:
        """A table with exactly these keys."""
        found = self.any_table(value)
        needed, allowed = list(keys), [*keys, *optional]
        for key in found:
            if key not in allowed:
                raise self.at(key).bad("box-unknown", allowed=listed(allowed))
        for key in needed:
            if key not in found:
                raise self.at(key).bad("box-missing", needed=listed(needed))
        return found

    def any_table(self, value: object) -> Json:
        """A table, whatever its keys."""
        if not isinstance(value, dict):
            raise self.bad("box-kind", value=shown(value), kind="table")
        return value

    def members(self, value: object, fewest: int, most: int) -> list[Any]:
        """A list of so many members."""
        if not isinstance(value, list):
            raise self.bad("box-kind", value=shown(value), kind="list")
        if not fewest <= len(value) <= most:
            needed = str(fewest) if fewest == most else f"{fewest}-{most}"
            raise self.bad("box-size", count=len(value), needed=needed)
        return value

    def word(self, value: object, allowed: Iterable[str]) -> str:
        """One of these words."""
        words = list(allowed)
        if not isinstance(value, str) or value not in words:
            raise self.bad("box-word", value=shown(value), allowed=listed(words))
        return value

    def text(self, value: object) -> str:
        """A text that fits on a line."""
        if not isinstance(value, str) or not value.strip() or not value.isprintable() or len(value) > 60:
            raise self.bad("box-kind", value=shown(value), kind="text")
        return value

    def number(self, value: object, low: int, high: int) -> int:
        """A whole number between two others; true and false are none."""
        if type(value) is not int:
            raise self.bad("box-kind", value=shown(value), kind="number")
        if not low <= value <= high:
            raise self.bad("box-range", value=shown(value), low=low, high=high)
        return value

    def no_twice(self, values: list[Any]) -> None:
        """Every member only once."""
        for i, value in enumerate(values):
            if value in values[:i]:
                raise self.bad("box-twice", value=shown(value))
