"""What happens to thinkers: they are killed, hang, are stopped, lose their server."""

import asyncio
import fcntl
import os
import signal
import subprocess
import sys
import termios

import pytest
import uvloop

from macaronesia.bot_pool import pool
from macaronesia.bot_pool import process as process_module
from macaronesia.bot_pool.pool import BotPool
from macaronesia.errors import BotFailed
from tests.bot_pool.thinking_help import LONG, briefing, held, here, settled, told
from tests.processes import alive, workers_of
from tests.waiting import HANG, until, until_so


def run(story, processes=1, loop=asyncio.run):
    """Tell a story with thinkers that are ready; none of them is left at its end."""

    async def told_to_the_end():
        thinkers = BotPool(processes)
        await thinkers.start()
        try:
            await settled(thinkers)
            return await story(thinkers)
        finally:
            pids = workers_of(os.getpid())
            await thinkers.stop()
            assert not any(map(alive, pids))

    return loop(told_to_the_end())


@pytest.mark.parametrize("loop", [asyncio.run, uvloop.run])
def test_the_job_of_a_killed_thinker_is_done_by_another(loop):
    view = briefing()

    async def story(thinkers):
        bot = "search:iterations=200"
        with held() as pids:
            asked = [asyncio.create_task(thinkers.choose(str(n), bot, view, n)) for n in range(2)]
            await until_so(lambda: thinkers.busy == 2)
            os.kill(pids[0], signal.SIGKILL)
        answers = [told(answer) for answer in await asyncio.gather(*asked)]
        assert answers == [here(bot, view, n) for n in range(2)]
        assert pids[0] not in workers_of(os.getpid())

    run(story, processes=2, loop=loop)


@pytest.mark.parametrize("loop", [asyncio.run, uvloop.run])
def test_a_thinker_that_dies_idle_is_replaced_before_it_is_needed(loop):
    async def story(thinkers):
        [first] = workers_of(os.getpid())
        os.kill(first, signal.SIGKILL)
        await until_so(lambda: workers_of(os.getpid()) not in ([first], []))
        await until_so(lambda: thinkers.ready == 1)
        assert (await thinkers.choose("table", "normal", briefing(), 3))["move"]

    run(story, loop=loop)


def test_a_job_that_ends_every_thinker_is_given_up():
    async def story(thinkers):
        asked = asyncio.create_task(thinkers.choose("table", LONG, briefing(), 3))
        later = asyncio.create_task(thinkers.choose("table", "normal", briefing(), 3))
        seen = set()
        for _ in range(2):
            [pid] = await until_so(lambda: set(workers_of(os.getpid())) - seen)
            await until_so(lambda: thinkers.busy == 1)
            os.kill(pid, signal.SIGSEGV)
            seen.add(pid)
        with pytest.raises(BotFailed) as caught:
            await asked
        assert caught.value.code == "bot-crashed"
        assert (caught.value.params["how"], caught.value.params["status"]) == ("signal", signal.SIGSEGV)
        assert "signal 11" in str(caught.value)
        assert (await later)["move"]

    run(story)


def test_a_thinker_that_does_not_answer_is_replaced(monkeypatch):
    ask, patience = process_module.BotProcess.ask, iter([0])

    async def impatiently_at_first(thinker, line, seconds):
        return await ask(thinker, line, next(patience, seconds))

    async def story(thinkers):
        monkeypatch.setattr(process_module.BotProcess, "ask", impatiently_at_first)
        with held() as [first]:
            assert (await thinkers.choose("table", "normal", briefing(), 3))["move"]
            assert not alive(first)

    run(story)


def test_a_bot_that_never_answers_is_given_up(monkeypatch):
    monkeypatch.setattr(pool, "PATIENCE", -600)  # its 600 s of thinking are over at once

    async def story(thinkers):
        with pytest.raises(BotFailed) as caught:
            await thinkers.choose("table", LONG, briefing(), 3)
        assert caught.value.code == "bot-silent"
        assert str(caught.value)

    run(story)


