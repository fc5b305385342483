"""Flags that several commands share."""

import sys
from collections.abc import Callable
from functools import wraps
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Annotated, Any

import typer

from macaronesia.errors import BadOption, Refusal, shown
from macaronesia.locale import LANGUAGES, system_language


class WrongUse(Exception):
    """A value that an option cannot have; of a ValueError Typer would make a text of its own."""

    def __init__(self, reason: Refusal) -> None:
        self.reason = reason


def spoken() -> str:
    """The language of this call: that of its own --lang, else the system's, else English."""
    words = sys.argv[1:]
    asked = [words[i + 1] for i in range(len(words) - 1) if words[i] == "--lang"]
    asked += [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    return next((tongue for tongue in asked if tongue in LANGUAGES), system_language())


def _language(value: str) -> str:
    if not value:
        return spoken()
    if value not in LANGUAGES:
        raise WrongUse(BadOption.value("lang", value, LANGUAGES))
    return value


def whole(option: str, least: int, most: int | None = None) -> Callable[[object], int]:
    """Reads a whole number; WrongUse names the option, the value and what is allowed."""

    def read(text: object) -> int:
        digits = str(text)
        if digits.isascii() and digits.removeprefix("-").isdigit() and len(digits) < 20:
            number = int(digits)
            if least <= number and (most is None or number <= most):
                return number
        code = "whole-from" if most is None else "whole-range"
        allowed = Refusal(code, least=str(least), most=str(most))  # as texts: a port has no separators
        raise WrongUse(BadOption("bad-option", option=option, value=shown(text), allowed=allowed))

    return read


def one_of(*values: str) -> Callable[[str], list[str]]:
    """Completes a word for the shell's Tab key."""
    return lambda incomplete: [value for value in values if value.startswith(incomplete)]


def complete_bots(incomplete: str) -> list[str]:
    """Completes the last of several bots."""
    from macaronesia.bots import BOTS

    before, comma, last = incomplete.rpartition(",")
    return [before + comma + name for name in BOTS if name.startswith(last)]


_GAME: Any = typer.Argument(
    metavar="GAME", help="santiago or canarias", autocompletion=one_of("santiago", "canarias")
)
GameName = Annotated[str, _GAME]
OptionalGame = Annotated[str | None, _GAME]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A record (.json) or a file of records (.jsonl).")]
GameNumber = Annotated[
    int, typer.Option("--game", parser=whole("game", 0), metavar="N", help="Which game of the file, from 0.")
]
Ply = Annotated[
    int | None,
    typer.Option(
        "--ply", parser=whole("ply", 0), metavar="N", help="After so many moves; default: at the end."
    ),
]
Language = Annotated[
    str,
    typer.Option("--lang", callback=_language, help="de, en, es or hu.", autocompletion=one_of(*LANGUAGES)),
]
Seed = Annotated[str | None, typer.Option("--seed", help="The same seed deals the same game.")]
Edition = Annotated[
    str | None,
    typer.Option("--edition", help="Santiago: amigo or trefl.", autocompletion=one_of("amigo", "trefl")),
]
Palms = Annotated[
    str | None,
    typer.Option(
        "--palms",
        metavar="[on|off|SQUARES]",
        help="Santiago: with the three palms (--palms), without (--no-palms), or on these squares, such as "
        "a1,d6,h3 (with one place as --spring).",
    ),
]
Money = Annotated[
    str | None,
    typer.Option("--money", help="Santiago: open or hidden.", autocompletion=one_of("open", "hidden")),
]
Spring = Annotated[
    str | None,
    typer.Option(
        "--spring",
        help="Santiago: interior, corner, edge, any, or a place such as C2.",
        autocompletion=one_of("interior", "corner", "edge", "any"),
    ),
]
Overseer = Annotated[
    str | None, typer.Option("--overseer", help="Santiago: who is overseer first: lot, or a seat from 0.")
]
Box = Annotated[str | None, typer.Option("--box", help="Canarias: reconstruction, or a box file (.toml).")]
Islands = Annotated[
    str | None,
    typer.Option("--islands", help="Canarias: choose or random.", autocompletion=one_of("choose", "random")),
]
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
