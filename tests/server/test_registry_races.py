"""The registry from inside, with a real store: what happens between two awaits."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from macaronesia.server import tables as tables_module
from macaronesia.server.storage import group_commit, store
from macaronesia.server.storage.errors import StoreError
from macaronesia.server.storage.store import open_store
from macaronesia.server.streams import Listener
from macaronesia.server.tables import TableRegistry
from macaronesia.table import lobby, playing, undo
from macaronesia.table.log import LogEntry, Person
from macaronesia.table.playing import bot_move
from macaronesia.table.refusals import Conflict
from macaronesia.table.table import Table
from tests.server.postgres import cut_all_connections, fresh_database, postgres_url, run_sql
from tests.server.storage.stored import last_seq
from tests.waiting import HANG

ADA, BEN = Person("ada", "Ada"), Person("ben", "Ben")


@asynccontextmanager
async def registry_at(url: str) -> AsyncIterator[TableRegistry]:
    opened = await open_store(url)
    try:
        yield TableRegistry(opened)
    finally:
        await opened.close()


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder}/tables.db"


async def new_table(registry: TableRegistry, table_id: str, seats: list[str] | None = None) -> None:
    await registry.create(table_id, lobby.create(ADA, "santiago", {}, seats or ["me", "bot:random"]))


async def listening(registry: TableRegistry, table_id: str, after: int | None = None) -> Listener:
    listener = Listener(ADA.id, None)
    await registry.listen(table_id, listener, after)
    return listener


async def heard(listener: Listener, word: bytes) -> bool:
    """Whether a word comes to a listener's ears."""
    async with asyncio.timeout(HANG):
        async for frames in listener.frames():
            if word in frames:
                return True
    return False


def saying(text: str, who: Person = ADA) -> Any:
    return lambda table, _: playing.say(table, who, text)


def test_who_listens_hears_even_where_more_tables_are_open_than_memory_keeps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables_module, "MOST_IDLE", 1)

    async def story() -> None:
        async with registry_at(sqlite(tmp_path)) as registry:
            for name in "abc":
                await new_table(registry, name)
            listeners = {name: await listening(registry, name) for name in "abc"}
            for name in "abc":
                await registry.act(name, saying(f"hello {name}"))
            for name, listener in listeners.items():
                assert await heard(listener, f"hello {name}".encode())

    asyncio.run(story())


def test_a_table_stays_in_memory_while_somebody_is_about_to_write_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables_module, "MOST_IDLE", 1)

    async def story() -> None:
        async with registry_at(sqlite(tmp_path)) as registry:
            names = [f"t{number}" for number in range(12)]
            for name in names:
                await new_table(registry, name)
            for turn in range(10):
                await asyncio.gather(*(registry.act(name, saying(f"{turn}")) for name in names for _ in "xy"))
                for name in names:
                    assert len((await registry.table(name)).chat) == 2 * (turn + 1)

    asyncio.run(story())


def test_what_could_not_be_written_is_not_in_the_table_when_the_database_comes_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    url = fresh_database()
    database = psycopg.conninfo.conninfo_to_dict(url)["dbname"]

    async def story() -> None:
        async with registry_at(url) as registry:
            await new_table(registry, "a")
            listener = await listening(registry, "a")
            await registry.act("a", saying("before"))
            run_sql(postgres_url(), f"ALTER DATABASE {database} ALLOW_CONNECTIONS false")
            cut_all_connections(url)
            with monkeypatch.context() as impatient:
                impatient.setattr(group_commit, "PATIENCE", 0)
                impatient.setattr(store, "PATIENCE", 0)
                with pytest.raises(StoreError):
                    await registry.act("a", saying("lost"))
            run_sql(postgres_url(), f"ALTER DATABASE {database} ALLOW_CONNECTIONS true")
            await registry.act("a", saying("after"))
            assert [said.text for _, _, said in (await registry.table("a")).chat] == ["before", "after"]
            assert [number for number, _, _ in (await registry.table("a")).chat] == [4, 5]
            assert await heard(listener, b"after")
        async with registry_at(url) as registry:
            assert [said.text for _, _, said in (await registry.table("a")).chat] == ["before", "after"]

    asyncio.run(story())


