"""Another game: one table for all who sat at the last."""

from concurrent.futures import ThreadPoolExecutor

from tests.server.contract.helpers import listening, refused, to_the_end, together
from tests.waiting import until


def test_who_asks_first_sets_it_up_and_the_others_find_it(ann, bob, people, watcher):
    table = together(ann, bob)
    assert refused(ann, f"tables/{table}/rematch", 409) == "not-finished"
    to_the_end(table, [ann, bob])
    assert refused(people("Carl")[0], f"tables/{table}/rematch", 403) == "not-at-table"
    assert refused(watcher, f"tables/{table}/rematch", 401) == "no-key"
    with listening(bob, table) as stream:
        stream.next("state")
        # Who hears of it finds it there at once; one that was given up is set up anew.
        for asking in (ann, bob):
            with ThreadPoolExecutor(8) as pool:
                answers = [pool.submit(asking.post, f"tables/{table}/rematch", {}, 201) for _ in range(8)]
                heard = stream.next("table")[2]["rematch"]
                assert bob.get(f"tables/{heard}")["state"] == "open"
            made = {answer.result()["id"] for answer in answers}
            assert made == {heard} == {ann.get(f"tables/{table}")["rematch"]}
            if asking is ann:
                ann.post(f"tables/{heard}/leave")
    made = bob.get(f"tables/{heard}")
    assert ([seat["kind"] for seat in made["seats"]], made["you"]) == (["open", "human"], [1])
    before = ann.get(f"tables/{table}")
    assert (made["game"], made["options"]) == (before["game"], before["options"])
    assert ann.post(f"tables/{table}/rematch", {}, 201)["id"] == heard
    assert ann.post(f"tables/{heard}/join")["state"] == "running"


def seat_of_a_person(player, table):
    """Who is to move: None while it is the bot in seat 1."""
    turn = player.get(f"tables/{table}")["turn"]
    return {0: "seat 0", 1: None, 2: "seat 2"}.get(turn, "nobody's")


def test_bots_sit_down_again_and_the_caller_keeps_the_seat(ann, bob):
    table = ann.table("santiago", ["open", "bot:random", "me"])["id"]
    bob.post(f"tables/{table}/join")
    players = {"seat 0": bob, "seat 2": ann}
    while (turn := until(lambda: seat_of_a_person(ann, table))) != "nobody's":
        players[turn].move(table)
    made = bob.post(f"tables/{table}/rematch", {}, 201)
    assert [seat["kind"] for seat in made["seats"]] == ["human", "bot", "open"]
    assert made["you"] == [0]
