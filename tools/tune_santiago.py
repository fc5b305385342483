"""Tune the weights of Santiago's evaluation by letting them play against each other.

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

from macaronesia.games.santiago import DEFINITION
from macaronesia.games.santiago.bot.evaluation import (
    AREA_FEATURES,
    Weights,
    droughts,
    expected_points,
    record,
)
from macaronesia.games.santiago.bot.evaluator import new_workspace
from macaronesia.games.santiago.bot.one_ply import evaluate_moves
from macaronesia.games.santiago.bot.tables import TABLES, Workspace, fill_canal_tables, fill_tables
from macaronesia.games.santiago.engine import draw, legal, step
from macaronesia.games.santiago.moves import MOST_LEGAL
from macaronesia.games.santiago.rules.scoring import scores
from macaronesia.games.santiago.state import STATE, Phase, new_box, new_position
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.integers import whole
from macaronesia.kernel.random import Generator, generator, word
from macaronesia.kernel.record import CHANCE, Row, positions

Table = dict[str, Any]

FILE = Path(__file__).parent.parent / "src" / "macaronesia" / "games" / "santiago" / "bot" / "weights.toml"
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
#: The noise in the value of a move, in logits of the chance to win.
NOISE = 0.02


@rule
def greedy_move(x: Workspace, moves: Any, points: Any, chances: Any, rng: Generator) -> int:
    """The move of x.root after which the seat's chance to win is best, with some noise."""
    n = legal(x.root[0], x.b, moves)
    phase, seat = x.root[0].phase, x.root[0].seat
    if phase in (Phase.BID, Phase.PLANT, Phase.NEUTRAL):
        fill_tables(x)
    elif phase == Phase.PROPOSE:
        fill_canal_tables(x)
    evaluate_moves(x, moves[:n], points, chances)
    chosen, most = whole(moves[0]), -1e18
    for i in range(n):
        # Bell-shaped, of variance 1/3
        luck = float(word(rng) + word(rng) - word(rng) - word(rng)) / 0xFFFFFFFF
        own = min(max(chances[i, seat], 1e-6), 1 - 1e-6)
        value = np.log(own / (1 - own)) + 1.7 * NOISE * luck
        if value > most:
            chosen, most = whole(moves[i]), value
    return chosen


@rule
def play(
    tuned: Workspace, rival: Workspace, seat: int, rng: Generator,
    moves: Row, points: Any, chances: Any, seen: Any, left: Row, final: Any,
) -> int:  # fmt: skip
    """One greedy game; what the weights expected at the start of its rounds, and its end. How many rounds.

    Both work on the same position: ``tuned.root`` is ``rival.root``.
    """
    s, b, n = tuned.root, tuned.b, 0
    while s[0].phase != Phase.OVER:
        if s[0].seat == CHANCE:
            move = whole(draw(s[0], b, rng, moves))
        else:
            move = greedy_move(tuned if s[0].seat == seat else rival, moves, points, chances, rng)
        step(s[0], b, move, None)
        if s[0].phase == Phase.REVEAL and s[0].turn == 0 and s[0].this_round > 1 and n < MOST_SEEN:
            expected_points(s[0], b, tuned.w, seen[n])
            left[n] = droughts(s[0], b)
            n += 1
    scores(s[0], b, final)
    return n


class Arena:
    """Room for one game after the other."""

    def __init__(self, players: int) -> None:
        self.players = players
        self._s, self._tables = positions(1, STATE), positions(1, TABLES)[0]
        self._moves = np.empty(MOST_LEGAL, np.int32)
        self._points, self._chances = np.zeros((MOST_LEGAL, 5)), np.zeros((MOST_LEGAL, 5))
        self.seen, self.left, self.final = (
            np.zeros((MOST_SEEN, 5)),
            np.zeros(MOST_SEEN, np.int64),
            np.zeros(5),
        )

    def game(self, tuned: Weights, rival: Weights, seat: int, deal: int, seed: str) -> int:
        """Play; ``seen``, ``left`` and ``final`` tell what happened."""
        edition = "trefl" if self.players == 2 or deal % 2 else "amigo"
        options = DEFINITION.settled(self.players, {"edition": edition, "palms": deal % 4 > 1})
        self._s[0] = new_position(self.players, options)
        b = new_box(self.players, options)
        ours, theirs = (new_workspace(self._s, b, w, self._tables) for w in (tuned, rival))
        return play(
            ours, theirs, seat, generator(f"{seed}/{deal}"),
            self._moves, self._points, self._chances, self.seen, self.left, self.final,
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
        size = AREA_FEATURES if name == "price" else 1
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
        "# The weights of Santiago's evaluation: [at the end, more for every drought to come].",
        "# By number of players, tuned by tools/tune_santiago.py; the baseline is set by hand and stays.",
        "# The prices stand in the order of the features of an area (evaluation.area_features).",
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
