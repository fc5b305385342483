"""The figures of a match as a picture: `draw` shows every share with its interval, and by seats."""

import json
import math
import zlib

from macaronesia.arena.report import against_even, as_json, head, interval, name
from macaronesia.arena.statistics import BotStatistics, MatchStatistics
from macaronesia.drawing.lettering import clean, cut
from macaronesia.drawing.palette import FOAM, GREY, INK, PAPER, WATER, WATER_DEEP
from macaronesia.drawing.pen import Pen, at, element, group, number, text, title
from macaronesia.drawing.sea import chart
from macaronesia.games import definition
from macaronesia.locale import percent, say

WIDTH = 1000
_EDGE = 24
_HEAD = 100
_ROW = 122
_FOOT = 54
#: Where the axis begins and ends on a card.
_LEFT, _RIGHT = 40, WIDTH - 2 * _EDGE - 40
_LINE = "#a3341f"


def draw(figures: MatchStatistics, language: str = "en") -> str:
    """Win shares as bars with whiskers, the even share as a line, the share on each seat below."""
    content = json.dumps([as_json(figures, True), language], sort_keys=True, default=str)
    pen = Pen(f"m{zlib.crc32(content.encode()):08x}-")
    card = 30 + _ROW * len(figures.rows) + _FOOT
    height = _HEAD + card + _EDGE
    heading = say(language, "arena-plot", title=definition(figures.match.game).title)
    axis = Axis(figures)
    parts = [
        element("rect", fill=PAPER, width=WIDTH - 2 * _EDGE, height=card, rx=16),
        axis.grid(card - _FOOT, language),
        *(at(0, 30 + _ROW * place, _row(pen, axis, row, language)) for place, row in enumerate(figures.rows)),
    ]
    subtitle = text(_EDGE + 8, 76, cut(head(figures, language), 105), 17, fill=FOAM, font_weight="400")
    size = {"width": "100%", "style": f"max-width:{WIDTH}px;height:auto"}
    summary = _summary(figures, language)
    return chart(pen, WIDTH, height, heading, summary, subtitle, at(_EDGE, _HEAD, *parts), **size)


class Axis:
    """The axis of the shares: from 0 to a round share above all whiskers."""

    def __init__(self, figures: MatchStatistics) -> None:
        self.even = 1 / figures.match.players
        most = max(self.even, *(row.high for row in figures.rows))
        self.step = next(step for step in (0.02, 0.05, 0.1, 0.2) if most / step <= 8 or step == 0.2)
        self.top = min(1.0, math.ceil(most / self.step + 0.2) * self.step)

    def x(self, share: float) -> float:
        """The place of a share on the axis, in user units."""
        return _LEFT + (_RIGHT - _LEFT) * share / self.top

    def grid(self, bottom: float, language: str) -> str:
        """The ticks with their figures, and a line at an even share."""
        ticks = [i * self.step for i in range(round(self.top / self.step) + 1)]
        lines = [
            element("path", d=f"M{number(self.x(tick))} 24V{number(bottom)}", stroke=GREY, opacity=0.35)
            for tick in ticks
        ]
        figures = [_plain(self.x(tick), bottom + 20, percent(language, tick), "middle") for tick in ticks]
        even = f"{say(language, 'arena-even')}: {percent(language, self.even, 1)}"
        label = text(self.x(self.even), bottom + 42, even, 15, text_anchor="middle", fill=_LINE)
        return group([*lines, *figures, self.even_line(14, bottom), label])

    def even_line(self, top: float, bottom: float) -> str:
        """A part of the line at an even share."""
        way = f"M{number(self.x(self.even))} {number(top)}V{number(bottom)}"
        return element("path", d=way, stroke=_LINE, stroke_width=2.5, stroke_dasharray="7 5", data_even="")


def _plain(x: float, y: float, words: str, anchor: str = "start") -> str:
    """Small text with a halo, legible where a line runs behind it."""
    halo: dict[str, str | float] = {"stroke": PAPER, "stroke_width": 4, "paint_order": "stroke"}
    return text(x, y, words, 16, font_weight="400", text_anchor=anchor, **halo)


def _row(pen: Pen, axis: Axis, row: BotStatistics, language: str) -> str:
    share, low, high = (number(axis.x(figure)) for figure in (row.share, row.low, row.high))
    whisker = f"M{low} 52H{high}M{low} 42V62M{high} 42V62"
    halo: dict[str, str | float] = {"stroke": PAPER, "stroke_width": 5, "paint_order": "stroke"}
    figures = f"{percent(language, row.share, 1)} ({interval(row, language)})"
    parts = [
        title(_sentence(row, language)),
        text(_LEFT, 26, name(row), 21, **halo),
        text(_RIGHT - 26, 26, figures, 19, text_anchor="end", **halo),
        _sign(against_even(row, axis.even)),
        element("path", d=f"M{_LEFT} 38H{share}V66H{_LEFT}Z", fill=WATER, stroke=WATER_DEEP, stroke_width=2),
        axis.even_line(36, 68),
        element("path", d=whisker, fill="none", stroke=PAPER, stroke_width=7, opacity=0.75),
        element("path", d=whisker, fill="none", stroke=INK, stroke_width=3),
        _plain(_LEFT, 94, say(language, "arena-by-seat")),
    ]
    for seat, there in enumerate(row.seat_shares):
        x = _LEFT + 150 + 142 * seat
        share_there = f"{seat + 1}: {percent(language, there, 1)}"
        parts += [pen.use(f"marker{seat}", x, 88, 0.9), _plain(x + 20, 94, share_there)]
    return group(parts, data_bot=clean(row.name))


def _sign(standing: str) -> str:
    """An arrow before the figures of those who are better or worse than even, beyond chance."""
    if not standing:
        return ""
    arrow = "M-8 6L0-8L8 6Z" if standing == "more" else "M-8-6L0 8L8-6Z"
    return at(_RIGHT - 8, 19, element("path", d=arrow, fill=INK, data_standing=standing))


def _sentence(row: BotStatistics, language: str) -> str:
    shares = {key: percent(language, getattr(row, key), 1) for key in ("share", "low", "high")}
    seats = [percent(language, share, 1) for share in row.seat_shares]
    return say(language, "arena-plot-row", name=name(row), seats=seats, **shares)


def _summary(figures: MatchStatistics, language: str) -> str:
    """The picture in sentences: its description for screen readers."""
    return " ".join([head(figures, language), *(_sentence(row, language) for row in figures.rows)])
