"""Moments, story, points and previews over HTTP; tests/table/test_replay.py tests what they show."""

import pytest

from tests.server.contract.helpers import (
    finished,
    others_of,
    refusal,
    refused,
    step,
    together,
    turn,
)


def test_a_moment_is_shown_as_the_caller_knew_it(ann, bob, watcher):
    table, players = together(ann, bob, game="canarias"), [ann, bob]
    player, seen = turn(table, players)
    step(table, players)
    moment = player.get(f"tables/{table}/plies/{seen['ply']}")
    assert moment["ply"] == seen["ply"]
    assert moment["view"]["hands"] == seen["view"]["hands"]
    assert watcher.get(f"tables/{table}/plies/{seen['ply']}") != moment
    assert refusal(ann, "GET", f"tables/{table}/plies/999", 422)
    assert refusal(ann, "GET", f"tables/{table}/plies/0?seat=1", 403) == "still-hidden"
    over = finished(ann, "canarias")  # then everybody may take the point of view of every seat
    for seat in (0, 1):
        hands = watcher.get(f"tables/{over}/plies/40?seat={seat}")["view"]["hands"]
        assert ("?" in hands[seat], "?" in hands[1 - seat]) == (False, True)


def test_points_are_shown_for_now_and_for_the_move_that_is_tried(ann, bob, watcher):
    table, players = together(ann, bob), [ann, bob]
    player, seen = turn(table, players)
    (other,) = others_of(player, players)
    call = {"ply": seen["ply"], "move": seen["view"]["moves"][0]}
    shown = player.post(f"tables/{table}/preview", call)
    assert shown["view"]["last"] == [seen["turn"], call["move"]]
    assert len(shown["points"]) == len(watcher.get(f"tables/{table}/points")["points"]) == 2
    assert refused(player, f"tables/{table}/preview", 422, call | {"move": "nonsense"}) == "unknown-move"
    assert refused(other, f"tables/{table}/preview", 403, call) == "not-your-turn"
    assert refused(watcher, f"tables/{table}/preview", 401, call) == "no-key"
    assert player.get(f"tables/{table}") == seen


@pytest.mark.parametrize("path", ["plies/0", "points", "story"])
def test_before_the_start_there_is_nothing_to_look_at(ann, path):
    table = ann.table("santiago", ["me", "open"])["id"]
    assert refusal(ann, "GET", f"tables/{table}/{path}", 409) == "not-started"
    assert refusal(ann, "GET", f"tables/nonsense/{path}", 404) == "no-such-table"


def test_the_story_has_the_messages_of_every_move(ann, bob):
    table = together(ann, bob)
    ply = ann.get(f"tables/{table}")["ply"]
    story = ann.get(f"tables/{table}/story")
    assert (story["ply"], [entry["ply"] for entry in story["story"]]) == (ply, list(range(1, ply + 1)))
    assert ann.get(f"tables/{table}/story?from={ply - 2}")["story"] == story["story"][-2:]
