"""The hall from inside, with a real store: what happens between two awaits."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from postgres import cut_all_connections, fresh_database, postgres_url, run_sql

from macaronesia.server import hall as hall_module
from macaronesia.server.hall import Hall
from macaronesia.server.storage import StoreError, open_store, store, writer
from macaronesia.server.streams import Listener
from macaronesia.server.turns import _answered
from macaronesia.table import opening, playing, taking_back
from macaronesia.table.entries import LogEntry, Person
from macaronesia.table.refusals import Conflict
from macaronesia.table.table import Table
from waiting import HANG

ADA, BEN = Person("ada", "Ada"), Person("ben", "Ben")


@asynccontextmanager
async def hall_at(url: str) -> AsyncIterator[Hall]:
    opened = await open_store(url)
    try:
        yield Hall(opened)
    finally:
        await opened.close()


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder}/tables.db"


async def new_table(hall: Hall, table_id: str, seats: list[str] | None = None) -> None:
    await hall.create(table_id, opening.create(ADA, "santiago", {}, seats or ["me", "bot:random"]))


async def listening(hall: Hall, table_id: str, after: int | None = None) -> Listener:
    listener = Listener(ADA.id, None)
    await hall.listen(table_id, listener, after)
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
    monkeypatch.setattr(hall_module, "MOST_IDLE", 1)

    async def story() -> None:
        async with hall_at(sqlite(tmp_path)) as hall:
            for name in "abc":
                await new_table(hall, name)
            listeners = {name: await listening(hall, name) for name in "abc"}
            for name in "abc":
                await hall.act(name, saying(f"hello {name}"))
            for name, listener in listeners.items():
                assert await heard(listener, f"hello {name}".encode())

    asyncio.run(story())


def test_a_table_stays_in_memory_while_somebody_is_about_to_write_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall_module, "MOST_IDLE", 1)

    async def story() -> None:
        async with hall_at(sqlite(tmp_path)) as hall:
            names = [f"t{number}" for number in range(12)]
            for name in names:
                await new_table(hall, name)
            for turn in range(10):
                await asyncio.gather(*(hall.act(name, saying(f"{turn}")) for name in names for _ in "xy"))
                for name in names:
                    assert len((await hall.table(name)).chat) == 2 * (turn + 1)

    asyncio.run(story())


def test_what_could_not_be_written_is_not_in_the_table_when_the_database_comes_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    url = fresh_database()
    database = psycopg.conninfo.conninfo_to_dict(url)["dbname"]

    async def story() -> None:
        async with hall_at(url) as hall:
            await new_table(hall, "a")
            listener = await listening(hall, "a")
            await hall.act("a", saying("before"))
            run_sql(postgres_url(), f"ALTER DATABASE {database} ALLOW_CONNECTIONS false")
            cut_all_connections(url)
            with monkeypatch.context() as impatient:
                impatient.setattr(writer, "PATIENCE", 0)
                impatient.setattr(store, "PATIENCE", 0)
                with pytest.raises(StoreError):
                    await hall.act("a", saying("lost"))
            run_sql(postgres_url(), f"ALTER DATABASE {database} ALLOW_CONNECTIONS true")
            await hall.act("a", saying("after"))
            assert [said.text for _, _, said in (await hall.table("a")).chat] == ["before", "after"]
            assert [number for number, _, _ in (await hall.table("a")).chat] == [4, 5]
            assert await heard(listener, b"after")
        async with hall_at(url) as hall:
            assert [said.text for _, _, said in (await hall.table("a")).chat] == ["before", "after"]

    asyncio.run(story())


def test_an_answer_shows_nothing_that_is_not_safe_yet(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(sqlite(tmp_path)) as hall:
            await new_table(hall, "a")
            words = [f"word {number}" for number in range(20)]
            lengths = await asyncio.gather(
                *(hall.act("a", saying(word), seen=lambda table: len(table.chat)) for word in words)
            )
            assert lengths == list(range(1, 21))

    asyncio.run(story())


def test_an_answer_is_forgotten_on_every_server_when_its_move_is_taken_back() -> None:
    url = fresh_database()

    async def story() -> None:
        async with hall_at(url) as here, hall_at(url) as there:
            made = opening.create(ADA, "santiago", {}, ["me", "me"], hotseat=True)
            ply, text = await here.create("a", made, seen=lambda table: (table.ply, table.game.moves()[0]))

            def move(table: Table, _: float) -> list[LogEntry]:
                return playing.move(table, ADA, ply, text)

            await here.act("a", move)
            await there.table("a")
            there.store._notices._callbacks.clear()  # it hears of nothing any more
            await here.act("a", lambda table, _: taking_back.ask(table, ADA))
            assert (await here.table("a")).ply == ply
            await there.act("a", move)
            assert (await here.table("a")).ply > ply

    asyncio.run(story())


def test_two_servers_that_create_the_same_table_have_one() -> None:
    url = fresh_database()

    async def story() -> None:
        async with hall_at(url) as here, hall_at(url) as there:
            await asyncio.gather(*(new_table(hall, "same") for hall in (here, there, here)))
            commitments = {(await hall.table("same")).game.seed_commitment for hall in (here, there)}  # type: ignore[union-attr]
            assert len(commitments) == 1
            assert await here.store.seq_of("same") == 1

    asyncio.run(story())


def test_time_passes_once_though_two_servers_watch_the_clock() -> None:
    from macaronesia.table.absence import time_passes
    from macaronesia.table.entries import Pace

    url = fresh_database()

    async def story() -> None:
        async with hall_at(url) as here, hall_at(url) as there:
            pace = Pace("live", seconds_per_move=5)
            made = opening.create(ADA, "santiago", {}, ["me", "me"], hotseat=True, pace=pace)
            late_at = await here.create("a", made, seen=lambda table: table.deadline + 1)
            before = await here.store.seq_of("a")
            late = lambda table, _: time_passes(table, late_at)  # noqa: E731
            await asyncio.gather(*(hall.act("a", late) for hall in (here, there)))
            assert await here.store.seq_of("a") == before + 1
            with pytest.raises(Conflict):
                await here.act("a", lambda table, _: opening.join(table, BEN, None))

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
        async with hall_at(sqlite(tmp_path)) as hall:
            await new_table(hall, "a", ["me", "open", "bot:random"])
            await hall.act("a", lambda table, _: opening.join(table, BEN, None))
            while not bens_reply_is_in(table := await hall.table("a")):
                await hall.act("a", goes_on)
            assert table.game is not None
            thought = {"ply": table.ply, "seat": 2, "text": table.game.moves()[0]}
            await hall.act("a", lambda table, _: taking_back.ask(table, ADA))
            await hall.act("a", lambda table, now: _answered(table, now, **thought))
            assert (await hall.table("a")).undo is not None
            await hall.act("a", lambda table, _: taking_back.decline(table, BEN))
            await hall.act("a", lambda table, now: _answered(table, now, **thought))
            assert (await hall.table("a")).ply > thought["ply"]

    asyncio.run(story())
