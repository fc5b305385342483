"""The static evaluation of a position: every seat's expected points at the end, and its chance to win.

A marker (or a palm beside it) is worth what its area will count at the end: the tiles it has, less those
that dry out, and those still to come. So every area has three prices, one for a marker on an irrigated tile,
one where a ditch may yet bring water, one where none can. Each is a linear function of the features of the
area, with weights that depend on how many droughts are still to come. The weights, in ``weights.toml``, are
those that won games against others (tools/tune_santiago.py; docs/decisions.md says why not by regression).
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

import numpy as np

from macaronesia.games.santiago.board import WATERS, area_around, beside
from macaronesia.games.santiago.rules.canals import open_segments
from macaronesia.games.santiago.rules.planting import free_squares
from macaronesia.games.santiago.rules.scoring import scores, worth
from macaronesia.games.santiago.state import CROPS, MOST_PLAYERS, Box, Phase, State
from macaronesia.kernel.bits import count, has, lowest
from macaronesia.kernel.chances import softmax, win_shares
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.integers import whole
from macaronesia.kernel.record import layout, positions

WET, DAMP, DRY = range(3)  #: the ground under a marker
#: What describes an area: 1, its wet, damp, dry and (among these two) unmarked tiles, tiles of its crop
#: to come in its share and as far as there is room, free wet squares beside it, free damp ones.
AREA_FEATURES = 9
AreaFeatures = tuple[float, ...]
MOST_ROUNDS = 11
#: The weight of the mean gain of the other seats in ``advantage``.
RIVALS = 0.8
#: As ``before`` of ``advantage``: points themselves are compared, not what they changed by.
NO_POINTS = np.zeros(MOST_PLAYERS)


class Weights:
    """The weights of the evaluation, in points, by droughts still to come."""

    price: Annotated[Any, np.float64, (MOST_ROUNDS + 1, 3, AREA_FEATURES)]
    money: Annotated[Any, np.float64, MOST_ROUNDS + 1]
    extra: Annotated[Any, np.float64, MOST_ROUNDS + 1]  # an extra canal not built yet
    overseer: Annotated[Any, np.float64, MOST_ROUNDS + 1]  # being overseer
    still_to_plant: Annotated[Any, np.float64, MOST_ROUNDS + 1]  # this round's tile not planted yet
    rest: Annotated[Any, np.float64, MOST_ROUNDS + 1]  # what the rounds to come bring to every seat
    temperature: Annotated[Any, np.float64, MOST_ROUNDS + 1]  # softmax temperature: from points to chances


WEIGHTS = layout(Weights)


@rule
def droughts(s: State, b: Box) -> int:
    """How many droughts are still to come."""
    return 0 if s.phase == Phase.OVER else int(b.rounds) - int(s.this_round) + 1


@rule
def damp_squares(s: State) -> int:
    """Squares without water that a canal could reach next."""
    ditches = open_segments(s)
    squares = 0
    while ditches != 0:
        squares |= WATERS[lowest(ditches)]
        ditches &= ditches - 1
    return squares & ~s.irrigated


@rule
def marked_squares(s: State) -> int:
    """Squares whose tile has a marker."""
    squares = 0
    for p in range(s.players):
        squares |= s.owned[p]
    return squares


@rule
def to_come(s: State, crop: int) -> int:
    """Tiles of a crop that will still be planted."""
    return int(s.left[2 * crop] + s.left[2 * crop + 1] + s.offer[2 * crop] + s.offer[2 * crop + 1])


@rule
def area_features(s: State, area: int, crop: int, damp: int, marked: int, free: int) -> AreaFeatures:
    """The features of an area, as AREA_FEATURES lists them."""
    wet, moist = count(area & s.irrigated), count(area & damp)
    tiles = count(area)
    room = beside(area) & free
    wet_room, damp_room = count(room & s.irrigated), count(room & damp)
    coming = to_come(s, crop)
    return (
        1.0,
        float(wet),
        float(moist),
        float(tiles - wet - moist),
        float(count(area & ~s.irrigated & ~marked)),
        coming * tiles / count(s.crops[crop]) * min(wet_room + 0.5 * damp_room, 2.0) / 2.0,
        float(min(coming, wet_room)),
        float(min(wet_room, 4)),
        float(min(damp_room, 4)),
    )


@rule
def price(w: Weights, left: int, ground: int, features: AreaFeatures) -> float:
    """The expected points of a marker on this ground of an area."""
    total = 0.0
    for i in range(AREA_FEATURES):
        total += w.price[left, ground, i] * features[i]
    return total


@rule
def ground_of(s: State, square: int, damp: int) -> int:
    """Whether a square is wet, damp or dry."""
    if has(s.irrigated, square):
        return WET
    return DAMP if has(damp, square) else DRY


@rule
def has_to_plant(s: State, seat: int) -> bool:
    """Whether a seat has not planted yet in this round."""
    if s.phase < Phase.PLANT:
        return True
    if s.phase > Phase.PLANT:
        return False
    for place in range(s.turn, s.players):
        if s.order[place] == seat:
            return True
    return False


@rule
def expected_points(s: State, b: Box, w: Weights, out: Any) -> None:
    """Write every seat's expected points at the end into out."""
    if s.phase == Phase.OVER:
        scores(s, b, out)
        return
    left = droughts(s, b)
    for p in range(s.players):
        out[p] = w.rest[left] + w.money[left] * s.money[p]
        if has(s.extra, p):
            out[p] += w.extra[left]
        if p == s.overseer:
            out[p] += w.overseer[left]
        if has_to_plant(s, p):
            out[p] += w.still_to_plant[left]
    for i in range(s.proposals):  # laid aside, not spent yet
        out[s.proposer[i]] += w.money[left] * s.bribe[i]
    damp, marked, free = damp_squares(s), marked_squares(s), free_squares(s)
    for crop in range(CROPS):
        tiles = s.crops[crop]
        while tiles != 0:
            area = area_around(tiles & -tiles, tiles)
            tiles &= ~area
            if area & marked == 0:
                continue
            features = area_features(s, area, crop, damp, marked, free)
            wet, moist = area & s.irrigated, area & damp
            dry = area & ~(wet | moist)
            on_wet = price(w, left, WET, features) if wet != 0 else 0.0
            on_damp = price(w, left, DAMP, features) if moist != 0 else 0.0
            on_dry = price(w, left, DRY, features) if dry != 0 else 0.0
            for p in range(s.players):
                if area & s.owned[p] != 0:
                    points = on_wet * worth(s, p, wet)
                    if area != wet:
                        points = points + on_damp * worth(s, p, moist) + on_dry * worth(s, p, dry)
                    out[p] += points


