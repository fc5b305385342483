"""Where the compiler has nothing on disk yet, one process of the machine does its work for all."""

import asyncio
import fcntl
from contextlib import contextmanager
from pathlib import Path

import pytest
from thinking_help import briefing

from macaronesia.bots.minds import MINDS, get_ready
from macaronesia.errors import BotFailed
from macaronesia.kernel import compiler
from macaronesia.kernel.compiler import code_folder
from macaronesia.server.thinking import thinkers as thinkers_module
from macaronesia.server.thinking.question import ready
from macaronesia.server.thinking.thinker import Gone, Thinker
from macaronesia.server.thinking.thinkers import Thinkers
from macaronesia.server.thinking.worker import _alone
from waiting import until_so


@pytest.fixture
def home(monkeypatch):
    """Decide where the machine code is kept."""
    yield lambda folder: (monkeypatch.setenv("NUMBA_CACHE_DIR", str(folder)), code_folder.cache_clear())
    monkeypatch.undo()
    code_folder.cache_clear()


def test_one_compiles_at_a_time(home, tmp_path):
    home(tmp_path)

    def compiled_by_another():
        with (tmp_path / "macaronesia/compiling-santiago.lock").open("wb") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)

    with _alone("santiago"):
        with pytest.raises(BlockingIOError):
            compiled_by_another()
        with _alone("canarias"):
            pass  # nobody waits for another game
    compiled_by_another()


def test_where_nothing_can_be_kept_nobody_waits(home):
    home("/dev/null/nowhere")
    with _alone("santiago"), _alone("santiago"):
        pass


def test_a_fault_while_compiling_is_not_hidden(home, tmp_path):
    home(tmp_path)
    with pytest.raises(ZeroDivisionError), _alone("santiago"):
        raise ZeroDivisionError
    with _alone("santiago"):
        pass


@pytest.fixture
def compiling(home, tmp_path):
    """While this is entered, another process of the machine compiles Islas Canarias."""
    for game in MINDS:
        get_ready({"game": game})
    kept = code_folder(Path(compiler.__file__)).parent
    (tmp_path / "macaronesia").mkdir()
    for folder in kept.iterdir():
        if folder.is_dir():
            (tmp_path / "macaronesia" / folder.name).symlink_to(folder)
    home(tmp_path)

    @contextmanager
    def another():
        with (tmp_path / "macaronesia/compiling-canarias.lock").open("wb") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield

    return another


def run(story):
    """Tell a story with two thinkers that have just been started."""

    async def told():
        thinkers = Thinkers(2)
        await thinkers.start()
        try:
            await story(thinkers)
        finally:
            await thinkers.stop()

    asyncio.run(told())


def test_while_one_game_is_compiled_the_other_is_played(compiling):
    async def story(thinkers):
        with compiling():
            islands = asyncio.create_task(thinkers.choose("islands", "normal", briefing("canarias"), 1))
            for n in range(3):
                assert (await thinkers.choose("canals", "normal", briefing(seed=n), n))["move"]
            assert not islands.done()
            assert (thinkers.waiting, thinkers.busy, thinkers.complete) == (1, 0, False)
        assert (await islands)["move"]
        assert thinkers.complete

    run(story)


def test_who_goes_while_a_game_is_compiled_is_forgotten(compiling):
    async def story(thinkers):
        with compiling():
            asked = [
                asyncio.create_task(thinkers.choose(str(n), "normal", briefing("canarias"), n))
                for n in range(2)
            ]
            await thinkers.choose("canals", "normal", briefing(), 1)
            asked[0].cancel()
            await asyncio.wait(asked[:1])
            assert thinkers.waiting == 1
            await thinkers.stop()
            with pytest.raises(BotFailed) as caught:
                await asked[1]
            assert caught.value.code == "thinking-stopped"
            assert thinkers.waiting == 0

    run(story)


def test_who_waits_for_a_game_that_nobody_gets_compiled_is_told(monkeypatch):
    monkeypatch.setattr(thinkers_module, "PAUSES", (0.01, 0.02))
    ask = Thinker.ask

    async def story(thinkers):
        async def out_of_memory(thinker, line, seconds):
            if line != ready("canarias", first=True):
                return await ask(thinker, line, seconds)
            await until_so(lambda: thinkers.ready)  # the other one sees that this one is at it, and goes on
            raise Gone("signal", 9)

        monkeypatch.setattr(Thinker, "ask", out_of_memory)
        with pytest.raises(BotFailed) as caught:
            await thinkers.choose("islands", "normal", briefing("canarias"), 1)
        assert caught.value.code == "bot-not-started"
        assert (await thinkers.choose("canals", "normal", briefing(), 1))["move"]
        monkeypatch.setattr(Thinker, "ask", ask)  # there is more memory now
        assert (await thinkers.choose("islands", "normal", briefing("canarias"), 1))["move"]

    run(story)
