"""Thinkers: the bots of all tables, on so many processes that every core has one."""

import asyncio
import logging
import os
from dataclasses import dataclass, field
from typing import Any

import msgspec

from macaronesia.bots import BOTS, View
from macaronesia.errors import BadOption, BotFailed, Refusal, shown
from macaronesia.ruleset import Json
from macaronesia.server.thinking.queue import FairQueue, Job
from macaronesia.server.thinking.thinker import Gone, Thinker

#: How long a thinker may take beyond what its bot is allowed before it is ended, in seconds.
PATIENCE = 30.0
#: What one iteration of a search may take at most, in seconds.
ITERATION = 0.001
#: How long the compiler may take, in seconds, while other programs want the cores as well.
COMPILING = 3600.0
#: How often a job is given to a thinker before we believe that the job is what ends them.
TRIES = 2
#: After so many starts in a row that failed we say so to those who wait.
STARTS = 3
#: Between starts that fail, in seconds: doubled every time, up to the second number.
PAUSES = (0.25, 30.0)


log = logging.getLogger(__name__)


@dataclass(eq=False)
class Question(Job):
    """What a bot is asked: for a decision, or what it thinks of others'."""

    place: dict[str, Any]  #: who asks: the bot, its seat, the ply
    line: bytes
    seconds: float
    answer: asyncio.Future[Any]
    tries: int = field(default=0, init=False)

    def fail(self, code: str, **params: Any) -> None:
        """Tell the asker, if there still is one, that there will be no answer."""
        self.refuse(BotFailed(code, **self.place, **params))

    def refuse(self, refusal: Refusal) -> None:
        """As ``fail``, with any refusal."""
        if not self.answer.done():
            self.answer.set_exception(refusal)


