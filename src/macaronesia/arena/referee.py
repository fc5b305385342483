"""The referee plays one game between bots; a bot's failure ends that game and nothing else.

A bot is handed ``game.briefing(seat)`` and nothing else. One that raises an exception, or answers
anything but a legal move, forfeits: the game ends, and all others share its win.
"""

import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from functools import cache
from random import Random
from typing import Any

from macaronesia.arena.match import Clock, Forfeit, GameResult, Match, table_names
from macaronesia.bots import Bot, Choice, make_bot
from macaronesia.bots.evaluator import load_bots
from macaronesia.errors import BadOption, BotFailed, IllegalMove, Refusal, shown
from macaronesia.game import Game, new_game


class Stopped(Exception):
    """The game was broken off because the run was stopped."""


def play(
    match: Match, number: int, record: bool = False, stop: Callable[[], bool] = lambda: False
) -> GameResult:
    """The result of game ``number`` of a match; Stopped as soon as ``stop()`` says so."""
    ready(match)
    seats, table, forfeit = match.seating(number), new_table(match, number), None
    with ExitStack() as leaving:
        bots = [
            SeatedBot(match.bots[entrant], match.bot_seed(number, seat)) for seat, entrant in enumerate(seats)
        ]
        for bot in bots:
            leaving.callback(bot.close)
        while isinstance(seat := table.seat, int):
            if stop():
                raise Stopped
            try:
                bots[seat].play(table, seat)
            except Refusal as refusal:
                forfeit = Forfeit.of(seat, refusal)
                break
    clocks = [bot.clock for bot in bots]
    return GameResult(number, seats, table.scores(), forfeit, clocks, table.record() if record else None)


def new_table(match: Match, number: int) -> Game:
    """Game ``number`` of a match before its first decision."""
    names = table_names(match.bots[entrant] for entrant in match.seating(number))
    return new_game(match.game, match.players, seed=match.game_seed(number), names=names, **match.options)


class SeatedBot:
    """A bot in one game, made when it is first asked, and its clock."""

    def __init__(self, name: str, seed: str) -> None:
        self.clock = Clock()
        self._name = name
        self._seed = seed
        self._bot: Bot | None = None

    def play(self, table: Game, seat: int) -> None:
        """Make the bot's move, or the only one there is; a Refusal says why the bot has none."""
        moves = table.moves()
        if len(moves) == 1:
            self.clock.forced += 1
            table.play(moves[0])
            return
        choice = self._choice(table, seat)
        if not isinstance(choice, Choice) or not isinstance(choice.move, str):
            raise self._failed("arena-no-choice", table, answer=shown(choice))
        try:
            table.play(choice.move)
        except IllegalMove as refusal:
            raise self._failed("arena-illegal", table, move=shown(choice.move), reason=refusal) from None

    def _choice(self, table: Game, seat: int) -> object:
        """What the bot answers, of whatever type."""
        view = table.briefing(seat)
        try:
            if self._bot is None:
                self._bot = make_bot(self._name, self._seed)
            began = time.perf_counter()
            choice: object = self._bot.choose(view)
        except Refusal:
            raise
        except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever a bot does, the arena goes on
            text = shown(f"{type(error).__name__}: {error}", 200)
            raise self._failed("arena-raised", table, error=text) from None
        self.clock.add(1000 * (time.perf_counter() - began))
        return choice

    def _failed(self, code: str, table: Game, **params: Any) -> BotFailed:
        return BotFailed(code, bot=shown(self._name), seat=table.seat, ply=table.ply, **params)

    def close(self) -> None:
        """Close the bot, if it was made."""
        with suppress(Exception):  # a bot that cannot be closed has still played its game
            if self._bot is not None:
                self._bot.close()


@cache
def ready(match: Match) -> None:
    """Ask every bot once in every phase, so that no clock counts compiling or loading its code."""
    load_bots(match.game)
    kinds = dict.fromkeys(name.split(":")[0] for name in match.names if "/" not in name)
    bots = [SeatedBot(_quick(kind), "ready") for kind in kinds]
    table, mover, met = new_table(match, 0), Random(0), set[str]()
    while isinstance(seat := table.seat, int):
        if table.phase not in met and len(table.moves()) > 1:
            met.add(table.phase)
            for bot in bots:
                with suppress(Refusal):  # it will forfeit its games
                    bot.play(table.copy(), seat)
        table.play(mover.choice(table.moves()))
    for bot in bots:
        bot.close()


def _quick(kind: str) -> str:
    """A bot with the same code and as few iterations as possible."""
    try:
        make_bot(f"{kind}:iterations=1").close()
    except BadOption:  # it has no such setting
        return kind
    return f"{kind}:iterations=1"
