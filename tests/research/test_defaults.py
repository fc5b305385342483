"""A game that declares no actions and observations gets those of its moves and its concealed record."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import numpy as np
import pytest

from macaronesia.research import vector
from macaronesia.research.observation import named
from macaronesia.research.position import Position, position_at
from macaronesia.research.vector import Batch

# By its file: on the path it would count as installed, for all tests of this process.
_SPEC = spec_from_file_location("kuhn", Path(__file__).parents[1] / "third_game/kuhn.py")
kuhn = sys.modules["kuhn"] = module_from_spec(_SPEC)
_SPEC.loader.exec_module(kuhn)
MOVES, STATE, TEXTS, Kuhn = kuhn.MOVES, kuhn.STATE, kuhn.TEXTS, kuhn.Kuhn


@pytest.fixture(params=[2, 3, 5])
def rules(request):
    return Kuhn(request.param, {"stake": 1})


def dealt(rules: Kuhn, seed: int) -> Position:
    """A game in which everybody has a card."""
    position = Position(rules)
    position.deal(np.random.default_rng(seed))
    return position


def test_every_move_is_an_action(rules):
    position, space = dealt(rules, 1), Position(rules).action_space
    assert (space.size, space.steps, list(space.texts)) == (MOVES, 1, TEXTS)
    assert [TEXTS[action] for action in position.actions()] == ["check", "bet"]
    assert position.act(position.actions()[1]) == "bet"
    assert [TEXTS[action] for action in position.actions()] == ["call", "fold"]
    assert space.decode(space.encode("fold", 1), 1) == "fold"


def test_an_observation_is_the_record_as_the_seat_may_know_it(rules):
    position = dealt(rules, 2)
    for seat in range(rules.players):
        seen = named(position._interface.fields, position.observe(seat))
        known = rules.conceal(position._s, seat)
        assert (seen["observer"], seen["record"].tobytes()) == ([seat], known.tobytes())
        whole = named(position._interface.fields, position.observe_perfectly(seat))
        assert whole["record"].tobytes() == position._s.tobytes()
        concealed = position.copy()
        concealed._s = known
        assert np.array_equal(concealed.observe(seat), position.observe(seat))


def test_many_games_are_stepped_as_one_by_one(rules):
    batch = Batch(9, rules, "win", 1)
    batch.seed(1)
    own, ended = vector.buffers(batch), 0
    assert own.observations.shape[1] == 1 + STATE.itemsize
    vector.reset(batch, own.masks, own.observations)
    for _ in range(40):
        vector.random_actions(batch, own.actions)
        vector.step(batch, *own)
        ended += int(own.dones.sum())
        for g in range(batch.n):
            position = position_at(batch, g)
            assert np.array_equal(own.masks[g], position.mask())
            assert np.array_equal(own.observations[g], position.observe(position.seat))
    assert ended > 20
