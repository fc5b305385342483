"""``macaronesia serve``: tables for people near and far, in the browser."""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from macaronesia.bots import JUDGE
from macaronesia.cli.options import Language, complete_bots, one_of, spoken, whole

if TYPE_CHECKING:
    from macaronesia.server.settings import Settings

#: How long a server that has just been started is waited for, and how often it is asked, in seconds.
STARTING_SECONDS = 60.0
ASK_SECONDS = 0.2


def serve(
    host: Annotated[str, typer.Option("--host", help="Where to listen; 0.0.0.0: everywhere.")] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option("--port", parser=whole("port", 0, 65535), metavar="N", help="0: any that is free."),
    ] = 8000,
    database: Annotated[
        str | None, typer.Option("--database", help="sqlite:////file.db or postgresql://user@host/name")
    ] = None,
    workers: Annotated[
        int,
        typer.Option(
            "--workers", parser=whole("workers", 1), metavar="N", help="Processes; PostgreSQL only."
        ),
    ] = 1,
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
        int | None,
        typer.Option(
            "--thinkers",
            parser=whole("thinkers", 1),
            metavar="N",
            help="Processes for bots; default: one a core.",
        ),
    ] = None,
    judge: Annotated[
        str,
        typer.Option(
            "--judge",
            help="The bot that judges finished games: greedy, search:ms=50, ...",
            autocompletion=complete_bots,
        ),
    ] = JUDGE,
    lang: Language = "",
) -> None:
    """Serve games in the browser, until Ctrl-C.

    Example: macaronesia serve --port 8000 --database sqlite:////var/lib/macaronesia.db
    """
    from macaronesia.cli.announce import announce

    settings = _settings(
        host=host,
        port=port,
        database=database,
        workers=workers,
        proxies=tuple(proxy or ()),
        log_level=log_level,
        thinkers=thinkers,
        judge=judge,
    )
    _run(settings, lambda address: announce(address, lang or "en"))


def serve_here() -> None:
    """What ``macaronesia`` alone does: serve on this machine, and show the first page.

    Where a server has the database already, its page is shown instead.
    """
    from macaronesia.cli.announce import announce, answers

    settings, language = _settings(next_port=True, log_level="warning"), spoken()

    from macaronesia.server.storage.errors import DatabaseInUse

    until = time.monotonic() + STARTING_SECONDS
    while True:
        try:
            _run(settings, lambda address: announce(address, language, open_browser=True))
        except DatabaseInUse as refusal:
            if refusal.address and answers(refusal.address):
                announce(refusal.address, language, open_browser=True, already=True)
                return
            if time.monotonic() > until:
                raise
        time.sleep(ASK_SECONDS)  # it is starting, or stopping


def _settings(**given: Any) -> "Settings":
    from macaronesia.server.settings import Settings as Wanted

    return Wanted(**given)  # a wrong one is refused before half the server is loaded


def _run(settings: "Settings", announce: Callable[[str], None]) -> NoReturn:
    from macaronesia.server.run import run

    raise typer.Exit(run(settings, announce))
