"""Phase 3: each player takes a tile of the offer and plants it."""

from macaronesia.kernel.bits import append, bit
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.record import Row
from macaronesia.santiago.board import ALL_SQUARES, beside
from macaronesia.santiago.moves import NEUTRAL_TILE, PLANT_TILE
from macaronesia.santiago.rules.canals import open_proposals
from macaronesia.santiago.state import KINDS, NEUTRAL, State, planted


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
    """Every kind of tile in the offer on every square of the ground."""
    size = append(out, 0, 0, ground)
    n = size
    top = -1
    for kind in range(KINDS):
        if s.offer[kind] > 0:
            if top >= 0:
                base = first + 48 * kind
                for i in range(size):
                    out[n + i] = base + out[i]
                n += size
            else:
                top = kind
    for i in range(size):
        out[i] += first + 48 * top
    return n


@rule
def lay_tile(s: State, kind: int, square: int) -> None:
    """A tile goes from the offer to the board."""
    s.offer[kind] -= 1
    s.crops[kind // 2] |= bit(square)
    if kind % 2 == 1:
        s.paired |= bit(square)


@rule
def plant(s: State, move: int) -> None:
    """A player takes a tile and puts markers on it, one fewer after a pass."""
    kind, square = (move - PLANT_TILE) // 48, (move - PLANT_TILE) % 48
    lay_tile(s, kind, square)
    markers = kind % 2 + 1
    if s.bids[s.seat] == 0:
        markers -= 1
    if markers > 0:
        s.owned[s.seat] |= bit(square)
    if markers == 2:
        s.double |= bit(square)
    s.turn += 1
    if s.turn < s.players:
        s.seat = s.order[s.turn]
    elif s.offered > s.players:
        s.phase, s.seat = NEUTRAL, s.order[0]
    else:
        open_proposals(s)


@rule
def plant_neutral(s: State, move: int) -> None:
    """The tile nobody took goes to the board without markers."""
    lay_tile(s, (move - NEUTRAL_TILE) // 48, (move - NEUTRAL_TILE) % 48)
    open_proposals(s)
