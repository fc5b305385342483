"""Games as a data set: Parquet files with one row a game, typed columns, read by everybody's tools.

The columns are described in docs/data-sets.md. A file holds games of one kind: the same game, number of
players and options. It is written while games are played, a group of rows at a time, under a name of its
own (``.part``), and gets its right name when it is complete.
"""

import errno
import hashlib
import importlib
import json
import os
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

from macaronesia.errors import BadRecord, shown
from macaronesia.game import Game
from macaronesia.record import load, parse
from macaronesia.research.actions import ActionSpace
from macaronesia.ruleset import CHANCE, Json

#: Games in memory at a time: enough that a column's dictionary is small beside what refers to it.
GROUP = 1000
#: In the column ``who``, where a seat would stand.
CHANCE_MOVES = -1
#: In the metadata, before the name of an option: what the file that it names holds.
FILE = "macaronesia."
#: The columns without which a row is no record.
NEEDED = ("game", "names", "seed", "who", "moves", "scores", "winners")


def library() -> Any:
    """The package pyarrow with its part for Parquet; an ImportError of ours where it is missing."""
    try:
        importlib.import_module("pyarrow.parquet")
    except ImportError as error:
        needed = 'Parquet files need pyarrow: pip install "macaronesia[research]"'
        raise ImportError(needed) from error
    return importlib.import_module("pyarrow")


def schema(options: Json) -> Any:
    """The columns of a file of games with these options, and metadata: what is the same for all of them."""
    pa = library()
    texts, seats = pa.list_(pa.string()), pa.list_(pa.int8())
    metadata = {"macaronesia": "1", "macaronesia.version": version("macaronesia")} | {
        FILE + name: json.dumps(value, ensure_ascii=False)
        for name, value in options.items()
        if isinstance(value, dict)
    }
    return pa.schema(
        [
            ("game", pa.string()),
            ("players", pa.int8()),
            ("names", texts),
            *((name, _column(pa, value)) for name, value in options.items()),
            ("seed", pa.binary(32)),
            ("plies", pa.int32()),
            ("who", seats),
            ("moves", texts),
            ("actions", pa.list_(pa.list_(pa.int16()))),
            ("scores", pa.list_(pa.int16())),
            ("winners", seats),
        ],
        metadata,
    )


def _column(pa: Any, value: Any) -> Any:
    """The type of the column of an option with this value."""
    kinds = {bool: pa.bool_(), int: pa.int8(), list: pa.list_(pa.string())}
    return kinds.get(type(value), pa.string())


class Writer:
    """A file of finished games; a context. What it has when an error leaves it stays under ``.part``."""

    def __init__(self, path: Path | str, group: int = GROUP) -> None:
        self._pa, self.group = library(), group
        self.path = Path(path)
        self.draft = self.path.with_name(self.path.name + ".part")
        self._file = self._opened()
        self._rows: list[Json] = []
        self._kind: tuple[str, int, Json] | None = None
        self._writer: Any = None

    def _opened(self) -> BinaryIO:
        """The draft; where there can be no file, the error is about the name that was asked for."""
        if self.path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(self.path))
        try:
            return self.draft.open("wb")
        except OSError as error:
            if not os.path.lexists(self.draft):
                error.filename = str(self.path)
            raise

    def write(self, game: Game) -> None:
        """One more row; ValueError for a game that a row cannot hold, or of another kind."""
        kind = (game.game, game.players, game.options)
        if not game.over or game.course.undone:
            raise ValueError("a row holds a finished game in which nothing was taken back")
        beyond = {"fork": game.course.fork, "position": game.course.first_position}
        if fields := [*game.extra, *(field for field, value in beyond.items() if value is not None)]:
            listed = ", ".join(map(shown, fields))
            raise ValueError(f"a row has no column for these fields of the record: {listed}")
        if self._kind is None:
            self._kind, self._space = kind, ActionSpace(game.rules)
            self._writer = self._pa.parquet.ParquetWriter(
                self._file, schema(game.options), compression="zstd"
            )
        if kind != self._kind:
            raise ValueError("a file holds games with the same number of players and the same options")
        self._rows.append(self._row(game))
        if len(self._rows) >= self.group:
            self._flush()

    def _row(self, game: Game) -> Json:
        moves = game.history
        options = game.options
        for name, value in options.items():
            if isinstance(value, dict):  # what a file holds is in the metadata, once
                options[name] = value.get("name")
        return options | {
            "game": game.game,
            "players": game.players,
            "names": game.names,
            "seed": game.course.seed,
            "plies": len(moves),
            "who": [CHANCE_MOVES if who == CHANCE else who for who, _ in moves],
            "moves": [text for _, text in moves],
            "actions": [self._space.encode(text, who) if isinstance(who, int) else () for who, text in moves],
            "scores": game.scores(),
            "winners": game.winners(),
        }

    def _flush(self) -> None:
        if self._rows:
            self._writer.write_table(self._pa.Table.from_pylist(self._rows, self._writer.schema))
            self._rows = []

    def close(self) -> None:
        """All is written; the file gets its name."""
        self._finish()
        if self._kind is None:
            self.draft.unlink()  # without a game the columns are unknown
        else:
            self.draft.replace(self.path)

    def _finish(self) -> None:
        self._flush()
        if self._writer is not None:
            self._writer.close()
        self._file.flush()
        os.fsync(self._file.fileno())
        self._file.close()

    def __enter__(self) -> "Writer":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        if error is None:
            self.close()
        else:
            self._finish()


