"""Taking seats, giving them up, and the start."""

import threading

import pytest

from tests.server.contract.contract_help import (
    listening,
    my_turn,
    refusal,
    refused,
    step,
    to_the_end,
    together,
)
from tests.waiting import until

OPEN3 = ["me", "open", "open"]


def kinds(table):
    return [seat["kind"] for seat in table["seats"]]


def test_who_joins_gets_the_lowest_open_seat(ann, bob):
    table = ann.table("santiago", ["open", "me", "open"])["id"]
    joined = bob.post(f"tables/{table}/join")
    assert joined["you"] == [0]
    assert joined["seats"][0] == {"seat": 0, "kind": "human", "player": {"id": bob.id, "name": "Bob"}}
    assert joined["state"] == "open"


def test_who_joins_may_name_the_seat(ann, bob):
    table = ann.table("santiago", OPEN3)["id"]
    assert bob.post(f"tables/{table}/join", {"seat": 2})["you"] == [2]


def test_who_joins_again_keeps_the_seat(ann, bob):
    table = ann.table("santiago", OPEN3)["id"]
    for seat in (2, 2, 1, None):
        assert bob.post(f"tables/{table}/join", {} if seat is None else {"seat": seat})["you"] == [2]
    assert ann.post(f"tables/{table}/join")["you"] == [0]
    assert kinds(ann.get(f"tables/{table}")) == ["human", "open", "human"]


def test_a_body_is_not_needed_to_join(ann, bob):
    table = ann.table("santiago", OPEN3)["id"]
    answer = bob.http.post(f"/api/tables/{table}/join")
    assert (answer.status_code, answer.json()["you"]) == (200, [1])


def test_a_taken_seat_is_refused(ann, bob):
    table = ann.table("santiago", OPEN3)["id"]
    assert refused(bob, f"tables/{table}/join", 409, {"seat": 0}) == "seat-taken"
    assert bob.get(f"tables/{table}")["you"] == []


@pytest.mark.parametrize("seat", [3, -1, 99, "1", 1.5, [1]])
def test_a_seat_that_is_none_is_refused(ann, bob, seat):
    table = ann.table("santiago", OPEN3)["id"]
    refused(bob, f"tables/{table}/join", 422, {"seat": seat})


def test_a_full_table_starts_by_itself(ann, bob):
    table = ann.table("santiago", ["me", "open"])["id"]
    with listening(ann, table) as stream:
        joined = bob.post(f"tables/{table}/join")
        assert joined["state"] == "running"
        assert joined["view"]["seat"] == joined["turn"]
        assert stream.next("state")[2]["ply"] == joined["ply"]


def test_nobody_joins_a_game_that_has_started(ann, bob, people):
    table = together(ann, bob)
    (cid,) = people("Cid")
    assert refused(cid, f"tables/{table}/join", 409) == "table-full"
    assert bob.post(f"tables/{table}/join")["you"] == [1]  # again: the same seat


def test_of_many_who_want_the_last_seat_one_gets_it(ann, people):
    table = ann.table("santiago", ["me", "open"])["id"]
    crowd = people(*"abcdef")
    answers = {}

    def join(player):
        answers[player.id] = player.http.post(f"/api/tables/{table}/join", json={}).status_code

    threads = [threading.Thread(target=join, args=(player,)) for player in crowd]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers.values()) == [200, 409, 409, 409, 409, 409]
    (winner,) = [player for player, status in answers.items() if status == 200]
    assert ann.get(f"tables/{table}")["seats"][1]["player"]["id"] == winner


def test_who_leaves_an_open_table_leaves_the_seat_open(ann, bob):
    table = ann.table("santiago", OPEN3)["id"]
    bob.post(f"tables/{table}/join")
    left = bob.post(f"tables/{table}/leave")
    assert (left["you"], kinds(left)) == ([], ["human", "open", "open"])
    assert bob.post(f"tables/{table}/join", {"seat": 2})["you"] == [2]


def test_a_table_is_gone_when_nobody_is_left(ann, bob):
    table = ann.table("santiago", OPEN3)["id"]
    bob.post(f"tables/{table}/join")
    ann.post(f"tables/{table}/leave")
    assert bob.get(f"tables/{table}")["state"] == "open"
    with listening(bob, table) as stream:
        bob.post(f"tables/{table}/leave")
        assert stream.ended()
    for somebody in (ann, bob):
        assert refusal(somebody, "GET", f"tables/{table}", 404) == "no-such-table"
    assert refused(bob, f"tables/{table}/join", 404) == "no-such-table"


