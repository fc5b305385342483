"""A picture of a position: `draw`."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from macaronesia.drawing.pen import Pen, at, group, title
from macaronesia.drawing.sea import boat, on_the_sea
from macaronesia.drawing.seats import patterns
from macaronesia.games.santiago.drawing import board, panel, tiles
from macaronesia.games.santiago.drawing.geometry import point
from macaronesia.games.santiago.labels import labels

_EDGE = 24
_BOAT_ROOM = 100


def definitions(pen: Pen) -> list[str]:
    """What the parts of a picture refer to."""
    return [board.tufts(pen), board.palm(pen), patterns(pen), tiles.crops(pen), panel.figures(pen)]


def _tile_name(
    square: str, tile: Mapping[str, Any], palm: bool, names: Sequence[str], words: Mapping[str, str]
) -> str:
    if tile["desert"]:
        return f"{square}: {words['desert']}"
    owner = "" if tile["owner"] is None else f", {names[tile['owner']]} {tile['markers']}"
    return f"{square}: {words[tile['crop']]} {tile['planters']}{owner}" + (
        f", {words['palm']}" if palm else ""
    )


def pieces(pen: Pen, position: Mapping[str, Any], names: Sequence[str], words: Mapping[str, str]) -> str:
    """Draw the tiles and palms on the board."""
    planted, palms = position["tiles"], position["palms"]
    # From the top row down, so that what stands nearer covers what stands behind.
    squares = sorted({*planted, *palms}, key=lambda square: (-point(square)[1], square))
    drawn = []
    for square in squares:
        palm = square in palms
        if square in planted:
            label = _tile_name(square, planted[square], palm, names, words)
            art = tiles.tile(pen, planted[square], palm)
            crop = planted[square]["crop"] or "desert"
        else:
            label, art, crop = f"{square}: {words['palm']}", pen.use("palm", *board.LONE_PALM), "palm"
        drawn.append(
            at(*board.middle(point(square)), group([title(label), art], data_square=square, data_shows=crop))
        )
    return "".join(drawn)


def _summary(position: Mapping[str, Any], names: Sequence[str], words: Mapping[str, str]) -> str:
    told = [f"{words['round']} {position['round']} / {position['rounds']}, {words[position['phase']]}."]
    for seat in range(position["players"]):
        money = position["money"][seat]
        parts = [f"{names[seat]}: {words['money']} {words['hidden'] if money is None else money}"]
        if position["overseer"] == seat:
            parts.append(words["overseer"])
        if position["scores"] is not None:
            parts.append(f"{words['score']} {position['scores'][seat]}")
        told.append(", ".join(parts) + ".")
    return " ".join(told)


def draw(
    position: Mapping[str, Any],
    names: Sequence[str],
    language: str = "en",
    *,
    narrow: bool = False,
) -> str:
    """Draw a position, or a player's view of one, as SVG.

    `narrow` puts the panel below the board, for a telephone.
    """
    spoken = labels(language)
    content = json.dumps([position, list(names), spoken, narrow], sort_keys=True, default=str)
    pen = Pen.of(content)
    blocks = panel.blocks(pen, position, names, spoken)
    size, placed = _arrange(blocks, narrow)
    return on_the_sea(
        pen,
        "Santiago",
        _summary(position, names, spoken),
        size,
        definitions(pen),
        board.island(pen, position["canals"]),
        board.ditches(),
        board.canals(position["canals"]),
        pieces(pen, position, names, spoken),
        board.spring(position["spring"]) if position["spring"] else "",
        board.proposals(pen, position, names),
        board.edge_names(),
        group(placed),
    )


def _arrange(blocks: Sequence[tuple[int, str]], narrow: bool) -> tuple[tuple[int, int], list[str]]:
    """Put the blocks beside the board, or below it in two columns; return the size of it all."""
    placed = []
    if not narrow:
        shown = [block for block in blocks if block[1]]
        free = board.BOARD_HEIGHT - sum(height for height, _ in shown) - 2 * _EDGE
        gap = min(20, free // (len(shown) - 1))
        top, left = _EDGE, board.BOARD_WIDTH + 16
        for height, markup in shown:
            placed.append(at(left, top, markup))
            top += height + gap
        if board.BOARD_HEIGHT - top > _BOAT_ROOM:
            placed.append(at(left + panel.BLOCK_WIDTH / 2, (top + board.BOARD_HEIGHT) / 2, boat()))
        return (left + panel.BLOCK_WIDTH + _EDGE, board.BOARD_HEIGHT), placed
    columns = (30, board.BOARD_WIDTH - 30 - panel.BLOCK_WIDTH)
    top = board.BOARD_HEIGHT + 10
    for i in range(0, len(blocks), 2):
        row = blocks[i : i + 2]
        placed += [at(x, top, markup) for x, (_, markup) in zip(columns, row, strict=False)]
        top += max(height for height, _ in row) + 14
    return (board.BOARD_WIDTH, top + 10), placed
