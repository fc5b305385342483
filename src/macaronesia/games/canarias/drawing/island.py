"""An island of the box, to scale: sea's edge, land, river and road, ridges, and what is built on the plots."""

from collections.abc import Mapping

from macaronesia.drawing.palette import FOAM, INK, PAPER, SAND, WATER, WATER_DEEP, WATER_LIGHT
from macaronesia.drawing.pen import Pen, element, group, number, text, title
from macaronesia.games.canarias.drawing.buildings import ART, HEIGHTS
from macaronesia.games.canarias.drawing.geometry import Line, extent, line_of, middle, path, steps
from macaronesia.ruleset import Json

GRASS = "#c3cc7c"
GRASS_DARK = "#7f8a3e"
HEDGE = "#5f6b2c"
CLIFF = "#7d6a4f"
WHEAT_DARK = "#a97c16"
ROAD = "#ecd9ae"
ROAD_EDGE = "#6b4327"

_SHORE = 16
"""Room around the land for surf and peaks."""

NUMBER_RIGHT = {"house": 15, "palace": 22, "city": 25}
"""How far from the middle of a building's foot the plot's number lies."""


def grounds(pen: Pen) -> str:
    """Define the textures of field and village, and a peak."""
    textures = (pen.pattern(name, 12, 12, ART[name]) for name in ("furrows", "stones"))
    return "".join(textures) + pen.define("peak", ART["peak"])


class Chart:
    """An island fitted into a space: what the box measures becomes what the picture measures."""

    def __init__(self, drawing: Json, width: float, height: float) -> None:
        self.plots: dict[str, Line] = {plot: line_of(points) for plot, points in drawing["plots"].items()}
        self.spaces = {name: line_of(drawing[name]) for name in ("village", "field")}
        self.lines = {
            name: [line_of(line) for line in drawing[name]] for name in ("coast", "mountain", "river", "road")
        }
        left, top, right, bottom = extent([*self.plots.values(), *self.spaces.values()])
        self.scale = min((width - 2 * _SHORE) / (right - left), (height - 2 * _SHORE) / (bottom - top))
        self.x = (width - (left + right) * self.scale) / 2
        self.y = (height - (top + bottom) * self.scale) / 2

    def place(self, point: tuple[float, float]) -> tuple[float, float]:
        """Where a point of the box lies in the space."""
        return self.x + point[0] * self.scale, self.y + point[1] * self.scale


def _along(lines: list[Line]) -> str:
    return "".join(path(line) for line in lines)


def _land(pen: Pen, chart: Chart, name: str, weight: float) -> list[str]:
    """Everything that is flat, in the box's own measure; strokes as wide as they shall look."""
    scale = chart.scale / weight

    def stroke(colour: str, wide: float, **more: str | float) -> dict[str, str | float]:
        return {"fill": "none", "stroke": colour, "stroke_width": wide / scale, **more}

    def dashes(*lengths: float) -> str:
        return " ".join(number(length / scale) for length in lengths)

    every = [*chart.plots.values(), *chart.spaces.values()]
    land = f"{pen.prefix}land-{name}"
    whole = {"href": f"#{land}"}
    outlines = "".join(path(polygon, closed=True) for polygon in every)
    coast, river, road = (_along(chart.lines[feature]) for feature in ("coast", "river", "road"))
    round_ends: dict[str, str | float] = {"stroke_linecap": "round"}
    return [
        element("defs", element("path", d=outlines, id=land)),
        element("use", **whole, **stroke(FOAM, 22, opacity=0.2)),
        element("path", d=coast, **stroke(FOAM, 27, opacity=0.55, **round_ends)),
        element("use", **whole, **stroke(CLIFF, 7)),
        element("path", d=coast, **stroke(SAND, 17, **round_ends)),
        element("use", **whole, fill=GRASS),
        *(
            element("path", d=path(polygon, closed=True), fill=pen.paint(texture))
            for polygon, texture in ((chart.spaces["village"], "stones"), (chart.spaces["field"], "furrows"))
        ),
        element("use", **whole, **stroke(GRASS_DARK, 1.7)),
        element("path", d=coast, **stroke(SAND, 9, **round_ends)),
        element("path", d=coast, **stroke(WHEAT_DARK, 1.6, stroke_dasharray=dashes(0.1, 6), **round_ends)),
        *(
            element("path", d=path(polygon, closed=True), **stroke(HEDGE, 2.2))
            for polygon in chart.spaces.values()
        ),
        element("path", d=road, **stroke(ROAD_EDGE, 9.5, **round_ends)),
        element("path", d=road, **stroke(ROAD, 6.5, **round_ends)),
        element("path", d=road, **stroke(ROAD_EDGE, 1.5, stroke_dasharray=dashes(5, 5))),
        element("path", d=river, **stroke(WATER_DEEP, 9.5, **round_ends)),
        element("path", d=river, **stroke(WATER, 6.8, **round_ends)),
        element("path", d=river, **stroke(WATER_LIGHT, 1.8, stroke_dasharray=dashes(10, 6, 4, 7))),
    ]


