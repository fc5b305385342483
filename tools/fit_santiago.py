"""Fit the weights of Santiago's appraisal to games of greedy bots among themselves.

    python tools/fit_santiago.py             plays, fits, prints how well it fits
    python tools/fit_santiago.py --write     also writes src/macaronesia/bots/santiago/weights.toml

Each pass plays with the weights of the last one. What a marker, money, the chair and a canal in hand
turned out to be worth at the end is a least-squares fit; the temperature is the likeliest one.
"""

import argparse
import tomllib
from pathlib import Path
from typing import Any

import numpy as np

from macaronesia.bots.santiago.appraise import (
    DAMP,
    DRY,
    TRAITS,
    WET,
    Weights,
    damp_squares,
    describe,
    droughts,
    has_to_plant,
    marked_squares,
    worth_on,
)
from macaronesia.bots.santiago.greedy import greedy_move
from macaronesia.bots.santiago.study import STUDY
from macaronesia.bots.santiago.weights import GROUNDS, SINGLE, record, weights
from macaronesia.kernel.bits import has
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.random import Generator, below, generator
from macaronesia.kernel.record import Row, positions
from macaronesia.santiago.board import ALL_SQUARES, area_around
from macaronesia.santiago.engine import draw, step
from macaronesia.santiago.moves import MOST_LEGAL
from macaronesia.santiago.options import settled, start
from macaronesia.santiago.rules.scoring import scores
from macaronesia.santiago.state import CHANCE, CROPS, OVER, PLANT, REVEAL, STATE, State, planted

FILE = Path(__file__).parent.parent / "src" / "macaronesia" / "bots" / "santiago" / "weights.toml"
FACTORS = 3 * TRAITS + 5  # prices on three grounds; money, extra, overseer, still_to_plant, rest
PER_GAME = 40


@rule
def factors(s: State, out: Any) -> None:
    """What the appraisal multiplies the weights with, for every seat."""
    for p in range(s.players):
        for i in range(FACTORS):
            out[p, i] = 0.0
        out[p, 3 * TRAITS] = s.money[p]
        out[p, 3 * TRAITS + 1] = 1.0 if has(s.extra, p) else 0.0
        out[p, 3 * TRAITS + 2] = 1.0 if p == s.overseer else 0.0
        out[p, 3 * TRAITS + 3] = 1.0 if has_to_plant(s, p) else 0.0
        out[p, 3 * TRAITS + 4] = 1.0
    damp, marked = damp_squares(s), marked_squares(s)
    free = ALL_SQUARES & ~(planted(s) | s.deserts)
    for crop in range(CROPS):
        tiles = s.crops[crop]
        while tiles != 0:
            area = area_around(tiles & -tiles, tiles)
            tiles &= ~area
            traits = describe(s, area, crop, damp, marked, free)
            wet, moist = area & s.irrigated, area & damp
            dry = area & ~(wet | moist)
            for p in range(s.players):
                for i in range(TRAITS):
                    out[p, WET * TRAITS + i] += worth_on(s, p, wet) * traits[i]
                    out[p, DAMP * TRAITS + i] += worth_on(s, p, moist) * traits[i]
                    out[p, DRY * TRAITS + i] += worth_on(s, p, dry) * traits[i]


@rule
def play(
    first: Any, w: Weights, slips: float, rng: Generator, s: Any, trial: Any, st: Any, moves: Row,
    points: Any, odds: Any, seen: Any, left: Row, final: Any,
) -> int:  # fmt: skip
    """One game: what was seen at the start and in the middle of rounds, and its end; how many positions."""
    s[0] = first[0]
    n = 0
    due = below(rng, 4)
    while s[0].phase != OVER:
        if s[0].seat == CHANCE:
            move = draw(s[0], rng, moves)
        else:
            move = greedy_move(s, w, st, trial, moves, points, odds, rng, slips)
        step(s[0], move)
        start_of_round = s[0].phase == REVEAL and s[0].turn == 0 and s[0].this_round > 1
        middle = s[0].phase == PLANT and s[0].turn == due
        if (start_of_round or middle) and n < PER_GAME:
            factors(s[0], seen[n])
            left[n] = droughts(s[0])
            n += 1
            if middle:
                due = below(rng, s[0].players)
    scores(s[0], final)
    return n


def games(players: int, number: int, w: Weights, slips: float, seed: str) -> tuple[Any, Any, Any]:
    """Factors [position, seat, factor], droughts left, final points [position, seat] of many games."""
    rng = generator(seed)
    s, trial, first, st = (
        positions(1, STATE),
        positions(1, STATE),
        positions(1, STATE),
        positions(1, STUDY)[0],
    )
    moves, points = np.empty(MOST_LEGAL, np.int32), np.zeros((MOST_LEGAL, 5))
    odds = np.zeros_like(points)
    seen, left, final = np.empty((PER_GAME, 5, FACTORS)), np.empty(PER_GAME, np.int64), np.empty(5)
    found = []
    for game in range(number):
        edition = "trefl" if players == 2 or game % 2 else "amigo"
        first[0] = start(players, settled(players, {"edition": edition, "palms": game % 4 > 1}))
        n = play(first, w, slips, rng, s, trial, st, moves, points, odds, seen, left, final)
        found.append((seen[:n, :players].copy(), left[:n].copy(), np.tile(final[:players], (n, 1))))
    return tuple(np.concatenate(part) for part in zip(*found, strict=True))  # type: ignore[return-value]


