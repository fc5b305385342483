"""A finished game is analysed on request, by the thinkers, for whoever asks."""

import pytest

from tests.server.contract.contract_help import refusal, to_the_end, together
from tests.waiting import until


@pytest.mark.parametrize("game", ["santiago", "canarias"])
def test_a_finished_game_is_analysed_for_whoever_asks(ann, bob, watcher, game):
    table = together(ann, bob, game=game)
    path = f"tables/{table}/analysis"
    assert refusal(ann, "GET", path, 409) == "not-finished"
    to_the_end(table, [ann, bob])
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


def test_an_unknown_table_has_no_analysis(ann):
    assert refusal(ann, "GET", "tables/nosuchtable/analysis", 404) == "no-such-table"
