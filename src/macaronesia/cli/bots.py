"""``macaronesia bots``: which bots there are, and what they are good for."""

import sys

import typer

from macaronesia.cli.options import Language, OptionalGame

#: Milliseconds that a move takes on one core, as the arena measured it (docs/strength.md), by game.
MILLISECONDS: dict[str, dict[str, float]] = {
    "random": {"santiago": 0.1, "canarias": 0.1},
    "easy": {"santiago": 3, "canarias": 1},
    "normal": {"santiago": 3, "canarias": 1},
    "hard": {"santiago": 5, "canarias": 5},
    "expert": {"santiago": 140, "canarias": 100},
    "greedy": {"santiago": 7, "canarias": 1},
    "search": {"santiago": 100, "canarias": 100},
}


def bots(game: OptionalGame = None, lang: Language = "") -> None:
    """List the bots: name, what it is, time for a move.

    Example: macaronesia bots santiago
    """
    from rich.console import Console
    from rich.table import Table

    from macaronesia.errors import BadOption
    from macaronesia.locale import say
    from macaronesia.ruleset import GAMES

    if game is not None and game not in GAMES:
        raise BadOption.value("game", game, GAMES)
    games = list(GAMES) if game is None else [game]
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(say(lang, "bots-name"), no_wrap=True)
    table.add_column(say(lang, "bots-plays"))
    for each in games:
        table.add_column(say(lang, "game-name", game=each), justify="right", no_wrap=True)
    for name, times in MILLISECONDS.items():
        table.add_row(name, say(lang, "bots-what", bot=name), *(f"{times[each]:g} ms" for each in games))
    console = Console(width=None if sys.stdout.isatty() else 100, highlight=False)
    console.print(table)
    typer.echo("\n" + say(lang, "bots-settings"))
    typer.echo(say(lang, "bots-own"))
