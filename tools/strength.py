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
from pathlib import Path

from against_openspiel import KEPT, SEARCHES, Terms
from matches import PEOPLE, SECTIONS, TIMES, TITLES, Entry, entries

from macaronesia.arena.journal import Journal
from macaronesia.arena.match import Match, whole_deals
from macaronesia.arena.pool import cores
from macaronesia.arena.run import Means, run
from macaronesia.arena.tally import Tally, mean, student, tally
from macaronesia.arena.verdict import Verdict

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "strength.md"


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


TIME_TEXT = (
    "In Islas Canarias the search finds most of what it can find against `greedy` in its first milliseconds;",
    "against better rivals more time still tells (above, `expert` against `hard`).",
)


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


PEOPLE_TEXT = (
    "Santiago (amigo); the winner's points when only experts play, and when only `normal:points=1` plays:",
    "the same appraisal, one move ahead, but each wants as many points as it can get and does not care who",
    "wins. Experts play to win, and what a rival loses is as good as a gain; the fewer rivals there are, the",
    "more so. People seem to be in between: with three players they build larger plantations together than",
    "experts let each other have.",
)


def people_table() -> list[str]:
    """What winners score when only experts play, and when all only want points."""
    lines = [
        "| players | games each | winner's mean | 95 % interval | people's games "
        "| only for points | 95 % interval |",
        "|---|---|---|---|---|---|---|",
    ]
    for experts, hoarders, low, high in PEOPLE:
        games, cells = _winners(experts)
        others = _winners(hoarders)[1]
        lines.append(f"| {experts.match().players} | {games} | {cells} | {low} to {high} | {others} |")
    return lines


def _winners(entry: Entry) -> tuple[int, str]:
    """How many games there are, and the winners' mean points with their interval."""
    found = played(entry)
    if found is None:
        return 0, "not played yet | "
    best = [max(game.scores) for game in found[1] if game.scores]
    middle = mean(best)
    half = 1.96 * math.sqrt(sum((x - middle) ** 2 for x in best) / (len(best) - 1) / len(best))
    return len(best), f"**{middle:.1f}** | {middle - half:.1f} – {middle + half:.1f}"


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
    lines += ["", "## More time helps", "", *TIME_TEXT, "", *time_table()]
    lines += ["", "## Scores like people's", "", *PEOPLE_TEXT, "", *people_table()]
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
