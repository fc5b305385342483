"""The examples of docs/research.md run, and the learner learns."""

import runpy
from pathlib import Path

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
