"""Gymnasium's own checks, and what they do not check."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import macaronesia as mac
from macaronesia.research.gymnasium import GameEnv, GameVectorEnv

TABLES = [(name, players) for name in ("Santiago", "Canarias") for players in (2, 3, 4, 5)]


def legal(env: GameVectorEnv, info: dict, rng: np.random.Generator) -> np.ndarray:
    """A random legal action for every game."""
    weights = rng.random((env.num_envs, env.single_action_space.n)) * info["action_mask"]
    return weights.argmax(1)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_gymnasiums_check_passes(name, players):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(f"macaronesia/{name}-v0", players=players).unwrapped)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_game_is_played_to_its_end_by_legal_actions(name, players):
    env = gymnasium.make(f"macaronesia/{name}-v0", players=players, seat=players - 1)
    seen, info = env.reset(seed=4)
    env.action_space.seed(4)
    done = False
    while not done:
        assert seen in env.observation_space
        assert np.array_equal(env.unwrapped.action_masks(), info["action_mask"])
        seen, reward, done, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
        assert not truncated
        assert done or reward == 0
    assert not info["action_mask"].any()
    scores = info["scores"]
    assert (reward > 0) == (scores[players - 1] == scores.max() and (scores < scores.max()).any())


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_vector_environment_keeps_gymnasiums_promises(name, players):
    made = [gymnasium.make_vec(f"macaronesia/{name}-v0", num_envs=20, players=players) for _ in range(2)]
    envs = [RecordEpisodeStatistics(env) for env in made]
    rng, ended = np.random.default_rng(1), 0
    told = [env.reset(seed=7) for env in envs]
    for _ in range(200):
        for seen, _ in told:
            assert seen in envs[0].observation_space
        assert np.array_equal(told[0][0], told[1][0])
        actions = legal(envs[0], told[0][1], rng)
        assert actions in envs[0].action_space
        kept = told[0][0].copy()
        steps = [env.step(actions) for env in envs]
        assert np.array_equal(kept, told[0][0]), "what was returned must not change"
        for one, other in zip(steps[0][:4], steps[1][:4], strict=True):
            assert np.array_equal(one, other)
        _, rewards, dones, cut, info = steps[0]
        assert rewards.shape == dones.shape == cut.shape == (20,)
        assert not cut.any()
        assert not rewards[~dones].any()
        if dones.any():
            ended += int(dones.sum())
            assert np.array_equal(info["_final_obs"], dones)
            assert "episode" in info
        told = [(step[0], step[4]) for step in steps]
    assert ended
    for env in envs:
        env.close()


@pytest.mark.parametrize("game", ["santiago", "canarias"])
def test_the_vector_of_one_is_the_single_environment(game):
    single, many = GameEnv(game, 3, seat=1), GameVectorEnv(game, 3, 1, seat=1)
    seen, info = single.reset(seed=5)
    rows, infos = many.reset(seed=5)
    done = False
    while not done:
        assert np.array_equal(seen, rows[0])
        action = int(np.flatnonzero(info["action_mask"])[-1])
        seen, reward, done, _, info = single.step(action)
        rows, rewards, dones, _, infos = many.step(np.array([action]))
        assert (reward, done) == (rewards[0], dones[0])
    assert np.array_equal(seen, infos["final_obs"][0])


def test_an_illegal_action_loses_the_game():
    env = GameEnv("santiago", 4)
    _, info = env.reset(seed=1)
    _, reward, done, _, _ = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, done) == (-1, True)


@pytest.mark.parametrize("opponents", ["random", "greedy"])
@pytest.mark.parametrize("game", ["santiago", "canarias"])
def test_a_game_that_is_over_stays_as_it_ended_until_the_reset(game, opponents):
    env = GameEnv(game, 3, 1, opponents, render_mode="ansi")
    _, info = env.reset(seed=4)
    done = False
    while not done:
        assert "Game over" not in env.render()
        _, _, done, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
    shown = env.render()
    assert "Game over" in shown
    assert all(str(points) in shown for points in info["scores"])
    assert not env.action_masks().any()
    assert not info["action_mask"].any()
    with pytest.raises(ResetNeeded):
        env.step(0)
    assert env.render() == shown
    _, info = env.reset()
    assert "Game over" not in env.render()
    assert env.action_masks().any()
    env.step(int(np.flatnonzero(info["action_mask"])[0]))


def test_a_game_that_is_given_up_is_shown_where_it_was():
    env = GameEnv("santiago", 4, 3, render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    env.step(-1)
    assert env.render() == shown
    assert not env.action_masks().any()


def test_before_the_reset_there_is_no_game():
    env = GameEnv("santiago", 4)
    for asked in (lambda: env.step(0), env.render):
        with pytest.raises(ResetNeeded):
            asked()
    with pytest.raises(ValueError, match="reset comes first"):
        GameVectorEnv("santiago", 4, 2).step(np.zeros(2, np.int64))


def test_actions_are_whole_numbers_and_one_for_each_game():
    single, many = GameEnv("santiago", 4), GameVectorEnv("santiago", 4, 3)
    single.reset(seed=1)
    seen, _ = many.reset(seed=1)
    for wrong in (3.7, [0], None):
        with pytest.raises(ValueError, match="action: a whole number"):
            single.step(wrong)
    for wrong in (0, [0], np.zeros(3), np.zeros((3, 1), np.int64)):
        with pytest.raises(ValueError, match=r"actions: whole numbers \(3,\)"):
            many.step(wrong)
    assert np.array_equal(many._learner.own.observations, seen)


@pytest.mark.parametrize(
    "wrong",
    [
        *({"seat": 4}, {"seat": -1}, {"seat": None}, {"num_envs": 0}),
        *({"opponents": wrong} for wrong in ("gredy", "search:ms=x", ["greedy"], ["random", 2, 3], 3)),
    ],
)
def test_a_wrong_option_is_told_by_its_name(wrong):
    with pytest.raises(mac.BadOption, match=f"“{next(iter(wrong))}” cannot be"):
        GameVectorEnv("santiago", 4, **wrong)


@pytest.mark.parametrize("opponents", ["greedy", ("random", "greedy")])
def test_bots_can_be_the_opponents(opponents):
    envs = [GameVectorEnv("santiago", 3, 4, opponents=opponents) for _ in range(2)]
    told = [env.reset(seed=2) for env in envs]
    rng, ended, rewards = np.random.default_rng(3), 0, np.zeros(4)
    while ended < 4:
        assert np.array_equal(told[0][0], told[1][0])
        assert (told[0][1]["action_mask"].any(1)).all()
        actions = legal(envs[0], told[0][1], rng)
        steps = [env.step(actions) for env in envs]
        ended += int(steps[0][2].sum())
        rewards += steps[0][1]
        told = [(step[0], step[4]) for step in steps]
    assert rewards.sum() < 0


def test_the_position_can_be_shown():
    env = GameEnv("santiago", 4, render_mode="ansi")
    env.reset(seed=1)
    assert "1" in env.render()
