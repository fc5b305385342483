"""What can go wrong with a database, and whether waiting helps."""

import sqlite3
from pathlib import Path

import psycopg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from macaronesia.errors import BadOption, Refusal, shown

#: The classes of PostgreSQL's codes that pass: connection lost, deadlock, no resources, shutting down.
_PASSING = ("08", "40", "53", "57")


class StoreError(Refusal):
    """The database cannot be opened, cannot be reached, or cannot keep this."""


class DatabaseInUse(StoreError):
    """Another server has the file; ``address`` is where it answers, or empty while it is starting."""

    def __init__(self, file: str, address: str) -> None:
        self.address = address
        if address:
            super().__init__("database-in-use-at", file=file, address=address)
        else:
            super().__init__("database-in-use", file=file)


class BadAddress(StoreError, BadOption):
    """What was given is no address of a database that we could use."""


def unavailable(reason: object) -> StoreError:
    """The database cannot be reached, and why."""
    return StoreError("database-unavailable", reason=_told(reason))


def no_access(file: Path, error: OSError | RuntimeError) -> StoreError:
    """A file of the database cannot be opened or made, and why."""
    folder = file.parent
    if isinstance(error, FileNotFoundError) and file.is_absolute():
        return StoreError("database-no-folder", folder=shown(str(folder), 200))
    if isinstance(error, FileNotFoundError):
        return StoreError(
            "database-no-folder-here", folder=shown(str(folder), 200), here=str(Path.cwd()), file=str(file)
        )
    reason = _told(getattr(error, "strerror", None) or error)
    return StoreError("database-no-access", file=shown(str(file), 200), reason=reason)


def not_storable(reason: object) -> StoreError:
    """The database will not keep this, however often it is asked."""
    return StoreError("not-storable", reason=_told(reason))


def passes(error: BaseException) -> bool:
    """Whether the same may well succeed in a moment."""
    if isinstance(error, NoConnectionFree):
        return True
    if not isinstance(error, DBAPIError):
        return False
    cause = error.orig
    if isinstance(cause, sqlite3.OperationalError):
        return getattr(cause, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
    if isinstance(cause, psycopg.Error):
        code = cause.sqlstate
        lost = code is None and isinstance(cause, psycopg.OperationalError | psycopg.InterfaceError)
        return lost or error.connection_invalidated or (code or "").startswith(_PASSING)
    return error.connection_invalidated


def refusal(error: BaseException) -> StoreError:
    """The error as something that can be said to people."""
    if isinstance(error, StoreError):
        return error
    operational = isinstance(error, DBAPIError) and isinstance(
        error.orig, sqlite3.OperationalError | psycopg.OperationalError
    )
    said = not_storable if not passes(error) and not operational else unavailable
    return said(error.orig if isinstance(error, DBAPIError) else error)


def checked(*texts: str) -> None:
    """Refuse what no database keeps as text: NUL (PostgreSQL) and half characters (both)."""
    for text in texts:
        if "\0" in text:
            raise not_storable("NUL in a text")
        if not text.isascii():
            try:
                text.encode()
            except UnicodeEncodeError as error:
                raise not_storable(error.reason) from None


def _told(reason: object) -> str:
    lines = str(reason).strip().splitlines() if isinstance(reason, Exception | str) else [repr(reason)]
    return shown(lines[0] if lines else type(reason).__name__, 200)
