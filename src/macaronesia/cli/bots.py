"""``macaronesia bots``: which bots there are, and what they are good for."""

import typer

from macaronesia.cli.options import Language, OptionalGame
from macaronesia.cli.output import show


def bots(game: OptionalGame = None, lang: Language = "") -> None:
    """List the bots: name, what it is, time for a move.

    Example: macaronesia bots santiago
    """
    from rich.table import Table

    from macaronesia.bots import BOTS, LEVELS
    from macaronesia.errors import BadOption
    from macaronesia.games import definition, definitions, game_names
    from macaronesia.locale import say

    if game is not None and game not in game_names():
        raise BadOption.value("game", game, game_names())
    games = definitions() if game is None else [definition(game)]
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(say(lang, "bots-name"), no_wrap=True)
    table.add_column(say(lang, "bots-plays"))
    for each in games:
        table.add_column(each.title, justify="right", no_wrap=True)
    for name in dict.fromkeys(["random", *LEVELS, *BOTS]):  # those for people first
        times = (each.milliseconds.get(name) for each in games)
        shown = ("–" if time is None else f"{time:g} ms" for time in times)
        table.add_row(name, say(lang, "bots-what", bot=name), *shown)
    show(table, 100)
    typer.echo("\n" + say(lang, "bots-settings"))
    typer.echo(say(lang, "bots-own"))
