"""A finished game is analysed on request, by the bot processes, for whoever asks."""

import pytest

from tests.server.contract.helpers import finished, refusal
from tests.waiting import until


def test_a_finished_game_is_analysed_for_whoever_asks(ann, watcher):
    running = ann.table("santiago", ["me", "me"], hotseat=True)["id"]
    assert refusal(ann, "GET", f"tables/{running}/analysis", 409) == "not-finished"
    assert refusal(ann, "GET", "tables/nonsense/analysis", 404) == "no-such-table"
    table = finished(ann)
    path = f"tables/{table}/analysis"
    record = ann.get(f"tables/{table}/record")
    begun = watcher.get(path)
    assert (begun["of"], begun["analysis"]) == (len(record["moves"]), None)
    found = until(lambda: ann.get(path)["analysis"])
    assert ann.get(path)["done"] == begun["of"]
    made = [(ply, *move) for ply, move in enumerate(record["moves"]) if move[0] != "chance"]
    assert [(d["ply"], d["seat"], d["move"]) for d in found["decisions"]] == made
    assert found["bot"] == "search:iterations=50"
    assert found["result"] == record["result"]
    costs = {decision["ply"]: decision["cost"] for decision in found["decisions"]}
    assert [costs[ply] for ply in found["costliest"]] == sorted(costs.values(), reverse=True)[:5]
    assert sum(seat["end"] for seat in found["seats"]) == pytest.approx(1)
