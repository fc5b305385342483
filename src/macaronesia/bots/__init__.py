"""Bots: one file each. A bot is handed a seat's view, never a game."""

from importlib import import_module
from typing import Any, Protocol

from macaronesia.errors import BadOption

#: Every bot, and where it is.
BOTS = {"random": "macaronesia.bots.random"}


class Bot(Protocol):
    """What a bot can do."""

    def choose(self, view: dict[str, Any]) -> str:
        """One of ``view["moves"]``."""


def make_bot(name: str, seed: int | str | None = None) -> Bot:
    """The bot of this name; with a seed it plays the same again."""
    if name not in BOTS:
        raise BadOption.value("bots", name, BOTS)
    bot: Bot = import_module(BOTS[name]).Bot(seed)
    return bot
