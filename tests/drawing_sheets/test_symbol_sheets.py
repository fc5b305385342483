import gzip
import json
import re
from collections import Counter
from xml.etree import ElementTree as ET

import pytest

from macaronesia.drawing.pen import Pen
from macaronesia.games import definition
from macaronesia.games.canarias.drawing import definitions as canarias_definitions
from macaronesia.games.canarias.drawing import sheet as canarias
from macaronesia.games.canarias.drawing.buildings import PAINTS
from macaronesia.games.santiago.drawing import definitions as santiago_definitions
from macaronesia.games.santiago.drawing import sheet as santiago
from tests.drawing_sheets.sheets import BOX, SHEETS, Made

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(params=SHEETS)
def made(request: pytest.FixtureRequest) -> Made:
    return SHEETS[request.param]


def ids(svg: str) -> list[str]:
    return re.findall(r' id="([^"]+)"', svg)


def test_the_table_names_every_symbol_and_pattern_once(made: Made) -> None:
    documented = Counter(name for name, _ in made.documented())
    assert documented == Counter(name for name in ids(made.svg) if "-part-" not in name)
    assert set(documented.values()) == {1}


def test_no_id_is_there_twice_even_with_all_sheets_in_one_page() -> None:
    together = [name for game in ("shared", "santiago", "canarias") for name in ids(SHEETS[game].svg)]
    assert len(together) == len(set(together))
    foreign = ids(SHEETS["foreign"].svg)
    assert len(foreign) == len(set(foreign))


def test_a_sheet_holds_symbols_and_patterns_and_nothing_else(made: Made) -> None:
    root = ET.fromstring(made.svg)
    assert [child.tag for child in root] == [f"{SVG}defs"]
    assert {child.tag for child in root[0]} <= {f"{SVG}symbol", f"{SVG}pattern"}
    assert all(child.get("id") for child in root[0])


def test_sizes_are_as_documented(made: Made) -> None:
    boxes = {node.attrib["id"]: node.get("viewBox") for node in ET.fromstring(made.svg).iter(f"{SVG}symbol")}
    assert list(boxes) == list(made.geometry["symbols"])
    for name, size in made.documented():
        if size == "pattern":
            assert name not in boxes
            continue
        width, height = (float(number) for number in (boxes[name] or "").split()[2:])
        assert made.geometry["symbols"][name] == [width, height], name
        assert size in ("island", f"{width:g}x{height:g}"), name


def test_every_reference_stays_in_its_sheet(made: Made) -> None:
    assert set(re.findall(r'href="([^"]*)"', made.svg) + re.findall(r"url\(([^)]*)\)", made.svg)) <= {
        f"#{name}" for name in ids(made.svg)
    }


def test_nothing_that_a_strict_page_refuses_and_nothing_for_the_ear(made: Made) -> None:
    nodes = list(ET.fromstring(made.svg).iter())
    tags = {node.tag.removeprefix(SVG) for node in nodes}
    assert tags <= {
        *("svg", "defs", "symbol", "pattern", "use", "g", "path", "rect", "circle", "ellipse", "text"),
    }
    attributes = {name for node in nodes for name in node.attrib}
    assert not [name for name in attributes if name == "style" or name.startswith(("on", "data-", "{"))]


def test_no_words_but_the_names_of_settlers(made: Made) -> None:
    written = {node.text or "" for node in ET.fromstring(made.svg).iter(f"{SVG}text")}
    titles = {settler["title"] for settler in made.box["settlers"].values()}
    assert {text for text in written - titles if not re.fullmatch(r"[A-Za-z]|×?\d+", text)} == set()


def test_text_brings_its_font(made: Made) -> None:
    for symbol in ET.fromstring(made.svg).iter(f"{SVG}symbol"):
        assert (next(symbol.iter(f"{SVG}text"), None) is not None) == ("font-family" in symbol.attrib)


def test_a_sheet_is_small_enough_to_send(made: Made) -> None:
    assert len(gzip.compress(made.svg.encode())) < made.limit
    assert len(gzip.compress(json.dumps(made.geometry).encode())) < 15_000


def test_sheets_are_the_same_every_time() -> None:
    assert santiago.sheet() == SHEETS["santiago"].svg
    assert canarias.sheet(BOX) == SHEETS["canarias"].svg


@pytest.mark.parametrize("game", ["santiago", "canarias"])
def test_a_game_is_asked_for_its_art_by_name(game):
    assert definition(game).load("art")() == (SHEETS[game].svg, SHEETS[game].geometry)


def test_there_is_no_art_of_a_game_there_is_not():
    with pytest.raises(KeyError):
        definition("chess")


def _parts(svg: str, prefix: str) -> dict[str, str]:
    root = ET.fromstring(svg.replace(prefix, "").replace(' xmlns="http://www.w3.org/2000/svg"', ""))
    return {
        node.attrib["id"]: ET.tostring(node, encoding="unicode")
        for node in root.iter()
        if node.tag in ("g", "pattern") and node.get("id")
    }


@pytest.mark.parametrize("game", ["santiago", "canarias"])
def test_parts_are_drawn_as_in_the_pictures(game: str) -> None:
    definitions = {"santiago": santiago_definitions, "canarias": canarias_definitions}[game](Pen("p-"))
    pictured = _parts(f"<defs>{''.join(definitions)}</defs>", "p-")
    drawn = _parts(SHEETS[game].svg, f"{game[0]}-part-") | _parts(SHEETS["shared"].svg, "m-part-")
    both = pictured.keys() & drawn.keys()
    assert {name: drawn[name] for name in both} == {name: pictured[name] for name in both}
    # These three are symbols of their own, and not parts of others.
    assert pictured.keys() - both <= {"boat", "coin", "disc"}


def test_there_is_a_card_for_every_card_and_a_pennant_for_every_privilege() -> None:
    sheet = SHEETS["canarias"].geometry["symbols"]
    assert {f"c-card-{card}" for card in BOX["settlers"]} <= sheet.keys()
    assert {
        f"c-{kind}-{colour}" for kind in ("privilege", "card-pirate") for colour in PAINTS
    } <= sheet.keys()
