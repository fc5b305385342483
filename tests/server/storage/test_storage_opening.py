"""Opening a store: its URL, its schema, its file, and clear words for everything that stands in the way."""

import asyncio
import os
import signal
import sqlite3
import stat
import time
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, select, text

from macaronesia.locale import LANGUAGES
from macaronesia.server.storage.database import VERSION_TABLE, checked_url, default_url
from macaronesia.server.storage.errors import DatabaseInUse, StoreError
from macaronesia.server.storage.group_commit import Writer
from macaronesia.server.storage.schema import metadata
from macaronesia.server.storage.store import open_store
from tests.server.postgres import cut_all_connections, postgres_url, run_sql
from tests.server.storage.stored import add, child, in_a_loop, last_seq, names, opened
from tests.waiting import HANG, until_so


@in_a_loop
async def test_the_migrations_make_the_schema_that_the_code_uses(url):
    async with opened(url) as store:
        assert store.shared is url.startswith("postgresql")
        await store.read(lambda connection: connection.scalar(select(1)))
    engine = create_engine(checked_url(url))
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


@in_a_loop
async def test_many_servers_may_start_at_once_on_an_empty_database(shared_url):
    stores = await asyncio.gather(*(open_store(shared_url) for _ in range(6)))
    assert all(await asyncio.gather(*(add(store, store.owner) for store in stores)))
    assert len(await names(stores[0])) == 6
    for store in stores:
        await store.close()


@in_a_loop
async def test_a_database_of_a_newer_version_is_left_alone(url):
    async with opened(url):
        pass
    engine = create_engine(checked_url(url))
    with engine.begin() as connection:
        connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '9999'"))
    engine.dispose()
    assert await refusal(url) == "database-newer"
    assert await refusal(url) == "database-newer"  # and the first try has let go of it


@in_a_loop
async def test_a_second_process_on_a_file_is_refused(file_url):
    async with opened(file_url):
        other = child("hold", file_url)
        assert other.communicate(timeout=HANG)[0] == "database-in-use\n"
        assert await refusal(file_url) == "database-in-use"
    other = child("hold", file_url)
    assert other.stdout.readline() == "open\n"
    assert await refusal(file_url) == "database-in-use"
    other.kill()
    other.communicate(timeout=HANG)
    async with opened(file_url) as store:
        assert await add(store, "t")


@in_a_loop
async def test_who_is_refused_learns_where_the_running_server_answers(file_url):
    async with opened(file_url) as store:
        store.publish("http://127.0.0.1:8123")
        with pytest.raises(DatabaseInUse) as refused:
            await open_store(file_url)
        assert refused.value.address == "http://127.0.0.1:8123"
        assert all("http://127.0.0.1:8123" in refused.value.sentence(language) for language in LANGUAGES)
    async with opened(file_url):  # which does not answer yet, and nowhere near the one before it
        with pytest.raises(DatabaseInUse) as refused:
            await open_store(file_url)
        assert refused.value.address == ""


@in_a_loop
async def test_a_kept_lock_is_for_this_process_alone(file_url):
    await (await open_store(file_url)).close(keep_lock=True)
    assert child("hold", file_url).communicate(timeout=HANG)[0] == "database-in-use\n"
    async with opened(file_url) as store:
        assert await add(store, "t")
    other = child("hold", file_url)
    assert other.stdout.readline() == "open\n"
    other.kill()
    other.communicate(timeout=HANG)


@in_a_loop
async def test_a_forked_child_does_not_keep_the_file(file_url):
    async with opened(file_url):
        forked = os.fork()
        if forked == 0:
            time.sleep(HANG)
            os._exit(0)
    try:
        async with opened(file_url) as store:
            assert await add(store, "t")
    finally:
        os.kill(forked, signal.SIGKILL)
        os.waitpid(forked, 0)


@in_a_loop
async def test_nobody_else_can_read_the_file(file_url, tmp_path):
    async with opened(file_url) as store:
        await add(store, "t")
        for file in tmp_path.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file


