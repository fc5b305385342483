"""Idempotency-Key: the same call again creates nothing anew."""

from uuid import uuid4

import httpx
import pytest

from tests.server.contract.helpers import listening, refused, together

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


def test_every_post_that_creates_is_answered_the_same(ann, bob):
    table = together(ann, bob, game="canarias")
    fork = {"ply": 1, "seats": ["me", "me"], "hotseat": True}
    for path, body in (
        ("me/link", {}),
        (f"tables/{table}/chat", {"text": "one"}),
        (f"tables/{table}/fork", fork),
    ):
        head = key()
        first = call(ann, path, body, head)
        assert first[0] == 201
        assert call(ann, path, body, head) == first != call(ann, path, body, key())
    with listening(ann, table) as stream:
        assert [stream.next("chat")[2]["text"] for _ in range(2)] == ["one", "one"]


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


@pytest.mark.parametrize("strange", ["x" * 201, ""])
def test_what_is_no_key_is_refused(ann, strange):
    refused(ann, "tables", 422, TABLE, headers={"Idempotency-Key": strange})


def test_the_same_use_of_a_link_again(ann, watcher):
    token = ann.post("me/link", {}, 201)["url"].partition("#")[2]
    key = {"Idempotency-Key": "L1"}
    first, again = (watcher.http.post("/api/link", json={"token": token}, headers=key) for _ in range(2))
    assert (first.status_code, again.status_code) == (201, 201)
    assert first.json() == again.json()
    assert refused(watcher, "link", 410, {"token": token}) == "link-used"
