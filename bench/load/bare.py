"""The bare handler a move is compared with: the same framework, one row, one commit, and nothing else."""

import sys
from typing import Any

import msgspec
from litestar import Litestar, post
from sqlalchemy import Column, Integer, MetaData, Table, Text, create_engine, event, insert, make_url

from macaronesia.server.run import run
from macaronesia.server.settings import Settings

rows = Table(
    "bare_rows",
    MetaData(),
    Column("id", Integer, primary_key=True),
    Column("ply", Integer),
    Column("move", Text),
)


class Move(msgspec.Struct):
    """What is sent."""

    ply: int
    move: str


def create_app(settings: Settings) -> Litestar:
    """One address that keeps what it is sent."""
    url = make_url(settings.database or "")
    if url.get_backend_name() == "postgresql":
        engine = create_engine(url.set(drivername="postgresql+psycopg"))
    else:
        # SQLite has one writer: threads that queue for one connection do better than those that meet a lock.
        engine = create_engine(url, pool_size=1, max_overflow=0)

        @event.listens_for(engine, "connect")
        def durable(connection: Any, _: object) -> None:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")

    rows.metadata.create_all(engine)

    @post("/api/tables/{table_id:str}/moves", status_code=200, sync_to_thread=True)
    def move(table_id: str, data: Move) -> dict[str, int]:  # noqa: ARG001 - the address is that of a move
        with engine.begin() as connection:
            connection.execute(insert(rows), {"ply": data.ply, "move": data.move})
        return {"ply": data.ply + 1}

    return Litestar([move], logging_config=None)


class Bare:
    """The application without anything around it; what the server calls besides requests does nothing."""

    def __init__(self, settings: Settings) -> None:
        self._app: Any = create_app(settings)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request."""
        await self._app(scope, receive, send)

    def listening(self, address: str) -> None:
        """Nobody else has to know."""


async def unchecked(_: Settings) -> None:
    """The database is made when the application is."""


if __name__ == "__main__":
    settings = Settings(port=0, database=sys.argv[1])
    sys.exit(run(settings, lambda address: print(address, flush=True), create=Bare, check=unchecked))
