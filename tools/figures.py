"""What the matches of docs/strength.md came to, kept in docs/strength.json.

Games are kept in .strength/ on the machine that plays them; their figures are kept here, so that the page can
be written anywhere, and a match played again changes its own line alone.
"""

import json
import math
import platform
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from matches import OPENSPIEL, TIMES, entries

from macaronesia.arena.journal import Journal
from macaronesia.arena.match import GameResult, Match, whole_deals
from macaronesia.arena.statistics import NORMAL, match_statistics, mean, student
from macaronesia.kernel.units import cores

FILE = Path(__file__).parent.parent / "docs" / "strength.json"

Figures = dict[str, Any]


def kept() -> dict[str, Figures]:
    """The figures of all matches that were ever played to their end, by name."""
    found: dict[str, Figures] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return found


def keep(found: dict[str, Figures]) -> None:
    """Put these figures in the place of the ones so far."""
    lines = (f"  {json.dumps(name)}: {json.dumps(one)}" for name, one in sorted((kept() | found).items()))
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def of_what_is_here() -> dict[str, Figures]:
    """The figures of every match whose games are all on this machine."""
    games = {
        entry.name: found
        for entry in entries()
        if (found := finished(entry.file, entry.match(), entry.games))
    }
    figures = {
        entry.name: shares(entry.match(), games[entry.name]) | winners(games[entry.name])
        for entry in entries()
        if entry.name in games
    }
    for terms, _ in OPENSPIEL:
        if found := finished(terms.file, terms.match, terms.games):
            figures[terms.name] = shares(terms.match, found)
    for short, long in TIMES:
        if short.name in games and long.name in games:
            figures[f"{long.name} over {short.name}"] = gain(
                deal_shares(short.match(), games[short.name]), deal_shares(long.match(), games[long.name])
            )
    machine = _machine()
    return {name: one | {"machine": machine} for name, one in figures.items()}


def _machine() -> str:
    about = Path("/proc/cpuinfo")
    for line in about.read_text(encoding="utf-8").splitlines() if about.exists() else []:
        if line.startswith("model name"):
            return f"{cores()} cores of {line.partition(':')[2].strip()}"
    return f"{cores()} cores of {platform.processor() or platform.machine()}"


def finished(file: Path, match: Match, games: int) -> list[GameResult] | None:
    """All games of a match; None while some are missing."""
    if not file.exists():
        return None
    wanted = whole_deals(games, match.players) * match.players
    with Journal(file, match) as journal:
        found = [result for number, result in sorted(journal.results.items()) if number < wanted]
    return found if len(found) == wanted else None


def shares(match: Match, games: Sequence[GameResult]) -> Figures:
    """The first bot's win share with its interval, its points and its time."""
    figures = match_statistics(match, games)
    row = next(row for row in figures.rows if row.name == match.bots[0])
    return {
        "games": figures.games,
        "share": round(row.share, 4),
        "interval": [round(row.low, 4), round(row.high, 4)],
        "points": round(row.score or 0, 1),
        "ms": round(row.ms, 1),
    }


def winners(games: Sequence[GameResult]) -> Figures:
    """The winners' mean points with their interval."""
    best = [max(game.scores) for game in games if game.scores]
    middle, half = mean_and_half(best, NORMAL)
    return {"winner": round(middle, 1), "winner_interval": [round(middle - half, 1), round(middle + half, 1)]}


def deal_shares(match: Match, games: Sequence[GameResult]) -> dict[int, float]:
    """For every deal, what the first bot won of its games."""
    deals: dict[int, list[float]] = {}
    for game in games:
        deals.setdefault(match.deal(game.number), []).append(game.shares[game.seats.index(0)])
    return {deal: mean(shares) for deal, shares in deals.items()}


def gain(short: dict[int, float], long: dict[int, float]) -> Figures:
    """What more time wins, deal by deal."""
    gains = [long[deal] - short[deal] for deal in sorted(short)]
    middle, half = mean_and_half(gains, student(len(gains) - 1))
    return {"gain": round(middle, 4), "interval": [round(middle - half, 4), round(middle + half, 4)]}


def mean_and_half(numbers: Sequence[float], quantile: float) -> tuple[float, float]:
    """The mean, and half of its 95 % interval."""
    middle = mean(numbers)
    variance = math.fsum((x - middle) ** 2 for x in numbers) / (len(numbers) - 1) / len(numbers)
    return middle, quantile * math.sqrt(variance)
