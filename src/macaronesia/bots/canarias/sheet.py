"""What a bot writes down about a position of Islas Canarias, and what it goes by."""

from typing import Annotated, Any

import numpy as np

from macaronesia.canarias.state import MOST_KINDS, MOST_PLAYERS
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.record import Grid, Row, layout

#: The numbers of a seat that bear on its points, in this order.
TRAITS = (
    "one",  # always 1: the same for all, so it moves no chances, only points
    "table",  # the mean points of all seats: likewise
    "points",
    "gain",  # points that palaces and cities would add at once, if a turn is still to come
    "late gain",  # the same, if no turn is to come
    "pairs",  # colours with two houses: one more makes a city
    "singles",  # colours with one house
    "palaces",  # colours with a palace: a second one is worth less
    "free plots",
    "share",  # of the unseen cards, those that would come to this island, times the players
    "lure",  # of all free plots at the first wishes of unseen settlers, those here, times the players
    "welcome",  # of the unseen cards, those that would come here to houses of their colour, times the players
    "danger",  # of the unseen cards, the pirates that would take a house from here
    "cards",  # in the hand
    "a card",  # at least one
    "two cards",  # at least two: enough to build
    "four cards",  # the cards in the hand, but not more than four
    "can build",  # a turn is to come in this round, with cards enough to build
    "to come",  # the turn in this round is to come
    "order",  # 0 for the first of the next round, to 1 for its last
    "homing",  # cards in the hand, beyond the average, that would come to this island
    "a homing card",  # how likely there is at least one
    "matching",  # cards in the hand, beyond the average, whose colour has one house here
    "completing",  # cards in the hand, beyond the average, whose colour has two houses here
    "a completing card",  # how likely there is at least one
    "striking",  # houses that pirates in the hand would take from others
    "backfiring",  # houses that they would take from here
    "landing",  # cards on the ship, by their chance to be revealed, that would come to this island
    "raiding",  # pirates on the ship, likewise, that would strike this island
    "tie",  # the privileges, by their effects
    "draw4",
    "mixed",
    "free",
    "extra",
    "pirates",
    "shaky",  # 1 if a rival takes a privilege with one more point
    "near",  # privileges that one more point would bring
    "rival",  # the most points of anybody else
)
N = len(TRAITS)

#: The weights differ by how near the end is: at the start, near 19 points, once somebody has them, and in
#: the last round.
STAGES = ("early", "late", "closing", "last")
EARLY, LATE, CLOSING, LAST = range(len(STAGES))

#: What a player goes by who does not weigh anything (policy.py), in points.
HABITS = (
    "pair",  # a second house of a colour is worth so much more than the first
    "city",  # a third one
    "second palace",  # a pair whose colour has a palace already is worth less
    "privilege",  # a house that brings a privilege, times the part below
    "tie",
    "draw4",
    "mixed",
    "free",
    "extra",
    "pirates",
    "contact",  # a free plot built on, for every feature it touches
    "colour contact",  # and for every colour it touches
    "spread",  # a free plot that comes to touch a colour
    "plot",  # how much of what a plot costs counts for whether to build
    "homing",  # a card kept for the ship because it would come back
    "plan",  # a house for which the hand holds another card of its colour
    "thirst",  # what drawing is worth with an empty hand
    "slaked",  # how much less with every card
    "tired",  # how much less with every point of the leader from 10 on
    "rival",  # a rival's gain from the ship, for oneself
    "keep",  # a settler that leaves the hand
    "keep pair",  # one that could be a second house
    "keep city",  # or a third
    "keep plan",  # and for each other card of its colour in the hand
    "strike",  # a house that a rival loses
    "struck",  # a house that oneself loses
    "hurry",  # from so many points of anybody on, palaces are built at once
    "cramped",  # and with fewer free plots than these
    "raze pair",  # a house lost out of a pair or three
    "raze privilege",  # a house lost in the colour of a privilege
)


class Sheet:
    """A bot's notes on one position, and the weights and habits it goes by."""

    weights: Annotated[Any, np.float64, (len(STAGES), N)]
    heat: Annotated[Any, np.float64, len(STAGES)]  # points of a lead that make a win 2.7 times as likely
    habits: Annotated[Any, np.float64, len(HABITS)]
    prizes: Annotated[Any, np.float64, 6]  # what the privilege of each colour is worth to a quick player

    unseen: Annotated[Row, np.int16, MOST_KINDS]  # cards of each kind that the seat does not see
    colours: Annotated[Row, np.int16, 6]  # settlers of each colour among them
    chosen: Annotated[Row, np.int16, MOST_KINDS]  # the seat each settler would come to, or -1
    offers: Annotated[Grid, np.int16, (MOST_PLAYERS, 12)]  # free plots next to each wish, by seat
    offered: Annotated[Row, np.int16, 12]  # and in all
    held: Annotated[Row, np.int16, 6]  # settlers of each colour in a hand
    traits: Annotated[Any, np.float64, (MOST_PLAYERS, N)]
    points: Annotated[Any, np.float64, MOST_PLAYERS]  # expected at the end
    chances: Annotated[Any, np.float64, MOST_PLAYERS]  # to win


SHEET = layout(Sheet)


@rule
def whole(number: int) -> int:
    """The number in the widest type; with narrow ones, or constants, all that is called compiles anew."""
    return int(np.int64(number))
