"""The stream: numbered, resumed without gap or repeat, the same for everybody but for what they may know."""

from base64 import b64decode

import httpx
import pytest

from tests.server.contract.helpers import (
    finished,
    listening,
    others_of,
    refusal,
    step,
    to_phase,
    together,
    turn,
)
from tests.server.serving import Player


@pytest.fixture(scope="module", autouse=True)
def idle(server):
    """A stream that is open while the other tests of this file run: its table is left alone."""
    ann = Player(server.url, "Ann")
    table = ann.table("santiago", ["me", "open"])["id"]
    with listening(ann, table) as stream:
        stream.next("table")
        yield stream


def up_to(word, player, table, **query):
    """All events of a new stream, up to a line of the chat."""
    with listening(player, table, **query) as stream:
        events = [stream.next()]
        while events[-1][1] != "chat" or events[-1][2]["text"] != word:
            events.append(stream.next())
        return events


def lived(ann, bob, moves=8):
    """A table at which something has happened, with an undo; its last line of chat is "end"."""
    table, players = together(ann, bob), [ann, bob]
    ann.post(f"tables/{table}/chat", {"text": "begin"}, 201)
    for _ in range(moves):
        step(table, players)
    player, _ = to_phase(table, players, "plant")
    player.move(table)
    player.post(f"tables/{table}/undo")
    step(table, players)
    ann.post(f"tables/{table}/chat", {"text": "end"}, 201)
    return table


def test_everybody_gets_the_same_events_with_the_same_numbers(ann, bob, watcher):
    table = lived(ann, bob)
    heard = [up_to("end", somebody, table, after=0) for somebody in (ann, bob, watcher)]
    kinds = [[(number, kind) for number, kind, _ in events] for events in heard]
    assert [number for number, _ in kinds[0]] == list(range(1, len(kinds[0]) + 1))
    assert kinds[0] == kinds[1] == kinds[2]


def test_a_stream_resumes_without_gap_or_repeat(ann, bob):
    table = lived(ann, bob, 2)
    every = up_to("end", ann, table, after=0)
    for last in range(1, len(every)):
        assert up_to("end", ann, table, after=last) == every[last:]
    for unknown in (len(every) + 1, 10**30, -1, "x", "", "1.5", "１"):
        assert up_to("end", ann, table, after=unknown) == every
    ann.post(f"tables/{table}/chat", {"text": "news"}, 201)
    assert [event[0] for event in up_to("news", ann, table, after=len(every))] == [len(every) + 1]
    ann.http.headers["Last-Event-ID"] = "3"  # it says the same as the address, and wins
    assert up_to("end", ann, table) == up_to("end", ann, table, after=0) == every[3:]


def test_without_an_id_the_present_comes_first_then_news(ann, bob):
    table = lived(ann, bob)
    with listening(bob, table) as stream:
        events = [stream.next()]
        while events[-1][1] != "state":
            events.append(stream.next())
        last = stream.last_id
        ann.post(f"tables/{table}/chat", {"text": "news"}, 201)
        events.append(stream.next())
    seen = bob.get(f"tables/{table}")
    sent = {kind: data for _, kind, data in events}
    assert sorted(kind for _, kind, _ in events) == ["chat", "chat", "chat", "state", "table"]
    assert [data["text"] for _, kind, data in events if kind == "chat"] == ["begin", "end", "news"]
    assert sent["table"] == {name: value for name, value in seen.items() if name not in ("you", "view")}
    shown = {"ply": seen["ply"], "played": [], "events": [], "told": [], "view": seen["view"]}
    assert sent["state"] == shown | {"state": sent["state"]["state"]}
    # It is resumed from its last id.
    assert up_to("end", ann, table, after=0)[-1][0] == last
    assert [data["text"] for _, _, data in up_to("news", bob, table, after=last)] == ["news"]


def test_of_the_present_only_the_last_event_has_a_number(ann, bob):
    for table in (together(ann, bob), ann.table("santiago", ["me", "open"])["id"]):
        for text in ("one", "two"):
            ann.post(f"tables/{table}/chat", {"text": text}, 201)
        with listening(bob, table) as stream:
            events = [stream.next()]
            while events[-1][0] is None:
                events.append(stream.next())
        assert [kind for _, kind, _ in events].count("chat") == 2
        assert events[-1][1] in ("state", "table")


