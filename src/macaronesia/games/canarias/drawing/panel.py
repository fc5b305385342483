"""What each player has, and what belongs to nobody: the phase, the ship and the piles, the supply."""

from collections.abc import Mapping, Sequence

from macaronesia.drawing.lettering import clean, cut
from macaronesia.drawing.palette import FOAM, GOLD, GREY, INK, PAPER
from macaronesia.drawing.pen import Pen, at, element, group, text, title
from macaronesia.drawing.plate import HEIGHT as PLATE
from macaronesia.drawing.plate import plate, pointer, points
from macaronesia.games.canarias.drawing import cards
from macaronesia.games.canarias.drawing.buildings import ART, PAINTS, sign
from macaronesia.games.canarias.drawing.island import island, thumbnail
from macaronesia.games.canarias.from_position import comparison
from macaronesia.games.canarias.labels import card_colour, card_name, card_told, island_name
from macaronesia.games.canarias.names import PIRATE
from macaronesia.ruleset import Json

Words = Mapping[str, str]
Block = tuple[float, str]
"""A height and what is drawn in it."""


WIDTH = 436
SEA_TOP = PLATE + 46
ISLAND = (WIDTH, 416)
_HAND_TOP = SEA_TOP + ISLAND[1] + 8
_ACROSS = 3
_STEP_X, _STEP_Y = (WIDTH - 16 - cards.WIDTH) / (_ACROSS - 1), cards.HEIGHT + 8


def banner(pen: Pen, colour: str, box: Json, words: Words) -> str:
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


