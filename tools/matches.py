"""The matches of docs/strength.md: who plays whom, with which options, how many games."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from against_openspiel import KEPT, SEARCHES, Terms

from macaronesia.arena.match import Match, new_match

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
        Entry(f"{game}-{upper}-{lower}", game, _against(upper, lower, 4), options, 0.25, games)
        for game, options, games in (("santiago", AMIGO, 200), ("canarias", {}, 400))
        for lower, upper in (("easy", "normal"), ("normal", "hard"), ("hard", "expert"))
    ],
}


def _timed(game: str, options: dict[str, Any], games: int, ms: int) -> Entry:
    bots = _against(f"search:ms={ms}", "greedy", 4)
    return Entry(f"{game}-search-{ms}", game, bots, options, games=games)


#: The same rivals and deals for a bot and for the same bot with four times the time.
TIMES: list[tuple[Entry, Entry]] = [
    (_timed(game, options, games, ms), _timed(game, options, games, 4 * ms))
    for game, options, games, ms in (
        ("santiago", AMIGO, 400, 5),
        ("canarias", {}, 800, 2),
        ("canarias", {}, 800, 10),
    )
]
#: Experts among themselves, and players who only want points; and the winners' mean as session reports of
#: people's games have it.
PEOPLE: list[tuple[Entry, Entry, int, int]] = [
    (
        Entry(f"santiago-experts-{n}", "santiago", ",".join(["expert"] * n), AMIGO, games=games),
        Entry(f"santiago-points-{n}", "santiago", ",".join(["normal:points=1"] * n), AMIGO, games=games),
        low,
        high,
    )
    for n, low, high, games in ((5, 40, 75, 200), (4, 60, 100, 200), (3, 85, 140, 201))
]
#: What OpenSpiel thinks about an action, in seconds.
SECONDS = 2.0
#: The trial of OpenSpiel's searches, the match against the better one, and the win share it must reach.
OPENSPIEL: list[tuple[Terms, float]] = [
    (Terms(game, SECONDS, rival), aim if rival else 0.0)
    for game, aim in (("santiago", 0.75), ("canarias", 0.60))
    for rival in ("", *SEARCHES)
]


def entries() -> list[Entry]:
    """All matches, the quick and the important ones first."""
    return [
        *(entry for section in SECTIONS.values() for entry in section),
        *(entry for pair in TIMES for entry in pair),
        *(entry for experts, hoarders, _, _ in PEOPLE for entry in (hoarders, experts)),
    ]
