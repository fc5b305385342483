"""Cards: a settler or a pirate small, the settler from the ship large, and the backs of hidden ones."""

from collections.abc import Mapping

from macaronesia.drawing.lettering import clean, cut
from macaronesia.drawing.palette import GOLD, INK, PAPER
from macaronesia.drawing.pen import Pen, element, group, text, title
from macaronesia.games.canarias.drawing.buildings import ART, PAINTS, sign
from macaronesia.games.canarias.labels import card_colour, card_name, card_told
from macaronesia.games.canarias.names import PIRATE
from macaronesia.ruleset import Json

WIDTH, HEIGHT = 136, 54
NIGHT = "#3a2c26"


def figures(pen: Pen) -> str:
    """Define the back of a card and the pirate."""
    return pen.define("back", ART["back"]) + pen.define("skull", ART["skull"])


def badge(count: int) -> str:
    """Draw how many of a card there are at the card's corner, if more than one."""
    if count < 2:
        return ""
    return element("circle", cx=WIDTH - 5, cy=6, r=10.5, fill=GOLD, stroke=INK, stroke_width=1.4) + text(
        WIDTH - 5, 10.6, f"×{count}", 12.5, text_anchor="middle"
    )


def small(pen: Pen, card: str, count: int, box: Json, words: Mapping[str, str]) -> str:
    """Draw a card of which one may see the face: house, name, and the four wishes in their order."""
    told = title(card_told(card, box, words) + (f" × {count}" if count > 1 else ""))
    name = cut(clean(card_name(card, box, words)), 12)
    return group([told, *face(pen, card, name, box), badge(count)], data_card=card)


def face(pen: Pen, card: str, name: str, box: Json) -> list[str]:
    """The parts of a card that are always the same, with a name or without."""
    colour = card_colour(card, box)
    paint, pirate = PAINTS[colour], card.startswith(PIRATE)
    frame: dict[str, str | float] = {
        "width": WIDTH,
        "height": HEIGHT,
        "rx": 9,
        "stroke": INK,
        "stroke_width": 1.5,
    }
    edge = f"M9 0H12V{HEIGHT}H9A9 9 0 0 1 0 {HEIGHT - 9}V9A9 9 0 0 1 9 0Z"
    parts = [
        element("rect", fill=NIGHT if pirate else PAPER, **frame),
        element("path", d=edge, fill=paint.fill, stroke=INK, stroke_width=1.5),
    ]
    if pirate:
        flag = element("path", d="M0-11H28L22-3L28 5H0Z", fill=paint.fill, stroke="#fff", stroke_width=1.4)
        parts += [
            pen.use("skull", 34, 26, 0.95),
            text(54, 20, name, 14, fill="#fff") if name else "",
            element("g", flag, sign(paint, 11, -3, 10), transform="translate(56 39)"),
        ]
    else:
        wishes = box["settlers"][card]["priorities"]
        parts += [
            pen.use(f"house-{colour}", 27, 40, 0.86),
            text(45, 18, name, 14),
            *(pen.use(f"wish-{wish}", 55 + 22.2 * i, 37, 0.86) for i, wish in enumerate(wishes)),
        ]
    return parts
