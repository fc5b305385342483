"""Idempotency-Key: the same call again creates nothing anew."""

import asyncio
import sqlite3
import threading
import time
from contextlib import closing
from uuid import uuid4

import httpx
import pytest

from macaronesia.server.storage import queries
from macaronesia.server.storage.schema import Remembered
from macaronesia.server.storage.store import open_store
from tests.server.contract.contract_help import listening, refused, together
from tests.server.serving import Player, Server
from tests.waiting import until

TABLE = {"game": "santiago", "seats": ["me", "open"]}


def key():
    return {"Idempotency-Key": str(uuid4())}


def call(player, path, body, head):
    answer = player.http.post(f"/api/{path}", json=body, headers=head)
    return answer.status_code, answer.content


def test_the_same_table_again(ann):
    head = key()
    first = call(ann, "tables", TABLE, head)
    assert first[0] == 201
    assert [call(ann, "tables", TABLE, head) for _ in range(3)] == [first] * 3
    assert len(ann.get("tables", params={"mine": 1})["tables"]) == 1


def test_without_a_key_every_call_creates(ann):
    assert ann.post("tables", TABLE, 201)["id"] != ann.post("tables", TABLE, 201)["id"]


def test_the_answer_is_that_of_then_even_when_the_table_has_gone_on(ann, bob):
    head = key()
    first = call(ann, "tables", TABLE, head)
    table = httpx.Response(200, content=first[1]).json()["id"]
    bob.post(f"tables/{table}/join")
    ann.move(table) if ann.get(f"tables/{table}")["turn"] == 0 else bob.move(table)
    assert call(ann, "tables", TABLE, head) == first


def test_the_same_player_again(watcher):
    head = key()
    first = watcher.post("players", {"name": "Eva"}, 201, headers=head)
    watcher.http.cookies.clear()
    again = watcher.http.post("/api/players", json={"name": "Eva"}, headers=head)
    assert again.json() == first
    assert first["key"] in again.headers["set-cookie"]


def test_the_same_link_again(ann):
    head = key()
    assert call(ann, "me/link", {}, head) == call(ann, "me/link", {}, head)
    assert call(ann, "me/link", {}, head) != call(ann, "me/link", {}, key())


def test_a_word_is_said_once(ann):
    table, head = ann.table("santiago", ["me", "open"])["id"], key()
    first = call(ann, f"tables/{table}/chat", {"text": "one"}, head)
    assert call(ann, f"tables/{table}/chat", {"text": "one"}, head) == first
    ann.post(f"tables/{table}/chat", {"text": "two"}, 201)
    with listening(ann, table) as stream:
        assert [stream.next("chat")[2]["text"] for _ in range(2)] == ["one", "two"]


def test_the_same_fork_again(ann, bob):
    table, head = together(ann, bob, game="canarias"), key()
    body = {"ply": 1, "seats": ["me", "me"], "hotseat": True}
    assert call(ann, f"tables/{table}/fork", body, head) == call(ann, f"tables/{table}/fork", body, head)


def test_another_body_under_the_same_key_is_refused(ann):
    head = key()
    call(ann, "tables", TABLE, head)
    other = TABLE | {"hints": True}
    assert refused(ann, "tables", 409, other, headers=head) == "idempotency-reused"


def test_a_key_is_the_callers_own(ann, bob):
    head = key()
    mine, yours = (call(who, "tables", TABLE, head) for who in (ann, bob))
    assert mine[0] == yours[0] == 201
    assert mine[1] != yours[1]
    assert ann.id.encode() not in yours[1]


def test_a_refused_call_may_be_made_again(ann):
    head = key()
    refused(ann, "tables", 422, {"game": "chess", "seats": ["me", "open"]}, headers=head)
    assert call(ann, "tables", TABLE, head)[0] == 201


def test_equal_calls_at_once_create_once(ann):
    head, answers = key(), []
    threads = [
        threading.Thread(target=lambda: answers.append(call(ann, "tables", TABLE, head))) for _ in range(6)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers == [answers[0]] * 6
    assert len(ann.get("tables", params={"mine": 1})["tables"]) == 1


@pytest.mark.parametrize("strange", ["x" * 201, ""])
def test_what_is_no_key_is_refused(ann, strange):
    refused(ann, "tables", 422, TABLE, headers={"Idempotency-Key": strange})


def test_answers_are_remembered_over_a_restart(tmp_path):
    database = f"sqlite:///{tmp_path}/tables.db"
    server, head = Server(database), key()
    ann = Player(server.url, "Ann")
    first = call(ann, "tables", TABLE, head)
    server.kill()
    server = Server(database)
    try:
        ann.http.base_url = server.url
        assert call(ann, "tables", TABLE, head) == first
        assert len(ann.get("tables", params={"mine": 1})["tables"]) == 1
    finally:
        server.stop()
        ann.http.close()


def test_the_same_use_of_a_link_again(ann, watcher):
    token = ann.post("me/link", {}, 201)["url"].partition("#")[2]
    key = {"Idempotency-Key": "L1"}
    first, again = (watcher.http.post("/api/link", json={"token": token}, headers=key) for _ in range(2))
    assert (first.status_code, again.status_code) == (201, 201)
    assert first.json() == again.json()
    assert refused(watcher, "link", 410, {"token": token}) == "link-used"


def test_answers_older_than_seven_days_are_deleted_when_the_server_starts(tmp_path):
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

    asyncio.run(remember())
    assert kept() == {"old", "recent"}
    server = Server(database)
    try:
        assert until(lambda: "old" not in (found := kept()) and found) == {"recent"}
    finally:
        assert server.stop() == 0
