"""Which database: its URL, and the place it has when nobody says."""

import os
import sys
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from macaronesia.errors import shown
from macaronesia.server.storage.errors import BadAddress, StoreError, no_access


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
