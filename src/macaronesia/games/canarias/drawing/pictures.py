"""The pictures in the rules of Islas Canarias: `picture` draws one by its name."""

from collections.abc import Callable, Iterable, Mapping

from macaronesia.drawing.notes import (
    EDGE,
    WIDTH,
    Picture,
    arrow,
    badge,
    document,
    label,
    pointing,
    ring,
    written,
)
from macaronesia.drawing.palette import PAPER
from macaronesia.drawing.pen import Pen, at, element, number, text
from macaronesia.games.canarias.box import shipped_box
from macaronesia.games.canarias.drawing import cards, definitions, examples, panel
from macaronesia.games.canarias.drawing.examples import NAMES, Example
from macaronesia.games.canarias.drawing.geometry import middle
from macaronesia.games.canarias.drawing.island import NUMBER_RIGHT, Chart, island, stand
from macaronesia.games.canarias.labels import card_name, labels
from macaronesia.games.canarias.names import COLOURS, FEATURES
from macaronesia.ruleset import Json

Words = Mapping[str, str]
Drawn = tuple[float, list[str]]


def _scaled(x: float, y: float, scale: float, *markup: str) -> str:
    return element("g", *markup, transform=f"translate({number(x)} {number(y)}) scale({number(scale)})")


def _card(pen: Pen, card: str, box: Json, words: Words) -> str:
    return "".join(cards.face(pen, card, card_name(card, box, words), box))


def _cards(pen: Pen, box: Json, words: Words) -> Drawn:
    size = 3.1
    left = (WIDTH - cards.WIDTH * size) / 2 + 12
    low = 70 + cards.HEIGHT * size
    first, last = left + 55 * size, left + (55 + 22.2 * 3) * size
    parts = [
        _scaled(left, 56, size, _card(pen, examples.CARD, box, words)),
        badge(left + 75 * size, 34, "1"),
        badge(left - 26, 56 + 34 * size, "2"),
        arrow(first, low + 14, last, low + 14),
        badge(first - 34, low + 14, "3"),
        _scaled(60, low + 74, 1.6, _card(pen, examples.PIRATE, box, words)),
        badge(34, low + 74, "4"),
        _scaled(
            380,
            low + 82,
            2,
            panel.tag(pen, examples.PRIVILEGE, box["privileges"][examples.PRIVILEGE]["effect"]),
        ),
        badge(354, low + 74, "5"),
    ]
    return low + 184, parts


def _signs(pen: Pen, _box: Json, words: Words) -> Drawn:
    parts = []
    for column, signs in enumerate((FEATURES, COLOURS)):
        for row, sign in enumerate(signs):
            x, y = EDGE + 34 + 270 * column, 50 + 58 * row
            parts += [
                element("rect", x=x - 30, y=y - 26, width=250, height=52, rx=10, fill=PAPER),
                pen.use(f"wish-{sign}", x, y, 1.7),
                text(x + 32, y + 8, words[sign], 23),
            ]
    return 50 + 58 * 6 - 10, parts


class _Island:
    """An island with what stands on it, in a space of the picture."""

    def __init__(self, example: Example, left: float, top: float, size: tuple[float, float]) -> None:
        self.example, self.left, self.top, self.size = example, left, top, size

    def chart(self, box: Json) -> Chart:
        """How it is fitted into its space."""
        return Chart(box["islands"][self.example.island]["drawing"], *self.size)

    def drawn(self, pen: Pen, box: Json, words: Words, meant: Iterable[int] = ()) -> str:
        """Draw it, with a ring around the plots that are meant."""
        name, chart = self.example.island, self.chart(box)
        spots = [chart.place(middle(chart.plots[str(plot)])[0]) for plot in meant]
        land = island(pen, name, self.example.plots(), box["islands"][name]["drawing"], self.size, words)
        return at(self.left, self.top, land, *(ring(x, y, 15) for x, y in spots))


_LABELS = {
    "mountain": (0.34, 0.09),
    "field": (0.2, 0.24),
    "village": (0.85, 0.5),
    "river": (0.85, 0.72),
    "road": (0.1, 0.68),
    "coast": (0.7, 0.94),
}
"""Where the name of each feature stands: parts of the picture's width and height."""


