"""The picture of a game's course."""

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from macaronesia.analysis import Analysis
from macaronesia.analysis.graph import DASHES, Plot, chances_by_ply, graph
from macaronesia.drawing.seats import SEATS
from macaronesia.locale import LANGUAGES
from tests.analysis.played import carelessly_played, golden, judged, well_played
from tests.svg import SVG, checked


def parsed(analysis, **how):
    return ElementTree.fromstring(graph(analysis, **how))


def marked(root, attribute):
    return {node.attrib[attribute]: node for node in root.iter() if attribute in node.attrib}


def written(node):
    return [text.text for text in node.iter(f"{SVG}text")]


@pytest.mark.parametrize(("file", "number"), [("amigo", 0), ("trefl", 3), ("two", 0), ("canarias", 9)])
def test_every_seat_has_a_curve_and_its_name_beside_it(file, number):
    game = golden(file, number)
    root = parsed(judged(game))
    names = {str(seat): name for seat, name in enumerate(game.names)}
    assert marked(root, "data-seat").keys() == names.keys()
    assert {seat: written(node)[0] for seat, node in marked(root, "data-label").items()} == names


def test_seats_are_told_apart_by_strokes_and_markers_and_not_only_by_colour():
    assert len(set(DASHES)) == len(DASHES) == len(SEATS)
    curves = marked(parsed(judged(golden("trefl", 6))), "data-seat")
    assert len(curves) == 5
    strokes = {
        tuple(path.get("stroke-dasharray", "") for path in c.iter(f"{SVG}path")) for c in curves.values()
    }
    assert len(strokes) == 5
    markers = {frozenset(use.get("href") for use in c.iter(f"{SVG}use")) for c in curves.values()}
    assert len(markers) == 5


def test_the_costliest_moves_are_numbered_in_the_graph_and_listed():
    analysis = judged(carelessly_played(players=4))
    root = parsed(analysis, most=4)
    costly = analysis.costliest(4)
    assert list(marked(root, "data-costly")) == [str(d.ply) for d in costly]
    texts = written(root)
    assert all(texts.count(str(place)) >= 2 for place in (1, 2, 3, 4))
    assert all(d.played.move in texts and d.preferred.move in texts for d in costly)


def test_badges_do_not_cover_each_other():
    root = parsed(judged(carelessly_played(players=5)), most=8)
    circles = [n for n in root.iter(f"{SVG}g") if n.find(f"{SVG}circle[@r='14']") is not None]
    spots = [tuple(map(float, re.findall(r"-?[\d.]+", n.attrib["transform"]))) for n in circles]
    on_the_graph = spots[:8]
    assert len(set(on_the_graph)) == 8
    for i, (x, y) in enumerate(on_the_graph):
        assert all(abs(x - a) + abs(y - b) >= 31.9 for a, b in on_the_graph[:i])


def test_names_beside_the_curves_do_not_overlap():
    root = parsed(judged(golden("trefl", 6)))
    heights = sorted(
        float(node.find(f"{SVG}text").attrib["y"]) for node in marked(root, "data-label").values()
    )
    assert all(b - a >= 50 for a, b in pairwise(heights))


def test_a_curve_goes_from_the_first_chance_to_the_result():
    analysis = judged(carelessly_played())
    for seat in range(3):
        spots = list(chances_by_ply(analysis, seat))
        assert spots[0] == (analysis.decisions[0].ply, analysis.decisions[0].before[seat])
        assert spots[-1][1] == analysis.end()[seat]
        assert [ply for ply, _ in spots] == sorted(ply for ply, _ in spots)
    plot = Plot(10, 20, 0, 0, 100, 50)
    assert (plot.x(10), plot.x(20), plot.y(0), plot.y(1)) == (0, 100, 50, 0)


def test_every_round_is_on_the_axis():
    texts = written(parsed(judged(golden("amigo", 0)), most=0))
    assert [text for text in texts if re.fullmatch(r"\d+", text)] == [str(n) for n in range(1, 12)]


def test_of_many_rounds_only_some_are_numbered():
    game = golden("canarias", 9)
    assert game.position()["round"] == 50
    texts = written(parsed(judged(game), most=0))
    assert [text for text in texts if re.fullmatch(r"\d+", text)] == [
        "5",
        *(str(n) for n in range(10, 51, 5)),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_is_told_in_the_language(language):
    game = carelessly_played()
    root = parsed(judged(game), language=language)
    told = root.findtext(f"{SVG}desc")
    assert root.attrib["role"] == "img"
    assert root.findtext(f"{SVG}title").startswith("Santiago: ")
    assert "judge" in told
    assert all(name in told for name in game.names)
    assert ("better" in told) == (language == "en")


def test_a_game_without_mistakes_or_without_decisions_is_drawn_too():
    assert not marked(parsed(judged(well_played())), "data-costly")
    assert parsed(judged(well_played(until=12))) is not None
    assert parsed(judged(carelessly_played(), first=40, last=40)) is not None
    empty = parsed(Analysis(carelessly_played(), "judge", 0, []))
    assert len(marked(empty, "data-label")) == 3


def test_names_from_outside_stay_text_and_ids_stay_within():
    game = carelessly_played()
    game.names = ["<script>alert(1)</script>", "a&b\x00\x1b[31m", "W" * 300]
    assert not list(checked(graph(judged(game))).iter(f"{SVG}script"))


def test_the_same_analysis_gives_the_same_picture():
    game = carelessly_played()
    assert graph(judged(game)) == graph(judged(game))
