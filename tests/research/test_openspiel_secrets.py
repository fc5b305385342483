"""What OpenSpiel's states tell a seat is what it may know: no more, and all of it."""

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from tests.research.openspiel_played import COUNTS, load, states
from tests.research.played import KINDS, name

HIDING = [kind for kind in KINDS if kind["game"] == "canarias" or kind["players"] == 2]


def shown(state, seat):
    """Everything that OpenSpiel shows a seat."""
    texts = state.information_state_string(seat), state.observation_string(seat)
    tensors = state.information_state_tensor(seat), state.observation_tensor(seat)
    if state.is_chance_node() or state.is_terminal():
        return *texts, *tensors, state.current_player()
    legal = state.legal_actions(seat), state.legal_actions_mask(seat)
    return *texts, *tensors, *legal, state.current_player()


@pytest.mark.parametrize("kind", COUNTS, ids=name)
def test_what_a_seat_may_not_know_changes_nothing_it_is_shown(kind):
    game, draw, differ = load(kind), random.Random(1), 0
    every = 4 if kind["game"] == "santiago" else 12
    for state in states(game, 1):
        if len(state.history()) % every and not state.position.partial:
            continue
        if state.position.partial and draw.random() < 0.8:
            continue
        for seat in range(game.num_players()):
            other = state.resample_from_infostate(seat, draw.random)
            assert shown(other, seat) == shown(state, seat)
            differ += not state.position.partial and other.history() != state.history()
    assert (differ > 0) == (kind in HIDING)


def replayed(game, state):
    """The states of a history, each with the action that follows."""
    again = game.new_initial_state()
    for entry in state.full_history():
        assert again.current_player() == entry.player
        assert entry.action in again.legal_actions()
        yield again, entry.action
        again.apply_action(entry.action)
    assert str(again) == str(state)


@pytest.mark.parametrize("kind", HIDING[::2], ids=name)
def test_a_resampled_state_has_a_history_that_the_seat_lived_through_alike(kind):
    """So the game has perfect recall, and a resampled state is as good as any."""
    game, draw, resampled = load(kind), random.Random(2), 0
    for state in states(game, 2):
        seat = state.current_player()
        if not state.is_player_node() or "?" not in state.information_state_string(seat):
            continue
        if kind["game"] == "canarias" and len(state.history()) % 31 > 1:
            continue
        other = state.resample_from_infostate(seat, draw.random)
        resampled += other.history() != state.history()
        for (here, action), (there, same) in zip(replayed(game, state), replayed(game, other), strict=True):
            assert here.information_state_string(seat) == there.information_state_string(seat)
            assert here.observation_string(seat) == there.observation_string(seat)
            assert action == same or here.current_player() != seat
    assert resampled


def test_a_resampled_state_plays_on_to_the_end():
    game, draw = load(KINDS[-2]), random.Random(3)
    state = next(s for s in states(game, 3) if len(s.history()) > 80 and s.is_player_node())
    other = state.resample_from_infostate(state.current_player(), draw.random)
    assert other.history() != state.history()
    while not other.is_terminal():
        other.apply_action(draw.choice(other.legal_actions()))
    assert sum(other.returns()) == pytest.approx(0)


def test_resampling_uses_nothing_but_its_sampler():
    state = next(s for s in states(load(KINDS[-2]), 3) if len(s.history()) > 60 and s.is_player_node())
    drawn = [state.resample_from_infostate(0, lambda x=x: x).history() for x in (0.25, 0.25, 0.75)]
    assert drawn[0] == drawn[1] != drawn[2]


def test_the_second_secret_bidder_does_not_see_the_first_bid():
    seen = 0
    for state in states(load(KINDS[0]), 4):
        if not state.is_player_node() or state.position.rules.phase(state.position._s) != "bid":
            continue
        first = state.current_player()
        after = [state.child(action) for action in state.legal_actions()]
        if all(child.current_player() == 1 - first for child in after) and len(after) > 1:
            seen += 1
            assert len({str(shown(child, 1 - first)) for child in after}) == 1
            assert len({child.information_state_string(first) for child in after}) == len(after)
            drawn = {
                after[0].resample_from_infostate(1 - first, lambda i=i: i / 40).history()[-1]
                for i in range(40)
            }
            assert len(drawn) > 1
    assert seen > 5


