"""Exception types; each has a stable code, parameters, and a sentence in four languages."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from macaronesia.locale import say


class Phrase(str):
    """A part of a sentence that is said in the reader's language: as a text it is the English one."""

    __slots__ = ("code", "params")
    code: str
    params: Mapping[str, Any]

    def __new__(cls, code: str, **params: Any) -> "Phrase":
        """A message of the language files with its parameters."""
        made = super().__new__(cls, say("en", code, **params))
        made.code, made.params = code, params
        return made

    def sentence(self, language: str, people: Sequence[str] = ()) -> str:
        """The phrase in a language."""
        return say(language, self.code, people, **self.params)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (Phrase, self.code, dict(self.params))


class Refusal(ValueError):
    """The base of all our exceptions: something was refused, and nothing was changed.

    ``code`` is a stable identifier, ``params`` its parameters by name; ``str`` is the sentence in English.
    """

    #: The parameters as ``say`` takes them, where people call things by other names than programs.
    spoken: Mapping[str, Any] = {}

    def __init__(self, code: str, **params: Any) -> None:
        self.code = code
        self.params: Mapping[str, Any] = params
        super().__init__(code, params)

    def sentence(self, language: str = "en", people: Sequence[str] = ()) -> str:
        """Return why, in one sentence.

        Args:
            language: ``"en"``, ``"de"``, ``"es"`` or ``"hu"``.
            people: The names of the players; "Player 1", ... by default.
        """
        return say(language, self.code, people, **{**self.params, **self.spoken})

    def __str__(self) -> str:
        return self.sentence()

    def __reduce__(self) -> tuple[Any, ...]:
        # Exceptions are pickled by their arguments; ours are keywords.
        return _again, (type(self), self.code, dict(self.params), dict(self.spoken))


class IllegalMove(Refusal):
    """A move the rules do not allow; every code is in docs/moves.md."""


class BadOption(Refusal):
    """An option cannot have this value; parameters name the option, the value and what is allowed."""

    @classmethod
    def value(cls, option: str, value: object, allowed: Iterable[object] | str) -> "BadOption":
        """An option that exists, with a value it cannot have."""
        return cls("bad-option", option=option, value=shown(value), allowed=joined(allowed))

    @classmethod
    def unknown(cls, option: str, value: object, allowed: Iterable[object]) -> "BadOption":
        """An option that does not exist."""
        return cls("unknown-option", option=shown(option), value=shown(value), allowed=joined(allowed))


class BadRecord(Refusal):
    """A record that is not one of a game; params name the move where it breaks, if one does."""


class BotFailed(Refusal):
    """A bot that cannot be played on with, and so has lost; every code is in docs/bots.md.

    Params name the ``bot``, its ``seat`` and the ``ply``; ``log`` holds the last lines of its standard error.
    """


def joined(allowed: Iterable[object] | str) -> str:
    """What is allowed, as one text."""
    return allowed if isinstance(allowed, str) else ", ".join(map(str, allowed))


def shown(value: object, most: int = 60) -> str:
    """A value as a short printable text: whatever came in, it fits into a sentence."""
    try:
        text = value if isinstance(value, str) else repr(value)
    except (ValueError, RecursionError):  # an integer of 5,000 digits, a list that holds itself
        text = f"<{type(value).__name__}>"
    text = "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text[: most + 1]
    )
    return text if len(text) <= most else text[: most - 1] + "…"


def has_surrogates(text: str) -> bool:
    """Whether a text has a lone surrogate, half a character: it cannot be encoded in UTF-8."""
    return any("\ud800" <= letter <= "\udfff" for letter in text)


def _again(
    kind: type[Refusal] | type[Phrase],
    code: str,
    params: dict[str, Any],
    spoken: Mapping[str, Any] | None = None,
) -> Refusal | Phrase:
    made = kind(code, **params)
    if isinstance(made, Refusal) and spoken:
        made.spoken = spoken
    return made
