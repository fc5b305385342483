"""The symbols of Santiago for the browser; `macaronesia.drawing.sheet` tells how a sheet is used.

What fills a place of the board has a box there in `geometry()`: put `x y width height` of the box into `use`.
The pictures lay, from below: `s-shore`, `s-wet` on every wet square, `s-relief`, all `s-bank`s, all
`s-water`s, tiles and palms from row 6 down to row 1, the spring, the proposals, `s-names`. `s-ground` is the
board on which nothing lies, in one. Crops are those of both editions; `{h,v}` is along a row or a column.

    id                          size      box in geometry     what
    s-ground                    768x600   board               shore, relief and names
    s-shore                     768x600   board               the coast and the dry ground
    s-relief                    768x600   board               what grows, furrows and ditches
    s-names                     768x600   board               the names at the edge
    s-wet                       72x72     square              wet ground
    s-tile-{crop}{1,2}          72x72     square              a tile with bare planters
    s-tile-{crop}{1,2}-palm     72x72     square              the same beside a palm
    s-card-{crop}               72x72     square              a tile with room for planters and markers
    s-card-{crop}-palm          72x72     square              the same beside a palm
    s-desert                    72x72     square              a tile that has dried out
    s-back                      72x72     square              a tile face down
    s-slot                      72x72     square              where a tile of the offer was
    s-palm                      72x72     square              a palm on a square of its own
    s-canal-{h,v}               180x20    segment             a canal alone, bank and water
    s-bank-{h,v}                180x20    segment             the bank of a canal
    s-water-{h,v}               180x20    segment             the water of a canal
    s-proposal-{h,v}{1,2,3,4}   180x32    proposal            the empty sign of so many proposers
    s-spring                    52x52     intersection        the spring
    s-crop-{crop}               60x52     -                   a crop without its tile
    s-planter                   20x20     tile                a planter, as printed on a tile
    s-extra                     46x18     -                   the extra canal that a player has
    s-extra-used                46x18     -                   where it was
    s-overseer                  52x60     -                   the overseer's figure
    s-hidden                    28x26     -                   a closed eye, for hidden money
    s-drop                      16x22     -                   a round that has begun
    s-drop-empty                16x22     -                   a round to come

Upright symbols of a segment are 20x180 and 32x180.
Shared: `m-marker` on tiles and proposals, `m-disc` on proposals, `m-coin` for escudos.
"""

from typing import Any

from macaronesia.drawing.pen import at, element, group
from macaronesia.drawing.sheet import MARKER, Box, Sheet, around, rounded
from macaronesia.games.santiago.drawing import board, panel, tiles
from macaronesia.games.santiago.drawing.board import MARKER_SIZE, plaque, spots
from macaronesia.games.santiago.drawing.geometry import Point, bordered, ends, point, square_name
from macaronesia.games.santiago.drawing.tiles import ART, CARDS
from macaronesia.games.santiago.labels import labels
from macaronesia.games.santiago.names import INTERSECTIONS, SEGMENTS, SQUARES

_BOARD: Box = (0, 0, board.BOARD_WIDTH, board.BOARD_HEIGHT)
_TILE = around(board.PLOT, board.PLOT)
_PLANTER: Box = (-10, -11, 20, 20)
_CANAL, _PROPOSAL = 20, 32
"""How wide the symbols along a segment are."""
_SPRING = 52
_MOST_PROPOSERS = 4
_LYING, _UPRIGHT = "A1-B1", "A1-A2"


def _moved(box: Box, x: float, y: float, scale: float = 1) -> Box:
    left, top, width, height = box
    return x + left * scale, y + top * scale, width * scale, height * scale


def _square(place: Point) -> Box:
    return _moved(_TILE, *board.middle(place))


def _along(segment: str, wide: float) -> Box:
    """The box around a segment, as much longer as a canal's round ends are."""
    (x1, y1), (x2, y2) = (board.corner(end) for end in ends(segment))
    high, flat = (wide, _CANAL) if y1 == y2 else (_CANAL, wide)
    return min(x1, x2) - flat / 2, min(y1, y2) - high / 2, abs(x2 - x1) + flat, abs(y2 - y1) + high


