"""How strong the bots are: the matches of docs/strength.md, played by the arena.

    python tools/strength.py                 plays what is not played yet, and writes the page
    python tools/strength.py --only NAME ... some of the matches
    python tools/strength.py --page          writes the page from what has been played

Every finished game is kept in .strength/, so that it can be stopped at any time and goes on from there.
"""

import argparse
import math
import platform
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from against_openspiel import KEPT, SEARCHES, Terms

from macaronesia.arena.journal import Journal
from macaronesia.arena.match import Match, new_match, whole_deals
from macaronesia.arena.pool import cores
from macaronesia.arena.run import Means, run
from macaronesia.arena.tally import Tally, mean, student, tally
from macaronesia.arena.verdict import Verdict

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "strength.md"

TITLES = {"santiago": "Santiago", "canarias": "Islas Canarias"}

AMIGO = {"edition": "amigo", "palms": False}


@dataclass(frozen=True)
class Entry:
    """A match of the page: the first bot is the one that is measured."""

    name: str
    game: str
    bots: str
    options: dict[str, Any] = field(default_factory=dict)
    aim: float = 0.0  #: the win share it must reach; 0: only reported
    games: int = 200

    def match(self) -> Match:
        """As the arena knows it."""
        return new_match(self.game, self.bots.split(","), "strength", **self.options)

    @property
    def file(self) -> Path:
        """Where its games are kept."""
        return KEPT / f"{self.name}.jsonl"


def _against(bot: str, rival: str, players: int) -> str:
    return ",".join([bot] + [rival] * (players - 1))


SECTIONS: dict[str, list[Entry]] = {
    "Against random": [
        Entry("santiago-greedy-random", "santiago", _against("greedy", "random", 4), AMIGO, 0.99),
        Entry("canarias-greedy-random", "canarias", _against("greedy", "random", 4), {}, 0.85),
    ],
    "Expert against greedy": [
        Entry("santiago-expert-4", "santiago", _against("expert", "greedy", 4), AMIGO, 0.65),
        Entry("canarias-expert-4", "canarias", _against("expert", "greedy", 4), {}, 0.45),
        Entry("santiago-expert-2", "santiago", _against("expert", "greedy", 2), {}, 0.80),
        Entry("canarias-expert-2", "canarias", _against("expert", "greedy", 2), {}, 0.65),
        Entry("santiago-expert-3", "santiago", _against("expert", "greedy", 3), AMIGO, games=201),
        Entry("santiago-expert-5", "santiago", _against("expert", "greedy", 5), AMIGO),
        Entry("canarias-expert-3", "canarias", _against("expert", "greedy", 3), games=201),
        Entry("canarias-expert-5", "canarias", _against("expert", "greedy", 5)),
        Entry("santiago-expert-palms", "santiago", _against("expert", "greedy", 4), AMIGO | {"palms": True}),
        Entry("santiago-expert-trefl", "santiago", _against("expert", "greedy", 4), {"edition": "trefl"}),
    ],
    "Level by level": [
        Entry(f"{game}-{upper}-{lower}", game, _against(upper, lower, 4), options, 0.25)
        for game, options in (("santiago", AMIGO), ("canarias", {}))
        for lower, upper in (("easy", "normal"), ("normal", "hard"), ("hard", "expert"))
    ],
}
#: The same rivals and deals for a bot and for the same bot with four times the time.
TIMES: list[tuple[Entry, Entry]] = [
    (
        Entry(f"{game}-search-{ms}", game, _against(f"search:ms={ms}", "greedy", 4), options, games=games),
        Entry(
            f"{game}-search-{4 * ms}",
            game,
            _against(f"search:ms={4 * ms}", "greedy", 4),
            options,
            games=games,
        ),
    )
    for game, options, ms, games in (("santiago", AMIGO, 5, 400), ("canarias", {}, 10, 800))
]
#: Experts among themselves: players, and the winners' mean as session reports of people's games have it.
PEOPLE: list[tuple[Entry, int, int]] = [
    (Entry(f"santiago-experts-{n}", "santiago", ",".join(["expert"] * n), AMIGO, games=games), low, high)
    for n, low, high, games in ((5, 40, 75, 200), (4, 60, 100, 200), (3, 85, 140, 201))
]


