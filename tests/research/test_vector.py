"""Thousands of games in one call: the same games as one by one."""

import numpy as np
import pytest

import macaronesia as mac
from macaronesia.research import vector
from macaronesia.research.position import position_at
from tests.research.played import KINDS, name

BOTH = [("santiago", 4), ("canarias", 3)]


def begun(batch: vector.Batch) -> tuple[vector.Batch, vector.Buffers]:
    """A batch after its first reset, and its buffers."""
    own = vector.buffers(batch)
    vector.reset(batch, own.masks, own.observations)
    return batch, own


def played(batch: vector.Batch, steps: int) -> tuple[list[bytes], vector.Buffers]:
    """Random actions in all games: everything that was written at every step."""
    _, own = begun(batch)
    told = []
    for _ in range(steps):
        vector.random_actions(batch, own.actions)
        vector.step(batch, *own)
        told.append(b"".join(array.tobytes() for array in own))
    return told, own


@pytest.mark.parametrize("kind", KINDS, ids=name)
def test_every_mask_and_observation_is_that_of_the_position(kind):
    batch, own = begun(vector.new(12, seed=5, **kind))
    for number in range(250):
        vector.random_actions(batch, own.actions)
        g = number % batch.n
        before = position_at(batch, g)
        before.act(int(own.actions[g]))
        vector.step(batch, *own)
        position = position_at(batch, g)
        assert position.seat == batch.seats[g]
        assert np.array_equal(own.masks[g], position.mask())
        assert np.array_equal(own.observations[g], position.observe(position.seat))
        if isinstance(before.seat, int) and not own.dones[g]:
            assert position.view(None) == before.view(None)


@pytest.mark.parametrize("kind", KINDS, ids=name)
def test_games_end_with_their_scores_and_rewards_and_begin_anew(kind):
    batch, own = begun(vector.new(40, seed=1, **kind))
    ended = 0
    for _ in range(900):
        vector.random_actions(batch, own.actions)
        vector.step(batch, *own)
        assert not own.rewards[~own.dones].any()
        for g in np.flatnonzero(own.dones):
            best = batch.scores[g] == batch.scores[g].max()
            assert own.rewards[g].sum() == pytest.approx(0, abs=1e-6)
            assert np.array_equal(own.rewards[g] > 0, best) or best.all()
            assert batch.lengths[g] == 0
            assert position_at(batch, g).view(None)["round"] == 1
            ended += 1
    assert ended >= 30


@pytest.mark.parametrize(("game", "players"), BOTH)
def test_the_number_of_threads_changes_nothing(game, players):
    one, _ = played(vector.new(700, game, players, "same", threads=1), 60)
    for threads in (2, 5):
        batch = vector.new(700, game, players, "same", threads=threads)
        assert batch.threads == threads
        assert played(batch, 60)[0] == one
    assert played(vector.new(700, game, players, "other"), 60)[0] != one


@pytest.mark.parametrize(("game", "players"), BOTH)
def test_a_reset_with_the_seed_begins_the_same_games(game, players):
    batch = vector.new(50, game, players, 3)
    first, own = played(batch, 40)
    vector.reset(batch, own.masks, own.observations, seed=3)
    again, _ = played(vector.new(50, game, players, 3), 40)
    assert again == first
    assert (batch.lengths == 0).all()


@pytest.mark.parametrize(("game", "players"), BOTH)
def test_an_illegal_action_is_refused_before_anything_is_stepped(game, players):
    batch, own = begun(vector.new(6, game, players, 3))
    before = batch.copy()
    for wrong in (int(np.flatnonzero(own.masks[4] == 0)[0]), 10**6, -3):
        vector.random_actions(before.copy(), own.actions)
        own.actions[4] = wrong
        with pytest.raises(vector.IllegalAction) as refused:
            vector.step(batch, *own)
        assert (refused.value.game, refused.value.action) == (4, wrong)
        assert np.array_equal(batch.positions, before.positions)
        assert np.array_equal(batch.runs, before.runs)


def test_arrays_of_a_wrong_shape_or_type_are_refused():
    batch = vector.new(6, "santiago", 4, 3)
    own = vector.buffers(batch)
    with pytest.raises(ValueError, match="masks: uint8"):
        vector.reset(batch, own.masks[:5], own.observations)
    with pytest.raises(ValueError, match="observations: uint8"):
        vector.reset(batch, own.masks, own.observations.astype(np.float32))
    with pytest.raises(ValueError, match="actions: int32"):
        vector.step(batch, own.actions.astype(np.int64), *own[1:])
    for wrong in (own.masks.tolist(), own.masks.T.copy().T):
        with pytest.raises(ValueError, match="masks: uint8"):
            vector.reset(batch, wrong, own.observations)
    for wrong in ({"learner": 4}, {"learner": "first"}, {"reward": "money"}, {"edition": "third"}):
        with pytest.raises(mac.BadOption):
            vector.new(6, "santiago", 4, 3, **wrong)


