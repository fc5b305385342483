"""Clocks and bots' turns: what is due, and who takes it on."""

import asyncio

from macaronesia.server.storage import queries
from tests.server.storage.stored import add, child, in_a_loop, opened, row, summary
from tests.waiting import HANG, until_so


@in_a_loop
async def test_clocks_are_due_in_the_order_in_which_they_ran_out(url):
    async with opened(url) as store:
        for table, due in (("late", 9.0), ("first", 1.0), ("second", 2.0), ("none", None)):
            await add(store, table, clock_due=due)
        assert await store.read(queries.clocks_due, 5.0, 10) == ["first", "second"]
        assert await store.read(queries.clocks_due, 5.0, 1) == ["first"]
        await add(store, "first", 2, clock_due=None)
        assert await store.read(queries.clocks_due, 5.0, 10) == ["second"]


@in_a_loop
async def test_a_bots_turn_is_claimed_once_and_again_when_the_claim_runs_out(url):
    async with opened(url) as store:
        await add(store, "t", bot_due=1.0)
        await add(store, "later", bot_due=50.0)
        assert await store.write(queries.claim_bot_turns, store.owner, 10.0, 20.0, 5) == ["t"]
        assert await store.write(queries.claim_bot_turns, store.owner, 15.0, 25.0, 5) == []
        await store.write(queries.renew_claims, store.owner, ["t", "later", "unknown"], 30.0)
        assert await store.write(queries.claim_bot_turns, store.owner, 25.0, 35.0, 5) == []
        assert await store.write(queries.claim_bot_turns, store.owner, 30.0, 40.0, 5) == ["t"]
        await store.write(queries.release_claims, store.owner)
        assert await store.write(queries.claim_bot_turns, store.owner, 31.0, 40.0, 5) == ["t"]


@in_a_loop
async def test_the_next_row_frees_the_claim_or_takes_it(url):
    async with opened(url) as store:
        await add(store, "t", bot_due=1.0)
        await store.write(queries.claim_bot_turns, store.owner, 10.0, 20.0, 5)
        await store.append(row("t", 2), summary("t", bot_due=2.0), claim_until=30.0)
        assert await store.write(queries.claim_bot_turns, store.owner, 25.0, 40.0, 5) == []
        await add(store, "t", 3, bot_due=3.0)
        assert await store.write(queries.claim_bot_turns, store.owner, 25.0, 40.0, 5) == ["t"]


@in_a_loop
async def test_several_servers_never_claim_the_same_turn(shared_url):
    async with opened(*[shared_url] * 4) as stores:
        await asyncio.gather(*(add(stores[0], f"t{n}", bot_due=float(n)) for n in range(90)))
        claimed: list[str] = []
        while True:
            got = await asyncio.gather(
                *(store.write(queries.claim_bot_turns, store.owner, 100.0, 200.0, 7) for store in stores)
            )
            if not any(got):
                break
            claimed += [table for part in got for table in part]
        assert sorted(claimed) == sorted(f"t{n}" for n in range(90))


@in_a_loop
async def test_a_claim_is_renewed_and_released_by_its_owner_only(shared_url):
    async with opened(shared_url, shared_url) as (one, other):
        await add(one, "t", bot_due=1.0)
        await one.write(queries.claim_bot_turns, one.owner, 10.0, 20.0, 5)
        await other.write(queries.renew_claims, other.owner, ["t"], 99.0)
        await other.write(queries.release_claims, other.owner)
        assert await other.write(queries.claim_bot_turns, other.owner, 19.0, 30.0, 5) == []
        assert await other.write(queries.claim_bot_turns, other.owner, 20.0, 30.0, 5) == ["t"]


@in_a_loop
async def test_a_new_process_finds_no_claims_in_a_file(file_url):
    async with opened(file_url) as store:
        await add(store, "t", bot_due=1.0)
        await store.write(queries.claim_bot_turns, store.owner, 10.0, 1e12, 5)
    async with opened(file_url) as store:
        assert await store.write(queries.claim_bot_turns, store.owner, 10.0, 20.0, 5) == ["t"]


@in_a_loop
async def test_rows_of_another_process_are_heard_of_and_our_own_are_not(shared_url):
    async with opened(shared_url) as store:
        heard: list[tuple[str | None, int]] = []
        store.on_notice(lambda table, seq: heard.append((table, seq)))
        await add(store, "own")
        others = [f"another-{'x' * 60}-{n}" for n in range(300)]  # more than one notice can hold
        writer = child("append", shared_url, *others)
        await asyncio.to_thread(writer.communicate, timeout=HANG)
        await until_so(lambda: len(heard) >= 300)
        assert sorted(heard) == sorted((table, 1) for table in others)


@in_a_loop
async def test_after_a_lost_connection_everything_is_to_be_looked_at_again(shared_url):
    from tests.server.postgres import cut_all_connections, run_sql

    async with opened(shared_url, shared_url) as (one, other):
        heard: list[tuple[str | None, int]] = []
        one.on_notice(lambda table, seq: heard.append((table, seq)))
        cut_all_connections(shared_url)
        await until_so(lambda: (None, 0) in heard)
        run_sql(shared_url, "NOTIFY macaronesia, 'nonsense'")
        await add(other, "t")
        await until_so(lambda: ("t", 1) in heard)
