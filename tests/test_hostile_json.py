"""Files from anywhere: what is not the JSON of a record is refused with a sentence, in four languages."""

import json

import pytest

import macaronesia as mac
from macaronesia.record import MOST_BYTES, parse, read_games
from tests.records.recorded import recorded
from tests.records.refused import refuse

WHOLE = recorded()
PART = recorded(plies=60)
GOOD = json.dumps(WHOLE)
HOSTILE = {
    "nothing": "",
    "half": GOOD[: len(GOOD) // 2],
    "two": GOOD + GOOD,
    "deep list": "[" * 100_000,
    "deep object": '{"a":' * 100_000,
    "deep and closed": '{"a":' + "[" * 50_000 + "]" * 50_000 + "}",
    "nan": '{"macaronesia": NaN}',
    "infinity": '{"x": [-Infinity]}',
    "huge number": '{"macaronesia": ' + "9" * 5000 + "}",
    "float too large": GOOD[:-1] + ', "x": 1e400}',
    "negative float too large": GOOD[:-1] + ', "x": [-1e999]}',
    "duplicate key": GOOD[:-1] + ', "players": ["a", "b", "c"]}',
    "duplicate key within": GOOD[:-1] + ', "x": {"a": 1, "a": 2}}',
    "lone surrogate": GOOD.replace('"players": ["1"', '"players": ["\\ud800"'),
    "lone surrogate in an unknown field": GOOD[:-1] + ', "x": "\\udfff"}',
    "not UTF-8": GOOD.encode()[:-1] + b', "x": "\xff"}',
    "a zero byte": GOOD + "\0",
    "single quotes": GOOD.replace('"', "'"),
    "no object": "[1, 2]",
    "a text": '"record"',
    "too long": " " * (MOST_BYTES + 1),
    "too long in bytes": b" " * (MOST_BYTES + 1),
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_hostile_json_is_refused(text):
    refuse(lambda: mac.load(parse(text)))


def test_a_good_record_is_parsed_from_text_and_bytes():
    assert parse(GOOD) == parse(GOOD.encode()) == parse(f" {GOOD}\n") == WHOLE


def test_a_file_holds_one_game_a_line_or_one_game_on_many_lines(tmp_path):
    file = tmp_path / "games.jsonl"
    for text, games in (
        (f"{GOOD}\n\n{json.dumps(PART)}\n", [WHOLE, PART]),
        (f"\n \n{GOOD}", [WHOLE]),
        (json.dumps(WHOLE, indent=2), [WHOLE]),
        ("", []),
    ):
        file.write_text(text, "utf-8")
        assert list(read_games(file)) == games


@pytest.mark.parametrize(
    "text", [t for name, t in HOSTILE.items() if name != "nothing"], ids=list(HOSTILE)[1:]
)
def test_a_file_of_hostile_lines_is_refused_line_by_line(tmp_path, text):
    file = tmp_path / "games.jsonl"
    hostile = text if isinstance(text, bytes) else text.encode()
    file.write_bytes(GOOD.encode() + b"\n" + hostile)
    games = read_games(file)
    assert next(games) == WHOLE
    if hostile.strip():  # a line of blanks is no game, however long
        refuse(lambda: mac.load(next(games)))
