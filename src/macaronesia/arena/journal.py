"""A match on disk: a first line that says which match it is, then a line for every finished game.

Lines are only ever added, each at once, so that whatever happens the file holds every game that was
finished, and the same command goes on where it stopped.
"""

from pathlib import Path
from types import TracebackType
from typing import IO

from macaronesia.arena.match import GameResult, Match, result_of_json
from macaronesia.errors import BadRecord, shown
from macaronesia.record import dumps, parse
from macaronesia.ruleset import Json

VERSION = 1


class Journal:
    """An open file of one match; a line that was cut off by a crash is dropped."""

    def __init__(self, path: Path, match: Match) -> None:
        #: The games that the file had when it was opened, by number.
        self.results: dict[int, GameResult] = {}
        self._file: IO[bytes] = path.open("a+b", buffering=0)
        try:
            whole = self._read(path, match)
            self._file.truncate(whole)
            if not whole:
                self._write({"arena": VERSION, **match.as_json()})
        except BaseException:
            self._file.close()
            raise

    def _read(self, path: Path, match: Match) -> int:
        """Read the results in the file; how many bytes of it are whole lines."""
        self._file.seek(0)
        whole = 0
        for number, line in enumerate(self._file, 1):
            if number == 1:
                _same_match(path, line, match)
            elif line.endswith(b"\n"):
                result = _result(path, number, line, match)
                self.results.setdefault(result.number, result)
            else:
                break
            whole += len(line)
        return whole

    def add(self, result: GameResult) -> None:
        """Append a result."""
        self._write(result.as_json())

    def _write(self, line: Json) -> None:
        self._file.write(dumps(line).encode() + b"\n")

    def __enter__(self) -> "Journal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()


def seed_in(path: Path) -> str | None:
    """The seed of the match in a file, if there is one; a run without a seed of its own goes on with it."""
    if not path.exists():
        return None
    with path.open("rb") as file:
        line = file.readline()
    seed = _header(path, line).get("seed") if line else None
    return seed if isinstance(seed, str) else None


def _header(path: Path, line: bytes) -> Json:
    try:
        found = parse(line)
    except BadRecord:
        found = {}
    if found.get("arena") != VERSION or not line.endswith(b"\n"):
        raise BadRecord("arena-not-a-match", file=str(path))
    return found


def _same_match(path: Path, line: bytes, match: Match) -> None:
    found = _header(path, line)
    for field, ours in parse(dumps(match.as_json())).items():
        if (theirs := found.get(field)) != ours:
            both = {"theirs": shown(_listed(theirs)), "ours": shown(_listed(ours))}
            raise BadRecord("arena-other-match", file=str(path), field=field, **both)


def _listed(value: object) -> object:
    return ",".join(map(str, value)) if isinstance(value, list) else value


def _result(path: Path, number: int, line: bytes, match: Match) -> GameResult:
    try:
        return result_of_json(parse(line), match)
    except (ValueError, TypeError, LookupError, AttributeError):
        raise BadRecord("arena-bad-line", file=str(path), line=number) from None
