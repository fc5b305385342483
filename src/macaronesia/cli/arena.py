"""``macaronesia arena``: a tournament of bots."""

import json
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from macaronesia.cli.options import (
    GameName,
    GameOptions,
    Language,
    Seed,
    bots_flag,
    game_options,
    whole_flag,
)
from macaronesia.cli.output import show


@game_options
def arena(
    game: GameName,
    bots: Annotated[
        str, bots_flag("bots", "One bot a seat, such as expert,greedy,greedy (see macaronesia bots).")
    ],
    games: Annotated[int, whole_flag("games", 1, None, "How many games, in whole deals.")] = 100,
    players: Annotated[int | None, whole_flag("players", 2, 5, "2 to 5: as many as bots are named.")] = None,
    seed: Seed = None,
    plot: Annotated[Path | None, typer.Option("--plot", help="Draw the win shares into this file.")] = None,
    out: Annotated[
        Path | None, typer.Option("--out", help="Write every game down here; go on with what is there.")
    ] = None,
    records: Annotated[bool, typer.Option("--records", help="With the games' records in that file.")] = False,
    workers: Annotated[
        int | None, whole_flag("workers", 1, 1024, "Processes, 1 to 1024; default: one a core.")
    ] = None,
    cluster: Annotated[bool, typer.Option("--cluster", help="Play on a Ray cluster (RAY_ADDRESS).")] = False,
    address: Annotated[
        str | None, typer.Option("--address", help="The cluster's address; local: start Ray here.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The figures as JSON.")] = False,
    *,
    options: GameOptions,
    lang: Language = "",
) -> None:
    """Let bots play a tournament, and tell who is better.

    Every deal is played from every seat; the win shares come with their 95 % intervals.

    Example: macaronesia arena santiago --bots expert,greedy,greedy,greedy --games 400 --plot arena.svg
    """
    from macaronesia.arena.journal import seed_in
    from macaronesia.arena.match import new_match, whole_deals
    from macaronesia.arena.report import as_json as machine
    from macaronesia.arena.report import report
    from macaronesia.arena.run import RunOptions, run
    from macaronesia.errors import BadOption, Phrase
    from macaronesia.locale import say

    entrants = [name.strip() for name in bots.split(",")]
    if not 2 <= len(entrants) <= 5 or (players is not None and len(entrants) != players):
        raise BadOption("arena-entrants", bots=bots, players=players or 0)
    if records and out is None:
        raise BadOption.value("records", records, Phrase("allowed-records"))
    if plot is not None:
        _check_writable(plot)
    if seed is None and out is not None:
        seed = seed_in(out)
    match = new_match(game, entrants, seed, **options)
    deals = whole_deals(games, match.players)
    played = deals * match.players
    if played != games:
        _note(say(lang, "arena-rounded", asked=games, players=match.players, games=played))
    where = address or os.environ.get("RAY_ADDRESS") or "local" if cluster or address else None
    with _progress() as progress, _interruptible():
        figures, finished = run(match, deals, RunOptions(workers, where, out, records), progress)
    if not finished:
        _note(say(lang, "arena-stopped", done=figures.games + figures.waiting, games=played))
        if out is not None:
            _note(say(lang, "arena-go-on"))
    if plot is not None and figures.rows:
        from macaronesia.arena.plot import draw

        plot.write_text(draw(figures, lang), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(machine(figures, finished), ensure_ascii=False))
    else:
        show(report(figures, lang))
        if seed is None:
            typer.echo(say(lang, "arena-seed", seed=match.seed))
    if not finished:
        raise typer.Exit(130)


def _check_writable(path: Path) -> None:
    """OSError before the first game if the file cannot be written; a new file is not left behind."""
    there = path.exists()
    path.open("a").close()
    if not there:
        path.unlink()


def _note(sentence: str) -> None:
    sys.stderr.write(sentence + "\n")


@contextmanager
def _progress() -> Iterator[Callable[[int, int], None]]:
    """A bar with the time left, on a terminal; what is done before the start does not count as speed."""
    if not sys.stderr.isatty():
        yield lambda _done, _games: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)

        def show(done: int, games: int) -> None:
            bar.update(task, completed=done, total=games)

        yield show


@contextmanager
def _interruptible() -> Iterator[None]:
    """SIGTERM acts like Ctrl-C: the games so far are kept, and their figures printed."""

    def end(_signal: int, _frame: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
