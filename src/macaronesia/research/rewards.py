"""What the end of a game is worth to every seat. Before the end all rewards are 0."""

from macaronesia.kernel.compiler import rule
from macaronesia.kernel.observation import Table
from macaronesia.kernel.record import Row

#: win: 1 to the winner, the others share the loss evenly, a shared win is shared (the sum is 0);
#: rank: 1 to the first, -1 to the last, evenly between, ties in the mean of their places (the sum is 0);
#: score: the share of all points (the sum is 1).
REWARDS = ("win", "rank", "score")
WIN, RANK, SCORE = range(3)


@rule
def reward(kind: int, players: int, scores: Row, row: Table) -> None:
    """Write the rewards of these final scores."""
    best, winners, everything = scores[0], 0, 0
    for p in range(players):
        best = max(best, scores[p])
        everything += scores[p]
    for p in range(players):
        winners += scores[p] == best
    for p in range(players):
        if kind == WIN:
            won = 1.0 / winners if scores[p] == best else 0.0
            row[p] = (won * players - 1.0) / (players - 1)
        elif kind == RANK:
            ahead = 0
            for other in range(players):
                ahead += int(scores[other] < scores[p]) - int(scores[other] > scores[p])
            row[p] = ahead / (players - 1)
        else:
            row[p] = scores[p] / everything if everything > 0 else 1.0 / players


@rule
def forfeit(players: int, loser: int, row: Table) -> None:
    """A seat that gave up loses as if it were last and the others shared the win."""
    for p in range(players):
        row[p] = -1.0 if p == loser else 1.0 / (players - 1)
