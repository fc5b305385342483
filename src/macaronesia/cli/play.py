"""``macaronesia play``: a game at the terminal, hot-seat or against bots."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from macaronesia.cli.options import (
    GameOptions,
    Language,
    OptionalGame,
    Seed,
    bots_flag,
    game_options,
    usual_players,
    whole_flag,
)

#: The bot that sits where nobody said otherwise.
DEFAULT_BOT = "normal"


@game_options
def play(
    game: OptionalGame = None,
    players: Annotated[
        int | None,
        whole_flag("players", 2, 5, "2 to 5, people and bots; default: 3, or as many as are named."),
    ] = None,
    humans: Annotated[int, whole_flag("humans", 0, 5, "How many people play at this terminal, 0 to 5.")] = 1,
    bots: Annotated[
        str | None,
        bots_flag(
            "bots",
            "One for all other seats, or one a seat: hard,easy (see macaronesia bots); default: normal.",
        ),
    ] = None,
    names: Annotated[
        str | None, typer.Option("--names", help="The people's names, such as Ana,Bela.")
    ] = None,
    seed: Seed = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Go on with a saved game.")] = None,
    save: Annotated[Path | None, typer.Option("--save", help="Where to save when you leave.")] = None,
    *,
    options: GameOptions,
    lang: Language = "",
) -> None:
    """Play at the terminal, against bots or hot-seat.

    Example: macaronesia play santiago --players 3 --edition amigo --lang de
    """
    from macaronesia.cli.files import check_writable, one_record, records
    from macaronesia.cli.table import Table
    from macaronesia.errors import BadOption
    from macaronesia.game import new_game
    from macaronesia.games import definition, game_names
    from macaronesia.record import load

    if save is not None:
        check_writable(save)  # told now, not when there is a game to lose
    if resume is not None:
        saved = load(one_record(resume, 0))
        if game is not None and game != saved.game:
            title = definition(saved.game).title
            raise BadOption("play-other-game", game=game, saved=title, file=str(resume))
        # Of a file of many games the first is gone on with, and the others stay as they are.
        alone = sum(1 for _ in records(resume)) == 1
        table = Table.resumed(saved, lang, save or (resume if alone else None), bots)
    else:
        game = game or game_names()[0]
        seats = _seats(players, humans, bots, usual_players(game, 3))
        called = _names(seats, names, lang)
        table = Table(
            new_game(game, len(seats), seed=seed, names=called, **options),
            seats,
            lang,
            save,
        )
    raise typer.Exit(0 if table.run(sys.stdin.isatty()) else 1)


def _seats(players: int | None, humans: int, bots: str | None, usual: int) -> list[str]:
    """``human`` or ``bot:NAME`` for every seat, people first."""
    from macaronesia.bots import make_bot
    from macaronesia.errors import BadOption, Phrase

    named = [name.strip() for name in (bots or DEFAULT_BOT).split(",")]
    for name in named:
        make_bot(name)
    count = players or (max(usual, humans) if len(named) == 1 else humans + len(named))
    if humans > count:
        raise BadOption.value("humans", humans, Phrase("allowed-humans", count=count))
    if len(named) == 1:
        named *= count - humans
    if humans + len(named) != count:
        raise BadOption("play-bots", bots=bots)
    return ["human"] * humans + [f"bot:{name}" for name in named]


def _names(seats: list[str], names: str | None, language: str) -> list[str]:
    """People by the names they gave, else by number; bots by what they are."""
    from macaronesia.errors import BadOption
    from macaronesia.locale import say

    people = seats.count("human")
    numbers = range(1, people + 1)
    given_names = names.split(",") if names else [say(language, "play-name", number=n) for n in numbers]
    if len(given_names) != people:
        raise BadOption.value("names", names, f"{people} names, one for each person")
    return [name.strip() for name in given_names] + [
        f"{seat} {n}" for n, seat in enumerate(seats[people:], people + 1)
    ]
