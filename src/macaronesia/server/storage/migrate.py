"""Brings a database to the schema of this version, whatever it was before."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select

from macaronesia.server.storage.errors import StoreError

VERSION_TABLE = "macaronesia_schema"

#: Any number will do, as long as all servers take the same.
_LOCK = 0x6D616361


def migrate(connection: Connection) -> None:
    """Run the missing steps in the connection's transaction; StoreError if the schema is newer than ours."""
    if connection.dialect.name == "postgresql":
        # Several servers may start at once: the first one migrates, the others then find nothing to do.
        connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
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
