"""Records, copies and equal games."""

import copy
import json
import pickle
import random

import pytest
from hypothesis import strategies as st

import macaronesia as mac
from tests.properties.strategies import (
    choice,
    finished_games,
    games,
    given_both,
    options,
    play_on,
    seeds,
    stopped_games,
)

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
UNKNOWN = st.dictionaries(st.text(max_size=8).map("x-".__add__), PLAIN, max_size=3)


@given_both(stopped_games, UNKNOWN)
def test_a_record_loads_as_the_same_game_and_is_written_as_it_was_read(game, unknown):
    table, _ = game
    record = table.record() | unknown
    for read in (record, json.loads(json.dumps(record))):
        loaded = mac.load(read)
        assert loaded == table
        assert loaded.position() == table.position()
        assert loaded.record() == record
        assert json.loads(json.dumps(loaded.record())) == record
        assert loaded.names == table.names
        assert mac.verify(read) == table


@given_both(finished_games, st.integers(1, 10**6))
def test_there_is_no_ply_beyond_the_record_or_before_it(game, beyond):
    for ply in (-beyond, game.ply + beyond, 1.0, True, "3", [1]):
        with pytest.raises(mac.BadRecord):
            mac.load(game.record(), ply=ply)


@given_both(lambda title: games(title, chance="auto"), st.integers(0, 100))
def test_a_loaded_game_goes_on_dealing_from_its_seed(game, most):
    table, whims = game
    play_on(table, whims, most)
    loaded = mac.load(json.loads(json.dumps(table.record())))
    while not table.over:
        text = choice(table, whims)
        table.play(text)
        loaded.play(text)
    assert loaded == table
    assert loaded.record() == table.record()
    assert mac.verify(loaded.record()) == table


@given_both(lambda title: games(title, chance="manual"), st.integers(0, 100))
def test_a_loaded_game_without_a_seed_waits_for_chance(game, most):
    table, whims = game
    play_on(table, whims, most)
    loaded = mac.load(table.record())
    assert (loaded.seat, loaded.odds()) == (table.seat, table.odds())
    assert {"seed", "seed_commitment"}.isdisjoint(loaded.record())


@given_both(options, seeds, st.integers(0, 2**32))
def test_equal_options_seeds_and_decisions_make_equal_games(settled, seed, whim):
    first, second = (play_on(mac.new_game(**settled, seed=seed), random.Random(whim)) for _ in range(2))
    assert first == second
    assert first.record() == second.record()


@given_both(stopped_games)
def test_names_seed_and_mode_of_chance_do_not_make_games_unequal(game):
    table, _ = game
    record = table.record()
    for change in ({"players": ["x"] * table.players}, {"seed": "00" * 32}, {"x-note": 1}):
        assert mac.load(record | change) == table
    without = {field: value for field, value in record.items() if not field.startswith("seed")}
    assert mac.load(without) == table
    if table.game == "santiago":
        other = "hidden" if table.options["money"] == "open" else "open"
        assert mac.load(record | {"options": table.options | {"money": other}}) != table
    if table.ply:
        assert mac.load(record, ply=table.ply - 1) != table
    assert table != record


@given_both(stopped_games, UNKNOWN)
def test_a_copy_is_equal_and_goes_its_own_way(game, unknown):
    table, whims = game
    table = mac.load(table.record() | unknown | {"x-list": [1, {"y": []}]})
    before = copy.deepcopy((table.position(), table.record()))
    for twin in (table.copy(), copy.copy(table)):
        assert twin == table
        assert (twin.position(), twin.record()) == before
        play_on(twin, whims)
        twin.names[0] = "somebody else"
        twin.extra["x-more"] = 1
        twin.record()["moves"].clear()
        assert (table.position(), table.record()) == before


@given_both(stopped_games)
def test_what_a_game_hands_out_is_not_the_game_itself(game):
    table, _ = game
    before = copy.deepcopy((table.position(), table.record(), table.view(0), table.moves()))
    for value in [*table.position().values(), *table.view(0).values()]:
        if isinstance(value, dict | list):
            value.clear()
    table.record()["options"].clear()
    table.record()["players"].clear()
    table.options.clear()
    table.history.clear()
    table.moves().clear()
    for entry in table.record()["moves"]:
        entry.clear()
    assert (table.position(), table.record(), table.view(0), table.moves()) == before


@given_both(stopped_games)
def test_refusals_survive_the_way_to_another_process(game):
    table, _ = game
    reason = table.why("nonsense")
    again = pickle.loads(pickle.dumps(reason))
    assert (type(again), again.code, again.params) == (mac.IllegalMove, reason.code, reason.params)
    assert str(again) == str(reason)
