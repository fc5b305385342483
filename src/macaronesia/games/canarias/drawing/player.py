"""A player's part of the sea: the plate with the name, the privileges, the island and, where known, the hand."""

from collections.abc import Mapping

from macaronesia.drawing.lettering import clean, cut
from macaronesia.drawing.palette import FOAM, INK, PAPER
from macaronesia.drawing.pen import Pen, at, element, group, text, title
from macaronesia.drawing.plate import HEIGHT as PLATE
from macaronesia.drawing.plate import plate, pointer, points
from macaronesia.games.canarias.drawing import cards
from macaronesia.games.canarias.drawing.buildings import PAINTS, sign
from macaronesia.games.canarias.drawing.island import island
from macaronesia.games.canarias.labels import island_name
from macaronesia.ruleset import Json

WIDTH = 436
SEA_TOP = PLATE + 46
ISLAND = (WIDTH, 416)
_HAND_TOP = SEA_TOP + ISLAND[1] + 8
_ACROSS = 3
_STEP_X, _STEP_Y = (WIDTH - 16 - cards.WIDTH) / (_ACROSS - 1), cards.HEIGHT + 8


def banner(pen: Pen, colour: str, box: Json, words: Mapping[str, str]) -> str:
    """Draw a privilege, hanging down from the origin."""
    paint, effect = PAINTS[colour], box["privileges"][colour]["effect"]
    return group(
        [
            title(f"{words[colour]}: {words['effect-' + effect]}"),
            element(
                "path",
                d="M-18 0H18V54L0 47L-18 54Z",
                fill=paint.fill,
                stroke=INK,
                stroke_width=1.5,
                stroke_linejoin="round",
            ),
            element("circle", cy=17, r=15, fill=PAPER, stroke=INK, stroke_width=1),
            pen.use(f"effect-{effect}", 0, 17, 0.88),
            sign(paint, 0, 40, 9),
        ],
        data_privilege=colour,
    )


def shown_hand(position: Json, seat: int) -> dict[str, int]:
    """The cards of a hand, where they may be seen."""
    hand: dict[str, int] = position["hands"][seat]
    return {} if "?" in hand else hand


def height(position: Json, seat: int) -> int:
    """How high the part is: a hand takes as many rows as it needs."""
    rows = -(-len(shown_hand(position, seat)) // _ACROSS)
    if position["islands"][seat] is None:
        return PLATE
    return int(_HAND_TOP + (rows * _STEP_Y + 8 if rows else 0))


def _hand(pen: Pen, hand: dict[str, int], box: Json, words: Mapping[str, str]) -> str:
    rows = -(-len(hand) // _ACROSS)
    tray = element("rect", width=WIDTH, height=rows * _STEP_Y + 8, rx=14, fill="#fff", opacity=0.14)
    shown = [
        at(
            8 + _STEP_X * (i % _ACROSS),
            8 + _STEP_Y * (i // _ACROSS),
            cards.small(pen, card, count, box, words),
        )
        for i, (card, count) in enumerate(sorted(hand.items()))
    ]
    return at(0, _HAND_TOP, tray, *shown)


def player(pen: Pen, position: Json, seat: int, name: str, box: Json, words: Mapping[str, str]) -> str:
    """Draw a player's part."""
    scores, mine = position["scores"], position["islands"][seat]
    best = scores is not None and scores[seat] == max(scores)
    count = sum(position["hands"][seat].values())
    held = [colour for colour in PAINTS if position["privileges"][colour] == seat]
    lit = best or position["seat"] == seat
    parts = [
        plate(pen, seat, name, WIDTH, lit),
        pointer() if lit else "",
        group(
            [
                title(f"{words['hand']}: {count}"),
                pen.use("back", 84, 51, 0.9),
                pen.use("back", 79, 51, 0.9),
                text(98, 59, str(count), 22),
            ]
        ),
        group(
            [
                title(f"{words['points']}: {position['points'][seat]}"),
                points(WIDTH - 78, position["points"][seat], best),
            ]
        ),
        *(
            at(WIDTH - 26 - 42 * (len(held) - 1 - i), PLATE, banner(pen, colour, box, words))
            for i, colour in enumerate(held)
        ),
    ]
    if position["starter"] == seat:
        parts.append(group([title(words["starter"]), pen.use("boat", 168, 52, 0.42)], data_starter=seat))
    if mine:
        title_of = cut(clean(island_name(mine["name"], box)), 18)
        parts += [
            text(14, PLATE + 30, title_of, 21, fill=FOAM, font_style="italic"),
            at(
                0,
                SEA_TOP,
                island(
                    pen, mine["name"], mine["plots"], box["islands"][mine["name"]]["drawing"], ISLAND, words
                ),
            ),
        ]
    hand = shown_hand(position, seat)
    if hand:
        parts.append(_hand(pen, hand, box, words))
    return group(parts, data_seat=seat)
