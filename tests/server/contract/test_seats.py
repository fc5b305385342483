"""Seats over HTTP; who may sit, leave and start is tested in tests/table/test_lobby.py."""

import pytest

from tests.server.contract.helpers import listening, my_turn, refusal, refused, step, together
from tests.waiting import until

OPEN3 = ["me", "open", "open"]


def test_who_joins_gets_the_lowest_open_seat_or_the_one_they_name(ann, bob, people):
    table = ann.table("santiago", ["open", "me", "open", "open"])["id"]
    joined = bob.post(f"tables/{table}/join")
    assert (joined["you"], joined["state"]) == ([0], "open")
    assert joined["seats"][0] == {"seat": 0, "kind": "human", "player": {"id": bob.id, "name": "Bob"}}
    cid, dan = people("Cid", "Dan")
    assert cid.post(f"tables/{table}/join", {"seat": 3})["you"] == [3]
    assert cid.post(f"tables/{table}/join", {"seat": 2})["you"] == [3]  # again: the same
    assert refused(dan, f"tables/{table}/join", 409, {"seat": 0}) == "seat-taken"
    answer = dan.http.post(f"/api/tables/{table}/join")  # without a body
    assert (answer.status_code, answer.json()["you"], answer.json()["state"]) == (200, [2], "running")
    assert refused(people("Eve")[0], f"tables/{table}/join", 409) == "table-full"


@pytest.mark.parametrize("seat", [3, -1, "1", 1.5, [1]])
def test_a_seat_that_is_none_is_refused(ann, bob, seat):
    table = ann.table("santiago", OPEN3)["id"]
    refused(bob, f"tables/{table}/join", 422, {"seat": seat})


def test_a_full_table_starts_by_itself(ann, bob):
    table = ann.table("santiago", ["me", "open"])["id"]
    with listening(ann, table) as stream:
        joined = bob.post(f"tables/{table}/join")
        assert (joined["state"], joined["view"]["seat"]) == ("running", joined["turn"])
        assert stream.next("state")[2]["ply"] == joined["ply"]


def test_an_open_table_is_gone_when_nobody_is_left(ann, bob):
    table = ann.table("santiago", OPEN3)["id"]
    bob.post(f"tables/{table}/join")
    left = ann.post(f"tables/{table}/leave")
    assert (left["you"], [seat["kind"] for seat in left["seats"]]) == ([], ["open", "human", "open"])
    assert refused(ann, f"tables/{table}/leave", 403) == "not-at-table"
    with listening(bob, table) as stream:
        bob.post(f"tables/{table}/leave")
        assert stream.ended()
    for somebody in (ann, bob):
        assert refusal(somebody, "GET", f"tables/{table}", 404) == "no-such-table"
    assert refused(bob, f"tables/{table}/join", 404) == "no-such-table"


def test_who_leaves_a_running_game_is_played_for_and_may_return(ann, bob):
    table, players = together(ann, bob), [ann, bob]
    seen = ann.get(f"tables/{table}")
    seat, leaver = seen["turn"], players[seen["turn"]]
    left = leaver.post(f"tables/{table}/leave")
    assert (left["you"], left["seats"][seat]["kind"], left["seats"][seat]["bot"]) == ([], "bot", "normal")
    assert refused(leaver, f"tables/{table}/moves", 403, {"ply": 0, "move": "pass"}) == "not-at-table"
    until(lambda: leaver.get(f"tables/{table}")["ply"] > seen["ply"])
    assert leaver.get(f"tables/{table}/record")["moves"][seen["ply"]][0] == seat
    assert refused(leaver, f"tables/{table}/seats/{1 - seat}/return", 403) == "not-your-seat"
    assert refused(leaver, f"tables/{table}/seats/2/return", 404) == "no-such-seat"
    my_turn(players[1 - seat], table)
    for _ in range(2):  # again: the same
        back = leaver.post(f"tables/{table}/seats/{seat}/return")
        assert (back["you"], back["seats"][seat]["kind"]) == ([seat], "human")
    step(table, players)


def test_the_creator_starts_with_bots_in_the_open_seats(ann, bob):
    table = ann.table("santiago", ["me", "open", "bot:easy", "open"])["id"]
    for body in ({}, {"fill": None}):
        assert refused(ann, f"tables/{table}/start", 409, body) == "seats-open"
    for fill in ("normal", "bot:", "bot:nonsense", "me", "open", 1):
        refused(ann, f"tables/{table}/start", 422, {"fill": fill})
    assert refused(bob, f"tables/{table}/start", 403, {"fill": "bot:random"}) == "not-creator"
    started = ann.post(f"tables/{table}/start", {"fill": "bot:random"})
    assert (started["state"], [seat.get("bot") for seat in started["seats"]]) == (
        "running",
        [None, "random", "easy", "random"],
    )
    assert ann.get(f"tables/{table}/record")["players"] == ["Ann", "bot:random", "bot:easy", "bot:random"]
    assert refused(ann, f"tables/{table}/start", 409, {"fill": "bot:random"}) == "already-started"
