"""``macaronesia rules``: the rules of a game, to read."""

import sys

import typer

from macaronesia.cli.options import Edition, GameName, Language


def rules(game: GameName, edition: Edition = None, lang: Language = "") -> None:
    """Show the rules of a game, edition by edition.

    Example: macaronesia rules santiago --edition amigo --lang hu
    """
    from macaronesia.errors import BadOption
    from macaronesia.locale.rulebook import EDITIONS, rules_text, told_pictures
    from macaronesia.ruleset import GAMES

    if game not in GAMES:
        raise BadOption.value("game", game, GAMES)
    if edition is not None and game not in EDITIONS:
        raise BadOption.unknown("edition", edition, ["lang"])
    if edition is not None and edition not in EDITIONS[game]:
        raise BadOption.value("edition", edition, EDITIONS[game])
    text = told_pictures(rules_text(game, edition, lang))
    if not sys.stdout.isatty():
        typer.echo(text)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console(width=min(100, Console().width))
    with console.pager(styles=True):
        console.print(Markdown(text))