def _peaks(pen: Pen, chart: Chart, weight: float) -> str:
    spots = [
        (*chart.place(point), weight * (0.9, 1.1, 0.8)[i % 3])
        for line in chart.lines["mountain"]
        for i, point in enumerate(steps(line, 17 * weight / chart.scale))
    ]
    return "".join(pen.use("peak", x, y, size) for x, y, size in sorted(spots, key=lambda spot: spot[1]))


def plot_number(x: float, y: float, plot: str, small: bool) -> str:
    """Draw the number of a plot around a place, small beside a building."""
    r, size = (9, 12) if small else (10.5, 14)
    return element(
        "circle", cx=x, cy=y, r=r, fill=PAPER, stroke=INK, stroke_width=1.2, opacity=1 if small else 0.9
    ) + text(x, y + size * 0.36, plot, size, text_anchor="middle")


def stand(chart: Chart, plot: str, kind: str) -> tuple[float, float, float]:
    """Where a building stands on a plot: the middle of its foot, and its size."""
    spot, room = middle(chart.plots[plot])
    x, y = chart.place(spot)
    size = min(1.2, max(0.74, room * chart.scale / 25))
    return x, y + HEIGHTS[kind] * 0.44 * size, size


def _plot(
    pen: Pen, chart: Chart, plot: str, there: Json | None, words: Mapping[str, str]
) -> tuple[float, str, str]:
    """How far down a plot lies, what is built on it, and its number."""
    x, y = chart.place(middle(chart.plots[plot])[0])
    if there is None:
        return y, "", group([title(plot), plot_number(x, y, plot, small=False)], data_plot=plot)
    kind, colour = there["kind"], there["colour"]
    x, foot, size = stand(chart, plot, kind)
    piece = group(
        [title(f"{plot}: {words[kind]}, {words[colour]}"), pen.use(f"{kind}-{colour}", x, foot, size)],
        data_plot=plot,
        data_shows=f"{kind} {colour}",
    )
    return y, piece, plot_number(x + NUMBER_RIGHT[kind] * size, foot, plot, small=True)


def ground(pen: Pen, island_id: str, chart: Chart, weight: float, words: Mapping[str, str]) -> list[str]:
    """The parts of an island on which nothing is built, without the numbers of the plots."""
    fitted = f"translate({number(chart.x)} {number(chart.y)}) scale({chart.scale:.4f})"
    return [
        element("g", *_land(pen, chart, island_id, weight), transform=fitted, stroke_linejoin="round"),
        _peaks(pen, chart, weight),
        *(
            group([title(words[name]), pen.use(f"mark-{name}", *chart.place(middle(space)[0]), 1.5 * weight)])
            for name, space in chart.spaces.items()
        ),
    ]


def island(
    pen: Pen,
    island_id: str,
    plots: Mapping[str, Json],
    drawing: Json,
    size: tuple[float, float],
    words: Mapping[str, str],
) -> str:
    """Draw an island with what stands on it, within a width and height."""
    chart = Chart(drawing, *size)
    places = sorted(_plot(pen, chart, plot, plots.get(plot), words) for plot in chart.plots)
    # All numbers lie above all buildings, so that none is hidden.
    parts = [piece for _, piece, _ in places] + [label for _, _, label in places]
    return group([*ground(pen, island_id, chart, 1, words), *parts], data_island=island_id)


def thumbnail(
    pen: Pen, island_id: str, name: str, drawing: Json, size: float, words: Mapping[str, str]
) -> str:
    """Draw an island that is still to be had, with its name below."""
    chart = Chart(drawing, size, size)
    label = text(size / 2, size + 16, name, 18, fill=FOAM, font_style="italic", text_anchor="middle")
    return group([title(name), *ground(pen, island_id, chart, 0.66, words), label], data_free=island_id)