class Thinkers:
    """Bots that think in processes of their own; tables share them by time."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = max(1, _cores() if processes is None else processes)
        self.ready = 0  #: how many processes are there and have their bots compiled
        self._queue: FairQueue[Question] = FairQueue()
        self._idle: list[Thinker] = []
        self._under_way: set[Question] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._compiling = asyncio.Lock()
        self._compiled = False

    @property
    def waiting(self) -> int:
        """How many questions nobody thinks about yet."""
        return self._queue.waiting

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
        for question in self._queue.clear():
            question.fail("thinking-stopped")

    async def choose(
        self, table: str, bot: str, briefing: View, seed: int | str | None, urgent: bool = False
    ) -> dict[str, Any]:
        """What ``make_bot(bot, seed)`` chooses, as JSON; BotFailed if it cannot. Always on one thread.

        Urgent: somebody waits for just this answer. Who is cancelled while waiting leaves the queue.
        """
        place = {"bot": shown(bot, 200), "seat": briefing.get("seat"), "ply": briefing.get("ply")}
        asked = {"bot": _on_one_thread(bot), "seed": seed, "view": briefing}
        said: dict[str, Any] = await self._ask(table, urgent, place, asked, PATIENCE + _budget(bot))
        return said

    async def judge(
        self, table: str, bot: str, record: Json, seed: int | str, stretch: tuple[int, int]
    ) -> list[dict[str, Any]]:
        """What a bot thinks of the decisions of a game between two plies, as ``analyse`` tells them."""
        first, last = stretch
        asked = {"bot": _on_one_thread(bot), "seed": seed, "record": record, "stretch": stretch}
        # It may think three times about a move: its own choice, then that and the played one alone.
        seconds = PATIENCE + 3 * _budget(bot) * (last - first + 1)
        place = {"bot": shown(bot, 200), "seat": None, "ply": first}
        said: list[dict[str, Any]] = await self._ask(table, False, place, asked, seconds)
        return said

    async def _ask(self, table: str, urgent: bool, place: Json, asked: Json, seconds: float) -> Any:
        """Queue a question and wait for what is said to it."""
        if not self._tasks:
            raise BotFailed("thinking-stopped", **place)
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        question = Question(table, urgent, place, msgspec.json.encode(asked), seconds, answer)
        self._queue.put(question)
        self._ring()
        try:
            return await answer
        except asyncio.CancelledError:
            self._queue.drop(question)
            raise

    # --- The life of a process ---

    async def _keep_one(self) -> None:
        """See to it that there is a thinker, and that it has work, until cancelled."""
        failures = 0
        while True:
            try:
                thinker = await Thinker.started()
            except OSError as error:
                failures += 1
                await self._not_started(failures, error.strerror or str(error))
                continue
            working = False
            try:
                await self._get_ready(thinker)
                working = True
                failures = 0
                self.ready += 1
                await self._work(thinker)
            except Gone as gone:
                reason = f"{gone.how} {gone.status:g}"
                log.warning("a thinking process is gone (%s); another takes its place", reason)
            except Exception:
                reason = "a fault of the server"
                log.exception("%s; another thinking process is started", reason)
            finally:
                self.ready -= working
                await thinker.end()
            # Somebody else may have been passed over for this one.
            self._ring()
            if not working:
                failures += 1
                await self._not_started(failures, reason)

    async def _get_ready(self, thinker: Thinker) -> None:
        """Have the bots compiled, or loaded: one compiles, and the others load what it has left on disk."""
        if not self._compiled:
            async with self._compiling:
                if not self._compiled:
                    await thinker.ask(b'{"ready": "first"}', COMPILING)
                    self._compiled = True
                    return
        await thinker.ask(b'{"ready": "next"}', COMPILING)

    async def _not_started(self, failures: int, reason: str) -> None:
        """Wait before the next start; who waits for a thinker is told when there is none at all."""
        if failures >= STARTS and not self.ready:
            for question in self._queue.clear():
                question.fail("bot-not-started", reason=reason)
        shortest, longest = PAUSES
        await asyncio.sleep(min(longest, shortest * 2 ** min(failures, 10)))

    async def _work(self, thinker: Thinker) -> None:
        """Answer one question after the other; Gone when the thinker is."""
        loop = asyncio.get_running_loop()
        while True:
            question = await self._next(thinker)
            began = loop.time()
            self._under_way.add(question)
            lost: Gone | None = None
            try:
                said = await thinker.ask(question.line, question.seconds)
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
            _settle(question, said)

    async def _next(self, thinker: Thinker) -> Question:
        """The next question for a thinker, as soon as there is one."""
        while not thinker.gone:
            question = self._queue.take()
            if question is not None:
                return question
            thinker.bell.clear()
            self._idle.append(thinker)
            await thinker.bell.wait()
        if thinker in self._idle:
            self._idle.remove(thinker)
        raise thinker.how()

    def _again(self, question: Question, gone: Gone) -> None:
        """A thinker was lost over a question: another one may try, unless that has happened before."""
        question.tries += 1
        if question.answer.done():
            return
        if question.tries < TRIES:
            self._queue.put(question, first=True)
        elif gone.how == "silent":
            question.fail("bot-silent", seconds=gone.status, words=0, said="", log=[])
        else:
            question.fail("bot-crashed", how=gone.how, status=gone.status, words=0, said="", log=[])

    def _ring(self) -> None:
        """Wake a thinker that has nothing to do, if there is something."""
        if self._idle and self._queue.waiting:
            self._idle.pop().bell.set()


def _settle(question: Question, said: dict[str, Any]) -> None:
    """Hand the answer to the asker; nobody hears it if he has gone."""
    if "refused" in said:
        question.refuse(BadOption(said["refused"], **said["params"]))
    elif "failed" in said:
        question.fail("bot-gave-up", reason=said["failed"])
    elif not question.answer.done():
        question.answer.set_result(said["said"])


def _budget(bot: str) -> float:
    """How many seconds a bot may want to think; BadOption if it is none of ours."""
    kind, *given = bot.split(":")
    if "/" in bot or kind not in BOTS:
        raise BadOption.value("bots", bot, BOTS)
    settings = {name: str(value) for name, value in BOTS[kind][1].items()}
    for setting in given:
        name, _, value = setting.partition("=")
        settings[name] = value
    amounts = {name: float(v) for name, v in settings.items() if v.replace(".", "", 1).isdecimal()}
    return amounts.get("ms", 0) / 1000 + amounts.get("iterations", 0) * ITERATION


def _on_one_thread(bot: str) -> str:
    """The bot without a setting for threads: one is what it has anyway."""
    return ":".join(part for part in bot.split(":") if not part.startswith("threads="))


def _cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
