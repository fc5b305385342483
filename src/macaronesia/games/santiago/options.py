"""What can be chosen for a game of Santiago."""

from collections.abc import Sequence
from typing import Any, Literal, TypedDict

from macaronesia.definition import LOT, SEAT, SQUARES, Option
from macaronesia.errors import BadOption, Phrase
from macaronesia.games.santiago import names
from macaronesia.games.santiago.editions import EDITIONS, PALMS


class SantiagoOptions(TypedDict, total=False):
    """The options by name and type, for editors and type checkers."""

    edition: Literal["amigo", "trefl"]
    palms: bool | Sequence[str]
    money: Literal["open", "hidden"]
    spring: str
    overseer: int | Literal["lot"]


def check_palms(value: Any, chosen: dict[str, Any]) -> list[str]:
    """The three squares on which the players have agreed, in the order they named them."""
    if not isinstance(value, list | tuple):
        raise BadOption.value("palms", value, Phrase("allowed-palms"))
    if len(value) != PALMS or not all(
        isinstance(square, str) and square in names.SQUARES for square in value
    ):
        raise BadOption.value("palms", value, Phrase("allowed-palm-squares"))
    spring = chosen["spring"]
    if spring not in names.INTERSECTIONS:
        raise BadOption.value("palms", value, Phrase("allowed-palms-spring", spring=spring))
    from macaronesia.games.santiago.board import CORNERS, TOUCHING  # noqa: PLC0415 - brings NumPy

    barred = int(CORNERS[names.INTERSECTIONS.index(spring)])
    for name in value:
        square = names.SQUARES.index(name)
        if barred & 1 << square:
            raise BadOption.value("palms", value, Phrase("allowed-palms-apart", square=name))
        barred |= int(TOUCHING[square])
    return list(value)


OPTIONS = (
    Option("edition", tuple(EDITIONS), "trefl", "amigo or trefl"),
    Option(
        "palms",
        (False, True),
        True,
        "with the three palms (--palms), without (--no-palms), or on these squares, such as "
        "a1,d6,h3 (with one place as --spring)",
        also=SQUARES,
        check=check_palms,
        list_parameter="palm_squares",
    ),
    Option("money", ("open", "hidden"), "open", "open or hidden"),
    Option("spring", tuple(names.SPRINGS), "interior", "interior, corner, edge, any, or a place such as C2"),
    Option("overseer", (LOT,), LOT, "who is overseer first: lot, or a seat from 0", also=SEAT),
)

#: The default edition first.
EDITION_DEFAULTS = {
    name: {
        "players": list(EDITIONS[name].players),
        "palms": EDITIONS[name].palms,
        "money": EDITIONS[name].money,
    }
    for name in ("trefl", "amigo")
}
