"""Taking back: at once, or by agreement."""

from tests.server.contract.contract_help import (
    listening,
    my_turn,
    others_of,
    refused,
    step,
    to_phase,
    to_the_end,
    together,
)
from tests.waiting import until


def asked(table, players):
    """Somebody moves, chance follows, and he wants it back: (who asked, the others, the ply before)."""
    to_phase(table, players, "first")
    player, ply, _ = step(table, players)
    wish = player.post(f"tables/{table}/undo")["undo"]
    others = others_of(player, players)
    waiting = [players.index(other) for other in others]
    assert wish == {"status": "asked", "seat": players.index(player), "ply": ply, "waiting": waiting}
    return player, others, ply


def test_a_move_nobody_learned_from_is_taken_back_at_once(ann, bob):
    table, players = together(ann, bob), [ann, bob]
    to_phase(table, players, "plant")
    before = [player.get(f"tables/{table}") for player in players]
    player, ply, _ = step(table, players)
    seen = player.post(f"tables/{table}/undo")
    assert (seen["ply"], seen["undo"]) == (ply, None)
    assert [other.get(f"tables/{table}") for other in players] == before


def test_a_secret_bid_alone_is_taken_back_at_once(ann, bob):
    table, players = together(ann, bob), [ann, bob]
    to_phase(table, players, "bid")
    player, ply, _ = step(table, players, "bid 2")
    assert player.post(f"tables/{table}/undo")["ply"] == ply


def test_where_no_other_human_sits_it_goes_at_once_over_bots_and_chance(ann):
    table = ann.table("santiago", ["me", "bot:random", "bot:random"])["id"]
    seen = my_turn(ann, table)
    for _ in range(2):
        last = seen["ply"]
        ann.move(table)
        seen = my_turn(ann, table)
    assert ann.post(f"tables/{table}/undo")["ply"] == last


def test_bots_play_on_after_an_undo(ann):
    table = ann.table("santiago", ["me", "bot:random"])["id"]
    before = my_turn(ann, table)
    ann.move(table)
    my_turn(ann, table)
    ann.post(f"tables/{table}/undo")
    assert my_turn(ann, table)["view"] == before["view"]
    ann.move(table)
    assert my_turn(ann, table)["ply"] > before["ply"]


def test_at_a_hotseat_nobody_has_to_be_asked(ann):
    table = ann.table("santiago", ["me", "me"], hotseat=True)["id"]
    plies = []
    for _ in range(6):
        plies.append(ann.get(f"tables/{table}")["ply"])
        ann.move(table)
    for ply in reversed(plies):
        assert ann.post(f"tables/{table}/undo")["ply"] == ply
    assert refused(ann, f"tables/{table}/undo", 409) == "nothing-to-undo"


def test_where_somebody_learned_the_others_are_asked(ann, bob):
    table = together(ann, bob)
    player, (other,), ply = asked(table, [ann, bob])
    seen = other.get(f"tables/{table}")
    assert seen["ply"] > ply
    assert seen["undo"]["waiting"] == seen["you"]
    accepted = other.post(f"tables/{table}/undo/accept")
    assert (accepted["ply"], accepted["undo"]) == (ply, None)
    assert player.get(f"tables/{table}")["turn"] == player.get(f"tables/{table}")["you"][0]


def test_after_a_decision_of_another_seat_he_is_asked(ann, bob):
    table, players = together(ann, bob), [ann, bob]
    to_phase(table, players, "plant")
    first, ply, _ = step(table, players)
    second, _, _ = step(table, players)
    assert second is not first
    assert first.post(f"tables/{table}/undo")["undo"]["ply"] == ply
    assert second.post(f"tables/{table}/undo/accept")["ply"] == ply  # the other's move is gone too


def test_who_declines_ends_it(ann, bob):
    table = together(ann, bob)
    player, (other,), _ = asked(table, [ann, bob])
    before = player.get(f"tables/{table}")["ply"]
    with listening(player, table) as stream:
        seen = other.post(f"tables/{table}/undo/decline")
        event = stream.next("undo")[2]
    assert (seen["undo"], seen["ply"]) == (None, before)
    assert (event["status"], event["waiting"]) == ("declined", [])
    for path in ("accept", "decline"):
        assert refused(other, f"tables/{table}/undo/{path}", 409) == "no-undo"


def test_it_lapses_when_anyone_moves(ann, bob):
    table, players = together(ann, bob), [ann, bob]
    player, (other,), ply = asked(table, players)
    with listening(player, table) as stream:
        step(table, players)
        lapsed = stream.next("undo")
        assert lapsed[2] == {"status": "lapsed", "seat": players.index(player), "ply": ply, "waiting": []}
        assert stream.next("state")[0] > lapsed[0]
    assert player.get(f"tables/{table}")["undo"] is None
    assert refused(other, f"tables/{table}/undo/accept", 409) == "no-undo"


