"""``macaronesia analyse``: what a bot thinks of every decision of a recorded game."""

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import typer

from macaronesia.bots import JUDGE
from macaronesia.cli.files import in_file, one_record
from macaronesia.cli.options import File, GameNumber, Language, complete_bots, whole


def analyse(
    file: File,
    game: GameNumber = 0,
    bot: Annotated[
        str,
        typer.Option(
            "--bot",
            help="Who judges: greedy, search:ms=50, search:iterations=2000, ...",
            autocompletion=complete_bots,
        ),
    ] = JUDGE,
    top: Annotated[
        int,
        typer.Option("--top", parser=whole("top", 0), metavar="N", help="How many of the costliest moves."),
    ] = 5,
    first: Annotated[
        int,
        typer.Option(
            "--from", parser=whole("from", 0), metavar="N", help="From this move on, counted from 0."
        ),
    ] = 0,
    last: Annotated[
        int | None,
        typer.Option("--to", parser=whole("to", 0), metavar="N", help="Up to this move; default: the last."),
    ] = None,
    seed: Annotated[str, typer.Option("--seed", help="The same seed thinks the same.")] = "0",
    as_json: Annotated[bool, typer.Option("--json", help="Every decision, as JSON.")] = False,
    svg: Annotated[Path | None, typer.Option("--svg", help="Draw the chances into this file.")] = None,
    lang: Language = "",
) -> None:
    """Judge every decision of a recorded game.

    Tells the chances, the better moves and the costliest moves. The bot knows at every move what the player
    to move could know then.

    Example: macaronesia analyse games.jsonl --game 3 --bot search:ms=50 --svg game.svg
    """
    from macaronesia.analysis import Analysis
    from macaronesia.analysis import analyse as analysed
    from macaronesia.errors import BadRecord
    from macaronesia.record import load

    record = one_record(file, game)
    try:
        played = load(record)
    except BadRecord as error:
        raise in_file(file, game, error) from None
    decisions = analysed(played, bot, seed, first, last)
    stretch = played.history[first : None if last is None else last + 1]
    count = sum(isinstance(who, int) for who, _ in stretch)
    found = Analysis(played, bot, seed, list(_progress(decisions, count)))
    if svg is not None:
        from macaronesia.analysis.graph import graph

        svg.write_text(graph(found, lang, top), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(found.as_json(top), ensure_ascii=False))
        return
    from rich.console import Console

    from macaronesia.analysis.text import report

    Console(width=None if sys.stdout.isatty() else 110, highlight=False).print(report(found, lang, top))


def _progress(decisions: Iterable[Any], count: int) -> Iterable[Any]:
    if not sys.stderr.isatty():
        return decisions
    from rich.console import Console
    from rich.progress import track

    return track(decisions, description="", total=count, console=Console(stderr=True), transient=True)
