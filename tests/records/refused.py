"""How everything wrong is refused: with a code, parameters, and one readable line in four languages."""

from collections.abc import Callable
from typing import Any
from unicodedata import category

import pytest

import macaronesia as mac
from macaronesia.locale import LANGUAGES

#: Line breaks, control characters, halves of characters.
UNREADABLE = {"Cc", "Cs", "Zl", "Zp"}


def check_sentences(error: mac.BadRecord | mac.BadOption | mac.IllegalMove) -> None:
    """One readable line in each language, none of them left untranslated."""
    sentences = [error.sentence(language) for language in LANGUAGES]
    assert LANGUAGES == ("en", "de", "es", "hu")
    assert len(set(sentences)) == 4, f"{error.code} is not translated"
    for sentence in sentences:
        assert not UNREADABLE & set(map(category, sentence)), sentence
        assert 10 < len(sentence) < 700
    assert str(error) == sentences[0]


def refuse(
    ask: Callable[..., Any], *given: Any, kind: Any = mac.BadRecord, code: str | None = None, **params: Any
) -> None:
    """Asking so is refused with this code and these parameters."""
    with pytest.raises(kind) as caught:
        ask(*given)
    error = caught.value
    assert isinstance(error, ValueError)
    assert code in (None, error.code), error
    assert {name: error.params.get(name) for name in params} == params
    check_sentences(error)
