"""How even the six islands of a box are: win shares by island and by seat, over many games of equal players.

    python tools/evenness.py            prints the tables
    python tools/evenness.py --write    also puts them into docs/box.md

All players look one ply ahead: as `greedy`, the baseline, and as `normal`, which plays better.
"""

import argparse
import re
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import Any

import numpy as np

from macaronesia.games.canarias.bot.features import new_evaluation
from macaronesia.games.canarias.bot.one_ply import Workspace, greedy_move, new_workspace
from macaronesia.games.canarias.box import shipped_box
from macaronesia.games.canarias.engine import draw, step
from macaronesia.games.canarias.names import names_of
from macaronesia.games.canarias.rules.building import total_points
from macaronesia.games.canarias.state import STATE, Phase, new_box, new_position
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.integers import whole
from macaronesia.kernel.random import Generator, generator
from macaronesia.kernel.record import CHANCE, positions

GAMES = 10_000
#: What an island may win at least and at most, against an even share.
LEAST, MOST = 0.75, 1.25
PAGE = Path(__file__).parent.parent / "docs" / "box.md"
HEADING = "## How even the islands are"


@rule
def play(x: Workspace, first: Any, games: int, rng: Generator, s: Any, tally: Any) -> None:
    """tally[0 or 1][island]: wins in parts of 60 and appearances; tally[2][seat]: wins by seat."""
    for _ in range(games):
        s[0] = first[0]
        while s[0].phase != Phase.OVER:
            if s[0].seat == CHANCE:
                move = whole(draw(s[0], x.b, rng, x.moves[0]))
            else:
                move = whole(greedy_move(x, s))
            step(s[0], x.b, move, None)
        most, winners = 0, 0
        for p in range(s[0].players):
            end = total_points(s[0], p)
            if end > most:
                most, winners = end, 0
            if end == most:
                winners += 1
        for p in range(s[0].players):
            tally[1, s[0].island[p]] += 1
            if total_points(s[0], p) == most:
                tally[0, s[0].island[p]] += 60 // winners
                tally[2, p] += 60 // winners


def shares(players: int, games: int, box: dict[str, Any], frozen: bool) -> tuple[list[float], list[float]]:
    """For every island its wins against an even share (1 is even); for every seat its share of all wins."""
    b = new_box(box)
    first, s = positions(1, STATE), positions(1, STATE)
    first[0] = new_position(players, {"islands": "random", "starter": "lot"}, b)
    tally = np.zeros((3, 6), np.int64)
    x = new_workspace(b, new_evaluation(players, b, frozen))
    play(x, first, games, generator(f"evenness {players}"), s, tally)
    islands = [float(tally[0, i] / 60 / (tally[1, i] / players)) for i in range(6)]
    return islands, [float(tally[2, p] / 60 / games) for p in range(players)]


def table(games: int, box: dict[str, Any], frozen: bool) -> tuple[str, list[float]]:
    """The table as Markdown, and all figures of the islands in it; on all cores."""
    names = names_of(box).islands
    rows = [
        "| players | " + " | ".join(names) + " | share of the wins by seat |",
        "|---" * (len(names) + 2) + "|",
    ]
    figures: list[float] = []
    longest_first = (5, 4, 3, 2)
    with ProcessPoolExecutor() as pool:
        found = list(pool.map(shares, longest_first, repeat(games), repeat(box), repeat(frozen)))
    for players, (islands, seats) in sorted(zip(longest_first, found, strict=True)):
        figures += islands
        cells = [str(players), *(f"{n:.2f}" for n in islands), " ".join(f"{n:.1%}" for n in seats)]
        rows.append("| " + " | ".join(cells) + " |")
    return "\n".join(rows), figures


def main() -> None:
    """Print the tables; 1 if an island is outside what is allowed among the better players."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=GAMES, help="for each number of players")
    parser.add_argument("--write", action="store_true", help="put the tables into docs/box.md")
    asked = parser.parse_args()
    box = shipped_box()
    (greedy, _), (normal, figures) = (table(asked.games, box, frozen) for frozen in (True, False))
    even = all(LEAST <= figure <= MOST for figure in figures)
    text = (
        f"Wins of each island against an even share (1.00), {asked.games:,} games for each number of\n"
        "players, islands dealt at random, a shared win counted in parts; made by `make evenness`. Wanted\n"
        f"are {LEAST} to {MOST} among the best players that are fast enough, `normal`; "
        f"{'all islands keep to it' if even else 'not all islands keep to it yet'}.\n\n"
        f"All players are `greedy`:\n\n{greedy}\n\n"
        f"All players are `normal`:\n\n{normal}\n"
    )
    print(text)
    if asked.write:
        page = PAGE.read_text(encoding="utf-8")
        after = re.compile(re.escape(HEADING) + r"\n.*?(?=\n## |\Z)", re.DOTALL)
        PAGE.write_text(after.sub(f"{HEADING}\n\n{text}", page), encoding="utf-8")
    sys.exit(0 if even else 1)


if __name__ == "__main__":
    main()
