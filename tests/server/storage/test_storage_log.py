"""The log: what is appended is there, once, in order, on both databases."""

import asyncio
import signal
import threading

import pytest

from macaronesia.server.storage import group_commit as writing
from macaronesia.server.storage import queries
from macaronesia.server.storage.errors import StoreError
from macaronesia.server.storage.schema import Remembered
from macaronesia.server.storage.store import open_store
from tests.server.postgres import cut_all_connections
from tests.server.storage.stored import add, child, in_a_loop, last_seq, names, opened, row, summary
from tests.waiting import HANG


@in_a_loop
async def test_what_is_appended_is_read_back_in_order(url):
    async with opened(url) as store:
        rows = [row(seq=seq, body=f'{{"n": {seq}, "ő": "🏝"}}', at=seq / 3) for seq in (1, 2, 3)]
        for one in rows:
            assert await store.append(one, summary())
        assert await store.read(queries.read_log, "t") == rows
        assert await store.read(queries.read_log, "t", after=2) == rows[2:]
        assert await last_seq(store, "t") == 3
        assert (await store.read(queries.read_log, "other"), await last_seq(store, "other")) == ([], 0)


@in_a_loop
async def test_it_is_still_there_when_the_store_is_opened_again(url):
    async with opened(url) as store:
        await add(store, "t")
    async with opened(url) as store:
        assert await last_seq(store, "t") == 1


@in_a_loop
async def test_a_row_whose_place_is_taken_changes_nothing(url):
    async with opened(url) as store:
        await store.append(row(body="first"), summary(doc="first"), Remembered("a", b"1", 0.0))
        late = await store.append(row(body="late"), summary(doc="late"), Remembered("b", b"2", 0.0))
        assert late is False
        assert [one.body for one in await store.read(queries.read_log, "t")] == ["first"]
        assert [listed.doc for listed in await store.read(queries.list_tables, ["open"])] == ["first"]
        assert (await store.read(queries.remembered, "a"), await store.read(queries.remembered, "b")) == (
            b"1",
            None,
        )


@in_a_loop
async def test_of_fifty_for_the_same_place_one_wins(url):
    async with opened(url) as store:
        won = await asyncio.gather(*(store.append(row(body=str(n)), summary(doc=str(n))) for n in range(50)))
        assert sum(won) == 1
        (kept,) = await store.read(queries.read_log, "t")
        (listed,) = await store.read(queries.list_tables, ["open"])
        assert kept.body == listed.doc == str(won.index(True))


@in_a_loop
async def test_many_appends_at_once_share_their_transactions(url, monkeypatch):
    sizes = []
    transaction = writing.Writer._transaction
    all_are_queued = threading.Event()

    def counted(self, works, again):
        sizes.append(len(works))
        all_are_queued.wait(HANG)
        return transaction(self, works, again)

    monkeypatch.setattr(writing.Writer, "_transaction", counted)
    async with opened(url) as store:
        waiting = [asyncio.create_task(add(store, f"t{n}", 1 + n % 2)) for n in range(500)]
        await asyncio.sleep(0)  # each of them now waits for the writer, which has begun with some
        all_are_queued.set()
        assert all(await asyncio.gather(*waiting))
        assert len(sizes) <= 2 + 500 // writing.MOST
        assert max(sizes) <= writing.MOST
        assert len(await names(store, limit=1000)) == 500


@in_a_loop
async def test_rows_of_one_table_may_be_on_their_way_together(url):
    async with opened(url) as store:
        won = await asyncio.gather(*(add(store, "t", seq, doc=str(seq)) for seq in range(1, 31)))
        assert all(won)
        assert [one.seq for one in await store.read(queries.read_log, "t")] == list(range(1, 31))
        assert [listed.doc for listed in await store.read(queries.list_tables, ["open"])] == ["30"]


@in_a_loop
async def test_a_row_does_not_stand_on_one_that_lost(url):
    async with opened(url) as store:
        await add(store, "t", 1)
        await add(store, "t", 2)
        assert await asyncio.gather(*(add(store, "t", seq) for seq in (2, 3, 4))) == [False, False, False]
        assert await last_seq(store, "t") == 2
        assert await add(store, "t", 3)


@in_a_loop
async def test_a_row_that_cannot_be_stored_does_not_harm_the_others(url):
    async with opened(url) as store:
        bad = store.append(row("bad", 2**70), summary("bad"))
        outcomes = await asyncio.gather(
            *(add(store, f"t{n}") for n in range(10)),
            bad,
            add(store, "late"),
            return_exceptions=True,
        )
        assert outcomes[:10] + outcomes[11:] == [True] * 11
        assert isinstance(outcomes[10], StoreError)
        assert outcomes[10].code == "not-storable"


