"""One position of Islas Canarias, and the box it is played with: two flat records.

A set of plots is a mask of 12 bits. Cards are counts of kinds: settlers first, then the six pirates
in the order of the colours.
"""

from typing import Annotated

import numpy as np

from macaronesia.kernel.record import Grid, Row, Small, layout

PHASES = ("setup", "island", "deal", "act", "ship", "end", "reveal", "settle", "raze", "blame", "over")
SETUP, ISLAND, DEAL, ACT, SHIP, END, REVEAL, SETTLE, RAZE, BLAME, OVER = range(11)

CHANCE = -1  #: as a seat: chance is to move
NOBODY = -2  #: as a seat: the game is over; as an island, starter, holder or card: none

COLOURS = ("red", "blue", "green", "orange", "brown", "white")
FEATURES = ("coast", "river", "mountain", "road", "village", "field")
#: What a settler can wish for: priority 0 to 5 is a feature, 6 to 11 a colour.
PRIORITIES = FEATURES + COLOURS
EFFECTS = ("tie", "draw4", "mixed", "free", "extra", "pirates")
TIE, DRAW4, MIXED, FREE, EXTRA, PIRATES = range(6)
PIECES = ("house", "palace", "city")
HOUSE, PALACE, CITY = range(3)

MOST_PLAYERS = 5
ISLANDS = 6
PLOTS = 12
ALL_PLOTS = (1 << PLOTS) - 1
MOST_KINDS = 60  #: 54 settlers, each of a kind of its own, and six pirates
LAST_ROUND = 50
ENOUGH_POINTS = 19
HAND = 5


class Box:
    """The tables of a box, as the rules read them."""

    kinds: Small  # settlers and pirates together
    settlers: Small  # kinds below this are settlers; the pirate of colour c is settlers + c
    copies: Annotated[Row, np.int16, MOST_KINDS]
    colour: Annotated[Row, np.int16, MOST_KINDS]  # of the settler's house, or of the pirate
    wishes: Annotated[Grid, np.int16, (MOST_KINDS, 4)]  # a settler's priorities
    neighbours: Annotated[Grid, np.int16, (ISLANDS, PLOTS)]  # masks
    features: Annotated[Grid, np.int16, (ISLANDS, len(FEATURES))]  # masks
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
    announced: Small  # 1 once the next round will be the last
    starter: Small
    turn: Small  # how many have chosen an island, or had their turn this round
    may_build: Small  # the hand at the start of the turn allows it
    taken: Small  # the extra card of this turn
    revealed: Small  # the card from the ship that is being settled
    victims: Small  # mask of seats that still lose a house to the pirate

    # Who is being dealt to
    dealing_to: Small  # a seat, or NOBODY for the ship
    dealing: Small  # how many more cards
    after_deal: Small  # the phase that follows

    # Cards: counts by kind
    hands: Annotated[Grid, np.int8, (MOST_PLAYERS, MOST_KINDS)]
    deck: Annotated[Row, np.int8, MOST_KINDS]
    discard: Annotated[Row, np.int8, MOST_KINDS]
    ship: Annotated[Row, np.int8, MOST_KINDS]
    # What each seat knows to lie on the ship: never more than the last card of the old ship and its own.
    known: Annotated[Grid, np.int16, (MOST_PLAYERS, 2)]

    # The islands, by seat: masks of plots
    island: Annotated[Row, np.int16, MOST_PLAYERS]
    houses: Annotated[Row, np.int16, MOST_PLAYERS]
    palaces: Annotated[Row, np.int16, MOST_PLAYERS]
    cities: Annotated[Row, np.int16, MOST_PLAYERS]
    coloured: Annotated[Grid, np.int16, (MOST_PLAYERS, len(COLOURS))]
    near: Annotated[Grid, np.int16, (MOST_PLAYERS, len(PRIORITIES))]  # plots next to each priority
    points: Annotated[Grid, np.int16, (MOST_PLAYERS, len(COLOURS))]
    supply: Annotated[Grid, np.int16, (len(PIECES), len(COLOURS))]
    holders: Annotated[Row, np.int16, len(COLOURS)]  # of the privileges


STATE = layout(State)
BOX = layout(Box)
