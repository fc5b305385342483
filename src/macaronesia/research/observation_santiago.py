"""What a seat of Santiago sees. Payments are public, so money is shown whatever the option says."""

from macaronesia.kernel.compiler import rule
from macaronesia.kernel.record import Row
from macaronesia.research.coding_santiago import NEUTRAL_KIND, PLANT_KIND, SUGGEST
from macaronesia.research.observation import SEATS, around, fields, mark, mark_up_to_two, wipe
from macaronesia.santiago.board import INTERSECTIONS, SEGMENTS, SQUARES
from macaronesia.santiago.engine import secret_chooser
from macaronesia.santiago.rules.canals import open_segments
from macaronesia.santiago.state import CROPS, EXTRA, KINDS, NOT_YET, PHASES, PLANT, State

_LAND, _DITCHES = len(SQUARES), len(SEGMENTS)

FIELDS = fields(
    [
        ("players", (1,), "number of players"),
        ("round", (1,), "this round, from 1"),
        ("rounds", (1,), "rounds of the game"),
        ("smallest_bribe", (1,), "of a proposal in this edition"),
        ("phase", (len(PHASES),), "1 at the phase: " + ", ".join(PHASES)),
        ("to_move", (SEATS,), "1 at the seat to move"),
        ("overseer", (SEATS,), "1 at the overseer"),
        ("money", (SEATS,), "escudos in hand; without what a secret bid took, unless one's own"),
        ("extra", (SEATS,), "1 while the extra canal is there"),
        ("bids", (SEATS,), "this round: 0 not yet, 1 made in secret, 2 a pass, else the bid + 2"),
        ("place", (SEATS,), "place in the planting order from 1, once the auction is over; else 0"),
        ("spring", (len(INTERSECTIONS),), "1 at the spring"),
        ("left", (KINDS,), "tiles to come, by kind (2 x crop + planters - 1)"),
        ("offer", (KINDS,), "tiles of the offer, by kind"),
        ("removed", (KINDS,), "tiles out of the game, by kind"),
        ("crops", (CROPS, _LAND), "tiles of each crop: the planters they show, 1 or 2"),
        ("markers", (SEATS, _LAND), "markers of each seat"),
        ("deserts", (_LAND,), "1 at deserts"),
        ("palms", (_LAND,), "1 at palms"),
        ("irrigated", (_LAND,), "1 at squares beside a canal"),
        ("canals", (_DITCHES,), "1 at built canals"),
        ("open", (_DITCHES,), "1 at free segments that hang together with the spring"),
        ("bribes", (SEATS, _DITCHES), "each seat's proposal: its bribe + 1; else 0"),
        ("chosen_tile", (KINDS,), "1 at the tile one has taken and not yet placed"),
        ("chosen_segment", (_DITCHES,), "1 at the segment one has named without a bribe yet"),
    ]
)
SIZE, PERFECT_SIZE = FIELDS.size, FIELDS.perfect_size

_PLAYERS, _ROUND, _ROUNDS = FIELDS.at("players"), FIELDS.at("round"), FIELDS.at("rounds")
_SMALLEST, _PHASE, _TO_MOVE = FIELDS.at("smallest_bribe"), FIELDS.at("phase"), FIELDS.at("to_move")
_OVERSEER, _MONEY, _EXTRA = FIELDS.at("overseer"), FIELDS.at("money"), FIELDS.at("extra")
_BIDS, _PLACE, _SPRING = FIELDS.at("bids"), FIELDS.at("place"), FIELDS.at("spring")
_LEFT, _OFFER, _REMOVED = FIELDS.at("left"), FIELDS.at("offer"), FIELDS.at("removed")
_CROPS, _MARKERS = FIELDS.at("crops"), FIELDS.at("markers")
_DESERTS, _PALMS, _IRRIGATED = FIELDS.at("deserts"), FIELDS.at("palms"), FIELDS.at("irrigated")
_CANALS, _BRIBES = FIELDS.at("canals"), FIELDS.at("bribes")
_TILE, _SEGMENT = FIELDS.at("chosen_tile"), FIELDS.at("chosen_segment")

SECRET, MADE = 1, 2  # a bid that is shown stands at MADE + its sum


@rule
def observe(s: State, chosen: Row, seat: int, perfect: bool, row: Row) -> None:
    """Write what a seat knows; ``perfect``: the other's secret choice and half-said move as well."""
    wipe(row)
    row[_PLAYERS], row[_ROUND], row[_ROUNDS] = s.players, s.this_round, s.rounds
    row[_SMALLEST] = s.smallest_bribe
    row[_PHASE + s.phase] = 1
    if s.spring >= 0:
        row[_SPRING + s.spring] = 1
    for kind in range(10):
        row[_LEFT + kind] = s.left[kind]
        row[_OFFER + kind] = s.offer[kind]
        row[_REMOVED + kind] = s.removed[kind]
    observe_board(s, seat, row)
    observe_seats(s, seat, perfect, row)
    if chosen[0] == 1 and (perfect or s.seat == seat):
        if chosen[1] >= NEUTRAL_KIND:
            row[_TILE + chosen[1] - NEUTRAL_KIND] = 1
        elif chosen[1] >= PLANT_KIND:
            row[_TILE + chosen[1] - PLANT_KIND] = 1
        else:
            row[_SEGMENT + chosen[1] - SUGGEST] = 1


@rule
def observe_board(s: State, seat: int, row: Row) -> None:
    """The squares and the segments, field after field."""
    for crop in range(5):
        mark_up_to_two(row, _CROPS + 48 * crop, s.crops[crop], s.paired)
    for i in range(s.players):
        mark_up_to_two(row, _MARKERS + 48 * i, s.owned[around(seat + i, s.players)], s.double)
    mark(row, _DESERTS, s.deserts)
    mark(row, _PALMS, s.palms)
    mark(row, _IRRIGATED, s.irrigated)
    mark(row, _CANALS, s.canals | open_segments(s) << 31)  # the field "open" stands behind


@rule
def observe_seats(s: State, seat: int, perfect: bool, row: Row) -> None:
    """What belongs to the seats, the observer's own first."""
    concealed = secret_chooser(s)
    if perfect or concealed == seat:
        concealed = -1
    for i in range(s.players):
        p = around(seat + i, s.players)
        row[_TO_MOVE + i] = 1 if s.seat == p else 0
        row[_OVERSEER + i] = 1 if s.overseer == p else 0
        row[_MONEY + i] = s.money[p]
        row[_EXTRA + i] = (s.extra >> p) & 1
        if s.bids[p] != NOT_YET:
            row[_BIDS + i] = MADE + s.bids[p]
        if p == concealed:
            row[_MONEY + i] = s.money[p] + s.bids[p]
            row[_BIDS + i] = SECRET
    if PLANT <= s.phase <= EXTRA:
        for place in range(s.players):
            row[_PLACE + around(s.order[place] - seat, s.players)] = place + 1
    for i in range(s.proposals):
        proposer = around(s.proposer[i] - seat, s.players)
        row[_BRIBES + 31 * proposer + s.proposed[i]] = s.bribe[i] + 1
