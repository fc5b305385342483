"""Tune the weights of Santiago's appraisal by letting them play against each other.

    python tools/tune_santiago.py --players 4 --generations 20           prints how it goes
    python tools/tune_santiago.py --players 4 --generations 20 --write   also writes weights.toml

The cross-entropy method: weights are drawn around the present ones, each plays greedy games against
the present ones on the same deals, and the best of them move the mean. (Fitting them to results tells
points better and plays worse: see docs/decisions.md.) At the end the figures that only tell points and
chances, not which move is better, are set so that they are right on average.
"""

import argparse
import copy
import tomllib
from pathlib import Path
from typing import Any

import numpy as np

from macaronesia.bots.santiago.appraise import TRAITS, Weights, appraise, droughts
from macaronesia.bots.santiago.greedy import greedy_move
from macaronesia.bots.santiago.study import STUDY
from macaronesia.bots.santiago.weights import record
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.random import Generator, generator
from macaronesia.kernel.record import Row, positions
from macaronesia.santiago.engine import draw, step
from macaronesia.santiago.moves import MOST_LEGAL
from macaronesia.santiago.options import settled, start
from macaronesia.santiago.rules.scoring import scores
from macaronesia.santiago.state import CHANCE, OVER, REVEAL, STATE

Table = dict[str, Any]

FILE = Path(__file__).parent.parent / "src" / "macaronesia" / "bots" / "santiago" / "weights.toml"
#: What is tuned, at the end and per drought.
TUNED = ("price", "hope_on_damp", "hope_on_dry", "money", "extra", "overseer")
DRAWN, KEPT = 24, 6
#: How far weights are drawn apart at first: at the end, and per drought.
SPREAD = {
    "price": ([0.3, 0.08, 0.15, 0.15, 0.15, 0.12, 0.1, 0.1, 0.1], [0.05] + [0.025] * 8),
    "hope_on_damp": (0.12, 0.02),
    "hope_on_dry": (0.1, 0.01),
    "money": (0.0, 0.02),
    "extra": (0.5, 0.12),
    "overseer": (0.5, 0.1),
}
MOST_SEEN = 16


@rule
def play(
    first: Any, tuned: Weights, rival: Weights, seat: int, rng: Generator, s: Any, trial: Any, st: Any,
    moves: Row, points: Any, odds: Any, seen: Any, left: Row, final: Any,
) -> int:  # fmt: skip
    """One greedy game; what the weights expected at the start of its rounds, and its end. How many rounds."""
    s[0] = first[0]
    n = 0
    while s[0].phase != OVER:
        if s[0].seat == CHANCE:
            move = draw(s[0], rng, moves)
        elif s[0].seat == seat:
            move = greedy_move(s, tuned, st, trial, moves, points, odds, rng, 0.02)
        else:
            move = greedy_move(s, rival, st, trial, moves, points, odds, rng, 0.02)
        step(s[0], move)
        if s[0].phase == REVEAL and s[0].turn == 0 and s[0].this_round > 1 and n < MOST_SEEN:
            appraise(s[0], tuned, seen[n])
            left[n] = droughts(s[0])
            n += 1
    scores(s[0], final)
    return n


class Arena:
    """Room for one game after the other."""

    def __init__(self, players: int) -> None:
        self.players = players
        self._s, self._trial, self._first = (positions(1, STATE) for _ in range(3))
        self._st = positions(1, STUDY)[0]
        self._moves = np.empty(MOST_LEGAL, np.int32)
        self._points, self._odds = np.zeros((MOST_LEGAL, 5)), np.zeros((MOST_LEGAL, 5))
        self.seen, self.left, self.final = (
            np.zeros((MOST_SEEN, 5)),
            np.zeros(MOST_SEEN, np.int64),
            np.zeros(5),
        )

    def game(self, tuned: Weights, rival: Weights, seat: int, deal: int, seed: str) -> int:
        """Play; ``seen``, ``left`` and ``final`` tell what happened."""
        edition = "trefl" if self.players == 2 or deal % 2 else "amigo"
        options = settled(self.players, {"edition": edition, "palms": deal % 4 > 1})
        self._first[0] = start(self.players, options)
        return play(
            self._first, tuned, rival, seat, generator(f"{seed}/{deal}"), self._s, self._trial, self._st,
            self._moves, self._points, self._odds, self.seen, self.left, self.final,
        )  # fmt: skip

    def match(self, tuned: Weights, rival: Weights, deals: int, seed: str) -> tuple[float, float]:
        """The win share of one with these weights among others, and its lead in points on their mean."""
        shares, leads = [], []
        for deal in range(deals):
            for seat in range(self.players):
                self.game(tuned, rival, seat, deal, seed)
                points = self.final[: self.players]
                won = points == points.max()
                shares.append(won[seat] / won.sum())
                leads.append(points[seat] - (points.sum() - points[seat]) / (self.players - 1))
        return float(np.mean(shares)), float(np.mean(leads))


