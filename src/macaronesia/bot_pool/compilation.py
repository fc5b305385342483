"""The first start on a machine: games are compiled by other processes while they are played uncompiled."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from macaronesia.bots.evaluator import bot_unit
from macaronesia.games import definition, game_names
from macaronesia.kernel import code_cache
from macaronesia.kernel.units import compile_command

#: Between tries that fail, in seconds: doubled every time, up to the second number.
PAUSES = (1.0, 60.0)

_log = logging.getLogger(__name__)


def bots_compiled(game: str) -> bool:
    """Whether the machine code of a game's bots is on disk, or none is wanted."""
    unit = bot_unit(game)
    return unit is None or unit.is_ready


class Compilation:
    """Compiles the games that are not on disk, all at once, and tells who waits for it."""

    def __init__(self, compiled: Callable[[str], None], failed: Callable[[str, str], None]) -> None:
        self._compiled = compiled  #: called with the game whose bots are on disk now
        self._failed = failed  #: called with a game and the reason, each time it could not be compiled
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start a process for every game that is not compiled."""
        games = [game for game in game_names() if not bots_compiled(game)]
        if games and code_cache.is_temporary():
            _log.warning("no folder for compiled code can be written: every start compiles anew")
        self._tasks = [asyncio.create_task(self._compile(game)) for game in games]

    async def stop(self) -> None:
        """End the processes; what they have finished stays on disk."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _compile(self, game: str) -> None:
        pause, longest = PAUSES
        while not await self._try(game):
            await asyncio.sleep(pause)
            pause = min(longest, 2 * pause)

    async def _try(self, game: str) -> bool:
        """Compile a game; False if that failed."""
        try:
            process = await asyncio.create_subprocess_exec(
                *compile_command(game),
                stdin=asyncio.subprocess.PIPE,  # it ends when this is closed
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,  # what a terminal sends its foreground is for the server alone
            )
        except OSError as error:
            self._report(game, error.strerror or str(error))
            return False
        assert process.stdout is not None
        try:
            async for line in process.stdout:
                if line.strip() == b"rules":
                    await asyncio.to_thread(definition(game).load("rules").kernel.rules.load)
            status = await process.wait()
        finally:
            with suppress(ProcessLookupError):
                process.kill()
        if status:
            self._report(game, f"status {status}")
            return False
        self._compiled(game)
        return True

    def _report(self, game: str, reason: str) -> None:
        _log.warning("compiling %s failed (%s); it goes on uncompiled and is tried again", game, reason)
        self._failed(game, reason)
