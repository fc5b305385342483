"""``macaronesia serve``: tables for people near and far, in the browser."""

from typing import Annotated, Any

import typer

from macaronesia.bots import JUDGE
from macaronesia.cli.options import Language, bots_flag, one_of, spoken, whole_flag


def serve(
    host: Annotated[str, typer.Option("--host", help="Where to listen; 0.0.0.0: everywhere.")] = "127.0.0.1",
    port: Annotated[int, whole_flag("port", 0, 65535, "0: any that is free.")] = 8000,
    database: Annotated[
        str | None, typer.Option("--database", help="sqlite:////file.db or postgresql://user@host/name")
    ] = None,
    workers: Annotated[int, whole_flag("workers", 1, None, "Processes; PostgreSQL only.")] = 1,
    proxy: Annotated[
        list[str] | None,
        typer.Option("--proxy", help="Believe X-Forwarded-For from this address or network; repeatable."),
    ] = None,
    log_level: Annotated[
        str,
        typer.Option(
            "--log-level",
            help="debug, info, warning or error.",
            autocompletion=one_of("debug", "info", "warning", "error"),
        ),
    ] = "info",
    thinkers: Annotated[
        int | None, whole_flag("thinkers", 1, None, "Processes for bots; default: one a core.")
    ] = None,
    judge: Annotated[
        str, bots_flag("judge", "The bot that judges finished games: greedy, search:ms=50, ...")
    ] = JUDGE,
    lang: Language = "",
) -> None:
    """Serve games in the browser, until Ctrl-C.

    Example: macaronesia serve --port 8000 --database sqlite:////var/lib/macaronesia.db
    """
    _run(
        "run",
        host=host,
        port=port,
        database=database,
        workers=workers,
        proxies=tuple(proxy or ()),
        log_level=log_level,
        thinkers=thinkers,
        judge=judge,
        language=lang,
    )


def serve_here() -> None:
    """What ``macaronesia`` alone does: serve on this machine, and show the first page.

    Where a server has the database already, its page is shown instead.
    """
    _run("run_or_show", open_browser=True, next_port=True, log_level="warning", language=spoken())


def _run(how: str, **words: Any) -> None:
    from macaronesia.server.settings import Settings

    settings = Settings(**words)  # what is wrong is told before half the server is loaded

    from macaronesia.server import run

    raise typer.Exit(getattr(run, how)(settings))
