"""The pictures in the rules of Santiago: `picture` draws one by its name."""

from collections.abc import Callable, Iterable, Mapping

from macaronesia.drawing.notes import (
    EDGE,
    WIDTH,
    Picture,
    arrow,
    badge,
    cross,
    document,
    label,
    written,
)
from macaronesia.drawing.palette import INK, PAPER, WATER, WATER_DEEP
from macaronesia.drawing.pen import Pen, at, element, group, number, text
from macaronesia.games.santiago.drawing import board, definitions, examples, pieces, tiles
from macaronesia.games.santiago.drawing.examples import NAMES, Example
from macaronesia.games.santiago.drawing.geometry import ends, point
from macaronesia.games.santiago.drawing.tiles import ART
from macaronesia.games.santiago.labels import labels

Words = Mapping[str, str]


_BORDER = 12
"""How much is shown around the squares of a part of the board."""


class Part:
    """A part of the board, as wide as the picture allows."""

    def __init__(self, example: Example) -> None:
        (left, low), (right, high) = (point(square) for square in example.shown)
        self.left = board.LEFT + left * board.SQUARE - _BORDER
        self.top = board.TOP + board.HEIGHT - (high + 1) * board.SQUARE - _BORDER
        self.wide = (right + 1 - left) * board.SQUARE + 2 * _BORDER
        self.high = (high + 1 - low) * board.SQUARE + 2 * _BORDER
        self.scale = min(1.0, (WIDTH - 2 * EDGE) / self.wide)
        self.x = (WIDTH - self.wide * self.scale) / 2
        self.height = self.high * self.scale
        self.bottom = EDGE + self.height

    def place(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the board lies in the picture."""
        return self.x + (x - self.left) * self.scale, EDGE + (y - self.top) * self.scale

    def drawn(self, pen: Pen, example: Example, edition: str, words: Mapping[str, str], *above: str) -> str:
        """Draw the part; `above` is laid over it in the board's own measure."""
        position = example.position(edition)
        inside = [
            board.island(pen, position["canals"]),
            board.ditches(),
            board.canals(position["canals"]),
            pieces(pen, position, NAMES, words),
            board.spring(position["spring"]),
            board.proposals(pen, position, NAMES),
            *above,
        ]
        size = {"x": self.x, "y": EDGE, "width": self.wide * self.scale, "height": self.height}
        frame = element("rect", **size, rx=10, fill="none", stroke=PAPER, stroke_width=3)
        return (
            element("svg", *inside, **size, viewBox=f"{self.left} {self.top} {self.wide} {self.high}") + frame
        )


_INSET = 4
_ROUND = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""Up, right, down, left."""


def outline(squares: Iterable[str]) -> str:
    """Draw a line inside the edge of connected squares."""
    inside = {point(square) for square in squares}
    half = board.SQUARE / 2
    lines = []
    for column, row in sorted(inside):
        x, y = (
            board.LEFT + (column + 0.5) * board.SQUARE,
            board.TOP + board.HEIGHT - (row + 0.5) * board.SQUARE,
        )
        for turn, (out_x, out_y) in enumerate(_ROUND):
            if (column + out_x, row + out_y) in inside:
                continue
            ends_at = []
            for side_x, side_y in (_ROUND[turn - 1], _ROUND[(turn + 1) % 4]):
                reach = half - _INSET
                if (column + side_x, row + side_y) in inside:
                    bent = (column + side_x + out_x, row + side_y + out_y) in inside
                    reach = half + _INSET if bent else half
                along = (out_x * (half - _INSET) + side_x * reach, out_y * (half - _INSET) + side_y * reach)
                ends_at.append(f"{number(x + along[0])} {number(y - along[1])}")
            lines.append(f"M{ends_at[0]}L{ends_at[1]}")
    path = "".join(lines)
    return group(
        [
            element("path", d=path, stroke=INK, stroke_width=8),
            element("path", d=path, stroke="#fff", stroke_width=4.5),
        ],
        fill="none",
        stroke_linecap="round",
    )


# --- The pictures ---


def _corner_of(square: str) -> tuple[int, int]:
    """Where the number of an area goes: the top left of a square."""
    x, y = board.middle(point(square))
    return x - 19, y - 19


def _same(example: Example, crop: str) -> list[str]:
    return [square for square, tile in example.tiles.items() if tile.startswith(crop)]


def _player(pen: Pen, x: float, y: float, seat: int, said: str) -> str:
    """Draw a player's marker and name, and what is said of the player."""
    return (
        element("circle", cx=x + 18, cy=y, r=19, fill=PAPER)
        + pen.use(f"marker{seat}", x + 18, y - 2, 1.1)
        + written(x + 46, y + 8, f"{NAMES[seat]}{said}")
    )


def _setup(pen: Pen, edition: str, words: Words) -> tuple[float, list[str]]:
    example = examples.SETUP if edition == "trefl" else Example()
    shown = Part(example)
    parts = [shown.drawn(pen, example, edition, words)]
    spring = shown.place(*board.corner(point(example.spring)))
    parts.append(badge(spring[0] + 34, spring[1] - 26, "1"))
    if example.palms:
        palm = shown.place(*board.middle(point(example.palms[0])))
        parts.append(badge(palm[0] + 34, palm[1], "2"))
    low = shown.bottom + 62
    for i in range(4):
        stack = [at(-3 * j, -3 * j, ART["back"]) for j in range(3)]
        parts.append(at(66 + 84 * i, low, *stack))
    parts += [badge(34, low - 34, "4"), label(320, low + 40, "4 × 11")]
    for i in range(3):
        parts.append(pen.use("canal", 432, low - 22 + 20 * i, 1.3))
    parts += [badge(396, low - 34, "5"), label(500, low + 40, "× 11")]
    low += 108
    for seat in range(4):
        x, y = EDGE + 264 * (seat % 2), low + 76 * (seat // 2)
        plate = element("rect", x=x, y=y - 34, width=256, height=68, rx=12, fill=PAPER)
        parts += [
            plate,
            pen.use(f"marker{seat}", x + 26, y - 14, 1),
            text(x + 46, y - 6, f"{NAMES[seat]}", 22),
            text(x + 14, y + 24, "× 22", 20),
            pen.use("canal", x + 98, y + 17, 0.9),
            pen.use("coin", x + 142, y + 17, 1),
            text(x + 158, y + 24, "10", 22),
        ]
        if seat == 0:
            parts += [pen.use("overseer", x + 222, y + 2, 1), badge(x + 190, y - 14, "3", 0.86)]
    parts += [badge(EDGE + 264 + 232, low - 14, "6", 0.86)]
    return low + 76 + 52, parts


def _refused(x1: float, y1: float, x2: float, y2: float, sign: str) -> list[str]:
    """Draw a canal that may not be built, crossed out, with its number."""
    line = f"M{x1} {y1}L{x2} {y2}"
    x, y = (x1 + x2) / 2, (y1 + y2) / 2
    layers = ((WATER_DEEP, 19, "none"), (PAPER, 14, "none"), (WATER, 10, "3 15"))
    return [
        *(
            element(
                "path",
                d=line,
                stroke=colour,
                stroke_width=wide,
                stroke_linecap="round",
                stroke_dasharray=dash,
            )
            for colour, wide, dash in layers
        ),
        cross(x, y, 1.1),
        badge(x - 52, y, sign, 1.35),
    ]


def _canals(pen: Pen, edition: str, words: Words) -> tuple[float, list[str]]:
    example = examples.CANALS
    shown = Part(example)
    (x1, y1), (x2, y2) = (board.corner(end) for end in ends(examples.LOOSE))
    astray = [
        (board.LEFT + x * board.SQUARE, board.TOP + board.HEIGHT - y * board.SQUARE)
        for x, y in examples.ASTRAY
    ]
    wrong = [*_refused(x1, y1, x2, y2, "1"), *_refused(*astray[0], *astray[1], "2")]
    return shown.bottom + EDGE, [shown.drawn(pen, example, edition, words, *wrong)]


def _markers(pen: Pen, edition: str, words: Words) -> tuple[float, list[str]]:
    size = 1.5
    parts = []
    example = Example()
    for i, (tile, seat) in enumerate(zip(examples.MARKED, (0, 1, 2, 3), strict=True)):
        passed = i >= 2
        planters = int(tile[-1])
        markers = (f"marker{seat}",) * (planters - passed)
        x = 78 + 135 * i
        crop = example.crop(tile[:-1], edition)
        for y, on in ((118, ()), (300, markers)):
            art = tiles.printed(pen, crop, planters, markers=on)
            parts.append(element("g", art, transform=f"translate({x} {y}) scale({size})"))
        parts += [arrow(x, 184, x, 234), badge(x, 34, str(i + 1))]
        if passed:
            parts.append(label(x, 388, words["pass"], 20))
    return 420, parts


def _drought(pen: Pen, edition: str, words: Words) -> tuple[float, list[str]]:  # noqa: ARG001 - as all of them
    steps = [tiles.printed(pen, "pepper", 2, markers=("marker0",) * count) for count in (2, 1, 0)]
    parts = []
    for i, art in enumerate([*steps, ART["desert"]]):
        x = 72 + 139 * i
        parts += [
            element("g", art, transform=f"translate({x} 122) scale(1.25)"),
            badge(x, 34, str(i + 1)),
        ]
        if i:
            parts += [arrow(x - 88, 130, x - 51, 130), at(x - 70, 90, ART["sun"])]
    return 194, parts


def _areas(pen: Pen, edition: str, words: Words) -> tuple[float, list[str]]:
    example = examples.AREAS
    shown = Part(example)
    above = [outline(_same(example, crop)) for crop in ("pepper", "coconut", "banana")]
    signs = zip(("a2", "e2", "c4"), "123", strict=True)
    above += [badge(*_corner_of(square), sign) for square, sign in signs]
    low = shown.bottom + 40
    sums = [
        _player(pen, EDGE + 54, low + 50 * i, seat, f": 5 × {count} = {5 * count}")
        for i, (seat, count) in enumerate(((0, 2), (1, 4), (2, 1)))
    ]
    return low + 140, [shown.drawn(pen, example, edition, words, *above), *sums, badge(EDGE + 22, low, "1")]


def _split(pen: Pen, edition: str, words: Words) -> tuple[float, list[str]]:
    example = examples.SPLIT
    shown = Part(example)
    above = [outline(["b4", "c4"]), outline(["e4"])]
    above += [badge(*_corner_of(square), sign) for square, sign in (("b4", "1"), ("e4", "2"))]
    return shown.bottom + EDGE, [shown.drawn(pen, example, edition, words, *above)]


def _proposals(pen: Pen, edition: str, words: Words) -> tuple[float, list[str]]:
    example = examples.PROPOSALS
    shown = Part(example)
    low = shown.bottom + 40
    said = {2: ": 1", 3: ": 3", 0: ": + 2"}
    parts = [shown.drawn(pen, example, edition, words)]
    parts += [
        _player(pen, EDGE + 4 + 180 * i, low, seat, told) for i, (seat, told) in enumerate(said.items())
    ]
    return low + 40, parts


_SUMS = (
    ("banana", "a5", 3, 3),
    ("coconut", "c5", 4, 3),
    ("pepper", "b4", 5, 4),
    ("grape", "a2", 1, 2),
    ("melon", "e4", 6, 2),
)
"""Crop, the square that bears its number, tiles, and the scorer's markers."""


def _scoring(pen: Pen, edition: str, words: Words) -> tuple[float, list[str]]:
    example = examples.SCORING
    shown = Part(example)
    above = [outline(_same(example, crop)) for crop, *_ in _SUMS]
    above += [badge(*_corner_of(square), str(i + 1)) for i, (_, square, *_) in enumerate(_SUMS)]
    low = shown.bottom + 40
    parts = [
        shown.drawn(pen, example, edition, words, *above),
        _player(pen, EDGE + 4, low, examples.SCORER, ""),
    ]
    points = [count * markers for *_, count, markers in _SUMS]
    for i, (crop, _, count, markers) in enumerate(_SUMS):
        x, y = EDGE + 22 + 270 * ((i + 1) % 2), low + 50 * ((i + 1) // 2)
        parts += [
            badge(x, y, str(i + 1)),
            element("circle", cx=x + 46, cy=y, r=21, fill=PAPER),
            pen.use(example.crop(crop, edition), x + 46, y, 0.62),
            written(x + 78, y + 8, f"{count} × {markers} = {points[i]}"),
        ]
    total = sum(points)
    parts += [
        written(EDGE + 4, low + 158, f"{' + '.join(map(str, points))} = {total}", 26),
        pen.use("coin", EDGE + 18, low + 196, 1.4),
        written(
            EDGE + 44,
            low + 206,
            f"{examples.IN_HAND}:  {total} + {examples.IN_HAND} = {total + examples.IN_HAND}",
            26,
        ),
    ]
    return low + 232, parts


def _palms(pen: Pen, edition: str, words: Words) -> tuple[float, list[str]]:
    example = examples.PALMS
    shown = Part(example)
    above = [outline(_same(example, crop)) for crop in ("banana", "pepper")]
    above += [badge(*_corner_of(square), sign) for square, sign in (("b4", "1"), ("e3", "2"))]
    low = shown.bottom + 40
    parts = [shown.drawn(pen, example, edition, words, *above)]
    for first, sign, rows in (
        (0, "1", ((0, ": 4 × (2 + 1) = 12"), (1, ": 4 × 3 = 12"), (2, ": 4 × 2 = 8"))),
        (3, "2", ((0, ": 3 × 2 = 6"), (1, ": 3 × 1 = 3"))),
    ):
        parts.append(badge(EDGE + 22, low + 46 * first, sign))
        parts += [
            _player(pen, EDGE + 54, low + 46 * (first + i), seat, told) for i, (seat, told) in enumerate(rows)
        ]
    return low + 218, parts


_PICTURES: dict[str, Callable[[Pen, str, Words], tuple[float, list[str]]]] = {
    "setup": _setup,
    "canals": _canals,
    "markers": _markers,
    "drought": _drought,
    "areas": _areas,
    "split": _split,
    "proposals": _proposals,
    "scoring": _scoring,
    "palms": _palms,
}


def picture(name: str, edition: str | None, language: str) -> Picture:
    """Draw the picture of this name, or KeyError."""
    draw = _PICTURES[name]
    pen = Pen.of(f"santiago {name} {edition or ''} {language}")
    height, parts = draw(pen, edition or "trefl", labels(language))
    return document(pen, height, definitions(pen), *parts)
