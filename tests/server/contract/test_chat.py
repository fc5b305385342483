"""Chat: anybody with a key, and it survives everything."""

import asyncio
import json
from datetime import UTC, datetime

import pytest

from tests.server.contract.helpers import (
    STRANGE_TEXTS,
    listening,
    others_of,
    refusal,
    refused,
    step,
    together,
)
from tests.server.fuzz.connection import Connection
from tests.server.fuzz.requests import bearer, post
from tests.server.serving import Player


def test_a_line_of_chat_is_sent_to_everybody(ann, bob, watcher):
    table = together(ann, bob)
    with listening(ann, table) as here, listening(watcher, table) as there:
        said = bob.post(f"tables/{table}/chat", {"text": "Hola"}, 201)
        told = here.next("chat")
        assert told == there.next("chat")
    assert told[2] == said
    assert set(said) == {"id", "player", "seat", "text", "time"}
    assert said["id"] == told[0]
    assert (said["player"], said["seat"], said["text"]) == ({"id": bob.id, "name": "Bob"}, 1, "Hola")
    assert abs((datetime.now(UTC) - datetime.fromisoformat(said["time"])).total_seconds()) < 60


def test_who_watches_with_a_key_may_speak(ann, bob, watcher):
    table = ann.table("santiago", ["me", "open"])["id"]
    assert bob.post(f"tables/{table}/chat", {"text": "May I?"}, 201)["seat"] is None
    assert refused(watcher, f"tables/{table}/chat", 401, {"text": "And I?"}) == "no-key"
    assert refused(ann, "tables/nonsense/chat", 404, {"text": "Hello?"}) == "no-such-table"


def test_chat_survives_undo(ann, bob):
    table, players = together(ann, bob), [ann, bob]
    player, _, _ = step(table, players)
    ann.post(f"tables/{table}/chat", {"text": "one"}, 201)
    player.post(f"tables/{table}/undo")
    for other in others_of(player, players):
        other.post(f"tables/{table}/undo/accept")
    with listening(ann, table) as stream:
        assert stream.next("chat")[2]["text"] == "one"


@pytest.mark.parametrize(
    "text", [*STRANGE_TEXTS, "x" * 500, "\U0001f600" * 500, " two \n lines\r\n\t", "\0", " "]
)
def test_chat_comes_back_unchanged(ann, text):
    table = ann.table("santiago", ["me", "open"])["id"]
    assert ann.post(f"tables/{table}/chat", {"text": text}, 201)["text"] == text
    with listening(ann, table) as stream:
        assert stream.next("chat")[2]["text"] == text


def test_what_is_no_line_of_chat_is_refused(ann, watcher):
    table = ann.table("santiago", ["me", "open"])["id"]
    for body in ({"text": ""}, {"text": "x" * 501}, {"text": 7}, {"text": None}, {}, {"say": "x"}):
        refused(ann, f"tables/{table}/chat", 422, body)
    for query in ("before=x", "before=-1", "before=" + "9" * 30, "limit=0", "limit=201"):
        assert refusal(watcher, "GET", f"tables/{table}/chat?{query}", 422) == "bad-body"
    assert refusal(watcher, "GET", "tables/nonsense/chat", 404) == "no-such-table"


@pytest.fixture(scope="module")
def talkative(server):
    """A running table at which 1,403 lines were said, each as large in JSON as a line can be."""
    ann = Player(server.url, "Ann")
    table = ann.table("santiago", ["me", "me"], hotseat=True)["id"]
    call = post(f"/api/tables/{table}/chat", {"text": "\x01" * 500}, bearer(ann.key)).wire()
    outcome = asyncio.run(Connection(server.url).send(1403 * call, 1403))
    return table, [json.loads(answer.body) for answer in outcome.answers]


def begun(stream):
    """What a stream brings up to the present state, by the kind of event."""
    told = {"table": [], "chat": [], "state": []}
    while not told["state"]:
        _, kind, data = stream.next()
        told[kind].append(data)
    return told


def test_a_stream_begins_with_the_last_200_lines_and_stays_open(talkative, bob):
    table, lines = talkative
    for _ in range(2):
        with listening(bob, table) as stream:
            told = begun(stream)
            assert told["chat"] == lines[-200:]
            assert (len(told["table"]), len(told["state"])) == (1, 1)
            said = bob.post(f"tables/{table}/chat", {"text": "news"}, 201)
            lines.append(said)
            assert stream.next("chat")[2] == said


def test_who_resumes_misses_no_line_however_many_there_are(talkative, watcher):
    table, lines = talkative
    with listening(watcher, table, after=0) as stream:
        assert [stream.next("chat")[2] for _ in lines] == lines
    with listening(watcher, table, after=lines[700]["id"]) as stream:
        assert [stream.next("chat")[2] for _ in lines[701:]] == lines[701:]


def test_earlier_lines_can_be_asked_for_page_by_page(talkative, watcher):
    table, lines = talkative
    assert watcher.get(f"tables/{table}/chat") == {"chat": lines[-200:], "next": lines[-200]["id"]}
    for limit in (1, 200):
        before, after = lines[1000]["id"], lines[1000 - limit : 1000]
        told = watcher.get(f"tables/{table}/chat?before={before}&limit={limit}")
        assert told == {"chat": after, "next": after[0]["id"]}
    found, before = [], lines[-1]["id"]
    while before is not None:
        page = watcher.get(f"tables/{table}/chat?before={before}&limit=150")
        found, before = [*page["chat"], *found], page["next"]
    assert found == lines[:-1]


def test_before_the_first_line_there_is_nothing(talkative, ann, watcher):
    table, lines = talkative
    nothing = {"chat": [], "next": None}
    assert watcher.get(f"tables/{table}/chat?before={lines[0]['id']}") == nothing
    assert watcher.get(f"tables/{table}/chat?before=0") == nothing
    quiet = ann.table("santiago", ["me", "open"])["id"]
    assert watcher.get(f"tables/{quiet}/chat") == nothing
