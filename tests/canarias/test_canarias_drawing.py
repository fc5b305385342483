import re
from xml.etree import ElementTree as ET

import pytest

from macaronesia.drawing.palette import GOLD
from macaronesia.games.canarias.drawing import draw
from macaronesia.games.canarias.drawing.buildings import ART, PAINTS, building_art
from macaronesia.games.canarias.drawing.geometry import extent, line_of, path, steps
from macaronesia.games.canarias.drawing.geometry import middle as middle_of
from macaronesia.games.canarias.names import EFFECTS, FEATURES, PIECES
from tests.canarias.canarias_positions import (
    BOX,
    COLOURS,
    NAMED,
    Position,
    finished,
    foreign_box,
    middle,
    pirate,
    settler,
    start,
    view,
)
from tests.drawing_sheets.pictures import PEOPLE, SVG, marked, used, written


def parsed(position: Position, names: list[str] | None = None, **options: bool) -> ET.Element:
    return ET.fromstring(draw(position, names or PEOPLE[: position["players"]], BOX, **options))


def shapes(markup: str) -> str:
    """Markup without its colours."""
    return re.sub(r'#[0-9a-f]{3,6}|fill="[a-z]+"', "", markup)


@pytest.fixture(params=NAMED)
def position(request: pytest.FixtureRequest) -> Position:
    return NAMED[request.param]()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("narrow", [False, True])
def test_nothing_lies_outside_the_picture(players: int, narrow: bool) -> None:
    everybody = settler() | {"players": players, "seat": 1}
    for position in (start(players), everybody):
        root = ET.fromstring(draw(position, PEOPLE[:players], BOX, narrow=narrow))
        _, _, width, height = map(float, root.attrib["viewBox"].split())
        places = [
            tuple(map(float, re.findall(r"-?[\d.]+", node.attrib["transform"])))
            for node in root[4].findall(f"{SVG}g")
        ]
        assert len(set(places)) == len(places)
        assert all(0 < x < width - 400 and 0 < y < height - 60 for x, y in places)


def test_every_building_is_drawn_as_what_it_is(position: Position) -> None:
    seats = marked(parsed(position), "data-seat")
    assert len(seats) == position["players"]
    for seat, island in enumerate(position["islands"]):
        shown = {
            (node.attrib["data-plot"], node.attrib["data-shows"], *used(node))
            for node in seats[str(seat)].iter()
            if node.get("data-shows")
        }
        plots = island["plots"] if island else {}
        assert shown == {
            (plot, f"{there['kind']} {there['colour']}", f"{there['kind']}-{there['colour']}")
            for plot, there in plots.items()
        }


def test_every_plot_has_its_number(position: Position) -> None:
    seats = marked(parsed(position), "data-seat")
    for seat, island in enumerate(position["islands"]):
        drawn = [node for node in seats[str(seat)].iter() if node.get("data-island")]
        assert [node.attrib["data-island"] for node in drawn] == ([island["name"]] if island else [])
        for node in drawn:
            assert sorted(map(int, written(node))) == list(range(1, 13))


def test_buildings_differ_in_shape_and_colours_in_signs() -> None:
    for colour in COLOURS:
        assert len({shapes(building_art(kind, colour)) for kind in PIECES}) == len(PIECES)
    for kind in PIECES:
        assert len({shapes(building_art(kind, colour)) for colour in COLOURS}) == len(COLOURS)
        assert "<text" not in building_art(kind, COLOURS[0])  # a letter would speak one language only
    assert len({paint.fill for paint in PAINTS.values()}) == len(COLOURS)


def test_every_feature_and_every_effect_has_a_shape_of_its_own() -> None:
    assert len({shapes(ART[f"wish-{feature}"]) for feature in FEATURES}) == len(FEATURES)
    assert len({shapes(ART[f"effect-{effect}"]) for effect in EFFECTS}) == len(EFFECTS)


def test_signs_stand_out_from_their_colour() -> None:
    def light(colour: str) -> float:
        digits = colour.removeprefix("#")
        digits = "".join(2 * digit for digit in digits) if len(digits) == 3 else digits
        parts = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
        red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    for colour, paint in PAINTS.items():
        dark, bright = sorted([light(paint.fill), light(paint.ink)])
        assert (bright + 0.05) / (dark + 0.05) >= 4.5, colour


