"""The analysis in the terminal."""

import io

import pytest
from rich.console import Console

from macaronesia.analysis.text import report
from macaronesia.locale import LANGUAGES, say
from tests.analysis.played import carelessly_played, golden, judged, well_played


def printed(game, language="en", most=5, bot="judge"):
    analysis = judged(game, bot)
    screen = io.StringIO()
    Console(file=screen, width=120, highlight=False).print(report(analysis, language, most))
    return analysis, screen.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", ["amigo", "canarias"])
def test_the_report_speaks_the_language(file, language):
    game = golden(file, 1)
    _, text = printed(game, language)
    for heading in ("analysis-costliest", "analysis-course", "analysis-players"):
        assert say(language, heading) in text
    assert all(name in text for name in game.names)
    assert (say("en", "analysis-players") in text.splitlines()) == (language == "en")


def test_the_costliest_moves_come_first_then_the_course_then_the_players():
    analysis, text = printed(carelessly_played(players=4), most=3)
    costliest, course, players = (
        text.index(say("en", key)) for key in ("analysis-costliest", "analysis-course", "analysis-players")
    )
    assert costliest < course < players
    rows = text[costliest:course].splitlines()[2:5]
    for place, (row, decision) in enumerate(zip(rows, analysis.costliest(3), strict=True), 1):
        assert row.startswith(f"{place} ")
        assert f" {decision.ply} " in row
        assert decision.played.move in row
        assert decision.preferred.move in row
        assert row.rstrip().endswith(f"{100 * decision.cost:.1f}")


def test_the_course_has_a_line_for_every_round_and_the_end():
    analysis, text = printed(golden("amigo", 0))
    course = text[text.index(say("en", "analysis-course")) : text.index(say("en", "analysis-players"))]
    rows = [row.split() for row in course.splitlines()[2:] if row.strip()]
    assert [row[0] for row in rows] == [*map(str, range(1, 12)), "end"]
    assert rows[0][2] == f"{100 * analysis.decisions[0].before[0]:.0f}%"


def test_a_game_without_mistakes_says_so():
    assert say("en", "analysis-no-costly") in printed(well_played())[1]


def test_names_steer_neither_the_terminal_nor_the_table():
    game = carelessly_played()
    game.names = ["[bold red]Ana[/]", "\x1b[31mBéla", "W" * 300]
    _, text = printed(game)
    assert "[bold red]Ana[/]" in text
    assert "\x1b" not in text
    assert max(map(len, text.splitlines())) <= 120


def test_players_of_one_name_are_told_apart_by_their_seats():
    game = carelessly_played()
    game.names = ["bot:greedy", "Ana", "bot:greedy"]
    _, text = printed(game)
    assert "bot:greedy (0)" in text
    assert "bot:greedy (2)" in text
    assert "Ana (1)" not in text
