"""Time limits over HTTP; the rules of absence are tested in tests/table/test_timeouts.py."""

from datetime import datetime

import pytest

from tests.server.clocked import ClockedServer
from tests.server.contract.helpers import listening, others_of, refused, together, turn
from tests.waiting import until

LIVE = {"kind": "live", "seconds_per_move": 5}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    running = ClockedServer(tmp_path_factory.mktemp("absence"))
    yield running
    running.stop()


def late(server, stream, table, players):
    """Let the time of the seat to move run out: (the player who is late, that seat)."""
    player, seen = turn(table, players)
    server.pass_time(5)
    while not (sent := stream.next("table")[2])["seats"][seen["turn"]].get("late"):
        assert sent["state"] == "running"
    return player, seen["turn"]


def test_the_clock_is_an_event_without_an_id(server, ann, bob):
    table = together(ann, bob, pace=LIVE)
    with listening(ann, table) as stream:
        clocks = [stream.next("clock")]
        turn(table, [ann, bob])[0].move(table)
        clocks.append(stream.next("clock"))
    for number, _, clock in clocks:
        assert number is None
        assert set(clock) == {"seat", "deadline"}
        assert datetime.fromisoformat(clock["deadline"]).timestamp() == server.now + 5
    assert clocks[1][2] == ann.get(f"tables/{table}")["clock"]
    table = together(ann, bob)
    assert ann.get(f"tables/{table}")["clock"] is None
    with listening(ann, table) as stream:
        ann.post(f"tables/{table}/chat", {"text": "."}, 201)
        stream.next("chat")
    assert b"event: clock" not in stream.raw


def test_when_time_is_up_the_others_vote_for_a_bot_and_the_player_may_return(server, ann, bob, people):
    cid, eve = people("Cid", "Eve")
    players = [ann, bob, cid]
    table = together(*players, pace=LIVE)
    with listening(ann, table) as stream:
        player, seat = late(server, stream, table, players)
    path = f"tables/{table}/seats/{seat}/replace"
    one, two = others_of(player, players)
    assert refused(player, path, 409) == "own-seat"
    assert refused(eve, path, 403) == "not-at-table"
    early = f"tables/{table}/seats/{players.index(one)}/replace"
    assert refused(player, early, 409) == "not-late"
    assert refused(one, f"tables/{table}/seats/7/replace", 404) == "no-such-seat"
    for _ in range(2):
        voted = one.post(path)
        assert (voted["seats"][seat]["kind"], voted["seats"][seat]["votes"]) == ("human", voted["you"])
    given = two.post(path)
    assert (given["seats"][seat]["kind"], given["seats"][seat]["bot"]) == ("bot", "normal")
    assert player.get(f"tables/{table}")["you"] == []
    assert player.post(f"tables/{table}/seats/{seat}/return")["you"] == [seat]


def test_after_three_times_the_pace_a_bot_takes_the_seat_and_moves(server, ann, bob):
    table, players = together(ann, bob, pace=LIVE), [ann, bob]
    with listening(ann, table) as stream:
        player, seat = late(server, stream, table, players)
        ply = player.get(f"tables/{table}")["ply"]
        server.pass_time(10)
        while (sent := stream.next("table")[2])["seats"][seat]["kind"] != "bot":
            assert sent["seats"][seat]["late"]
    assert sent["seats"][seat]["bot"] == "normal"
    until(lambda: player.get(f"tables/{table}")["ply"] > ply)
    assert player.post(f"tables/{table}/seats/{seat}/return")["you"] == [seat]
