"""A view as a position of the kernel: right in all that its seat knows, dealt anyhow where it does not."""

import json
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from macaronesia.bots.choice import View
from macaronesia.canarias import options
from macaronesia.canarias.engine import redeal
from macaronesia.canarias.moves import Names
from macaronesia.canarias.rules.building import survey
from macaronesia.canarias.rules.cards import total
from macaronesia.canarias.state import (
    COLOURS,
    MOST_KINDS,
    NOBODY,
    PHASES,
    PIECES,
    STATE,
    Box,
    State,
)
from macaronesia.canarias.tables import box_record, cards_of, islands_of
from macaronesia.errors import BadOption
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.random import Generator, generator
from macaronesia.kernel.record import Row, positions

#: The phases in which the player whose turn it is moves; in the others all turns of the round are over.
TURN = ("island", "act", "ship", "end")


class Setting(NamedTuple):
    """The box of a game as the kernel reads it, and the names in it."""

    b: Box
    names: Names


def setting(view: View) -> Setting:
    """The box that a view is about; read and checked once for each box."""
    box = view["options"]["box"]
    return _setting(box if isinstance(box, str) else json.dumps(box))


@lru_cache(maxsize=16)
def _setting(text: str) -> Setting:
    _, box = options.settled(2, {"box": text if text == options.SHIPPED else json.loads(text)})
    return Setting(box_record(box), Names(cards_of(box), islands_of(box)))


@rule
def complete(s: State, b: Box, seat: int, rng: Generator, pool: Row) -> int:
    """Survey the islands and deal what the seat cannot see; the size of the deck then."""
    for p in range(s.players):
        if s.island[p] != NOBODY:
            for feature in range(6):
                s.near[p, feature] = b.features[s.island[p], feature]
            for colour in range(6):
                survey(s, b, p, colour)
    redeal(s, b, seat, rng, pool)
    return total(b, s.deck)


def imagine(view: View) -> Any:
    """An array of one position that the view's seat cannot tell from the real one; a function of the view."""
    b, names = setting(view)
    players, seat = int(view["players"]), int(view["seat"])
    imagined = positions(1, STATE)
    imagined[0] = s = options.start(players, view["options"], b)
    s.phase, s.seat = PHASES.index(view["phase"]), seat
    s.this_round, s.last_round, s.announced = view["round"], view["last_round"], view["last_announced"]
    s.starter = view["starter"]
    s.turn = (seat - s.starter) % players if view["phase"] in TURN else players
    s.may_build, s.taken = bool(view["may_build"]), bool(view["taken"])
    s.revealed = NOBODY if view["revealed"] is None else names.cards.index(view["revealed"])
    s.victims = sum(1 << victim for victim in view["victims"])
    for p, island in enumerate(view["islands"]):
        if island is not None:
            _furnish(s, p, island, names)
    for c, colour in enumerate(COLOURS):
        holder = view["privileges"][colour]
        s.holders[c] = NOBODY if holder is None else holder
        for piece, kind in enumerate(PIECES):
            s.supply[piece, c] = view["supply"][kind][colour]
    _hand_out(s, view, names)
    # Any deal will do, but always the same one: what a bot thinks depends on the view alone.
    left = complete(s, b, seat, generator("imagine"), np.empty(MOST_KINDS, np.int32))
    if left != sum(view["deck"].values()):
        raise BadOption.value("view", view["deck"], f"a deck of {left} cards, all that are not elsewhere")
    imagined[0] = s
    return imagined


def _furnish(s: State, seat: int, island: dict[str, Any], names: Names) -> None:
    """What stands on an island."""
    s.island[seat] = names.islands.index(island["name"])
    masks = (s.houses, s.palaces, s.cities)
    for plot, building in island["plots"].items():
        there = 1 << (int(plot) - 1)
        masks[PIECES.index(building["kind"])][seat] |= there
        s.coloured[seat, COLOURS.index(building["colour"])] |= there


def _hand_out(s: State, view: View, names: Names) -> None:
    """The cards the seat knows, and as many of any kind as it only counts."""
    for card, number in view["discard"].items():
        s.discard[names.cards.index(card)] = number
    for p, hand in enumerate(view["hands"]):
        for card, number in hand.items():
            s.hands[p, 0 if p != s.seat else names.cards.index(card)] = number
    s.ship[0] = sum(view["ship"].values())
    known = [names.cards.index(card) for card, number in view["ship_known"].items() for _ in range(number)]
    for place, card in enumerate(known):
        s.known[s.seat, place] = card