def fitted(seen: Any, left: Any, final: Any, before: dict[str, Any], pull: float) -> dict[str, Any]:
    """The table of weights that tells the final points best, pulled towards the one before.

    Some traits hardly ever occur together; without the pull a few odd games would decide their weights.
    What anybody may expect of the rounds to come has no pull: it is only to be right on average.
    """
    rows = seen.reshape(-1, FACTORS)
    x = np.hstack([rows, rows * np.repeat(left, seen.shape[1])[:, None]])
    y = final.reshape(-1)
    known = np.concatenate([_column(before, 0), _column(before, 1)])
    scale = np.sqrt((x**2).mean(0)) + 1e-9
    a = x / scale
    pulls = np.full(2 * FACTORS, pull)
    pulls[[FACTORS - 2, FACTORS - 1, 2 * FACTORS - 2, 2 * FACTORS - 1]] = 1e-6
    found = np.linalg.solve(a.T @ a + len(a) * np.diag(pulls), a.T @ (y - x @ known))
    both = known + found / scale
    error = y - x @ both
    print(f"  {len(y):,} seats seen; off by {np.sqrt((error**2).mean()):.1f} points of {y.std():.1f}", end="")
    table: dict[str, Any] = {}
    for ground, name in enumerate(GROUNDS):
        part = slice(ground * TRAITS, (ground + 1) * TRAITS)
        table[name] = [_rounded(both[:FACTORS][part]), _rounded(both[FACTORS:][part])]
    for i, name in enumerate(SINGLE[:-1]):
        table[name] = _rounded([both[3 * TRAITS + i], both[FACTORS + 3 * TRAITS + i]])
    table["temperature"] = likeliest((x @ both).reshape(final.shape), left, final)
    print(f"; temperature {table['temperature']}")
    return table


def _column(table: dict[str, Any], which: int) -> Any:
    """All weights at the end (0) or per drought (1) in the order of the factors."""
    prices = [weight for name in GROUNDS for weight in table[name][which]]
    return np.array(prices + [table[name][which] for name in SINGLE[:-1]])


def _rounded(numbers: Any) -> list[float]:
    return [round(float(number), 3) for number in numbers]


def likeliest(expected: Any, left: Any, final: Any) -> list[float]:
    """The temperature, a straight line over the droughts, that makes the real winners likeliest."""
    won = final == final.max(1, keepdims=True)
    won = won / won.sum(1, keepdims=True)
    best = (-np.inf, [0.0, 0.0])
    for at_end in np.arange(1.0, 12.0, 0.5):
        for per_drought in np.arange(0.0, 3.1, 0.1):
            t = (at_end + per_drought * left)[:, None]
            logits = expected / t
            logits = logits - logits.max(1, keepdims=True)
            logs = logits - np.log(np.exp(logits).sum(1, keepdims=True))
            best = max(best, (float((won * logs).sum(1).mean()), _rounded([at_end, per_drought])))
    return best[1]


def text(tables: dict[str, dict[str, Any]]) -> str:
    """The file."""
    lines = [
        "# What the appraisal of Santiago multiplies with, by number of players:",
        "# [at the end, more for every drought to come]. Fitted by tools/fit_santiago.py;",
        "# the traits of an area stand in the order of appraise.describe.",
    ]
    for name, table in tables.items():
        lines += ["", f"[{name}]"] + [f"{key} = {value}" for key, value in table.items()]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Play and fit, a few passes."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=1500, help="in each pass, for each number of players")
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument(
        "--slips", type=float, default=0.15, help="how far the players misjudge a chance, in logits"
    )
    parser.add_argument("--pull", type=float, default=0.02, help="towards the weights before")
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4, 5])
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()

    tables = tomllib.loads(FILE.read_text("utf-8"))
    for players in asked.players:
        w = weights(players)
        for number in range(asked.passes):
            print(f"{players} players, pass {number + 1}:", end="", flush=True)
            seen = games(players, asked.games, w, asked.slips, f"fit {players} {number}")
            table = fitted(*seen, tables[f"players-{players}"], asked.pull)
            tables[f"players-{players}"], w = table, record(table)
        if asked.write:
            FILE.write_text(text(tables), encoding="utf-8")
        else:
            print(text({f"players-{players}": table}))


if __name__ == "__main__":
    main()
