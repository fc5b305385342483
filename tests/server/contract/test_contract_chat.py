"""Chat: anybody with a key, and it survives everything."""

from datetime import UTC, datetime

import pytest
from contract_help import listening, refused, step, to_the_end, together


def test_a_word_is_told_to_everybody(ann, bob, watcher):
    table = together(ann, bob)
    with listening(ann, table) as here, listening(watcher, table) as there:
        said = bob.post(f"tables/{table}/chat", {"text": "Hola"}, 201)
        told = here.next("chat")
        assert told == there.next("chat")
    assert told[2] == said
    assert set(said) == {"player", "seat", "text", "time"}
    assert (said["player"], said["seat"], said["text"]) == ({"id": bob.id, "name": "Bob"}, 1, "Hola")
    assert abs((datetime.now(UTC) - datetime.fromisoformat(said["time"])).total_seconds()) < 60


def test_who_watches_with_a_key_may_speak(ann, bob, watcher):
    table = ann.table("santiago", ["me", "open"])["id"]
    assert bob.post(f"tables/{table}/chat", {"text": "May I?"}, 201)["seat"] is None
    assert refused(watcher, f"tables/{table}/chat", 401, {"text": "And I?"}) == "no-key"
    assert refused(ann, "tables/nonsense/chat", 404, {"text": "Hello?"}) == "no-such-table"


@pytest.mark.parametrize(
    "text", ["x", "x" * 500, "<script>alert(1)</script>", "日本 🏝️ \"'&", " two \n lines ", "\u202eabc"]
)
def test_words_come_back_unchanged(ann, text):
    table = ann.table("santiago", ["me", "open"])["id"]
    assert ann.post(f"tables/{table}/chat", {"text": text}, 201)["text"] == text
    with listening(ann, table) as stream:
        assert stream.next("chat")[2]["text"] == text


@pytest.mark.parametrize(
    "body", [{"text": ""}, {"text": "x" * 501}, {"text": 7}, {"text": None}, {}, {"say": "x"}]
)
def test_what_is_no_word_is_refused(ann, body):
    table = ann.table("santiago", ["me", "open"])["id"]
    refused(ann, f"tables/{table}/chat", 422, body)


def test_chat_survives_undo_and_the_end(ann, bob):
    table, players = together(ann, bob), [ann, bob]
    player, _, _ = step(table, players)
    ann.post(f"tables/{table}/chat", {"text": "one"}, 201)
    player.post(f"tables/{table}/undo")
    for other in players:
        if other is not player:
            other.post(f"tables/{table}/undo/accept")
    to_the_end(table, players)
    bob.post(f"tables/{table}/chat", {"text": "two"}, 201)
    with listening(ann, table) as stream:
        assert [stream.next("chat")[2]["text"] for _ in range(2)] == ["one", "two"]
