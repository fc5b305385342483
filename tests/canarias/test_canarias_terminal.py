import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from macaronesia.drawing.lettering import columns
from macaronesia.games.canarias.names import FEATURES
from macaronesia.games.canarias.terminal import board_text
from tests.canarias.canarias_positions import (
    BOX,
    Position,
    finished,
    foreign_box,
    middle,
    pirate,
    settler,
    start,
    view,
)
from tests.drawing_sheets.pictures import ANY_TEXT, PEOPLE


def shown(position: Position, names: list[str] | None = None, language: str = "en") -> str:
    return board_text(position, names or PEOPLE[: position["players"]], BOX, language)


def test_every_plot_stands_with_building_neighbours_and_features() -> None:
    lines = [f" {' '.join(line.split())} " for line in shown(middle()).splitlines()]
    island, table = middle()["islands"][0], BOX["islands"]["tenerife"]
    expected = {"1": "Hr", "2": "Hb", "3": "Pg", "4": "Co", "12": "Hn"}
    for plot in map(str, range(1, 13)):
        beside = [str(neighbour) for neighbour in table["neighbours"][plot]]
        touches = [feature[:2] for feature, plots in table["features"].items() if int(plot) in plots]
        cell = " ".join([plot, expected.get(plot, ".."), *beside, *touches])
        assert any(f" {cell} " in line for line in lines), cell
    assert set(expected) == set(island["plots"])


def test_the_view_shows_the_own_hand_and_only_the_number_of_the_others() -> None:
    lines = shown(view()).splitlines()
    assert "    hand  2 × Leñador (green): mountain, orange, river, white" in lines
    assert "          Pirate (white)" in lines
    assert not any("Segador" in line or "Noble" in line for line in lines)
    assert "  0 Anika                 Tenerife  points 11  hand 2" in lines
    assert "> 2 Chris                 Fuerteventura  points 12  hand 5  start player" in lines
    wishes = ", ".join(BOX["settlers"]["cestero"]["priorities"])
    assert f"    known to be aboard  Cestero (brown): {wishes}" in lines
    assert "    ship 1  deck 3  discard pile 4" in lines


def test_privileges_are_told_with_what_they_do() -> None:
    lines = shown(middle()).splitlines()
    assert "    privileges  red: safe from pirates  blue: wins ties" in lines
    assert "    unclaimed privileges  white: draws four cards" in lines


def test_the_card_from_the_ship_is_told() -> None:
    assert "from the ship  Segador (red): field, green, brown, village" in shown(settler())
    assert "from the ship  Pirate (blue)" in shown(pirate())


def test_free_plots_and_supply_stand_in_one_table() -> None:
    lines = shown(settler()).splitlines()
    head = next(i for i, line in enumerate(lines) if line.startswith("    free plots next to"))
    assert lines[head].split()[-12:] == ["co", "ri", "mo", "ro", "vi", "fi", "r", "b", "g", "o", "n", "w"]
    tenerife = BOX["islands"]["tenerife"]["features"]
    counts = [len(set(tenerife[feature]) - {1, 2}) for feature in FEATURES]
    assert list(map(int, lines[head + 1].split()[1:7])) == counts
    assert lines[head + 6].split() == ["supply:", "house", *["8"] * 6]
    assert len({columns(line) for line in lines[head : head + 9]}) == 1


def test_islands_to_choose_from_are_told_with_their_features() -> None:
    lines = shown(start()).splitlines()
    tenerife = BOX["islands"]["tenerife"]["features"].values()
    assert ["Tenerife", *(str(len(plots)) for plots in tenerife)] in [line.split() for line in lines]
    assert "  0 Anika                 no island yet  points 0  hand 0" in lines


def test_the_end_shows_scores_and_winners() -> None:
    text = shown(finished())
    assert text.startswith("Islas Canarias (reconstruction)  round 12  Game over\n")
    assert text.count("points 21*") == 2
    assert "last round" in shown(middle())
    assert "last round" not in text


@pytest.mark.parametrize(
    ("language", "words"),
    [("de", ["Ziehen oder bauen", "Vorrat"]), ("es", ["Robar o construir"]), ("hu", ["Húzás vagy építés"])],
)
def test_the_board_speaks_the_language_asked_for(language: str, words: list[str]) -> None:
    text = shown(middle(), language=language)
    assert all(word in text for word in words)
    assert "Draw or build" not in text


def test_a_box_without_titles_is_read_by_its_ids() -> None:
    text = board_text(view(), PEOPLE[:3], foreign_box())
    assert "fuerteventura" in text
    assert "lenador (green)" in text


def test_a_crowded_island_takes_one_column() -> None:
    box = foreign_box()
    island = box["islands"]["tenerife"]
    island["neighbours"] = {str(i): [j for j in range(1, 13) if j != i] for i in range(1, 13)}
    island["features"] = {feature: list(range(1, 13)) for feature in island["features"]}
    lines = board_text(middle(), PEOPLE[:3], box).splitlines()
    assert max(map(columns, lines)) <= 80
    crowded = "12 Hn 1 2 3 4 5 6 7 8 9 10 11 co ri mo ro vi fi"
    assert crowded in [" ".join(line.split()) for line in lines]


def test_long_titles_are_cut() -> None:
    box = foreign_box()
    for entry in (*box["settlers"].values(), *box["islands"].values()):
        entry["title"] = "小" * 60
    for position in (view(), settler(), start()):
        text = board_text(position, PEOPLE[: position["players"]], box)
        assert max(map(columns, text.splitlines())) <= 80


@given(st.lists(ANY_TEXT, min_size=3, max_size=3))
def test_hostile_names_neither_steer_nor_widen(names: list[str]) -> None:
    text = shown(view(), names)
    assert not any(unicodedata.category(character) in ("Cc", "Cs") for character in text.replace("\n", ""))
    lines = text.split("\n")
    plain = shown(view()).split("\n")
    assert len(lines) == len(plain)
    assert [columns(line) for line in lines] == [columns(line) for line in plain]