def test_what_is_written_into_must_be_writable_and_what_is_read_need_not():
    (batch, own), (other, others) = (begun(vector.new(6, "santiago", 4, 3)) for _ in range(2))
    vector.random_actions(batch, own.actions)
    others.actions[:] = own.actions
    own.actions.flags.writeable = own.masks.flags.writeable = False
    with pytest.raises(ValueError, match=r"masks: .* read-only"):
        vector.step(batch, *own)
    with pytest.raises(ValueError, match=r"actions: .* read-only"):
        vector.random_actions(batch, own.actions)
    own.masks.flags.writeable = True
    vector.step(batch, *own)
    vector.step(other, *others)
    assert np.array_equal(own.observations, others.observations)


def test_before_the_first_reset_there_are_no_games():
    batch = vector.new(6, "santiago", 4, 3)
    own, seats = vector.buffers(batch), np.zeros(6, np.int32)
    own.actions[:] = vector.FORFEIT
    for asked in (
        lambda: vector.random_actions(batch, own.actions),
        lambda: vector.step(batch, *own),
        lambda: vector.observe(batch, seats, own.observations),
        lambda: position_at(batch, 0),
    ):
        with pytest.raises(ValueError, match="reset comes first"):
            asked()


def test_a_game_on_hold_stays_as_it_is_and_a_forfeited_one_is_lost():
    batch, own = begun(vector.new(3, "santiago", 4, 3))
    vector.random_actions(batch, own.actions)
    before, seat = batch.copy(), int(batch.seats[2])
    own.actions[1:] = vector.HOLD, vector.FORFEIT
    vector.step(batch, *own)
    assert batch.positions[1] == before.positions[1]
    assert batch.runs[1] == before.runs[1]
    assert own.dones.tolist() == [False, False, True]
    assert own.rewards[2].tolist() == pytest.approx([-1 if p == seat else 1 / 3 for p in range(4)])


@pytest.mark.parametrize("kind", KINDS, ids=name)
def test_with_random_opponents_always_the_learner_is_to_act(kind):
    batch, own = begun(vector.new(15, seed=2, learner="rotate", **kind))
    for _ in range(60):
        assert np.array_equal(batch.seats, np.arange(15) % kind["players"])
        vector.random_actions(batch, own.actions)
        vector.step(batch, *own)


def test_the_other_rewards_are_places_and_shares():
    for kind, total in (("rank", 0), ("score", 1)):
        batch, own = begun(vector.new(40, "santiago", 4, 1, reward=kind))
        while not own.dones.any():
            vector.random_actions(batch, own.actions)
            vector.step(batch, *own)
        g = int(own.dones.argmax())
        assert own.rewards[g].sum() == pytest.approx(total, abs=1e-6)
        order = np.argsort(batch.scores[g])
        assert (np.diff(own.rewards[g][order]) >= 0).all()


@pytest.mark.parametrize(("game", "players"), BOTH)
def test_a_seat_that_there_is_not_has_no_observation(game, players):
    batch = vector.new(9, game, players, 2)
    _, own = played(batch, 20)
    perfect, before = np.zeros((9, batch.fields.perfect_size), np.uint8), own.observations.copy()
    for wrong in (-1, players, 100, 2**31 - 1):
        seats = np.zeros(9, np.int32)
        seats[7] = wrong
        for asked, rows in ((vector.observe, own.observations), (vector.observe_perfectly, perfect)):
            with pytest.raises(ValueError, match=f"seats of game 7, not {wrong}"):
                asked(batch, seats, rows)
        for asked in (position_at(batch, 7).observe, position_at(batch, 7).observe_perfectly):
            with pytest.raises(mac.BadOption, match="seat"):
                asked(wrong)
    for wrong in (seats[:8], seats * 0.5, None):
        with pytest.raises(ValueError, match="seats: whole numbers"):
            vector.observe(batch, wrong, own.observations)
    with pytest.raises(ValueError, match="out: uint8"):
        position_at(batch, 7).observe(0, np.zeros(5, np.uint8))
    assert np.array_equal(own.observations, before)


@pytest.mark.parametrize(("game", "players"), BOTH)
def test_the_seats_to_act_can_be_asked_for_as_they_are(game, players):
    batch = vector.new(9, game, players, 2)
    _, own = played(batch, 20)
    rows = np.zeros_like(own.observations)
    vector.observe(batch, batch.seats, rows)
    assert np.array_equal(rows, own.observations)


@pytest.mark.parametrize(("game", "players"), BOTH)
def test_the_perfect_observation_and_other_seats_can_be_asked_for(game, players):
    batch = vector.new(9, game, players, 2)
    _, own = played(batch, 90)
    seats = (np.arange(9) % players).astype(np.int32)
    perfect = np.zeros((9, batch.fields.perfect_size), np.uint8)
    vector.observe(batch, seats, own.observations)
    vector.observe_perfectly(batch, seats, perfect)
    for g in range(9):
        position = position_at(batch, g)
        assert np.array_equal(own.observations[g], position.observe(int(seats[g])))
        assert np.array_equal(perfect[g], position.observe_perfectly(int(seats[g])))