@rule
def evaluate(s: State, b: Box, w: Weights, points: Any, chances: Any) -> None:
    """Every seat's expected points, and its chance to win."""
    expected_points(s, b, w, points)
    if s.phase == Phase.OVER:
        win_shares(points, whole(s.players), chances)
    else:
        softmax(points, whole(s.players), w.temperature[droughts(s, b)], chances)


@rule
def advantage(points: Any, before: Any, seat: int, players: int) -> float:
    """The gain of a seat in points, less RIVALS times the mean gain of the others."""
    others = 0.0
    for p in range(players):
        if p != seat:
            others += points[p] - before[p]
    return float(points[seat] - before[seat] - RIVALS * others / (players - 1))


SINGLE = ("money", "extra", "overseer", "still_to_plant", "rest", "temperature")


@cache
def weights(players: int) -> Weights:
    """The weights for this number of players."""
    return record(_tables()[f"players-{players}"])


@cache
def baseline() -> Weights:
    """The first weights, set by hand: those of ``greedy``, which other bots are measured against."""
    return record(_tables()["baseline"])


def _tables() -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath("weights.toml").read_text("utf-8"))


def record(table: dict[str, Any]) -> Weights:
    """A table of the file as a record: ``at_end + per_drought x droughts`` for every weight.

    On damp and dry ground a marker is worth its price on wet ground times ``hope_on_damp`` or
    ``hope_on_dry``.
    """
    w: Weights = positions(1, WEIGHTS)[0]
    for left in range(MOST_ROUNDS + 1):
        for i in range(AREA_FEATURES):
            on_wet = table["price"][0][i] + left * table["price"][1][i]
            w.price[left, WET, i] = on_wet
            w.price[left, DAMP, i] = on_wet * _line(table["hope_on_damp"], left)
            w.price[left, DRY, i] = on_wet * _line(table["hope_on_dry"], left)
        for name in SINGLE:
            getattr(w, name)[left] = _line(table[name], left)
    return w


def _line(points: list[float], left: int) -> float:
    return points[0] + left * points[1]
