"""The stream: numbered, resumed without gap or repeat, the same for everybody but for what they may know."""

import json

import httpx

from tests.server.contract.contract_help import (
    listening,
    others_of,
    refusal,
    step,
    to_phase,
    to_the_end,
    together,
    turn,
)
from tests.server.serving import Player, serving


def frames(raw):
    """(id, event, data) of every event in the bytes of a stream."""
    found = []
    for text in raw.decode().split("\n\n"):
        fields = dict(line.split(": ", 1) for line in text.split("\n") if line and line[0] != ":")
        if "data" in fields:
            number = int(fields["id"]) if "id" in fields else None
            found.append((number, fields["event"], json.loads(fields["data"])))
    return found


def until(stream, word):
    """Everything a stream brings, up to a word of the chat."""
    while stream.next("chat")[2]["text"] != word:
        pass
    return frames(stream.raw)


def lived(ann, bob, rounds=8):
    """A table at which something has happened, with an undo; it ends with the word "end"."""
    table, players = together(ann, bob), [ann, bob]
    ann.post(f"tables/{table}/chat", {"text": "begin"}, 201)
    for _ in range(rounds):
        step(table, players)
    player, _ = to_phase(table, players, "plant")
    player.move(table)
    player.post(f"tables/{table}/undo")
    step(table, players)
    ann.post(f"tables/{table}/chat", {"text": "end"}, 201)
    return table


def test_from_zero_the_stream_begins_at_the_beginning(ann, bob, watcher):
    table = lived(ann, bob)
    told = {}
    for somebody in (ann, bob, watcher):
        with listening(somebody, table, after=0) as stream:
            told[somebody] = until(stream, "end")
    for events in told.values():
        assert [number for number, _, _ in events] == list(range(1, len(events) + 1))
    assert len({tuple((number, kind) for number, kind, _ in events) for events in told.values()}) == 1


def test_a_stream_resumes_without_gap_or_repeat(ann, bob):
    table = lived(ann, bob)
    with listening(ann, table, after=0) as stream:
        every = until(stream, "end")
    for last, _, _ in every[:-1]:
        with listening(ann, table, after=last) as stream:
            assert until(stream, "end") == every[last:]


def test_the_header_says_the_same_as_the_address_and_wins(ann, bob):
    table = lived(ann, bob)
    with listening(ann, table, after=3) as stream:
        from_three = until(stream, "end")
    ann.http.headers["Last-Event-ID"] = "3"
    with listening(ann, table) as stream:
        assert until(stream, "end") == from_three
    with listening(ann, table, after=0) as stream:
        assert until(stream, "end") == from_three


def test_an_unknown_id_counts_as_zero(ann, bob):
    table = lived(ann, bob, 2)
    with listening(ann, table, after=0) as stream:
        every = until(stream, "end")
    for strange in (len(every) + 1, 10**30, -1, "x", "", "1.5", "１"):
        with listening(ann, table, after=strange) as stream:
            assert until(stream, "end") == every


def test_who_knows_everything_is_told_the_news_alone(ann, bob):
    table = lived(ann, bob, 2)
    with listening(ann, table, after=0) as stream:
        last = until(stream, "end")[-1][0]
    with listening(ann, table, after=last) as stream:
        ann.post(f"tables/{table}/chat", {"text": "news"}, 201)
        assert [event[0] for event in until(stream, "news")] == [last + 1]


def test_without_an_id_the_present_comes_first_then_news(ann, bob):
    table = lived(ann, bob)
    with listening(bob, table) as stream:
        ann.post(f"tables/{table}/chat", {"text": "news"}, 201)
        events = until(stream, "news")
    seen = bob.get(f"tables/{table}")
    told = {kind: data for _, kind, data in events}
    assert sorted(kind for _, kind, _ in events) == ["chat", "chat", "chat", "state", "table"]
    assert [data["text"] for _, kind, data in events if kind == "chat"] == ["begin", "end", "news"]
    assert told["table"] == {name: value for name, value in seen.items() if name not in ("you", "view")}
    assert told["state"] == {"ply": seen["ply"], "played": [], "view": seen["view"]}


