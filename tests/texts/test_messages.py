"""The four catalogues say the same things, and everything the code says is in them."""

import ast
import re
from collections.abc import Sequence

import pytest
from fluent.syntax.ast import Junk, Message

from macaronesia.games import definitions
from macaronesia.locale import CATALOGUES, LANGUAGES, say
from tests.texts.spoken import SOURCE, Used, catalogue, entries


def messages(language: str, kinds: Sequence[str] = CATALOGUES) -> dict[str, set[str]]:
    """message -> the variables it uses, its own and those of the messages in it"""
    found: dict[str, set[str]] = {}
    for entry in entries(language, kinds):
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
            found[entry.id.name] = set(catalogue(language).variables(entry.id.name))
    return found


ENGLISH = messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(language):
    assert messages(language) == ENGLISH


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_nothing_is_left_in_english(language):
    def texts(name: str) -> dict[str, list[str]]:
        written = {message: Used(pattern).texts for message, pattern in catalogue(name).patterns.items()}
        return {message: texts for message, texts in written.items() if re.search(r"[^\W\d]", "".join(texts))}

    english = texts("en")
    names = {"app-name", "game-name", "home-edition-name"}
    words = {"de": {"santiago-neutral", "table-bot", "table-chat"}}
    words["es"] = {"board-no", *words["de"]}
    same = {key for key, text in texts(language).items() if text == english.get(key)}
    assert same == names | words.get(language, set())


def used() -> set[str]:
    """Texts in the code that look like messages."""
    texts = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
    return texts


def test_every_message_the_code_names_exists():
    shape = re.compile(r"(record|play|told|result|simulated)(-[a-z]+)+")
    assert {text for text in used() if shape.fullmatch(text)} <= set(ENGLISH)


def test_no_message_is_there_for_nothing():
    prefixes = ("told-", "board-", "canarias-", "own-")  # of messages made of a prefix and a word
    told = {key for key in ENGLISH if key.startswith(prefixes)}
    # parts of other messages
    inner = {"crop", "tile", "colour", "piece", "priority", "percent", "place-of-bot"}
    browser = set(messages("en", ["client."]))  # looked at by the tests of the browser
    refusals = {code for game in definitions() for code, _ in game.load("rules").reasons.values()}
    assert set(ENGLISH) - told - inner - browser - refusals - used() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_lists_are_spoken_plainly(language):
    assert "a1, b2" in say(language, "told-desert", count=2, places=["a1", "b2"])
    assert "12345" in say(language, "too-expensive", price="12345", money=1)


def test_an_unknown_language_falls_back_to_english_and_an_unknown_message_is_a_bug():
    assert say("fr", "game-over") == say("en", "game-over")
    with pytest.raises(KeyError):
        say("en", "no-such-message")
