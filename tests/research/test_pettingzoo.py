"""PettingZoo's own checks, and what they do not check."""

import copy
import importlib
import pickle
import sys
import warnings

import numpy as np
import pettingzoo
import pytest

import macaronesia as mac
from macaronesia.research.actions import action_space
from macaronesia.research.pettingzoo import canarias_v0, env, raw_env, santiago_v0
from macaronesia.research.position import NotAllowed
from tests.research.played import KINDS, name

with warnings.catch_warnings(action="ignore", category=DeprecationWarning):
    # Its tests import one of its own games in a way that it deprecates.
    from pettingzoo.test import api_test, render_test, seed_test
    from pettingzoo.test.state_test import test_state_space as check_state_space

TABLES = [(game, players) for game in ("santiago", "canarias") for players in (2, 3, 4, 5)]

#: PettingZoo keeps a list of the environments that may observe a dictionary with a mask: its own.
OURS = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
)


def play(game: pettingzoo.AECEnv, most: int = 10**6, seed: int = 0) -> list[tuple[str, int]]:
    """Random legal actions, at most so many, until somebody's game is over; who did what."""
    rng, done = np.random.default_rng(seed), []
    while len(done) < most and not (game.last()[2] or game.last()[3]):
        mask = game.observe(game.agent_selection)["action_mask"]
        action = int(rng.choice(np.flatnonzero(mask)))
        done.append((game.agent_selection, action))
        game.step(action)
    return done


@OURS
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoos_api_test_passes(game, players):
    api_test(env(game, players), num_cycles=200)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoos_seed_test_passes(game, players):
    seed_test(lambda: env(game, players), num_cycles=30)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoos_render_test_passes(game, players, capsys):
    def made(render_mode: str) -> pettingzoo.AECEnv:
        return env(game, players, render_mode, frame=(120, 90))

    render_test(made, custom_tests={"svg": lambda drawn: drawn.startswith("<svg")})
    assert "seat 1" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoos_test_of_the_state_space_passes(game, players):
    made = env(game, players)
    check_state_space(made)
    made.reset(seed=3)
    before = made.state()
    play(made, 20)
    assert made.state() in made.state_space
    assert not np.array_equal(before, made.state())


def test_the_names_are_those_of_pettingzoo():
    for module, game in ((santiago_v0, "santiago"), (canarias_v0, "canarias")):
        made = [module.env(players=3), module.raw_env(players=3), env(game, 3)]
        made.append(pettingzoo.make("aec", f"macaronesia/{game}-v0", players=3))
        for one in made:
            assert str(one) == one.metadata["name"] == f"{game}_v0"
            assert one.possible_agents == ["seat_0", "seat_1", "seat_2"]


@pytest.mark.parametrize("kind", KINDS, ids=name)
def test_a_game_is_played_to_its_end_and_everybody_gets_its_reward(kind):
    made = env(**kind, reward="rank")
    made.reset(seed=6)
    assert play(made)
    assert all(made.terminations.values())
    assert not any(made.truncations.values())
    earned = {}
    for agent in made.agent_iter():
        seen, earned[agent], over, cut, info = made.last()
        assert over
        assert not cut
        assert not seen["action_mask"].any()
        scores = info["scores"]
        made.step(None)
    assert not made.agents
    assert sum(earned.values()) == pytest.approx(0)
    assert [max(earned.values()) == earned[f"seat_{p}"] for p in range(len(scores))] == [
        score == max(scores) for score in scores
    ]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_seed_decides_this_game_and_the_next(game, players):
    told = []
    for seed in (5, 5, 8):
        made = env(game, players)
        states = []
        for again in (seed, None):
            made.reset(seed=again)
            play(made, 30)
            states.append(made.state().tobytes())
        told.append(states)
    assert told[0] == told[1]
    assert told[0] != told[2]
    assert told[0][0] != told[0][1]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_game_is_cut_off_after_so_many_cycles_without_a_reward(game, players):
    made = env(game, players, max_cycles=7)
    made.reset(seed=2)
    assert len(play(made)) == 7 * players
    assert all(made.truncations.values())
    assert not any(made.terminations.values())
    assert not any(made.rewards.values())
    for agent in made.agent_iter():
        seen, reward, *_ = made.last()
        assert not seen["action_mask"].any()
        assert reward == 0
        assert made.infos[agent] == {}
        made.step(None)
    assert not made.agents


