"""Records of positions: what is concealed in them, dealt anew, told by events, and read back from JSON."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import macaronesia as mac
from macaronesia.games.canarias.state import MOST_KINDS, STATE, Phase
from macaronesia.kernel.events import new_events
from macaronesia.kernel.random import generator
from macaronesia.kernel.record import NOBODY
from tests.properties.strategies import choice, games, stops


def same(one: Any, other: Any) -> bool:
    """Byte for byte; a failure names the fields that differ."""
    differing = [name for name in STATE.names or () if not np.array_equal(one[name], other[name])]
    assert not differing
    return one.tobytes() == other.tobytes()


def redealt(rules: Any, s: Any, seat: int | None, seed: int) -> Any:
    """The position with what the seat cannot see dealt anew by the kernel."""
    other = rules.copy(s)
    pool = np.empty(MOST_KINDS, np.int32)
    rules.kernel.redeal(other, rules.b, -1 if seat is None else seat, generator(seed), pool)
    return other


def seats(game: mac.Game) -> list[int | None]:
    return [None, *range(game.players)]


@given(games("canarias", chance="manual"), st.integers(0, 2**32))
def test_at_every_ply_redealing_changes_what_is_concealed_and_looks_at_nothing_else(game, seed):
    table, whims = game
    for stop in stops(table, whims):
        rules, s = stop.rules, stop.course.s
        for seat in seats(stop):
            known = rules.conceal(s, seat)
            assert same(rules.conceal(known, seat), known)
            other = redealt(rules, s, seat, seed)
            assert same(redealt(rules, known, seat, seed), other)
            assert same(rules.conceal(other, seat), known)
            assert rules.view(other, seat) == rules.view(s, seat) == rules.position_of(known, seat)


@given(games("canarias", chance="manual"), st.integers(0, 2**32))
def test_a_redealt_history_leads_to_the_same_concealed_record(game, seed):
    table, whims = game
    for stop in stops(table, whims, 0.03):
        for seat in seats(stop):
            other = stop.redeal(seat, seed)
            assert same(stop.rules.conceal(other.course.s, seat), stop.rules.conceal(stop.course.s, seat))


@given(games("canarias", chance="manual"), st.integers(0, 2**32))
def test_redealt_cards_are_the_same_in_number_and_others_know_nothing_of_the_ship(game, seed):
    table, whims = game
    for stop in stops(table, whims, 0.1):
        b, s = stop.rules.b, redealt(stop.rules, stop.course.s, 0, seed)
        everywhere = s.hands.sum(0) + s.deck + s.discard + s.ship
        if s.revealed != NOBODY:
            everywhere[s.revealed] += 1
        assert everywhere.tolist() == b.copies.tolist()
        assert s.hands.sum(1).tolist() == s.hand_sizes.tolist()
        assert (s.deck.sum(), s.discard.sum(), s.ship.sum()) == (s.deck_size, s.discard_size, s.ship_size)
        assert stop.over or (s.known[1:] == NOBODY).all()


@given(games("canarias", chance="manual"))
def test_a_position_and_the_events_of_a_move_make_the_next_position(game):
    table, whims = game
    rules, s, events = table.rules, table.course.s, new_events()
    while not table.over:
        before = rules.copy(s)
        table.course.moves.append((table.seat, text := choice(table, whims)))
        rules.play(s, text, events)
        for event in events[1 : 1 + int(events[0, 0])]:
            rules.kernel.apply(before, rules.b, event)
        assert same(before, s)


@given(games("canarias", chance="manual"))
def test_a_position_and_every_view_of_it_are_read_back_as_they_were(game):
    """A position does not tell what seats know of the ship; one in the middle of a turn's dealing not all."""
    table, whims = game
    for stop in stops(table, whims, 0.3):
        rules, s = stop.rules, stop.course.s
        read = rules.from_position(rules.position(s))
        whole = rules.copy(s)
        whole.known[:] = NOBODY
        in_turn = s.phase == Phase.DEAL and s.after_deal != Phase.ISLAND
        assert in_turn or same(read, whole)
        assert rules.position(read) == rules.position(s)
        for seat in range(stop.players):
            view = rules.view(s, seat)
            concealed = rules.from_view(view, seat)
            assert in_turn or stop.over or same(concealed, rules.conceal(s, seat))
            assert rules.position_of(concealed, seat) == view


SOMEWHERE = mac.new_game("canarias", 3, seed=5, islands="random", starter=0)
WRONG = {
    "a phase of the other game": {"phase": "bid"},
    "no such seat": {"seat": 3},
    "chance in a player's phase": {"seat": "chance"},
    "nobody before the end": {"seat": None},
    "a start player who is not there": {"starter": 4},
    "a round that is none": {"round": 0},
    "a round after the last": {"round": 51},
    "a last round for no reason": {"last_round": True},
    "a holder who is not there": {"privileges": SOMEWHERE.position()["privileges"] | {"red": 7}},
    "a card from nowhere": {"discard": {"segador": 1}},
    "more of a card than there are": {"deck": {"segador": 44}},
    "fewer than no cards": {"discard": {"segador": -1}},
    "no ship": {"ship": {}},
    "a pirate who is being settled": {"phase": "settle", "revealed": "pirate-red"},
    "a pirate without a victim": {"phase": "raze", "revealed": "pirate-red"},
    "victims without a pirate": {"victims": [0]},
    "a player without an island": {"islands": [None, *SOMEWHERE.position()["islands"][1:]]},
    "an island twice": {"islands": [{"name": "tenerife", "plots": {}}] * 3},
    "a plot that no island has": {
        "islands": [
            {"name": "tenerife", "plots": {"13": {"kind": "house", "colour": "red"}}},
            {"name": "la-palma", "plots": {}},
            {"name": "lanzarote", "plots": {}},
        ]
    },
    "points for nothing": {"points": [1, 0, 0]},
    "pieces for nothing": {"supply": {}},
    "what a view hides": {"ship_known": {"segador": 1}},
    "no cards to ship": {"phase": "ship", "hands": [{}, {}, {}]},
    "dealing in a player's turn": {"dealing": {"seat": 0, "left": 1}},
}


@pytest.mark.parametrize("wrong", WRONG)
def test_what_cannot_be_is_no_position(wrong):
    position = SOMEWHERE.position()
    assert mac.Game.from_position(position).position() == position
    with pytest.raises(mac.BadOption, match="position"):
        mac.Game.from_position(position | WRONG[wrong])