def entries() -> list[Entry]:
    """All matches, the quick and the important ones first."""
    return [
        *(entry for section in SECTIONS.values() for entry in section),
        *(entry for pair in TIMES for entry in pair),
        *(entry for entry, _, _ in PEOPLE),
    ]


def play(entry: Entry) -> None:
    """Play what is missing of a match."""
    match = entry.match()
    shown = -1

    def progress(done: int, games: int) -> None:
        nonlocal shown
        if done * 10 // games > shown:
            shown = done * 10 // games
            print(f"{entry.name}: {done}/{games}", flush=True)

    _, finished = run(match, whole_deals(entry.games, match.players), Means(out=entry.file), progress)
    if not finished:
        sys.exit(130)


def played(entry: Entry) -> tuple[Tally, list[Verdict]] | None:
    """The figures of a match, and its games; None if no deal was played."""
    if not entry.file.exists():
        return None
    match = entry.match()
    with Journal(entry.file, match) as journal:
        games = sorted(journal.verdicts.values(), key=lambda verdict: verdict.number)
    figures = tally(match, games)
    return (figures, games) if figures.rows else None


def percent(share: float) -> str:
    """A share as the page shows it."""
    return f"{100 * share:.1f} %"


def described(entry: Entry) -> str:
    """Who plays whom, in words."""
    first, *others = entry.bots.split(",")
    kinds = [
        word for word in (entry.options.get("edition"), "palms" if entry.options.get("palms") else "") if word
    ]
    rivals = f"{len(others)} x `{others[0]}`" if len(others) > 1 else f"`{others[0]}`"
    return (
        f"{TITLES[entry.game]}{' (' + ', '.join(kinds) + ')' if kinds else ''} | `{first}` against {rivals}"
    )


