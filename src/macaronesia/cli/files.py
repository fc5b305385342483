"""Games in files, for the commands that read and write them."""

import os
from collections.abc import Iterator
from errno import EISDIR
from pathlib import Path

from macaronesia.errors import BadRecord
from macaronesia.game import Game
from macaronesia.record import dumps, load, read_games
from macaronesia.ruleset import Json


def records(path: Path) -> Iterator[tuple[int, Json]]:
    """The records of a file with their numbers; BadRecord names the file and the game."""
    number = 0
    try:
        for record in read_games(path):
            yield number, record
            number += 1
    except BadRecord as error:
        raise in_file(path, number, error) from None


def in_file(path: Path, number: int, error: BadRecord) -> BadRecord:
    """The same complaint, with where it was found."""
    return BadRecord("record-in-file", file=str(path), index=number, reason=error)


def one_record(path: Path, wanted: int) -> Json:
    """Game number ``wanted`` of a file."""
    count = 0
    for number, record in records(path):
        if number == wanted:
            return record
        count = number + 1
    if count == 0:
        raise BadRecord("record-empty", file=str(path))
    raise BadRecord("record-no-game", index=wanted, count=count)


def one_game(path: Path, wanted: int, ply: int | None = None) -> Game:
    """Game number ``wanted`` of a file at its end, or after ``ply`` moves; BadRecord names the file."""
    record = one_record(path, wanted)
    try:
        return load(record, ply)
    except BadRecord as error:
        raise in_file(path, wanted, error) from None


def check_writable(path: Path) -> None:
    """OSError now if ``save`` could not write there later."""
    if path.is_dir():
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR), str(path))
    draft = _draft(path)
    draft.open("ab").close()
    draft.unlink()


def _draft(path: Path) -> Path:
    return path.with_name(path.name + ".part")


def save(path: Path, record: Json) -> None:
    """Write a record so that a crash leaves the old file or the new one, never half of it."""
    draft = _draft(path)
    with draft.open("w", encoding="utf-8") as file:
        file.write(dumps(record) + "\n")
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