def _ground(sheet: Sheet) -> None:
    pen = sheet.pen
    sheet.textures(board.tufts(pen))
    relief = board.texture(pen) + board.ditches()
    sheet.add("shore", _BOARD, pen.define("shore", board.shore()))
    sheet.add("relief", _BOARD, pen.define("relief", relief))
    sheet.add("names", _BOARD, pen.define("names", board.edge_names()))
    sheet.add("ground", _BOARD, *(pen.use(layer, 0, 0) for layer in ("shore", "relief", "names")))
    sheet.add("wet", _square((0, 0)), board.wet_ground([(0, 0)]))
    sheet.add("spring", _moved(around(_SPRING, _SPRING), *board.corner((0, 0))), board.spring("A1"))
    for way, segment in (("h", _LYING), ("v", _UPRIGHT)):
        box = _along(segment, _CANAL)
        sheet.add(f"canal-{way}", box, board.canals([segment]))
        for layer, markup in zip(("bank", "water"), board.canal_layers([segment]), strict=True):
            sheet.add(f"{layer}-{way}", box, group([markup], stroke_linecap="round"))
        for count in range(1, _MOST_PROPOSERS + 1):
            sheet.add(f"proposal-{way}{count}", _along(segment, _PROPOSAL), plaque(segment, count))


def _tiles(sheet: Sheet) -> None:
    pen = sheet.pen
    board.palm(pen)
    tiles.crops(pen)
    x, y, size = board.LONE_PALM
    sheet.add("palm", _TILE, at(x, y, element("g", pen.kept["palm"], transform=f"scale({size})")))
    sheet.part("planter", _PLANTER)
    for crop in CARDS:
        sheet.part(f"crop-{crop}", around(60, 52), crop)
        for palm, ending in ((False, ""), (True, "-palm")):
            sheet.add(f"card-{crop}{ending}", _TILE, tiles.printed(pen, crop, 0, palm))
            for planters in (1, 2):
                sheet.add(f"tile-{crop}{planters}{ending}", _TILE, tiles.printed(pen, crop, planters, palm))
    for name in ("desert", "back", "slot"):
        sheet.add(name, _TILE, ART[name])


def _panel(sheet: Sheet) -> None:
    spoken = labels("en")
    panel.figures(sheet.pen)
    sheet.part("overseer", (-22, -30, 52, 60))
    sheet.part("extra", around(46, 18), "canal")
    sheet.add("extra-used", _moved(around(46, 18), 162, 50), panel.extra(sheet.pen, False, spoken))
    sheet.add("hidden", _moved(around(28, 26), 107, 50), panel.hidden(spoken))
    sheet.add("drop", around(16, 22), panel.drop(True))
    sheet.add("drop-empty", around(16, 22), panel.drop(False))


def _gathered() -> Sheet:
    sheet = Sheet("s-")
    for draw in (_ground, _tiles, _panel):
        draw(sheet)
    return sheet


def sheet() -> str:
    """The symbols of Santiago, for both editions."""
    return _gathered().document()


def _places(planters: int) -> list[dict[str, list[float]]]:
    """Where a planter or the marker on it lies, from left to right, in a tile's box."""
    half = board.PLOT / 2
    return [
        {
            "planter": rounded(*_moved(_PLANTER, half + x, half + tiles.PLANTER)),
            "marker": rounded(*_moved(MARKER, half + x, half + tiles.MARKER)),
        }
        for x in tiles.PLACES[planters]
    ]


def _segment(name: str) -> dict[str, Any]:
    first, second = (board.corner(end) for end in ends(name))
    coins = {count: spots(name, count) for count in range(1, _MOST_PROPOSERS + 1)}
    return {
        "way": "h" if first[1] == second[1] else "v",
        "ends": [rounded(*first), rounded(*second)],
        "waters": [square_name(square) for square in bordered(name)],
        "box": rounded(*_along(name, _CANAL)),
        "proposal": rounded(*_along(name, _PROPOSAL)),
        "coin": {str(count): rounded(*found[0]) for count, found in coins.items()},
        "markers": {
            str(count): [rounded(*_moved(MARKER, *spot, MARKER_SIZE)) for spot in found[1:]]
            for count, found in coins.items()
        },
    }


def geometry() -> dict[str, Any]:
    """Where everything lies on the board, in the measure of `s-ground`; boxes are left, top, width, height.

    `tile` holds, for one planter and for two, the boxes in a tile from the tile's left and top; a segment's
    `coin` and `markers` are, for so many proposers, the coin's middle and the boxes of the markers.
    """
    return {
        "viewBox": rounded(*_BOARD),
        "squares": {name: {"box": rounded(*_square(point(name)))} for name in SQUARES},
        "segments": {name: _segment(name) for name in SEGMENTS},
        "intersections": {
            name: {
                "point": rounded(*board.corner(point(name))),
                "box": rounded(*_moved(around(_SPRING, _SPRING), *board.corner(point(name)))),
            }
            for name in INTERSECTIONS
        },
        "tile": {str(planters): _places(planters) for planters in (1, 2)},
        "symbols": _gathered().sizes(),
    }


def art() -> tuple[str, dict[str, Any]]:
    """The symbols, and where on the board things lie."""
    return sheet(), geometry()
