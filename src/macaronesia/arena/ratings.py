"""Ratings: openskill's Plackett-Luce model over the places of every game, in the order of the games."""

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from macaronesia.arena.verdict import Verdict


@dataclass(frozen=True)
class Rating:
    """How strong an entrant is believed to be (everybody starts at 25), and how far off that may be."""

    mu: float
    sigma: float


def rate(players: int, games: Sequence[Verdict]) -> list[Rating]:
    """Every entrant's rating after these games."""
    # tau would let skills drift from game to game; a bot does not learn.
    model = PlackettLuce(tau=0.0)
    now = [model.rating() for _ in range(players)]
    for game in games:
        rated = model.rate([[now[entrant]] for entrant in game.seats], ranks=[float(r) for r in game.ranks])
        for entrant, (after,) in zip(game.seats, rated, strict=True):
            now[entrant] = after
    return [Rating(rating.mu, rating.sigma) for rating in now]
