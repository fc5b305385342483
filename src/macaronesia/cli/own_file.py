"""A command for every option that may be a file, such as ``macaronesia box``: check a file, or begin one."""

from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer

from macaronesia.cli.options import Language
from macaronesia.definition import FILE, GameDefinition, Option
from macaronesia.games import definitions
from macaronesia.locale import say


def file_commands() -> Iterator[tuple[str, Callable[..., None]]]:
    """The commands by name."""
    for game in definitions():
        for option in game.options:
            if option.also == FILE:
                yield option.name, _command(game, option)


def _command(game: GameDefinition, option: Option) -> Callable[..., None]:
    kind = option.name

    def command(
        file: Annotated[Path, typer.Argument(metavar="FILE", help=f"A {kind} file (.toml).")],
        copy: Annotated[
            bool, typer.Option("--copy", help=f"Write a copy of the shipped {kind} there, to start from.")
        ] = False,
        lang: Language = "",
    ) -> None:
        if copy:
            package, _, path = option.example.partition(":")
            shipped = files(package).joinpath(path).read_text("utf-8")
            with file.open("x", encoding="utf-8") as new:  # never over a file that somebody has written
                new.write(shipped)
            typer.echo(say(lang, f"own-{kind}-copied", file=str(file)))
            return
        assert option.load is not None, kind
        typer.echo(say(lang, f"own-{kind}-fine", file=str(file), name=option.load(str(file))["name"]))

    command.__doc__ = f"""Check a {kind} file of {game.title}, or begin one.

    Example: macaronesia {kind} --copy my-{kind}.toml
    """
    return command
