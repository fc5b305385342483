"""The referee: plays one game between bots, and lets no bot's failure spoil more than that bot's game.

A bot is handed ``game.briefing(seat)`` and nothing else. One that raises an exception, or answers
anything but a legal move, forfeits: the game ends, and all others share its win.
"""

import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from functools import cache
from random import Random
from typing import Any

from macaronesia.arena.match import Match, table_names
from macaronesia.arena.verdict import Clock, Forfeit, Verdict
from macaronesia.bots import Bot, Choice, make_bot
from macaronesia.bots.evaluator import load_bots
from macaronesia.errors import BadOption, BotFailed, IllegalMove, Refusal, shown
from macaronesia.game import Game, new_game


class Stopped(Exception):
    """The game was broken off because nobody wants it any more."""


def play(
    match: Match, number: int, record: bool = False, stop: Callable[[], bool] = lambda: False
) -> Verdict:
    """The verdict on game ``number`` of a match; Stopped as soon as ``stop()`` says so."""
    ready(match)
    seats, table, forfeit = match.seating(number), new_table(match, number), None
    with ExitStack() as leaving:
        chairs = [
            Chair(match.bots[entrant], match.bot_seed(number, seat)) for seat, entrant in enumerate(seats)
        ]
        for chair in chairs:
            leaving.callback(chair.close)
        while isinstance(seat := table.seat, int):
            if stop():
                raise Stopped
            try:
                chairs[seat].play(table, seat)
            except Refusal as refusal:
                forfeit = Forfeit.of(seat, refusal)
                break
    clocks = [chair.clock for chair in chairs]
    return Verdict(number, seats, table.scores(), forfeit, clocks, table.record() if record else None)


def new_table(match: Match, number: int) -> Game:
    """Game ``number`` of a match before its first decision."""
    names = table_names(match.bots[entrant] for entrant in match.seating(number))
    return new_game(match.game, match.players, seed=match.game_seed(number), names=names, **match.options)


class Chair:
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
        """Whatever the bot answers."""
        view = table.briefing(seat)
        try:
            if self._bot is None:
                self._bot = make_bot(self._name, self._seed)
            began = time.perf_counter()
            choice: object = self._bot.choose(view)
        except Refusal:
            raise
        except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever a bot does, the arena goes on
            told = shown(f"{type(error).__name__}: {error}", 200)
            raise self._failed("arena-raised", table, error=told) from None
        self.clock.add(1000 * (time.perf_counter() - began))
        return choice

    def _failed(self, code: str, table: Game, **params: Any) -> BotFailed:
        return BotFailed(code, bot=shown(self._name), seat=table.seat, ply=table.ply, **params)

    def close(self) -> None:
        """The game is over for this bot."""
        with suppress(Exception):  # one that cannot even leave has still played its game
            if self._bot is not None:
                self._bot.close()


@cache
def ready(match: Match) -> None:
    """Ask every bot once in every phase, so that no clock counts the compiler or the loading of its code."""
    load_bots(match.game)
    kinds = dict.fromkeys(name.split(":")[0] for name in match.names if "/" not in name)
    chairs = [Chair(_quick(kind), "ready") for kind in kinds]
    table, mover, met = new_table(match, 0), Random(0), set[str]()
    while isinstance(seat := table.seat, int):
        if table.phase not in met and len(table.moves()) > 1:
            met.add(table.phase)
            for chair in chairs:
                with suppress(Refusal):  # the games will tell
                    chair.play(table.copy(), seat)
        table.play(mover.choice(table.moves()))
    for chair in chairs:
        chair.close()


def _quick(kind: str) -> str:
    """A bot with the same code that thinks no longer than it must."""
    try:
        make_bot(f"{kind}:iterations=1").close()
    except BadOption:  # it has no such setting
        return kind
    return f"{kind}:iterations=1"