def _island(pen: Pen, box: Json, words: Words) -> Drawn:
    shown = _Island(examples.ISLAND, 40, 36, (WIDTH - 80, 460))
    chart = shown.chart(box)
    spots = {name: middle(space)[0] for name, space in chart.spaces.items()}
    for name, lines in chart.lines.items():
        longest = max(lines, key=len)
        spots[name] = longest[len(longest) // (3 if name == "road" else 2)]  # beside the number of a plot
    parts = [shown.drawn(pen, box, words)]
    high = 540
    for feature, (across, down) in _LABELS.items():
        x, y = chart.place(spots[feature])
        parts.append(pointing(across * WIDTH, down * high, x + shown.left, y + shown.top))
        parts.append(label(across * WIDTH, down * high, words[feature]))
    return high, parts


def _reaper(pen: Pen, box: Json, words: Words) -> Drawn:
    shown = _Island(examples.REAPER, 50, 116, (WIDTH - 100, 420))
    card = _scaled(EDGE, 16, 1.75, _card(pen, examples.CARD, box, words))
    return 552, [shown.drawn(pen, box, words, examples.REAPER_PLOTS), card]


def _weaver(pen: Pen, box: Json, words: Words) -> Drawn:
    cell = (262, 250)
    parts = []
    for seat, (example, meant) in enumerate(zip(examples.WEAVER_ISLANDS, examples.WEAVER_PLOTS, strict=True)):
        left, top = 12 + 274 * (seat % 2), 46 + 300 * (seat // 2)
        parts += [
            _Island(example, left, top, cell).drawn(pen, box, words, meant),
            badge(left + 26, top - 16, "ABC"[seat]),
            element("circle", cx=left + 70, cy=top - 16, r=17, fill=PAPER),
            pen.use(f"marker{seat}", left + 70, top - 18),
            written(left + 96, top - 8, NAMES[seat]),
        ]
    position = {
        "players": 3,
        "revealed": examples.WEAVER,
        "islands": [
            {"name": example.island, "plots": example.plots()} for example in examples.WEAVER_ISLANDS
        ],
        "privileges": dict.fromkeys(COLOURS),
    }
    parts.append(_scaled(300, 420, 1.75, _card(pen, examples.WEAVER, box, words)))
    _, table = panel.revealed(pen, position, box, words)
    parts.append(_scaled(EDGE, 616, (WIDTH - 2 * EDGE) / panel.WIDTH, table))
    return 616 + 196 * (WIDTH - 2 * EDGE) / panel.WIDTH + EDGE, parts


def _points(pen: Pen, box: Json, words: Words) -> Drawn:
    shown = _Island(examples.POINTS, 40, 20, (WIDTH - 80, 460))
    chart = shown.chart(box)
    parts = [shown.drawn(pen, box, words)]
    for plot, kind in ((plot, piece["kind"]) for plot, piece in examples.POINTS.plots().items()):
        x, foot, size = stand(chart, plot, kind)
        x -= NUMBER_RIGHT[kind] * size + 16
        parts.append(badge(x + shown.left, foot + shown.top - 12, str(examples.POINTS_EACH[plot])))
    worth = sorted(examples.POINTS_EACH.values())
    told = f"{' + '.join(map(str, worth))} = {sum(worth)}"
    return 540, [*parts, written(WIDTH / 2, 520, told, 26, "middle")]


_PICTURES: dict[str, Callable[[Pen, Json, Words], Drawn]] = {
    "cards": _cards,
    "signs": _signs,
    "island": _island,
    "reaper": _reaper,
    "weaver": _weaver,
    "points": _points,
}


def picture(name: str, edition: str | None, language: str) -> Picture:  # noqa: ARG001 - one edition was printed
    """Draw the picture of this name, or KeyError."""
    draw = _PICTURES[name]
    pen = Pen.of(f"canarias {name} {language}")
    height, parts = draw(pen, shipped_box(), labels(language))
    return document(pen, height, definitions(pen), *parts)
