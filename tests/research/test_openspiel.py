"""Both games are games of OpenSpiel's, by its own tests and by ours."""

import pickle
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.tests import games_sim_test

import macaronesia as mac
from macaronesia.research.openspiel import NAMES
from macaronesia.research.position import Position, new_position
from tests.research.openspiel_played import COUNTS, load, states
from tests.research.played import KINDS, name


@pytest.mark.parametrize("kind", COUNTS, ids=name)
def test_random_games_pass_the_test_of_openspiels_core(kind):
    pyspiel.random_sim_test(load(kind), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in COUNTS], ids=name)
def test_other_options_pass_the_simulation_test_of_openspiels_python(kind):
    np.random.seed(1)  # what the peer's test draws from
    games_sim_test.GamesSimTest("test_pig").sim_game(load(kind, reward="rank"))


class _Api(api_test.EnforceAPIOnPartialTreeBase):
    """OpenSpiel's tests of its interface, on states of one of our games."""

    __test__ = False


class TestApiOfSantiago(_Api):
    __test__ = True
    game_name = NAMES["santiago"]
    game = pyspiel.load_game(game_name)


class TestApiOfCanarias(_Api):
    __test__ = True
    game_name = NAMES["canarias"]
    game = pyspiel.load_game(f"{game_name}(players=3)")


def test_a_game_is_loaded_by_its_name_and_options():
    game = pyspiel.load_game("python_macaronesia_santiago(players=3,edition=amigo)")
    assert game.num_players() == 3
    assert game.rules.options == mac.new_game("santiago", 3, edition="amigo").options
    palms = pyspiel.load_game("python_macaronesia_santiago(players=3,edition=amigo,palms=True)")
    assert palms.rules.options["palms"] is True


def test_what_players_agree_on_has_parameters_of_one_type_each():
    game = pyspiel.load_game("python_macaronesia_santiago(palm_squares=h3+a1+d6,spring=C2,overseer=1)")
    agreed = {"palms": ["h3", "a1", "d6"], "spring": "C2", "overseer": 1}
    assert game.rules.options == mac.new_game("santiago", 2, **agreed).options
    lots = pyspiel.load_game("python_macaronesia_santiago(overseer=-1,palms=True,palm_squares=)")
    assert lots.rules.options == mac.new_game("santiago", 2).options
    assert pyspiel.load_game("python_macaronesia_canarias(players=3,starter=2)").rules.options["starter"] == 2


@pytest.mark.parametrize("kind", KINDS, ids=name)
def test_what_is_not_named_is_as_everywhere_else(kind):
    assert load(kind).rules.options == mac.new_game(**kind).options


@pytest.mark.parametrize(
    ("params", "sentence"),
    [
        ("santiago(edition=amigo)", "The option “players” cannot be 2; allowed: 3, 4, 5 (edition amigo)."),
        ("santiago(money=gold)", "The option “money” cannot be gold; allowed: open, hidden."),
        ("santiago(overseer=2)", "The option “overseer” cannot be 2; allowed: lot, 0, 1."),
        (
            "santiago(palm_squares=a1+d6)",
            "The option “palms” cannot be ['a1', 'd6']; allowed: three squares from a1 to h6.",
        ),
        (
            "santiago(palms=False,palm_squares=h3+a1+d6,spring=C2)",
            "The option “palm_squares” cannot be h3+a1+d6; allowed: none with palms=False.",
        ),
        ("canarias(players=6)", "The option “players” cannot be 6; allowed: 2, 3, 4, 5."),
        ("canarias(reward=score)", "The option “reward” cannot be score; allowed: win, rank."),
    ],
)
def test_a_parameter_that_cannot_be_is_refused_with_our_sentence(params, sentence):
    with pytest.raises(mac.BadOption) as refused:
        pyspiel.load_game(f"python_macaronesia_{params}")
    assert str(refused.value) == sentence


@pytest.mark.parametrize("kind", KINDS, ids=name)
def test_a_game_named_in_full_is_the_same_game(kind):
    game = load(kind, reward="rank")
    again = pyspiel.load_game(str(game))
    assert (str(again), again.rules.options, again.reward) == (str(game), game.rules.options, "rank")


def test_a_box_of_ones_own_is_a_parameter_too(tmp_path):
    shipped = Path(mac.__file__).parent / "games" / "canarias" / "boxes" / "reconstruction.toml"
    own = tmp_path / "my-box.toml"
    own.write_text(re.sub("^name = .*$", 'name = "mine"', shipped.read_text(), count=1, flags=re.MULTILINE))
    game = pyspiel.load_game(f"python_macaronesia_canarias(box={own})")
    assert game.rules.options["box"]["name"] == "mine"
    *_, state = states(game, 1)
    again, there = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert (str(again), str(there)) == (str(game), str(state))
    assert there.position.rules.options["box"]["name"] == "mine"
    with pytest.raises(mac.BadOption):
        pyspiel.load_game(f"python_macaronesia_canarias(box={tmp_path}/none.toml)")


