"""Chat: anybody with a key, and it survives everything."""

from datetime import UTC, datetime

import pytest

from tests.server.contract.contract_help import listening, refusal, refused, step, to_the_end, together
from tests.server.serving import Player


def test_a_word_is_told_to_everybody(ann, bob, watcher):
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


@pytest.fixture(scope="module")
def talkative(server):
    """A running table at which 1,403 lines were said, each as large in JSON as a line can be."""
    ann = Player(server.url, "Ann")
    table = ann.table("santiago", ["me", "me"], hotseat=True)["id"]
    lines = [ann.post(f"tables/{table}/chat", {"text": "\x01" * 500}, 201) for _ in range(1403)]
    ann.http.close()
    return table, lines


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


@pytest.mark.parametrize("query", ["before=x", "before=-1", "before=" + "9" * 30, "limit=0", "limit=201"])
def test_what_is_no_page_of_the_chat_is_refused(ann, watcher, query):
    table = ann.table("santiago", ["me", "open"])["id"]
    assert refusal(watcher, "GET", f"tables/{table}/chat?{query}", 422) == "bad-body"


def test_there_is_no_chat_without_a_table(watcher):
    assert refusal(watcher, "GET", "tables/nonsense/chat", 404) == "no-such-table"
