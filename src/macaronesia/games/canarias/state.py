"""One position of Islas Canarias, and the box it is played with: two flat records.

A set of plots is a mask of 12 bits. Cards are counts of kinds: settlers first, then the six pirates
in the order of the colours.
"""

from enum import IntEnum
from typing import Annotated, Any

import numpy as np

from macaronesia.games.canarias.names import (
    COLOURS,
    EFFECTS,
    FEATURES,
    PIECES,
    PIRATE,
    PRIORITIES,
    Json,
    names_of,
)
from macaronesia.kernel.bits import has
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.record import CHANCE, NOBODY, Grid, Row, Small, layout, positions


class Phase(IntEnum):
    """The phases, in the order of a round."""

    SETUP = 0
    ISLAND = 1
    DEAL = 2
    ACT = 3
    SHIP = 4
    END = 5
    REVEAL = 6
    SETTLE = 7
    RAZE = 8
    BLAME = 9
    OVER = 10


PHASES = tuple(phase.name.lower() for phase in Phase)

MOST_PLAYERS = 5
ISLANDS = 6
PLOTS = 12
ALL_PLOTS = (1 << PLOTS) - 1
N_COLOURS = len(COLOURS)
N_FEATURES = len(FEATURES)  #: also the number of the wish for the first colour
WISHES = 4  #: of a settler
MOST_KINDS = 60  #: 54 settlers, each of a kind of its own, and six pirates
SUPPLY = (8, 6, 2)  #: houses, palaces and cities of each colour
LAST_ROUND = 50
ENOUGH_POINTS = 19
HAND = 5


class Box:
    """The tables of a box, as the rules read them."""

    kinds: Small  # settlers and pirates together
    settlers: Small  # kinds below this are settlers; the pirate of colour c is settlers + c
    copies: Annotated[Row, np.int16, MOST_KINDS]
    colour: Annotated[Row, np.int16, MOST_KINDS]  # of the settler's house, or of the pirate
    wishes: Annotated[Grid, np.int16, (MOST_KINDS, WISHES)]  # a settler's priorities
    neighbours: Annotated[Grid, np.int16, (ISLANDS, PLOTS)]  # masks
    features: Annotated[Grid, np.int16, (ISLANDS, N_FEATURES)]  # masks
    colour_of: Annotated[Row, np.int16, len(EFFECTS)]  # the privilege of which colour has the effect


class State:
    """The fields, in the order in which a reader of the rules meets them."""

    players: Small
    dealt_islands: Small  # 1: chance deals the islands
    starters: Small  # mask of the seats of which chance names the start player

    # Where the game stands
    phase: Small
    seat: Small
    this_round: Small  # from 1; "round" would hide a method of the record
    last_round: Small  # 1 from the first move of the last round
    announced: Small  # 1 once somebody has points enough to end the game
    starter: Small
    turn: Small  # how many have chosen an island, been dealt a hand, or had their turn this round
    may_build: Small  # until a player has acted: whether the hand at the start of the turn allows it
    taken: Small  # the extra card of this turn
    revealed: Small  # the card from the ship that is being settled
    victims: Small  # mask of seats that still lose a house to the pirate

    # Who is being dealt to, in the phase deal
    dealing_to: Small  # a seat, or NOBODY for the ship
    dealing: Small  # how many more cards
    after_deal: Small  # the phase that follows

    # Cards: counts by kind, and how many there are, also where it is not known which
    hands: Annotated[Grid, np.int8, (MOST_PLAYERS, MOST_KINDS)]
    deck: Annotated[Row, np.int8, MOST_KINDS]
    discard: Annotated[Row, np.int8, MOST_KINDS]
    ship: Annotated[Row, np.int8, MOST_KINDS]
    hand_sizes: Annotated[Row, np.int16, MOST_PLAYERS]
    deck_size: Small
    discard_size: Small
    ship_size: Small
    # What each seat knows to lie on the ship: never more than the last card of the old ship and its own;
    # the smaller number first, and NOBODY where there is none.
    known: Annotated[Grid, np.int16, (MOST_PLAYERS, 2)]

    # The islands, by seat: masks of plots
    island: Annotated[Row, np.int16, MOST_PLAYERS]
    houses: Annotated[Row, np.int16, MOST_PLAYERS]
    palaces: Annotated[Row, np.int16, MOST_PLAYERS]
    cities: Annotated[Row, np.int16, MOST_PLAYERS]
    coloured: Annotated[Grid, np.int16, (MOST_PLAYERS, N_COLOURS)]
    near: Annotated[Grid, np.int16, (MOST_PLAYERS, len(PRIORITIES))]  # plots next to each priority
    points: Annotated[Grid, np.int16, (MOST_PLAYERS, N_COLOURS)]
    supply: Annotated[Grid, np.int16, (len(PIECES), N_COLOURS)]
    holders: Annotated[Row, np.int16, N_COLOURS]  # of the privileges


STATE = layout(State)
BOX = layout(Box)


def new_box(box: Json) -> Box:
    """The tables of a checked box."""
    b: Box = positions(1, BOX)[0]
    names = names_of(box)
    b.kinds, b.settlers = len(names.cards), len(box["settlers"])
    for kind, card in enumerate(names.cards):
        settler = box["settlers"].get(card)
        b.copies[kind] = settler["copies"] if settler else 1
        b.colour[kind] = COLOURS.index(settler["colour"] if settler else card.removeprefix(PIRATE))
        for place, wish in enumerate(settler["priorities"] if settler else ()):
            b.wishes[kind, place] = PRIORITIES.index(wish)
    for number, island in enumerate(names.islands):
        for plot, near in box["islands"][island]["neighbours"].items():
            b.neighbours[number, int(plot) - 1] = _mask(near)
        for feature, plots in box["islands"][island]["features"].items():
            b.features[number, FEATURES.index(feature)] = _mask(plots)
    for colour, privilege in box["privileges"].items():
        b.colour_of[EFFECTS.index(privilege["effect"])] = COLOURS.index(colour)
    return b


def _mask(plots: list[int]) -> int:
    """Plots 1 to 12 as bits 0 to 11."""
    return sum(1 << (plot - 1) for plot in plots)


def new_position(players: int, options: dict[str, Any], b: Box) -> State:
    """The position before chance names the start player."""
    s: State = positions(1, STATE)[0]
    s.players = players
    s.dealt_islands = options["islands"] == "random"
    starter = options["starter"]
    s.starters = 1 << starter if isinstance(starter, int) else (1 << players) - 1
    s.phase, s.seat, s.this_round = Phase.SETUP, CHANCE, 1
    s.starter = s.revealed = s.dealing_to = NOBODY
    for p in range(MOST_PLAYERS):
        s.island[p] = s.known[p, 0] = s.known[p, 1] = NOBODY
    for colour in range(N_COLOURS):
        s.holders[colour] = NOBODY
        for piece, number in enumerate(SUPPLY):
            s.supply[piece, colour] = number
    for card in range(b.kinds):
        s.deck[card] = b.copies[card]
        s.deck_size += b.copies[card]
    return s


@rule
def colour_at(s: State, seat: int, plot: int) -> int:
    """The colour of the building on a plot; -1 if there is none."""
    for colour in range(N_COLOURS):
        if has(s.coloured[seat, colour], plot):
            return colour
    return -1
