"""Bots in processes of their own answer as they would here, and delay nobody."""

import asyncio
import os
import signal

import msgspec
import pytest

import macaronesia as mac
from macaronesia.analysis import Decision, analyse
from macaronesia.bot_pool.pool import BotPool
from macaronesia.bot_pool.process import BotProcess
from macaronesia.bot_pool.worker import NICE
from macaronesia.errors import BadOption, BotFailed
from tests.bot_pool.thinking_help import briefing, held, here, settled, told
from tests.processes import workers_of
from tests.waiting import until_so


@pytest.fixture(scope="module")
def runner():
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="module")
def thinkers(runner):
    thinkers = BotPool(2)
    runner.run(thinkers.start())
    runner.run(until_so(lambda: thinkers.ready == 2))
    yield thinkers
    runner.run(thinkers.stop())
    assert not workers_of(os.getpid())


@pytest.mark.parametrize("game", ["santiago", "canarias"])
@pytest.mark.parametrize("bot", ["random", "easy", "normal", "search:iterations=200"])
def test_an_answer_is_what_the_bot_would_say_here(runner, thinkers, game, bot):
    view = briefing(game)
    answer = runner.run(thinkers.choose("table", bot, view, seed=7))
    assert told(answer) == here(bot, view, 7)


@pytest.mark.parametrize("seed", ["a text", 2**64 - 1, 0])
def test_seeds_of_every_kind_arrive(runner, thinkers, seed):
    view = briefing()
    assert told(runner.run(thinkers.choose("table", "easy", view, seed))) == here("easy", view, seed)


def test_without_a_seed_the_bot_finds_one(runner, thinkers):
    view = briefing()
    assert runner.run(thinkers.choose("table", "easy", view, None))["move"] in view["moves"]


def test_a_bot_on_a_server_thinks_on_one_thread(runner, thinkers):
    view = briefing()
    answer = runner.run(thinkers.choose("table", "search:threads=2:iterations=100", view, 1))
    assert told(answer) == here("search:iterations=100", view, 1)


def test_many_tables_at_once_get_each_its_own_answer(runner, thinkers):
    views = [briefing(game, 2 + n % 3, seed=n) for n in range(12) for game in ("santiago", "canarias")]

    async def ask_all():
        return await asyncio.gather(
            *(thinkers.choose(f"table {n}", "normal", view, n) for n, view in enumerate(views))
        )

    answers = runner.run(ask_all())
    assert [told(answer) for answer in answers] == [here("normal", v, n) for n, v in enumerate(views)]


def test_experts_do_not_delay_the_loop(runner, thinkers):
    async def think():
        await settled(thinkers)
        views = [briefing(game, seed=n) for n in range(5) for game in ("santiago", "canarias")]
        with held():
            asked = [
                asyncio.create_task(thinkers.choose(f"table {n}", "expert", view, n))
                for n, view in enumerate(views)
            ]
            # All thinkers stand still in the middle of a thought, and this loop goes on.
            await until_so(lambda: thinkers.busy == 2)
            assert thinkers.waiting == 8
            assert not any(task.done() for task in asked)
        return await asyncio.gather(*asked)

    assert all(answer["effort"]["iterations"] > 0 for answer in runner.run(think()))


def test_a_hint_comes_before_the_bots_that_wait(runner, thinkers):
    view, finished = briefing(), []

    async def ask(name, urgent):
        await thinkers.choose(name, "search:iterations=50", view, 1, urgent=urgent)
        finished.append(name)

    async def ask_all():
        await settled(thinkers)
        with held() as pids:
            asked = [asyncio.create_task(ask(f"bot {n}", urgent=False)) for n in range(8)]
            await until_so(lambda: thinkers.busy == 2)
            assert thinkers.waiting == 6
            asked.append(asyncio.create_task(ask("hint", urgent=True)))
            await until_so(lambda: thinkers.waiting == 7)
            os.kill(pids[0], signal.SIGCONT)  # one of two, which does what waits one by one
            await until_so(lambda: len(finished) == 8)
        await asyncio.gather(*asked)

    runner.run(ask_all())
    assert finished.index("hint") == 1  # after the one that was under way
    assert (thinkers.busy, thinkers.waiting) == (0, 0)