def as_row(table: Table) -> Any:
    """What is tuned of a table, as one row."""
    return np.concatenate([np.ravel(part) for name in TUNED for part in table[name]])


def with_row(table: Table, row: Any) -> Table:
    """The table with another row."""
    found, at = copy.deepcopy(table), 0
    for name in TUNED:
        size = TRAITS if name == "price" else 1
        for part in range(2):
            numbers = [round(float(number), 4) for number in row[at : at + size]]
            found[name][part] = numbers if name == "price" else numbers[0]
            at += size
    return found


def tuned(table: Table, arena: Arena, generations: int, deals: int) -> Table:
    """A table that plays better, if one is found."""
    rng = np.random.default_rng(arena.players)
    mean, spread, rival = as_row(table), as_row({name: list(SPREAD[name]) for name in TUNED}), record(table)
    for generation in range(generations):
        drawn = [mean] + [mean + spread * rng.normal(size=len(mean)) for _ in range(DRAWN - 1)]
        worth = []
        for row in drawn:
            share, lead = arena.match(record(with_row(table, row)), rival, deals, f"generation {generation}")
            worth.append(share + lead / 60)
        best = np.array([drawn[i] for i in np.argsort(worth)[::-1][:KEPT]])
        mean = (mean + best.mean(0)) / 2
        spread = np.maximum(0.6 * spread + 0.4 * best.std(0), 0.2 * spread) * 0.97
        share, lead = arena.match(record(with_row(table, mean)), record(table), deals, "against the start")
        print(f"{generation}: {share:.3f} of the games against the start, {lead:+.1f} points", flush=True)
        if generation % 3 == 2:
            rival = record(with_row(table, mean))
    return with_row(table, mean)


def calibrated(table: Table, arena: Arena, deals: int) -> Table:
    """The table with ``rest`` and ``still_to_plant`` such that expected points are right on average."""
    w, off, left = record(table), [], []
    for deal in range(deals):
        n = arena.game(w, w, 0, deal, "calibration")
        expected = arena.seen[:n, : arena.players].mean(1)
        off += (arena.final[: arena.players].mean() - expected).tolist()
        left += arena.left[:n].tolist()
    per_drought, at_end = np.polyfit(left, off, 1)
    found = copy.deepcopy(table)
    found["rest"] = [
        round(table["rest"][0] + float(at_end), 2),
        round(table["rest"][1] + float(per_drought), 2),
    ]
    print(f"expected points were off by {np.mean(off):+.1f} on average")
    return found


def text(tables: dict[str, Table]) -> str:
    """The file."""
    lines = [
        "# What the appraisal of Santiago multiplies with: [at the end, more for every drought to come].",
        "# By number of players, tuned by tools/tune_santiago.py; the yardstick is set by hand and stays.",
        "# The prices stand in the order of the traits of an area (appraise.describe).",
    ]
    for name, table in tables.items():
        lines += ["", f"[{name}]"] + [f"{key} = {value}" for key, value in table.items()]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Tune one table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, choices=[2, 3, 4, 5], required=True)
    parser.add_argument("--generations", type=int, default=20)
    parser.add_argument("--deals", type=int, default=25, help="for each of the weights drawn")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    name, arena = f"players-{asked.players}", Arena(asked.players)
    table = tomllib.loads(FILE.read_text("utf-8"))[name]
    table = calibrated(tuned(table, arena, asked.generations, asked.deals), arena, 10 * asked.deals)
    tables = tomllib.loads(FILE.read_text("utf-8")) | {name: table}  # read again: another may have written
    if asked.write:
        FILE.write_text(text(tables), encoding="utf-8")
    else:
        print(text({name: table}))


if __name__ == "__main__":
    main()
