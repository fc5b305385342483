"""Before the bots of a game are compiled, those that do not search answer all the same."""

import asyncio
import fcntl
from contextlib import asynccontextmanager, contextmanager

import pytest

from macaronesia.bot_pool import compilation as compilation_module
from macaronesia.bot_pool.compilation import Compilation, bots_compiled
from macaronesia.bot_pool.pool import BotPool
from macaronesia.errors import BotFailed
from macaronesia.games import game_names
from macaronesia.kernel import code_cache, units
from tests.bot_pool.thinking_help import briefing
from tests.kernel.cold import nearly_compiled
from tests.waiting import until_so


@pytest.fixture
def new_machine(tmp_path, monkeypatch):
    """Nothing is known to be compiled; while ``compiling`` is entered Islas Canarias cannot be."""
    nearly_compiled(tmp_path)
    monkeypatch.setenv("MACARONESIA_CACHE", str(tmp_path))
    code_cache.root.cache_clear()
    for unit in units._units:
        monkeypatch.delitem(unit.__dict__, "_marker", raising=False)
        monkeypatch.setattr(unit, "_is_loaded", False)

    @contextmanager
    def compiling():
        with (tmp_path / "canarias.bots.lock").open("wb") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield

    yield compiling
    monkeypatch.undo()
    code_cache.root.cache_clear()
    for unit in units._units:
        unit.__dict__.pop("_marker", None)


@asynccontextmanager
async def started():
    """Two thinkers and the compiler, as in a server that has just been started."""
    thinkers = BotPool(2)
    await thinkers.start()
    compilation = Compilation(thinkers.compiled, thinkers.cannot_compile)
    compilation.start()
    try:
        yield thinkers
    finally:
        await compilation.stop()
        await thinkers.stop()


def test_one_look_ahead_is_played_and_a_search_waits_for_the_compiler(new_machine):
    async def story():
        with new_machine():
            async with started() as thinkers:
                assert not thinkers.complete
                search = asyncio.create_task(
                    thinkers.choose("islands", "search:iterations=20", briefing("canarias"), 1)
                )
                for game in game_names():
                    for bot in ("easy", "normal"):
                        assert (await thinkers.choose(game, bot, briefing(game), 1))["move"]
                await until_so(lambda: bots_compiled("santiago"))
                canals = thinkers.choose("canals", "search:iterations=20", briefing(), 1)
                assert (await canals)["move"]  # the other game does not wait
                assert not search.done()
                assert (thinkers.waiting, thinkers.complete) == (1, False)
                search.cancel()
                await asyncio.wait([search])
                assert thinkers.waiting == 0

    asyncio.run(story())


def test_when_the_compiler_is_done_the_search_is_answered(new_machine):
    async def story():
        async with started() as thinkers:
            with new_machine():
                search = asyncio.create_task(
                    thinkers.choose("islands", "search:iterations=20", briefing("canarias"), 1)
                )
                assert (await thinkers.choose("islands 2", "normal", briefing("canarias"), 1))["move"]
                assert not search.done()
            assert (await search)["move"]
            await until_so(lambda: thinkers.complete)
            assert (await thinkers.choose("islands 2", "normal", briefing("canarias"), 1))["move"]

    asyncio.run(story())


@pytest.mark.usefixtures("new_machine")
def test_who_waits_for_a_game_that_cannot_be_compiled_is_told(monkeypatch):
    monkeypatch.setattr(compilation_module, "PAUSES", (0.01, 0.02))
    command = compilation_module.compile_command
    monkeypatch.setattr(
        compilation_module,
        "compile_command",
        lambda game: ["/bin/false"] if game == "canarias" else command(game),
    )

    async def story():
        async with started() as thinkers:
            with pytest.raises(BotFailed) as caught:
                await thinkers.choose("islands", "search:iterations=20", briefing("canarias"), 1)
            assert caught.value.code == "bot-not-started"
            assert "status 1" in str(caught.value)
            assert (await thinkers.choose("islands", "normal", briefing("canarias"), 1))["move"]
            monkeypatch.setattr(compilation_module, "compile_command", command)  # put right
            assert (await thinkers.choose("canals", "search:iterations=20", briefing(), 1))["move"]
            await until_so(lambda: thinkers.complete)
            answer = thinkers.choose("islands", "search:iterations=20", briefing("canarias"), 1)
            assert (await answer)["move"]

    asyncio.run(story())


def test_stopping_tells_those_who_wait_for_the_compiler(new_machine):
    async def story():
        with new_machine():
            async with started() as thinkers:
                search = asyncio.create_task(
                    thinkers.choose("islands", "search:iterations=20", briefing("canarias"), 1)
                )
                await until_so(lambda: thinkers.waiting == 1)
            with pytest.raises(BotFailed) as caught:
                await search
            assert caught.value.code == "thinking-stopped"

    asyncio.run(story())
