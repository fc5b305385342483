"""Numbers as each language writes them."""

import pytest

from macaronesia.locale import decimal, percent


@pytest.mark.parametrize(
    ("language", "whole", "exact", "less"),
    [
        ("en", "25%", "33.3%", "-1.5"),
        ("de", "25 %", "33,3 %", "-1,5"),
        ("es", "25 %", "33,3 %", "-1,5"),
        ("hu", "25%", "33,3%", "-1,5"),
    ],
)
def test_shares_and_differences_are_written_as_the_language_writes_them(language, whole, exact, less):
    told = percent(language, 0.25).replace("\N{NO-BREAK SPACE}", " ")
    assert told == whole
    assert percent(language, 1 / 3, 1).replace("\N{NO-BREAK SPACE}", " ") == exact
    assert decimal(language, -1.5, signed=True) == less
    assert decimal(language, 2, 0) == "2"
    assert decimal(language, 1.25, 2, signed=True)[0] == "+"
