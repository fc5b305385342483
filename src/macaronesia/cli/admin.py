"""``macaronesia admin``: for the owner of a server."""

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from macaronesia.cli.commands import Commands
from macaronesia.cli.options import Language
from macaronesia.locale import say

admin = typer.Typer(
    name="admin",
    cls=Commands,
    rich_markup_mode=None,
)

Database = Annotated[
    str | None,
    typer.Option("--database", help="sqlite:////file.db or postgresql://...; default: the user's own."),
]


@admin.callback(invoke_without_command=True)
def alone(context: typer.Context) -> None:
    """For the owner of a server: backup, export, rebuild.

    Example: macaronesia admin backup monday.db
    """
    if context.invoked_subcommand is None:
        typer.echo(context.get_help(), err=True)
        raise typer.Exit(2)


@admin.command()
def rebuild(database: Database = None, lang: Language = "") -> None:
    """Write again what is derived from the tables' logs.

    With SQLite, stop the server first.

    Example: macaronesia admin rebuild --database sqlite:////var/lib/macaronesia.db
    """
    from macaronesia.cli.database import rebuild as rebuilt
    from macaronesia.server.storage.database import default_url

    tables = asyncio.run(rebuilt(database or default_url(), _progress(lang, "admin-rebuilt")))
    _done(say(lang, "admin-rebuilt", count=tables))


@admin.command()
def export(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write; - is standard output.")],
    database: Database = None,
    lang: Language = "",
) -> None:
    """Write the record of every finished game, one a line.

    The server may be running.

    Example: macaronesia admin export games.jsonl
    """
    from macaronesia.cli.database import export as exported
    from macaronesia.server.storage.database import default_url

    url = database or default_url()
    if str(file) == "-":
        asyncio.run(exported(url, sys.stdout, lambda _: None))
        return
    # Beside it first: an export that fails leaves an earlier one as it was.
    part = file.with_name(file.name + ".part")
    try:
        with part.open("w", encoding="utf-8") as out:
            games = asyncio.run(exported(url, out, _progress(lang, "admin-exported")))
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    _done(say(lang, "admin-exported", count=games))


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write the copy.")],
    database: Database = None,
    lang: Language = "",
) -> None:
    """Copy the SQLite file of a server, which may be running.

    PostgreSQL has pg_dump for it.

    Example: macaronesia admin backup tables-monday.db
    """
    from macaronesia.cli.database import backup as backed_up
    from macaronesia.server.storage.database import default_url

    backed_up(database or default_url(), file)
    _done(say(lang, "admin-copied", file=str(file)))


def _progress(language: str, message: str) -> Callable[[int], None]:
    def tell(done: int) -> None:
        if sys.stderr.isatty() and done % 100 == 0:
            sys.stderr.write("\r" + say(language, message, count=done))

    return tell


def _done(sentence: str) -> None:
    if sys.stderr.isatty():
        sys.stderr.write("\r")
    typer.echo(sentence)
