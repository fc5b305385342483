"""What the project says to people: Fluent messages in four languages, shared with the browser."""

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

LANGUAGES = ("en", "de", "es", "hu")
#: What stands before the language in the names of the files: the games', the server's, the browser's.
CATALOGUES = ("", "server.", "client.")

#: Parameters that hold seats. Programs count seats from 0, people from 1.
_SEATS = {"seat", "open", "waiting"}
#: Fluent formats numbers by decimals of a limited precision: longer ones are said as texts.
_MOST_DIGITS = 15
#: Fluent refuses longer texts in a message.
_MOST_LETTERS = 1000

#: language -> messages of games that are no part of this project
_added: dict[str, list[str]] = {}


def system_language() -> str:
    """The language of the system's messages if it is one of ours, else English."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    system = next((os.environ[name] for name in names if os.environ.get(name)), "")[:2]
    return system if system in LANGUAGES else "en"


class InnerMessage(NamedTuple):
    """A message as a parameter of another one: ``InnerMessage("colour", {"colour": "red"})``."""

    message: str
    params: dict[str, Any]

    def sentence(self, language: str, people: Sequence[str] = ()) -> str:
        """The message in a language."""
        return say(language, self.message, people, **self.params)


class PlayerName(NamedTuple):
    """A seat as a parameter, by the name of who sits there."""

    seat: int

    def sentence(self, language: str, people: Sequence[str] = ()) -> str:
        """The player's name, or "Player 1", ..."""
        if 0 <= self.seat < len(people):
            return people[self.seat]
        return say(language, "play-name", number=self.seat + 1)


def add_messages(messages: Mapping[str, str]) -> None:
    """Learn messages in Fluent's format, by language; what a language does not have is said in English."""
    for language, source in messages.items():
        _added.setdefault(language, []).append(source)
    if messages:
        _bundle.cache_clear()


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - slow to load, and seldom needed

    bundle = FluentBundle([language], use_isolating=False)
    own = [files(__package__).joinpath(f"{kind}{language}.ftl").read_text("utf-8") for kind in CATALOGUES]
    for source in own + _added.get(language, []):
        bundle.add_resource(FluentResource(source))
    return bundle


def say(language: str, message: str, people: Sequence[str] = (), **params: Any) -> str:
    """A message in a language (English where that language does not have it).

    Seats get the names of the ``people`` (by default "Player 1", ...) as ``name`` and ``other_name``. What
    has a method ``sentence`` says itself: an InnerMessage, a PlayerName, a Phrase, a Refusal.
    """
    for tongue in (language, "en"):
        if tongue in LANGUAGES and _bundle(tongue).has_message(message):
            pattern = _bundle(tongue).get_message(message).value
            spoken = {name: _spoken(tongue, name, value, people) for name, value in params.items()}
            for seat, name in (("seat", "name"), ("other", "other_name")):
                if _is_number(params.get(seat)):
                    spoken.setdefault(name, PlayerName(params[seat]).sentence(tongue, people))
            text, errors = _bundle(tongue).format_pattern(pattern, spoken)
            if errors:
                raise errors[0]
            return str(text)
    raise KeyError(message)


def decimal(language: str, value: float, digits: int = 1, signed: bool = False) -> str:
    """A number with a fixed count of decimals, written as the language writes it."""
    from babel.numbers import format_decimal  # noqa: PLC0415 - as above

    form = "0" + "." * bool(digits) + "0" * digits
    return str(format_decimal(value, f"+{form};-{form}" if signed else form, language))


def percent(language: str, share: float, digits: int = 0) -> str:
    """A share from 0 to 1 in percent."""
    return say(language, "percent", percent=decimal(language, 100 * share, digits))


def _spoken(language: str, name: str, value: Any, people: Sequence[str]) -> Any:
    """A parameter as Fluent takes it: a number or a text."""
    if hasattr(value, "sentence"):
        return _text(value.sentence(language, people))
    if isinstance(value, list | tuple):
        return _text(", ".join(str(_spoken(language, name, member, people)) for member in value))
    if name == "seat" and not _is_number(value):
        return "none"  # chance is to move, or nobody
    if not isinstance(value, int | float) or isinstance(value, bool):
        return _text(value)
    if name in _SEATS:
        value += 1
    return value if abs(value) < 10**_MOST_DIGITS else _text(value)


def _text(value: Any) -> str:
    """A text that Fluent takes, cut where it is too long."""
    try:
        text = str(value)
    except ValueError:  # Python does not write numbers of more than 4,300 digits
        return "…"
    return text if len(text) <= _MOST_LETTERS else text[: _MOST_LETTERS - 1] + "…"


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
