"""Flags that several commands share."""

import os
import sys
from collections.abc import Callable
from functools import wraps
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Annotated, Any

import typer

from macaronesia.locale import LANGUAGES


def spoken() -> str:
    """The language of this call: that of its own --lang, else the system's, else English."""
    words = sys.argv[1:]
    asked = [words[i + 1] for i in range(len(words) - 1) if words[i] == "--lang"]
    asked += [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    system = next(
        (os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), ""
    )
    return next((tongue for tongue in [*asked, system[:2]] if tongue in LANGUAGES), "en")


def _language(value: str) -> str:
    if not value:
        return spoken()
    if value not in LANGUAGES:
        raise typer.BadParameter(f"{value!r} is no language of ours; allowed: {', '.join(LANGUAGES)}")
    return value


GameName = Annotated[str, typer.Argument(metavar="GAME", help="santiago or canarias")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A record (.json) or a file of records (.jsonl).")]
GameNumber = Annotated[int, typer.Option("--game", min=0, help="Which game of the file, from 0.")]
Language = Annotated[str, typer.Option("--lang", callback=_language, help="de, en, es or hu.")]
Seed = Annotated[str | None, typer.Option("--seed", help="The same seed deals the same game.")]
Players = Annotated[int | None, typer.Option("--players", help="How many players.")]
Edition = Annotated[str | None, typer.Option("--edition", help="Santiago: amigo or trefl.")]
Palms = Annotated[bool | None, typer.Option("--palms/--no-palms", help="Santiago: with the three palms.")]
Money = Annotated[str | None, typer.Option("--money", help="Santiago: open or hidden.")]
Spring = Annotated[
    str | None, typer.Option("--spring", help="Santiago: interior, corner, edge, any, or a place such as C2.")
]
Box = Annotated[str | None, typer.Option("--box", help="Canarias: reconstruction, or a box file (.toml).")]
Islands = Annotated[str | None, typer.Option("--islands", help="Canarias: choose or random.")]


#: The options of the games; flags of the same name.
GAME_FLAGS = {
    "edition": Edition,
    "palms": Palms,
    "money": Money,
    "spring": Spring,
    "box": Box,
    "islands": Islands,
}
GameOptions = dict[str, Any]


def game_options(command: Callable[..., None]) -> Callable[..., None]:
    """The command with a flag for every option of the games in place of its parameter ``options``.

    It gets the options that were given; the others keep the game's own defaults.
    """
    parameters = list(signature(command).parameters.values())
    place = [parameter.name for parameter in parameters].index("options")
    parameters[place : place + 1] = [
        Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=kind)
        for name, kind in GAME_FLAGS.items()
    ]

    @wraps(command)
    def run(**words: Any) -> None:
        asked = {name: words.pop(name) for name in GAME_FLAGS}
        command(**words, options={name: value for name, value in asked.items() if value is not None})

    run.__signature__ = Signature(parameters)  # type: ignore[attr-defined]  # what Typer makes flags of
    return run
