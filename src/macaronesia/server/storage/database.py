"""Which database: its URL, its connections, the lock of a SQLite file, and its schema brought up to date."""

import fcntl
import os
import sqlite3
import sys
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, func, make_url, select
from sqlalchemy.exc import ArgumentError

from macaronesia.errors import shown
from macaronesia.server.storage.errors import BadAddress, DatabaseInUse, StoreError, no_access

READERS = 4

#: Seconds that SQLite waits for another program (a backup) that has locked the file.
_BUSY = 5.0

VERSION_TABLE = "macaronesia_schema"

#: Any number will do, as long as all servers take the same.
_MIGRATION_LOCK = 0x6D616361


def default_url() -> str:
    """The SQLite file in the user's data folder; the folder is made, for nobody else to read."""
    folder = Path("~")
    try:
        if sys.platform == "darwin":
            base = Path.home() / "Library" / "Application Support"
        else:
            given = Path(os.environ.get("XDG_DATA_HOME", ""))
            base = given if given.is_absolute() else Path.home() / ".local" / "share"
        folder = base / "macaronesia"
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except (OSError, RuntimeError) as error:  # RuntimeError: there is no home
        raise no_access(folder, error) from None
    return URL.create("sqlite", database=str(folder / "macaronesia.db")).render_as_string()


def checked_url(text: object) -> URL:
    """The URL with the driver we use, or a StoreError that says what is wrong with it."""
    if not isinstance(text, str):
        raise BadAddress("database-url", url=shown(text))
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):  # ValueError: the port is no number
        raise BadAddress("database-url", url=_without_password(text)) from None
    if url.drivername == "sqlite":
        if url.database in (None, "", ":memory:") or url.query or url.host:
            raise BadAddress("database-memory", url=shown(text))
        return url.set(drivername="sqlite+pysqlite")
    if url.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg")
    raise BadAddress("database-url", url=shown(url.render_as_string(hide_password=True)))


def sqlite_file(text: str) -> Path:
    """The file of a SQLite URL; StoreError if it is none, or is not there."""
    url = checked_url(text)
    if url.get_backend_name() != "sqlite":
        raise StoreError("database-not-sqlite")
    file = Path(url.database or "")
    if not file.exists():
        raise StoreError("database-none", file=str(file))
    return file


def _without_password(text: str) -> str:
    """A URL that cannot be read may still hold a password: only what is before it is shown."""
    scheme, _, rest = text.partition("://")
    return shown(f"{scheme}://…{rest.rpartition('@')[2]}" if "@" in rest else text)


#: The locks this process holds. A forked child must not keep them when its parent has died.
_HELD: set[int] = set()


def _let_go() -> None:
    for fd in _HELD:
        os.close(fd)
    _HELD.clear()


os.register_at_fork(after_in_child=_let_go)


class FileLock:
    """Keeps a second process away from a SQLite file, for as long as this one lives.

    The file beside it that is locked holds the address of the server, once it listens.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        try:
            self._fd = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise no_access(file, error) from None
        try:
            fcntl.flock(self._fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            address = os.pread(self._fd, 200, 0).decode(errors="replace").strip()
            os.close(self._fd)
            raise DatabaseInUse(str(file), address) from None
        os.ftruncate(self._fd, 0)  # the address of a server that is no more
        _HELD.add(self._fd)

    def publish(self, address: str) -> None:
        """Tell those who are kept away where the server answers."""
        os.pwrite(self._fd, f"{address}\n".encode(), 0)

    def keep(self) -> None:
        """Leave the lock to the next store that this process opens."""
        _KEPT[self._file.absolute()] = self

    def release(self) -> None:
        """Let others in. The file stays: to remove it would let two in at once."""
        if self._fd in _HELD:
            _HELD.remove(self._fd)
            os.close(self._fd)


#: Locks of files that this process has checked and is about to open again.
_KEPT: dict[Path, FileLock] = {}


def lock(file: Path) -> FileLock:
    """The lock of a SQLite file, or DatabaseInUse."""
    return _KEPT.pop(file.absolute(), None) or FileLock(file)


def make_file(file: Path) -> None:
    """Make a new database's file for nobody else to read; SQLite gives its companions the same mode."""
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
    except OSError as error:
        raise no_access(file, error) from None


def writing_engine(url: URL) -> Engine:
    """One connection, for the writer; a transaction is a write from its beginning."""
    if url.get_backend_name() == "postgresql":
        return _engine(url, pool_size=1, max_overflow=1, connect_args=_patience(url))
    engine = _engine(url, pool_size=1, max_overflow=0, connect_args=_sqlite())
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    return engine


def reading_engine(url: URL) -> Engine:
    """A connection for each reading thread; every question is its own transaction."""
    if url.get_backend_name() == "postgresql":
        return _engine(url, pool_size=READERS, isolation_level="AUTOCOMMIT", connect_args=_patience(url))
    engine = _engine(url, pool_size=READERS, isolation_level="AUTOCOMMIT", connect_args=_sqlite())
    event.listen(engine, "connect", _set_up_sqlite)
    return engine


def _engine(url: URL, **settings: Any) -> Engine:
    """An engine whose errors, which go into the log, do not quote the values of a statement (table ids)."""
    return create_engine(url, hide_parameters=True, **settings)


def _patience(url: URL) -> dict[str, Any]:
    return {} if "connect_timeout" in url.query else {"connect_timeout": 5}


def _sqlite() -> dict[str, Any]:
    # The driver's own idea of when a transaction begins leaves out CREATE TABLE; we say BEGIN ourselves.
    return {"timeout": _BUSY, "isolation_level": None, "check_same_thread": False}


def _set_up_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def migrate(connection: Connection) -> None:
    """Run the missing steps in the connection's transaction; StoreError if the schema is newer than ours."""
    if connection.dialect.name == "postgresql":
        # Several servers may start at once: the first one migrates, the others then find nothing to do.
        connection.execute(select(func.pg_advisory_xact_lock(_MIGRATION_LOCK)))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes |= {"connection": connection, "version_table": VERSION_TABLE}
    steps = ScriptDirectory.from_config(config)
    known = {step.revision for step in steps.walk_revisions()}
    there = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_heads()
    if not set(there) <= known:
        raise StoreError("database-newer", version=", ".join(there))
    if set(there) != set(steps.get_heads()):
        command.upgrade(config, "head")
