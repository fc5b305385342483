"""A match on disk goes on where it stopped, and no other file is touched."""

import json

import pytest

from macaronesia.arena.journal import Journal, seed_in
from macaronesia.arena.match import Match, new_match
from macaronesia.arena.referee import play
from macaronesia.arena.run import RunOptions, run
from macaronesia.arena.statistics import MatchStatistics
from macaronesia.errors import BadRecord
from tests.arena.test_arena_referee import Crashing

MATCH = new_match("santiago", ["random", "random", "random"], 7, edition="amigo")


def untimed(figures: MatchStatistics) -> list:
    """What does not depend on the speed of the machine."""
    return [
        (row.name, row.share, row.low, row.high, row.score, row.rating, row.moves) for row in figures.rows
    ]


@pytest.mark.parametrize("kept", [0, 1, 5])
def test_a_resumed_match_gives_the_same_as_one_without_a_break(tmp_path, kept):
    file = tmp_path / "match.jsonl"
    whole = run(MATCH, 2, RunOptions(1, out=file))[0]
    file.write_text("".join(file.read_text().splitlines(keepends=True)[: 1 + kept]))
    told = []
    figures, finished = run(MATCH, 2, RunOptions(1, out=file), lambda done, games: told.append((done, games)))
    assert finished
    assert told == [(done, 6) for done in range(kept, 7)]
    assert untimed(figures) == untimed(whole)
    assert len(file.read_text().splitlines()) == 7


def test_a_half_written_last_line_is_dropped(tmp_path):
    file = tmp_path / "match.jsonl"
    whole = run(MATCH, 2, RunOptions(1, out=file))[0]
    text = file.read_text()
    for cut in (1, 30, len(text.splitlines()[-1])):
        file.write_text(text[:-cut])
        figures, finished = run(MATCH, 2, RunOptions(1, out=file))
        assert finished
        assert untimed(figures) == untimed(whole)
        assert all(json.loads(line) for line in file.read_text().splitlines())


def test_a_match_can_be_prolonged_and_looked_at_in_part(tmp_path):
    file = tmp_path / "match.jsonl"
    short = run(MATCH, 1, RunOptions(1, out=file))[0]
    long = run(MATCH, 2, RunOptions(1, out=file))[0]
    assert untimed(long) == untimed(run(MATCH, 2, RunOptions(1))[0])
    before = file.read_bytes()
    assert untimed(run(MATCH, 1, RunOptions(1, out=file))[0]) == untimed(short)
    assert file.read_bytes() == before


def test_records_are_kept_if_asked_for(tmp_path):
    import macaronesia as mac

    run(MATCH, 1, RunOptions(1, out=tmp_path / "match.jsonl", records=True))
    lines = [json.loads(line) for line in (tmp_path / "match.jsonl").read_text().splitlines()[1:]]
    assert [mac.verify(line["record"]).scores() for line in lines] == [line["scores"] for line in lines]


@pytest.mark.parametrize(
    ("field", "other"),
    [
        ("seed", new_match("santiago", ["random"] * 3, 8, edition="amigo")),
        ("bots", new_match("santiago", ["random"] * 4, 7, edition="amigo")),
        ("options", new_match("santiago", ["random"] * 3, 7, edition="trefl")),
        ("game", new_match("canarias", ["random"] * 3, 7)),
    ],
)
def test_another_match_is_refused_with_what_differs(tmp_path, field, other):
    file = tmp_path / "match.jsonl"
    run(MATCH, 1, RunOptions(1, out=file))
    before = file.read_bytes()
    with pytest.raises(BadRecord) as refused:
        Journal(file, other)
    assert refused.value.code == "arena-other-match"
    assert refused.value.params["field"] == field
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "content", [b"my thesis", b"my thesis\n", b'{"macaronesia": 1}\n', b"\xff\xfe\n", b"\n", b'{"arena": 1']
)
def test_a_file_of_another_kind_is_left_as_it_is(tmp_path, content):
    file = tmp_path / "thesis.txt"
    file.write_bytes(content)
    for ask in (lambda: Journal(file, MATCH), lambda: seed_in(file)):
        with pytest.raises(BadRecord) as refused:
            ask()
        assert refused.value.code == "arena-not-a-match"
    assert file.read_bytes() == content


GOOD = play(MATCH, 0).as_json()


@pytest.mark.parametrize(
    "bad",
    [
        "nonsense",
        "[]",
        "{}",
        json.dumps(GOOD | {"game": 1}),
        json.dumps(GOOD | {"game": -3}),
        json.dumps(GOOD | {"game": "0"}),
        json.dumps(GOOD | {"scores": [1, 2]}),
        json.dumps(GOOD | {"scores": [1, 2, "3"]}),
        json.dumps(GOOD | {"scores": None}),
        json.dumps(GOOD | {"winners": [0, 1, 2, 3]}),
        json.dumps(GOOD | {"ms": [1, 2]}),
        json.dumps(GOOD | {"ms": ["a", "b", "c"]}),
        json.dumps(GOOD | {"forfeit": {"seat": 0, "code": "no-such-code", "params": {}}}),
        json.dumps(GOOD | {"forfeit": {"seat": 7, "code": "game-over", "params": {}}}),
        json.dumps(GOOD | {"forfeit": 1}),
    ],
)
def test_a_line_that_is_no_game_of_the_match_is_named(tmp_path, bad):
    file = tmp_path / "match.jsonl"
    with Journal(file, MATCH) as journal:
        journal.add(play(MATCH, 1))
    file.write_text(file.read_text() + bad + "\n")
    before = file.read_bytes()
    with pytest.raises(BadRecord) as refused:
        Journal(file, MATCH)
    assert (refused.value.code, refused.value.params["line"]) == ("arena-bad-line", 3)
    assert file.read_bytes() == before


def test_a_game_that_stands_twice_counts_once(tmp_path):
    file = tmp_path / "match.jsonl"
    whole = run(MATCH, 1, RunOptions(1, out=file))[0]
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join([*lines, *lines[1:]]))
    assert untimed(run(MATCH, 1, RunOptions(1, out=file))[0]) == untimed(whole)


def test_a_forfeit_is_written_and_read(tmp_path, entrant):
    match = Match("santiago", (entrant("crashing", Crashing), "random", "random"), "7", MATCH.options)
    figures = run(match, 1, RunOptions(1, out=tmp_path / "match.jsonl"))[0]
    again = run(match, 1, RunOptions(1, out=tmp_path / "match.jsonl"))[0]
    assert untimed(figures) == untimed(again)
    assert len(again.forfeits) == 3
    assert "ZeroDivisionError: no idea" in again.forfeits[0][1].forfeit.sentence()


def test_the_seed_is_read_from_the_file(tmp_path):
    file = tmp_path / "match.jsonl"
    assert seed_in(file) is None
    file.touch()
    assert seed_in(file) is None
    with Journal(file, MATCH):
        pass
    assert seed_in(file) == "7"