@pytest.mark.parametrize("game", ["santiago", "canarias"])
def test_an_illegal_action_ends_the_game_for_all_and_costs_who_did_it(game):
    made = env(game, 3)
    made.reset(seed=1)
    agent, (seen, *_) = made.agent_selection, made.last()
    made.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert all(made.terminations.values())
    assert made.rewards == {other: -1.0 if other == agent else 0 for other in made.possible_agents}
    for other in made.possible_agents:
        assert not made.observe(other)["action_mask"].any()
    with pytest.raises(AssertionError, match="action is not in action space"):
        made.step(10**6)


def test_without_wrappers_an_illegal_action_is_refused_and_nothing_changes():
    made = raw_env("santiago", 3)
    made.reset(seed=1)
    before, agent = made.state(), made.agent_selection
    illegal = int(np.flatnonzero(made.observe(agent)["action_mask"] == 0)[0])
    legal = int(np.flatnonzero(made.observe(agent)["action_mask"])[0])
    for wrong in (illegal, legal + 0.7, -1, 10**30, None):
        with pytest.raises(NotAllowed):
            made.step(wrong)
    assert np.array_equal(made.state(), before)
    assert made.agent_selection == agent


@pytest.mark.parametrize("game", ["santiago", "canarias"])
def test_the_moves_of_a_game_are_the_actions_of_the_environment(game):
    table, made, said = mac.new_game(game, 3, seed=4), env(game, 3), action_space(game, 3)
    made.reset(options={"game": table})
    played = 0
    for _ in range(12):
        move = table.moves()[-1]
        for action in said.encode(move, table.seat):
            assert made.agent_selection == f"seat_{table.seat}"
            made.step(action)
        manual = table.manual()
        manual.play(move)
        if manual.seat == mac.CHANCE:
            break  # chance is the environment's own from here on
        table.play(move)
        assert made.unwrapped.position.view(None) == table.rules.view(table.course.s, None)
        played += 1
    assert played >= 2


@pytest.mark.parametrize("game", ["santiago", "canarias"])
def test_copies_and_pickles_go_on_alike(game):
    made = env(game, 3)
    made.reset(seed=9)
    play(made, 33)
    others = [copy.deepcopy(made), pickle.loads(pickle.dumps(made))]
    before = made.state()
    assert play(made, 200) == play(others[0], 200)
    assert np.array_equal(others[1].state(), before)
    play(others[1], 200)
    assert np.array_equal(others[1].state(), made.state())
    assert np.array_equal(others[0].state(), made.state())


@pytest.mark.parametrize(
    "wrong",
    [
        *({"players": 6}, {"reward": "money"}, {"watcher": "seat_4"}, {"max_cycles": 0}),
        *({"render_mode": "text"}, {"edition": "third"}),
        *({"frame": frame} for frame in ((0, 0), (1200,), (640, -480), (0.5, 9), 900)),
    ],
)
def test_wrong_options_are_told(wrong):
    with pytest.raises(mac.BadOption, match="cannot be"):
        env("santiago", **wrong)


def test_a_game_of_another_kind_is_no_beginning():
    made = env("santiago", 3)
    made.reset(seed=1)
    before, unlike = made.state(), mac.new_game("santiago", 3, palms=False)
    for other in (mac.new_game("santiago", 4), unlike, mac.new_game("santiago", 3).record(), 3):
        with pytest.raises(mac.BadOption, match="santiago, 3 players"):
            made.reset(options={"game": other})
    assert np.array_equal(made.state(), before)


def without(monkeypatch, missing: str) -> None:
    """From here on this package is not installed."""
    ours = [module for module in sys.modules if module.startswith("macaronesia.research.pettingzoo")]
    for module in ours:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, missing, None)


def test_a_missing_pettingzoo_is_told_with_its_extra(monkeypatch):
    without(monkeypatch, "pettingzoo")
    with pytest.raises(ImportError, match=r"PettingZoo: pip install \"macaronesia\[research\]\""):
        importlib.import_module("macaronesia.research.pettingzoo")


@pytest.mark.parametrize("missing", ["resvg_py", "PIL.Image"])
def test_a_missing_painter_is_told_with_its_extra(missing, monkeypatch):
    made = env("santiago", 3, "rgb_array")
    made.reset(seed=1)
    monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(ImportError, match=r"Pillow: pip install \"macaronesia\[research\]\""):
        made.render()
