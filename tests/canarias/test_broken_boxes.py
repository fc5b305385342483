"""A box that cannot be played with is refused with the file, the place in it and the remedy."""

import copy
import datetime
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from macaronesia.errors import BadOption
from macaronesia.games.canarias import box_geometry
from macaronesia.games.canarias.box import BadBox, check_box, load_box
from macaronesia.games.canarias.box_geometry import turn
from macaronesia.locale import LANGUAGES, say
from tests.canarias.box_of_squares import PAGE, SHIPPED, box_of_squares
from tests.canarias.broken import BROKEN


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", BROKEN)
def test_what_is_wrong_is_said_with_the_file_the_place_and_the_remedy(case, language):
    breaking, code, place = BROKEN[case]
    box = box_of_squares()
    breaking(box)
    with pytest.raises(BadBox) as caught:
        check_box(box, "my-box.toml")
    assert caught.value.code == code
    sentence = caught.value.sentence(language)
    assert f"my-box.toml, {place}" in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence


def test_every_message_about_the_content_of_a_box_is_tried():
    """Messages about files are tried below."""
    english = (Path(say.__code__.co_filename).parent / "en.ftl").read_text()
    of_boxes = {line.split(" = ")[0] for line in english.splitlines() if line.startswith("box-")}
    of_files = {"box-no-path", "box-no-file", "box-unreadable", "box-too-large"}
    of_files |= {"box-not-utf8", "box-not-toml", "box-deep"}
    assert of_boxes == {code for _, code, _ in BROKEN.values()} | of_files


@pytest.mark.parametrize("data", [None, [], "box", 7, True], ids=repr)
def test_what_is_not_even_a_table_is_no_box(data):
    with pytest.raises(BadBox) as caught:
        check_box(data, "a record")
    assert str(caught.value).startswith("a record, box: ")


def test_the_sentence_on_the_page_is_the_one_people_read():
    box = box_of_squares()
    box["islands"] = {"squared-paper": box["islands"].pop("island-a")} | box["islands"]
    box["islands"]["squared-paper"]["features"]["river"] = [1, 2]
    with pytest.raises(BadBox) as caught:
        check_box(box, "my-box.toml")
    assert str(caught.value) in PAGE.read_text()


def refused(content: bytes, tmp_path: Path, code: str) -> None:
    file = tmp_path / "my-box.toml"
    file.write_bytes(content)
    with pytest.raises(BadBox) as caught:
        load_box(file)
    assert caught.value.code == code
    for language in LANGUAGES:
        assert "my-box.toml" in caught.value.sentence(language)


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "box-missing"),
        (b"\x00\x01", "box-not-toml"),
        (b"name = ", "box-not-toml"),
        (b'name = "a"\nname = "b"', "box-not-toml"),
        (b'name = "\xff"', "box-not-utf8"),
        (b"\xff\xfen\x00", "box-not-utf8"),
        (b"a = " + b"[" * 10_000, "box-deep"),
        (b"a = " + b"{a=" * 10_000, "box-deep"),
        (b"a." * 400_000 + b"a = 1", "box-deep"),
        (b"[" + b"1." * 400_000 + b"1]", "box-deep"),
        (b"a = [" + b"1.5, " * 1000 + b"]", "box-unknown"),
        (b"a = " + b"9" * 10_000, "box-not-toml"),
        (b"name = 2009-01-01", "box-missing"),
        (b"{}", "box-not-toml"),
    ],
    ids=lambda content: repr(content)[:20],
)
def test_a_file_that_holds_no_box_is_refused(tmp_path, content, code):
    refused(content, tmp_path, code)


def test_a_file_without_end_is_refused():
    file = "/dev/zero"
    with pytest.raises(BadBox, match="1000000 bytes") as caught:
        load_box(file)
    assert caught.value.code == "box-too-large"


@pytest.mark.parametrize("path", ["no-such-file.toml", "reconstruction.toml", ""], ids=repr)
def test_a_path_that_leads_nowhere_is_refused(path):
    with pytest.raises(BadOption) as caught:
        load_box(path)
    assert caught.value.code in ("box-no-file", "box-unreadable")
    for language in LANGUAGES:
        assert caught.value.sentence(language)


