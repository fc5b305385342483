"""docs/arena.md says what the arena does."""

import json
import re
from pathlib import Path

from macaronesia.arena.journal import Journal
from macaronesia.arena.match import new_match
from macaronesia.arena.report import as_json
from macaronesia.arena.run import Means, run

PAGE = (Path(__file__).parents[2] / "docs" / "arena.md").read_text()


def test_every_field_is_on_the_page(tmp_path):
    match = new_match("santiago", ["random"] * 3, 7)
    file = tmp_path / "match.jsonl"
    figures, finished = run(match, 1, Means(workers=1, out=file, records=True))
    machine = as_json(figures, finished)
    named = set(re.findall(r"`(\w+)`", PAGE))
    assert set(machine) | set(machine["bots"][0]) <= named
    lines = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    table = set(re.findall(r"`(\w+)`", " ".join(re.findall(r"^\| (`[^|]*) \|", PAGE, re.MULTILINE))))
    assert set(lines[0]) == table - {"forfeit"}
    with Journal(file, match) as journal:
        assert len(journal.verdicts) == 3


def test_every_flag_on_the_page_is_in_the_help(arena):
    told = arena("--help").stdout
    assert set(re.findall(r"(--[a-z]+)", PAGE)) <= set(re.findall(r"(--[a-z]+)", told))
