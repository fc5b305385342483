"""Forks and hints over HTTP; what a fork may know is tested in tests/table/test_forking.py."""

import pytest

from tests.server.contract.helpers import (
    finished,
    others_of,
    refusal,
    refused,
    step,
    to_phase,
    together,
    turn,
)
from tests.waiting import until


def test_a_fork_is_a_new_table_with_the_callers_seat_and_bots(ann, bob, people):
    table, (cid,) = together(ann, bob), people("Cid")
    seen = ann.get(f"tables/{table}")
    forks = {who: who.post(f"tables/{table}/fork", {"ply": seen["ply"]}, 201) for who in (ann, bob, cid)}
    bots = {who: [seat.get("bot") for seat in fork["seats"]] for who, fork in forks.items()}
    assert bots == {ann: [None, "normal"], bob: ["normal", None], cid: [None, "normal"]}
    fork = forks[bob]
    assert (fork["you"], fork["creator"]["id"], fork["visibility"]) == ([1], bob.id, "link")
    assert fork["seed_commitment"] != seen["seed_commitment"]
    assert bob.get(f"tables/{fork['id']}/record")["fork"] == {"table": table, "ply": seen["ply"]}
    (waiting,) = others_of(turn(table, [ann, bob])[0], [ann, bob])
    until(
        lambda: waiting.get(f"tables/{forks[waiting]['id']}")["ply"] > seen["ply"]
    )  # the bots of a fork play
    assert ann.get(f"tables/{table}") == seen  # and the game itself is not touched


def test_the_seats_of_a_fork_are_as_asked_for(ann, bob):
    table = together(ann, bob)
    ply = ann.get(f"tables/{table}")["ply"]
    fork = ann.post(f"tables/{table}/fork", {"ply": ply, "seats": ["bot:easy", "open"]}, 201)
    assert (fork["state"], fork["you"]) == ("open", [])
    assert bob.post(f"tables/{fork['id']}/join")["state"] == "running"
    hotseat = ann.post(f"tables/{table}/fork", {"ply": ply, "seats": ["me", "me"], "hotseat": True}, 201)
    assert (hotseat["you"], hotseat["hotseat"]) == ([0, 1], True)
    for seats in (["me"], ["me", "open", "open"], ["me", "me"], ["me", "bot:x"], []):
        refused(ann, f"tables/{table}/fork", 422, {"ply": ply, "seats": seats})
    for wrong in (-1, ply + 1, "1", None):
        refused(ann, f"tables/{table}/fork", 422, {"ply": wrong})


def test_what_cannot_be_forked_is_refused(ann, bob, watcher):
    waiting = ann.table("santiago", ["me", "open"])["id"]
    assert refused(ann, f"tables/{waiting}/fork", 409, {"ply": 0}) == "not-started"
    assert refused(watcher, f"tables/{waiting}/fork", 401, {"ply": 0}) == "no-key"
    assert refused(ann, "tables/nonsense/fork", 404, {"ply": 0}) == "no-such-table"
    table, players = together(ann, bob), [ann, bob]
    to_phase(table, players, "bid")
    step(table, players, "bid 2")
    assert refused(ann, f"tables/{table}/fork", 409, {"ply": 0}) == "secret-bid"
    over = finished(ann)
    assert refused(ann, f"tables/{over}/fork", 409, {"ply": ann.get(f"tables/{over}")["ply"]}) == "finished"
    assert ann.post(f"tables/{over}/fork", {"ply": 9}, 201)["you"] == [0]


@pytest.mark.parametrize("game", ["santiago", "canarias"])
def test_a_hint_is_a_legal_move_for_the_caller(ann, bob, game):
    table, players = together(ann, bob, game=game, hints=True), [ann, bob]
    for _ in range(2):
        player, seen = turn(table, players)
        hint = player.get(f"tables/{table}/hint")
        assert hint["move"] in seen["view"]["moves"]
        player.post(f"tables/{table}/moves", {"ply": seen["ply"], "move": hint["move"]})


def test_hints_only_where_the_table_has_them_and_for_whose_turn_it_is(ann, bob, watcher, people):
    table, players = together(ann, bob), [ann, bob]
    assert refusal(turn(table, players)[0], "GET", f"tables/{table}/hint", 403) == "no-hints"
    table = together(ann, bob, hints=True)
    (other,) = others_of(turn(table, players)[0], players)
    (cid,) = people("Cid")
    assert refusal(other, "GET", f"tables/{table}/hint", 403) == "not-your-turn"
    assert refusal(cid, "GET", f"tables/{table}/hint", 403) == "not-at-table"
    assert refusal(watcher, "GET", f"tables/{table}/hint", 401) == "no-key"
    waiting = ann.table("santiago", ["me", "open"], hints=True)["id"]
    assert refusal(ann, "GET", f"tables/{waiting}/hint", 409) == "not-started"
