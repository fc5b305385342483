"""``macaronesia simulate``: bots play many games."""

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, nullcontext
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, TextIO

import typer

from macaronesia.cli.options import (
    GameName,
    GameOptions,
    Language,
    Seed,
    bots_flag,
    game_options,
    usual_players,
    whole_flag,
)
from macaronesia.cli.output import counted


@game_options
def simulate(
    game: GameName,
    games: Annotated[int, whole_flag("games", 1, None, "How many games.")] = 100,
    players: Annotated[
        int | None, whole_flag("players", 2, 5, "2 to 5; default: as many as bots are named, or 4 if one is.")
    ] = None,
    bots: Annotated[
        str,
        bots_flag("bots", "One for all seats, or one a seat: greedy,random,random (see macaronesia bots)."),
    ] = "random",
    seed: Seed = None,
    out: Annotated[
        str | None,
        typer.Option(
            "--out", help="A file for the records; a table if it ends in .parquet; - is standard output."
        ),
    ] = None,
    *,
    options: GameOptions,
    lang: Language = "",
) -> None:
    """Let bots play, and tell who won how often.

    Example: macaronesia simulate santiago --games 100 --players 4 --bots random --seed 7 --out games.jsonl
    """
    from macaronesia.bots import make_bot
    from macaronesia.bots.evaluator import load_bots
    from macaronesia.game import new_game

    names = _seats(bots.split(","), players, usual_players(game, 4))
    for name in names:
        make_bot(name)  # a wrong name is told before the first game
    new_game(game, len(names), seed=0, **options)
    if any(name != "random" and "/" not in name for name in names):
        load_bots(game)  # uncompiled ones differ in the last digit, and so could two runs

    wins, points = [0.0] * len(names), [0] * len(names)
    with _output(out) as keep:
        for number in counted(range(games), games):
            key = None if seed is None else f"{seed}/{number}"
            table = new_game(game, len(names), seed=key, names=[f"bot:{name}" for name in names], **options)
            with ExitStack() as seated:
                at = [
                    seated.enter_context(
                        closing(make_bot(name, None if key is None else _bot_seed(key, seat)))
                    )
                    for seat, name in enumerate(names)
                ]
                while isinstance(seat := table.seat, int):
                    table.play(at[seat].choose(_handed(table, seat, names[seat])).move)
            _count(table, wins, points)
            keep(table)
    _summary(lang, names, games, wins, points, sys.stderr if out == "-" else sys.stdout)


def _seats(bots: list[str], players: int | None, usual: int) -> list[str]:
    """A bot for every seat: those named, or the only one named for all."""
    from macaronesia.errors import BadOption, Phrase

    count = players or (usual if len(bots) == 1 else len(bots))
    if len(bots) == 1:
        return bots * count
    if len(bots) != count:
        raise BadOption.value("bots", ",".join(bots), Phrase("allowed-one-or-each", count=count))
    return bots


def _bot_seed(key: str, seat: int) -> str:
    """A bot's own seed, from which it cannot tell that of the game, and so the deals."""
    return sha256(f"bot {key}/{seat}".encode("utf-8", "surrogateescape")).hexdigest()


def _handed(table: Any, seat: int, name: str) -> Any:
    """What a bot chooses by; random reads its moves alone, and the rest takes four times as long."""
    if name == "random":
        return {"players": table.players, "moves": table.moves()}
    return table.briefing(seat)


@contextmanager
def _output(out: str | None) -> Iterator[Callable[[Any], object]]:
    """How a game is kept: as a line of a file, as a row of a table, or not at all."""
    from macaronesia.record import dumps

    if out is None:
        yield lambda _: None
    elif out.lower().endswith(".parquet"):
        with _rows(out) as rows:
            yield rows.write
    else:
        with nullcontext(sys.stdout) if out == "-" else Path(out).open("w", encoding="utf-8") as file:
            yield lambda table: file.write(dumps(table.record()) + "\n")


def _rows(out: str) -> Any:
    """A table in a file, if what it needs is installed."""
    from macaronesia.errors import BadOption
    from macaronesia.research.parquet import Writer, library

    try:
        library()
    except ImportError:
        expected = '.jsonl; .parquet after pip install "macaronesia[research]"'
        raise BadOption.value("out", out, expected) from None
    return Writer(out)


def _count(table: Any, wins: list[float], points: list[int]) -> None:
    for seat, score in enumerate(table.scores()):
        points[seat] += score
        if seat in table.winners():
            wins[seat] += 1 / len(table.winners())


def _summary(
    language: str, names: list[str], games: int, wins: list[float], points: list[int], to: TextIO
) -> None:
    from macaronesia.locale import say

    to.write(say(language, "simulated", games=games) + "\n")
    for seat, name in enumerate(names):
        share, mean = wins[seat] / games, points[seat] / games
        line = say(
            language, "simulated-seat", seat=seat, name=name, share=f"{share:6.1%}", mean=f"{mean:.1f}"
        )
        to.write(f"  {line}\n")
