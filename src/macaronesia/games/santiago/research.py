"""Santiago for learning: moves as actions, observations, bounds. docs/action-tables.md describes them."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from macaronesia.games.santiago.conceal import secret_chooser
from macaronesia.games.santiago.moves import DITCHES, LAND, MOST_MONEY, MOVES, SUMS, Move, tiles
from macaronesia.games.santiago.names import INTERSECTIONS, SEGMENTS, SQUARES
from macaronesia.games.santiago.rules.canals import open_segments
from macaronesia.games.santiago.state import CROPS, KINDS, NOT_YET, PHASES, SECRET, Box, Phase, State
from macaronesia.kernel.actions import blocks, path_table
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.observation import SEATS, Table, around, clear, fields, set_writer
from macaronesia.kernel.record import Row

# --- Actions ---

#: Outcomes of chance have numbers below this.
CHANCE_MOVES = int(Move.FIRST)

BLOCKS = blocks(
    [
        ("pass", 1),
        ("decline", 1),
        ("sum", SUMS),  # a bid, or the bribe of a proposal
        ("first", DITCHES),
        ("propose", DITCHES),
        ("accept", DITCHES),
        ("dig", DITCHES),
        ("extra", DITCHES),
        ("plant", KINDS),
        ("neutral", KINDS),
        ("square", LAND),
    ]
)
#: The most actions of one move.
STEPS = 2

_FIRST = BLOCKS.first
_PROPOSE, _PLANT, _NEUTRAL = _FIRST["propose"], _FIRST["plant"], _FIRST["neutral"]

#: [depth, move] -> action
PATHS: Table = path_table(
    MOVES,
    STEPS,
    [
        (Move.FIRST, [(_FIRST["first"], DITCHES)]),
        (Move.PASS, [(_FIRST["pass"], 1)]),
        (Move.BID + 1, [(_FIRST["sum"] + 1, MOST_MONEY)]),
        (Move.PLANT, [(_PLANT, KINDS), (_FIRST["square"], LAND)]),
        (Move.NEUTRAL, [(_NEUTRAL, KINDS), (_FIRST["square"], LAND)]),
        (Move.PROPOSE, [(_PROPOSE, DITCHES), (_FIRST["sum"], SUMS)]),
        (Move.ACCEPT, [(_FIRST["accept"], DITCHES)]),
        (Move.DIG, [(_FIRST["dig"], DITCHES)]),
        (Move.DECLINE, [(_FIRST["decline"], 1)]),
        (Move.EXTRA, [(_FIRST["extra"], DITCHES)]),
    ],
)
#: first action -> the lowest move that begins with it; -1: none
LOWEST: Row = np.full(BLOCKS.size, -1, np.int16)
for _move in range(MOVES - 1, CHANCE_MOVES - 1, -1):
    LOWEST[PATHS[0, _move]] = _move


@rule
def action_of(_s: State, _b: Box, move: int, depth: int) -> int:
    """The action of a move's path at a depth; -1 beyond its end."""
    return PATHS[depth, move] if depth < STEPS else -1


@rule
def move_of(_s: State, _b: Box, chosen: Row) -> int:
    """The move with this path; -1: none begins with it. Second actions count up with the moves."""
    move = LOWEST[chosen[1]]
    return move if chosen[0] == 1 or move < 0 else move + chosen[2] - PATHS[1, move]


def action_texts(rules: Any, partial: bool) -> Sequence[str]:
    """The texts of all actions, by number: as first actions of a move, or of a partial move."""
    segments = (
        f"{verb} {name}" for verb in ("first", "propose", "accept", "dig", "extra") for name in SEGMENTS
    )
    return [
        *("pass", "decline"),
        *(str(n) if partial else f"bid {n}" for n in range(SUMS)),
        *segments,
        *(f"{verb} {tile}" for verb in ("plant", "neutral") for tile in tiles(rules.edition)),
        *SQUARES,
    ]


def bounds(rules: Any) -> tuple[int, int, int]:
    """The most actions, outcomes of chance, and moves of both in one game.

    A round has bids, plantings, proposals, one decision, and at most an extra canal for each seat.
    """
    players, start, b = rules.players, rules.start(), rules.b
    offered, rounds = int(b.offered), int(b.rounds)
    neutral = offered - players  # the tile that nobody takes
    in_round = players + players + neutral + (players - 1) + 1 + players
    of_two_actions = players + neutral + (players - 1)
    opening = int(players == 2)  # the first canal
    outcomes = 2 + int(start.palms_due) + int(start.removals_due) + rounds * offered
    actions = opening + rounds * (in_round + of_two_actions)
    return actions, outcomes, opening + rounds * in_round + outcomes


