"""The picture of a match: well formed, told in words, legible without colours."""

import re
from xml.etree import ElementTree as ET

import pytest

from macaronesia.arena.match import Clock, GameResult, Match
from macaronesia.arena.plot import draw
from macaronesia.arena.statistics import MatchStatistics, match_statistics
from macaronesia.locale import LANGUAGES, percent
from tests.svg import SVG, checked


def figures(*bots: str, deals: int = 12) -> MatchStatistics:
    """The first entrant wins three games of four, the others share the rest."""
    match = Match("santiago", bots, "7", {})
    results = []
    for number in range(deals * match.players):
        seats = match.seating(number)
        best = 0 if number % 4 else 1 + number // 4 % (len(bots) - 1)
        scores = [int(entrant == best) for entrant in seats]
        results.append(GameResult(number, seats, scores, None, [Clock(1, 1.0, 1.0, 0) for _ in seats]))
    return match_statistics(match, results)


@pytest.mark.parametrize("bots", [("a", "b"), ("a", "b", "b"), ("a", "b", "c", "d", "e")])
def test_the_picture_is_well_formed_and_shows_every_row(bots):
    root = checked(draw(figures(*bots)))
    assert [node.get("data-bot") for node in root.iter() if node.get("data-bot")] == [
        row.name for row in figures(*bots).rows
    ]
    assert root.get("font-family", "").endswith("sans-serif")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_is_told_in_words(language):
    root = ET.fromstring(draw(figures("first", "other", "other"), language))
    told = root.findtext(f"{SVG}desc", "")
    for row in figures("first", "other", "other").rows:
        assert percent(language, row.share, 1) in told
        assert percent(language, row.high, 1) in told
    assert "other ×2" in told
    assert percent(language, 1 / 3, 1) in told


def test_better_and_worse_than_even_are_signs_and_not_only_lengths():
    root = ET.fromstring(draw(figures("a", "b", "c", "d")))
    standings = {
        node.get("data-bot"): [
            inner.get("data-standing") for inner in node.iter() if inner.get("data-standing")
        ]
        for node in root.iter()
        if node.get("data-bot")
    }
    assert standings == {"a": ["more"], "b": ["less"], "c": ["less"], "d": ["less"]}


def test_every_seat_is_named_beside_its_marker():
    root = ET.fromstring(draw(figures("a", "b", "c")))
    words = [node.text for node in root.iter(f"{SVG}text")]
    for number in (1, 2, 3):
        assert sum(word.startswith(f"{number}: ") for word in words) == 3


def test_the_same_figures_give_the_same_picture_and_others_share_no_id():
    assert draw(figures("a", "b")) == draw(figures("a", "b"))
    ids = [set(re.findall(r' id="([^"]+)"', draw(figures(*bots)))) for bots in (("a", "b"), ("a", "c"))]
    assert not ids[0] & ids[1]


def test_the_name_of_a_program_cannot_break_the_picture():
    hostile = './<script>"&\u202e\x1b[31m' + "x" * 200
    root = ET.fromstring(draw(figures(hostile, "b")))
    assert not list(root.iter(f"{SVG}script"))
    assert max(len(node.text or "") for node in root.iter(f"{SVG}text")) < 120


def test_all_marks_lie_within_the_picture():
    root = ET.fromstring(draw(figures("a", "b", "c", "d", "e", deals=1)))
    width = float(root.attrib["viewBox"].split()[2])
    for path in root.iter(f"{SVG}path"):
        if "stroke" in path.attrib and path.attrib["d"].startswith("M"):
            assert all(-80 <= float(x) <= width for x in re.findall(r"[MH](-?[\d.]+)", path.attrib["d"]))