def share_table(rows: list[Entry]) -> list[str]:
    """The table of a section."""
    lines = [
        "| game | who | games | even | win share | 95 % interval | wanted | mean points | ms a move |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for entry in rows:
        found = played(entry)
        if found is None:
            lines.append(f"| {described(entry)} | not played yet | | | | | | |")
            continue
        figures, _ = found
        row = next(row for row in figures.rows if row.name == figures.match.bots[0])
        even = 1 / figures.match.players
        wanted = (
            "" if not entry.aim else "more than even" if entry.aim <= even else f"at least {entry.aim:.0%}"
        )
        lines.append(
            f"| {described(entry)} | {figures.games} | {percent(even)} | **{percent(row.share)}** "
            f"| {100 * row.low:.1f} – {percent(row.high)} | {wanted} | {row.score:.1f} | {row.ms:.1f} |"
        )
    return lines


def time_table() -> list[str]:
    """Four times the time, deal by deal."""
    lines = [
        "| game | games each | share | with four times the time | gain, deal by deal | 95 % interval |",
        "|---|---|---|---|---|---|",
    ]
    for short, long in TIMES:
        both = [played(short), played(long)]
        if None in both:
            lines.append(f"| {described(short).replace(' | ', ', ')} | not played yet | | | | |")
            continue
        shares = [_deal_shares(figures.match, games) for figures, games in both if figures]  # type: ignore[misc]
        gains = [shares[1][deal] - shares[0][deal] for deal in sorted(shares[0].keys() & shares[1].keys())]
        middle = mean(gains)
        half = student(len(gains) - 1) * math.sqrt(
            sum((gain - middle) ** 2 for gain in gains) / (len(gains) - 1) / len(gains)
        )
        lines.append(
            f"| {described(short).replace(' | ', ', ')} | {len(gains) * short.match().players} "
            f"| {percent(mean(list(shares[0].values())))} | {percent(mean(list(shares[1].values())))} "
            f"| **{100 * middle:+.1f} %** | {100 * (middle - half):+.1f} – {100 * (middle + half):+.1f} % |"
        )
    return lines


def _deal_shares(match: Match, games: list[Verdict]) -> dict[int, float]:
    """For every whole deal, what the first bot won of its games."""
    deals: dict[int, list[float]] = {}
    for game in games:
        deals.setdefault(match.deal(game.number), []).append(game.shares[game.seats.index(0)])
    return {deal: mean(shares) for deal, shares in deals.items() if len(shares) == match.players}


def people_table() -> list[str]:
    """What winners score when only experts play."""
    lines = ["| players | games | winner's mean | 95 % interval | people's games |", "|---|---|---|---|---|"]
    for entry, low, high in PEOPLE:
        found = played(entry)
        if found is None:
            lines.append(f"| {len(entry.bots.split(','))} | not played yet | | | {low} to {high} |")
            continue
        best = [max(game.scores) for game in found[1] if game.scores]
        middle = mean(best)
        half = 1.96 * math.sqrt(sum((x - middle) ** 2 for x in best) / (len(best) - 1) / len(best))
        lines.append(
            f"| {found[0].match.players} | {len(best)} | **{middle:.1f}** "
            f"| {middle - half:.1f} – {middle + half:.1f} | {low} to {high} |"
        )
    return lines


#: What OpenSpiel thinks about an action, in seconds.
SECONDS = 2.0
OPENSPIEL = (
    "Two players (Santiago: Trefl), by `make openspiel`. The expert thinks 0.2 s about a move, OpenSpiel",
    "2 s about every action with a choice, of which a move has up to five; its MCTS sees the whole",
    "position, other hands and secret bids too; its random games are run by our compiled kernel, ten times",
    "as many as its own evaluators manage. The better of its two searches in a trial is the opponent.",
)


def openspiel_table() -> list[str]:
    """The expert against the better search of OpenSpiel, and the trial that showed which one that is."""
    lines = [
        "| game | who | games | win share | 95 % interval | wanted |",
        "|---|---|---|---|---|---|",
    ]
    for game, wanted in (("santiago", "at least 75%"), ("canarias", "at least 60%")):
        for rival in ("", *SEARCHES):
            terms = Terms(game, SECONDS, rival)
            if not terms.file.exists():
                continue
            with Journal(terms.file, terms.match) as journal:
                figures = tally(terms.match, journal.verdicts.values())
            row = next(row for row in figures.rows if row.name == terms.match.bots[0])
            who = " against ".join(f"`{name}`" for name in terms.match.bots)
            lines.append(
                f"| {TITLES[game]} | {who} | {figures.games} | **{percent(row.share)}** "
                f"| {100 * row.low:.1f} – {percent(row.high)} | {wanted if rival else ''} |"
            )
    return lines


def page() -> str:
    """docs/strength.md."""
    lines = [
        "# How strong the bots are",
        "",
        "Made by `make strength`: every match below is played by `macaronesia arena` on duplicate deals",
        "(each deal once from every seat), a shared win counted in parts, intervals over deals",
        "(docs/arena.md). A bot thinks on one core; this page was made on",
        f"{cores()} cores of {_processor()}.",
        "Bots with a time budget find a little more on a faster machine.",
    ]
    for title, rows in SECTIONS.items():
        lines += ["", f"## {title}", "", *share_table(rows)]
    lines += ["", "## More time helps", "", *time_table()]
    lines += ["", "## Scores like people's", ""]
    lines += ["Santiago (amigo), experts only; the winner's points.", "", *people_table()]
    lines += ["", "## Against OpenSpiel", "", *OPENSPIEL, "", *openspiel_table()]
    return "\n".join(lines) + "\n"


def _processor() -> str:
    for line in Path("/proc/cpuinfo").read_text().splitlines() if Path("/proc/cpuinfo").exists() else []:
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def main() -> None:
    """Play, then write the page."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", nargs="*", help="names of matches, such as santiago-expert-4")
    parser.add_argument("--page", action="store_true", help="play nothing")
    parser.add_argument("--list", action="store_true", help="show the names")
    asked = parser.parse_args()
    if asked.list:
        print("\n".join(entry.name for entry in entries()))
        return
    KEPT.mkdir(exist_ok=True)
    for entry in [] if asked.page else entries():
        if not asked.only or entry.name in asked.only:
            play(entry)
            PAGE.write_text(page(), encoding="utf-8")
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
