"""The inside of the graph: axes, a curve for every seat, and its name at the curve's end."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from macaronesia.analysis.decision import Decision
from macaronesia.analysis.summary import Analysis
from macaronesia.analysis.text import name
from macaronesia.drawing.palette import GREY, PAPER, SAND
from macaronesia.drawing.pen import Pen, at, element, group, number, text, title
from macaronesia.drawing.seats import SEATS
from macaronesia.locale import percent, say

#: Long and short strokes of each seat's curve, so that colour is not the only sign.
DASHES = ("none", "14 5", "4 5", "16 5 4 5", "9 4")
LINE = 3.4
_LABEL_HEIGHT = 54
#: How wide a round must be for its number and its markers.
_ROOM = 34


@dataclass(frozen=True)
class Plot:
    """Where plies and chances lie in the picture."""

    first: int
    last: int
    left: float
    top: float
    right: float
    bottom: float

    def x(self, ply: float) -> float:
        """Where a ply is."""
        return self.left + (ply - self.first) / max(self.last - self.first, 1) * (self.right - self.left)

    def y(self, chance: float) -> float:
        """Where a chance is."""
        return self.bottom - chance * (self.bottom - self.top)


def axes(plot: Plot, analysis: Analysis, language: str) -> str:
    """Rounds as bands with their numbers, and lines at every quarter of certainty."""
    starts = [(decision.round, plot.x(decision.ply)) for decision in analysis.rounds()]
    named = {decision.round for decision in named_rounds(plot, analysis)}
    bands = [_band(plot, *start, end, named) for start, (_, end) in pairwise([*starts, (0, plot.right)])]
    lines = [_line(plot, quarter / 4, language) for quarter in range(5)]
    middle = (plot.left + plot.right) / 2
    heading = text(
        middle, plot.bottom + 56, say(language, "board-round"), 18, text_anchor="middle", font_weight="400"
    )
    return group([*bands, *lines, heading])


def named_rounds(plot: Plot, analysis: Analysis) -> list[Decision]:
    """The first decisions of the rounds that there is room to mark: all, or every second, fifth, tenth."""
    rounds = analysis.rounds()
    width = (plot.right - plot.left) / max(len(rounds), 1)
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, len(rounds)) if step * width >= _ROOM)
    return [decision for decision in rounds if decision.round % step == 0]


def _band(plot: Plot, count: int, x: float, end: float, named: set[int]) -> str:
    """Every second round is shaded."""
    size = {"x": x, "y": plot.top, "width": end - x, "height": plot.bottom - plot.top}
    shade = element("rect", **size, fill=SAND, opacity=0.55) if count % 2 == 0 else ""
    if count not in named:
        return shade
    return shade + text((x + end) / 2, plot.bottom + 28, str(count), 19, text_anchor="middle")


def _line(plot: Plot, chance: float, language: str) -> str:
    y = plot.y(chance)
    path = f"M{number(plot.left)} {number(y)}H{number(plot.right)}"
    line = element("path", d=path, stroke=GREY, stroke_width=0.8 if chance else 1.6, opacity=0.8)
    return line + text(
        plot.left - 12, y + 6.5, percent(language, chance), 18, text_anchor="end", font_weight="400"
    )


def way(analysis: Analysis, seat: int) -> Iterator[tuple[int, float]]:
    """A seat's chances as (ply, chance): at the start, after every move, and at the end.

    What would have been possible before a move is not on the way: a seat that never finds the best
    move never had the chances that went with it.
    """
    if analysis.decisions:
        yield analysis.decisions[0].ply, analysis.decisions[0].before[seat]
        for decision in analysis.decisions:
            yield decision.ply + 1, decision.after[seat]
        yield analysis.decisions[-1].ply + 1, analysis.end()[seat]


def dashes(seat: int) -> dict[str, str | float]:
    """How a seat's curve is drawn."""
    return {
        "fill": "none",
        "stroke": SEATS[seat].colour,
        "stroke_width": LINE,
        "stroke_dasharray": DASHES[seat],
    }


def curve(pen: Pen, plot: Plot, analysis: Analysis, seat: int) -> str:
    """A seat's chances from the first decision to the end, with its marker at the start of rounds."""
    spots = [f"{number(plot.x(ply))} {number(plot.y(chance))}" for ply, chance in way(analysis, seat)]
    if not spots:
        return ""
    path = "M" + "L".join(spots)
    parts = [
        title(name(analysis, seat)),
        element("path", d=path, fill="none", stroke=PAPER, stroke_width=LINE + 3, opacity=0.8),
        element("path", d=path, **dashes(seat)),
    ]
    parts += [
        pen.use(f"marker{seat}", plot.x(decision.ply + 1), plot.y(decision.after[seat]) - 1, 0.6)
        for decision in named_rounds(plot, analysis)
    ]
    return group(parts, data_seat=str(seat), stroke_linejoin="round")


def clipped(x: float, y: float, string: str, size: float, width: float) -> str:
    """A text that ends where its room ends: how wide a font is nobody knows beforehand."""
    return element("svg", text(0, size, string, size), x=x, y=y - size, width=width, height=size * 1.4)


def labels(pen: Pen, plot: Plot, analysis: Analysis, language: str) -> str:
    """Every seat's marker, name and last chance beside the end of its curve, without overlapping."""
    end = analysis.end()
    order = sorted(range(analysis.game.players), key=lambda seat: -end[seat])
    lowest = plot.bottom + 14
    places: list[float] = []
    for seat in order:
        places.append(max(plot.y(end[seat]), places[-1] + _LABEL_HEIGHT if places else plot.top))
    for i in reversed(range(len(places))):
        limit = lowest if i == len(places) - 1 else places[i + 1] - _LABEL_HEIGHT
        places[i] = min(places[i], limit)
    drawn = []
    for seat, y in zip(order, places, strict=True):
        x = plot.right
        lead = f"M{number(x)} {number(plot.y(end[seat]))}L{number(x + 26)} {number(y)}H{number(x + 40)}"
        parts = [
            element("path", d=lead, **dashes(seat) | {"stroke_width": 2}),
            pen.use(f"marker{seat}", x + 58, y - 1, 1),
            clipped(x + 80, y - 3, name(analysis, seat, 18), 20, 200),
            text(x + 80, y + 19, percent(language, end[seat]), 18, font_weight="400"),
        ]
        drawn.append(group([title(name(analysis, seat)), *parts], data_label=str(seat)))
    return at(0, 0, *drawn)