def test_who_has_gone_leaves_the_queue_and_hears_nothing(runner, thinkers):
    view = briefing()

    async def ask_and_go():
        await settled(thinkers)
        with held():
            tasks = [
                asyncio.create_task(thinkers.choose(str(n), "search:iterations=50", view, 1, urgent=n == 9))
                for n in range(10)
            ]
            await until_so(lambda: (thinkers.busy, thinkers.waiting) == (2, 8))
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            assert (thinkers.busy, thinkers.waiting) == (2, 0)
        # The two that were begun are finished for nobody; then others have their turn.
        return await thinkers.choose("0", "normal", view, 1)

    assert runner.run(ask_and_go())["move"] in view["moves"]


@pytest.mark.parametrize("bot", ["./program", "/bin/true", "search/../x", "nobody", "", ":ms=1"])
def test_programs_and_unknown_bots_are_refused(runner, thinkers, bot):
    with pytest.raises(BadOption):
        runner.run(thinkers.choose("table", bot, briefing(), 1))


def test_a_bad_setting_is_refused_with_the_bots_own_words(runner, thinkers):
    with pytest.raises(BadOption, match="ms=1 to 600000"):
        runner.run(thinkers.choose("table", "search:ms=x", briefing(), 1))


def test_a_bot_that_stumbles_is_a_verdict_and_its_thinker_goes_on(runner, thinkers):
    before = workers_of(os.getpid())
    broken = briefing() | {"money": "none", "options": {}}
    with pytest.raises(BotFailed) as caught:
        runner.run(thinkers.choose("table", "normal", broken, 1))
    assert caught.value.code == "bot-gave-up"
    assert caught.value.params["bot"] == "normal"
    assert caught.value.params["ply"] == broken["ply"]
    assert str(caught.value)
    assert sorted(workers_of(os.getpid())) == sorted(before)


def test_thinkers_are_less_important_than_the_server(runner, thinkers):
    runner.run(thinkers.choose("table", "random", briefing(), 1))
    own = os.getpriority(os.PRIO_PROCESS, 0)
    for pid in workers_of(os.getpid()):
        assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, own + NICE)


def test_before_the_start_and_after_the_stop_nobody_is_asked(runner):
    idle = BotPool(1)
    for _ in range(2):
        with pytest.raises(BotFailed) as caught:
            runner.run(idle.choose("table", "normal", briefing(), 1))
        assert caught.value.code == "thinking-stopped"
        runner.run(idle.stop())


def test_as_many_thinkers_as_cores_and_at_least_one():
    assert BotPool().processes == len(os.sched_getaffinity(0))
    assert BotPool(0).processes == 1


def test_what_a_bot_thinks_of_a_stretch_of_a_game_is_what_it_would_say_here(runner, thinkers):
    game = mac.new_game("santiago", players=3, seed=1)
    while game.ply < 30:
        game.play(game.moves()[0])
    bot, record = "search:iterations=50", game.record()
    said = runner.run(thinkers.judge("table", bot, record, 3, (8, 20)))
    assert said == [decision.as_json() for decision in analyse(record, bot, 3, 8, 20)]
    assert said == [Decision.of_json(told).as_json() for told in said]


def test_machine_code_is_loaded_for_the_games_whose_bots_are_wanted(runner, monkeypatch):
    loaded = []

    async def told(thinker, line, seconds, ask=BotProcess.ask):
        loaded.append(msgspec.json.decode(line).get("load"))
        return await ask(thinker, line, seconds)

    async def story():
        idle = BotPool(1)
        await idle.start()
        try:
            await idle.choose("table", "random", briefing("canarias"), 1)
            assert loaded == [None]
            idle.want("canarias")
            await idle.choose("table", "normal", briefing("santiago"), 1)
            assert loaded[1:] == ["canarias", "santiago", None]
        finally:
            await idle.stop()

    monkeypatch.setattr(BotProcess, "ask", told)
    runner.run(story())
