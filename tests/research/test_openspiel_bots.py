"""OpenSpiel's searches play our games, and our bots play at OpenSpiel's states."""

import importlib.util
import runpy
import sys
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts

import macaronesia as mac
from macaronesia.bots import make_bot
from macaronesia.research import openspiel_bots
from macaronesia.research.openspiel import NAMES, Rollouts, Seated
from macaronesia.research.openspiel_bots import ClockedISMCTS, ClockedMCTS
from tests.research.openspiel_played import COUNTS, load, play, states
from tests.research.played import KINDS, name

ROOT = Path(__file__).parents[2]


def searches(game, simulations, seed=1):
    """OpenSpiel's two searches in Python, with its own evaluator and with ours."""
    luck = np.random.RandomState(seed)
    yield ismcts.ISMCTSBot(game, Rollouts(), 2.0, simulations, max_world_samples=2, random_state=luck)
    yield mcts.MCTSBot(game, 2.0, simulations, Rollouts(), random_state=luck)


@pytest.mark.parametrize("kind", COUNTS, ids=name)
def test_openspiels_searches_play_whole_games(kind):
    game = load(kind)
    one, other = searches(game, 3)
    bots = [one, *[other] * (game.num_players() - 1)]
    returns = play(game, bots, 1)
    assert sum(returns) == pytest.approx(0)
    assert max(returns) > 0 or len(set(returns)) == 1


@pytest.mark.parametrize("kind", [KINDS[0], KINDS[-2]], ids=name)
def test_openspiels_core_searches_our_games(kind):
    game = load(kind)
    state = next(s for s in states(game, 1) if s.is_player_node() and len(s.legal_actions()) > 2)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 8, 100, False, 1, False)
    root = bot.mcts_search(state)
    assert root.explore_count == 8
    assert root.best_child().action in state.legal_actions()


def test_openspiels_core_cannot_resample_games_in_python_as_the_page_says():
    state = next(s for s in states(load(KINDS[-2]), 1) if s.is_player_node())
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 2)
    with pytest.raises(pyspiel.SpielError, match="ResampleFromInfostate"):
        bot.get_policy(state)


@pytest.mark.parametrize("kind", COUNTS, ids=name)
def test_our_bots_play_whole_games_at_openspiels_states(kind):
    game = load(kind)
    bots = [Seated("greedy", seat, seed=1) for seat in range(game.num_players())]
    returns = evaluate_bots.evaluate_bots(game.new_initial_state(), bots, np.random.RandomState(1))
    assert sum(returns) == pytest.approx(0)


@pytest.mark.parametrize("kind", [KINDS[0], KINDS[3], KINDS[-2]], ids=name)
def test_a_seated_bot_is_told_what_the_game_would_tell_it(kind):
    game = mac.new_game(chance="manual", **kind)
    for state in states(load(kind), 2):
        game.course.follow(state.position.moves[game.ply :])
        if state.is_player_node() and not state.position.partial and game.ply % 3 == 0:
            for seat in range(game.players):
                assert state.briefing(seat) == game.briefing(seat)


def test_a_seated_bot_makes_the_move_it_would_make_in_a_game():
    for state in states(load(KINDS[-2]), 3):
        if not state.is_player_node() or state.position.partial or len(state.position.moves) % 4:
            continue
        seat = state.current_player()
        move = make_bot("greedy", 5).choose(state.briefing(seat)).move
        bot, ahead = Seated("greedy", seat, 5), state.clone()
        while len(ahead.position.moves) == len(state.position.moves):
            ahead.apply_action(bot.step(ahead))
        assert ahead.position.moves[-1] == (seat, move)


def test_a_bot_that_sits_down_within_a_move_finishes_it():
    found = 0
    for state in states(load(KINDS[0]), 4):
        if state.position.partial:
            found += 1
            assert Seated("greedy", state.current_player(), 1).step(state) in state.legal_actions()
    assert found > 10