def test_a_stream_that_began_with_the_present_is_resumed_from_its_last_id(ann, bob):
    table = lived(ann, bob)
    with listening(bob, table) as stream:
        stream.next("state")
    last = stream.last_id
    with listening(ann, table, after=0) as stream:
        assert until(stream, "end")[-1][0] == last
    ann.post(f"tables/{table}/chat", {"text": "news"}, 201)
    with listening(bob, table, after=last) as stream:
        assert [data["text"] for _, _, data in until(stream, "news")] == ["news"]


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
    _, seen = to_phase(table, players, "first")
    with listening(watcher, table) as stream:
        stream.next("state")
        _, ply, text = step(table, players)
        state = stream.next()
    played = state[2]["played"]
    assert (state[1], state[2]["ply"]) == ("state", ply + len(played))
    assert played[0] == [seen["turn"], text]
    assert len(played) >= 4  # at least three tiles are turned up
    assert {who for who, _ in played[1:]} == {"chance"}
    assert state[2]["view"] == watcher.get(f"tables/{table}")["view"]


def test_every_seat_is_told_its_own_view_and_a_secret_bid_is_hidden(ann, bob, watcher):
    table, players = together(ann, bob), [ann, bob]
    player, _ = to_phase(table, players, "bid")
    (other,) = others_of(player, players)
    listeners = {who: who.listen(table) for who in (player, other, watcher)}
    for stream in listeners.values():
        stream.next("state")
    _, _, text = step(table, players, "bid 2")
    assert text == "bid 2"
    told = {who: stream.next("state")[2] for who, stream in listeners.items()}
    seat = player.get(f"tables/{table}")["you"][0]
    assert told[player]["played"] == [[seat, "bid 2"]]
    assert told[other]["played"] == told[watcher]["played"] == [[seat, "bid ?"]]
    assert told[other]["view"]["bids"][seat] == told[watcher]["view"]["bids"][seat] == "?"
    for who, stream in listeners.items():
        assert told[who]["view"] == who.get(f"tables/{table}")["view"]
        stream.close()


def test_after_an_undo_nothing_was_played(ann, bob):
    table, players = together(ann, bob), [ann, bob]
    to_phase(table, players, "plant")
    player, ply, _ = step(table, players)
    with listening(ann, table) as stream:
        stream.next("state")
        player.post(f"tables/{table}/undo")
        undo, state = stream.next(), stream.next()
    assert undo[1:] == (
        "undo",
        {"status": "granted", "seat": players.index(player), "ply": ply, "waiting": []},
    )
    assert (state[1], state[2]["ply"], state[2]["played"]) == ("state", ply, [])
    assert state[0] == undo[0] + 1


def test_streams_stay_open_after_the_end(ann, bob):
    table, players = together(ann, bob), [ann, bob]
    with listening(ann, table) as stream:
        to_the_end(table, players)
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


def test_a_stream_is_what_a_browser_reads(server, ann):
    table = ann.table("santiago", ["me", "bot:random"])["id"]
    with httpx.stream("GET", f"{server.url}/api/tables/{table}/events") as answer:
        assert answer.headers["content-type"].split(";")[0] == "text/event-stream"
        first = next(answer.iter_lines())
    assert first == "event: table"


def test_there_is_no_stream_without_a_table(watcher):
    assert refusal(watcher, "GET", "tables/nonsense/events", 404) == "no-such-table"


def test_a_comment_comes_every_15_seconds_and_a_graceful_stop_says_come_back(tmp_path):
    with serving(tmp_path) as server:
        ann = Player(server.url, "Ann")
        table = ann.table("santiago", ["me", "open"])["id"]
        stream = ann.listen(table)
        stream.next("table")
        before = len(stream.raw)
        while not stream.raw[before:].endswith(b"\n\n"):
            stream._thread.join(0.1)
            assert stream._thread.is_alive()
        assert stream.raw[before:].startswith(b":")
        assert server.stop() == 0
        assert stream.ended()
        assert stream.raw.endswith(b"retry: 1000\n\n")
        stream.close()
        ann.http.close()


def test_whose_turn_it_is_is_told_with_his_moves_alone(ann, bob):
    table, players = together(ann, bob), [ann, bob]
    player, _ = turn(table, players)
    for somebody in players:
        with listening(somebody, table) as stream:
            assert ("moves" in stream.next("state")[2]["view"]) == (somebody is player)


def test_who_comes_after_the_last_word_gets_no_number_twice(ann, bob):
    for table in (together(ann, bob), ann.table("santiago", ["me", "open"])["id"]):
        ann.post(f"tables/{table}/chat", {"text": "one"}, 201)
        ann.post(f"tables/{table}/chat", {"text": "two"}, 201)
        with listening(bob, table) as stream:
            kinds = []
            while not kinds or kinds[-1][1] is None:
                number, kind, _ = stream.next()
                kinds.append((kind, number))
        assert [kind for kind, _ in kinds].count("chat") == 2
        assert [number for _, number in kinds if number is not None] == [kinds[-1][1]]
        assert kinds[-1][0] in ("state", "table")