def test_every_other_human_must_agree(ann, bob, people):
    (cid,) = people("Cid")
    players = [ann, bob, cid]
    table = together(*players)
    to_phase(table, players, "bid")
    player, ply, _ = step(table, players, "pass")
    step(table, players)
    one, other = others_of(player, players)
    player.post(f"tables/{table}/undo")
    with listening(player, table) as stream:
        agreed = one.post(f"tables/{table}/undo/accept")
        assert agreed["undo"]["waiting"] == [players.index(other)]
        assert agreed["ply"] > ply
        assert stream.next("undo")[2] == agreed["undo"]
        assert refused(one, f"tables/{table}/undo/accept", 403) == "not-asked"
        assert other.post(f"tables/{table}/undo/accept")["ply"] == ply
        assert stream.next("undo")[2]["status"] == "granted"
        state = stream.next("state")[2]
    assert (state["ply"], state["played"]) == (ply, [])


def test_bots_agree(ann, bob):
    table = ann.table("canarias", ["me", "open", "bot:random"])["id"]
    bob.post(f"tables/{table}/join")
    players = [ann, bob]
    while "draw" not in (found := my_turn_of(players, table))[1]["view"]["moves"]:
        found[0].move(table)
    player, seen = found
    (other,) = others_of(player, players)
    player.move(table, "draw")
    assert player.post(f"tables/{table}/undo")["undo"]["waiting"] == [players.index(other)]
    assert other.post(f"tables/{table}/undo/accept")["ply"] == seen["ply"]


def my_turn_of(players, table):
    """The first of these people whose turn it is, and what he sees."""

    def found():
        seen = [(player, player.get(f"tables/{table}")) for player in players]
        return next(((player, view) for player, view in seen if view["turn"] in view["you"]), None)

    return until(found)


def test_who_leaves_has_agreed(ann, bob):
    table = together(ann, bob)
    player, (other,), ply = asked(table, [ann, bob])
    other.post(f"tables/{table}/leave")
    ((back, dealt),) = player.get(f"tables/{table}/record")["undone"]
    assert (back, dealt >= 3) == (ply, True)  # palms and tiles, or tiles alone
    assert player.get(f"tables/{table}")["undo"] is None


def test_only_one_wish_at_a_time(ann, bob):
    table, players = together(ann, bob), [ann, bob]
    to_phase(table, players, "plant")
    first, _, _ = step(table, players)
    second, _, _ = step(table, players)
    wish = first.post(f"tables/{table}/undo")["undo"]
    assert first.post(f"tables/{table}/undo")["undo"] == wish  # again: the same
    assert refused(second, f"tables/{table}/undo", 409) == "undo-pending"


def test_who_has_no_say_is_refused(ann, bob, watcher, people):
    table = together(ann, bob)
    (cid,) = people("Cid")
    for path in ("undo", "undo/accept", "undo/decline"):
        assert refused(watcher, f"tables/{table}/{path}", 401) == "no-key"
        assert refused(cid, f"tables/{table}/{path}", 403) == "not-at-table"
    assert refused(ann, f"tables/{table}/undo", 409) == "nothing-to-undo"
    player, _, _ = asked(table, [ann, bob])
    assert refused(player, f"tables/{table}/undo/accept", 403) == "not-asked"


def test_before_the_start_and_after_the_end_nothing_is_taken_back(ann, bob):
    waiting = ann.table("santiago", ["me", "open"])["id"]
    assert refused(ann, f"tables/{waiting}/undo", 409) == "not-started"
    table = together(ann, bob)
    to_the_end(table, [ann, bob])
    for path in ("undo", "undo/accept", "undo/decline"):
        assert refused(ann, f"tables/{table}/{path}", 409) == "finished"


def test_moves_taken_back_never_deal_the_same_again(ann):
    table = ann.table("canarias", ["me", "me"], hotseat=True)["id"]
    while "draw" not in ann.get(f"tables/{table}")["view"]["moves"]:
        ann.move(table)
    dealt = set()
    for _ in range(4):
        ply = ann.get(f"tables/{table}")["ply"]
        ann.move(table, "draw")
        dealt.add(tuple(map(tuple, ann.get(f"tables/{table}/record")["moves"][ply:])))
        ann.post(f"tables/{table}/undo")
    assert len(dealt) > 1
    assert ann.get(f"tables/{table}/record")["undone"] == [[ply, 12]]
