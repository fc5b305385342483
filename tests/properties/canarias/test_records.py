"""Records of positions are read back from JSON; macaronesia.testing checks what is concealed in them."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given

import macaronesia as mac
from macaronesia.games.canarias.state import STATE, Phase
from macaronesia.kernel.record import NOBODY
from tests.properties.strategies import games, stops


def same(one: Any, other: Any) -> bool:
    """Byte for byte; a failure names the fields that differ."""
    differing = [name for name in STATE.names or () if not np.array_equal(one[name], other[name])]
    assert not differing
    return one.tobytes() == other.tobytes()


@given(games("canarias", chance="manual"))
def test_a_position_and_every_view_of_it_are_read_back_as_they_were(game):
    """A position does not tell what seats know of the ship; one in the middle of a turn's dealing not all."""
    table, whims = game
    for stop in stops(table, whims, 0.1):
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
