"""Tables that are computed once for a decision: what every planting and every canal would bring.

Within a round only a few tiles are added, so they stay nearly true while moves are tried, and a move of the
playout policy is a look into a table.
"""

from typing import Annotated, Any, NamedTuple

import numpy as np

from macaronesia.games.santiago.board import area_around
from macaronesia.games.santiago.bot.evaluation import (
    WET,
    Weights,
    advantage,
    area_features,
    damp_squares,
    droughts,
    expected_points,
    ground_of,
    marked_squares,
    price,
)
from macaronesia.games.santiago.events import build_canal
from macaronesia.games.santiago.moves import DITCHES, LAND
from macaronesia.games.santiago.rules.canals import open_segments
from macaronesia.games.santiago.rules.drought import dry_out
from macaronesia.games.santiago.rules.planting import free_squares
from macaronesia.games.santiago.state import CROPS, MOST_PLAYERS, Box, Phase, State
from macaronesia.kernel.bits import bit, count, has, lowest
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.integers import whole
from macaronesia.kernel.record import Small, layout

MOST_MARKERS = 2


class Tables:
    """Tables by crop, square and seat."""

    now: Annotated[Any, np.float64, MOST_PLAYERS]  # expected points as it stands
    points: Annotated[Any, np.float32, (CROPS, LAND, MOST_PLAYERS)]  # with such a neutral tile there
    marker: Annotated[Any, np.float32, (CROPS, LAND)]  # what each marker on it adds to its owner
    water: Annotated[Any, np.float32, (CROPS, LAND)]  # what water adds to a marker on such a tile
    gain: Annotated[Any, np.float32, (CROPS, LAND, MOST_PLAYERS)]  # own points against the rivals'
    best: Annotated[Any, np.int16, (CROPS, MOST_MARKERS + 1, MOST_PLAYERS, LAND)]  # free squares, best first
    free: Small  # how many
    has_canals: Small  # 1: all is planted, and the next two are filled
    canal: Annotated[Any, np.float64, (DITCHES + 1, MOST_PLAYERS)]  # points with it; last: without any
    canal_gain: Annotated[Any, np.float64, (DITCHES, MOST_PLAYERS)]  # own points against the rivals'


TABLES = layout(Tables)


class Workspace(NamedTuple):
    """What is fixed for one decision, and arrays that functions write into."""

    b: Box
    w: Weights
    tables: Tables
    root: Any  #: array of one: the position to decide in, which the tables are of
    s: Any  #: array of one: the position that a search has come to
    trial: Any  #: array of one: a position that is thrown away
    points: Any  #: rows of points, as many as there are candidates


@rule
def fill_tables(x: Workspace) -> None:
    """Fill the tables for the position in x.root."""
    root, trial, t = x.root, x.trial, x.tables
    players, now = whole(root[0].players), t.now[:]
    expected_points(root[0], x.b, x.w, now)
    t.has_canals = 1 if root[0].phase in (Phase.PROPOSE, Phase.DECIDE, Phase.EXTRA) else 0
    if t.has_canals:
        fill_canal_tables(x)
    left = droughts(root[0], x.b)
    free = free_squares(root[0])
    points = np.empty(MOST_PLAYERS)
    t.free = count(free)
    for crop in range(CROPS):
        squares = free
        while squares != 0:
            square = lowest(squares)
            squares &= squares - 1
            trial[0] = root[0]
            add_neutral_tile(trial[0], crop, square)
            expected_points(trial[0], x.b, x.w, points)
            for p in range(players):
                t.points[crop, square, p] = points[p]
                t.gain[crop, square, p] = advantage(points, now, p, players)
            price_marker(trial[0], x.w, left, crop, square, t)
        squares = int(root[0].crops[crop])
        while squares != 0:
            price_marker(root[0], x.w, left, crop, lowest(squares), t)
            squares &= squares - 1
        rank_squares(t, crop, free, players)


@rule
def fill_canal_tables(x: Workspace) -> None:
    """Every seat's expected points after this round's drought, by the canal built; bribes not counted."""
    root, trial, t = x.root, x.trial, x.tables
    ditches, players = open_segments(root[0]), whole(root[0].players)
    for i in range(DITCHES + 1):
        segment = DITCHES - i  # without a canal first: the others are measured against it
        if segment < DITCHES and not has(ditches, segment):
            continue
        trial[0] = root[0]
        for k in range(root[0].proposals):
            trial[0].money[root[0].proposer[k]] += root[0].bribe[k]
        trial[0].proposals = 0
        trial[0].named = 0
        if segment < DITCHES:
            build_canal(trial[0], segment)
        dry_out(trial[0], x.b, None)
        expected_points(trial[0], x.b, x.w, t.canal[segment])
        if segment < DITCHES:
            for p in range(players):
                t.canal_gain[segment, p] = advantage(t.canal[segment], t.canal[DITCHES], p, players)


@rule
def add_neutral_tile(s: State, crop: int, square: int) -> None:
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
def price_marker(s: State, w: Weights, left: int, crop: int, square: int, t: Tables) -> None:
    """What a marker on a tile is worth as things are, and how much more if water came."""
    damp = damp_squares(s)
    area = area_around(bit(square), s.crops[crop])
    features = area_features(s, area, crop, damp, marked_squares(s) | bit(square), free_squares(s))
    now = price(w, left, ground_of(s, square, damp), features)
    t.marker[crop, square] = now * (2 if has(s.palms, square) else 1)
    t.water[crop, square] = max(0.0, price(w, left, WET, features) - now)


@rule
def rank_squares(t: Tables, crop: int, free: int, players: int) -> None:
    """The free squares for every seat and number of markers, best first (by insertion: they are few)."""
    for p in range(players):
        for markers in range(MOST_MARKERS + 1):
            n = 0
            squares = free
            while squares != 0:
                square = lowest(squares)
                squares &= squares - 1
                value = planting_value(t, crop, markers, square, p)
                place = n
                while place > 0:
                    other = whole(t.best[crop, markers, p, place - 1])
                    if planting_value(t, crop, markers, other, p) >= value:
                        break
                    t.best[crop, markers, p, place] = other
                    place -= 1
                t.best[crop, markers, p, place] = square
                n += 1


@rule
def planting_value(t: Tables, crop: int, markers: int, square: int, seat: int) -> float:
    """The advantage in points of a seat from a tile with this number of its markers."""
    return float(t.gain[crop, square, seat] + markers * t.marker[crop, square])


@rule
def best_square(t: Tables, crop: int, markers: int, seat: int, ground: int) -> int:
    """The best square of this ground for a tile of a crop; -1 if none is left."""
    for i in range(t.free):
        square = whole(t.best[crop, markers, seat, i])
        if has(ground, square):
            return square
    return -1
