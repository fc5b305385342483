"""The course of a game as a picture: `graph` draws every seat's chance to win, move by move."""

import json
import zlib
from collections.abc import Sequence

from macaronesia.analysis.curves import Plot, axes, clipped, curve, labels
from macaronesia.analysis.decision import Decision
from macaronesia.analysis.summary import Analysis
from macaronesia.analysis.text import name, phase
from macaronesia.drawing.lettering import cut
from macaronesia.drawing.palette import FOAM, PAPER
from macaronesia.drawing.pen import FONT, Pen, at, description, element, group, number, text, title
from macaronesia.drawing.sea import sea, waves
from macaronesia.drawing.seats import SEATS, patterns
from macaronesia.locale import percent, say

WIDTH = 1200
_EDGE = 24
_HEAD = 96
_CARD = 560
_ROW = 38
_MOVE_COLUMNS = 24


def graph(analysis: Analysis, language: str = "en", most: int = 5) -> str:
    """The chances of all seats over the game as SVG, the costliest moves numbered and listed below."""
    told = json.dumps([analysis.as_json(most), language], sort_keys=True, default=str)
    pen = Pen(f"m{zlib.crc32(told.encode()):08x}-")
    costly = analysis.costliest(most)
    below = _EDGE + 56 + _ROW * len(costly) if costly else 0
    height = _HEAD + _CARD + _EDGE + below
    plot = Plot(_first(analysis), _last(analysis), _EDGE + 84, _HEAD + 34, WIDTH - 318, _HEAD + _CARD - 78)
    heading = say(language, "analysis-graph", title=analysis.game.rules.definition.title)
    return element(
        "svg",
        title(heading),
        description(_summary(analysis, language)),
        element("defs", waves(pen), patterns(pen)),
        sea(pen, WIDTH, height),
        text(_EDGE + 8, 46, heading, 32, fill="#fff"),
        text(_EDGE + 8, 76, _judge(analysis, language), 19, fill=FOAM, font_weight="400"),
        at(_EDGE, _HEAD, element("rect", fill=PAPER, width=WIDTH - 2 * _EDGE, height=_CARD, rx=16)),
        axes(plot, analysis, language),
        *(curve(pen, plot, analysis, seat) for seat in _drawing_order(analysis)),
        labels(pen, plot, analysis, language),
        _badges(plot, costly),
        at(_EDGE, _HEAD + _CARD + _EDGE, _list(pen, analysis, costly, language)) if costly else "",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {number(height)}",
        role="img",
        font_family=FONT,
    )


def _first(analysis: Analysis) -> int:
    return analysis.decisions[0].ply if analysis.decisions else 0


def _last(analysis: Analysis) -> int:
    return analysis.decisions[-1].ply + 1 if analysis.decisions else 1


def _drawing_order(analysis: Analysis) -> list[int]:
    """The winner's curve is drawn last and so lies on top."""
    end = analysis.end()
    return sorted(range(analysis.game.players), key=lambda seat: (end[seat], -seat))


def _judge(analysis: Analysis, language: str) -> str:
    return say(language, "analysis-judge", bot=cut(analysis.bot, 40))


def _summary(analysis: Analysis, language: str) -> str:
    """The picture in sentences, for those who cannot see it."""
    told = [_judge(analysis, language)]
    for account in analysis.accounts():
        start, end = percent(language, account.start), percent(language, account.end)
        who = name(analysis, account.seat)
        told.append(say(language, "analysis-way", name=who, start=start, end=end))
    for place, decision in enumerate(analysis.costliest(3), 1):
        told.append(f"{place}. {_sentence(analysis, decision, language)}")
    return " ".join(told)


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
    """The numbers of the costliest moves, each with an arrow down from what was possible."""
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
    """What the numbers mean: who played what, what was better, and what it cost."""
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
