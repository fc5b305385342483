"""Another game: one table for all who sat at the last."""

import threading

from tests.server.contract.contract_help import listening, refused, to_the_end, together


def finished(*players, **more):
    table = together(*players, **more)
    to_the_end(table, players)
    return table


def test_who_asks_first_sets_it_up_and_the_others_find_it(ann, bob):
    table = finished(ann, bob)
    with listening(bob, table) as stream:
        stream.next("state")
        made = ann.post(f"tables/{table}/rematch", {}, 201)
        assert stream.next("table")[2]["rematch"] == made["id"]
    assert [seat["kind"] for seat in made["seats"]] == ["human", "open"]
    assert (made["game"], made["options"]) == (ann.get(f"tables/{table}")["game"], made["options"])
    assert bob.post(f"tables/{table}/rematch", {}, 201)["id"] == made["id"]
    bob.post(f"tables/{made['id']}/join")
    assert ann.get(f"tables/{made['id']}")["state"] == "running"


def test_whoever_hears_of_it_finds_it_there_at_once(ann, bob):
    table = finished(ann, bob)
    with listening(bob, table) as stream:
        stream.next("state")
        for _ in range(5):
            asking = threading.Thread(target=ann.post, args=(f"tables/{table}/rematch", {}, 201))
            asking.start()
            heard = stream.next("table")[2]["rematch"]
            assert bob.get(f"tables/{heard}")["state"] == "open"
            asking.join()
            ann.post(f"tables/{heard}/leave")  # given up: the next round sets up another


def test_bots_sit_down_again_and_the_caller_keeps_his_seat(ann, bob):
    table = ann.table("santiago", ["open", "bot:easy", "me"])["id"]
    bob.post(f"tables/{table}/join")
    game = ann.get(f"tables/{table}")["game"]
    while ann.get(f"tables/{table}")["state"] == "running":
        for player in (ann, bob):
            seen = player.get(f"tables/{table}")
            if seen["turn"] in seen["you"]:
                move = {"ply": seen["ply"], "move": seen["view"]["moves"][0]}
                player.post(f"tables/{table}/moves", move)
    made = bob.post(f"tables/{table}/rematch", {}, 201)
    assert made["game"] == game
    assert [seat["kind"] for seat in made["seats"]] == ["human", "bot", "open"]
    assert made["you"] == [0]


def test_all_at_once_get_the_same_table(ann, bob):
    table = finished(ann, bob)
    found = []

    def ask(player):
        found.append(player.post(f"tables/{table}/rematch", {}, 201)["id"])

    callers = [threading.Thread(target=ask, args=(player,)) for player in (ann, bob) * 4]
    for caller in callers:
        caller.start()
    for caller in callers:
        caller.join()
    assert len(found) == 8
    assert len(set(found)) == 1


def test_one_that_was_given_up_is_set_up_anew(ann, bob):
    table = finished(ann, bob)
    first = ann.post(f"tables/{table}/rematch", {}, 201)["id"]
    ann.post(f"tables/{first}/leave")
    second = bob.post(f"tables/{table}/rematch", {}, 201)["id"]
    assert second != first
    assert bob.get(f"tables/{table}")["rematch"] == second
    assert bob.get(f"tables/{second}")["state"] == "open"


def test_only_the_players_of_a_finished_game_may_ask(ann, bob, people, watcher):
    running = together(ann, bob)
    assert refused(ann, f"tables/{running}/rematch", 409) == "not-finished"
    to_the_end(running, [ann, bob])
    assert refused(people("Carl")[0], f"tables/{running}/rematch", 403) == "not-at-table"
    assert refused(watcher, f"tables/{running}/rematch", 401) == "no-key"
