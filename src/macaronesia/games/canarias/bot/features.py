"""What the evaluation of a position depends on: features of every seat and their weights, the parameters of
the playout policy, both from ``weights.toml``; and the record that holds all of them for one position.
"""

import tomllib
from enum import IntEnum
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

import numpy as np

from macaronesia.games.canarias.names import EFFECTS, PRIORITIES
from macaronesia.games.canarias.state import MOST_KINDS, MOST_PLAYERS, N_COLOURS, Box
from macaronesia.kernel.record import Grid, Row, layout, positions


class Feature(IntEnum):
    """The numbers of a seat that bear on its points. Shares of unseen cards are times the players."""

    ONE = 0  # always 1: the same for all, so it moves no chances, only points
    TABLE = 1  # the mean points of all seats: likewise
    POINTS = 2
    GAIN = 3  # points that palaces and cities would add at once, if a turn is still to come
    LATE_GAIN = 4  # the same, if no turn is to come
    PAIRS = 5  # colours with two houses: one more makes a city
    SINGLES = 6  # colours with one house
    PALACES = 7  # colours with a palace: a second one is worth less
    FREE_PLOTS = 8
    SHARE = 9  # of the unseen cards, those that would come to this island
    FIRST_WISHES = 10  # of all free plots at the first wishes of unseen settlers, those here
    SHARE_IN_COLOUR = 11  # of the unseen cards, those that would come here to houses of their colour
    THREATENED = (
        12  # of the unseen cards, the pirates that would take a house from here; not times the players
    )
    CARDS = 13  # in the hand
    A_CARD = 14  # at least one
    TWO_CARDS = 15  # at least two: enough to build
    FOUR_CARDS = 16  # the cards in the hand, but not more than four
    CAN_BUILD = 17  # a turn is to come in this round, with cards enough to build
    TO_COME = 18  # the turn in this round is to come
    ORDER = 19  # 0 for the first of the next round, to 1 for its last
    HOMING = 20  # cards in the hand, beyond the average, that would come to this island
    A_HOMING_CARD = 21  # how likely there is at least one
    MATCHING = 22  # cards in the hand, beyond the average, whose colour has one house here
    COMPLETING = 23  # cards in the hand, beyond the average, whose colour has two houses here
    A_COMPLETING_CARD = 24  # how likely there is at least one
    STRIKING = 25  # houses that pirates in the hand would take from others
    BACKFIRING = 26  # houses that they would take from here
    LANDING = 27  # cards on the ship, by their chance to be revealed, that would come to this island
    RAIDING = 28  # pirates on the ship, likewise, that would strike this island
    TIE = 29  # the privileges, in the order of names.Effect
    DRAW4 = 30
    MIXED = 31
    FREE = 32
    EXTRA = 33
    PIRATES = 34
    CONTESTED = 35  # 1 if a rival takes a privilege with one more point
    NEAR = 36  # privileges that one more point would bring
    RIVAL = 37  # the most points of another seat


class Stage(IntEnum):
    """How near the end is; the weights differ by it."""

    EARLY = 0
    LATE = 1  # near 19 points
    CLOSING = 2  # a seat has them
    LAST = 3  # the last round


class Policy(IntEnum):
    """The parameters of the playout policy (policy.py), in points."""

    PAIR = 0  # the value of a second house of a colour above that of the first
    CITY = 1  # a third one
    SECOND_PALACE = 2  # a pair whose colour has a palace already is worth less
    PRIVILEGE = 3  # a house that brings a privilege, times the part below
    TIE = 4
    DRAW4 = 5
    MIXED = 6
    FREE = 7
    EXTRA = 8
    PIRATES = 9
    CONTACT = 10  # a free plot built on, for every feature it touches
    COLOUR_CONTACT = 11  # and for every colour it touches
    SPREAD = 12  # a free plot that comes to touch a colour
    PLOT = 13  # how much of what a plot costs counts for whether to build
    HOMING = 14  # a card kept for the ship because it would come back
    PLAN = 15  # a house for which the hand holds another card of its colour
    DRAW = 16  # the value of drawing with an empty hand
    DRAW_HAND = 17  # what every card in the hand takes from that
    DRAW_LEADER = 18  # and every point of the leader from 10 on
    RIVAL = 19  # a rival's gain from the ship, for oneself
    KEEP = 20  # a settler that leaves the hand
    KEEP_PAIR = 21  # one that could be a second house
    KEEP_CITY = 22  # or a third
    KEEP_PLAN = 23  # and for each other card of its colour in the hand
    RIVAL_LOSS = 24  # a house that a rival loses
    OWN_LOSS = 25  # a house that oneself loses
    PALACE_POINTS = 26  # from this number of points of a seat on, palaces are built at once
    PALACE_PLOTS = 27  # and with fewer free plots than these
    RAZE_PAIR = 28  # a house lost out of a pair or three
    RAZE_PRIVILEGE = 29  # a house lost in the colour of a privilege


def key(member: Feature | Policy) -> str:
    """Its name in weights.toml."""
    return member.name.lower().replace("_", " ")


class Evaluation:
    """Weights and policy parameters, and what is computed of one position with them."""

    weights: Annotated[Any, np.float64, (len(Stage), len(Feature))]
    temperature: Annotated[Any, np.float64, len(Stage)]  # of the softmax from points to chances
    policy: Annotated[Any, np.float64, len(Policy)]
    prizes: Annotated[Any, np.float64, N_COLOURS]  # the value of a colour's privilege to the policy

    unseen: Annotated[Row, np.int16, MOST_KINDS]  # cards of each kind that the seat does not see
    colours: Annotated[Row, np.int16, N_COLOURS]  # settlers of each colour among them
    chosen: Annotated[Row, np.int16, MOST_KINDS]  # the seat each settler would come to, or NOBODY
    #: Free plots next to each wish, by seat and in all.
    offers: Annotated[Grid, np.int16, (MOST_PLAYERS, len(PRIORITIES))]
    offered: Annotated[Row, np.int16, len(PRIORITIES)]
    held: Annotated[Row, np.int16, N_COLOURS]  # settlers of each colour in a hand
    features: Annotated[Any, np.float64, (MOST_PLAYERS, len(Feature))]
    points: Annotated[Any, np.float64, MOST_PLAYERS]  # expected at the end
    chances: Annotated[Any, np.float64, MOST_PLAYERS]  # to win


EVALUATION = layout(Evaluation)


FILE = "weights.toml"


@cache
def tables() -> dict[str, Any]:
    """The file as it is."""
    return tomllib.loads(files(__package__).joinpath(FILE).read_text("utf-8"))


def new_evaluation(players: int, b: Box, frozen: bool = False) -> Evaluation:
    """An evaluation with the weights for this number of players; frozen: with the baseline's."""
    baseline = tables()["baseline"]
    e: Evaluation = positions(1, EVALUATION)[0]
    set_weights(e, baseline if frozen else tables()[f"players-{players}"])
    set_policy(e, b, baseline["policy"] if frozen else tables()["policy"])
    return e


def set_weights(e: Evaluation, table: dict[str, Any]) -> None:
    """Put weights into an evaluation."""
    e.temperature[:] = table["temperature"]
    for feature in Feature:
        e.weights[:, feature] = table["weights"][key(feature)]


def set_policy(e: Evaluation, b: Box, parameters: dict[str, float]) -> None:
    """Put the policy's parameters into an evaluation; the box says which colour has which privilege."""
    e.policy[:] = [parameters[key(parameter)] for parameter in Policy]
    for effect, name in enumerate(EFFECTS):
        e.prizes[b.colour_of[effect]] = parameters["privilege"] * parameters[name]
