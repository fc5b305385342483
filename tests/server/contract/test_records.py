"""The record: as the caller may know it while the game runs, and checked by anybody after the end."""

import pytest

import macaronesia as mac
from tests.server.contract.helpers import others_of, refusal, step, to_phase, to_the_end, together


def test_before_the_start_there_is_no_record(ann):
    table = ann.table("santiago", ["me", "open"])["id"]
    assert refusal(ann, "GET", f"tables/{table}/record", 409) == "not-started"


def test_while_the_game_runs_the_record_has_neither_seed_nor_result_nor_secret_bid(ann, bob, watcher):
    table, players = together(ann, bob), [ann, bob]
    player, seen = to_phase(table, players, "bid")
    step(table, players, "bid 2")
    for somebody in (ann, bob, watcher):
        record = somebody.get(f"tables/{table}/record")
        assert not {"seed", "result"} & set(record)
        assert record["seed_commitment"] == seen["seed_commitment"]
        assert record["players"] == ["Ann", "Bob"]
        assert record["moves"][-1] == [seen["turn"], "bid 2" if somebody is player else "bid ?"]
    step(table, players, "bid 1")
    for somebody in (*others_of(player, players), watcher):
        assert somebody.get(f"tables/{table}/record")["moves"][seen["ply"]] == [seen["turn"], "bid 2"]


def test_dealt_cards_are_in_the_record_of_their_owner_alone(ann, bob, watcher):
    table, players = together(ann, bob, game="canarias"), [ann, bob]
    to_phase(table, players, "act")
    known = [who.get(f"tables/{table}/record")["moves"] for who in (ann, bob, watcher)]
    for (_, of_ann), (_, of_bob), (_, of_nobody) in zip(*known, strict=True):
        if of_ann.startswith("deal "):
            assert of_nobody == "deal ?"
            assert (of_ann == "deal ?") != (of_bob == "deal ?")
        if of_ann.startswith("stow "):
            assert of_ann == of_bob == of_nobody == "stow ?"


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


def test_every_undo_over_chance_is_in_the_record(ann):
    table = ann.table("santiago", ["me", "me"], hotseat=True)["id"]
    ply = ann.get(f"tables/{table}")["ply"]
    answer = ann.move(table)
    dealt = answer["next"] - answer["ply"]
    assert dealt >= 3
    ann.post(f"tables/{table}/undo")
    while ann.get(f"tables/{table}")["state"] == "running":
        ann.move(table)
    record = ann.get(f"tables/{table}/record")
    assert record["undone"] == [[ply, dealt]]
    mac.verify(record)
    for wrong in ({}, {"undone": [[ply, 2]]}):
        with pytest.raises(mac.BadRecord):
            mac.verify({name: value for name, value in record.items() if name != "undone"} | wrong)


def test_hidden_money_is_null_in_views(ann, bob, watcher, people):
    players = [ann, bob, *people("Cid")]
    table = together(*players, options={"money": "hidden"})
    to_phase(table, players, "bid")
    step(table, players, "bid 2")
    for seat, player in enumerate(players):
        money = player.get(f"tables/{table}")["view"]["money"]
        assert [amount is None for amount in money] == [other != seat for other in range(3)]
        assert player.get(f"tables/{table}/record")["moves"][-1][1] == "bid 2"
    assert watcher.get(f"tables/{table}")["view"]["money"] == [None, None, None]
