"""Connections to the two kinds of database, set up the way the store needs them."""

import fcntl
import os
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event

from macaronesia.server.storage.errors import DatabaseInUse, no_access

READERS = 4

#: Seconds that SQLite waits for another program (a backup) that has locked the file.
_BUSY = 5.0


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
    event.listen(engine, "begin", _begin_writing)
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


def _begin_writing(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
