"""What wins: a data set of games, what each seat did in them, and how often that won.

Run it cell by cell in an editor, or as a whole: it plays 150 games of each kind (a minute or two), prints a
table and draws what-wins-santiago.svg and what-wins-canarias.svg. With the path of a file that
`macaronesia simulate GAME --out games.parquet` has written, it looks at those games instead:

    python examples/what_wins.py games.parquet
"""

# %% A data set: every game is a row
import sys
from collections import defaultdict
from math import sqrt
from pathlib import Path

import pyarrow.parquet as pq

import macaronesia as mac
from macaronesia.bots import make_bot
from macaronesia.research import parquet


def simulate(path: Path, game: str, games: int, bot: str = "greedy", players: int = 4) -> Path:
    """Bots play; what `macaronesia simulate` does, in a few lines."""
    with parquet.Writer(path) as rows:
        for number in range(games):
            table = mac.new_game(game, players, seed=number, names=[f"bot:{bot}"] * players)
            bots = [make_bot(bot, f"{number}/{seat}") for seat in range(players)]
            while not table.over:
                table.play(bots[table.seat].choose(table.briefing(table.seat)).move)
            rows.write(table)
    return path


# %% What a seat did: a few facts, each a group that the seat belongs to
def facts_of_santiago(row: dict, seat: int) -> dict[str, str]:
    """From the moves as they are written."""
    moves = [text.split() for who, text in zip(row["who"], row["moves"], strict=True) if who == seat]
    first = next(int(text.split()[1]) for text in row["moves"] if text.startswith("overseer"))
    bids = sum(int(words[1]) for words in moves if words[0] == "bid")
    crops = [words[1].rstrip("12") for words in moves if words[0] == "plant"]
    return {
        "seats after the first overseer": str((seat - first) % row["players"]),
        "escudos paid in auctions": f"{bids // 6 * 6:2}-{bids // 6 * 6 + 5}",
        "different crops planted": str(len(set(crops))),
        "tiles of the favourite crop": f"{max(map(crops.count, crops), default=0):2}",
    }


def facts_of_canarias(row: dict, seat: int, end: dict) -> dict[str, str]:
    """From the position at the end."""
    first = next(int(text.split()[1]) for text in row["moves"] if text.startswith("starter"))
    pieces = [plot["kind"] for plot in end["islands"][seat]["plots"].values()]
    return {
        "seats after the first start player": str((seat - first) % row["players"]),
        "palaces at the end": f"{pieces.count('palace'):2}",
        "cities at the end": str(pieces.count("city")),
        "privileges at the end": str(list(end["privileges"].values()).count(seat)),
    }


# %% How often each group won: a shared win counts in parts
Shares = dict[str, dict[str, tuple[int, float]]]


def shares(path: Path) -> Shares:
    """fact -> group -> how many seats, and the share of their games they won."""
    seen: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    # Canarias is looked at as it stands at the end: a row becomes a Game again.
    for row, game in zip(pq.read_table(path).to_pylist(), parquet.games(path), strict=True):
        for seat in range(row["players"]):
            won = (seat in row["winners"]) / len(row["winners"])
            if row["game"] == "santiago":
                facts = facts_of_santiago(row, seat)
            else:
                facts = facts_of_canarias(row, seat, game.position())
            for fact, group in facts.items():
                seen[fact][group].append(won)
    return {
        fact: {group: (len(found), sum(found) / len(found)) for group, found in sorted(groups.items())}
        for fact, groups in seen.items()
    }


def table(found: Shares) -> str:
    """The same for reading."""
    lines = []
    for fact, groups in found.items():
        lines.append(fact)
        lines += [f"  {group:>6} {share:6.1%}  of {n:5} seats" for group, (n, share) in groups.items()]
    return "\n".join(lines)


# %% The same as a picture: a bar a group, a whisker where the truth probably is
PANEL, HIGH, LEFT, TOP = 340, 200, 44, 84
INK, PAPER, BAR, EVEN = "#33231a", "#fff9ea", "#2b9fe0", "#c4552d"


