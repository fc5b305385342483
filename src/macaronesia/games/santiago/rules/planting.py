"""Phase 3: each player takes a tile of the offer and plants it."""

from macaronesia.games.santiago.board import ALL_SQUARES, beside
from macaronesia.games.santiago.events import pass_turn, plant_neutral_tile, plant_tile
from macaronesia.games.santiago.moves import planting_number
from macaronesia.games.santiago.rules.canals import open_proposals
from macaronesia.games.santiago.state import KINDS, Box, Phase, State, planted
from macaronesia.kernel.bits import append
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.events import Events
from macaronesia.kernel.record import Row


@rule
def free_squares(s: State) -> int:
    """Squares without a tile, palms notwithstanding."""
    return ALL_SQUARES & ~(planted(s) | s.deserts)


@rule
def neutral_ground(s: State) -> int:
    """Where the tile nobody took may go: beside a living tile, else beside a desert."""
    free = free_squares(s)
    ground = free & beside(planted(s))
    return ground if ground != 0 else free & beside(s.deserts)


@rule
def legal_planting(s: State, first: int, ground: int, out: Row) -> int:
    """Every kind of tile in the offer on every square of the ground; ``first``: the verb's first move.

    The front of ``out`` holds the numbers of the squares while the moves of all kinds but the first are made
    from them; then it is turned into those of the first kind. Finding the squares anew for each kind, or
    subtracting the first kind's number again, takes half as long again.
    """
    size = append(out, 0, 0, ground)
    n = size  # moves so far; those of the first kind have their place
    first_kind = -1
    for kind in range(KINDS):
        if s.offer[kind] > 0:
            if first_kind < 0:
                first_kind = kind
                continue
            base = first + planting_number(kind, 0)
            for i in range(size):
                out[n + i] = base + out[i]
            n += size
    for i in range(size):
        out[i] += first + planting_number(first_kind, 0)
    return n


@rule
def markers_on(s: State, seat: int, kind: int) -> int:
    """The markers a seat puts on a tile: as many as it shows planters, one fewer after a pass."""
    return kind % 2 + (0 if s.bids[seat] == 0 else 1)


@rule
def plant(s: State, b: Box, kind: int, square: int, events: Events) -> None:
    """A player takes a tile and puts markers on it."""
    plant_tile(s, s.seat, kind, square, markers_on(s, s.seat, kind), events)
    planted_so_far = s.turn + 1
    if planted_so_far < s.players:
        pass_turn(s, Phase.PLANT, s.order[planted_so_far], planted_so_far, events)
    elif b.offered > s.players:
        pass_turn(s, Phase.NEUTRAL, s.order[0], planted_so_far, events)
    else:
        open_proposals(s, events)


@rule
def plant_neutral(s: State, kind: int, square: int, events: Events) -> None:
    """The tile nobody took goes to the board without markers."""
    plant_neutral_tile(s, s.seat, kind, square, events)
    open_proposals(s, events)
