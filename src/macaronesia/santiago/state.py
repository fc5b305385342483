"""One position of Santiago: a flat record of under 512 bytes."""

from typing import Annotated

import numpy as np

from macaronesia.kernel.compiler import rule
from macaronesia.kernel.record import Mask, Row, Small, layout
from macaronesia.santiago.editions import PALMS

PHASES = ("setup", "first", "reveal", "bid", "plant", "neutral", "propose", "decide", "extra", "over")
SETUP, FIRST, REVEAL, BID, PLANT, NEUTRAL, PROPOSE, DECIDE, EXTRA, OVER = range(10)

CHANCE = -1  #: as a seat: chance is to move
NOBODY = -2  #: as a seat: the game is over; as an overseer, a spring or a palm's square: not settled yet
NOT_YET = -1  #: as a bid

MOST_PLAYERS = 5
CROPS = 5
KINDS = 10  #: tiles to tell apart: kind = 2 x crop + planters - 1


class State:
    """The fields, in the order in which a reader of the rules meets them."""

    # Settled by the options
    players: Small
    rounds: Small
    offered: Small  # tiles revealed each round
    smallest_bribe: Small
    springs: Mask  # intersections where chance may put the spring
    overseers: Small  # mask of the seats of which chance names the first overseer
    palms_due: Small  # palms chance still has to place
    agreed: Annotated[Row, np.int16, PALMS]  # the squares the players chose for them; else NOBODY
    removals_due: Small  # tiles chance still has to take out of the game

    # Where the game stands
    phase: Small
    seat: Small
    this_round: Small  # from 1; "round" would hide a method of the record
    overseer: Small
    spring: Small

    # The tiles off the board, counted by kind
    left: Annotated[Row, np.int16, KINDS]  # still to come
    removed: Annotated[Row, np.int16, KINDS]
    offer: Annotated[Row, np.int16, KINDS]

    # The board: masks of squares, and of segments for canals
    crops: Annotated[Row, np.int64, CROPS]  # tiles by crop; a desert is in none
    paired: Mask  # tiles that show two planters
    owned: Annotated[Row, np.int64, MOST_PLAYERS]  # tiles with markers, by seat
    double: Mask  # tiles with two markers
    deserts: Mask
    palms: Mask
    canals: Mask
    reach: Mask  # segments with an end at the spring or at a canal
    irrigated: Mask  # squares beside a canal

    # The players
    money: Annotated[Row, np.int16, MOST_PLAYERS]
    extra: Small  # mask of the seats that still have their extra canal

    # This round
    bids: Annotated[Row, np.int16, MOST_PLAYERS]  # NOT_YET, 0 for a pass, or the bid
    order: Annotated[Row, np.int16, MOST_PLAYERS]  # planting order
    turn: Small  # how many have planted, proposed or been asked in this phase
    proposals: Small
    proposer: Annotated[Row, np.int16, MOST_PLAYERS - 1]
    proposed: Annotated[Row, np.int16, MOST_PLAYERS - 1]  # segments
    bribe: Annotated[Row, np.int16, MOST_PLAYERS - 1]
    named: Mask  # segments that somebody proposed


STATE = layout(State)


@rule
def planted(s: State) -> int:
    """Squares with a tile that is no desert."""
    tiles = s.crops[0]
    for crop in range(1, CROPS):
        tiles |= s.crops[crop]
    return tiles
