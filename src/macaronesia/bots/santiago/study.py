"""What a bot works out once for a position before it tries moves: what every planting would bring.

Within a round only a few tiles are added, so these tables stay nearly true while moves are tried, and
a quick move is a look into a table.
"""

from typing import Annotated, Any

import numpy as np

from macaronesia.bots.santiago.appraise import (
    WET,
    Weights,
    appraise,
    damp_squares,
    describe,
    droughts,
    ground_of,
    marked_squares,
    price,
)
from macaronesia.kernel.bits import bit, count, has, lowest
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.record import layout
from macaronesia.santiago.board import ALL_SQUARES, SEGMENTS, SQUARES, area_around
from macaronesia.santiago.rules.canals import build_canal, open_segments
from macaronesia.santiago.rules.drought import dry_out
from macaronesia.santiago.state import CROPS, DECIDE, EXTRA, MOST_PLAYERS, PROPOSE, State, planted

SEGMENT_COUNT = len(SEGMENTS)
#: How much the mean of the rivals' points counts against one's own.
RIVALS = 0.8


class Study:
    """Tables by crop, square and seat."""

    now: Annotated[Any, np.float64, MOST_PLAYERS]  # expected points as it stands
    points: Annotated[Any, np.float32, (CROPS, len(SQUARES), MOST_PLAYERS)]  # with such a neutral tile there
    marker: Annotated[Any, np.float32, (CROPS, len(SQUARES))]  # what each marker on it adds to its owner
    soak: Annotated[Any, np.float32, (CROPS, len(SQUARES))]  # what water adds to a marker on such a tile
    gain: Annotated[Any, np.float32, (CROPS, len(SQUARES), MOST_PLAYERS)]  # own points against the rivals'
    best: Annotated[Any, np.int16, (CROPS, 3, MOST_PLAYERS, len(SQUARES))]  # free squares, best first
    free: Annotated[int, np.int16]  # how many
    surveyed: Annotated[int, np.int16]  # 1: all is planted, and what each canal brings is known
    canal: Annotated[Any, np.float64, (SEGMENT_COUNT + 1, MOST_PLAYERS)]  # points with it; last: without
    canal_gain: Annotated[Any, np.float64, (SEGMENT_COUNT, MOST_PLAYERS)]  # own points against the rivals'


STUDY = layout(Study)


@rule
def against_rivals(points: Any, before: Any, seat: int, players: int) -> float:
    """What a seat gains, less a good part of what the others gain on average."""
    others = 0.0
    for p in range(players):
        if p != seat:
            others += points[p] - before[p]
    return float(points[seat] - before[seat] - RIVALS * others / (players - 1))


@rule
def study(s: Any, w: Weights, trial: Any, st: Study) -> None:
    """Fill the tables for the position in s[0]; trial is scratch space for one more."""
    players = int(s[0].players)
    appraise(s[0], w, st.now)
    st.surveyed = 1 if s[0].phase in (PROPOSE, DECIDE, EXTRA) else 0
    if st.surveyed:
        survey_canals(s, w, trial, st)
    left = droughts(s[0])
    free = ALL_SQUARES & ~(planted(s[0]) | s[0].deserts)
    points = np.empty(MOST_PLAYERS)
    st.free = count(free)
    for crop in range(CROPS):
        squares = free
        while squares != 0:
            square = lowest(squares)
            squares &= squares - 1
            trial[0] = s[0]
            imagine_tile(trial[0], crop, square)
            appraise(trial[0], w, points)
            for p in range(players):
                st.points[crop, square, p] = points[p]
                st.gain[crop, square, p] = against_rivals(points, st.now, p, players)
            price_marker(trial[0], w, left, crop, square, st)
        squares = int(s[0].crops[crop])
        while squares != 0:
            price_marker(s[0], w, left, crop, lowest(squares), st)
            squares &= squares - 1
        rank_squares(st, crop, free, players)


@rule
def survey_canals(s: Any, w: Weights, trial: Any, st: Study) -> None:
    """Every seat's expected points after this round's drought, by the canal built; bribes not counted."""
    ditches = open_segments(s[0])
    for i in range(SEGMENT_COUNT + 1):
        segment = SEGMENT_COUNT - i  # without a canal first: the others are measured against it
        if segment < SEGMENT_COUNT and not has(ditches, segment):
            continue
        trial[0] = s[0]
        for k in range(s[0].proposals):
            trial[0].money[s[0].proposer[k]] += s[0].bribe[k]
        trial[0].proposals = 0
        trial[0].named = 0
        if segment < SEGMENT_COUNT:
            build_canal(trial[0], segment)
        dry_out(trial[0])
        appraise(trial[0], w, st.canal[segment])
        if segment < SEGMENT_COUNT:
            for p in range(s[0].players):
                st.canal_gain[segment, p] = against_rivals(
                    st.canal[segment], st.canal[SEGMENT_COUNT], p, s[0].players
                )


@rule
def imagine_tile(s: State, crop: int, square: int) -> None:
    """Put a neutral tile of a crop on the board, from the offer or from those to come."""
    s.crops[crop] |= bit(square)
    for kind in (2 * crop + 1, 2 * crop):
        if s.offer[kind] > 0:
            s.offer[kind] -= 1
            return
    for kind in (2 * crop + 1, 2 * crop):
        if s.left[kind] > 0:
            s.left[kind] -= 1
            return


@rule
def price_marker(s: State, w: Weights, left: int, crop: int, square: int, st: Study) -> None:
    """What a marker on a tile is worth as things are, and how much more if water came."""
    damp = damp_squares(s)
    area = area_around(bit(square), s.crops[crop])
    free = ALL_SQUARES & ~(planted(s) | s.deserts)
    traits = describe(s, area, crop, damp, marked_squares(s) | bit(square), free)
    now = price(w, left, ground_of(s, square, damp), traits)
    st.marker[crop, square] = now * (2 if has(s.palms, square) else 1)
    st.soak[crop, square] = max(0.0, price(w, left, WET, traits) - now)


@rule
def rank_squares(st: Study, crop: int, free: int, players: int) -> None:
    """The free squares for every seat and number of markers, best first (by insertion: they are few)."""
    for p in range(players):
        for markers in range(3):
            n = 0
            squares = free
            while squares != 0:
                square = lowest(squares)
                squares &= squares - 1
                value = st.gain[crop, square, p] + markers * st.marker[crop, square]
                place = n
                while place > 0:
                    other = st.best[crop, markers, p, place - 1]
                    if st.gain[crop, other, p] + markers * st.marker[crop, other] >= value:
                        break
                    st.best[crop, markers, p, place] = other
                    place -= 1
                st.best[crop, markers, p, place] = square
                n += 1


@rule
def planting_gain(st: Study, kind: int, square: int, seat: int, passed: bool) -> float:
    """What planting a tile brings a seat against the others."""
    markers = kind % 2 + (0 if passed else 1)
    return float(st.gain[kind // 2, square, seat] + markers * st.marker[kind // 2, square])


@rule
def best_square(st: Study, crop: int, markers: int, seat: int, ground: int) -> int:
    """The best square of this ground for a tile of a crop; -1 if none is left."""
    for i in range(st.free):
        square = int(st.best[crop, markers, seat, i])
        if has(ground, square):
            return square
    return -1
