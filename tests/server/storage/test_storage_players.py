"""Players, keys, links, and remembered answers."""

import asyncio
import traceback

import pytest
from sqlalchemy import text

from macaronesia.server.idempotency import Idempotency
from macaronesia.server.storage import queries
from macaronesia.server.storage.errors import StoreError
from macaronesia.server.storage.schema import Remembered
from macaronesia.server.storage.store import open_store
from tests.server.storage.stored import in_a_loop, opened


@in_a_loop
async def test_a_player_is_known_by_every_key(url):
    async with opened(url) as store:
        await store.write(queries.add_player, "p", "Ann ő", "k1", 1.0, Remembered("call", b"answer\0", 1.0))
        await store.write(queries.add_key, "p", "k2", 2.0)
        for key in ("k1", "k2"):
            assert await store.read(queries.player_of_key, key) == ("p", "Ann ő")
        assert await store.read(queries.remembered, "call") == b"answer\0"
        assert await store.read(queries.player_of_key, "k3") is None


@in_a_loop
async def test_a_key_of_nobody_is_refused(url):
    async with opened(url) as store:
        with pytest.raises(StoreError) as refused:
            await store.write(queries.add_key, "nobody", "k", 1.0)
        assert refused.value.code == "not-storable"


@in_a_loop
async def test_a_link_is_used_once(url):
    async with opened(url) as store:
        await store.write(queries.add_player, "p", "Ann", "k1", 1.0)
        await store.write(queries.add_link, "link", "p", 100.0, Remembered("call", b"x", 1.0))
        assert await store.read(queries.remembered, "call") == b"x"
        assert await store.write(queries.use_link, "link", 50.0, "k2") == ("p", "Ann")
        assert await store.read(queries.player_of_key, "k2") == ("p", "Ann")
        assert await store.write(queries.use_link, "link", 50.0, "k3") is None
        assert await store.read(queries.player_of_key, "k3") is None


@in_a_loop
async def test_an_unknown_or_expired_link_gives_nothing(url):
    async with opened(url) as store:
        await store.write(queries.add_player, "p", "Ann", "k1", 1.0)
        await store.write(queries.add_link, "link", "p", 100.0)
        assert await store.write(queries.use_link, "link", 100.0, "k2") is None
        assert await store.write(queries.use_link, "other", 50.0, "k2") is None
        assert await store.read(queries.player_of_key, "k2") is None


@in_a_loop
async def test_of_twenty_who_use_a_link_at_once_one_gets_it(url):
    async with opened(url) as store:
        await store.write(queries.add_player, "p", "Ann", "k", 1.0)
        await store.write(queries.add_link, "link", "p", 100.0)
        used = await asyncio.gather(*(store.write(queries.use_link, "link", 1.0, f"k{n}") for n in range(20)))
        assert [player for player in used if player] == [("p", "Ann")]


@in_a_loop
async def test_of_three_servers_one_gets_the_link(shared_url):
    async with opened(*[shared_url] * 3) as stores:
        await stores[0].write(queries.add_player, "p", "Ann", "k", 1.0)
        for n in range(20):
            await stores[0].write(queries.add_link, f"link{n}", "p", 100.0)
            tries = (store.write(queries.use_link, f"link{n}", 1.0, f"{n}-{store.owner}") for store in stores)
            assert sorted(map(bool, await asyncio.gather(*tries))) == [False, False, True]


@in_a_loop
async def test_answers_are_forgotten_when_they_are_old(url):
    async with opened(url) as store:
        await store.write(queries.add_player, "p", "Ann", "k1", 1.0, Remembered("old", b"1", 1.0))
        await store.write(queries.add_player, "q", "Bob", "k2", 9.0, Remembered("new", b"2", 9.0))
        await store.write(queries.forget_remembered, 5.0)
        assert (await store.read(queries.remembered, "old"), await store.read(queries.remembered, "new")) == (
            None,
            b"2",
        )


@in_a_loop
async def test_the_first_answer_stays(url):
    async with opened(url) as store:
        await store.write(queries.add_player, "p", "Ann", "k1", 1.0, Remembered("call", b"1", 1.0))
        await store.write(queries.add_player, "q", "Bob", "k2", 1.0, Remembered("call", b"2", 1.0))
        assert await store.read(queries.remembered, "call") == b"1"


@in_a_loop
async def test_answers_are_deleted_after_seven_days_at_the_start_and_then_every_hour(url):
    day, now = 86400.0, 1e9
    async with opened(url) as store:
        for name, age in (("eight days", 8 * day), ("in an hour seven days", 7 * day - 3000), ("new", 0.0)):
            await store.write(
                queries.add_player, name, name, name, now - age, Remembered(name, b"x", now - age)
            )
        kept = []

        async def sleep(seconds: float) -> None:
            nonlocal now
            now += seconds
            names = ("eight days", "in an hour seven days", "new")
            kept.append([name for name in names if await store.read(queries.remembered, name) is not None])
            if len(kept) == 3:
                raise asyncio.CancelledError

        with pytest.raises(asyncio.CancelledError):
            await Idempotency(store, lambda: now).keep_forgetting(sleep)
        assert kept == [["in an hour seven days", "new"], ["new"], ["new"]]
        assert now == 1e9 + 3 * 3600


@in_a_loop
async def test_a_database_that_does_not_answer_is_asked_again_an_hour_later(file_url):
    store = await open_store(file_url)
    await store.close()  # it refuses everything from now on
    slept = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) == 2:
            raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        await Idempotency(store).keep_forgetting(sleep)
    assert slept == [3600, 3600]


@in_a_loop
async def test_errors_do_not_quote_what_a_statement_was_given(url):
    secret = "-".join(["a", "table", "id"])  # not whole in a line of source, which a traceback quotes
    async with opened(url) as store:
        with pytest.raises(StoreError) as refused:
            await store.read(lambda c: c.execute(text("SELECT :x FROM nowhere"), {"x": secret}))
    trace = "".join(traceback.format_exception(refused.value))
    assert "SELECT" in trace
    assert secret not in trace
