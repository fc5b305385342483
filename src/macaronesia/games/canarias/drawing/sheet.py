"""The symbols of Islas Canarias for the browser; `macaronesia.drawing.sheet` tells how a sheet is used.

An island is measured as the box measures it. Building on it: lay the pieces over `c-ground`, each in its box in
`geometry()`, from the top of the island down, and then the number of every plot, small beside a piece.
`c-island` is the island on which nothing is built, in one. Cards have the ids of the box.

    id                          size       box in geometry   what
    c-island-{island}           island     viewBox           an island with the numbers of its plots
    c-ground-{island}           island     viewBox           an island without numbers
    c-number-{plot}             24x24      number            the number of an empty plot
    c-number-{plot}-small       24x24      numbers           the number of a plot with a piece
    c-house-{colour}            34x31      pieces            a house
    c-palace-{colour}           52x38      pieces            a palace
    c-city-{colour}             56x47      pieces            a city
    c-wish-{colour}             26x26      -                 a settler's wish for houses of a colour
    c-wish-{feature}            26x26      -                 a settler's wish for a feature
    c-mark-village              30x28      -                 what stands in a village
    c-mark-field                30x28      -                 what grows in a field
    c-peak                      34x28      -                 a mountain's top
    c-effect-{effect}           28x28      -                 what a privilege does
    c-privilege-{colour}        40x58      -                 a privilege, hanging
    c-tag-{colour}              62x38      -                 a privilege, lying
    c-card-{settler}            140x58     -                 a settler's card with its name
    c-card-pirate-{colour}      140x58     -                 a pirate's card; its name goes at 56 22, size 14, white
    c-count-{2,3,4,5,6,7,8,9}   140x58     -                 how many of a card, laid over it at its corner
    c-back                      22x28      -                 a card face down
    c-skull                     32x38      -                 the pirate
    c-pile-{0,1,2,3}            40x44      -                 a pile of none, one, two, or more cards
    c-ship                      128x96     -                 the ship
    c-deck                      40x44      -                 the deck
    c-discard                   40x44      -                 the discard pile
    c-last-round                24x28      -                 the flag of the last round

A box with more copies of a card has more `c-count`s.
"""

from typing import Any

from macaronesia.drawing.lettering import clean, cut
from macaronesia.drawing.pen import element, number
from macaronesia.drawing.sea import boat
from macaronesia.drawing.sheet import Box, Sheet, around, rounded
from macaronesia.games.canarias.box import shipped_box
from macaronesia.games.canarias.drawing import cards, panel
from macaronesia.games.canarias.drawing.buildings import ART, PAINTS, buildings, icons
from macaronesia.games.canarias.drawing.geometry import middle, path
from macaronesia.games.canarias.drawing.island import NUMBER_RIGHT, Chart, ground, grounds, plot_number, stand
from macaronesia.games.canarias.drawing.panel import ISLAND, banner
from macaronesia.games.canarias.labels import card_name, labels
from macaronesia.games.canarias.names import EFFECTS, FEATURES, PIRATE
from macaronesia.ruleset import Json

_PIECES: dict[str, Box] = {
    "house": (-17, -29, 34, 31),
    "palace": (-26, -36, 52, 38),
    "city": (-28, -45, 56, 47),
}
_NUMBER = around(24, 24)
_CARD: Box = (-2, -2, cards.WIDTH + 4, cards.HEIGHT + 4)
_PILE: Box = (-16, -24, 40, 44)
_COUNTED = 9


class _Measure:
    """An island as the picture fits it into its space, told in the box's measure."""

    def __init__(self, island: Json) -> None:
        self.chart = Chart(island["drawing"], *ISLAND)
        self.view = self.box((0, 0, *ISLAND), 0, 0)

    def point(self, x: float, y: float) -> tuple[float, float]:
        """A point of the picture."""
        return (x - self.chart.x) / self.chart.scale, (y - self.chart.y) / self.chart.scale

    def box(self, box: Box, x: float, y: float, size: float = 1) -> Box:
        """The box of a symbol whose origin lies at a point of the picture."""
        left, top = self.point(x + box[0] * size, y + box[1] * size)
        return left, top, box[2] * size / self.chart.scale, box[3] * size / self.chart.scale

    def fitted(self, *markup: str) -> str:
        """What the picture draws."""
        x, y = self.view[:2]
        turned = f"translate({number(x)} {number(y)}) scale({1 / self.chart.scale:.5f})"
        return element("g", *markup, transform=turned)