def _hand(pen: Pen, hand: dict[str, int], box: Json, words: Words) -> str:
    rows = -(-len(hand) // _ACROSS)
    shown = [
        at(
            8 + _STEP_X * (i % _ACROSS),
            8 + _STEP_Y * (i // _ACROSS),
            cards.small(pen, card, count, box, words),
        )
        for i, (card, count) in enumerate(sorted(hand.items()))
    ]
    return at(0, _HAND_TOP, _tray(rows * _STEP_Y + 8), *shown)


def player(pen: Pen, position: Json, seat: int, name: str, box: Json, words: Words) -> str:
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


# --- What belongs to nobody ---


def _tray(height: float) -> str:
    return element("rect", width=WIDTH, height=height, rx=14, fill="#fff", opacity=0.14)


def heading(pen: Pen, position: Json, moment: str, names: Sequence[str], words: Words) -> Block:
    """The phase, the round, and whose turn it is."""
    phase = words[f"phase-{position['phase']}"]
    parts = [
        title(f"{moment}, {phase}"),
        text(0, 28, phase, 30, fill="#fff"),
        text(0, 58, moment, 20, fill=FOAM),
    ]
    if position["last_round"] and position["scores"] is None:
        told = text(-34, 0, words["last-round"], 17, fill=GOLD, text_anchor="end")
        parts.append(at(WIDTH, 28, told, ART["flag"]))
    if isinstance(position["seat"], int):
        name = cut(clean(names[position["seat"]]), 20)
        clipped = element("svg", text(0, 20, name, 20, fill=FOAM), x=168, y=38, width=WIDTH - 168, height=28)
        parts += [pen.use(f"marker{position['seat']}", 148, 50, 0.9), clipped]
    return 70, group(parts)


def pile(pen: Pen, x: float, y: float, count: int) -> list[str]:
    """Draw the backs of up to three cards at a place, or where they would lie."""
    return [pen.use("back", x + 3 * i, y - 2.5 * i, 1.25) for i in range(min(3, count))] or [
        at(x, y, ART["no-card"])
    ]


def piles(pen: Pen, position: Json, box: Json, words: Words) -> Block:
    """The ship with its cards, the deck and the discard pile, each with its number."""
    parts = [_tray(118), pen.use("boat", 68, 62, 0.95)]
    for x, name in ((150, "ship"), (246, "deck"), (342, "discard")):
        count = sum(position[name].values())
        parts.append(
            group(
                [
                    title(f"{words[name]}: {count}"),
                    *pile(pen, x, 44, count),
                    text(x + 26, 54, str(count), 28, fill="#fff"),
                    text(x - 12, 92, cut(words[name], 13), 15, fill=FOAM),
                ],
                data_pile=name,
            )
        )
    known = sorted((position.get("ship_known") or {}).items())
    if not known:
        return 118, group(parts)
    parts.append(text(10, 146, words["aboard"], 15, fill=FOAM))
    parts += [
        at(10 + i * (cards.WIDTH + 12), 154, cards.small(pen, card, count, box, words))
        for i, (card, count) in enumerate(known)
    ]
    return 154 + cards.HEIGHT, group(parts)


def _settler(pen: Pen, position: Json, box: Json, words: Words) -> Block:
    """The settler's wishes row by row and, beside them, the free plots that each island offers."""
    card = position["revealed"]
    wishes = box["settlers"][card]["priorities"]
    rows, winner = comparison(position, card, box)
    seats = range(position["players"])
    step = 42
    left = WIDTH - 16 - step * len(seats) + step / 2
    parts = [pen.use(f"marker{seat}", left + step * seat, 36, 0.95) for seat in seats]
    for i, wish in enumerate(wishes):
        y = 76 + 32 * i
        parts += [
            element("path", d=f"M14 {y - 16}H{WIDTH - 14}", stroke=GREY, stroke_width=1, opacity=0.45),
            text(20, y + 6, str(i + 1), 16, fill=GREY),
            pen.use(f"wish-{wish}", 52, y, 1.05),
            text(74, y + 6, cut(words[wish], 14), 17),
        ]
        counts = rows[i]["counts"] if i < len(rows) else {}
        for seat in seats:
            chosen = seat == winner and i == len(rows) - 1
            if chosen:
                parts.append(
                    element(
                        "circle", cx=left + step * seat, cy=y, r=14, fill=GOLD, stroke=INK, stroke_width=1.4
                    )
                )
            if str(seat) in counts:
                parts.append(
                    text(left + step * seat, y + 6.5, str(counts[str(seat)]), 18, text_anchor="middle")
                )
    return 196, "".join(parts)


def revealed(pen: Pen, position: Json, box: Json, words: Words) -> Block:
    """The card that has just come from the ship."""
    card = position["revealed"]
    if card is None:
        return 0, ""
    colour, name = card_colour(card, box), cut(clean(card_name(card, box, words)), 13)
    pirate = card.startswith(PIRATE)
    height, inside = (76, _victims(pen, position)) if pirate else _settler(pen, position, box, words)
    ink = "#fff" if pirate else INK
    head = [
        pen.use("skull", 38, 36, 1.4) if pirate else pen.use(f"house-{colour}", 36, 54, 1.4),
        text(68, 34, name, 22, fill=ink),
        text(68, 53, words[colour], 15, fill="#d8cbb8" if pirate else GREY),
    ]
    frame = element(
        "rect",
        width=WIDTH,
        height=height,
        rx=14,
        fill=cards.NIGHT if pirate else PAPER,
        stroke=INK,
        stroke_width=1.5,
    )
    edge = f"M14 0H12V{height}H14A14 14 0 0 1 0 {height - 14}V14A14 14 0 0 1 14 0Z"
    strip = element("path", d=edge, fill=PAINTS[colour].fill)
    return height, group(
        [title(card_told(card, box, words)), frame, strip, *head, inside], data_revealed=card
    )


def _victims(pen: Pen, position: Json) -> str:
    """Who still loses a house."""
    return "".join(
        element("circle", cx=WIDTH - 36 - 44 * i, cy=38, r=18, fill=PAPER)
        + pen.use(f"marker{seat}", WIDTH - 36 - 44 * i, 36)
        for i, seat in enumerate(reversed(position["victims"]))
    )


def tag(pen: Pen, colour: str, effect: str) -> str:
    """Draw a privilege lying, 58 x 34."""
    paint = PAINTS[colour]
    return (
        element("rect", width=58, height=34, rx=9, fill=paint.fill, stroke=INK, stroke_width=1.5)
        + element("circle", cx=19, cy=17, r=15, fill=PAPER, stroke=INK, stroke_width=1)
        + pen.use(f"effect-{effect}", 19, 17, 0.88)
        + sign(paint, 45.5, 17, 13)
    )


def privileges(pen: Pen, position: Json, box: Json, words: Words) -> Block:
    """What each privilege does, and who has it."""
    parts = [title(words["privileges"]), _tray(142)]
    for i, colour in enumerate(PAINTS):
        effect, holder = box["privileges"][colour]["effect"], position["privileges"][colour]
        does = cut(words[f"effect-{effect}"], 26)
        row = [
            title(f"{words[colour]}: {does}"),
            tag(pen, colour, effect),
            *(text(66, y, line, 14.5, fill="#fff") for y, line in _two_lines(does)),
            "" if holder is None else pen.use(f"marker{holder}", 190, 16, 0.85),
        ]
        parts.append(at(8 + 214 * (i % 2), 10 + 44 * (i // 2), group(row, data_effect=effect)))
    return 142, group(parts)


def _two_lines(sentence: str) -> list[tuple[float, str]]:
    """A sentence in one line or two, as even as its words allow, each with its height."""
    if len(sentence) <= 13 or " " not in sentence:
        return [(22, sentence)]
    half = min(
        (i for i, letter in enumerate(sentence) if letter == " "), key=lambda i: abs(i - len(sentence) / 2)
    )
    return [(14, sentence[:half]), (31, sentence[half + 1 :])]


def supply(pen: Pen, position: Json, words: Words) -> Block:
    """The buildings left, in a column for each colour."""
    step = (WIDTH - 16) / len(PAINTS)
    parts = [title(words["supply"]), _tray(146)]
    for i, colour in enumerate(PAINTS):
        x = 8 + step * (i + 0.5)
        for kind, y in (("house", 40), ("palace", 84), ("city", 132)):
            left = position["supply"][kind][colour]
            piece = group([pen.use(f"{kind}-{colour}", x - 12, y, 0.8)], opacity=1 if left else 0.3)
            count = text(x + 14, y - 3, str(left), 18, fill="#fff")
            name = title(f"{words[kind]}, {words[colour]}: {left}")
            parts.append(group([name, piece, count], data_left=f"{kind} {colour}"))
    return 146, group(parts)


def free_islands(pen: Pen, position: Json, box: Json, words: Words) -> list[Block]:
    """The islands that can still be chosen, in blocks of two."""
    if position["phase"] not in ("setup", "island"):
        return []
    taken = {island["name"] for island in position["islands"] if island}
    size = (WIDTH - 16) / 2
    shown = [
        thumbnail(pen, name, cut(clean(island_name(name, box)), 18), island["drawing"], size, words)
        for name, island in box["islands"].items()
        if name not in taken
    ]
    pairs = [shown[i : i + 2] for i in range(0, len(shown), 2)]
    return [(size + 30, "".join(at(i * (size + 16), 0, one) for i, one in enumerate(pair))) for pair in pairs]
