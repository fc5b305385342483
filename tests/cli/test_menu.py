"""The short list of the terminal."""

from hypothesis import given
from hypothesis import strategies as st

from macaronesia.cli.menu import SHORT, completions, label, menu, ranges, understand

BIDS = [f"bid {n}" for n in (1, 10, 2, 3, 5)] + ["pass"]
PLANTS = [
    f"plant {tile} {file}{row}" for tile in ("banana2", "bean1") for file in "abcdefgh" for row in "123456"
]


def test_sums_are_shown_as_ranges():
    assert ranges(["1", "10", "2", "3", "5"]) == "1-3, 5, 10"
    assert [label(BIDS, words) for words in menu(BIDS).choices] == ["bid 1-3, 5, 10", "pass"]


def test_a_number_is_a_sum_where_a_sum_is_asked_for():
    shown = menu(BIDS, ("bid",))
    assert shown.choices == []
    assert understand(BIDS, shown, "2") == "bid 2"
    assert understand(BIDS, shown, "10") == "bid 10"


def test_a_number_picks_from_the_list():
    assert understand(BIDS, menu(BIDS), "2") == "pass"
    assert understand(BIDS, menu(BIDS), "1") == ("bid",)


def test_words_narrow_the_list_step_by_step():
    first = menu(PLANTS)
    assert first.choices == [("plant", "banana2"), ("plant", "bean1")]
    assert understand(PLANTS, first, "plant bean1") == ("plant", "bean1")
    assert understand(PLANTS, menu(PLANTS, ("plant", "bean1")), "c4") == "plant bean1 c4"


def test_a_square_that_is_not_free_is_refused_as_the_move_it_would_have_been():
    free = [move for move in PLANTS if not move.endswith("c4")]
    assert understand(free, menu(free, ("plant", "bean1")), "c4") == "plant bean1 c4"


def test_what_is_no_move_is_passed_on_to_be_refused():
    assert understand(BIDS, menu(BIDS), "bid  2 ") != ("bid",)
    assert understand(BIDS, menu(BIDS), "bid 99") == "bid 99"
    assert understand(BIDS, menu(BIDS), "9") == "9"


def test_tab_completes_the_word_that_is_being_typed():
    assert completions(PLANTS, (), "pl") == ["plant"]
    assert completions(PLANTS, (), "plant b") == ["banana2", "bean1"]
    assert completions(PLANTS, ("plant", "bean1"), "c")[:2] == ["c1", "c2"]
    assert completions(BIDS, (), "x") == []


WORD = st.sampled_from(["plant", "bid", "pass", "a1", "b2", "1", "2", "10", "B2-C2"])
MOVES = st.lists(st.lists(WORD, min_size=1, max_size=3).map(" ".join), min_size=1, unique=True)


@given(MOVES, st.data())
def test_every_list_is_short_and_every_move_can_be_typed(moves, data):
    shown = menu(moves)
    assert len(shown.choices) <= max(SHORT, 0)
    move = data.draw(st.sampled_from(moves))
    understood = understand(moves, shown, move)
    assert understood == move or (move.isdigit() and len(move) < 3)
