"""Moves over HTTP: the answers, and the order of refusals (tests/table/test_playing.py has the rest)."""

from itertools import pairwise

import pytest

from tests.server.contract.helpers import others_of, refused, step, to_phase, together, turn

ZERO = {"ply": 0, "move": "pass"}


@pytest.mark.parametrize("game", ["santiago", "canarias"])
def test_every_answer_has_the_ply_after_the_move_and_that_of_the_next_decision(ann, bob, game):
    table, players = together(ann, bob, game=game), [ann, bob]
    calls = []
    while (found := turn(table, players)) is not None:
        player, seen = found
        body = {"ply": seen["ply"], "move": seen["view"]["moves"][0]}
        calls.append((player, body, player.post(f"tables/{table}/moves", body)))
    plies = [*(body["ply"] for _, body, _ in calls), ann.get(f"tables/{table}")["ply"]]
    for (player, body, answer), following in zip(calls, plies[1:], strict=True):
        assert answer == {"ply": body["ply"] + 1, "next": following}
        assert player.post(f"tables/{table}/moves", body) == answer  # again: the same
    assert any(following > ply + 1 for ply, following in pairwise(plies))
    assert plies[-1] == len(ann.get(f"tables/{table}/record")["moves"])
    over = ann.get(f"tables/{table}")
    assert (over["state"], over["turn"], set(over["result"])) == ("finished", None, {"scores", "winners"})
    path = f"tables/{table}/moves"
    assert refused(ann, path, 409, {"ply": plies[-1], "move": "pass"}) == "finished"
    assert refused(ann, path, 409, {"ply": plies[-1] - 1, "move": "nonsense"}) == "moved-on"
    for path in ("leave", "undo", "undo/accept", "undo/decline"):
        assert refused(ann, f"tables/{table}/{path}", 409) == "finished"


def test_of_several_reasons_the_first_of_the_contract_is_given(ann, bob, watcher, people):
    table, players = together(ann, bob), [ann, bob]
    (cid,), path = people("Cid"), f"tables/{table}/moves"
    unknown = {"Authorization": "Bearer 0123456789abcdef0123456789abcdef"}
    assert refused(watcher, "tables/nonsense/moves", 401, ZERO) == "no-key"
    assert refused(ann, "tables/nonsense/moves", 401, ZERO, headers=unknown) == "unknown-key"
    assert refused(cid, "tables/nonsense/moves", 404, ZERO) == "no-such-table"
    assert refused(cid, path, 403, {"ply": 0, "move": "nonsense"}) == "not-at-table"
    made = step(table, players)
    step(table, players)
    player, seen = to_phase(table, players, "bid")
    (other,) = others_of(player, players)
    for somebody in players:
        for ply in (0, seen["ply"] - 1, seen["ply"] + 1, 999_999):
            answer = somebody.http.post(f"/api/{path}", json={"ply": ply, "move": "nonsense"})
            assert (answer.status_code, answer.json()["params"]) == (409, {"ply": seen["ply"]})
            assert answer.json()["error"] == "moved-on"
    call = {"ply": made[1], "move": made[2]}
    assert (
        made[0].post(f"tables/{table}/moves", call)["ply"] == made[1] + 1
    )  # a remembered answer comes before
    assert refused(others_of(made[0], players)[0], path, 409, call) == "moved-on"  # and is the caller's own
    for where in (path, f"{path}?seat={seen['turn']}"):
        assert refused(other, where, 403, {"ply": seen["ply"], "move": "nonsense"}) == "not-your-turn"
    moves = ("nonsense", "bid 99", "plant melon1 a1", "bid 03", " bid 1", "")
    codes = [refused(player, path, 422, {"ply": seen["ply"], "move": text}) for text in moves]
    assert len(set(codes[:3])) == 3
    assert ann.get(f"tables/{table}")["ply"] == seen["ply"]


def test_what_is_no_move_is_refused(ann, bob):
    table = together(ann, bob)
    waiting = ann.table("santiago", ["me", "open"])["id"]
    assert refused(ann, f"tables/{waiting}/moves", 409, ZERO) == "not-started"
    bodies = [{}, {"ply": 1}, {"move": "pass"}, {"ply": "1", "move": "x"}, {"ply": -1, "move": "x"}, [], None]
    for body in bodies:
        answer = ann.http.post(f"/api/tables/{table}/moves", json=body)
        assert answer.status_code in (400, 422), (body, answer.text)


def test_an_undo_forgets_the_answers_of_what_it_takes_back(ann):
    table = ann.table("santiago", ["me", "me"], hotseat=True)["id"]
    first = ann.get(f"tables/{table}")
    bodies = [{"ply": first["ply"], "move": move} for move in first["view"]["moves"][:2]]
    for body in (bodies[0], bodies[0], bodies[1]):
        ann.post(f"tables/{table}/moves", body)
        assert ann.get(f"tables/{table}")["ply"] > first["ply"]
        if body is bodies[0]:
            ann.post(f"tables/{table}/undo")
    assert refused(ann, f"tables/{table}/moves", 409, bodies[0]) == "moved-on"