def draw(found: Shares, title: str, players: int) -> str:
    """An SVG with a panel for every fact; the line is what luck alone would give."""
    most = max(interval(*group)[1] for groups in found.values() for group in groups.values())
    panels = [panel(groups, fact, i, most, 1 / players) for i, (fact, groups) in enumerate(found.items())]
    wide, high = 2 * PANEL + LEFT, (len(panels) + 1) // 2 * (HIGH + 84) + TOP - 30
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" '
        f'font-size="12" fill="{INK}"><rect width="{wide}" height="{high}" fill="{PAPER}"/>'
        f'<text x="{LEFT}" y="30" font-size="18" font-weight="bold">{title}</text>'
        f'<text x="{LEFT}" y="50" opacity=".7">share of games won; below, how many seats; dashed: by luck '
        f"alone</text>{''.join(panels)}</svg>\n"
    )


def interval(n: int, share: float) -> tuple[float, float]:
    """Wilson's 95 % interval, which does not believe that one win of one is all."""
    z = 1.96
    middle, half = share + z * z / (2 * n), z * sqrt(share * (1 - share) / n + (z / (2 * n)) ** 2)
    return (middle - half) / (1 + z * z / n), (middle + half) / (1 + z * z / n)


def panel(groups: dict[str, tuple[int, float]], fact: str, place: int, most: float, even: float) -> str:
    """One fact: its groups side by side."""
    left, top = LEFT + place % 2 * PANEL, TOP + place // 2 * (HIGH + 84)
    floor, step = top + HIGH, (PANEL - 60) / len(groups)

    def height(share: float) -> float:
        return round(floor - share / most * (HIGH - 24), 1)

    parts = [f'<text x="{left}" y="{top}" font-weight="bold">{fact}</text>']
    for i, (group, (n, share)) in enumerate(groups.items()):
        middle, width = round(left + (i + 0.5) * step, 1), round(min(40, step * 0.6), 1)
        low, high = map(height, interval(n, share))
        parts.append(
            f'<rect x="{middle - width / 2:.1f}" y="{height(share)}" width="{width}" '
            f'height="{floor - height(share):.1f}" fill="{BAR}"/>'
            f'<path d="M{middle} {low}V{high}" stroke="{INK}"/>'
            f'<text x="{middle}" y="{floor + 16}" text-anchor="middle">{group.strip()}</text>'
            f'<text x="{middle}" y="{floor + 31}" text-anchor="middle" opacity=".6" font-size="10">{n}</text>'
        )
    parts.append(
        f'<path d="M{left} {floor}h{PANEL - 60}" stroke="{INK}"/>'
        f'<path d="M{left} {height(even)}h{PANEL - 60}" stroke="{EVEN}" stroke-dasharray="5 4"/>'
        f'<text x="{left - 4}" y="{height(even) + 4}" text-anchor="end" fill="{EVEN}">{even:.0%}</text>'
    )
    return "".join(parts)


# %% All of it
def look(path: Path) -> Path:
    """Print the table of a data set and draw its picture beside it."""
    found, columns = shares(path), pq.read_table(path, columns=["game", "players"])
    game, players, games = columns["game"][0].as_py(), columns["players"][0].as_py(), len(columns)
    print(f"{game}, {games} games\n{table(found)}\n")
    name = {"santiago": "Santiago", "canarias": "Islas Canarias"}[game]
    picture = path.with_name(f"what-wins-{game}.svg")
    picture.write_text(draw(found, f"{name}: what wins ({games} games)", players), "utf-8")
    return picture


if __name__ == "__main__":
    given = [Path(word) for word in sys.argv[1:] if word.endswith(".parquet")]
    for data in given or [simulate(Path(f"{game}.parquet"), game, 150) for game in ("santiago", "canarias")]:
        print(look(data))
