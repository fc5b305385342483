"""Flags that several commands share, and the group that finds the commands."""

import sys
from collections.abc import Callable
from functools import wraps
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from macaronesia.definition import SEAT, SQUARES, Option
from macaronesia.errors import BadOption, Refusal, shown
from macaronesia.games import definition, definitions, game_names
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


def whole_flag(flag: str, least: int, most: int | None, meaning: str) -> Any:
    """The flag ``--flag N`` with a whole number."""
    return typer.Option(f"--{flag}", parser=whole(flag, least, most), metavar="N", help=meaning)


def one_of(*values: str) -> Callable[[str], list[str]]:
    """Completes a word for the shell's Tab key."""
    return lambda incomplete: [value for value in values if value.startswith(incomplete)]


def usual_players(game: str, count: int) -> int:
    """So many players, or as many as can play the game."""
    fewest, most = definition(game).players if game in game_names() else (count, count)
    return min(max(count, fewest), most)


def complete_bots(incomplete: str) -> list[str]:
    """Completes the last of several bots."""
    from macaronesia.bots import BOTS

    before, comma, last = incomplete.rpartition(",")
    return [before + comma + name for name in BOTS if name.startswith(last)]


def bots_flag(flag: str, meaning: str) -> Any:
    """A flag that names bots."""
    return typer.Option(f"--{flag}", help=meaning, autocompletion=complete_bots)


_GAME: Any = typer.Argument(
    metavar="GAME", help=" or ".join(game_names()), autocompletion=one_of(*game_names())
)
GameName = Annotated[str, _GAME]
OptionalGame = Annotated[str | None, _GAME]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A record (.json) or a file of records (.jsonl).")]
GameNumber = Annotated[int, whole_flag("game", 0, None, "Which game of the file, from 0.")]
Ply = Annotated[int | None, whole_flag("ply", 0, None, "After so many moves; default: at the end.")]
Language = Annotated[
    str,
    typer.Option("--lang", callback=_language, help="de, en, es or hu.", autocompletion=one_of(*LANGUAGES)),
]
Seed = Annotated[str | None, typer.Option("--seed", help="The same seed deals the same game.")]
GameOptions = dict[str, Any]


def _values(option: Option) -> dict[str, Any]:
    """The values of an option by the words for them."""
    if option.is_switch:
        return {"on": True, "off": False}
    return {str(value): value for value in option.values}


def _flag(name: str) -> Any:
    """The flag for the options of this name, whichever games have one."""
    having = [(game.title, option) for game in definitions() if (option := game.option(name)) is not None]
    values = dict.fromkeys(value for _, option in having for value in _values(option))
    squares = "|SQUARES" if any(option.also == SQUARES for _, option in having) else ""
    return typer.Option(
        f"--{name.replace('_', '-')}",
        help=" ".join(f"{title}: {option.help}." for title, option in having),
        metavar=f"[on|off{squares}]" if having[0][1].is_switch else None,
        autocompletion=one_of(*values),
    )


_OPTIONS = [option for game in definitions() for option in game.options]
#: The options of the games; flags of the same name.
GAME_FLAGS = {option.name: _flag(option.name) for option in _OPTIONS}
#: Those that are on or off, and whether they may be a list of squares too.
_SWITCHES = {
    f"--{option.name.replace('_', '-')}": option.also == SQUARES for option in _OPTIONS if option.is_switch
}


def switches_spelt_out(words: list[str]) -> list[str]:
    """The words of a command with ``--palms`` alone as ``--palms=on`` and ``--no-palms`` as ``--palms=off``.

    Typer has no flag whose value may be left out. What has a comma or a digit cannot be another word of a
    command that has this flag (they are names of games), so it is meant as squares.
    """
    spelt = []
    for word, following in zip(words, [*words[1:], ""], strict=False):
        flag = word.replace("--no-", "--", 1)
        if flag in _SWITCHES and flag != word:
            spelt.append(f"{flag}=off")
        elif flag in _SWITCHES:
            squares = _SWITCHES[flag] and any(letter in ",0123456789" for letter in following)
            spelt.append(flag if squares or following in ("on", "off") else f"{flag}=on")
        else:
            spelt.append(word)
    return spelt


def as_option(option: Option, text: str) -> Any:
    """The value of a game's option that a flag's text means."""
    if text in _values(option):
        return _values(option)[text]
    if option.also == SQUARES:
        return text.split(",")
    return int(text) if option.also == SEAT and text.isdecimal() and len(text) < 10 else text


def game_options(command: Callable[..., None]) -> Callable[..., None]:
    """The command with a flag for every option of the games in place of its parameter ``options``.

    It gets the options that were given; the others keep the game's own defaults.
    """
    parameters = list(signature(command).parameters.values())
    place = [parameter.name for parameter in parameters].index("options")
    parameters[place : place + 1] = [
        Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[str | None, flag])
        for name, flag in GAME_FLAGS.items()
    ]

    @wraps(command)
    def run(**words: Any) -> None:
        asked = {name: words.pop(name) for name in GAME_FLAGS}
        played_last = sorted(definitions(), key=lambda game: game.name == words["game"])  # its options count
        options = {option.name: option for game in played_last for option in game.options}
        given = {name: as_option(options[name], text) for name, text in asked.items() if text is not None}
        command(**words, options=given)

    run.__signature__ = Signature(parameters)  # type: ignore[attr-defined]  # what Typer makes flags of
    return run


#: ``-h`` is ``--help``, in every command.
HELP = {"help_option_names": ["-h", "--help"]}


class Commands(TyperGroup):
    """As Typer's own, with an error of ours for an unknown command.

    A flag whose value may be left out is spelt out before the commands read it.
    """

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """The words that are left for the command."""
        return super().parse_args(ctx, switches_spelt_out(args))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that the first word names."""
        if not ctx.resilient_parsing and args[0] not in self.commands:
            known = ", ".join(self.list_commands(ctx))
            raise BadOption("no-command", command=shown(args[0]), commands=known, group=ctx.command_path)
        return super().resolve_command(ctx, args)
