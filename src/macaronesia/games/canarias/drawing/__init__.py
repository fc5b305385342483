"""A picture of a position: `draw`."""

import json
from collections.abc import Mapping, Sequence

from macaronesia.drawing.pen import Pen, at, group
from macaronesia.drawing.sea import boat, on_the_sea
from macaronesia.drawing.seats import patterns
from macaronesia.games.canarias.drawing import cards, panel
from macaronesia.games.canarias.drawing.buildings import buildings, icons
from macaronesia.games.canarias.drawing.island import grounds
from macaronesia.games.canarias.drawing.panel import WIDTH, height, player
from macaronesia.games.canarias.labels import island_name, labels
from macaronesia.locale import say
from macaronesia.ruleset import Json

_EDGE = 26
_GAP = 28
_STEP = 20
_COLUMNS = 3


def definitions(pen: Pen) -> list[str]:
    """What the parts of a picture refer to."""
    parts = [patterns(pen), buildings(pen), icons(pen), grounds(pen), cards.figures(pen)]
    return [*parts, pen.define("boat", boat())]


def _summary(position: Json, names: Sequence[str], box: Json, moment: str, words: Mapping[str, str]) -> str:
    told = [f"{moment}, {words['phase-' + position['phase']]}."]
    for seat in range(position["players"]):
        island = position["islands"][seat]
        held = [words[colour] for colour, holder in position["privileges"].items() if holder == seat]
        parts = [
            f"{names[seat]}: {island_name(island['name'], box) if island else words['no-island']}",
            f"{words['points']} {position['points'][seat]}",
            f"{words['hand']} {sum(position['hands'][seat].values())}",
        ]
        if held:
            parts.append(f"{words['privileges']} {' '.join(held)}")
        told.append(", ".join(parts) + ".")
    return " ".join(told)


def draw(
    position: Json, names: Sequence[str], box: Json, language: str = "en", *, narrow: bool = False
) -> str:
    """Draw a position, or a player's view of one, as SVG.

    `narrow` puts everything in one column, for a telephone.
    """
    words = labels(language)
    moment = say(language, "canarias-moment", round=position["round"])
    content = json.dumps([position, list(names), words, narrow], sort_keys=True, default=str)
    pen = Pen.of(content)
    parts = [
        (height(position, seat), player(pen, position, seat, names[seat], box, words))
        for seat in range(position["players"])
    ]
    free = panel.free_islands(pen, position, box, words)
    blocks = [
        panel.heading(pen, position, moment, names, words),
        panel.revealed(pen, position, box, words),
        panel.piles(pen, position, box, words),
        panel.privileges(pen, position, box, words),
        panel.supply(pen, position, words),
    ]
    size, placed = (_in_a_column if narrow else _in_a_grid)(parts, free, blocks)
    told = _summary(position, names, box, moment, words)
    return on_the_sea(pen, "Islas Canarias", told, size, definitions(pen), group(placed))


_Block = tuple[float, str]


def _stacked(blocks: Sequence[_Block], left: float, top: float) -> tuple[float, list[str]]:
    """Put blocks below each other, leaving out the empty ones; return where the next would begin."""
    placed = []
    for high, markup in blocks:
        if markup:
            placed.append(at(left, top, markup))
            top += high + _STEP
    return top, placed


def _in_a_column(
    parts: Sequence[_Block], free: Sequence[_Block], blocks: Sequence[_Block]
) -> tuple[tuple[float, float], list[str]]:
    bottom, placed = _stacked([*blocks[:3], *parts, *free, *blocks[3:]], _EDGE, _EDGE)
    return (WIDTH + 2 * _EDGE, bottom), placed


def _in_a_grid(
    parts: Sequence[_Block], free: Sequence[_Block], blocks: Sequence[_Block]
) -> tuple[tuple[float, float], list[str]]:
    """Three columns; what belongs to nobody takes the last one, or the last place and the row below."""
    lefts = [_EDGE + (WIDTH + _GAP) * column for column in range(_COLUMNS)]
    across = 3 if len(parts) in (3, 5) else 2
    placed: list[str] = []
    top = last_top = float(_EDGE)
    for cells in (parts, free):
        for first in range(0, len(cells), across):
            row = cells[first : first + across]
            last_top = top
            placed += [at(left, top, markup) for left, (_, markup) in zip(lefts, row, strict=False)]
            top += max(high for high, _ in row) + _GAP
    heading, revealed, piles, privileges, supply = blocks
    if across == 2:
        stacks = [_stacked(blocks, lefts[2], _EDGE)]
    elif free or len(parts) == 3:
        shares = ([heading, piles], [revealed, privileges], [supply])
        stacks = [_stacked(share, left, top) for left, share in zip(lefts, shares, strict=True)]
    else:
        stacks = [_stacked([heading, revealed, piles], lefts[2], last_top)]
        top = max(top, stacks[0][0])
        stacks += [
            _stacked([block], left, top) for left, block in zip(lefts, (privileges, supply), strict=False)
        ]
    placed += [markup for _, drawn in stacks for markup in drawn]
    return (lefts[2] + WIDTH + _EDGE, max(top, *(bottom for bottom, _ in stacks))), placed
