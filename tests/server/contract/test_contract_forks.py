"""What if: forks of finished and running games; and hints."""

import pytest

import macaronesia as mac
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
from tests.waiting import until


def forked(player, table, ply, status=201, **more):
    return player.post(f"tables/{table}/fork", {"ply": ply, **more}, status)


def test_a_finished_game_is_forked_from_that_position(ann, bob):
    table, players = together(ann, bob, game="canarias"), [ann, bob]
    to_the_end(table, players)
    record = ann.get(f"tables/{table}/record")
    for ply in (0, 20, 41):
        fork = forked(ann, table, ply, seats=["me", "me"], hotseat=True)
        assert fork["id"] != table
        assert fork["seed_commitment"] != record["seed_commitment"]
        told = ann.get(f"tables/{fork['id']}/record?seat=0")
        assert told["fork"] == {"table": table, "ply": ply}
        before, now = mac.load(record, ply), fork["view"]
        if before.seat in (0, 1):
            assert {**before.view(now["seat"]), "last": 0} == {**now, "last": 0}
        else:
            assert fork["ply"] > ply  # chance has moved anew


def test_by_default_the_caller_has_his_seat_and_bots_the_others(ann, bob, people):
    table = together(ann, bob)
    (cid,) = people("Cid")
    ply = ann.get(f"tables/{table}")["ply"]
    kinds = {who: [seat.get("bot") for seat in forked(who, table, ply)["seats"]] for who in (ann, bob, cid)}
    assert kinds == {ann: [None, "normal"], bob: ["normal", None], cid: [None, "normal"]}
    fork = forked(bob, table, ply)
    assert (fork["you"], fork["creator"]["id"], fork["visibility"]) == ([1], bob.id, "link")


def test_seats_are_as_asked_for(ann, bob):
    table = together(ann, bob)
    ply = ann.get(f"tables/{table}")["ply"]
    fork = forked(ann, table, ply, seats=["bot:easy", "open"])
    assert (fork["state"], fork["you"]) == ("open", [])
    assert bob.post(f"tables/{fork['id']}/join")["state"] == "running"
    for seats in (["me"], ["me", "open", "open"], ["me", "me"], ["me", "bot:x"], []):
        refused(ann, f"tables/{table}/fork", 422, {"ply": ply, "seats": seats})
    for wrong in (-1, ply + 1, "1", None):
        refused(ann, f"tables/{table}/fork", 422, {"ply": wrong})


def test_a_fork_of_a_running_game_fits_all_the_caller_saw(ann, bob):
    table, players = together(ann, bob, game="canarias"), [ann, bob]
    saw = {player: {} for player in players}
    while ann.get(f"tables/{table}")["ply"] < 60:
        for player in players:
            seen = player.get(f"tables/{table}")
            saw[player][seen["ply"]] = seen["view"]
        step(table, players)
    for seat, player in enumerate(players):
        known = player.get(f"tables/{table}/record")["moves"]
        for ply in list(saw[player])[5::6]:
            fork = forked(player, table, ply, seats=["me", "me"], hotseat=True)["id"]
            assert player.get(f"tables/{fork}?seat={seat}")["view"] == saw[player][ply]
            assert player.get(f"tables/{fork}/record?seat={seat}")["moves"] == known[:ply]


def test_the_unknown_is_dealt_anew(ann, bob):
    table, players = together(ann, bob, game="canarias"), [ann, bob]
    to_phase(table, players, "act")
    ply = ann.get(f"tables/{table}")["ply"]
    hands = set()
    for _ in range(6):
        fork = forked(ann, table, ply, seats=["me", "me"], hotseat=True)["id"]
        mine, other = (ann.get(f"tables/{fork}?seat={seat}")["view"]["hands"][seat] for seat in (0, 1))
        assert mine == ann.get(f"tables/{table}")["view"]["hands"][0]
        hands.add(tuple(sorted(other.items())))
    assert len(hands) > 1


def test_not_while_a_secret_bid_is_pending(ann, bob):
    table, players = together(ann, bob), [ann, bob]
    to_phase(table, players, "bid")
    _, ply, _ = step(table, players, "bid 2")
    for player in players:
        assert refused(player, f"tables/{table}/fork", 409, {"ply": ply + 1}) == "secret-bid"
        assert refused(player, f"tables/{table}/fork", 409, {"ply": 0}) == "secret-bid"
    step(table, players)
    for known in (ply, ply + 1, ply + 2):
        forked(ann, table, known)


def test_what_cannot_be_forked_is_refused(ann, bob, watcher):
    waiting = ann.table("santiago", ["me", "open"])["id"]
    assert refused(ann, f"tables/{waiting}/fork", 409, {"ply": 0}) == "not-started"
    assert refused(watcher, f"tables/{waiting}/fork", 401, {"ply": 0}) == "no-key"
    assert refused(ann, "tables/nonsense/fork", 404, {"ply": 0}) == "no-such-table"
    table = together(ann, bob)
    to_the_end(table, [ann, bob])
    assert refused(ann, f"tables/{table}/fork", 409, {"ply": ann.get(f"tables/{table}")["ply"]}) == "finished"


@pytest.mark.parametrize("game", ["santiago", "canarias"])
def test_the_record_of_a_fork_is_checked_from_that_ply_on(ann, bob, game):
    table, players = together(ann, bob, game=game), [ann, bob]
    for _ in range(12):
        step(table, players)
    ply = turn(table, players)[1]["ply"]
    fork = forked(ann, table, ply, seats=["me", "me"], hotseat=True)["id"]
    while ann.get(f"tables/{fork}")["state"] == "running":
        ann.move(fork)
    record = ann.get(f"tables/{fork}/record")
    assert record["fork"] == {"table": table, "ply": ply}
    mac.verify(record)
    with pytest.raises(mac.BadRecord):  # its own seed did not deal what came before
        mac.verify({name: value for name, value in record.items() if name != "fork"})


def test_the_bots_of_a_fork_play(ann, bob):
    table, players = together(ann, bob), [ann, bob]
    player, seen = turn(table, players)
    (other,) = others_of(player, players)
    fork = forked(other, table, seen["ply"])["id"]
    assert until(lambda: other.get(f"tables/{fork}")["ply"] > seen["ply"])
    assert ann.get(f"tables/{table}")["ply"] == seen["ply"]  # the game itself is not touched


def test_a_hint_is_a_legal_move_for_the_caller(ann, bob):
    for game in ("santiago", "canarias"):
        table, players = together(ann, bob, game=game, hints=True), [ann, bob]
        for _ in range(3):
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
