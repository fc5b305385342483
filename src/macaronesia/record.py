"""Records: games as JSON, read from anyone and believed only after every move was replayed."""

import json
import math
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

from macaronesia import fair
from macaronesia.course import Course
from macaronesia.definition import check_files
from macaronesia.errors import BadOption, BadRecord, IllegalMove, shown
from macaronesia.game import Game
from macaronesia.games import definition, game_names, ruleset
from macaronesia.ruleset import CHANCE, Json, checked_names

#: The longest record we read: a thousand times a long game.
MOST_BYTES = 8 * 2**20

#: How deep fields that are not ours may be nested.
MOST_DEEP = 100

FIELDS = (
    *("macaronesia", "game", "players", "options", "seed_commitment", "seed"),
    *("undone", "fork", "position", "moves", "result"),
)


#: What ``load`` and ``verify`` read a record from.
Source = Json | str | bytes | Path


def load(record: Source, ply: int | None = None) -> Game:
    """Return the game of a record, every move replayed by the rules.

    Args:
        record: A record as a dict, its JSON (a text that begins with a brace, or bytes), or the path of a
            file that holds one. For a file of many games use ``read_games``.
        ply: Stop after that many moves; None: play all.

    Raises:
        BadRecord: The record is not one of a game; the error names the move where it breaks, if one does.
        OSError: The file cannot be read.
    """
    record = _record(record)
    course = _empty_course(record)
    moves = _field(record, "moves", list, "a list of [who, text]")
    if ply is not None and (type(ply) is not int or not 0 <= ply <= len(moves)):
        raise BadRecord("record-ply", ply=shown(ply), last=len(moves))
    for number, entry in enumerate(moves[:ply]):
        _replay(course, number, entry)
    course.fork = _fork(record, len(moves), course.ply)
    course.seed = _hex(record, "seed")
    commitment = _hex(record, "seed_commitment")
    game = Game(
        course,
        _names(record),
        None if commitment is None else commitment.hex(),
        deepcopy({key: value for key, value in record.items() if key not in FIELDS}),
    )
    if commitment is None:
        game.seed_commitment = None  # a record that has none gets none
    if ply is None:
        _check_result(game, record)
    return game


def _record(source: Source) -> Json:
    """The record itself."""
    if isinstance(source, bytes) or (isinstance(source, str) and source.lstrip("\ufeff \t\r\n")[:1] == "{"):
        return parse(source)
    if not isinstance(source, str | Path):
        return source  # a dict, or refused as none
    games = read_games(source)
    if (record := next(games, None)) is None:
        raise BadRecord("record-empty", file=str(source))
    if next(games, None) is not None:
        raise BadRecord("record-several", file=str(source))
    return record


def _empty_course(record: Any) -> Course:
    """The course of a record before its first move, everything but the moves checked."""
    if not isinstance(record, dict):
        raise BadRecord("record-not-object")
    if type(record.get("macaronesia")) is not int or record["macaronesia"] != 1:
        raise BadRecord("record-version", value=shown(record.get("macaronesia")))
    players = len(_field(record, "players", list, "a list of names"))
    options = _field(record, "options", dict, "an object") if "options" in record else {}
    game = record.get("game")
    if isinstance(game, str) and game in game_names():
        try:
            check_files(definition(game), options, "options.")
        except BadOption as error:
            named = error.params
            raise BadRecord(
                "record-field", field=named["option"], value=named["value"], expected=named["allowed"]
            ) from None
    try:
        rules = ruleset(game, players, options)
        _names(record)
        first = _field(record, "position", dict, "an object") if "position" in record else None
        course = Course(rules, undone=_undone(record), position=first)
    except BadOption as error:
        raise BadRecord("record-option", reason=error) from None
    _hex(record, "seed_commitment")
    _hex(record, "seed")
    if _deeper({key: value for key, value in record.items() if key not in FIELDS}, MOST_DEEP):
        raise BadRecord("record-deep", most=MOST_DEEP)
    return course


def _names(record: Json) -> list[str]:
    return checked_names(record["players"], len(record["players"]))


def _deeper(value: Any, most: int) -> bool:
    """Whether lists and objects lie in one another more often than that."""
    layer = [value]
    for _ in range(most + 1):
        layer = [
            part
            for whole in layer
            if isinstance(whole, dict | list | tuple)
            for part in (whole.values() if isinstance(whole, dict) else whole)
        ]
    return bool(layer)


def _field(record: Json, field: str, kind: type, expected: str) -> Any:
    if field not in record:
        raise BadRecord("record-missing", field=field)
    if not isinstance(record[field], kind):
        raise BadRecord("record-field", field=field, value=shown(record[field]), expected=expected)
    return record[field]


def _hex(record: Json, field: str) -> bytes | None:
    """32 bytes in hex, if the field is there."""
    if field not in record:
        return None
    text = record[field]
    if isinstance(text, str) and len(text) == 64 and all(digit in "0123456789abcdef" for digit in text):
        return bytes.fromhex(text)
    raise BadRecord(
        "record-field", field=field, value=shown(text), expected="64 hexadecimal digits, a to f small"
    )