def test_at_an_open_table_there_is_no_state_yet(ann, bob):
    table = ann.table("santiago", ["me", "open"])["id"]
    with listening(ann, table) as stream:
        assert stream.next()[1] == "table"
        bob.post(f"tables/{table}/join")
        kinds = [stream.next()[1]]
        while kinds[-1] != "state":
            kinds.append(stream.next()[1])
        assert set(kinds) == {"table", "state"}


def test_one_state_for_a_decision_and_the_chance_after_it(ann, bob, watcher):
    table, players = together(ann, bob), [ann, bob]
    player, seen = to_phase(table, players, "first")
    with listening(watcher, table) as stream:
        assert "moves" not in stream.next("state")[2]["view"]
        _, ply, text = step(table, players)
        _, kind, state = stream.next()
    assert (kind, set(state)) == ("state", {"ply", "played", "events", "told", "view", "state"})
    assert state["ply"] == ply + len(state["played"])
    assert len(state["events"]) == len(state["told"]) == len(state["played"])
    assert all(type(number) is int for rows in state["events"] for row in rows for number in row)
    story = watcher.get(f"tables/{table}/story?from={ply}")["story"]
    assert state["told"] == [line["told"] for line in story]
    assert b64decode(state["state"], validate=True)
    assert state["played"][0] == [seen["turn"], text]
    assert len(state["played"]) >= 4  # at least three tiles are revealed
    assert {who for who, _ in state["played"][1:]} == {"chance"}
    assert state["view"] == watcher.get(f"tables/{table}")["view"]
    player, _ = turn(table, players)
    for somebody in players:
        with listening(somebody, table) as stream:
            assert ("moves" in stream.next("state")[2]["view"]) == (somebody is player)


def test_every_seat_gets_its_own_view_and_a_secret_bid_is_hidden(ann, bob, watcher):
    table, players = together(ann, bob), [ann, bob]
    player, seen = to_phase(table, players, "bid")
    (other,) = others_of(player, players)
    listeners = {who: who.listen(table) for who in (player, other, watcher)}
    for stream in listeners.values():
        stream.next("state")
    step(table, players, "bid 2")
    states = {}
    for who, stream in listeners.items():
        state = stream.next("state")[2]
        assert state["played"] == [[seen["turn"], "bid 2" if who is player else "bid ?"]]
        assert (state["view"]["bids"][seen["turn"]] == "?") == (who is not player)
        states[who] = state["state"]
        assert state["view"] == who.get(f"tables/{table}")["view"]
        stream.close()
    assert states[other] == states[watcher] != states[player]


def test_streams_stay_open_after_the_end(bob):
    table = finished(bob)
    with listening(bob, table, after=0) as stream:
        while stream.next("table")[2]["state"] != "finished":
            pass
        bob.post(f"tables/{table}/chat", {"text": "again?"}, 201)
        assert stream.next("chat")[2]["text"] == "again?"


def test_at_a_hotseat_the_stream_has_the_chosen_view(ann):
    table = ann.table("canarias", ["me", "me"], hotseat=True)["id"]
    while not ann.get(f"tables/{table}")["view"]["hands"][0]:
        ann.move(table)
    for seat in (0, 1):
        with listening(ann, table, seat=seat) as stream:
            view = stream.next("state")[2]["view"]
        assert view == ann.get(f"tables/{table}?seat={seat}")["view"]
        assert "?" in view["hands"][1 - seat]


def test_a_stream_is_what_a_browser_reads(server, ann, watcher):
    table = ann.table("santiago", ["me", "bot:random"])["id"]
    with httpx.stream("GET", f"{server.url}/api/tables/{table}/events") as answer:
        assert answer.headers["content-type"].split(";")[0] == "text/event-stream"
        assert next(answer.iter_lines()) == "event: table"
    assert refusal(watcher, "GET", "tables/nonsense/events", 404) == "no-such-table"


def test_a_comment_comes_every_15_seconds(idle):
    """The last test of this file: most of the 15 seconds have passed."""
    while b"\n\n:" not in idle.raw or not idle.raw.endswith(b"\n\n"):
        idle._thread.join(0.1)
        assert idle._thread.is_alive()
    assert idle.raw.partition(b"\n\n:")[2].strip(b":\n") == b""
