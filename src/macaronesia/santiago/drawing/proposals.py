"""Proposals, drawn on their segments: the sum of the bribes and who laid them."""

from collections.abc import Mapping, Sequence
from typing import Any

from macaronesia.drawing.palette import INK, PAPER, WATER_LIGHT
from macaronesia.drawing.pen import Pen, element, group, text, title
from macaronesia.santiago.drawing.board import corner
from macaronesia.santiago.drawing.geometry import ends

_STEP = 20


def _proposal(pen: Pen, segment: str, laid: Sequence[Mapping[str, Any]], names: Sequence[str]) -> str:
    (x1, y1), (x2, y2) = (corner(end) for end in ends(segment))
    flat = y1 == y2
    length = 42 + _STEP * len(laid)
    x, y = (x1 + x2) / 2, (y1 + y2) / 2
    width, height = (length, 30) if flat else (30, length)
    total = str(sum(proposal["bribe"] for proposal in laid))
    start = -length / 2 + 20

    def along(distance: float) -> tuple[float, float]:
        return (x + distance, y) if flat else (x, y + distance)

    coin_x, coin_y = along(start)
    parts = [
        title(
            segment + ": " + ", ".join(f"{names[proposal['seat']]} {proposal['bribe']}" for proposal in laid)
        ),
        element(
            "path",
            d=f"M{x1} {y1}L{x2} {y2}",
            stroke=WATER_LIGHT,
            stroke_width=6,
            stroke_dasharray="1 12",
            stroke_linecap="round",
        ),
        element(
            "rect",
            x=x - width / 2,
            y=y - height / 2,
            width=width,
            height=height,
            rx=15,
            fill=PAPER,
            stroke=INK,
            stroke_width=2,
        ),
        pen.use("disc", coin_x, coin_y),
        text(coin_x, coin_y + 6, total, 17, text_anchor="middle"),
    ]
    parts += [
        pen.use(f"marker{proposal['seat']}", *along(start + 24 + _STEP * i), 0.72)
        for i, proposal in enumerate(laid)
    ]
    return group(parts, data_proposal=segment)


def proposals(pen: Pen, position: Mapping[str, Any], names: Sequence[str]) -> str:
    """Draw all proposals of this round, those on one segment together."""
    laid: dict[str, list[Mapping[str, Any]]] = {}
    for proposal in position["proposals"]:
        laid.setdefault(proposal["segment"], []).append(proposal)
    return "".join(_proposal(pen, segment, there, names) for segment, there in laid.items())
