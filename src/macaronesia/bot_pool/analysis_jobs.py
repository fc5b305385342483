"""Analyses of finished games: made when first asked for, a stretch at a time, and kept for a while."""

import asyncio
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec

from macaronesia.analysis import Analysis, Decision
from macaronesia.bot_pool.pool import BotPool
from macaronesia.errors import Refusal
from macaronesia.game import Game
from macaronesia.ruleset import Json
from macaronesia.table.refusals import Conflict
from macaronesia.table.table import FINISHED, Table

#: So many plies are judged at a time: one or two seconds, after which it is another table's turn.
STRETCH = 8
#: So many analyses are kept, or under way.
MOST = 64
#: So many of the costliest moves are named.
COSTLIEST = 5


class AnalysisProgress(msgspec.Struct):
    """``done`` of ``of`` moves have been judged; ``analysis``, once all have, as docs/analysis.md says."""

    done: int
    of: int
    analysis: Json | None


@dataclass(eq=False)
class _Making:
    """An analysis under way, or done."""

    game: Game
    decisions: list[Decision] = field(default_factory=list)
    done: int = 0  #: how many plies have been judged
    task: "asyncio.Task[None] | None" = None
    result: Json | None = None
    refusal: Refusal | None = None


class AnalysisJobs:
    """What a bot thinks of the games that were played here; the thinkers make it when they have time."""

    def __init__(self, thinkers: BotPool, judge: str) -> None:
        self._thinkers, self._judge = thinkers, judge
        self._known: OrderedDict[str, _Making] = OrderedDict()

    def of(self, table: Table) -> AnalysisProgress:
        """How far the analysis of a table's game is, and itself when it is done; begun if it was not."""
        if table.state != FINISHED or table.game is None:
            raise Conflict("not-finished")
        making = self._known.get(table.id)
        if making is None:
            making = self._known[table.id] = _Making(table.game)
            making.task = asyncio.create_task(self._make(table.id, making))
            self._forget_some()
        self._known.move_to_end(table.id)
        if making.refusal:
            del self._known[table.id]  # who asks again has it tried again
            raise making.refusal
        return AnalysisProgress(making.done, making.game.ply, making.result)

    async def stop(self) -> None:
        """Give up all that are under way."""
        for making in self._known.values():
            await _end(making)
        self._known.clear()

    async def _make(self, table: str, making: _Making) -> None:
        game = making.game
        record = game.record()
        try:
            for first in range(0, game.ply, STRETCH):
                stretch = first, min(first + STRETCH, game.ply) - 1
                told = await self._thinkers.judge(table, self._judge, record, 0, stretch)
                making.decisions += map(Decision.of_json, told)
                making.done = stretch[1] + 1
        except Refusal as refusal:
            making.refusal = refusal
            return
        making.result = Analysis(game, self._judge, 0, making.decisions).as_json(COSTLIEST)

    def _forget_some(self) -> None:
        """Make room: those that nobody has asked for longest go, and are made again for who asks."""
        while len(self._known) > MOST:
            _, making = self._known.popitem(last=False)
            if making.task:
                making.task.cancel()


async def _end(making: _Making) -> None:
    if making.task:
        making.task.cancel()
        with suppress(asyncio.CancelledError):
            await making.task
