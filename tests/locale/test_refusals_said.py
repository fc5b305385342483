"""What a refusal or an event says to people: names or numbers from 1, words instead of ids, any number."""

import pickle

import pytest

from macaronesia.errors import IllegalMove, Refusal
from macaronesia.locale import LANGUAGES, say


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_texts_of_any_length_can_be_said(language):
    for number in (10**25, -(10**40)):
        assert str(number) in Refusal("seat-taken", seat=0, open=[number - 1]).sentence(language)
        assert str(number) in Refusal("too-expensive", price=number, money=1).sentence(language)
    for long in (10**4000, 10**5000, "x" * 1001, ["a1"] * 2000):
        assert "…" in Refusal("too-expensive", price=long, money=1).sentence(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_count_seats_from_1(language):
    assert "3" in say(language, "seat-taken", seat=2, open=[0, 4])
    assert "1, 5" in say(language, "seat-taken", seat=2, open=[0, 4])
    refusal = IllegalMove("cannot-blame", seat=1, allowed=[0, 2])
    numbered = [say(language, "play-name", number=number) for number in (2, 1, 3)]
    assert [name in refusal.sentence(language) for name in numbered] == [True] * 3
    named = refusal.sentence(language, ["Ana", "Bruno", "Clara"])
    assert all(name in named for name in ("Ana", "Bruno", "Clara"))
    assert refusal.params == {"seat": 1, "allowed": [0, 2]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_islands_tiles_and_privileges_are_said_in_words(language):
    refusal = IllegalMove("not-in-hand", card="lenador")
    refusal.titles = {"lenador": "Leñador"}
    assert "Leñador" in refusal.sentence(language)
    assert pickle.loads(pickle.dumps(refusal)).sentence(language) == refusal.sentence(language)
    pirate = IllegalMove("pirates-do-not-build", card="pirate-red").sentence(language)
    assert say(language, "colour", colour="red") in pirate
    assert "pirate-red" not in pirate
    offer = IllegalMove("not-in-offer", tile="melon1", offer=["banana2"]).sentence(language)
    assert say(language, "tile", crop="melon", planters=1) in offer
    assert say(language, "tile", crop="banana", planters=2) in offer
    effect = say(language, "canarias-effect", effect="draw4")
    assert effect in IllegalMove("no-privilege", privilege="draw4").sentence(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_bids_are_shown_with_who_made_them_and_a_bid_of_nothing_is_a_pass(language):
    shown = say(language, "told-bids", ["Ana", "Bruno"], seat=0, first=3, other=1, second=0)
    assert shown.index("Ana") < shown.index("3") < shown.index("Bruno")
    assert "0" not in shown
