"""Texts that are nearly moves, and how a game refuses them."""

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest
from hypothesis import strategies as st

import macaronesia as mac
from tests.records.refused import check_sentences

#: What docs/moves.md promises: every code with the names of its parameters.
DOCUMENTED = {
    code: set(re.findall("`([a-z]+)`", params))
    for code, params in re.findall(
        r"^\| `([a-z-]+)` \|(.*?)\|",
        Path(__file__).parents[2].joinpath("docs", "moves.md").read_text("utf-8").split("| code |")[1],
        re.MULTILINE,
    )
}
#: No text of either game, in any position.
FOREIGN = [
    *("", " ", "\ud800", "{0}", "%s", "{ $move }", "\0", "?", "deal ?", "ship ?", "bid ?", "stow ?"),
    *("\N{RIGHT-TO-LEFT OVERRIDE}pass", "pass" * 10_000, "draw\N{ZERO WIDTH SPACE}", "take " * 3000),
]
NO_TEXTS = [None, 3, True, b"pass", ["pass"], ("pass",), {"pass": 1}, 2.5, object()]


@st.composite
def mistyped(draw: st.DrawFn, texts: Sequence[str]) -> str:
    """A move of the game with one letter lost, added or changed."""
    text = draw(st.sampled_from(texts))
    at = draw(st.integers(0, len(text)))
    put = draw(st.just("") | st.characters())
    return text[:at] + put + text[at + draw(st.integers(0, 1)) :]


def slips(text: str) -> set[str]:
    """The ways in which people and programs nearly write a move."""
    wide = text.translate({ord("0") + digit: ord("０") + digit for digit in range(10)})
    changed = {
        text.upper(),
        text.title(),
        text.swapcase(),
        wide,
        text.replace("-", "–"),
        text.replace(" ", "\t"),
    }
    padded = {
        text + " ",
        " " + text,
        text + "\n",
        text + "\0",
        text + "0",
        text + " 1",
        text.replace(" ", "  "),
    }
    return (changed | padded | {text[:-1], text[::-1]}) - {text}


def refused(game: mac.Game, text: object) -> mac.IllegalMove:
    """Play raises what why returns."""
    reason = game.why(text)
    assert reason is not None, text
    with pytest.raises(mac.IllegalMove) as raised:
        game.play(text)
    assert (raised.value.code, raised.value.params) == (reason.code, reason.params)
    return reason


def check_texts(table: mac.Game, texts: Iterable[object]) -> None:
    """Each is refused exactly if it is not listed, one of each reason is played too, and nothing changes."""
    listed = set(table.moves())
    position, record, twin = table.position(), table.record(), table.copy()
    reasons = {}
    for text in [*texts, *FOREIGN, *NO_TEXTS]:
        if isinstance(text, str) and text in listed:
            assert table.why(text) is None, text
            continue
        reason = table.why(text)
        assert reason is not None, text
        if reason.code not in reasons:
            reasons[reason.code] = refused(table, text)
    assert (table.position(), table.record()) == (position, record)
    assert table == twin
    assert sorted(listed) == table.moves()
    for code, reason in reasons.items():
        assert reason.params.keys() == DOCUMENTED[code]
        check_sentences(reason)