# --- Observations. Payments are public, so money is shown whatever the option says. ---

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
        ("crops", (CROPS, LAND), "tiles of each crop: the planters they show, 1 or 2"),
        ("markers", (SEATS, LAND), "markers of each seat"),
        ("deserts", (LAND,), "1 at deserts"),
        ("palms", (LAND,), "1 at palms"),
        ("irrigated", (LAND,), "1 at squares beside a canal"),
        ("canals", (DITCHES,), "1 at built canals"),
        ("open", (DITCHES,), "1 at free segments that hang together with the spring"),
        ("bribes", (SEATS, DITCHES), "each seat's proposal: its bribe + 1; else 0"),
        ("chosen_tile", (KINDS,), "1 at the tile one has taken and not yet placed"),
        ("chosen_segment", (DITCHES,), "1 at the segment one has named without a bribe yet"),
    ]
)

AT = FIELDS.offsets()

write_squares, write_segments = set_writer(LAND), set_writer(DITCHES)

_IN_SECRET, _MADE = 1, 2  # a bid that is shown stands at _MADE + its sum


@rule
def observe(s: State, b: Box, chosen: Row, seat: int, perfect: bool, row: Row) -> None:
    """Write what a seat knows; ``perfect``: another seat's secret bid and partial move as well."""
    clear(row)
    row[AT.players], row[AT.round], row[AT.rounds] = s.players, s.this_round, b.rounds
    row[AT.smallest_bribe] = b.smallest_bribe
    row[AT.phase + s.phase] = 1
    if s.spring >= 0:
        row[AT.spring + s.spring] = 1
    for kind in range(KINDS):
        row[AT.left + kind] = s.left[kind]
        row[AT.offer + kind] = s.offer[kind]
        row[AT.removed + kind] = s.removed[kind]
    observe_board(s, seat, row)
    observe_seats(s, seat, perfect, row)
    if chosen[0] == 1 and (perfect or s.seat == seat):
        if chosen[1] >= _NEUTRAL:
            row[AT.chosen_tile + chosen[1] - _NEUTRAL] = 1
        elif chosen[1] >= _PLANT:
            row[AT.chosen_tile + chosen[1] - _PLANT] = 1
        else:
            row[AT.chosen_segment + chosen[1] - _PROPOSE] = 1


@rule
def observe_board(s: State, seat: int, row: Row) -> None:
    """The squares and the segments, field after field."""
    for crop in range(CROPS):
        write_squares(row, AT.crops + LAND * crop, s.crops[crop], s.crops[crop] & s.paired)
    for i in range(s.players):
        owned = s.owned[around(seat + i, s.players)]
        write_squares(row, AT.markers + LAND * i, owned, owned & s.double)
    write_squares(row, AT.deserts, s.deserts, 0)
    write_squares(row, AT.palms, s.palms, 0)
    write_squares(row, AT.irrigated, s.irrigated, 0)
    write_segments(row, AT.canals, s.canals, 0)
    write_segments(row, AT.open, open_segments(s), 0)


@rule
def observe_seats(s: State, seat: int, perfect: bool, row: Row) -> None:
    """What belongs to the seats, the observer's own first."""
    chooser = secret_chooser(s)
    for i in range(s.players):
        p = around(seat + i, s.players)
        row[AT.to_move + i] = 1 if s.seat == p else 0
        row[AT.overseer + i] = 1 if s.overseer == p else 0
        row[AT.money + i] = s.money[p]
        row[AT.extra + i] = (s.extra >> p) & 1
        if s.bids[p] == SECRET:  # the position is concealed
            row[AT.bids + i] = _IN_SECRET
        elif p == chooser and p != seat and not perfect:
            row[AT.money + i] = s.money[p] + s.bids[p]
            row[AT.bids + i] = _IN_SECRET
        elif s.bids[p] != NOT_YET:
            row[AT.bids + i] = _MADE + s.bids[p]
    if Phase.PLANT <= s.phase <= Phase.EXTRA:
        for place in range(s.players):
            row[AT.place + around(s.order[place] - seat, s.players)] = place + 1
    for i in range(s.proposals):
        proposer = around(s.proposer[i] - seat, s.players)
        row[AT.bribes + DITCHES * proposer + s.proposed[i]] = s.bribe[i] + 1
