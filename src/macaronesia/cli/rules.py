"""``macaronesia rules``: the rules of a game, to read."""

import sys
from typing import Annotated

import typer

from macaronesia.cli.options import GAME_FLAGS, GameName, Language

Edition = Annotated[str | None, GAME_FLAGS["edition"]]


def rules(game: GameName, edition: Edition = None, lang: Language = "") -> None:
    """Show the rules of a game, edition by edition.

    Example: macaronesia rules santiago --edition amigo --lang hu
    """
    from macaronesia.errors import BadOption
    from macaronesia.games import definition, game_names
    from macaronesia.locale.rulebook import rules_text, stored_rules, told_pictures

    readable = [name for name in game_names() if name in stored_rules()]
    if game not in readable:
        raise BadOption.value("game", game, readable)
    editions = list(definition(game).editions)
    if edition is not None and not editions:
        raise BadOption.unknown("edition", edition, ["lang"])
    if edition is not None and edition not in editions:
        raise BadOption.value("edition", edition, editions)
    text = told_pictures(rules_text(game, edition or next(iter(editions), None), lang))
    if not sys.stdout.isatty():
        typer.echo(text)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console(width=min(100, Console().width))
    with console.pager(styles=True):
        console.print(Markdown(text))
