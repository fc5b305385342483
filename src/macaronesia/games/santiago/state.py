"""One position of Santiago, and what the options settle for a whole game: two flat records."""

from enum import IntEnum
from typing import Annotated, Any

import numpy as np

from macaronesia.games.santiago.editions import EDITIONS, IN_THE_BOX, OUT_WITH_TWO, PALMS, TABLES
from macaronesia.games.santiago.names import SPRINGS, SQUARES
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.record import CHANCE, NOBODY, Mask, Row, Small, layout, positions


class Phase(IntEnum):
    """The phases, in the order of a round."""

    SETUP = 0
    FIRST = 1
    REVEAL = 2
    BID = 3
    PLANT = 4
    NEUTRAL = 5
    PROPOSE = 6
    DECIDE = 7
    EXTRA = 8
    OVER = 9


PHASES = tuple(phase.name.lower() for phase in Phase)

NOT_YET = -1  #: as a bid
SECRET = -2  #: as a bid, in a concealed position: made, but not shown yet

MOST_PLAYERS = 5
CROPS = 5
KINDS = 2 * CROPS  #: tiles to tell apart: kind = 2 x crop + planters - 1


class Box:
    """What the edition, the number of players and the options settle."""

    rounds: Small
    offered: Small  # tiles revealed each round
    smallest_bribe: Small
    overseers: Small  # mask of the seats of which chance names the first overseer
    springs: Mask  # intersections where chance may put the spring
    agreed: Annotated[Row, np.int16, PALMS]  # the squares the players chose for the palms; else NOBODY


class State:
    """The fields, in the order in which a reader of the rules meets them."""

    # Where the game stands
    players: Small
    phase: Small
    seat: Small
    this_round: Small  # from 1; "round" would hide a method of the record
    overseer: Small
    spring: Small
    palms_due: Small  # palms chance still has to place
    removals_due: Small  # tiles chance still has to take out of the game

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
BOX = layout(Box)


def new_box(players: int, options: dict[str, Any]) -> Box:
    """What these options settle."""
    table, palms, overseer = TABLES[players], options["palms"], options["overseer"]
    b: Box = positions(1, BOX)[0]
    b.rounds, b.offered = table.rounds, table.offered
    b.smallest_bribe = EDITIONS[options["edition"]].smallest_bribe
    b.overseers = 1 << overseer if isinstance(overseer, int) else (1 << players) - 1
    b.springs = sum(1 << point for point in SPRINGS[options["spring"]])
    for place in range(PALMS):
        b.agreed[place] = SQUARES.index(palms[place]) if isinstance(palms, list) else NOBODY
    return b


def new_position(players: int, options: dict[str, Any]) -> State:
    """The position before chance settles the spring."""
    table = TABLES[players]
    s: State = positions(1, STATE)[0]
    s.players = players
    s.palms_due = PALMS if options["palms"] else 0
    s.removals_due = table.removed
    s.phase, s.seat, s.this_round = Phase.SETUP, CHANCE, 1
    s.overseer = s.spring = NOBODY
    for kind in range(KINDS):
        s.removed[kind] = OUT_WITH_TWO[kind % 2] if players == 2 else 0
        s.left[kind] = IN_THE_BOX[kind % 2] - s.removed[kind]
    for p in range(len(s.money)):
        s.money[p] = table.money if p < players else 0
        s.bids[p] = NOT_YET
    s.extra = (1 << players) - 1
    return s


@rule
def planted(s: State) -> int:
    """Squares with a tile that is no desert."""
    tiles = s.crops[0]
    for crop in range(1, CROPS):
        tiles |= s.crops[crop]
    return tiles