def records(path: Path | str) -> Iterator[Json]:
    """The rows of a file as records; BadRecord if it is not one of ours."""
    with Path(path).open("rb") as source:
        rows = _rows(source)
        metadata: dict[bytes, bytes] = next(rows).metadata or {}
        if (found := metadata.get(b"macaronesia", b"?")) != b"1":
            raise BadRecord("record-version", value=str(found, "utf-8", "replace"))
        files = {
            str(key.removeprefix(FILE.encode()), "utf-8"): parse(content)
            for key, content in metadata.items()
            if key.startswith(FILE.encode()) and key != b"macaronesia.version"
        }
        columns = schema({}).names
        for row in rows:
            yield _record(row, {name: row[name] for name in row if name not in columns} | files)


def _rows(source: BinaryIO) -> Iterator[Any]:
    """The schema of a file, then its rows; BadRecord where the bytes are no Parquet."""
    pa = library()
    try:
        with pa.parquet.ParquetFile(source) as file:
            yield file.schema_arrow
            for batch in file.iter_batches(64):
                yield from batch.to_pylist()
    except (pa.ArrowException, OSError) as error:
        if isinstance(error, OSError) and error.errno is not None:
            raise  # the disk's
        raise BadRecord("record-not-parquet", reason=shown(str(error), 120)) from None


def _record(row: Json, options: Json) -> Json:
    """A row as the record it was made of."""
    for field in NEEDED:
        if field not in row:
            raise BadRecord("record-missing", field=field)
    who, texts, seed = row["who"], row["moves"], row["seed"]
    if not (isinstance(who, list) and isinstance(texts, list) and len(who) == len(texts)):
        raise BadRecord("record-field", field="who", value=shown(who), expected="who made each of the moves")
    if not isinstance(seed, bytes | None):
        raise BadRecord("record-field", field="seed", value=shown(seed), expected="32 bytes, or null")
    record: Json = {
        "macaronesia": 1,
        "game": row["game"],
        "players": row["names"],
        "options": options,
        "moves": [
            [CHANCE if seat == CHANCE_MOVES else seat, text] for seat, text in zip(who, texts, strict=True)
        ],
        "result": {"scores": row["scores"], "winners": row["winners"]},
    }
    if seed is not None:
        record["seed_commitment"] = hashlib.sha256(seed).hexdigest()
        record["seed"] = seed.hex()
    return record


def games(path: Path | str) -> Iterator[Game]:
    """The games of a file, each replayed by the rules; BadRecord where one breaks them."""
    return map(load, records(path))
