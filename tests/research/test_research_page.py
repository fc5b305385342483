"""docs/research.md and docs/action-tables.md say what the code does."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from macaronesia.research.actions import action_space
from tests.research.played import FIELDS

DOCS = Path(__file__).parents[2] / "docs"
GAMES = {"santiago": "Santiago", "canarias": "Islas Canarias"}


def rows(heading: str) -> list[tuple[str, int, str, str]]:
    """The tables below a heading, without their heads."""
    page = (DOCS / "action-tables.md").read_text()
    part = re.split(r"^##", page.split(f"### {heading}\n")[1], flags=re.MULTILINE)[0]
    found = re.findall(r"^\| `(.+?)` \| (\d+) \| (.+?) \| (.+) \|$", part, re.MULTILINE)
    return [(name, int(first), size, meaning) for name, first, size, meaning in found]


@pytest.mark.parametrize("game", GAMES)
def test_every_block_of_actions_is_on_the_page(game):
    blocks = action_space(game, 4).blocks
    firsts = [*blocks.first.values(), blocks.size]
    sizes = [after - first for first, after in pairwise(firsts)]
    table = [(name, first, int(size)) for name, first, size, _ in rows(f"Actions of {GAMES[game]}")]
    assert table == list(zip(blocks.first, firsts, sizes, strict=False))


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_an_observation_is_on_the_page(game):
    fields = FIELDS[game]
    expected = [
        (field.name, field.offset, " x ".join(map(str, field.shape)), field.meaning)
        for field in (fields.known | fields.hidden).values()
    ]
    assert rows(f"Observation of {GAMES[game]}") == expected


def test_the_sizes_are_on_the_page():
    for name, size in (
        ("actions", [action_space(game, 4).size for game in GAMES]),
        ("actions of a move, at most", [action_space(game, 4).steps for game in GAMES]),
        ("numbers of an observation", [FIELDS[game].size for game in GAMES]),
        (
            "numbers of a perfect-information observation",
            [FIELDS[game].perfect_size for game in GAMES],
        ),
    ):
        assert f"| {name} | {size[0]} | {size[1]} |" in (DOCS / "research.md").read_text()
