"""What the rules of Islas Canarias say of the box, the moves and the points is so."""

import re

import pytest

import macaronesia as mac
from macaronesia.games.canarias.box import load_box
from macaronesia.games.canarias.moves import code_of, text_of
from macaronesia.games.canarias.names import COLOURS, EFFECTS, FEATURES, names_of
from macaronesia.locale import say
from macaronesia.locale.rulebook import sections
from tests.texts.test_rules_text import each_language, each_translation

BOX = load_box("reconstruction")
NAMES = names_of(BOX)
STATUS = {
    "en": ("known", "reconstructed"),
    "de": ("bekannt", "nachgebaut"),
    "es": ("conocida", "reconstruida"),
    "hu": ("ismert", "pótolt"),
}


def section(language: str, name: str) -> str:
    return sections("canarias", None, language)[name]


def table(language: str, name: str) -> list[list[str]]:
    """The rows of a section's table, without its head."""
    rows = re.findall(r"^\| (.*) \|$", section(language, name), re.M)
    return [row.split(" | ") for row in rows[1:]]


def translations(language: str) -> dict[str, str]:
    """What the notation says colours and features are called."""
    if language == "en":
        return {word: word for word in COLOURS + FEATURES}
    found = dict(re.findall(r"`([a-z]+)` \(([^)]+)\)", section(language, "notation")))
    return {word: said for word, said in found.items() if word in COLOURS + FEATURES}


@each_language
def test_every_colour_and_feature_is_translated(language: str) -> None:
    assert set(translations(language)) == {*COLOURS, *FEATURES}
    for word in COLOURS + FEATURES:
        assert f"`{word}`" in section(language, "notation")


@each_language
def test_the_settlers_are_those_of_the_shipped_box(language: str) -> None:
    words, (known, reconstructed) = translations(language), STATUS[language]
    expected = {
        card: [
            words[settler["colour"]],
            ", ".join(words[wish] for wish in settler["priorities"]),
            known if settler["status"] == "known" else reconstructed,
        ]
        for card, settler in BOX["settlers"].items()
    }
    assert {row[0].strip("`"): row[2:] for row in table(language, "box")} == expected
    assert {settler["copies"] for settler in BOX["settlers"].values()} == {3}


@each_language
def test_the_privileges_are_those_of_the_shipped_box(language: str) -> None:
    words = translations(language)
    effects = {words[colour]: entry["effect"] for colour, entry in BOX["privileges"].items()}
    assert set(effects.values()) == set(EFFECTS)
    told = {row[0]: row[1] for row in table(language, "privileges")}
    # As on the screen, so in the rules.
    assert told == {
        colour: say(language, "canarias-effect", effect=effect) for colour, effect in effects.items()
    }
    written = re.findall(r"`([a-z0-9]+)` \(([^)]+)\)", section(language, "notation"))
    assert set(effects.items()) <= {(said, word) for word, said in written}


@each_language
def test_every_move_in_the_notation_is_one_and_is_written_so(language: str) -> None:
    moves = [row[0].strip("`") for row in table(language, "notation")]
    chance = r"`((?:starter|deal|stow|reveal|settle|palace) [^`]+)`"
    moves += re.findall(chance, section(language, "notation"))
    for move in moves:
        code = code_of(move, NAMES)
        assert code is not None, move
        assert text_of(code, NAMES) == move


@each_translation
@pytest.mark.parametrize("name", sections("canarias", None, "en"))
def test_the_languages_give_the_same_numbers_moves_and_effects(language: str, name: str) -> None:
    def tokens(lang: str) -> list[str]:
        return sorted(re.findall(r"`[^`]+`|\d+", section(lang, name)))

    assert tokens(language) == tokens("en")


@each_language
def test_the_options_the_rules_speak_of_exist(language: str) -> None:
    assert "`islands`" in section(language, "notation")
    assert "`random`" in section(language, "notation")
    assert mac.new_game("canarias", 2, seed=1, islands="random").phase == "act"
    assert f"`{BOX['name']}`" in section(language, "box")
