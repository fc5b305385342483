"""``macaronesia box``: a box of one's own for Islas Canarias."""

from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer

from macaronesia.cli.options import Language
from macaronesia.locale import say


def box(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A box file (.toml).")],
    copy: Annotated[
        bool, typer.Option("--copy", help="Write a copy of the shipped box there, to start from.")
    ] = False,
    lang: Language = "",
) -> None:
    """Check a box file of Islas Canarias, or begin one.

    Example: macaronesia box --copy my-box.toml
    """
    from macaronesia.canarias.box import SHIPPED, load_box

    if copy:
        shipped = files("macaronesia.canarias").joinpath(f"boxes/{SHIPPED}.toml").read_text("utf-8")
        with file.open("x", encoding="utf-8") as new:  # never over a box that somebody has written
            new.write(shipped)
        typer.echo(say(lang, "own-box-copied", file=str(file)))
        return
    name = load_box(file).name
    typer.echo(say(lang, "own-box-fine", file=str(file), name=name))