@pytest.mark.parametrize("kind", KINDS, ids=name)
def test_chance_has_the_odds_of_the_game(kind):
    game = mac.new_game(chance="manual", **kind)
    for state in states(load(kind), 1):
        game.course.follow(state.position.moves[game.ply :])
        assert state.is_terminal() == game.over
        if state.is_terminal():
            break
        if state.is_chance_node():
            odds = {state.action_to_string(-1, n): odd for n, odd in state.chance_outcomes()}
            assert odds == game.odds()
            assert state.chance_outcomes() == Position.of(game).outcomes()
        else:
            assert state.current_player() == game.seat


@pytest.mark.parametrize("kind", KINDS, ids=name)
def test_a_course_is_a_position_whatever_is_done(kind):
    position = new_position(kind["game"], **{k: v for k, v in kind.items() if k != "game"})
    state = None
    for state in states(load(kind), 2):
        made = state.full_history()
        if made:
            last = made[-1]
            (position.happen if last.player == -1 else position.act)(last.action)
        assert state.position.partial == position.partial
        assert state.position.actions() == position.actions()
        for seat in range(0 if len(made) % 7 else position.rules.players):
            assert np.array_equal(state.position.observe(seat), position.observe(seat))
    assert position.seat is None
    assert state.returns() == position.rewards()
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("kind", COUNTS, ids=name)
def test_no_game_is_longer_than_its_bounds(kind):
    game = load(kind)
    *_, state = states(game, 3)
    made = [entry.player for entry in state.full_history()]
    bounds = game.bounds
    assert made.count(-1) <= game.max_chance_nodes_in_history() == bounds.outcomes
    assert len(made) - made.count(-1) <= game.max_game_length() == bounds.actions
    assert len(state.position.moves) <= bounds.moves
    if kind["game"] == "santiago":
        assert made.count(-1) == bounds.outcomes


@pytest.mark.parametrize("kind", COUNTS[1:8:3], ids=name)
def test_a_state_survives_being_written_down(kind):
    game = load(kind)
    for state in states(game, 4):
        if len(state.history()) % (11 if state.position.partial else 29) == 0:
            again, there = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
            for other in (there, pickle.loads(pickle.dumps(state)), state.clone()):
                assert (str(other), other.history()) == (str(state), state.history())
                assert other.position.moves == state.position.moves
                for seat in range(game.num_players()):
                    assert other.information_state_string(seat) == state.information_state_string(seat)
            assert str(again) == str(game)


def test_a_clone_goes_its_own_way():
    whole = [state.clone() for state in states(load(KINDS[0]), 5)]
    for before, after in pairwise(whole):
        assert len(before.history()) + 1 == len(after.history())
        assert before.position.made == after.position.made[:-1]


@pytest.mark.parametrize("kind", COUNTS, ids=name)
def test_actions_are_read_as_they_are_written(kind):
    game = load(kind)
    for state in states(game, 6):
        if state.is_terminal() or len(state.history()) % 5:
            continue
        for action in state.legal_actions():
            text = state.action_to_string(state.current_player(), action)
            assert state.string_to_action(text) == action
    for player, actions in ((0, game.num_distinct_actions()), (-1, game.max_chance_outcomes())):
        assert all(game.action_to_string(player, action) for action in range(actions))


def test_the_opening_actions_are_words_of_the_rulebook():
    state = next(s for s in states(load(KINDS[4]), 1) if not s.is_chance_node())
    assert [state.action_to_string(a) for a in state.legal_actions()[:3]] == ["pass", "bid 1", "bid 2"]


def test_a_state_shows_the_board_and_tells_the_moves():
    state = next(s for s in states(load(KINDS[4]), 1) if s.position.partial)
    game = mac.new_game(chance="manual", **KINDS[4])
    game.course.follow(state.position.moves)
    assert state.board() == str(game)
    *moves, last = str(state).splitlines()
    assert moves == [f"{who} {text}" for who, text in game.history]
    assert last == f"{game.seat} says {state.position.action_space.texts[state.position.partial[0]]}"


def test_an_illegal_action_is_refused_and_changes_nothing():
    state = next(s for s in states(load(KINDS[-2]), 1) if not s.is_chance_node())
    before = str(state)
    with pytest.raises(ValueError, match="action 223 is not legal here"):
        state.apply_action(223)
    assert str(state) == before


def test_without_openspiel_we_say_what_to_install():
    program = "import sys; sys.modules['pyspiel'] = None; import macaronesia.research.openspiel"
    failed = subprocess.run([sys.executable, "-c", program], check=False, capture_output=True, text=True)
    assert "ImportError: OpenSpiel is not installed: pip install macaronesia[research]" in failed.stderr
