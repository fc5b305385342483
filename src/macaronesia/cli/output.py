"""What the terminal says: events of a game in sentences, its result, reports, how much is done."""

import sys
from collections.abc import Iterable
from typing import Any

from macaronesia.game import Game
from macaronesia.locale import say
from macaronesia.ruleset import CHANCE, Message, Seat


class Narrator:
    """Sentences about one game in one language."""

    def __init__(self, language: str, game: Game) -> None:
        self.language = language
        self.names = game.names
        self.rules = game.rules

    def say(self, message: str, **params: Any) -> str:
        """A message of the language files."""
        return say(self.language, message, **params)

    def name(self, seat: Seat) -> str:
        """The name of who sits there, or the word for chance."""
        return self.say("chance") if seat == CHANCE or not isinstance(seat, int) else self.names[seat]

    def sentences(self, messages: Iterable[Message]) -> list[str]:
        """Messages as sentences, with the names of the players, and of things instead of their ids."""
        return [
            say(self.language, message, self.names, **self.rules.spoken(message, params))
            for message, params in messages
        ]

    def result(self, game: Game) -> str:
        """Who won, and where everybody's points come from."""
        scores, winners, parts = game.scores(), game.winners(), game.breakdown()
        if scores is None or winners is None or parts is None:
            return ""
        lines = [self.say("result", count=len(winners), names=[self.names[seat] for seat in winners])]
        for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
            lines.append(f"  {self.names[seat]}: {scores[seat]}")
            lines += [f"    {line}" for line in self.rules.result_lines(parts[seat], self.language)]
        return "\n".join(lines)


def show(report: Any, width: int = 110) -> None:
    """Print tables and texts of Rich, in so many columns where the output is no terminal."""
    from rich.console import Console

    Console(width=None if sys.stdout.isatty() else width, highlight=False).print(report)


def counted(items: Iterable[Any], count: int) -> Iterable[Any]:
    """The items, on a terminal with a bar that shows how many of so many there have been."""
    if not sys.stderr.isatty():
        return items
    from rich.console import Console
    from rich.progress import track

    return track(items, description="", total=count, console=Console(stderr=True), transient=True)
