"""The record: as the caller may know it while the game runs, and checked by anybody after the end."""

import pytest

import macaronesia as mac
from tests.server.contract.contract_help import others_of, refusal, step, to_phase, to_the_end, together, turn


def test_before_the_start_there_is_no_record(ann):
    table = ann.table("santiago", ["me", "open"])["id"]
    assert refusal(ann, "GET", f"tables/{table}/record", 409) == "not-started"


def test_while_the_game_runs_the_record_has_no_seed_and_no_result(ann, bob, watcher):
    table = together(ann, bob)
    for somebody in (ann, bob, watcher):
        record = somebody.get(f"tables/{table}/record")
        assert "seed" not in record
        assert "result" not in record
        assert record["seed_commitment"] == ann.get(f"tables/{table}")["seed_commitment"]
        assert record["players"] == ["Ann", "Bob"]


def test_a_secret_bid_is_hidden_in_the_record_until_both_are_in(ann, bob, watcher):
    table, players = together(ann, bob), [ann, bob]
    player, seen = to_phase(table, players, "bid")
    (other,) = others_of(player, players)
    step(table, players, "bid 2")
    assert player.get(f"tables/{table}/record")["moves"][-1] == [seen["turn"], "bid 2"]
    for somebody in (other, watcher):
        assert somebody.get(f"tables/{table}/record")["moves"][-1] == [seen["turn"], "bid ?"]
    step(table, players, "bid 1")
    for somebody in (player, other, watcher):
        assert somebody.get(f"tables/{table}/record")["moves"][seen["ply"]] == [seen["turn"], "bid 2"]


def test_dealt_cards_are_in_the_record_of_their_owner_alone(ann, bob, watcher):
    table, players = together(ann, bob, game="canarias"), [ann, bob]
    to_phase(table, players, "act")
    known = {who: who.get(f"tables/{table}/record")["moves"] for who in (ann, bob, watcher)}
    for number, (move, of_bob, of_nobody) in enumerate(zip(*known.values(), strict=True)):
        if move[1].startswith("deal "):
            assert of_nobody[1] == "deal ?"
            assert (move[1] == "deal ?") != (of_bob[1] == "deal ?"), number
        if move[1].startswith("stow "):
            assert move[1] == of_bob[1] == of_nobody[1] == "stow ?"


@pytest.mark.parametrize("game", ["santiago", "canarias"])
def test_after_the_end_everybody_gets_the_whole_record_and_it_verifies(ann, bob, watcher, game):
    table, players = together(ann, bob, game=game), [ann, bob]
    commitment = ann.get(f"tables/{table}")["seed_commitment"]
    to_the_end(table, players)
    record = watcher.get(f"tables/{table}/record")
    assert record == ann.get(f"tables/{table}/record") == bob.get(f"tables/{table}/record")
    assert record["seed_commitment"] == commitment
    assert not any("?" in text for _, text in record["moves"])
    played = mac.verify(record)
    seen = ann.get(f"tables/{table}")
    assert seen["result"] == record["result"] == {"scores": played.scores(), "winners": played.winners()}
    assert seen["ply"] == len(record["moves"])


def test_a_record_with_moves_taken_back_verifies_and_says_so(ann):
    table = ann.table("santiago", ["me", "me"], hotseat=True)["id"]
    while ann.get(f"tables/{table}")["state"] == "running":
        seen = ann.get(f"tables/{table}")
        ann.move(table)
        over = ann.get(f"tables/{table}")["state"] == "finished"
        if seen["view"]["phase"] in ("first", "extra") and not over:
            ann.post(f"tables/{table}/undo")
            ann.move(table, seen["view"]["moves"][-1])
    record = ann.get(f"tables/{table}/record")
    mac.verify(record)
    with pytest.raises(mac.BadRecord):
        mac.verify({name: value for name, value in record.items() if name != "undone"})


def test_every_undo_over_chance_is_in_the_record(ann):
    table = ann.table("santiago", ["me", "me"], hotseat=True)["id"]
    ply = ann.get(f"tables/{table}")["ply"]
    told = ann.move(table)
    dealt = told["next"] - told["ply"]
    assert dealt >= 3
    ann.post(f"tables/{table}/undo")
    assert ann.get(f"tables/{table}/record")["undone"] == [[ply, dealt]]
    ann.move(table)
    while ann.get(f"tables/{table}")["state"] == "running":
        ann.move(table)
    record = ann.get(f"tables/{table}/record")
    assert record["undone"] == [[ply, dealt]]
    mac.verify(record)
    with pytest.raises(mac.BadRecord):
        mac.verify(record | {"undone": [[ply, 2]]})


def test_a_bot_is_named_as_one(ann):
    table = ann.table("santiago", ["me", "bot:normal", "bot:easy"])["id"]
    assert ann.get(f"tables/{table}/record")["players"] == ["Ann", "bot:normal", "bot:easy"]


def test_hidden_money_is_null_in_views_and_moves_stay_readable(ann, bob, watcher, people):
    (cid,) = people("Cid")
    players = [ann, bob, cid]
    table = together(*players, options={"money": "hidden"})
    to_phase(table, players, "bid")
    _, _, text = step(table, players, "bid 2")
    for seat, player in enumerate(players):
        money = player.get(f"tables/{table}")["view"]["money"]
        assert [amount is None for amount in money] == [other != seat for other in range(3)]
        assert player.get(f"tables/{table}/record")["moves"][-1][1] == text == "bid 2"
    assert watcher.get(f"tables/{table}")["view"]["money"] == [None, None, None]
    to_the_end(table, players)
    assert None not in watcher.get(f"tables/{table}")["view"]["money"]
    assert turn(table, players) is None
