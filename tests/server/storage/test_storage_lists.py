"""Lists of tables: who sees what, newest first, page by page."""

import asyncio

import pytest

from macaronesia.server.storage import queries
from tests.server.storage.stored import add, in_a_loop, names, opened, row, summary

EVERY = ("open", "running", "finished")


@in_a_loop
async def test_lists_are_newest_first_and_of_the_states_asked_for(url):
    async with opened(url) as store:
        for n, state in enumerate(["open", "running", "finished", "gone", "open"]):
            await add(store, f"{state}{n}", state=state, created=1000.0 + n)
        assert await names(store, EVERY) == ["open4", "finished2", "running1", "open0"]
        assert await names(store, ("open", "open")) == ["open4", "open0"]
        assert await names(store, EVERY, limit=2) == ["open4", "finished2"]
        assert await names(store, ()) == []
        assert await names(store, EVERY, limit=0) == []


@in_a_loop
async def test_a_table_moves_on_with_its_last_row(url):
    async with opened(url) as store:
        await add(store, "t", 1)
        await add(store, "t", 2, state="running", doc="two")
        assert await names(store) == []
        assert [listed.doc for listed in await store.read(queries.list_tables, ["running"])] == ["two"]


@in_a_loop
async def test_a_table_is_found_by_its_people_and_its_visibility(url):
    async with opened(url) as store:
        await add(store, "public", people=("ann", "bob"))
        await add(store, "linked", people=("ann", "ann"), visibility="link")
        await add(store, "empty", people=())
        assert set(await names(store, visibility="public")) == {"public", "empty"}
        assert set(await names(store, player="ann")) == {"public", "linked"}
        assert await names(store, player="bob", visibility="link") == []
        assert await names(store, player="nobody") == []


@in_a_loop
async def test_people_come_and_go(url):
    async with opened(url) as store:
        await add(store, "t", 1, people=("ann",))
        await add(store, "t", 2, people=("ann", "bob"))
        assert await names(store, player="bob") == ["t"]
        await add(store, "t", 3, people=("bob",))
        assert await names(store, player="ann") == []
        moves = [add(store, "t", 4, people=("cid",)), add(store, "t", 5, people=("bob",))]
        await asyncio.gather(*moves)
        assert (await names(store, player="bob"), await names(store, player="cid")) == (["t"], [])


@in_a_loop
async def test_people_are_right_when_two_servers_write_in_turn(shared_url):
    async with opened(shared_url, shared_url) as (one, other):
        await add(one, "t", 1, people=("ann",))
        await add(other, "t", 2, people=("bob",))
        await add(one, "t", 3, people=("ann",))
        assert (await names(one, player="ann"), await names(one, player="bob")) == (["t"], [])


@in_a_loop
async def test_pages_hold_every_table_once_while_tables_are_added(url):
    async with opened(url) as store:
        # Many in the same instant: the cursor must tell them apart.
        await asyncio.gather(*(add(store, f"old{n}", created=1000.0 + n // 10) for n in range(60)))
        seen: list[str] = []
        before = None
        while page := await store.read(queries.list_tables, ["open"], before=before, limit=7):
            seen += [listed.table for listed in page]
            before = page[-1].number
            await add(store, f"new{len(seen)}", created=2000.0)
        assert sorted(seen) == sorted(f"old{n}" for n in range(60))


@pytest.mark.parametrize("cursor", [0, -1, -(10**50)])
@in_a_loop
async def test_there_is_nothing_before_the_first_table(url, cursor):
    async with opened(url) as store:
        await add(store, "t")
        assert await names(store, before=cursor) == []


@in_a_loop
async def test_a_cursor_from_outside_may_be_any_number(url):
    async with opened(url) as store:
        await add(store, "t")
        assert await names(store, before=10**60) == ["t"]


@in_a_loop
async def test_a_list_can_be_built_again_from_the_log(url):
    async with opened(url) as store:
        for n in range(5):
            await add(store, f"t{n}", created=1000.0 + n, people=("ann",), bot_due=5.0)
        claimed = await store.write(queries.claim_bot_turns, store.owner, 10.0, 20.0, 2)
        whole = await store.read(queries.list_tables, ["open"])
        await store.write(queries.rebuild_begin)
        # As if it had been stopped there: it is begun again.
        await store.write(queries.rebuild_begin)
        found = await store.read(queries.some_tables, "")
        assert found == [f"t{n}" for n in range(5)]
        for n, table in enumerate(found):
            made = summary(table, created=1000.0 + n, people=("bob",), bot_due=5.0)
            assert await store.write(queries.replace_summary, made, 1)
        assert await store.read(queries.list_tables, ["open"]) == whole  # the same cursors too
        assert len(await names(store, player="bob")) == 5
        assert await names(store, player="ann") == []
        assert not set(claimed) & set(await store.write(queries.claim_bot_turns, store.owner, 10.0, 20.0, 9))


@in_a_loop
async def test_rebuilding_does_not_undo_a_move_made_meanwhile(url):
    async with opened(url) as store:
        await add(store, "t", 1)
        await store.write(queries.rebuild_begin)
        await add(store, "t", 2, doc="new")
        assert not await store.write(queries.replace_summary, summary(doc="old"), 1)
        assert [listed.doc for listed in await store.read(queries.list_tables, ["open"])] == ["new"]


@in_a_loop
async def test_tables_are_read_some_at_a_time(url):
    async with opened(url) as store:
        await asyncio.gather(*(add(store, f"t{n:02}") for n in range(11)))
        await store.append(row("t00", 2), summary("t00"))
        pages = [await store.read(queries.some_tables, after, 5) for after in ("", "t04", "t09")]
        assert [len(page) for page in pages] == [5, 5, 1]
        assert len({table for page in pages for table in page}) == 11
