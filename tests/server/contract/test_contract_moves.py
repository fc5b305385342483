"""Moves: what is answered, and in which order things are refused."""

import threading

import pytest

from tests.server.contract.contract_help import (
    others_of,
    refusal,
    refused,
    step,
    to_phase,
    to_the_end,
    together,
    turn,
)
from tests.server.serving import Player, Server

ZERO = {"ply": 0, "move": "pass"}


def test_a_move_is_answered_with_the_ply_after_it_and_that_of_the_next_decision(ann, bob):
    table = together(ann, bob)
    player, seen = turn(table, [ann, bob])
    body = {"ply": seen["ply"], "move": seen["view"]["moves"][0]}
    told = player.post(f"tables/{table}/moves", body)
    assert told == {"ply": seen["ply"] + 1, "next": ann.get(f"tables/{table}")["ply"]}


def test_the_next_decision_comes_after_what_chance_adds(ann, bob):
    table = together(ann, bob)
    player, seen = to_phase(table, [ann, bob], "first")  # at least three tiles are turned up after it
    body = {"ply": seen["ply"], "move": seen["view"]["moves"][0]}
    told = player.post(f"tables/{table}/moves", body)
    assert told == {"ply": seen["ply"] + 1, "next": ann.get(f"tables/{table}")["ply"]}
    assert told["next"] >= seen["ply"] + 4
    # So the next to move needs nothing else: the answer is the ply to call with.
    following, seen = turn(table, [ann, bob])
    following.post(f"tables/{table}/moves", {"ply": told["next"], "move": seen["view"]["moves"][0]})
    assert player.post(f"tables/{table}/moves", body) == told  # the same call again, the same answer


@pytest.mark.parametrize("game", ["santiago", "canarias"])
def test_every_answer_names_the_ply_of_the_next_decision_to_the_end(ann, bob, game):
    table, players = together(ann, bob, game=game), [ann, bob]
    answers = {}
    while (found := turn(table, players)) is not None:
        player, seen = found
        body = {"ply": seen["ply"], "move": seen["view"]["moves"][0]}
        answers[seen["ply"]] = player, body, player.post(f"tables/{table}/moves", body)
    plies = [*answers, ann.get(f"tables/{table}")["ply"]]
    assert [told["next"] for _, _, told in answers.values()] == plies[1:]
    assert [told["ply"] for _, _, told in answers.values()] == [ply + 1 for ply in answers]
    for player, body, told in answers.values():
        assert player.post(f"tables/{table}/moves", body) == told


def test_ply_counts_the_moves_of_the_record_with_those_of_chance(ann, bob):
    table = together(ann, bob)
    for _ in range(6):
        step(table, [ann, bob])
        assert ann.get(f"tables/{table}")["ply"] == len(ann.get(f"tables/{table}/record")["moves"])


def test_first_who_calls_then_the_table_then_the_seat(ann, bob, watcher, people):
    table = together(ann, bob)
    (cid,) = people("Cid")
    assert refused(watcher, "tables/nonsense/moves", 401, ZERO) == "no-key"
    assert refused(cid, "tables/nonsense/moves", 404, ZERO) == "no-such-table"
    assert refused(watcher, f"tables/{table}/moves", 401, ZERO) == "no-key"
    # Where it is wrong in every way, the first reason counts.
    assert refused(cid, f"tables/{table}/moves", 403, ZERO | {"move": "nonsense"}) == "not-at-table"


def test_an_unknown_key_comes_before_everything(ann, bob):
    table = together(ann, bob)
    head = {"Authorization": "Bearer 0123456789abcdef0123456789abcdef"}
    assert refused(ann, f"tables/{table}/moves", 401, ZERO, headers=head) == "unknown-key"
    assert refused(ann, "tables/nonsense/moves", 401, ZERO, headers=head) == "unknown-key"


def test_the_remembered_answer_comes_before_moved_on(ann, bob):
    table = together(ann, bob)
    player, ply, text = step(table, [ann, bob])
    following = ann.get(f"tables/{table}")["ply"]
    for _ in range(3):
        step(table, [ann, bob])
    told = player.post(f"tables/{table}/moves", {"ply": ply, "move": text})
    assert told == {"ply": ply + 1, "next": following}


def test_moved_on_comes_before_the_turn_and_the_rules(ann, bob):
    table = together(ann, bob)
    step(table, [ann, bob])
    player, seen = turn(table, [ann, bob])
    (other,) = others_of(player, [ann, bob])
    for somebody in (player, other):
        for ply in (0, seen["ply"] - 1, seen["ply"] + 1, 999_999):
            answer = somebody.http.post(f"/api/tables/{table}/moves", json={"ply": ply, "move": "nonsense"})
            assert answer.status_code == 409
            told = answer.json()
            assert (told["error"], told["params"]) == ("moved-on", {"ply": seen["ply"]})


def test_the_turn_comes_before_the_rules(ann, bob):
    table = together(ann, bob)
    player, seen = turn(table, [ann, bob])
    (other,) = others_of(player, [ann, bob])
    body = {"ply": seen["ply"], "move": "nonsense"}
    assert refused(other, f"tables/{table}/moves", 403, body) == "not-your-turn"


def test_the_rules_say_why_not(ann, bob):
    table = together(ann, bob)
    player, seen = to_phase(table, [ann, bob], "bid")
    codes = {
        text: refused(player, f"tables/{table}/moves", 422, {"ply": seen["ply"], "move": text})
        for text in ("nonsense", "bid 99", "plant melon1 a1", "bid 03", " bid 1", "")
    }
    assert all(codes.values())
    assert len({codes["nonsense"], codes["bid 99"], codes["plant melon1 a1"]}) == 3
    assert ann.get(f"tables/{table}")["ply"] == seen["ply"]