@pytest.mark.parametrize("loop", [asyncio.run, uvloop.run])
def test_stopping_ends_thoughts_at_once(loop):
    async def story(thinkers):
        asked = [asyncio.create_task(thinkers.choose(str(n), LONG, briefing(), n)) for n in range(3)]
        await until_so(lambda: thinkers.busy == 1)
        pids = workers_of(os.getpid())
        await thinkers.stop()
        assert len(pids) == 1
        assert not any(map(alive, pids))
        ends = await asyncio.gather(*asked, return_exceptions=True)
        assert [end.code for end in ends] == ["thinking-stopped"] * 3
        assert (thinkers.busy, thinkers.waiting, thinkers.ready) == (0, 0, 0)

    run(story, loop=loop)


@pytest.mark.parametrize("loop", [asyncio.run, uvloop.run])
@pytest.mark.parametrize("started", [0, 1, 2])
def test_stopping_while_they_start_leaves_nothing(loop, started):
    async def story():
        thinkers = BotPool(2)
        await thinkers.start()
        await until_so(lambda: len(workers_of(os.getpid())) >= started)
        pids = workers_of(os.getpid())
        await thinkers.stop()
        assert not any(map(alive, pids))

    loop(story())
    assert not workers_of(os.getpid())


def test_stopped_thinkers_can_start_again():
    async def story(thinkers):
        await thinkers.stop()
        await thinkers.start()
        assert (await thinkers.choose("table", "normal", briefing(), 3))["move"]

    run(story)


def test_thinkers_that_cannot_start_are_told_to_those_who_wait(monkeypatch):
    monkeypatch.setattr(process_module.sys, "executable", "/bin/false")
    monkeypatch.setattr(pool, "PAUSES", (0.01, 0.02))

    async def story():
        thinkers = BotPool(2)
        await thinkers.start()
        with pytest.raises(BotFailed) as caught:
            await thinkers.choose("table", "normal", briefing(), 1)
        assert caught.value.code == "bot-not-started"
        assert "exit 1" in str(caught.value)
        monkeypatch.undo()  # whatever was wrong has been put right
        await until_so(lambda: thinkers.ready == 2)
        assert (await thinkers.choose("table", "normal", briefing(), 1))["move"]
        await thinkers.stop()

    asyncio.run(story())


def test_ctrl_c_is_not_for_thinkers():
    async def story(thinkers):
        for pid in workers_of(os.getpid()):
            os.kill(pid, signal.SIGINT)
        assert (await thinkers.choose("table", "normal", briefing(), 3))["move"]
        assert all(os.getsid(pid) == pid for pid in workers_of(os.getpid()))

    run(story)


SERVER = """
import asyncio
from macaronesia.bot_pool.pool import BotPool
import macaronesia as mac

async def serve():
    thinkers = BotPool(2)
    await thinkers.start()
    game = mac.new_game("santiago", 3, seed=1)
    asked = [thinkers.choose(str(n), "search:ms=600000", game.briefing(game.seat), 1) for n in range(2)]
    asking = asyncio.gather(*asked)
    while thinkers.busy < THINKING:
        await asyncio.sleep(0.02)
    print("thinking", flush=True)
    await asking

asyncio.run(serve())
"""


@pytest.mark.parametrize("thinking", [2, 0], ids=["thinking", "starting"])
def test_a_killed_server_leaves_no_thinker(thinking):
    program = [sys.executable, "-c", SERVER.replace("THINKING", str(thinking))]
    with subprocess.Popen(program, stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == b"thinking\n"
        until(lambda: len(workers_of(server.pid)) == 2)
        pids = workers_of(server.pid)
        server.kill()
    until(lambda: not any(map(alive, pids)))


def test_a_thinker_whose_input_is_closed_leaves_in_the_middle_of_a_thought():
    # Without the help of Linux: the process that started it lives on.
    program = [sys.executable, "-m", "macaronesia.bot_pool.worker", str(os.getpid())]
    question = pool.msgspec.json.encode({"bot": LONG, "seed": 1, "view": briefing()})
    with subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(b'{"load": "santiago"}\n')
        worker.stdin.flush()
        assert worker.stdout.readline() == b"{}\n"
        worker.stdin.write(question + b"\n")
        worker.stdin.flush()
        until(lambda: not unread(worker.stdin))
        assert worker.poll() is None
        worker.stdin.close()
        assert worker.wait(HANG) == 0


def unread(pipe):
    """How many bytes of a pipe nobody has read yet."""
    return int.from_bytes(fcntl.ioctl(pipe, termios.FIONREAD, bytes(4)), sys.byteorder)
