"""BotPool: the bots of all tables, on so many processes that every core has one."""

import asyncio
import logging
from typing import Any

import msgspec

from macaronesia.bot_pool.compilation import bots_compiled
from macaronesia.bot_pool.process import BotProcess, Gone
from macaronesia.bot_pool.question import Question, budget, load, on_one_thread
from macaronesia.bot_pool.queue import FairQueue
from macaronesia.bots import View, searches, uses_code
from macaronesia.errors import BotFailed, shown
from macaronesia.games import game_names
from macaronesia.kernel.units import cores
from macaronesia.ruleset import Json

#: How long a process may take beyond what its bot is allowed before it is ended, in seconds.
PATIENCE = 30.0
#: How long a process may take to load machine code, in seconds, while other programs want the cores as well.
LOADING = 600.0
#: How often a job is given to a process before we believe that the job is what ends them.
TRIES = 2
#: After so many starts in a row that failed we say so to those who wait.
STARTS = 3
#: Between starts that fail, in seconds: doubled every time, up to the second number.
PAUSES = (0.25, 30.0)

log = logging.getLogger(__name__)


class BotPool:
    """Bots that think in processes of their own; tables share them by time."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = max(1, cores() if processes is None else processes)
        self.ready = 0  #: how many processes are there and can think about a game
        self._queue: FairQueue[Question] = FairQueue()
        #: The games whose bots are not compiled yet, and the questions to searching bots, which wait for it.
        self._held: dict[str, list[Question]] = {game: [] for game in game_names() if not bots_compiled(game)}
        #: The games of which bots have been asked for: every process loads their machine code.
        self._wanted: set[str] = set()
        self._idle: list[BotProcess] = []
        self._under_way: set[Question] = set()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def complete(self) -> bool:
        """Whether there is a process, and every game's bots are compiled."""
        return self.ready > 0 and not self._held

    @property
    def waiting(self) -> int:
        """How many questions nobody thinks about yet."""
        return self._queue.waiting + sum(map(len, self._held.values()))

    @property
    def busy(self) -> int:
        """How many processes think at this moment."""
        return len(self._under_way)

    async def start(self) -> None:
        """Start the processes; they get ready in the background, and questions wait for them."""
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._keep_one()) for _ in range(self.processes)]

    async def stop(self) -> None:
        """End the processes at once; whoever still waits is told ``thinking-stopped``."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._idle.clear()
        for question in self._clear():
            question.fail("thinking-stopped")

    async def choose(
        self, table: str, bot: str, briefing: View, seed: int | str | None, urgent: bool = False
    ) -> dict[str, Any]:
        """What ``make_bot(bot, seed)`` chooses, as JSON; BotFailed if it cannot. Always on one thread.

        Urgent: somebody waits for just this answer. Who is cancelled while waiting leaves the queue.
        """
        place = {"bot": shown(bot, 200), "seat": briefing.get("seat"), "ply": briefing.get("ply")}
        asked = {"bot": on_one_thread(bot), "seed": seed, "view": briefing}
        game, seconds = str(briefing.get("game")), PATIENCE + budget(bot)
        said: dict[str, Any] = await self._ask(table, urgent, game, place, asked, seconds)
        return said

    async def judge(
        self, table: str, bot: str, record: Json, seed: int | str, stretch: tuple[int, int]
    ) -> list[dict[str, Any]]:
        """What a bot thinks of the decisions of a game between two plies, as ``analyse`` tells them."""
        first, last = stretch
        asked = {"bot": on_one_thread(bot), "seed": seed, "record": record, "stretch": stretch}
        # It may think three times about a move: its own choice, then that and the played one alone.
        seconds = PATIENCE + 3 * budget(bot) * (last - first + 1)
        place = {"bot": shown(bot, 200), "seat": None, "ply": first}
        said: list[dict[str, Any]] = await self._ask(table, False, record["game"], place, asked, seconds)
        return said

    async def _ask(
        self, table: str, urgent: bool, game: str, place: Json, asked: Json, seconds: float
    ) -> Any:
        """Queue a question, if need be as soon as its game is compiled, and wait for what is said to it."""
        if not self._tasks:
            raise BotFailed("thinking-stopped", **place)
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        question = Question(table, urgent, game, place, msgspec.json.encode(asked), seconds, answer)
        if uses_code(asked["bot"]):
            self.want(game)
        if game in self._held and searches(asked["bot"]):
            self._held[game].append(question)
        else:
            self._queue.put(question)
            self._ring()
        try:
            return await answer
        except asyncio.CancelledError:
            if not self._queue.drop(question) and question in (held := self._held.get(game, [])):
                held.remove(question)
            raise

    def want(self, game: str) -> None:
        """Have every process load the machine code of a game's bots, because they will soon be asked."""
        if game in game_names() and game not in self._wanted:
            self._wanted.add(game)
            self._ring_all()

    def _clear(self) -> list[Question]:
        """All questions that nobody thinks about yet; none of them waits any more."""
        return self._forget(list(self._held)) + self._queue.clear()

    def _forget(self, games: list[str]) -> list[Question]:
        """The questions that wait for these games to be compiled; none of them waits any more."""
        held = [question for game in games for question in self._held.get(game, [])]
        for game in games:
            self._held.get(game, []).clear()
        return held

    # --- The life of a process ---

    async def _keep_one(self) -> None:
        """See to it that there is a process, and that it has work, until cancelled."""
        failures = 0
        while True:
            try:
                process = await BotProcess.started()
            except OSError as error:
                failures += 1
                await self._not_started(failures, error.strerror or str(error))
                continue
            working = False
            try:
                to_load = {*game_names()}
                await self._load(process, to_load)
                working = True
                failures = 0
                self.ready += 1
                await self._work(process, to_load)
            except Gone as gone:
                reason = f"{gone.how} {gone.status:g}"
                log.warning("a bot process is gone (%s); another takes its place", reason)
            except Exception:
                reason = "a fault of the server"
                log.exception("%s; another bot process is started", reason)
            finally:
                self.ready -= working
                await process.end()
            # Somebody else may have been passed over for this one.
            self._ring()
            if not working:
                failures += 1
                await self._not_started(failures, reason)

    async def _load(self, process: BotProcess, games: set[str]) -> None:
        """Have a process load those of these games that are wanted and compiled, and take them out."""
        for game in sorted(games & self._wanted - self._held.keys()):
            await process.ask(load(game), LOADING)
            games.remove(game)

    def compiled(self, game: str) -> None:
        """A game's bots are on disk: what waited for that can be answered, and idle processes load them."""
        for question in self._held.pop(game, []):
            self._queue.put(question)
        self._ring_all()

    def cannot_compile(self, game: str, reason: str) -> None:
        """Tell those who wait for a game to be compiled that it was not possible."""
        for question in self._forget([game]):
            question.fail("bot-not-started", reason=reason)

    async def _not_started(self, failures: int, reason: str) -> None:
        """Wait before the next start; where there is no process at all, all who wait are told."""
        if failures >= STARTS and not self.ready:
            for question in self._clear():
                question.fail("bot-not-started", reason=reason)
        shortest, longest = PAUSES
        await asyncio.sleep(min(longest, shortest * 2 ** min(failures, 10)))

    async def _work(self, process: BotProcess, to_load: set[str]) -> None:
        """Answer one question after the other, load other games in between; Gone when the process is."""
        loop = asyncio.get_running_loop()
        while True:
            question = await self._next(process, to_load)
            began = loop.time()
            self._under_way.add(question)
            lost: Gone | None = None
            try:
                said = await process.ask(question.line, question.seconds)
            except Gone as gone:
                lost = gone
                raise
            except BaseException:
                question.fail("thinking-stopped")
                raise
            finally:
                self._under_way.discard(question)
                self._queue.done(question, loop.time() - began)
                if lost:
                    self._again(question, lost)
            question.settle(said)

    async def _next(self, process: BotProcess, to_load: set[str]) -> Question:
        """The next question for a process, as soon as there is one."""
        while not process.gone:
            await self._load(process, to_load)
            question = self._queue.take()
            if question is not None:
                return question
            process.bell.clear()
            self._idle.append(process)
            await process.bell.wait()
        if process in self._idle:
            self._idle.remove(process)
        raise process.how()

    def _again(self, question: Question, gone: Gone) -> None:
        """A process was lost over a question: another one may try, unless that has happened before."""
        question.tries += 1
        if question.answer.done():
            return
        if question.tries < TRIES:
            self._queue.put(question, first=True)
        elif gone.how == "silent":
            question.fail("bot-silent", seconds=gone.status, words=0, said="", log=[])
        else:
            question.fail("bot-crashed", how=gone.how, status=gone.status, words=0, said="", log=[])

    def _ring_all(self) -> None:
        """Wake all processes that have nothing to do."""
        for process in self._idle:
            process.bell.set()
        self._idle.clear()

    def _ring(self) -> None:
        """Wake a process that has nothing to do, if there is something."""
        if self._idle and self._queue.waiting:
            self._idle.pop().bell.set()
