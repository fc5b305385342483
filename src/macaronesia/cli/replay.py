"""``macaronesia replay``: check a record and show the position."""

import json
from pathlib import Path
from typing import Annotated

import typer

from macaronesia.cli.files import one_game
from macaronesia.cli.options import File, GameNumber, Language, Ply
from macaronesia.cli.output import Narrator


def replay(
    file: File,
    game: GameNumber = 0,
    ply: Ply = None,
    as_json: Annotated[bool, typer.Option("--json", help="The position as JSON.")] = False,
    svg: Annotated[Path | None, typer.Option("--svg", help="Draw the position into this file.")] = None,
    lang: Language = "",
) -> None:
    """Check a record and show a position of it.

    The position is that at the end, or after N moves.

    Example: macaronesia replay games.jsonl --game 3 --ply 40
    """
    shown = one_game(file, game, ply)
    if svg is not None:
        svg.write_text(shown._repr_svg_(), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(shown.position(), ensure_ascii=False))
        return
    typer.echo(shown.rules.board_text(shown.position(), shown.names, lang))
    narrator = Narrator(lang, shown)
    if shown.history:
        who, text = shown.history[-1]
        typer.echo(f"\n{narrator.name(who)}: {text}")
    if shown.over:
        typer.echo(narrator.result(shown))
