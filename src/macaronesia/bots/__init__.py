"""Bots: one module each. A bot is handed what a seat may know, never a game.

What it is handed is ``game.briefing(seat)``: the seat's view, its legal moves, the moves so far as the
seat knows them, and the concealed record. A bot's answer depends on that and on its own seed alone.
"""

from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Protocol

from macaronesia.errors import BadOption, Phrase, has_surrogates

#: Every bot, its module, and the settings it is made with.
BOTS: dict[str, tuple[str, dict[str, float]]] = {
    "random": ("macaronesia.bots.random", {}),
    "greedy": ("macaronesia.bots.greedy", {"frozen": 1}),
    "search": ("macaronesia.bots.search", {"ms": 100}),
    # The levels for people
    "easy": ("macaronesia.bots.greedy", {"slips": 0.25}),
    "normal": ("macaronesia.bots.greedy", {}),
    "hard": ("macaronesia.bots.search", {"ms": 5}),
    "expert": ("macaronesia.bots.search", {"ms": 200}),
}
LEVELS = ("easy", "normal", "hard", "expert")
#: The bot that judges finished games by default: a second or two for a round.
JUDGE = "search:ms=50"

View = dict[str, Any]


@dataclass(frozen=True)
class Opinion:
    """The evaluation of one move."""

    move: str
    chances: list[float]  #: every seat's chance to win after it; they add up to 1
    scores: list[float]  #: every seat's expected points at the end; empty if the bot gives none

    def as_json(self) -> dict[str, Any]:
        """JSON-ready, chances rounded to 4 decimals and scores to 1; no scores: null."""
        return {
            "move": self.move,
            "chances": [round(chance, 4) for chance in self.chances],
            "scores": [round(score, 1) for score in self.scores] or None,
        }


@dataclass(frozen=True)
class Choice:
    """A bot's answer. A bot without an evaluation gives even chances and no scores."""

    move: str
    chances: list[float]
    scores: list[float] | None = None
    alternatives: list[Opinion] = field(default_factory=list)  #: the best other moves, best first
    effort: dict[str, float] = field(default_factory=dict)  #: such as iterations, milliseconds

    @property
    def opinions(self) -> list[Opinion]:
        """The evaluation of the chosen move, then those of the alternatives."""
        return [Opinion(self.move, self.chances, self.scores or []), *self.alternatives]

    def as_json(self) -> dict[str, Any]:
        """JSON-ready, rounded as opinions are; effort to 3 decimals."""
        chosen, *alternatives = (opinion.as_json() for opinion in self.opinions)
        effort = {name: round(amount, 3) for name, amount in self.effort.items()}
        return chosen | {"alternatives": alternatives, "effort": effort}


class Bot(Protocol):
    """A player at one seat of one game."""

    def choose(self, view: View) -> Choice:
        """Return a move of ``view["moves"]`` with the bot's estimates.

        Args:
            view: What ``game.briefing(seat)`` returns.

        Raises:
            BotFailed: The bot is a program that crashed, was silent or answered nonsense.
        """

    def close(self) -> None:
        """Release processes and memory; no more moves are asked for."""


def make_bot(name: str, seed: int | str | None = None) -> Bot:
    """Return a bot, to be closed by the caller.

    Args:
        name: One of ``BOTS``, with settings such as ``search:ms=50`` or ``search:iterations=2000:threads=2``.
            A name with a slash is the path of a program that speaks the protocol of docs/bots.md.
        seed: With the same seed the bot plays the same again, unless its settings limit its time.

    Raises:
        BadOption: There is no such bot, or it has no such setting.
    """
    if isinstance(seed, str) and has_surrogates(seed):
        raise BadOption.value("seed", seed, "a whole number or a text")
    if "/" in name:
        program: Bot = import_module("macaronesia.bots.program").Bot(name, seed)
        return program
    kind, *given = name.split(":")
    if kind not in BOTS:
        raise BadOption.value("bots", name, Phrase("allowed-bots", bots=", ".join(BOTS)))
    module, settings = BOTS[kind]
    maker = import_module(module)
    bot: Bot = maker.Bot(seed, **settings | _settings(name, given, maker.SETTINGS))
    return bot


def searches(name: str) -> bool:
    """Whether a bot searches: uncompiled it would take minutes, while the others answer within a second."""
    return BOTS.get(name.split(":", maxsplit=1)[0], ("",))[0] == BOTS["search"][0]


def uses_code(name: str) -> bool:
    """Whether a bot needs the compiled rules of its game's bots: all do but the random one."""
    return name.split(":", maxsplit=1)[0] != "random"


def _settings(name: str, given: list[str], known: dict[str, tuple[float, float]]) -> dict[str, float]:
    """Settings such as ``ms=50``, checked against the smallest and largest value of each."""
    found: dict[str, float] = {}
    for setting in given:
        key, _, value = setting.partition("=")
        low, high = known.get(key, (1, 0))
        number = float(value) if value.replace(".", "", 1).isdecimal() else -1.0
        if not low <= number <= high:
            kind = name.partition(":")[0]
            raise BadOption.value("bots", name, ranges(known) or Phrase("allowed-no-settings", bot=kind))
        found[key] = number
    return found


def ranges(settings: dict[str, tuple[float, float]]) -> list[str]:
    """The values that settings may have, as an error lists them."""
    return [f"{name}={low:g} to {high:g}" for name, (low, high) in settings.items()]
