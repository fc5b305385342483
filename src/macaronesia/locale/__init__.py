"""What the project says to people: Fluent messages in four languages, shared with the browser."""

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

LANGUAGES = ("en", "de", "es", "hu")
#: What stands before the language in the names of the files: the games', the server's, the browser's.
CATALOGUES = ("", "server.", "client.")

#: Parameters that hold seats. Programs count seats from 0, people from 1.
_SEATS = {"seat", "open", "waiting"}
#: Parameters that hold ids for which a message has the words: its name, and its parameter.
_WORDS = {
    "colours": ("colour", "colour"),
    "left": ("colour", "colour"),
    "privilege": ("canarias-effect", "effect"),
}
#: Parameters that hold cards or islands of Islas Canarias, tiles of Santiago.
_TITLED = {"card", "island", "free"}
_TILES = {"tile", "offer"}
_PIRATE = "pirate-"
#: Fluent formats numbers by decimals of a limited precision: longer ones are said as texts.
_MOST_DIGITS = 15
#: Fluent refuses longer texts in a message.
_MOST_LETTERS = 1000


def system_language() -> str:
    """The language of the system's messages if it is one of ours, else English."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    system = next((os.environ[name] for name in names if os.environ.get(name)), "")[:2]
    return system if system in LANGUAGES else "en"


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - slow to load, and seldom needed

    bundle = FluentBundle([language], use_isolating=False)
    for catalogue in CATALOGUES:
        source = files(__package__).joinpath(f"{catalogue}{language}.ftl").read_text("utf-8")
        bundle.add_resource(FluentResource(source))
    return bundle


def say(
    language: str,
    message: str,
    people: Sequence[str] = (),
    titles: Mapping[str, str] | None = None,
    **params: Any,
) -> str:
    """A message in a language (English where that language does not have it).

    Seats get the names of the ``people`` (by default "Player 1", ...) as ``name`` and ``other_name``; cards
    and islands their ``titles``, by id.
    """
    for tongue in (language, "en"):
        if tongue in LANGUAGES and _bundle(tongue).has_message(message):
            pattern = _bundle(tongue).get_message(message).value
            spoken = {
                name: _spoken(tongue, message, name, value, people, titles or {})
                for name, value in params.items()
            }
            for seat, name in (("seat", "name"), ("other", "other_name")):
                if _is_number(params.get(seat)):
                    spoken.setdefault(name, _called(tongue, params[seat], people))
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


def _spoken(
    language: str, message: str, name: str, value: Any, people: Sequence[str], titles: Mapping[str, str]
) -> Any:
    """A parameter as Fluent takes it and people read it: a number or a text, never an id."""
    if isinstance(value, list | tuple):
        members = (_spoken(language, message, name, member, people, titles) for member in value)
        return _text(", ".join(map(str, members)))
    if name in _WORDS:
        words, key = _WORDS[name]
        return say(language, words, **{key: value})
    if name in _TITLED and isinstance(value, str):
        return _title(language, value, titles)
    if name in _TILES:
        return say(language, "tile", crop=str(value)[:-1], planters=int(str(value)[-1]))
    if message == "cannot-blame" and name == "allowed":
        return _called(language, value, people)
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


def _called(language: str, seat: int, people: Sequence[str]) -> str:
    """What the player in a seat is called."""
    if 0 <= seat < len(people):
        return people[seat]
    return say(language, "play-name", number=seat + 1)


def _title(language: str, thing: str, titles: Mapping[str, str]) -> str:
    """What people call a card or an island."""
    if thing.startswith(_PIRATE):
        return say(language, "pirate-card", colour=thing.removeprefix(_PIRATE))
    return titles.get(thing, thing)