@pytest.mark.parametrize("path", ["a\0b", ".", "x" * 5000], ids=["null", "folder", "long"])
def test_a_path_that_cannot_be_read_is_refused(path):
    with pytest.raises(BadBox) as caught:
        load_box(path)
    assert caught.value.code == "box-unreadable"


@pytest.mark.parametrize("value", [None, 7, b"reconstruction", ["reconstruction"], {}], ids=repr)
def test_what_is_no_path_is_refused(value):
    with pytest.raises(BadBox) as caught:
        load_box(value)
    assert caught.value.code == "box-no-path"


def comb(low: int) -> list[list[int]]:
    """A comb with long teeth, at a height of the page: every edge is near every other."""
    teeth = [
        point
        for y in range(low, low + 4 * 28, 4)
        for point in ([10, y], [90_000, y], [90_000, y + 2], [10, y + 2])
    ]
    return [[0, low], *teeth, [0, low + 4 * 28]]


def test_the_largest_drawings_are_checked_with_each_edge_held_against_each_corner_once(monkeypatch):
    box, turns = box_of_squares(), 0
    for island in box["islands"].values():
        for i, plot in enumerate(island["drawing"]["plots"]):
            island["drawing"]["plots"][plot] = comb(50_000 + 200 * i)

    def counted(*points):
        nonlocal turns
        turns += 1
        return turn(*points)

    monkeypatch.setattr(box_geometry, "turn", counted)
    with pytest.raises(BadBox, match="island-a"):
        check_box(box, "my-box.toml")
    corners = 12 * len(comb(0))
    assert corners**2 / 10 < turns < corners**2


junk = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-2, 13),
    st.floats(),
    st.text(max_size=5),
    st.sampled_from(["red", "coast", "1", "known", "tie"]),
    st.just(datetime.date(2009, 1, 1)),
    st.lists(st.integers(0, 400), max_size=3),
    st.lists(st.lists(st.integers(0, 4).map(lambda n: n * 100), min_size=2, max_size=2), max_size=5),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
)


def broken_somewhere(box: dict, draw: Callable) -> None:
    """Change one thing, anywhere in a box."""
    here: dict | list = box
    while True:
        keys = list(here) if isinstance(here, dict) else list(range(len(here)))
        if not keys:
            return
        key = draw(st.sampled_from(keys))
        if isinstance(here[key], dict | list) and here[key] and draw(st.integers(0, 5)):
            here = here[key]
            continue
        what = draw(st.sampled_from(["junk", "drop", "again", "nudge"]))
        if what == "junk":
            here[key] = draw(junk)
        elif what == "drop":
            del here[key]
        elif what == "again" and isinstance(here, list):
            here.insert(draw(st.integers(0, len(here))), copy.deepcopy(here[key]))
        elif what == "again":
            here[draw(st.text(max_size=4))] = copy.deepcopy(here[key])
        elif type(here[key]) is int:
            here[key] += draw(st.sampled_from([-100, -1, 1, 50, 100]))
        return


def refusal_of(box: dict) -> BadBox | None:
    try:
        check_box(box, "my-box.toml")
    except BadBox as refusal:
        return refusal
    return None


@pytest.mark.parametrize(
    "make", [box_of_squares, partial(copy.deepcopy, SHIPPED)], ids=["squares", "shipped"]
)
@given(data=st.data())
def test_a_box_broken_anywhere_is_refused_or_still_right_and_nothing_else(make, data):
    box = make()
    for _ in range(data.draw(st.integers(1, 3))):
        broken_somewhere(box, data.draw)
    refusal = refusal_of(box)
    for language in LANGUAGES:
        assert refusal is None or "my-box.toml, " in refusal.sentence(language)


@given(st.binary(max_size=200))
def test_any_bytes_are_refused(tmp_path_factory, content):
    file = tmp_path_factory.mktemp("box") / "my-box.toml"
    file.write_bytes(content)
    with pytest.raises(BadBox):
        load_box(file)