def test_who_has_no_seat_cannot_leave(ann, bob):
    for table in (ann.table("santiago", OPEN3)["id"], ann.table("santiago", ["me", "bot:random"])["id"]):
        assert refused(bob, f"tables/{table}/leave", 403) == "not-at-table"


def test_when_the_creator_leaves_somebody_else_can_start(ann, bob):
    table = ann.table("santiago", OPEN3)["id"]
    bob.post(f"tables/{table}/join")
    ann.post(f"tables/{table}/leave")
    assert refused(ann, f"tables/{table}/start", 403, {"fill": "bot:random"}) == "not-creator"
    assert bob.post(f"tables/{table}/start", {"fill": "bot:random"})["state"] == "running"


def test_who_leaves_a_running_game_is_played_for_and_may_come_back(ann, bob):
    table = together(ann, bob)
    left = bob.post(f"tables/{table}/leave")
    assert left["you"] == []
    assert left["seats"][1]["kind"] == "bot"
    assert left["seats"][1]["bot"] == "normal"
    assert refused(bob, f"tables/{table}/moves", 403, {"ply": 0, "move": "pass"}) == "not-at-table"
    my_turn(ann, table)
    for _ in range(2):  # again: the same
        back = bob.post(f"tables/{table}/seats/1/return")
        assert back["you"] == [1]
        assert back["seats"][1] == {"seat": 1, "kind": "human", "player": {"id": bob.id, "name": "Bob"}}
    step(table, [ann, bob])


def test_the_bot_of_a_seat_that_was_left_moves(ann, bob):
    table = together(ann, bob)
    seen = ann.get(f"tables/{table}")
    leaver = [ann, bob][seen["turn"]]
    leaver.post(f"tables/{table}/leave")
    moved = until(lambda: (now := leaver.get(f"tables/{table}"))["ply"] > seen["ply"] and now)
    record = leaver.get(f"tables/{table}/record")
    assert record["moves"][seen["ply"]][0] == seen["turn"]
    assert moved["state"] == "running"


def test_nobody_returns_to_a_seat_that_was_not_his(ann, bob, people):
    table = together(ann, bob)
    bob.post(f"tables/{table}/leave")
    (cid,) = people("Cid")
    for stranger in (ann, cid):
        assert refused(stranger, f"tables/{table}/seats/1/return", 403) == "not-your-seat"
    assert refused(bob, f"tables/{table}/seats/0/return", 403) == "not-your-seat"
    assert refused(bob, f"tables/{table}/seats/2/return", 404) == "no-such-seat"


def test_the_creator_starts_with_bots_in_the_open_seats(ann):
    table = ann.table("santiago", ["me", "open", "bot:easy", "open"])["id"]
    started = ann.post(f"tables/{table}/start", {"fill": "bot:random"})
    assert started["state"] == "running"
    assert [seat.get("bot") for seat in started["seats"]] == [None, "random", "easy", "random"]
    assert ann.get(f"tables/{table}/record")["players"] == ["Ann", "bot:random", "bot:easy", "bot:random"]


def test_without_bots_the_open_seats_are_waited_for(ann):
    table = ann.table("santiago", OPEN3)["id"]
    for body in ({}, {"fill": None}):
        assert refused(ann, f"tables/{table}/start", 409, body) == "seats-open"
    assert ann.get(f"tables/{table}")["state"] == "open"


@pytest.mark.parametrize("fill", ["normal", "bot:", "bot:nonsense", "me", "open", 1])
def test_only_bots_fill_seats(ann, fill):
    table = ann.table("santiago", OPEN3)["id"]
    refused(ann, f"tables/{table}/start", 422, {"fill": fill})


def test_only_the_creator_starts_and_once(ann, bob):
    table = ann.table("santiago", OPEN3)["id"]
    bob.post(f"tables/{table}/join")
    assert refused(bob, f"tables/{table}/start", 403, {"fill": "bot:random"}) == "not-creator"
    ann.post(f"tables/{table}/start", {"fill": "bot:random"})
    assert refused(ann, f"tables/{table}/start", 409, {"fill": "bot:random"}) == "already-started"


def test_a_finished_game_is_left_by_nobody(ann, bob):
    table = together(ann, bob)
    to_the_end(table, [ann, bob])
    assert refused(ann, f"tables/{table}/leave", 409) == "finished"
    seen = ann.get(f"tables/{table}")
    assert (seen["state"], seen["turn"]) == ("finished", None)
    assert set(seen["result"]) == {"scores", "winners"}
    assert len(seen["result"]["scores"]) == 2
