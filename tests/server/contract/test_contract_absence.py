"""Time that runs out: told, voted on, and a bot after three times the pace."""

from datetime import datetime

import pytest

from tests.server.clocked import ClockedServer
from tests.server.contract.contract_help import listening, others_of, refused, step, to_phase, together, turn
from tests.waiting import until

LIVE = {"kind": "live", "seconds_per_move": 5}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    running = ClockedServer(tmp_path_factory.mktemp("absence"))
    yield running
    running.stop()


def when(clock):
    return datetime.fromisoformat(clock["deadline"]).timestamp()


def left_alone(server, *players):
    """A table at which the time of a seat is up: (table, who is late, the others)."""
    table = together(*players, pace=LIVE)
    late, seen = turn(table, list(players))
    assert seen["clock"]["seat"] == seen["turn"]
    assert when(seen["clock"]) == server.now + 5
    with listening(players[0], table) as stream:
        told = stream.next("table")[2]
        assert not told["seats"][seen["turn"]].get("late")
        server.pass_time(5)
        while not told["seats"][seen["turn"]].get("late"):
            told = stream.next("table")[2]
    return table, late, others_of(late, players)


def test_when_time_is_up_the_other_may_give_the_seat_to_a_bot(server, ann, bob, people):
    (cid,) = people("Cid")
    table, late, (other,) = left_alone(server, ann, bob)
    seat = late.get(f"tables/{table}")["you"][0]
    assert refused(late, f"tables/{table}/seats/{seat}/replace", 409) == "own-seat"
    assert refused(cid, f"tables/{table}/seats/{seat}/replace", 403) == "not-at-table"
    assert refused(late, f"tables/{table}/seats/{1 - seat}/replace", 409) == "not-late"
    assert refused(other, f"tables/{table}/seats/7/replace", 404) == "no-such-seat"
    gone = other.post(f"tables/{table}/seats/{seat}/replace")
    assert (gone["seats"][seat]["kind"], gone["seats"][seat]["bot"]) == ("bot", "normal")
    assert late.get(f"tables/{table}")["you"] == []
    until(lambda: other.get(f"tables/{table}")["turn"] == 1 - seat)  # the bot has moved
    assert late.post(f"tables/{table}/seats/{seat}/return")["you"] == [seat]


def test_a_majority_of_the_others_decides(server, ann, bob, people):
    cid, dan = people("Cid", "Dan")
    table, late, others = left_alone(server, ann, bob, cid, dan)
    seat = late.get(f"tables/{table}")["you"][0]
    path = f"tables/{table}/seats/{seat}/replace"
    for _ in range(2):  # a vote counts once
        one = others[0].post(path)
        assert one["seats"][seat]["kind"] == "human"
        assert one["seats"][seat]["votes"] == one["you"]
    two = others[1].post(path)
    assert two["seats"][seat]["kind"] == "bot"


def test_who_is_late_may_still_move(server, ann, bob):
    table, late, (other,) = left_alone(server, ann, bob)
    late.move(table)
    seen = other.get(f"tables/{table}")
    assert not any(seat.get("late") for seat in seen["seats"])
    seat = 1 - seen_seat(other, table)
    assert refused(other, f"tables/{table}/seats/{seat}/replace", 409) == "not-late"


def seen_seat(player, table):
    return player.get(f"tables/{table}")["you"][0]


def test_the_clock_is_told_without_an_id_and_runs_for_who_is_to_move(server, ann, bob):
    table, players = together(ann, bob, pace={"kind": "days", "days_per_move": 1}), [ann, bob]
    with listening(ann, table) as stream:
        first = stream.next("clock")
        assert first[0] is None
        assert set(first[2]) == {"seat", "deadline"}
        to_phase(table, players, "plant")
        _, seen = turn(table, players)
        step(table, players)
        while (clock := stream.next("clock"))[2] != ann.get(f"tables/{table}")["clock"]:
            assert clock[0] is None
    assert clock[2]["seat"] != seen["turn"]
    assert when(clock[2]) == server.now + 86400


def test_without_a_pace_there_is_no_clock(ann, bob):
    table = together(ann, bob)
    assert ann.get(f"tables/{table}")["clock"] is None
    with listening(ann, table) as stream:
        ann.post(f"tables/{table}/chat", {"text": "."}, 201)
        stream.next("chat")
    assert b"event: clock" not in stream.raw


def test_after_three_times_the_pace_the_seat_goes_to_a_bot_by_itself(server, ann, bob):
    table, late, _ = left_alone(server, ann, bob)
    seen = late.get(f"tables/{table}")
    seat = seen["turn"]
    assert seen["seats"][seat]["kind"] == "human"
    with listening(late, table, after=0) as stream:
        server.pass_time(10)
        told = stream.next("table")[2]
        while told["seats"][seat]["kind"] != "bot":
            told = stream.next("table")[2]
    assert told["seats"][seat]["bot"] == "normal"
    moved = until(lambda: (now := late.get(f"tables/{table}"))["ply"] > seen["ply"] and now)
    assert moved["you"] == []
    assert late.post(f"tables/{table}/seats/{seat}/return")["you"] == [seat]