@in_a_loop
async def test_a_file_may_have_any_name(tmp_path):
    for name in ("ő 🏝%20.db", "a?b.db", "per%cent.db"):
        url = f"sqlite:///{tmp_path}/{name}".replace("?", "%3F")
        async with opened(url) as store:
            assert await add(store, "t")


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("sqlite://", "database-memory"),
        ("sqlite:///", "database-memory"),
        ("sqlite:///:memory:", "database-memory"),
        ("sqlite:////tmp/x.db?mode=memory", "database-memory"),
        ("mysql://root@localhost/x", "database-url"),
        ("", "database-url"),
        ("tables.db", "database-url"),
        ("postgresql://user:secret@host:port/x", "database-url"),
        (None, "database-url"),
        ("sqlite:////no/such/folder/x.db", "database-no-folder"),
        ("sqlite:///no/such/folder/x.db", "database-no-folder-here"),
        ("sqlite:////dev", "database-no-access"),
        ("sqlite:////dev/null/x.db", "database-no-access"),
        ("postgresql://nobody:secret@127.0.0.1:1/x", "database-unavailable"),
        ("postgresql:///x?nonsense=1", "database-unavailable"),
    ],
)
@in_a_loop
async def test_a_database_that_cannot_be_is_refused_in_every_language(url, code):
    with pytest.raises(StoreError) as refused:
        await open_store(url)
    assert refused.value.code == code
    sentences = {refused.value.sentence(language) for language in LANGUAGES}
    assert len(sentences) == 4
    assert not any("secret" in sentence for sentence in sentences)


@in_a_loop
async def test_a_file_that_is_no_database_is_refused(tmp_path):
    (tmp_path / "x.db").write_text("Dear diary, " * 1000)
    assert await refusal(f"sqlite:///{tmp_path}/x.db") == "database-unavailable"


@in_a_loop
async def test_a_database_that_does_not_exist_is_refused():
    assert await refusal(postgres_url("no_such_database")) == "database-unavailable"


@in_a_loop
async def test_a_database_that_has_gone_is_said_to_be_gone(shared_url, monkeypatch):
    async with opened(shared_url) as store:
        monkeypatch.setattr("macaronesia.server.storage.group_commit.PATIENCE", 0)
        monkeypatch.setattr("macaronesia.server.storage.store.PATIENCE", 0)
        run_sql(postgres_url(), f"ALTER DATABASE {checked_url(shared_url).database} ALLOW_CONNECTIONS false")
        cut_all_connections(shared_url)
        for asked in (
            add(store, "t"),
            last_seq(store, "t"),
            store.read(lambda connection: connection.scalar(select(1))),
        ):
            with pytest.raises(StoreError) as refused:
                await asked
            assert refused.value.code == "database-unavailable"


def test_by_default_the_database_is_in_the_users_data_folder(monkeypatch, tmp_path):
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert default_url() == f"sqlite:///{tmp_path}/data/macaronesia/macaronesia.db"
    assert stat.S_IMODE((tmp_path / "data" / "macaronesia").stat().st_mode) == 0o700
    monkeypatch.setenv("XDG_DATA_HOME", "relative")  # which the standard tells to ignore
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_url() == f"sqlite:///{tmp_path}/.local/share/macaronesia/macaronesia.db"
    monkeypatch.setattr("sys.platform", "darwin")
    url = checked_url(default_url())
    assert url.database == f"{tmp_path}/Library/Application Support/macaronesia/macaronesia.db"


def test_a_data_folder_that_cannot_be_made_is_an_error(monkeypatch, tmp_path):
    (tmp_path / "file").touch()
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    with pytest.raises(StoreError):
        default_url()


@in_a_loop
async def test_a_file_that_another_program_has_locked_is_waited_for(file_url, tmp_path, monkeypatch):
    begun, transaction = [], Writer._transaction

    def noticed(self, works, again):
        begun.append(True)
        return transaction(self, works, again)

    monkeypatch.setattr(Writer, "_transaction", noticed)
    async with opened(file_url) as store:
        backup = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        backup.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(add(store, "t"))
        await until_so(lambda: begun)
        assert not waiting.done()
        assert await last_seq(store, "t") == 0  # reading goes on
        backup.execute("ROLLBACK")
        backup.close()
        assert await waiting


@in_a_loop
async def test_a_relative_file_is_one_of_the_working_folder(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    async with opened("sqlite:///here.db") as store:
        assert await add(store, "t")
    assert Path("here.db").exists()


async def refusal(url: str) -> str:
    """The code with which opening is refused."""
    with pytest.raises(StoreError) as refused:
        await open_store(url)
    return refused.value.code
