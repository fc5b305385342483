"""A server that is killed and started again remembers its answers; one that is stopped says goodbye."""

import asyncio
import sqlite3
import time
from contextlib import closing
from uuid import uuid4

from macaronesia.server.storage import queries
from macaronesia.server.storage.schema import Remembered
from macaronesia.server.storage.store import open_store
from tests.server.contract.helpers import step, together
from tests.server.serving import Player, Server
from tests.waiting import until


def test_answers_are_remembered_over_a_restart_those_to_create_for_seven_days(tmp_path):
    database = f"sqlite:///{tmp_path}/tables.db"

    async def remember() -> None:
        store = await open_store(database)
        for name, days in (("old", 7.01), ("recent", 6.9)):
            at = time.time() - days * 86400
            await store.write(queries.add_player, name, name, name, at, Remembered(name, b"x", at))
        await store.close()

    def kept():
        with closing(sqlite3.connect(tmp_path / "tables.db")) as file:
            return {name for (name,) in file.execute("SELECT id FROM answers")}

    def create():
        body, head = {"game": "santiago", "seats": ["me", "open"]}, {"Idempotency-Key": key}
        return players[0].post("tables", body, 201, headers=head)

    asyncio.run(remember())
    assert kept() == {"old", "recent"}
    server, key = Server(database), str(uuid4())
    players = [Player(server.url, "Ann"), Player(server.url, "Bob")]
    table, made = together(*players), create()
    moves = [step(table, players) for _ in range(5)]
    before = players[0].get(f"tables/{table}")
    until(lambda: "old" not in kept())
    assert "recent" in kept()
    server.kill()

    server = Server(database)
    for player in players:
        player.http.base_url = server.url
    for player, ply, text in moves:
        answer = player.post(f"tables/{table}/moves", {"ply": ply, "move": text})
        assert answer["ply"] == ply + 1 <= answer["next"]
    assert players[0].get(f"tables/{table}") == before
    assert create() == made
    assert len(players[0].get("tables?mine=1")["tables"]) == 2
    step(table, players)
    players[0].url = server.url
    stream = players[0].listen(table)
    stream.next("state")
    assert server.stop() == 0
    assert stream.ended()
    assert stream.raw.endswith(b"retry: 1000\n\n")
    stream.close()
