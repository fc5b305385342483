"""The end: what every area is worth to everybody."""

from macaronesia.games.santiago.board import area_around
from macaronesia.games.santiago.state import CROPS, Box, State
from macaronesia.kernel.bits import count
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.record import Row


@rule
def worth(s: State, seat: int, squares: int) -> int:
    """What counts for a seat on these squares: its markers, and the palms on tiles where it has one."""
    own = squares & s.owned[seat]
    return count(own) + count(own & s.double) + count(own & s.palms)


@rule
def area_points(s: State, seat: int, area: int) -> int:
    """The points of an area for a seat: its number of tiles times what counts in it."""
    return count(area) * worth(s, seat, area)


@rule
def scores(s: State, _b: Box, out: Row) -> None:
    """Money, and the points of every area."""
    for p in range(s.players):
        out[p] = s.money[p]
    for crop in range(CROPS):
        ground = s.crops[crop]
        while ground != 0:
            area = area_around(ground & -ground, ground)
            ground &= ~area
            for p in range(s.players):
                out[p] += area_points(s, p, area)
