"""``macaronesia analyse``: what a bot thinks of every decision of a recorded game."""

import json
from pathlib import Path
from typing import Annotated

import typer

from macaronesia.bots import JUDGE
from macaronesia.cli.files import one_game
from macaronesia.cli.options import File, GameNumber, Language, bots_flag, whole_flag
from macaronesia.cli.output import counted, show


def analyse(
    file: File,
    game: GameNumber = 0,
    bot: Annotated[
        str, bots_flag("bot", "Who judges: greedy, search:ms=50, search:iterations=2000, ...")
    ] = JUDGE,
    top: Annotated[int, whole_flag("top", 0, None, "How many of the costliest moves.")] = 5,
    first: Annotated[int, whole_flag("from", 0, None, "From this move on, counted from 0.")] = 0,
    last: Annotated[int | None, whole_flag("to", 0, None, "Up to this move; default: the last.")] = None,
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

    played = one_game(file, game)
    decisions = analysed(played, bot, seed, first, last)
    stretch = played.history[first : None if last is None else last + 1]
    count = sum(isinstance(who, int) for who, _ in stretch)
    found = Analysis(played, bot, seed, list(counted(decisions, count)))
    if svg is not None:
        from macaronesia.analysis.graph import graph

        svg.write_text(graph(found, lang, top), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(found.as_json(top), ensure_ascii=False))
        return
    from macaronesia.analysis.text import report

    show(report(found, lang, top))