def _islands(sheet: Sheet, box: Json) -> None:
    pen, spoken = sheet.pen, labels("en")
    sheet.textures(grounds(pen))
    sheet.part("peak", (-17, -17, 34, 28))
    for name, island in box["islands"].items():
        measure = _Measure(island)
        chart = measure.chart
        land = measure.fitted(*ground(pen, name, chart, 1, spoken))
        numbers = (
            plot_number(*chart.place(middle(polygon)[0]), plot, small=False)
            for plot, polygon in chart.plots.items()
        )
        sheet.add(f"ground-{name}", measure.view, pen.define(f"ground-{name}", land))
        sheet.add(f"island-{name}", measure.view, pen.use(f"ground-{name}", 0, 0), measure.fitted(*numbers))
    plots = {plot: None for island in box["islands"].values() for plot in island["drawing"]["plots"]}
    for plot in plots:
        sheet.add(f"number-{plot}", _NUMBER, plot_number(0, 0, plot, small=False))
        sheet.add(f"number-{plot}-small", _NUMBER, plot_number(0, 0, plot, small=True))


def _pieces(sheet: Sheet, box: Json) -> None:
    pen, spoken = sheet.pen, labels("en")
    buildings(pen)
    icons(pen)
    for kind, room in _PIECES.items():
        for colour in PAINTS:
            sheet.part(f"{kind}-{colour}", room)
    for wish in (*FEATURES, *PAINTS):
        sheet.part(f"wish-{wish}", around(26, 26))
    for mark in ("village", "field"):
        sheet.part(f"mark-{mark}", around(30, 28))
    for effect in EFFECTS:
        sheet.part(f"effect-{effect}", around(28, 28))
    for colour in PAINTS:
        sheet.add(f"privilege-{colour}", (-20, -2, 40, 58), banner(pen, colour, box, spoken))
        tag = panel.tag(pen, colour, box["privileges"][colour]["effect"])
        sheet.add(f"tag-{colour}", (-2, -2, 62, 38), tag)


def _cards(sheet: Sheet, box: Json) -> None:
    pen, spoken = sheet.pen, labels("en")
    cards.figures(pen)
    sheet.part("back", around(22, 28))
    sheet.part("skull", (-16, -18, 32, 38))
    for card in (*box["settlers"], *(PIRATE + colour for colour in PAINTS)):
        # A settler's name is its own in every language; what a pirate is called is not.
        name = "" if card.startswith(PIRATE) else cut(clean(card_name(card, box, spoken)), 12)
        sheet.add(f"card-{card}", _CARD, *cards.face(pen, card, name, box))
    for count in range(2, max(_COUNTED, *(settler["copies"] for settler in box["settlers"].values())) + 1):
        sheet.add(f"count-{count}", _CARD, cards.badge(count))
    for count in range(4):
        sheet.add(f"pile-{count}", _PILE, *panel.pile(pen, 0, 0, count))
    for pile in ("deck", "discard"):
        sheet.add(pile, _PILE, *panel.pile(pen, 0, 0, 3))
    sheet.add("ship", around(128, 96), boat())
    sheet.add("last-round", (-29, -20, 24, 28), ART["flag"])


def _gathered(box: Json) -> Sheet:
    sheet = Sheet("c-")
    for draw in (_pieces, _islands, _cards):
        draw(sheet, box)
    return sheet


def sheet(box: Json) -> str:
    """The symbols of Islas Canarias, for the islands, cards and privileges of a box."""
    return _gathered(box).document()


def _plot(measure: _Measure, plot: str, neighbours: list[int]) -> Json:
    chart = measure.chart
    spot, _ = middle(chart.plots[plot])
    stands = {kind: stand(chart, plot, kind) for kind in _PIECES}
    return {
        "d": path(chart.plots[plot], closed=True),
        "middle": rounded(*spot),
        "neighbours": [str(near) for near in neighbours],
        "number": rounded(*measure.box(_NUMBER, *chart.place(spot))),
        "pieces": {kind: rounded(*measure.box(_PIECES[kind], *there)) for kind, there in stands.items()},
        "numbers": {
            kind: rounded(*measure.box(_NUMBER, x + NUMBER_RIGHT[kind] * size, foot))
            for kind, (x, foot, size) in stands.items()
        },
    }


def geometry(box: Json) -> dict[str, Any]:
    """Where everything lies on each island, in the measure of the box; boxes are left, top, width, height.

    `pieces` are the boxes of a house, palace or city on a plot, `numbers` those of the small number beside it.
    """
    measures = {name: _Measure(island) for name, island in box["islands"].items()}
    return {
        "islands": {
            name: {
                "viewBox": rounded(*measure.view),
                "plots": {
                    plot: _plot(measure, plot, box["islands"][name]["neighbours"][plot])
                    for plot in measure.chart.plots
                },
            }
            for name, measure in measures.items()
        },
        "symbols": _gathered(box).sizes(),
    }


def art() -> tuple[str, dict[str, Any]]:
    """The symbols of the box that we ship, and where on its islands things lie."""
    return sheet(shipped_box()), geometry(shipped_box())
