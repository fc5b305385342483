"""The island: ground, ditches, canals, spring, palms, names at the edge, and proposals on the segments."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from macaronesia.drawing.palette import INK, PAPER, WATER, WATER_DEEP, WATER_LIGHT
from macaronesia.drawing.pen import Pen, at, element, group, text, title
from macaronesia.games.santiago.drawing.geometry import COLUMNS, ROWS, Point, bordered, ends, point
from macaronesia.games.santiago.drawing.tiles import ART, DITCH, DITCH_LIGHT, GROUND, GROUND_DARK, WET

SQUARE = 80
DITCH_WIDTH = 16
PLOT = SQUARE - DITCH_WIDTH // 2
"""The side of a square, the ditch beside it left out."""
LEFT, TOP = 64, 60
WIDTH, HEIGHT = COLUMNS * SQUARE, ROWS * SQUARE
BOARD_WIDTH, BOARD_HEIGHT = WIDTH + 2 * LEFT, HEIGHT + 2 * TOP
LONE_PALM = (-6, 28, 1.15)
"""Where from the middle of a square a palm stands that has it for itself, and its size."""
_FIELD = {"x": LEFT, "y": TOP, "width": WIDTH, "height": HEIGHT}


def corner(place: Point) -> tuple[int, int]:
    """Find an intersection in the picture."""
    return LEFT + 2 * place[0] * SQUARE, TOP + HEIGHT - 2 * place[1] * SQUARE


def middle(place: Point) -> tuple[int, int]:
    """Find the middle of a square in the picture, the ditch beside it left out."""
    column, row = place
    lean = DITCH_WIDTH // 4
    x = LEFT + column * SQUARE + SQUARE // 2 + (lean if column % 2 == 0 else -lean)
    y = TOP + HEIGHT - row * SQUARE - SQUARE // 2 + (lean if row % 2 else -lean)
    return x, y


def island(pen: Pen, canals: Iterable[str]) -> str:
    """Draw the coast and the ground with its 2 x 2 blocks, greener where the canals irrigate it."""
    squares = sorted({square for canal in canals for square in bordered(canal)})
    return group([shore(), wet_ground(squares), texture(pen)])


def shore() -> str:
    """Draw the coast and the dry ground."""
    return ART["coast"] + element("rect", fill=GROUND, **_FIELD)


def texture(pen: Pen) -> str:
    """Draw what grows on the ground, and the furrows between squares."""
    furrows = "".join(f"M{LEFT + x * SQUARE} {TOP}v{HEIGHT}" for x in range(1, COLUMNS, 2)) + "".join(
        f"M{LEFT} {TOP + y * SQUARE}h{WIDTH}" for y in range(1, ROWS, 2)
    )
    return element("rect", fill=pen.paint("tufts"), **_FIELD) + element(
        "path",
        d=furrows,
        stroke=GROUND_DARK,
        stroke_width=2,
        stroke_dasharray="2 6",
        stroke_linecap="round",
    )


def tufts(pen: Pen) -> str:
    """Define the texture of the ground."""
    # No multiple of a square, or every square would look the same.
    return pen.pattern("tufts", 112, 96, ART["tufts"])


def wet_ground(squares: Iterable[Point]) -> str:
    """Draw the ground of irrigated squares."""
    boxes = (
        element("rect", x=x - PLOT // 2, y=y - PLOT // 2, width=PLOT, height=PLOT)
        for x, y in (middle(square) for square in squares)
    )
    return group(boxes, fill=WET)


def ditches() -> str:
    """Draw the dry ditches around every block."""
    lines = "".join(f"M{LEFT + x * SQUARE} {TOP}v{HEIGHT}" for x in range(0, COLUMNS + 1, 2))
    lines += "".join(f"M{LEFT} {TOP + y * SQUARE}h{WIDTH}" for y in range(0, ROWS + 1, 2))
    return group(
        [
            element("path", d=lines, stroke=DITCH, stroke_width=DITCH_WIDTH),
            element("path", d=lines, stroke=DITCH_LIGHT, stroke_width=8),
            element("path", d=lines, stroke=DITCH, stroke_width=2, stroke_dasharray="1 9", opacity=0.7),
        ],
        stroke_linecap="round",
    )


def canals(segments: Iterable[str]) -> str:
    """Draw the canals, water from bank to bank."""
    return group(canal_layers(segments), stroke_linecap="round")


def canal_layers(segments: Iterable[str]) -> tuple[str, str]:
    """Draw the banks and the water; all banks lie below all water, so that canals flow into each other."""
    along = {segment: [corner(end) for end in ends(segment)] for segment in segments}
    lines = {segment: f"M{a[0]} {a[1]}L{b[0]} {b[1]}" for segment, (a, b) in along.items()}
    all_lines = "".join(lines.values())
    water = [
        element("path", d=line, stroke=WATER, stroke_width=DITCH_WIDTH - 3, data_canal=segment)
        for segment, line in lines.items()
    ]
    waves = element("path", d=all_lines, stroke=WATER_LIGHT, stroke_width=3, stroke_dasharray="26 12 8 14")
    banks = element("path", d=all_lines, stroke=WATER_DEEP, stroke_width=DITCH_WIDTH + 3)
    return banks, "".join([*water, waves])


def spring(place: str) -> str:
    """Draw the spring: a stone basin with its water rising."""
    return at(*corner(point(place)), group([ART["spring"]], data_spring=place))


def palm(pen: Pen) -> str:
    """Define a palm, its foot at the origin, 50 high."""
    return pen.define("palm", ART["palm"])


def edge_names() -> str:
    """Write the squares' names below and to the left, the intersections' above and to the right."""
    squares = [
        *(text(middle((i, 0))[0], TOP + HEIGHT + 31, chr(97 + i), 20) for i in range(COLUMNS)),
        *(text(LEFT - 25, middle((0, i))[1] + 7, str(i + 1), 20) for i in range(ROWS)),
    ]
    crossings = [
        *((corner((i, 0))[0], TOP - 23, chr(65 + i)) for i in range(COLUMNS // 2 + 1)),
        *((LEFT + WIDTH + 25, corner((0, i))[1], str(i + 1)) for i in range(ROWS // 2 + 1)),
    ]
    signs = [
        element("circle", cx=x, cy=y, r=11, fill=DITCH) + text(x, y + 5, name, 14, fill="#fff")
        for x, y, name in crossings
    ]
    return group(squares + signs, text_anchor="middle")


# --- Proposals ---

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
