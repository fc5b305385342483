"""Every position and view can be drawn and printed."""

from unicodedata import category
from xml.etree import ElementTree as ET

from hypothesis import strategies as st

import macaronesia as mac
from tests.properties.strategies import games, given_both, options, stopped_games, stops

#: What people call themselves, and what somebody will try.
NAMES = st.text(max_size=20) | st.sampled_from(
    ["<b>&\"'", "]]>", "Ñandú", "", "𝕊𝕒𝕟", "\0", "\x1b[31m", "a\nb"]
)


@given_both(games)
def test_every_position_and_view_is_drawn_as_well_formed_xml(game):
    table, whims = game
    for stop in stops(table, whims, 0.04 if table.game == "santiago" else 0.01):
        pictures = [stop._repr_svg_()]
        pictures += [stop.rules.svg(stop.view(seat), stop.names) for seat in (None, *range(stop.players))]
        for picture in pictures:
            assert ET.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"


@given_both(games)
def test_every_position_and_view_is_printed_as_text(game):
    table, whims = game
    for stop in stops(table, whims, 0.1 if table.game == "santiago" else 0.03):
        texts = [
            str(stop),
            *(stop.rules.board_text(stop.view(s), stop.names) for s in (None, *range(stop.players))),
        ]
        for text in texts:
            assert text.strip()
            assert all(letter == "\n" or letter.isprintable() for letter in text)
        assert repr(stop).startswith(f"<{stop.game}")


@given_both(options, st.data())
def test_whatever_players_are_called_the_drawing_is_well_formed(settled, data):
    names = data.draw(st.lists(NAMES, min_size=settled["players"], max_size=settled["players"]))
    game = mac.new_game(**settled, seed=1, names=names)
    ET.fromstring(game._repr_svg_().encode())


@given_both(options, st.data())
def test_whatever_players_are_called_the_text_holds_no_control_characters(settled, data):
    names = data.draw(st.lists(NAMES, min_size=settled["players"], max_size=settled["players"]))
    game = mac.new_game(**settled, seed=1, names=names)
    assert all(letter == "\n" or category(letter) not in ("Cc", "Cs") for letter in str(game))


@given_both(stopped_games)
def test_equal_games_have_equal_drawings_and_drawing_changes_nothing(game):
    table, _ = game
    before = table.position(), table.record()
    assert table._repr_svg_() == mac.load(table.record())._repr_svg_()
    assert str(table) == str(mac.load(table.record()))
    assert (table.position(), table.record()) == before