@pytest.mark.parametrize("text", ["\0", "a\0b", "\ud800"])
@in_a_loop
async def test_what_no_database_keeps_is_refused_clearly(url, text):
    async with opened(url) as store:
        for attempt in (
            store.append(row(body=text), summary()),
            store.append(row(table=text), summary(table=text)),
            store.append(row(), summary(doc=text)),
            store.write(queries.add_player, "p", text, "k", 0.0),
            store.read(queries.read_log, text),
            store.read(queries.player_of_key, text),
            store.write(queries.use_link, text, 0.0, text),
        ):
            try:
                found = await attempt
            except StoreError as error:
                assert error.code == "not-storable"  # noqa: PT017 - or nothing was found
            else:
                assert not found
        assert await store.read(queries.read_log, "t") == []


@in_a_loop
async def test_any_other_text_comes_back_as_it_was(url):
    text = "\x01\x1f\u2028 'quoted\" \\u0000 {} %s :name ő 🏝 \U0010ffff"
    async with opened(url) as store:
        await store.append(row("ű", body=text), summary("ű", doc=text, people=(text,)))
        assert (await store.read(queries.read_log, "ű"))[0].body == text
        assert [listed.doc for listed in await store.read(queries.list_tables, ["open"], player=text)] == [
            text
        ]


@in_a_loop
async def test_a_caller_who_no_longer_waits_does_not_stop_the_writing(url):
    async with opened(url) as store:
        waiting = [asyncio.create_task(add(store, "t", seq)) for seq in (1, 2, 3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        assert await asyncio.gather(*waiting[1:]) == [True, True]
        assert await last_seq(store, "t") == 3


@in_a_loop
async def test_closing_writes_what_is_queued_and_then_refuses(url):
    store = await open_store(url)
    waiting = [asyncio.create_task(add(store, f"t{n}")) for n in range(300)]
    await asyncio.sleep(0)
    await store.close()
    assert all(await asyncio.gather(*waiting))
    for late in (add(store, "late"), last_seq(store, "t")):
        with pytest.raises(StoreError):
            await late


@in_a_loop
async def test_of_three_processes_for_the_same_place_one_wins(shared_url):
    async with opened(shared_url) as store:
        await add(store, "t")
    racers = [child("race", shared_url, "t", 2, 50) for _ in range(3)]
    for racer in racers:
        assert racer.stdout.readline() == "ready\n"
    for racer in racers:
        racer.stdin.write("\n")
        racer.stdin.flush()
    assert sorted(int(racer.communicate(timeout=HANG)[0]) for racer in racers) == [0, 0, 1]


@in_a_loop
async def test_servers_on_the_same_tables_get_on_with_each_other(shared_url):
    async with opened(*[shared_url] * 3) as stores:
        wins: dict[str, int] = {}

        async def play(store, table):
            for _ in range(15):
                if await add(store, table, await last_seq(store, table) + 1, bot_due=1.0):
                    wins[table] = wins.get(table, 0) + 1
                await store.write(
                    queries.renew_claims,
                    store.owner,
                    await store.write(queries.claim_bot_turns, store.owner, 2.0, 1.0, 5),
                    3.0,
                )

        await asyncio.gather(*(play(store, f"t{n}") for n in range(12) for store in stores))
        for table, won in wins.items():
            assert [one.seq for one in await stores[0].read(queries.read_log, table)] == list(
                range(1, won + 1)
            )


@in_a_loop
async def test_a_killed_process_loses_nothing_it_has_acknowledged(url):
    victim = child("write", url)
    acknowledged: dict[str, int] = {}
    for _ in range(300):
        table, seq = victim.stdout.readline().split()
        acknowledged[table] = int(seq)
    victim.send_signal(signal.SIGKILL)
    for line in victim.communicate(timeout=HANG)[0].splitlines():
        table, seq = line.split()
        acknowledged[table] = int(seq)
    async with opened(url) as store:
        for table, seq in acknowledged.items():
            rows = await store.read(queries.read_log, table)
            assert len(rows) >= seq
            assert [one.seq for one in rows] == list(range(1, len(rows) + 1))
            assert table in await names(store)
            assert await add(store, table, len(rows) + 1)


@in_a_loop
async def test_a_lost_connection_is_made_again(shared_url):
    async with opened(shared_url) as store:
        await add(store, "t", 1)
        for seq in range(2, 6):
            cut_all_connections(shared_url)
            assert await add(store, "t", seq)
            assert await last_seq(store, "t") == seq


@in_a_loop
async def test_a_commit_that_was_not_heard_of_is_not_taken_for_a_loss(shared_url, monkeypatch):
    transaction = writing.Writer._transaction
    broken = []

    def deaf(self, works, again):
        results = transaction(self, works, again)
        if not broken:  # it is committed, but the answer never came
            broken.append(True)
            with self._engine.begin() as connection:
                cut_all_connections(shared_url)
                connection.exec_driver_sql("SELECT 1")
        return results

    async with opened(shared_url) as store:
        await store.write(queries.add_player, "p", "Ann", "k", 0.0)
        await store.write(queries.add_link, "link", "p", 100.0)
        monkeypatch.setattr(writing.Writer, "_transaction", deaf)
        won, used = await asyncio.gather(add(store, "t"), store.write(queries.use_link, "link", 1.0, "k2"))
        assert broken
        assert won
        assert used == ("p", "Ann")
        assert await last_seq(store, "t") == 1
        assert not await add(store, "t")
