"""What holds for the pictures and the texts of any position of either game."""

import re
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from macaronesia.drawing.lettering import clean, columns
from macaronesia.games.canarias import drawing as canarias
from macaronesia.games.canarias import terminal as canarias_terminal
from macaronesia.games.santiago import drawing as santiago
from macaronesia.games.santiago import terminal as santiago_terminal
from macaronesia.locale import LANGUAGES
from tests.canarias import canarias_positions
from tests.drawing_sheets.pictures import ANY_TEXT, PEOPLE, SVG, ids, marked
from tests.santiago import positions as santiago_positions

Position = dict[str, Any]


class Shown(NamedTuple):
    """A position, and how it is drawn and written."""

    position: Position
    draw: Callable[..., str]
    write: Callable[..., str]

    @property
    def names(self) -> list[str]:
        return PEOPLE[: self.position["players"]]

    def drawn(self, **options: Any) -> str:
        return self.draw(self.position, self.names, **options)


def canarias_shown(position: Position) -> Shown:
    box = canarias_positions.BOX
    return Shown(position, partial(canarias.draw, box=box), partial(canarias_terminal.board_text, box=box))


def santiago_shown(position: Position) -> Shown:
    return Shown(position, santiago.draw, santiago_terminal.board_text)


POSITIONS = {
    **{f"canarias {name}": canarias_shown(made()) for name, made in canarias_positions.NAMED.items()},
    **{f"santiago {name}": santiago_shown(made()) for name, made in santiago_positions.NAMED.items()},
}
#: Full of names, money, cards, buildings and tiles.
RICH = [POSITIONS["canarias view"], POSITIONS["santiago amigo_middle"]]
each_position = pytest.mark.parametrize("shown", POSITIONS.values(), ids=list(POSITIONS))
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("shown", RICH, ids=["canarias", "santiago"])


@each_position
@each_language
@pytest.mark.parametrize("narrow", [False, True])
def test_every_picture_is_well_formed_and_named(shown: Shown, language: str, narrow: bool) -> None:
    root = ET.fromstring(shown.drawn(language=language, narrow=narrow))
    assert root.get("role") == "img"
    assert [child.tag for child in root][:2] == [f"{SVG}title", f"{SVG}desc"]
    assert "Anika" in (root[1].text or "")


@each_position
def test_no_reference_goes_nowhere_or_outside(shown: Shown) -> None:
    drawn = shown.drawn()
    there = ids(drawn)
    assert len(there) == len(set(there))
    assert set(re.findall(r'href="#([^"]+)"', drawn) + re.findall(r"url\(#([^)]+)\)", drawn)) <= set(there)
    assert not re.search(r'href="[^#]|url\([^#]|<script|<style|<image|@import', drawn)


def test_no_two_pictures_on_a_page_share_an_id() -> None:
    there = [name for shown in POSITIONS.values() for name in ids(shown.drawn())]
    assert len(there) == len(set(there))


@each_position
def test_the_same_position_gives_the_same_picture(shown: Shown) -> None:
    def reversed_order(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: reversed_order(member) for key, member in reversed(value.items())}
        return value

    kept = {
        name: shown.position[name] for name in ("islands", "supply", "privileges") if name in shown.position
    }
    shuffled = reversed_order(shown.position) | kept
    assert shown.draw(shuffled, shown.names) == shown.drawn()


@each_game
@given(st.lists(ANY_TEXT, min_size=4, max_size=4), st.booleans())
def test_hostile_names_do_not_break_the_xml(shown: Shown, names: list[str], narrow: bool) -> None:
    plain = ET.fromstring(shown.drawn(narrow=narrow))
    hostile = ET.fromstring(shown.draw(shown.position, names[: shown.position["players"]], narrow=narrow))
    assert [node.tag for node in hostile.iter()] == [node.tag for node in plain.iter()]


@each_game
@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>", "a&b", '"><g id="x', "]]>", "\x00\x1b[31m", "\ud800", "\uffff"]
)
def test_known_tricks_stay_text(shown: Shown, name: str) -> None:
    root = ET.fromstring(shown.draw(shown.position, [name, *shown.names[1:]]))
    assert not list(root.iter(f"{SVG}script"))
    assert marked(root, "data-seat")["0"].findtext(f"{SVG}title", "") == clean(name)


@each_position
@each_language
def test_no_line_is_wider_than_a_terminal(shown: Shown, language: str) -> None:
    text = shown.write(shown.position, ["W" * 70] * shown.position["players"], language=language)
    assert max(map(columns, text.splitlines())) <= 80