def test_an_answer_shows_nothing_that_is_not_safe_yet(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(sqlite(tmp_path)) as registry:
            await new_table(registry, "a")
            words = [f"word {number}" for number in range(20)]
            lengths = await asyncio.gather(
                *(registry.act("a", saying(word), seen=lambda table: len(table.chat)) for word in words)
            )
            assert lengths == list(range(1, 21))

    asyncio.run(story())


def test_an_answer_is_forgotten_on_every_server_when_its_move_is_taken_back() -> None:
    url = fresh_database()

    async def story() -> None:
        async with registry_at(url) as here, registry_at(url) as there:
            made = lobby.create(ADA, "santiago", {}, ["me", "me"], hotseat=True)
            ply, text = await here.create("a", made, seen=lambda table: (table.ply, table.game.moves()[0]))

            def move(table: Table, _: float) -> list[LogEntry]:
                return playing.move(table, ADA, ply, text)

            await here.act("a", move)
            await there.table("a")
            there.store._notices._callbacks.clear()  # it hears of nothing any more
            await here.act("a", lambda table, _: undo.ask(table, ADA))
            assert (await here.table("a")).ply == ply
            await there.act("a", move)
            assert (await here.table("a")).ply > ply

    asyncio.run(story())


def test_two_servers_that_create_the_same_table_have_one() -> None:
    url = fresh_database()

    async def story() -> None:
        async with registry_at(url) as here, registry_at(url) as there:
            await asyncio.gather(*(new_table(registry, "same") for registry in (here, there, here)))
            commitments = {(await registry.table("same")).game.seed_commitment for registry in (here, there)}  # type: ignore[union-attr]
            assert len(commitments) == 1
            assert await last_seq(here.store, "same") == 1

    asyncio.run(story())


def test_time_passes_once_though_two_servers_watch_the_clock() -> None:
    from macaronesia.table.log import Pace
    from macaronesia.table.timeouts import time_passes

    url = fresh_database()

    async def story() -> None:
        async with registry_at(url) as here, registry_at(url) as there:
            pace = Pace("live", seconds_per_move=5)
            made = lobby.create(ADA, "santiago", {}, ["me", "me"], hotseat=True, pace=pace)
            late_at = await here.create("a", made, seen=lambda table: table.deadline + 1)
            before = await last_seq(here.store, "a")
            late = lambda table, _: time_passes(table, late_at)  # noqa: E731
            await asyncio.gather(*(registry.act("a", late) for registry in (here, there)))
            assert await last_seq(here.store, "a") == before + 1
            with pytest.raises(Conflict):
                await here.act("a", lambda table, _: lobby.join(table, BEN, None))

    asyncio.run(story())


def test_a_bot_that_was_thinking_when_somebody_asked_to_take_back_waits_for_the_answer(
    tmp_path: Path,
) -> None:
    def goes_on(table: Table, _: float) -> list[LogEntry]:
        assert table.game is not None
        assert table.turn is not None
        text, person = table.game.moves()[0], table.seats[table.turn].player
        return playing.played(table, text, None if person is None else person.id)

    def bens_reply_is_in(table: Table) -> bool:
        makers = [maker for maker in table.makers if maker is not None]
        return table.bot_to_move is not None and makers[-2:] == [ADA.id, BEN.id]

    async def story() -> None:
        async with registry_at(sqlite(tmp_path)) as registry:
            await new_table(registry, "a", ["me", "open", "bot:random"])
            await registry.act("a", lambda table, _: lobby.join(table, BEN, None))
            while not bens_reply_is_in(table := await registry.table("a")):
                await registry.act("a", goes_on)
            assert table.game is not None
            thought = {"ply": table.ply, "seat": 2, "text": table.game.moves()[0]}
            await registry.act("a", lambda table, _: undo.ask(table, ADA))
            await registry.act("a", lambda table, now: bot_move(table, now, **thought))
            assert (await registry.table("a")).undo is not None
            await registry.act("a", lambda table, _: undo.decline(table, BEN))
            await registry.act("a", lambda table, now: bot_move(table, now, **thought))
            assert (await registry.table("a")).ply > thought["ply"]

    asyncio.run(story())