def test_compiled_random_games_are_worth_what_openspiels_are():
    state = next(s for s in states(load(KINDS[-2]), 4) if len(s.history()) > 75 and s.is_player_node())
    ours = Rollouts(n_rollouts=2000, seed=1).evaluate(state)
    assert ours.sum() == pytest.approx(0)
    theirs = mcts.RandomRolloutEvaluator(40, np.random.RandomState(1)).evaluate(state)
    assert ours[0] == pytest.approx(theirs[0], abs=4 / 40**0.5)
    assert -0.98 < ours[0] < 0.98  # so that the comparison says something


def test_a_search_by_the_clock_takes_its_time_and_answers(monkeypatch):
    seconds = iter(range(1000))  # each look at the clock finds it a second later
    monkeypatch.setattr(openspiel_bots, "time", SimpleNamespace(perf_counter=lambda: next(seconds)))
    game = load(KINDS[-2])
    state = next(s for s in states(game, 5) if s.is_player_node() and len(s.legal_actions()) > 2)
    for bot in (
        ClockedISMCTS(game, Rollouts(), 2.0, 20.0, max_world_samples=8),
        ClockedMCTS(game, 2.0, 20.0, Rollouts()),
    ):
        assert bot.step(state) in state.legal_actions()
        assert bot.simulations == 21  # the first two do not look


def test_a_search_without_time_still_answers():
    game = load(KINDS[0])
    state = next(s for s in states(game, 5) if s.is_player_node() and len(s.legal_actions()) > 2)
    for bot in (ClockedISMCTS(game, Rollouts(), 2.0, 0.0), ClockedMCTS(game, 2.0, 0.0, Rollouts())):
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("game", NAMES)
def test_the_example_plays_a_game(game):
    example = runpy.run_path(str(ROOT / "examples" / "openspiel_ismcts.py"))
    scores = example["play"](NAMES[game], simulations=2, bot="search:iterations=4")
    assert list(scores) == ["OpenSpiel's ISMCTS", "search:iterations=4"]
    assert all(points > 0 for points in scores.values())


def test_the_better_search_wins():
    """More simulations against few: the values that the searches see are those of the right seats."""
    won = 0
    game = load(KINDS[0])
    for deal in range(4):
        luck = np.random.RandomState(deal)
        many = mcts.MCTSBot(game, 1.0, 40, Rollouts(seed=deal), random_state=luck)
        few = mcts.MCTSBot(game, 1.0, 2, Rollouts(seed=deal), random_state=luck)
        seat = deal % 2
        won += play(game, [few, many] if seat else [many, few], deal)[seat] > 0
    assert won >= 3


@pytest.fixture
def tool(monkeypatch, tmp_path):
    spec = importlib.util.spec_from_file_location(
        "against_openspiel", ROOT / "tools" / "against_openspiel.py"
    )
    found = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "against_openspiel", found)
    spec.loader.exec_module(found)
    monkeypatch.setattr(found, "KEPT", tmp_path)
    monkeypatch.setattr(found, "EXPERT", "greedy")
    return found


@pytest.mark.parametrize("rival", ["openspiel-mcts", "openspiel-ismcts"])
@pytest.mark.parametrize("game", NAMES)
def test_a_match_against_openspiel_goes_on_where_it_stopped(tool, game, rival, capsys):
    terms = tool.Terms(game, 0.001, rival)
    assert tool.run(terms, 1, workers=1).games == 2  # a deal is played from both seats
    whole = terms.file.read_bytes().splitlines(keepends=True)
    terms.file.write_bytes(b"".join(whole[:-1]) + whole[-1][:20])  # stopped while writing
    figures = tool.run(terms, 2, workers=1)
    assert f"{terms.file.stem}: 1/2" in capsys.readouterr().out
    assert terms.file.read_bytes().splitlines()[:2] == [line.rstrip() for line in whole[:2]]
    assert {row.name for row in figures.rows} == {"greedy", f"{rival}:seconds=0.001"}
    assert sum(row.share for row in figures.rows) == pytest.approx(1)
    assert not figures.forfeits


def test_the_trial_chooses_the_opponent(tool):
    figures = tool.run(tool.Terms("santiago", 0.0005), 2, workers=1)
    best = max(figures.rows, key=lambda row: row.share)
    if best.share > 0.5:
        assert tool.better(figures) == best.name.partition(":")[0]
    else:
        assert tool.better(figures) == "openspiel-mcts"