def test_what_is_no_move_is_refused(ann, bob):
    table = together(ann, bob)
    for body in (
        {},
        {"ply": 1},
        {"move": "pass"},
        {"ply": "1", "move": "x"},
        {"ply": -1, "move": "x"},
        [],
        None,
    ):
        answer = ann.http.post(f"/api/tables/{table}/moves", json=body)
        assert answer.status_code in (400, 422), (body, answer.text)


def test_before_the_start_there_is_nothing_to_move(ann):
    table = ann.table("santiago", ["me", "open"])["id"]
    assert refused(ann, f"tables/{table}/moves", 409, ZERO) == "not-started"


def test_after_the_end_there_is_nothing_to_move(ann, bob):
    table = together(ann, bob)
    to_the_end(table, [ann, bob])
    ply = ann.get(f"tables/{table}")["ply"]
    assert refused(ann, f"tables/{table}/moves", 409, {"ply": ply, "move": "pass"}) == "finished"
    assert refused(ann, f"tables/{table}/moves", 409, ZERO) == "moved-on"


def test_nobody_moves_with_another_seats_key(ann, bob):
    table = together(ann, bob)
    player, seen = turn(table, [ann, bob])
    (other,) = others_of(player, [ann, bob])
    body = {"ply": seen["ply"], "move": seen["view"]["moves"][0]}
    assert refused(other, f"tables/{table}/moves", 403, body) == "not-your-turn"
    assert refused(other, f"tables/{table}/moves?seat={seen['turn']}", 403, body) == "not-your-turn"


def test_the_same_move_of_another_is_not_remembered(ann, bob):
    table = together(ann, bob)
    player, ply, text = step(table, [ann, bob])
    (other,) = others_of(player, [ann, bob])
    assert refused(other, f"tables/{table}/moves", 409, {"ply": ply, "move": text}) == "moved-on"


def test_another_move_at_the_same_ply_is_not_remembered(ann, bob):
    table = together(ann, bob)
    player, seen = turn(table, [ann, bob])
    first, second = seen["view"]["moves"][:2]
    player.post(f"tables/{table}/moves", {"ply": seen["ply"], "move": first})
    body = {"ply": seen["ply"], "move": second}
    assert refused(player, f"tables/{table}/moves", 409, body) == "moved-on"


def at_once(calls):
    """The status of every answer to calls that are made at the same time."""
    found, gate = [], threading.Barrier(len(calls))

    def call(player, path, body):
        gate.wait()
        found.append(player.http.post(path, json=body).status_code)

    threads = [threading.Thread(target=call, args=one) for one in calls]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sorted(found)


def test_equal_calls_at_once_are_all_answered_and_play_once(ann, bob):
    table = together(ann, bob)
    player, seen = to_phase(table, [ann, bob], "plant")
    body = {"ply": seen["ply"], "move": seen["view"]["moves"][0]}
    assert at_once([(player, f"/api/tables/{table}/moves", body)] * 6) == [200] * 6
    record = ann.get(f"tables/{table}/record")["moves"]
    assert record[seen["ply"]] == [seen["turn"], body["move"]]
    assert len(record) == ann.get(f"tables/{table}")["ply"] == seen["ply"] + 1


def test_of_two_moves_for_the_same_ply_one_wins(ann, bob):
    table = together(ann, bob)
    player, seen = to_phase(table, [ann, bob], "plant")
    calls = [
        (player, f"/api/tables/{table}/moves", {"ply": seen["ply"], "move": move})
        for move in seen["view"]["moves"][:4]
    ]
    assert at_once(calls) == [200, 409, 409, 409]


def test_the_answer_is_remembered_over_a_restart(tmp_path):
    database = f"sqlite:///{tmp_path}/tables.db"
    first = Server(database)
    players = [Player(first.url, "Ann"), Player(first.url, "Bob")]
    table = together(*players)
    made = [step(table, players) for _ in range(5)]
    before = players[0].get(f"tables/{table}")
    first.kill()
    second = Server(database)
    try:
        for player in players:
            player.http.base_url = second.url
        for player, ply, text in made:
            told = player.post(f"tables/{table}/moves", {"ply": ply, "move": text})
            assert told["ply"] == ply + 1 <= told["next"]
        assert players[0].get(f"tables/{table}") == before
        step(table, players)
    finally:
        second.stop()
        for player in players:
            player.http.close()


def test_an_undo_forgets_the_answers_of_what_it_takes_back(ann):
    table = ann.table("santiago", ["me", "me"], hotseat=True)["id"]
    first = ann.get(f"tables/{table}")
    body = {"ply": first["ply"], "move": first["view"]["moves"][0]}
    told = ann.post(f"tables/{table}/moves", body)
    ann.post(f"tables/{table}/undo")
    assert ann.get(f"tables/{table}")["ply"] == first["ply"]
    assert ann.post(f"tables/{table}/moves", body) == told  # it is played anew
    assert ann.get(f"tables/{table}")["ply"] > first["ply"]
    ann.post(f"tables/{table}/undo")
    other = {"ply": first["ply"], "move": first["view"]["moves"][1]}
    ann.post(f"tables/{table}/moves", other)
    assert refused(ann, f"tables/{table}/moves", 409, body) == "moved-on"


def test_a_move_is_no_get(ann, bob):
    table = together(ann, bob)
    assert refusal(ann, "GET", f"tables/{table}/moves", 405) == "bad-method"
