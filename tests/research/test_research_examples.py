"""The examples of docs/research.md run: the learner learns, what wins is counted and drawn."""

import runpy
from pathlib import Path
from xml.etree import ElementTree

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_a_rollout_plays_games():
    example = runpy.run_path(str(EXAMPLES / "research_rollout.py"))
    for game in ("santiago", "canarias"):
        found = example["rollout"](600, games=64, game=game)
        assert found["games"] > 40
        assert 0.1 < found["wins_of_seat_0"] < 0.5


def test_the_learner_beats_random_players():
    example = runpy.run_path(str(EXAMPLES / "learn.py"))
    before = example["play"](example["Policy"](396), 1000, seed=2)
    assert before == pytest.approx(0.25, abs=0.06)
    assert example["play"](example["learn"](2500), 1000, seed=3) > 0.6


@pytest.mark.parametrize("game", ["santiago", "canarias"])
def test_what_wins_is_counted_and_drawn(game, tmp_path, capsys):
    example = runpy.run_path(str(EXAMPLES / "what_wins.py"))
    data = example["simulate"](tmp_path / "games.parquet", game, games=6, bot="random", players=3)
    found = example["shares"](data)
    assert len(found) == 4
    for groups in found.values():
        assert sum(n for n, _ in groups.values()) == 6 * 3
        assert sum(n * share for n, share in groups.values()) == pytest.approx(6)
    picture = ElementTree.fromstring(example["look"](data).read_text())
    bars = [part for part in picture.iter() if part.tag.endswith("rect")]
    assert len(bars) == 1 + sum(map(len, found.values()))
    assert all(float(bar.get("height")) >= 0 for bar in bars)
    told = capsys.readouterr().out
    assert f"{game}, 6 games" in told
    assert all(fact in told for fact in found)


def test_the_intervals_hold_what_was_counted_and_believe_no_extreme():
    interval = runpy.run_path(str(EXAMPLES / "what_wins.py"))["interval"]
    for n in (1, 5, 80):
        for wins in range(n + 1):
            low, high = interval(n, wins / n)
            assert -1e-9 <= low <= wins / n + 1e-9
            assert wins / n - 1e-9 <= high <= 1 + 1e-9
            assert high - low > 0.04
