"""What the decisions add up to."""

import json
import re
from pathlib import Path

import pytest

from macaronesia.ruleset import CHANCE
from tests.analysis.played import carelessly_played, golden, judged, well_played


@pytest.mark.parametrize("number", [0, 4, 7])
def test_the_accounts_explain_every_chance_from_the_start_to_the_end(number):
    found = judged(golden("trefl", number))
    for account in found.accounts():
        explained = account.start + account.own + account.others + account.dealt + account.rest
        assert explained == pytest.approx(account.end)
        assert account.own <= 0
    for part in ("start", "end"):
        assert sum(getattr(account, part) for account in found.accounts()) == pytest.approx(1)
    for part in ("dealt", "rest"):
        assert sum(getattr(account, part) for account in found.accounts()) == pytest.approx(0)


def test_a_finished_game_ends_in_its_result():
    game = carelessly_played()
    winners = game.winners()
    assert judged(game).end() == [(seat in winners) / len(winners) for seat in range(3)]
    assert judged(game, last=50).end() != judged(game).end()


def test_dealing_is_charged_only_where_chance_moved():
    game = carelessly_played()
    ply = next(i for i, (who, _) in enumerate(game.history) if who == 1 and i > 20)
    run = ply
    while game.history[run + 1][0] != CHANCE:
        run += 1
    found = judged(game, first=ply, last=run)
    assert len(found.decisions) > 1
    assert [account.dealt for account in found.accounts()] == [0, 0, 0]
    whole = judged(game).accounts()
    assert any(account.dealt for account in whole)


def test_decisions_are_counted_for_who_made_them():
    game = golden("canarias", 3)
    found = judged(game)
    for account in found.accounts():
        made = [d for d in found.decisions if d.seat == account.seat]
        assert account.decisions + account.forced == len(made)
        assert account.forced == sum(d.legal == 1 for d in made)
        assert account.as_preferred <= account.decisions
        assert account.mean_cost * account.decisions == pytest.approx(-account.own)


def test_the_costliest_moves_come_worst_first():
    found = judged(carelessly_played(players=4))
    costs = [d.cost for d in found.costliest(10)]
    assert len(costs) == 10
    assert costs == sorted((d.cost for d in found.decisions), reverse=True)[:10]
    assert judged(well_played()).costliest(10) == []


def test_every_round_has_a_beginning():
    assert [d.round for d in judged(golden("amigo", 0)).rounds()] == list(range(1, 12))


def test_the_json_says_everything_with_these_fields():
    game = carelessly_played()
    found = json.loads(json.dumps(judged(game).as_json(4)))
    assert list(found) == [
        *("macaronesia_analysis", "game", "players", "options", "bot", "seed", "plies", "result"),
        *("seats", "costliest", "decisions"),
    ]
    assert found["macaronesia_analysis"] == 1
    assert found["result"] == game.record()["result"]
    assert len(found["costliest"]) == 4
    by_ply = {decision["ply"]: decision for decision in found["decisions"]}
    assert by_ply[found["costliest"][0]]["cost"] == max(d["cost"] for d in found["decisions"])
    for seat, account in enumerate(found["seats"]):
        assert list(account) == [
            *("seat", "name", "decisions", "forced", "as_preferred", "mean_cost"),
            *("start", "own", "others", "dealt", "rest", "end"),
        ]
        assert account["seat"] == seat
    for decision in found["decisions"]:
        assert list(decision) == [
            *("ply", "round", "phase", "seat", "legal", "forced", "move", "preferred", "before", "after"),
            *("cost", "scores_before", "scores_after", "alternatives"),
        ]
        assert sum(decision["before"]) == pytest.approx(1, abs=0.001)
        assert sum(decision["after"]) == pytest.approx(1, abs=0.001)
        assert all(list(other) == ["move", "chances", "scores"] for other in decision["alternatives"])


def test_the_page_shows_the_json_as_it_is():
    page = (Path(__file__).parents[2] / "docs/analysis.md").read_text()
    (block,) = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    shown, real = json.loads(block), judged(carelessly_played()).as_json(1)
    assert list(shown) == list(real)
    for part in ("seats", "decisions"):
        assert list(shown[part][0]) == list(real[part][0])
    spoken = next(d for d in real["decisions"] if d["alternatives"])
    assert list(shown["decisions"][0]["alternatives"][0]) == list(spoken["alternatives"][0])
