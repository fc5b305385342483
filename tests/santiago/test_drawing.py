import re
import unicodedata
from collections.abc import Iterator
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from macaronesia.drawing.lettering import clean, columns, cut
from macaronesia.drawing.palette import GOLD
from macaronesia.drawing.seats import SEATS
from macaronesia.games.santiago.drawing import draw
from macaronesia.games.santiago.drawing.geometry import bordered, ends, point, square_name
from macaronesia.games.santiago.drawing.tiles import ART, CARDS
from tests.drawing_sheets.pictures import ANY_TEXT, PEOPLE, SVG, marked, used, written
from tests.santiago.positions import NAMED, Position, amigo_middle, desert, finished, start, tile, trefl_view


def parsed(position: Position, names: list[str] | None = None, **options: bool) -> ET.Element:
    return ET.fromstring(draw(position, names or PEOPLE[: position["players"]], **options))


@pytest.fixture(params=NAMED)
def position(request: pytest.FixtureRequest) -> Position:
    return NAMED[request.param]()


def test_every_square_with_a_tile_shows_its_crop(position: Position) -> None:
    squares = marked(parsed(position), "data-square")
    assert set(squares) == {*position["tiles"], *position["palms"]}
    for square, there in position["tiles"].items():
        shown = [name for name in used(squares[square]) if name in CARDS]
        assert shown == ([] if there["desert"] else [there["crop"]]), square


def test_markers_cover_planters_and_bare_planters_stay(position: Position) -> None:
    squares = marked(parsed(position), "data-square")
    for square, there in position["tiles"].items():
        parts = used(squares[square])
        assert parts.count(f"marker{there['owner']}") == there["markers"], square
        assert parts.count("planter") == (there["planters"] or 0) - there["markers"], square
        assert ("palm" in parts) == (square in position["palms"]), square


def test_tiles_stand_where_their_names_say() -> None:
    position = start() | {"tiles": {"a1": tile("melon", 1), "h6": tile("grape", 2), "a6": desert()}}
    root = parsed(position)
    places = {}
    for node in root.iter(f"{SVG}g"):
        if len(node) and node[0].get("data-square"):
            x, y = re.findall(r"[\d.]+", node.attrib["transform"])
            places[node[0].attrib["data-square"]] = (float(x), float(y))
    assert places["a1"][0] == places["a6"][0] < places["h6"][0]
    assert places["a6"][1] == places["h6"][1] < places["a1"][1]


def test_seats_differ_in_pattern_and_shape_and_not_only_in_colour() -> None:
    assert len(SEATS) == 5
    for told_apart in ("colour", "pattern", "marks", "shape"):
        assert len({getattr(seat, told_apart) for seat in SEATS}) == len(SEATS), told_apart
    patterns = {node.attrib["id"].split("-", 1)[1]: node for node in parsed(finished()).iter(f"{SVG}pattern")}
    drawn = [
        ["".join(mark.get(name, "") for name in ("d", "cx", "cy")) for mark in patterns[seat.pattern].iter()]
        for seat in SEATS
    ]
    assert len({tuple(marks) for marks in drawn}) == len(SEATS)


def test_crops_differ_in_shape_and_not_only_in_colour() -> None:
    shapes = {re.sub(r"#[0-9a-f]+", "", ART[crop]) for crop in CARDS}
    assert len(shapes) == len(CARDS) == 8


def test_proposals_lie_on_their_segments_with_sum_and_proposers() -> None:
    proposals = marked(parsed(amigo_middle()), "data-proposal")
    told = {segment: (written(node), used(node)) for segment, node in proposals.items()}
    assert told == {
        "C3-D3": (["3"], ["disc", "marker3", "marker1"]),
        "D1-D2": (["3"], ["disc", "marker0"]),
    }


