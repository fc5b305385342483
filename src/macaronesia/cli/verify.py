"""``macaronesia verify``: the rules and the dealing of every game in a file."""

import typer

from macaronesia.cli.files import in_file, records
from macaronesia.cli.options import File, Language
from macaronesia.locale import say


def verify(file: File, lang: Language = "") -> None:
    """Check the rules and the dealing of every game in a file.

    Example: macaronesia verify games.jsonl
    """
    from macaronesia.errors import BadRecord
    from macaronesia.record import verify as verified

    games = dealt = forks = 0
    for number, record in records(file):
        try:
            verified(record)
        except BadRecord as error:
            raise in_file(file, number, error) from None
        games += 1
        dealt += "seed" in record
        forks += "seed" in record and "fork" in record
    if not games:
        raise BadRecord("record-empty", file=str(file))
    typer.echo(say(lang, "verified", games=games, dealt=dealt))
    if forks:
        typer.echo(say(lang, "verified-forks", forks=forks))