def test_a_shown_hand_is_drawn_and_a_hidden_one_counted() -> None:
    seats = marked(parsed(view()), "data-seat")
    cards = marked(seats["2"], "data-card")
    assert list(cards) == sorted(view()["hands"][2])
    assert " ".join(used(cards["lenador"])) == "house-green wish-mountain wish-orange wish-river wish-white"
    assert written(cards["lenador"]) == ["Leñador", "×2"]
    assert used(cards["pirate-white"]) == ["skull"]
    assert written(cards["pirate-white"]) == ["Pirate"]
    for seat, count in (("0", "2"), ("1", "1"), ("2", "5")):
        assert count in written(seats[seat])
        assert bool(marked(seats[seat], "data-card")) == (seat == "2")


def test_privileges_hang_below_their_holder() -> None:
    seats = marked(parsed(middle()), "data-seat")
    held = {seat: list(marked(node, "data-privilege")) for seat, node in seats.items()}
    assert held == {"0": ["green", "orange"], "1": ["red", "blue"], "2": ["brown"]}
    assert used(marked(seats["0"], "data-privilege")["green"]) == ["effect-free"]
    effects = marked(parsed(middle()), "data-effect")
    assert [(effect, used(node)[1:]) for effect, node in effects.items()] == [
        ("pirates", ["marker1"]),
        ("tie", ["marker1"]),
        ("free", ["marker0"]),
        ("mixed", ["marker0"]),
        ("extra", ["marker2"]),
        ("draw4", []),
    ]


def test_piles_supply_and_starter_are_told() -> None:
    root = parsed(view())
    piles = {pile: written(node)[0] for pile, node in marked(root, "data-pile").items()}
    assert piles == {"ship": "1", "deck": "3", "discard": "4"}
    assert list(marked(root, "data-starter")) == ["2"]
    left = {piece: written(node) for piece, node in marked(root, "data-left").items()}
    assert left["house red"] == ["8"]
    assert left["city white"] == ["2"]
    assert len(left) == 18
    assert "known to be aboard" in written(root)
    assert "last round" in written(root)


def test_the_settler_from_the_ship_shows_wishes_and_the_comparison() -> None:
    card = marked(parsed(settler()), "data-revealed")["segador"]
    icons = [name for name in used(card) if name.startswith("wish-")]
    assert icons == ["wish-field", "wish-green", "wish-brown", "wish-village"]
    people = [name for name in used(card) if name in ("house-red", "marker0", "marker4")]
    assert people == ["house-red", "marker0", "marker4"]
    assert {"Segador", "field", "green", "brown", "village"} <= set(written(card))


def test_the_pirate_from_the_ship_shows_who_loses_a_house() -> None:
    card = marked(parsed(pirate()), "data-revealed")["pirate-blue"]
    assert set(used(card)) == {"skull", "marker0", "marker2"}
    assert {"Pirate", "blue"} <= set(written(card))


def test_islands_to_choose_from_are_shown_until_they_are_chosen() -> None:
    assert list(marked(parsed(start(4)), "data-free")) == list(BOX["islands"])
    assert not marked(parsed(middle()), "data-free")
    half = start(3) | {"islands": [None, {"name": "la-palma", "plots": {}}, None]}
    assert "la-palma" not in marked(parsed(half), "data-free")


def test_who_is_to_move_and_who_has_won_is_framed_in_gold() -> None:
    def framed(position: Position) -> list[str]:
        seats = marked(parsed(position), "data-seat")
        return [s for s, node in seats.items() if any(n.get("stroke") == GOLD for n in node.iter())]

    assert framed(middle()) == ["2"]
    assert framed(finished()) == ["0", "1"]
    assert framed(middle() | {"seat": "chance"}) == []


def test_words_are_spoken_in_the_language_asked_for() -> None:
    drawn = draw(middle(), PEOPLE[:3], BOX, "de")
    assert "Ziehen oder bauen" in drawn
    assert "Draw or build" not in drawn


def test_a_box_without_titles_is_read_by_its_ids() -> None:
    drawn = draw(view(), PEOPLE[:3], foreign_box())
    assert "fuerteventura" in drawn
    assert ">lenador<" in drawn


def test_the_middle_of_a_plot_lies_in_it() -> None:
    hook = line_of([[0, 0], [90, 0], [90, 90], [60, 90], [60, 30], [0, 30]])
    (x, y), room = middle_of(hook)
    assert (60 < x < 90 and 0 < y < 90) or (0 < x < 90 and 0 < y < 30)
    assert 12 < room <= 22
    assert extent([hook]) == (0, 0, 90, 90)


def test_steps_go_along_a_line() -> None:
    assert steps(((0, 0), (10, 0), (10, 30)), 10) == [(5, 0), (10, 5), (10, 15), (10, 25)]
    assert steps(((0, 0), (1, 0)), 10) == [(0.5, 0)]
    assert path(((0, 0), (10, -5))) == "M0 0l10-5"
