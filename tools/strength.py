"""How strong the bots are: the matches of docs/strength.md, played by the arena.

    python tools/strength.py                 plays what is not played yet, and writes the page
    python tools/strength.py --only NAME ... some of the matches
    python tools/strength.py --page          writes the page from what has been played

Every finished game is kept in .strength/, so that it can be stopped at any time and goes on from there; a
finished match changes its own figures in docs/strength.json, from which the page is written.
"""

import argparse
import sys
from pathlib import Path

import figures
from against_openspiel import KEPT
from figures import Figures
from matches import OPENSPIEL, PEOPLE, SECTIONS, TIMES, TITLES, Entry, entries

from macaronesia.arena.match import whole_deals
from macaronesia.arena.run import RunOptions, run

PAGE = Path(__file__).parent.parent / "docs" / "strength.md"


def play(entry: Entry) -> None:
    """Play what is missing of a match."""
    match = entry.match()
    shown = -1

    def progress(done: int, games: int) -> None:
        nonlocal shown
        if done * 10 // games > shown:
            shown = done * 10 // games
            print(f"{entry.name}: {done}/{games}", flush=True)

    _, finished = run(match, whole_deals(entry.games, match.players), RunOptions(out=entry.file), progress)
    if not finished:
        sys.exit(130)


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


def share_table(rows: list[Entry], kept: dict[str, Figures]) -> list[str]:
    """The table of a section."""
    lines = [
        "| game | who | games | even | win share | 95 % interval | wanted | mean points | ms a move |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for entry in rows:
        even = 1 / len(entry.bots.split(","))
        wanted = (
            "" if not entry.aim else "more than even" if entry.aim <= even else f"at least {entry.aim:.0%}"
        )
        lines.append(f"| {described(entry)} | " + "not played yet | | | | | | |")
        if one := kept.get(entry.name):
            lines[-1] = (
                f"| {described(entry)} | {one['games']} | {percent(even)} | {share_cells(one)} "
                f"| {wanted} | {one['points']} | {one['ms']} |"
            )
    return lines


def share_cells(one: Figures) -> str:
    """A win share and its interval."""
    low, high = one["interval"]
    return f"**{percent(one['share'])}** | {100 * low:.1f} – {percent(high)}"


TIME_TEXT = (
    "In Islas Canarias the search finds most of what it can find against `greedy` in its first milliseconds;",
    "against better rivals more time still tells (above, `expert` against `hard`).",
)


def time_table(kept: dict[str, Figures]) -> list[str]:
    """Four times the time, deal by deal."""
    lines = [
        "| game | games each | share | with four times the time | gain, deal by deal | 95 % interval |",
        "|---|---|---|---|---|---|",
    ]
    for short, long in TIMES:
        who = described(short).replace(" | ", ", ")
        lines.append(f"| {who} | not played yet | | | | |")
        if gain := kept.get(f"{long.name} over {short.name}"):
            low, high = gain["interval"]
            lines[-1] = (
                f"| {who} | {kept[short.name]['games']} | {percent(kept[short.name]['share'])} "
                f"| {percent(kept[long.name]['share'])} | **{100 * gain['gain']:+.1f} %** "
                f"| {100 * low:+.1f} – {100 * high:+.1f} % |"
            )
    return lines


PEOPLE_TEXT = (
    "Santiago (amigo); the winner's points when only experts play, and when only `normal:points=1` plays:",
    "the same evaluation, one move ahead, but each wants as many points as it can get and does not care who",
    "wins. Experts play to win, and what a rival loses is as good as a gain; the fewer rivals there are, the",
    "more so. People seem to be in between: with three players they build larger plantations together than",
    "experts let each other have.",
)


def people_table(kept: dict[str, Figures]) -> list[str]:
    """What winners score when only experts play, and when all only want points."""
    lines = [
        "| players | games each | winner's mean | 95 % interval | people's games "
        "| only for points | 95 % interval |",
        "|---|---|---|---|---|---|---|",
    ]
    for experts, hoarders, low, high in PEOPLE:
        both = (kept.get(experts.name), kept.get(hoarders.name))
        cells = [
            f"**{one['winner']}** | {one['winner_interval'][0]} – {one['winner_interval'][1]}"
            if one
            else "not played yet | "
            for one in both
        ]
        players = len(experts.bots.split(","))
        lines.append(f"| {players} | {experts.games} | {cells[0]} | {low} to {high} | {cells[1]} |")
    return lines


OPENSPIEL_TEXT = (
    "Two players (Santiago: Trefl), by `make openspiel`. The expert thinks 0.2 s about a move, OpenSpiel",
    "2 s about every action with a choice, of which a move has up to five; its MCTS sees the whole",
    "position, other hands and secret bids too; its random games are run by our compiled kernel, ten times",
    "as many as its own evaluators manage. The better of its two searches in a trial is the opponent.",
)


def openspiel_table(kept: dict[str, Figures]) -> list[str]:
    """The expert against the better search of OpenSpiel, and the trial that showed which one that is."""
    lines = [
        "| game | who | games | win share | 95 % interval | wanted |",
        "|---|---|---|---|---|---|",
    ]
    for terms, aim in OPENSPIEL:
        if one := kept.get(terms.name):
            who = " against ".join(f"`{name}`" for name in terms.match.bots)
            wanted = f"at least {aim:.0%}" if aim else ""
            lines.append(f"| {TITLES[terms.game]} | {who} | {one['games']} | {share_cells(one)} | {wanted} |")
    return lines


def page() -> str:
    """docs/strength.md."""
    kept = figures.kept()
    lines = [
        "# How strong the bots are",
        "",
        "Made by `make strength`: every match below is played by `macaronesia arena` on duplicate deals",
        "(each deal once from every seat), a shared win counted in parts, intervals over deals",
        "(docs/arena.md). A bot thinks on one core. Played on",
        f"{' and on '.join(sorted({one['machine'] for one in kept.values()}))}.",
        "Bots with a time budget find a little more on a faster machine.",
    ]
    for title, rows in SECTIONS.items():
        lines += ["", f"## {title}", "", *share_table(rows, kept)]
    lines += ["", "## More time helps", "", *TIME_TEXT, "", *time_table(kept)]
    lines += ["", "## Scores like people's", "", *PEOPLE_TEXT, "", *people_table(kept)]
    lines += ["", "## Against OpenSpiel", "", *OPENSPIEL_TEXT, "", *openspiel_table(kept)]
    return "\n".join(lines) + "\n"


def write() -> None:
    """Figures of what is on this machine, and the page from all there are."""
    figures.keep(figures.of_what_is_here())
    PAGE.write_text(page(), encoding="utf-8")


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
            write()
    write()


if __name__ == "__main__":
    main()
