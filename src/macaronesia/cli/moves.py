"""``macaronesia moves``: the legal moves of a recorded position."""

import typer

from macaronesia.cli.files import in_file, one_record
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
    from macaronesia.errors import BadRecord
    from macaronesia.record import load

    record = one_record(file, game)
    try:
        position = load(record, ply)
    except BadRecord as error:
        raise in_file(file, game, error) from None
    for move in position.moves():
        typer.echo(move)
