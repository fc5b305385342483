"""What a refusal or an event says to people: names or numbers from 1, words instead of ids, any number."""

import pickle

import pytest

import macaronesia as mac
from macaronesia.errors import IllegalMove, Refusal
from macaronesia.games import ruleset
from macaronesia.locale import LANGUAGES, InnerMessage, add_messages, say


def refused(game: str, code: str, **params: object) -> IllegalMove:
    """A refusal of a game, as its rules make it."""
    refusal = IllegalMove(code, **params)
    refusal.spoken = ruleset(game, 3, {}).spoken(code, params)
    return refusal


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
    refusal = refused("canarias", "cannot-blame", seat=1, allowed=[0, 2])
    numbered = [say(language, "play-name", number=number) for number in (2, 1, 3)]
    assert [name in refusal.sentence(language) for name in numbered] == [True] * 3
    named = refusal.sentence(language, ["Ana", "Bruno", "Clara"])
    assert all(name in named for name in ("Ana", "Bruno", "Clara"))
    assert refusal.params == {"seat": 1, "allowed": [0, 2]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_islands_tiles_and_privileges_are_said_in_words(language):
    refusal = refused("canarias", "not-in-hand", card="lenador")
    assert "Leñador" in refusal.sentence(language)
    assert pickle.loads(pickle.dumps(refusal)).sentence(language) == refusal.sentence(language)
    pirate = refused("canarias", "pirates-do-not-build", card="pirate-red").sentence(language)
    assert say(language, "colour", colour="red") in pirate
    assert "pirate-red" not in pirate
    offer = refused("santiago", "not-in-offer", tile="melon1", offer=["banana2"]).sentence(language)
    assert say(language, "tile", crop="melon", planters=1) in offer
    assert say(language, "tile", crop="banana", planters=2) in offer
    effect = say(language, "canarias-effect", effect="draw4")
    assert effect in refused("canarias", "no-privilege", privilege="draw4").sentence(language)


def test_a_refusal_of_the_rules_says_things_by_their_names():
    game = mac.new_game("santiago", players=3, seed=1)
    while game.position()["phase"] != "plant":
        game.play(game.moves()[0])
    kinds = {text.split()[1] for text in game.moves()}
    missing = next(f"{crop}2" for crop in ("banana", "coconut", "melon", "grape") if f"{crop}2" not in kinds)
    with pytest.raises(IllegalMove) as refusal:
        game.play(f"plant {missing} a1")
    assert refusal.value.params["tile"] == missing
    assert missing not in str(refusal.value)


def test_a_game_from_elsewhere_brings_its_messages_and_english_stands_in_for_the_rest():
    add_messages({"en": "test-elsewhere = A { $thing }", "de": "test-elsewhere = Ein { $thing }"})
    assert say("de", "test-elsewhere", thing=InnerMessage("colour", {"colour": "red"})) == "Ein rot"
    assert say("hu", "test-elsewhere", thing="x") == "A x"


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_bids_are_shown_with_who_made_them_and_a_bid_of_nothing_is_a_pass(language):
    shown = say(language, "told-bids", ["Ana", "Bruno"], seat=0, first=3, other=1, second=0)
    assert shown.index("Ana") < shown.index("3") < shown.index("Bruno")
    assert "0" not in shown
