"""Bots whose opinions are known, to be asked about games: what they say can be worked out by hand."""

import threading
from typing import Any
from zlib import crc32

from macaronesia.bots import Choice, Opinion

SETTINGS: dict[str, tuple[float, float]] = {"told": (0, 9), "errs": (0, 1), "fails": (0, 10_000)}


def worth(move: str) -> float:
    """The chance of who makes this move: money spent is lost, the rest is a matter of taste."""
    verb, *words = move.split()
    if verb == "bid":
        return 0.6 - 0.02 * int(words[0])
    if verb == "pass":
        return 0.55
    return 0.5 + 0.1 * (crc32(move.encode()) % 1000) / 1000


class Bot:
    """Tells of ``told`` moves beside its choice, and remembers what it was asked."""

    asked: list[dict[str, Any]] = []  # noqa: RUF012 - of all threads together
    closed = 0
    _lock = threading.Lock()

    def __init__(self, seed: object = None, told: float = 3, errs: float = 0, fails: float = 0) -> None:
        self.seed, self._told, self._errs, self._fails = seed, int(told), errs, fails

    def choose(self, view: dict[str, Any]) -> Choice:
        with self._lock:
            self.asked.append(view)
        if self._fails and view["ply"] >= self._fails:
            raise RuntimeError("this bot has had enough")
        moves = view["moves"]
        opinions = [self._opinion(view, move) for move in moves]
        opinions.sort(key=lambda opinion: -opinion.chances[view["seat"]])
        if self._errs and len(moves) > 2:  # the first look takes the worst for the best
            opinions.reverse()
        best, *others = opinions
        return Choice(best.move, best.chances, best.scores, others[: self._told])

    def _opinion(self, view: dict[str, Any], move: str) -> Opinion:
        players, seat = view["players"], view["seat"]
        own = worth(move)
        chances = [(1 - own) / (players - 1)] * players
        chances[seat] = own
        return Opinion(move, chances, [100 * chance for chance in chances])

    def close(self) -> None:
        with self._lock:
            type(self).closed += 1
