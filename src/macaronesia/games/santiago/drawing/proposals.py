"""Proposals, drawn on their segments: the sum of the bribes and who laid them."""

from collections.abc import Mapping, Sequence
from typing import Any

from macaronesia.drawing.palette import INK, PAPER, WATER_LIGHT
from macaronesia.drawing.pen import Pen, element, group, text, title
from macaronesia.games.santiago.drawing.board import corner
from macaronesia.games.santiago.drawing.geometry import ends

_STEP = 20
MARKER_SIZE = 0.72


def plaque(segment: str, count: int) -> str:
    """Draw the empty sign for so many proposers, on the way that the water would take."""
    (x1, y1), (x2, y2) = (corner(end) for end in ends(segment))
    length = _length(count)
    width, height = (length, 30) if y1 == y2 else (30, length)
    return element(
        "path",
        d=f"M{x1} {y1}L{x2} {y2}",
        stroke=WATER_LIGHT,
        stroke_width=6,
        stroke_dasharray="1 12",
        stroke_linecap="round",
    ) + element(
        "rect",
        x=(x1 + x2) / 2 - width / 2,
        y=(y1 + y2) / 2 - height / 2,
        width=width,
        height=height,
        rx=15,
        fill=PAPER,
        stroke=INK,
        stroke_width=2,
    )


def spots(segment: str, count: int) -> list[tuple[float, float]]:
    """Where the coin and then the markers of so many proposers lie."""
    (x1, y1), (x2, y2) = (corner(end) for end in ends(segment))
    x, y = (x1 + x2) / 2, (y1 + y2) / 2
    start = -_length(count) / 2 + 20
    along = [start, *(start + 24 + _STEP * i for i in range(count))]
    return [(x + distance, y) if y1 == y2 else (x, y + distance) for distance in along]


def _length(count: int) -> float:
    return 42 + _STEP * count


def _proposal(pen: Pen, segment: str, laid: Sequence[Mapping[str, Any]], names: Sequence[str]) -> str:
    (coin_x, coin_y), *others = spots(segment, len(laid))
    total = str(sum(proposal["bribe"] for proposal in laid))
    parts = [
        title(
            segment + ": " + ", ".join(f"{names[proposal['seat']]} {proposal['bribe']}" for proposal in laid)
        ),
        plaque(segment, len(laid)),
        pen.use("disc", coin_x, coin_y),
        text(coin_x, coin_y + 6, total, 17, text_anchor="middle"),
    ]
    parts += [
        pen.use(f"marker{proposal['seat']}", *spot, MARKER_SIZE)
        for proposal, spot in zip(laid, others, strict=True)
    ]
    return group(parts, data_proposal=segment)


def proposals(pen: Pen, position: Mapping[str, Any], names: Sequence[str]) -> str:
    """Draw all proposals of this round, those on one segment together."""
    laid: dict[str, list[Mapping[str, Any]]] = {}
    for proposal in position["proposals"]:
        laid.setdefault(proposal["segment"], []).append(proposal)
    return "".join(_proposal(pen, segment, there, names) for segment, there in laid.items())