def test_canals_and_the_spring_are_drawn() -> None:
    root = parsed(amigo_middle())
    canals = {segment: node.attrib["d"] for segment, node in marked(root, "data-canal").items()}
    assert sorted(canals) == amigo_middle()["canals"]
    assert canals["C2-D2"] == "M384 380L544 380"
    assert list(marked(root, "data-spring")) == ["C2"]
    assert not marked(parsed(start()), "data-spring")


def test_the_panel_tells_money_bids_canals_and_the_overseer() -> None:
    seats = marked(parsed(amigo_middle()), "data-seat")
    told = [" ".join(written(seats[seat])) for seat in "0123"]
    assert told == ["Anika 3", "Bernd 7 5", "Chris pass", "Dagmar 1"]
    assert ["canal" in used(seats[seat]) for seat in "0123"] == [True, False, True, True]
    assert ["overseer" in used(seats[seat]) for seat in "0123"] == [False, False, True, False]


def test_a_secret_bid_stays_a_question_mark() -> None:
    root = parsed(trefl_view())
    seats = marked(root, "data-seat")
    assert [written(seats[seat]) for seat in "01"] == [["Anika", "6"], ["Bernd", "9", "?"]]
    assert list(marked(root, "data-offer")) == ["banana2 coconut1 melon2"]
    offered = used(marked(root, "data-offer")["banana2 coconut1 melon2"])
    assert [name for name in offered if name in CARDS] == ["banana", "coconut", "melon"]


def test_the_end_shows_the_scores_in_place_of_bids() -> None:
    seats = marked(parsed(finished()), "data-seat")
    told = [" ".join(written(seats[seat])[1:]) for seat in "01234"]
    assert told == ["12 87", "0 64", "7 102", "31 102", "4 9"]


def test_words_can_be_translated() -> None:
    drawn = draw(amigo_middle(), PEOPLE[:4], "de")
    assert "Aufseher entscheidet" in drawn
    assert "Overseer decides" in draw(amigo_middle(), PEOPLE[:4])
    assert "Overseer decides" not in drawn


def test_bidirectional_controls_are_dropped() -> None:
    assert clean("A\u202eB\u2066C") == "ABC"
    assert clean("A\u202eB", "?") == "A?B"


@given(ANY_TEXT, st.integers(1, 30))
def test_a_cut_text_fits(name: str, width: int) -> None:
    short = cut(clean(name), width)
    assert columns(short) <= width
    assert len(short) <= 4 * width
    assert short == clean(name) or short.endswith("…")
    assert not any(unicodedata.category(character) in ("Cc", "Cs") for character in short)


def test_piled_up_marks_are_cut() -> None:
    assert len(cut("a" + "\u0301" * 500, 10)) <= 40


def _segments() -> Iterator[str]:
    for x in range(5):
        for y in range(4):
            here = square_name((x, y)).upper()
            yield from (
                f"{here}-{square_name(there).upper()}"
                for there in ((x + 1, y), (x, y + 1))
                if there[0] < 5 and there[1] < 4
            )


def test_every_square_borders_exactly_two_segments() -> None:
    segments = list(_segments())
    assert len(segments) == 31
    touched = [square for segment in segments for square in bordered(segment)]
    assert sorted(touched) == sorted([(column, row) for column in range(8) for row in range(6)] * 2)


def test_names_are_read_as_the_spec_counts() -> None:
    assert point("h6") == (7, 5)
    assert ends("B2-C2") == ((1, 1), (2, 1))
    assert sorted(square_name(square) for square in bordered("B2-B3")) == ["b3", "b4", "c3", "c4"]
    assert sorted(square_name(square) for square in bordered("D4-E4")) == ["g6", "h6"]


def test_the_overseer_is_not_mixed_up_with_the_one_to_move() -> None:
    seats = marked(parsed(amigo_middle() | {"seat": 0}), "data-seat")
    assert ["overseer" in used(seats[seat]) for seat in "0123"] == [False, False, True, False]
    assert [s for s in seats if any(node.get("stroke") == GOLD for node in seats[s].iter())] == ["0"]
