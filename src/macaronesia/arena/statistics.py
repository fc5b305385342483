"""The statistics of a match: win shares with 95 % intervals, mean scores, ratings, time per move."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from macaronesia.arena.match import GameResult, Match

#: The 97.5 % quantile of the normal distribution, and of Student's with 1, 2, ... degrees of freedom.
NORMAL = 1.959964
STUDENT = (
    *(12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912, 2.364624, 2.306004, 2.262157, 2.228139),
    *(2.200985, 2.178813, 2.160369, 2.144787, 2.131450, 2.119905, 2.109816, 2.100922, 2.093024, 2.085963),
)


@dataclass(frozen=True)
class Rating:
    """The mean and the standard deviation of an entrant's strength; both start at 25 and 8.3."""

    mu: float
    sigma: float


@dataclass(frozen=True)
class BotStatistics:
    """All entrants of one name; shares, scores and ratings are means over them."""

    name: str
    entrants: int
    share: float
    low: float
    high: float
    seat_shares: list[float]  #: the share when sitting there
    score: float | None  #: None when every game ended by a forfeit
    rating: Rating
    moves: int  #: decisions with a choice
    forced: int
    ms: float  #: mean time for a decision
    longest: float
    forfeits: int


@dataclass(frozen=True)
class MatchStatistics:
    """The figures of all whole deals of a match. Games of a deal that is not finished are not counted."""

    match: Match
    rows: list[BotStatistics]
    deals: int
    waiting: int  #: games of unfinished deals
    forfeits: list[tuple[str, GameResult]]  #: the bots that failed, and in which game

    @property
    def games(self) -> int:
        """How many games were counted."""
        return self.deals * self.match.players


def match_statistics(match: Match, results: Iterable[GameResult]) -> MatchStatistics:
    """The figures of all whole deals among these games."""
    deals: dict[int, list[GameResult]] = {}
    for result in sorted(results, key=lambda result: result.number):
        deals.setdefault(match.deal(result.number), []).append(result)
    whole = [deal for deal in deals.values() if len(deal) == match.players]
    games = [result for deal in whole for result in deal]
    ratings = rate(match.players, games)
    forfeits = [
        (match.bots[game.seats[game.forfeit.seat]], game) for game in games if game.forfeit is not None
    ]
    rows = [_bot_statistics(match, name, whole, ratings) for name in match.names] if whole else []
    waiting = sum(map(len, deals.values())) - len(games)
    return MatchStatistics(match, sorted(rows, key=lambda row: -row.share), len(whole), waiting, forfeits)


def _bot_statistics(
    match: Match, name: str, deals: list[list[GameResult]], ratings: list[Rating]
) -> BotStatistics:
    own = [entrant for entrant, bot in enumerate(match.bots) if bot == name]
    # One entry for every game of every entrant: where it sat, and in which game.
    sittings = [[(game.seats.index(entrant), game) for game in deal for entrant in own] for deal in deals]
    every = [sitting for deal in sittings for sitting in deal]
    # What all of them won together, for every deal; an entrant's share is its part of that.
    won = [math.fsum(game.shares[seat] for seat, game in deal) / match.players for deal in sittings]
    low, high = (1.0, 1.0) if len(own) == match.players else interval(won, match.players)
    clocks = [game.clocks[seat] for seat, game in every]
    moves = sum(clock.moves for clock in clocks)
    scores = [game.scores[seat] for seat, game in every if game.scores is not None]
    return BotStatistics(
        name=name,
        entrants=len(own),
        share=mean(won) / len(own),
        low=low / len(own),
        high=high / len(own),
        seat_shares=[
            mean([game.shares[there] for there, game in every if there == seat])
            for seat in range(match.players)
        ],
        score=mean(scores) if scores else None,
        rating=Rating(mean([ratings[e].mu for e in own]), mean([ratings[e].sigma for e in own])),
        moves=moves,
        forced=sum(clock.forced for clock in clocks),
        ms=sum(clock.ms for clock in clocks) / max(moves, 1),
        longest=max(clock.longest for clock in clocks),
        forfeits=sum(game.forfeit is not None and game.forfeit.seat == seat for seat, game in every),
    )


def rate(players: int, games: Sequence[GameResult]) -> list[Rating]:
    """Every entrant's rating after these games, by openskill's Plackett-Luce model over the places."""
    # tau lets strengths drift from game to game; a bot does not learn.
    model = PlackettLuce(tau=0.0)
    now = [model.rating() for _ in range(players)]
    for game in games:
        rated = model.rate([[now[entrant]] for entrant in game.seats], ranks=[float(r) for r in game.ranks])
        for entrant, (after,) in zip(game.seats, rated, strict=True):
            now[entrant] = after
    return [Rating(rating.mu, rating.sigma) for rating in now]


def mean(numbers: Sequence[float]) -> float:
    """The mean, exactly rounded, so that it does not depend on an order."""
    return math.fsum(numbers) / len(numbers)


def interval(shares: Sequence[float], games: int) -> tuple[float, float]:
    """The 95 % interval of a win share, from the shares in every deal of this number of games.

    Wilson's score interval, which holds near 0 and 1 too. The games of a deal depend on each other, so the
    trials are the effective number of independent games, share x (1 - share) / variance of the mean over the
    deals. Where the deals do not differ that variance is unknown, and every game counts as a trial.
    """
    deals, share = len(shares), mean(shares)
    spread = math.fsum((x - share) ** 2 for x in shares)
    if deals == 1 or spread < 1e-12:
        return wilson(share, deals * games, NORMAL)
    variance = spread / (deals - 1) / deals
    return wilson(share, share * (1 - share) / variance, student(deals - 1))


def wilson(share: float, trials: float, quantile: float) -> tuple[float, float]:
    """Wilson's score interval."""
    z = quantile**2 / trials
    centre = (share + z / 2) / (1 + z)
    half = math.sqrt(z * share * (1 - share) + z**2 / 4) / (1 + z)
    # Rounding must not push 0 or 1, which are exact, out of the interval.
    return max(0.0, min(share, centre - half)), min(1.0, max(share, centre + half))


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's distribution with this number of degrees of freedom."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    # The expansion of Fisher and Cornish; right to five digits from here on.
    z = NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
