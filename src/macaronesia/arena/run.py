"""A match from its first game to its figures: here or on a cluster, going on where it stopped."""

from collections.abc import Callable
from contextlib import closing, nullcontext
from dataclasses import dataclass, replace
from pathlib import Path

from macaronesia.arena.journal import Journal
from macaronesia.arena.match import Match
from macaronesia.arena.pool import Games, cores, play_here
from macaronesia.arena.tally import Tally, tally


@dataclass(frozen=True)
class Means:
    """Where a match is played, and what is kept of it."""

    workers: int | None = None  #: processes; None: one for every core
    cluster: str | None = None  #: the address of a Ray cluster, or "local"
    out: Path | None = None  #: the file that is written, and gone on with
    records: bool = False  #: whether the file gets every game's record


def run(
    match: Match,
    deals: int,
    means: Means | None = None,
    progress: Callable[[int, int], None] = lambda _done, _games: None,
) -> tuple[Tally, bool]:
    """The figures of so many deals, and whether all were played: Ctrl-C ends it early.

    ``progress`` is told how many games are done, of how many, at the start and after every game.
    """
    means = means or Means()
    games = deals * match.players
    with Journal(means.out, match) if means.out is not None else nullcontext() as journal:
        done = {
            number: verdict
            for number, verdict in (journal.verdicts if journal else {}).items()
            if number < games
        }
        progress(len(done), games)
        try:
            with closing(_play(match, [n for n in range(games) if n not in done], means)) as verdicts:
                for verdict in verdicts:
                    if journal is not None:
                        journal.add(verdict)
                    # A long match must not fill the memory with its records.
                    done[verdict.number] = replace(verdict, record=None)
                    progress(len(done), games)
        except KeyboardInterrupt:
            pass
    return tally(match, done.values()), len(done) == games


def _play(match: Match, numbers: list[int], means: Means) -> Games:
    """The verdicts on these games, in the order in which they end."""
    if not numbers:
        return
    if means.cluster is None:
        yield from play_here(match, numbers, means.workers or cores(), means.records)
        return
    from macaronesia.arena.cluster import play_there  # noqa: PLC0415 - Ray is large, and seldom installed

    yield from play_there(match, numbers, means.cluster, means.workers, means.records)
