"""What the client says is in the catalogues, and what is in its catalogue is said."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from macaronesia.locale import LANGUAGES

ROOT = Path(__file__).parents[2]
LOCALE = ROOT / "src" / "macaronesia" / "locale"
FILES = [*(ROOT / "client" / "src").rglob("*.ts"), *(ROOT / "client" / "src").rglob("*.svelte")]
SOURCES = [file for file in FILES if not file.name.endswith(".test.ts")]


@cache
def messages(name: str) -> set[str]:
    body = FluentParser().parse((LOCALE / name).read_text()).body
    return {entry.id.name for entry in body if isinstance(entry, Message)}


def known(language: str = "en") -> set[str]:
    return set().union(*(messages(f"{kind}{language}.ftl") for kind in ("", "server.", "client.")))


@cache
def texts() -> str:
    return "\n".join(file.read_text() for file in SOURCES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_four_catalogues_of_the_client_have_the_same_messages(language):
    assert messages(f"client.{language}.ftl") == messages("client.en.ftl")


def called() -> tuple[set[str], set[str]]:
    """The ids that the code names in full, and the beginnings of those it puts together."""
    inside = re.findall(r"\bt\(([^;]*?)\)", texts()) + re.findall(r"\bid:([^\n]*)", texts())
    literal = {word for text in inside for word in re.findall(r'"([a-z][\w-]*-[\w-]+)"', text)}
    literal |= set(re.findall(r'\bt\(\s*"([\w-]+)"', texts()))
    made = set(re.findall(r"`([a-z][\w-]*-)\$\{", texts()))
    return literal, made


def test_every_message_that_the_client_says_exists():
    literal, made = called()
    missing = {word for word in literal if word not in known() and word.startswith(prefixes())}
    assert not missing
    assert len(literal) > 100
    assert not {start for start in made if start.startswith(prefixes()) and not begun(start)}


def prefixes() -> tuple[str, ...]:
    """How the client's own messages begin."""
    return tuple({f"{name.partition('-')[0]}-" for name in messages("client.en.ftl") if "-" in name})


def begun(start: str) -> bool:
    return any(name.startswith(start) for name in known())


def test_every_message_of_the_client_is_said():
    _, made = called()
    told = {entry for entry in messages("client.en.ftl") if f'"{entry}"' in texts()}
    quoted = set(re.findall(r"\{ ([\w-]+) \}", (LOCALE / "client.en.ftl").read_text()))
    made |= {f"{a}" for a in re.findall(r'"([a-z][\w-]*-)"', texts())}
    unused = {
        name
        for name in messages("client.en.ftl") - told - quoted
        if not any(name.startswith(start) for start in made)
    }
    assert not unused
