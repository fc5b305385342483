"""What the project says to people: Fluent messages in four languages, shared with the browser."""

from functools import cache
from importlib.resources import files
from typing import Any

LANGUAGES = ("en", "de", "es", "hu")
#: What stands before the language in the names of the files: the games', the server's, the browser's.
CATALOGUES = ("", "server.", "client.")


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - slow to load, and seldom needed

    bundle = FluentBundle([language], use_isolating=False)
    for catalogue in CATALOGUES:
        source = files(__package__).joinpath(f"{catalogue}{language}.ftl").read_text("utf-8")
        bundle.add_resource(FluentResource(source))
    return bundle


def say(language: str, message: str, **params: Any) -> str:
    """A message in a language (English where that language does not have it)."""
    for tongue in (language, "en"):
        if tongue in LANGUAGES and _bundle(tongue).has_message(message):
            pattern = _bundle(tongue).get_message(message).value
            spoken = {name: _plain(tongue, name, value) for name, value in params.items()}
            text, errors = _bundle(tongue).format_pattern(pattern, spoken)
            if errors:
                raise errors[0]
            return str(text)
    raise KeyError(message)


def _plain(language: str, name: str, value: Any) -> Any:
    """Fluent formats texts and numbers; a list becomes its members, colours in the language."""
    if name in ("colours", "left"):
        value = [say(language, "colour", colour=colour) for colour in value]
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    return value if isinstance(value, int | float) and not isinstance(value, bool) else str(value)
