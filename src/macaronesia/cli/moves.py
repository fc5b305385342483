"""``macaronesia moves``: the legal moves of a recorded position."""

import typer

from macaronesia.cli.files import one_game
from macaronesia.cli.options import File, GameNumber, Language, Ply


def moves(
    file: File,
    ply: Ply = None,
    game: GameNumber = 0,
    lang: Language = "",  # noqa: ARG001 - in which errors are told
) -> None:
    """List the legal moves of a recorded position, one a line.

    Example: macaronesia moves games.jsonl --ply 40
    """
    for move in one_game(file, game, ply).moves():
        typer.echo(move)
