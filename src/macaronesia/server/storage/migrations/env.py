"""How Alembic finds the database: the connection is handed over by ``migrate``."""

from alembic import context

from macaronesia.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=context.config.attributes["version_table"],
)
with context.begin_transaction():
    context.run_migrations()
