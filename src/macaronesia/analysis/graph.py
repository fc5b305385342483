"""The course of a game as SVG: `graph` draws every seat's chance to win, move by move."""

import json
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from macaronesia.analysis.decision import Analysis, Decision
from macaronesia.analysis.text import name, phase
from macaronesia.drawing.lettering import cut
from macaronesia.drawing.palette import FOAM, GREY, PAPER, SAND
from macaronesia.drawing.pen import Pen, at, element, group, number, text, title
from macaronesia.drawing.sea import chart
from macaronesia.drawing.seats import SEATS
from macaronesia.locale import percent, say

#: Long and short strokes of each seat's curve, so that colour is not the only sign.
DASHES = ("none", "14 5", "4 5", "16 5 4 5", "9 4")
LINE = 3.4
_LABEL_HEIGHT = 54
#: The least width of a round with its number and its markers, in user units.
_ROOM = 34


@dataclass(frozen=True)
class Plot:
    """The area of the picture in which plies and chances lie."""

    first: int
    last: int
    left: float
    top: float
    right: float
    bottom: float

    def x(self, ply: float) -> float:
        """The place of a ply on the axis, in user units."""
        return self.left + (ply - self.first) / max(self.last - self.first, 1) * (self.right - self.left)

    def y(self, chance: float) -> float:
        """The place of a chance on the axis, in user units."""
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


