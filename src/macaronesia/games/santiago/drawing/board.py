"""The island: sea, ground, ditches, canals, spring, palms and the names at the edge."""

from collections.abc import Iterable

from macaronesia.drawing.palette import FOAM, INK, SAND, STONE, WATER, WATER_DEEP, WATER_LIGHT
from macaronesia.drawing.pen import Pen, at, element, group, text
from macaronesia.games.santiago.drawing.geometry import COLUMNS, ROWS, Point, bordered, ends, point
from macaronesia.games.santiago.drawing.palette import DITCH, DITCH_LIGHT, GROUND, GROUND_DARK, WET

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

_COAST = (
    "M40 24C120 14 180 30 260 20S420 28 500 18S640 30 716 26C744 30 752 60 746 110S756 210 748 280S754 400 746 460"
    "S752 566 726 576C650 584 560 572 480 582S300 574 220 582S100 588 44 578C14 572 16 520 22 470S14 350 22 280"
    "S12 170 20 110S14 30 40 24Z"
)
_CROWN = (
    "M6-31C0-43-13-43-19-32C-12-36-3-36 6-31ZM6-31C12-43 25-43 30-32C23-36 14-36 6-31ZM6-31C-4-34-15-28-15-17"
    "C-11-25-3-28 6-31ZM6-31C16-34 27-28 27-17C22-25 14-28 6-31ZM6-31C3-41 9-48 16-49C12-43 10-37 6-31Z"
    "M6-31C5-41-2-47-9-47C-3-42 2-38 6-31Z"
)


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
    return (
        element("path", d=_COAST, fill="none", stroke=FOAM, stroke_width=18, opacity=0.22)
        + element("path", d=_COAST, fill=SAND, stroke=FOAM, stroke_width=5)
        + element("rect", fill=GROUND, **_FIELD)
    )


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
    strokes = "M12 22l-3-6M13 22v-8M14 22l3-6M74 66l-3-5M75 66v-7M76 66l3-5"
    grains = "".join(
        element("circle", cx=x, cy=y, r=1.4)
        for x, y in ((44, 12), (86, 30), (26, 52), (8, 78), (98, 84), (52, 40), (50, 86))
    )
    return element(
        "pattern",
        element("path", d=strokes, stroke=GROUND_DARK, stroke_width=1.6, stroke_linecap="round"),
        group([grains], fill=GROUND_DARK, opacity=0.7),
        id=pen.prefix + "tufts",
        # No multiple of a square, or every square would look the same.
        width=112,
        height=96,
        patternUnits="userSpaceOnUse",
    )


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
    stones = element("circle", r=20, fill="none", stroke=STONE, stroke_width=7, stroke_dasharray="9.5 0.97")
    rings = "".join(
        element("circle", r=r, fill="none", stroke=WATER_LIGHT, stroke_width=2) for r in (13, 7.5)
    )
    drop = element(
        "path",
        d="M0-11C5-4 7-1 7 3A7 7 0 0 1-7 3C-7-1-5-4 0-11Z",
        fill="#fff",
        stroke=WATER_DEEP,
        stroke_width=1.5,
    )
    basin = [element("circle", r=25, fill=INK), stones, element("circle", r=16.5, fill=WATER), rings, drop]
    return at(*corner(point(place)), group(basin, data_spring=place))


def palm(pen: Pen) -> str:
    """Define a palm, its foot at the origin, 50 high."""
    trunk = "M-3 0C-4-12-1-22 5-31L9-29C5-20 4-10 5 0Z"
    art = [
        element("ellipse", cx=1, cy=0, rx=12, ry=3.5, fill=INK, opacity=0.3, stroke="none"),
        element("path", d=trunk, fill="#a8703c"),
        element("path", d="M-3-6l7-1M-2-13l6-1M0-20l5 0M3-26l4 1", fill="none"),
        element("path", d=_CROWN, fill="#2f8f4e"),
        element("circle", cx=3, cy=-28, r=2.8, fill="#7d4a25"),
        element("circle", cx=9, cy=-27.5, r=2.8, fill="#7d4a25"),
    ]
    return pen.define("palm", group(art, stroke=INK, stroke_width=1.4, stroke_linejoin="round"))


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
