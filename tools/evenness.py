"""How even the six islands of a box are: win shares by island and by seat, over many games of equal players.

    python tools/evenness.py            prints the table
    python tools/evenness.py --write    also puts it into docs/box.md

The player takes the move that is worth most at once to itself against the others, and any of the best.
"""

import argparse
import re
import sys
from pathlib import Path
from typing import Any

import numpy as np

from macaronesia.canarias.engine import draw, legal, step
from macaronesia.canarias.moves import MOST_LEGAL
from macaronesia.canarias.options import settled, start
from macaronesia.canarias.rules.building import total_points
from macaronesia.canarias.state import CHANCE, OVER, STATE, Box, State
from macaronesia.canarias.tables import box_record, islands_of
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.random import Generator, below, generator
from macaronesia.kernel.record import Row, positions

GAMES = 10_000
PAGE = Path(__file__).parent.parent / "docs" / "box.md"
HEADING = "## How even the islands are"


@rule
def lead(s: State, seat: int) -> int:
    """Own points against the mean of the others, in parts so small that integers do."""
    others = 0
    for p in range(s.players):
        if p != seat:
            others += total_points(s, p)
    return 4 * (s.players - 1) * total_points(s, seat) - others


@rule
def best_move(s: Any, b: Box, trial: Any, rng: Generator, out: Row) -> int:
    """The legal move with the largest lead right after it; among equals any."""
    n = legal(s[0], b, out)
    seat = s[0].seat
    chosen, most, equals = out[0], -1_000_000, 0
    for i in range(n):
        trial[0] = s[0]
        step(trial[0], b, out[i])
        value = lead(trial[0], seat)
        if value > most:
            chosen, most, equals = out[i], value, 1
        elif value == most:
            equals += 1
            if below(rng, equals) == 0:
                chosen = out[i]
    return chosen


@rule
def play(first: Any, games: int, b: Box, rng: Generator, s: Any, trial: Any, out: Row, tally: Any) -> None:
    """tally[0 or 1][island]: wins in parts of 60 and appearances; tally[2][seat]: wins by seat."""
    for _ in range(games):
        s[0] = first[0]
        while s[0].phase != OVER:
            move = draw(s[0], b, rng, out) if s[0].seat == CHANCE else best_move(s, b, trial, rng, out)
            step(s[0], b, move)
        most, winners = 0, 0
        for p in range(s[0].players):
            points = total_points(s[0], p)
            if points > most:
                most, winners = points, 0
            if points == most:
                winners += 1
        for p in range(s[0].players):
            tally[1, s[0].island[p]] += 1
            if total_points(s[0], p) == most:
                tally[0, s[0].island[p]] += 60 // winners
                tally[2, p] += 60 // winners


def shares(players: int, games: int, box: dict[str, Any]) -> tuple[list[float], list[float]]:
    """For every island its wins against an even share (1 is even); for every seat its share of all wins."""
    b = box_record(box)
    first, s, trial = positions(1, STATE), positions(1, STATE), positions(1, STATE)
    first[0] = start(players, {"islands": "random"}, b)
    tally = np.zeros((3, 6), np.int64)
    play(first, games, b, generator(f"evenness {players}"), s, trial, np.empty(MOST_LEGAL, np.int32), tally)
    islands = [float(tally[0, i] / 60 / (tally[1, i] / players)) for i in range(6)]
    return islands, [float(tally[2, p] / 60 / games) for p in range(players)]


def table(games: int, box: dict[str, Any]) -> tuple[str, list[float]]:
    """The table as Markdown, and all figures of the islands in it."""
    names = islands_of(box)
    rows = [
        "| players | " + " | ".join(names) + " | share of the wins by seat |",
        "|---" * (len(names) + 2) + "|",
    ]
    figures: list[float] = []
    for players in (2, 3, 4, 5):
        islands, seats = shares(players, games, box)
        figures += islands
        cells = [str(players), *(f"{n:.2f}" for n in islands), " ".join(f"{n:.1%}" for n in seats)]
        rows.append("| " + " | ".join(cells) + " |")
    return "\n".join(rows), figures


def main() -> None:
    """Print the table; 1 if an island is outside 0.75 to 1.25."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=GAMES, help="for each number of players")
    parser.add_argument("--write", action="store_true", help="put the table into docs/box.md")
    asked = parser.parse_args()
    _, box = settled(2, {})
    text, figures = table(asked.games, box)
    print(text)
    if asked.write:
        note = (
            f"Wins of each island against an even share (1.00), {asked.games:,} games for each number of\n"
            "players, islands dealt at random, a shared win counted in parts; made by `make evenness`. All\n"
            "players take the move that is worth most at once.\n\n"
        )
        page = PAGE.read_text(encoding="utf-8")
        after = re.compile(re.escape(HEADING) + r"\n.*?(?=\n## |\Z)", re.DOTALL)
        PAGE.write_text(after.sub(f"{HEADING}\n\n{note}{text}\n", page), encoding="utf-8")
    sys.exit(0 if all(0.75 <= figure <= 1.25 for figure in figures) else 1)


if __name__ == "__main__":
    main()