def chances_by_ply(analysis: Analysis, seat: int) -> Iterator[tuple[int, float]]:
    """A seat's chances as (ply, chance): at the start, after every move, and at the end.

    The chances before a move, with the best move, are not part of it: a seat that does not find that move
    never has them.
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
    spots = [
        f"{number(plot.x(ply))} {number(plot.y(chance))}" for ply, chance in chances_by_ply(analysis, seat)
    ]
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
    """A text cut off at this width: how wide a font is depends on the viewer."""
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


WIDTH = 1200
_EDGE = 24
_HEAD = 96
_CARD = 560
_ROW = 38
_MOVE_COLUMNS = 24


def graph(analysis: Analysis, language: str = "en", most: int = 5) -> str:
    """The chances of all seats over the game as SVG, the costliest moves numbered and listed below."""
    content = json.dumps([analysis.as_json(most), language], sort_keys=True, default=str)
    pen = Pen(f"m{zlib.crc32(content.encode()):08x}-")
    costly = analysis.costliest(most)
    below = _EDGE + 56 + _ROW * len(costly) if costly else 0
    height = _HEAD + _CARD + _EDGE + below
    plies = (analysis.decisions[0].ply, analysis.decisions[-1].ply + 1) if analysis.decisions else (0, 1)
    plot = Plot(*plies, _EDGE + 84, _HEAD + 34, WIDTH - 318, _HEAD + _CARD - 78)
    end = analysis.end()  # the winner's curve is drawn last and so lies on top
    drawing_order = sorted(range(analysis.game.players), key=lambda seat: (end[seat], -seat))
    return chart(
        *(pen, WIDTH, height),
        say(language, "analysis-graph", title=analysis.game.rules.definition.title),
        _summary(analysis, language),
        text(_EDGE + 8, 76, _judge(analysis, language), 19, fill=FOAM, font_weight="400"),
        at(_EDGE, _HEAD, element("rect", fill=PAPER, width=WIDTH - 2 * _EDGE, height=_CARD, rx=16)),
        axes(plot, analysis, language),
        *(curve(pen, plot, analysis, seat) for seat in drawing_order),
        labels(pen, plot, analysis, language),
        _badges(plot, costly),
        at(_EDGE, _HEAD + _CARD + _EDGE, _list(pen, analysis, costly, language)) if costly else "",
    )


def _judge(analysis: Analysis, language: str) -> str:
    return say(language, "analysis-judge", bot=cut(analysis.bot, 40))


def _summary(analysis: Analysis, language: str) -> str:
    """The picture in sentences: its description for screen readers."""
    sentences = [_judge(analysis, language)]
    for account in analysis.accounts():
        start, end = percent(language, account.start), percent(language, account.end)
        who = name(analysis, account.seat)
        sentences.append(say(language, "analysis-way", name=who, start=start, end=end))
    for place, decision in enumerate(analysis.costliest(3), 1):
        sentences.append(f"{place}. {_sentence(analysis, decision, language)}")
    return " ".join(sentences)


def _sentence(analysis: Analysis, decision: Decision, language: str) -> str:
    return say(
        language,
        "analysis-costly",
        name=name(analysis, decision.seat),
        round=decision.round,
        move=decision.played.move,
        preferred=decision.preferred.move,
        cost=round(100 * decision.cost, 1),
    )


def _badges(plot: Plot, costly: Sequence[Decision]) -> str:
    """The numbers of the costliest moves, each with an arrow from the chance before to that after."""
    arrows, badges, taken = [], [], list[tuple[float, float]]()
    for place, decision in enumerate(costly, 1):
        x, low = plot.x(decision.ply + 1), plot.y(decision.after[decision.seat])
        peak = plot.y(decision.before[decision.seat])
        spot = _free_spot(plot, x, peak - 20, taken)
        taken.append(spot)
        colour = SEATS[decision.seat].shade
        shaft = f"M{number(spot[0])} {number(spot[1])}L{number(x)} {number(peak)}V{number(low)}"
        arrow = [
            element("path", d=shaft, fill="none", stroke=PAPER, stroke_width=6, opacity=0.8),
            element("path", d=shaft, fill="none", stroke=colour, stroke_width=2.5),
            element("path", d=f"M{number(x - 6)} {number(low - 9)}l6 9l6-9z", fill=colour),
        ]
        arrows.append(group(arrow, data_costly=str(decision.ply)))
        badges.append(at(*spot, _badge(place, colour)))
    return "".join(arrows + badges)


def _free_spot(plot: Plot, x: float, y: float, taken: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """The nearest place for a badge that no other badge covers."""
    steps = [(dx, dy) for dx in (0, -34, 34, -68, 68) for dy in (0, -34, 34)]
    spots = [(x + dx, y + dy) for dx, dy in steps if plot.top - 16 <= y + dy <= plot.bottom]
    free = (s for s in spots if all(abs(s[0] - t[0]) + abs(s[1] - t[1]) >= 32 for t in taken))
    return next(free, (x, y))


def _badge(place: int, colour: str) -> str:
    disc = element("circle", r=14, fill=PAPER, stroke=colour, stroke_width=4)
    return disc + text(0, 6.5, str(place), 18, text_anchor="middle")


def _list(pen: Pen, analysis: Analysis, costly: Sequence[Decision], language: str) -> str:
    """The costliest moves by their numbers: player, round, phase, both moves, cost."""
    columns = (62, 108, 330, 420, 600, 830, WIDTH - 2 * _EDGE - 28)
    heads = (
        ("analysis-player", columns[1], "start"),
        ("board-round", columns[3] - 24, "end"),
        ("analysis-phase", columns[3], "start"),
        ("analysis-played", columns[4], "start"),
        ("analysis-preferred", columns[5], "start"),
        ("analysis-cost", columns[6], "end"),
    )
    parts = [
        element(
            "rect", fill=PAPER, width=WIDTH - 2 * _EDGE, height=56 + _ROW * len(costly) - _EDGE + 12, rx=16
        )
    ]
    parts += [
        text(x, 28, say(language, key), 17, font_weight="400", text_anchor=anchor) for key, x, anchor in heads
    ]
    for place, decision in enumerate(costly):
        row = [
            at(28, 0, _badge(place + 1, SEATS[decision.seat].shade)),
            pen.use(f"marker{decision.seat}", columns[0] + 18, -1, 0.9),
            clipped(columns[1], 7, name(analysis, decision.seat, 18), 19, 240),
            text(columns[3] - 24, 7, str(decision.round), 19, text_anchor="end", font_weight="400"),
            text(columns[3], 7, cut(phase(analysis, decision, language), 18), 19, font_weight="400"),
            clipped(columns[4], 7, cut(decision.played.move, _MOVE_COLUMNS), 19, 222),
            clipped(columns[5], 7, cut(decision.preferred.move, _MOVE_COLUMNS), 19, 222),
            text(columns[6], 7, percent(language, -decision.cost, 1), 19, text_anchor="end"),
        ]
        parts.append(at(0, 58 + place * _ROW, group([title(_sentence(analysis, decision, language)), *row])))
    return "".join(parts)
