"""Undo over HTTP; what can be taken back, and who must agree, is tested in tests/table/test_undo.py."""

from tests.server.contract.helpers import listening, my_turn, others_of, refused, step, to_phase, together


def test_an_undo_at_once_is_answered_with_the_table_as_it_was(ann, bob):
    table, players = together(ann, bob), [ann, bob]
    to_phase(table, players, "plant")
    before = [player.get(f"tables/{table}") for player in players]
    player, ply, _ = step(table, players)
    with listening(ann, table) as stream:
        stream.next("state")
        assert player.post(f"tables/{table}/undo") == before[players.index(player)]
        undo, state = stream.next(), stream.next()
    assert [other.get(f"tables/{table}") for other in players] == before
    assert undo[1:] == (
        "undo",
        {"status": "granted", "seat": players.index(player), "ply": ply, "waiting": []},
    )
    assert (state[0], state[1]) == (undo[0] + 1, "state")
    assert (state[2]["ply"], state[2]["view"]) == (ply, before[0]["view"])
    assert state[2]["played"] == state[2]["events"] == state[2]["told"] == []


def asked(table, players):
    """A move from which others have learned, and the wish to undo it: (who asks, the other, the wish)."""
    to_phase(table, players, "first")
    player, ply, _ = step(table, players)
    (other,) = others_of(player, players)
    wish = player.post(f"tables/{table}/undo")["undo"]
    seats = [players.index(player), players.index(other)]
    assert wish == {"status": "asked", "seat": seats[0], "ply": ply, "waiting": seats[1:]}
    return player, other, wish


def test_an_undo_by_agreement_is_announced_and_granted(ann, bob):
    table = together(ann, bob)
    player, other, wish = asked(table, [ann, bob])
    assert player.post(f"tables/{table}/undo")["undo"] == other.get(f"tables/{table}")["undo"] == wish
    assert refused(player, f"tables/{table}/undo/accept", 403) == "not-asked"
    with listening(player, table) as stream:
        accepted = other.post(f"tables/{table}/undo/accept")
        assert (accepted["ply"], accepted["undo"]) == (wish["ply"], None)
        assert stream.next("undo")[2] == wish | {"status": "granted", "waiting": []}
        assert stream.next("state")[2]["ply"] == wish["ply"]
    assert len(player.get(f"tables/{table}/record")["undone"]) == 1


def test_a_declined_undo_is_announced(ann, bob):
    table = together(ann, bob)
    player, other, wish = asked(table, [ann, bob])
    with listening(player, table) as stream:
        declined = other.post(f"tables/{table}/undo/decline")
        assert stream.next("undo")[2] == wish | {"status": "declined", "waiting": []}
    assert (declined["undo"], declined["ply"] > wish["ply"]) == (None, True)
    for answer in ("accept", "decline"):
        assert refused(other, f"tables/{table}/undo/{answer}", 409) == "no-undo"


def test_an_undo_that_lapses_is_announced_before_the_move_that_ends_it(ann, bob):
    table, players = together(ann, bob), [ann, bob]
    player, _, wish = asked(table, players)
    with listening(player, table) as stream:
        step(table, players)
        lapsed = stream.next("undo")
        assert lapsed[2] == wish | {"status": "lapsed", "waiting": []}
        assert stream.next("state")[0] > lapsed[0]


def test_bots_play_on_after_an_undo(ann):
    table = ann.table("santiago", ["me", "bot:random"])["id"]
    before = my_turn(ann, table)
    ann.move(table)
    my_turn(ann, table)
    ann.post(f"tables/{table}/undo")
    assert my_turn(ann, table)["view"] == before["view"]
    ann.move(table)
    assert my_turn(ann, table)["ply"] > before["ply"]


def test_who_has_no_say_in_an_undo_is_refused(ann, bob, watcher, people):
    table = together(ann, bob)
    (cid,) = people("Cid")
    for path in ("undo", "undo/accept", "undo/decline"):
        assert refused(watcher, f"tables/{table}/{path}", 401) == "no-key"
        assert refused(cid, f"tables/{table}/{path}", 403) == "not-at-table"
        assert refused(ann, f"tables/nonsense/{path}", 404) == "no-such-table"
    assert refused(ann, f"tables/{table}/undo", 409) == "nothing-to-undo"
    waiting = ann.table("santiago", ["me", "open"])["id"]
    assert refused(ann, f"tables/{waiting}/undo", 409) == "not-started"
