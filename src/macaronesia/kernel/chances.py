"""From points to chances to win: before the end by a softmax, at the end by who has most."""

import math
from typing import Any

from macaronesia.kernel.compiler import rule


@rule
def softmax(points: Any, players: int, temperature: float, out: Any) -> None:
    """Every seat's chance to win from expected points; the higher the temperature, the less a lead counts."""
    most = points[0]
    for p in range(1, players):
        most = max(most, points[p])
    total = 0.0
    for p in range(players):
        out[p] = math.exp((points[p] - most) / temperature)
        total += out[p]
    for p in range(players):
        out[p] /= total


@rule
def win_shares(points: Any, players: int, out: Any) -> None:
    """Every seat's part of the win from final points; who have equally many share it."""
    most, winners = points[0], 0
    for p in range(players):
        if points[p] > most:
            most, winners = points[p], 0
        if points[p] == most:
            winners += 1
    for p in range(players):
        out[p] = 1.0 / winners if points[p] == most else 0.0