@pytest.mark.parametrize("kind", COUNTS, ids=name)
def test_whatever_a_seat_learns_makes_another_information_state(kind):
    """Of the ways a state goes on, a seat tells apart exactly those whose move it is told differently."""
    game = load(kind)
    told_alike = told_apart = 0
    for state in states(game, 5):
        if state.is_terminal() or len(state.history()) % 6:
            continue
        children = [state.child(action) for action in state.legal_actions()]
        for seat in range(game.num_players()):
            strings = {child.information_state_string(seat) for child in children}
            tensors = {np.array(child.information_state_tensor(seat)).tobytes() for child in children}
            told = {(str(child.position.known_moves(seat)), _said(child, seat)) for child in children}
            assert len(strings) == len(tensors) == len(told)
            told_alike += len(strings) < len(children)
            told_apart += len(strings) > 1
            if seat == state.current_player():
                assert len(strings) == len(children)
    assert told_apart
    assert told_alike


def _said(state, seat):
    return state.position.partial if seat == state.position.player else ()


def test_a_dealt_card_is_seen_by_its_receiver_alone():
    state = next(s for s in states(load(KINDS[-2]), 1) if s.position.rules.phase(s.position._s) == "deal")
    receiver = int(state.position._s.dealing_to)
    children = [state.child(action) for action in state.legal_actions()]
    for seat in range(state.num_players()):
        kinds = {child.information_state_string(seat) for child in children}
        assert len(kinds) == (len(children) if seat == receiver else 1)


def test_an_information_state_remembers_what_an_observation_forgets():
    """Two ways to the same position: observed alike, remembered apart."""
    game = load(KINDS[1])
    start = next(s for s in states(game, 1) if s.is_player_node())
    ends = []
    for order in ((0, 1), (1, 0)):  # two tiles of the offer revealed in either order
        state = game.new_initial_state()
        outcomes = start.history()
        reveal = len(outcomes) - 4
        if outcomes[reveal] == outcomes[reveal + 1]:
            pytest.fail("this deal shows nothing: take another seed")
        pair = [outcomes[reveal + i] for i in order]
        for outcome in [*outcomes[:reveal], *pair, *outcomes[reveal + 2 :]]:
            state.apply_action(outcome)
        ends.append(state)
    one, two = ends
    assert one.observation_string(0) == two.observation_string(0)
    assert one.observation_tensor(0) == two.observation_tensor(0)
    assert one.information_state_string(0) != two.information_state_string(0)
    assert one.information_state_tensor(0) != two.information_state_tensor(0)


def test_what_another_seat_has_half_said_is_forgotten_not_guessed():
    state = next(s for s in states(load(KINDS[-2]), 2) if s.position.partial)
    mover = state.current_player()
    other = state.resample_from_infostate(1 - mover, lambda: 0.5)
    assert other.position.partial == ()
    assert other.current_player() == mover
    assert len(other.history()) == len(state.history()) - len(state.position.partial)
    assert state.resample_from_infostate(mover, lambda: 0.5).position.partial == state.position.partial


def test_other_observers_see_what_their_kind_says():
    game = load(KINDS[-2])
    state = next(s for s in states(game, 2) if len(s.history()) > 40 and s.is_player_node())
    single, nobody = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE
    public, private, perfect = (
        make_observation(
            game, pyspiel.IIGObservationType(perfect_recall=False, public_info=p, private_info=i)
        )
        for p, i in ((True, nobody), (False, single), (True, pyspiel.PrivateInfoType.ALL_PLAYERS))
    )
    hand = state.position.view(0)["hands"][0]
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert all(card not in public.string_from(state, 0).split('"hands"')[1].split("]")[0] for card in hand)
    assert all(card in private.string_from(state, 0) for card in hand)
    perfect.set_from(state, 0)
    assert len(perfect.dict["observation"]) == game.interface.fields.perfect_size
    other = state.resample_from_infostate(0, lambda: 0.5)
    assert perfect.string_from(other, 0) != perfect.string_from(state, 0)