def _undone(record: Json) -> list[list[int]]:
    entries = record.get("undone", [])
    if isinstance(entries, list) and all(
        isinstance(entry, list) and len(entry) == 2 and all(type(n) is int and 0 <= n < 2**32 for n in entry)
        for entry in entries
    ):
        return deepcopy(entries)
    raise BadRecord("record-field", field="undone", value=shown(entries), expected="a list of [ply, number]")


def _replay(course: Course, number: int, entry: Any) -> None:
    """Make one move of a record."""
    if not isinstance(entry, list | tuple) or len(entry) != 2 or not isinstance(entry[1], str):
        raise BadRecord("record-move-shape", move=number, value=shown(entry))
    who, text = entry
    if course.seat is None:
        raise BadRecord("record-after-end", move=number)
    if type(who) is not type(course.seat) or who != course.seat:
        raise BadRecord("record-turn", move=number, who=shown(who), turn=shown(course.seat))
    try:
        course.make(text)
    except IllegalMove as error:
        raise BadRecord("record-move", move=number, who=shown(who), text=shown(text), reason=error) from None


def _check_result(game: Game, record: Json) -> None:
    if "result" not in record:
        return
    if not game.over:
        raise BadRecord("record-early-result", moves=game.ply)
    result = {"scores": game.scores(), "winners": game.winners()}
    # As text: in Python 1.0 and True are equal to 1.
    if json.dumps(record["result"], sort_keys=True) != json.dumps(result, sort_keys=True):
        raise BadRecord("record-result", value=shown(record["result"], 120), expected=shown(result, 120))


def verify(record: Source) -> Game:
    """Return the game of a record after checking the rules, the result and, if it has a seed, every deal.

    Args:
        record: What ``load`` takes.

    Raises:
        BadRecord: The record is not one of a game, or a deal is not the one that the seed brings.
        OSError: The file cannot be read.
    """
    record = _record(record)
    full = load(record)
    seed = full.course.seed
    if seed is None:
        return full
    if full.seed_commitment not in (None, fair.commitment(seed)):
        raise BadRecord("record-commitment")
    course = _empty_course(record)
    own_from = 0 if full.course.fork is None else full.course.fork["ply"]
    for number, (who, text) in enumerate(full.history):
        if who == CHANCE and number >= own_from and (dealt := course.outcome_of(seed)) != text:
            raise BadRecord("record-deal", move=number, text=text, expected=dealt)
        course.make(text)
    return full


def _fork(record: Json, last: int, ply: int) -> Json | None:
    """Where a fork comes from; its own seed deals from that ply on, or from where it is cut short."""
    if "fork" not in record:
        return None
    fork = record["fork"]
    begun = fork.get("ply") if isinstance(fork, dict) else None
    if type(begun) is int and 0 <= begun <= last:
        return dict(fork) | {"ply": min(begun, ply)}
    raise BadRecord("record-field", field="fork", value=shown(fork), expected=f"a ply from 0 to {last}")


def read_games(path: str | Path) -> Iterator[Json]:
    """Iterate over the records in a file: one JSON object a line, or one object over several lines.

    Raises:
        BadRecord: A line is no JSON object.
        OSError: The file cannot be read.
    """
    with Path(path).open("rb") as file:
        first = file.readline(MOST_BYTES + 1)
        while first.strip() == b"" and first:
            first = file.readline(MOST_BYTES + 1)
        if not first:
            return
        try:
            yield parse(first)
        except BadRecord:
            if b"\n" not in first or (first.strip() not in (b"{", b"[") and not first.startswith(b"{")):
                raise
            rest = file.read(MOST_BYTES + 1 - len(first))
            yield parse(first + rest)
            return
        while line := file.readline(MOST_BYTES + 1):
            if line.strip():
                yield parse(line)


def parse(text: bytes | str) -> Json:
    """One record from its JSON; BadRecord for anything that is no JSON object."""
    if len(text) > MOST_BYTES:
        raise BadRecord("record-too-large", most=MOST_BYTES)
    try:
        text = text.decode("utf-8-sig") if isinstance(text, bytes) else text.removeprefix("\ufeff")
        record = json.loads(
            text, parse_constant=_no_constant, parse_float=_finite, object_pairs_hook=_without_duplicates
        )
        dumps(record).encode()  # half a character could not be written again
    except (ValueError, RecursionError) as error:  # not UTF-8, not JSON, nested too deep
        raise BadRecord("record-not-json", reason=shown(str(error), 120)) from None
    if not isinstance(record, dict):
        raise BadRecord("record-not-object")
    return record


def _finite(digits: str) -> float:
    if math.isinf(number := float(digits)):
        raise ValueError("a number is too large")
    return number


def _without_duplicates(pairs: list[tuple[str, Any]]) -> Json:
    if len(found := dict(pairs)) != len(pairs):
        raise ValueError("a field stands twice in one object")
    return found


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is not a number of JSON")


def dumps(record: Json) -> str:
    """A record as one line of JSON."""
    return json.dumps(record, ensure_ascii=False, separators=(", ", ": "))
