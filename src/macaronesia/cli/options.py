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
Palms = Annotated[
    str | None,
    typer.Option(
        "--palms",
        metavar="[on|off|SQUARES]",
        help="Santiago: with the three palms (--palms), without (--no-palms), or on these squares, such as "
        "a1,d6,h3 (with one place as --spring).",
    ),
]
Money = Annotated[str | None, typer.Option("--money", help="Santiago: open or hidden.")]
Spring = Annotated[
    str | None, typer.Option("--spring", help="Santiago: interior, corner, edge, any, or a place such as C2.")
]
Overseer = Annotated[
    str | None, typer.Option("--overseer", help="Santiago: who is overseer first: lot, or a seat from 0.")
]
Box = Annotated[str | None, typer.Option("--box", help="Canarias: reconstruction, or a box file (.toml).")]
Islands = Annotated[str | None, typer.Option("--islands", help="Canarias: choose or random.")]
Starter = Annotated[
    str | None, typer.Option("--starter", help="Canarias: who starts: lot, or a seat from 0.")
]


#: The options of the games; flags of the same name.
GAME_FLAGS = {
    "edition": Edition,
    "palms": Palms,
    "money": Money,
    "spring": Spring,
    "overseer": Overseer,
    "box": Box,
    "islands": Islands,
    "starter": Starter,
}
GameOptions = dict[str, Any]


def palms_spelt_out(words: list[str]) -> list[str]:
    """The words of a command with ``--palms`` alone as ``--palms=on`` and ``--no-palms`` as ``--palms=off``.

    Typer has no flag whose value may be left out. What has a comma or a digit cannot be another word of a
    command that has this flag (they are names of games), so it is meant as squares.
    """
    spelt = []
    for word, following in zip(words, [*words[1:], ""], strict=False):
        alone = word == "--palms" and not (
            following in ("on", "off") or any(letter in ",0123456789" for letter in following)
        )
        spelt.append("--palms=on" if alone else "--palms=off" if word == "--no-palms" else word)
    return spelt


def as_option(name: str, text: str) -> Any:
    """The value of a game's option that a flag's text means."""
    if name == "palms":
        return {"on": True, "off": False}.get(text, text.split(","))
    if name in ("overseer", "starter") and text.isdecimal() and len(text) < 10:
        return int(text)
    return text


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
        given = {name: as_option(name, text) for name, text in asked.items() if text is not None}
        command(**words, options=given)

    run.__signature__ = Signature(parameters)  # type: ignore[attr-defined]  # what Typer makes flags of
    return run
