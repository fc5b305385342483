"""The end: what every area is worth to everybody."""

from macaronesia.kernel.bits import count
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.record import Row
from macaronesia.santiago.board import area_around
from macaronesia.santiago.state import CROPS, State


@rule
def worth(s: State, seat: int, area: int) -> int:
    """What counts for a seat in an area: its markers, and the palms on tiles where it has one."""
    own = area & s.owned[seat]
    return count(own) + count(own & s.double) + count(own & s.palms)


@rule
def scores(s: State, out: Row) -> None:
    """Money, and for each area its number of tiles times what counts in it."""
    for p in range(s.players):
        out[p] = s.money[p]
    for crop in range(CROPS):
        ground = s.crops[crop]
        while ground != 0:
            area = area_around(ground & -ground, ground)
            ground &= ~area
            for p in range(s.players):
                out[p] += count(area) * worth(s, p, area)
