"""What a position is worth: every seat's expected points at the end, and its chance to win."""

import math

from macaronesia.games.canarias.bot.feature_values import N_FEATURES, compute_features
from macaronesia.games.canarias.bot.features import Evaluation, Stage
from macaronesia.games.canarias.rules.building import total_points
from macaronesia.games.canarias.state import ENOUGH_POINTS, Box, Phase, State
from macaronesia.kernel.chances import softmax, win_shares
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.integers import whole


@rule
def appraise(s: State, b: Box, viewer: int, blank: int, e: Evaluation) -> None:
    """Write the points and chances that a seat expects, with so many unknown cards more in its hand."""
    if s.phase == Phase.OVER:
        for p in range(s.players):
            e.points[p] = total_points(s, p)
        win_shares(e.points, whole(s.players), e.chances)
        return
    compute_features(s, b, viewer, blank, e)
    if s.last_round:
        first, second, part = Stage.LAST, Stage.LAST, 0.0
    else:
        part = progress(s)
        first, second = Stage.EARLY, Stage.LATE
        if part >= 1.0 or s.announced:
            first, second, part = Stage.CLOSING, Stage.CLOSING, 0.0
    for p in range(s.players):
        points = 0.0
        for i in range(N_FEATURES):
            weight = e.weights[first, i] * (1.0 - part) + e.weights[second, i] * part
            points += weight * e.features[p, i]
        e.points[p] = points
    temperature = e.temperature[first] * (1.0 - part) + e.temperature[second] * part
    if s.last_round:
        temperature = e.temperature[Stage.LAST] * math.sqrt(rest_of_round(s)) + 0.02
    softmax(e.points, whole(s.players), temperature, e.chances)


@rule
def rest_of_round(s: State) -> float:
    """How much of the round is still to come, turns and cards on the ship alike: 1 at its start."""
    turns = max(int(s.players) - int(s.turn), 0)
    return (2 * turns + max(int(s.ship_size) - 1, 0)) / (2.0 * int(s.players))


@rule
def progress(s: State) -> float:
    """How near the end is: the most points of anybody against those that bring the last round, 0 to 1."""
    most = 0
    for p in range(s.players):
        most = max(most, total_points(s, p))
    return min(most / ENOUGH_POINTS, 1.0)
