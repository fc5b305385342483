import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from macaronesia.drawing.lettering import columns
from macaronesia.games.santiago.terminal import board_text
from tests.drawing_sheets.pictures import ANY_TEXT, PEOPLE
from tests.santiago.positions import Position, amigo_middle, finished, start, trefl_view

AMIGO_BOARD = """\
   A             B             C             D             E
   + · · · · · · + · · · · · · + · · · · · · + · · · · · · + 4
 6 ·             · ^           ·             ·             ·
   ·             ·             ·             ·             ·
   ·             ·             ·             ·             ·
 5 ·        ~~~~ · Bea1        ·             ·             ·
   ·        ~~~~ · 2•          ·             ·             ·
   + · · · · · · + · · · · · · + · · · · · · + · · · · · · + 3
 4 ·             ·        Bea2 ║ Bea2   Can2 ║ Pep2^       ·
   ·             ·        1••  ║ 0•◦    0••  ║ 1••         ·
   ·             ·             ║             ║             ·
 3 · Pot1        · Ban1   Can2 ║ Pot1   Pep2 ║ Pep1   Ban2 ·
   · -◦          · 1•     2•◦  ║ 3•     2••  ║ 0•     -◦◦  ·
   + · · · · · · +═════════════O═════════════+ · · · · · · + 2
 2 ·        Ban2^· Ban2   Can2 · Can1   Pot2 · Bea1        ·
   ·        3•◦  · 0••    3••  · -◦     1•◦  · 3•          ·
   ·             ·             ·             ·             ·
 1 ·             ·             ·             ·        ~~~~ ·
   ·             ·             ·             ·        ~~~~ ·
   + · · · · · · + · · · · · · + · · · · · · + · · · · · · + 1
     a      b      c      d      e      f      g      h
"""


def shown(position: Position, names: list[str] | None = None, language: str = "en") -> str:
    return board_text(position, names or PEOPLE[: position["players"]], language)


def test_the_board_reads_as_it_should() -> None:
    assert AMIGO_BOARD in shown(amigo_middle())


@pytest.mark.parametrize(("language", "word"), [("de", "Aufseher"), ("es", "supervisor"), ("hu", "Árokásó")])
def test_the_board_speaks_the_language_asked_for(language: str, word: str) -> None:
    assert word in shown(amigo_middle(), language=language)
    assert "overseer" not in shown(amigo_middle(), language=language)


def test_the_players_are_listed() -> None:
    lines = shown(amigo_middle()).splitlines()
    assert "     0  Anika                 hidden     3  yes" in lines
    assert "     1  Bernd                      7     5  no" in lines
    assert ">    2  Chris                 hidden  pass  yes          overseer" in lines
    assert "proposed  C3-D3 1 (Dagmar)  D1-D2 3 (Anika)  C3-D3 2 (Bernd)" in lines
    assert "removed   bean2" in lines


def test_a_secret_bid_stays_a_question_mark() -> None:
    lines = shown(trefl_view()).splitlines()
    assert "     1  Bernd                     9    ?  no" in lines
    assert "offer     banana2  coconut1  melon2" in lines


def test_the_end_shows_scores_and_winners() -> None:
    text = shown(finished())
    assert [line.split()[-1] for line in text.splitlines() if line.endswith("*")] == ["102*"] * 2
    assert "score" not in shown(amigo_middle())


def test_the_first_moment_has_no_spring_and_no_overseer() -> None:
    text = shown(start())
    assert "O" not in text.split("ditch")[0].replace("O spring", "")
    assert "overseer" not in text
    assert text.startswith("Santiago (trefl)   round 1 of 11   Setting up")


@given(st.lists(ANY_TEXT, min_size=4, max_size=4))
def test_hostile_names_neither_steer_nor_widen(names: list[str]) -> None:
    text = shown(amigo_middle(), names)
    assert not any(unicodedata.category(character) in ("Cc", "Cs") for character in text.replace("\n", ""))
    lines = text.split("\n")
    assert max(map(columns, lines)) <= 80
    table = lines.index("  seat  name                   money   bid  extra canal")
    # Whatever the names are, the columns to their right stay in their places.
    plain = shown(amigo_middle()).split("\n")
    assert [columns(line) for line in lines[table : table + 5]] == [
        columns(line) for line in plain[table : table + 5]
    ]


def test_control_characters_are_replaced_and_long_names_cut() -> None:
    text = shown(amigo_middle(), ["\x1b[2Jx", "小" * 30, "A" * 21, "A" * 20])
    assert " ?[2Jx " in text
    assert f" {'小' * 9}… " in text
    assert f" {'A' * 19}… " in text
    assert f" {'A' * 20} " in text
