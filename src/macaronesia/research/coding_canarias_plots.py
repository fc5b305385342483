"""Which plots can come next in a palace or a city that is being described plot by plot."""

from macaronesia.canarias.rules.building import any_left, colour_at, free_plots, holds
from macaronesia.canarias.state import CITY, FREE, MIXED, PALACE, Box, State
from macaronesia.kernel.bits import bit, count, has, lowest
from macaronesia.kernel.compiler import rule


@rule
def above(plot: int) -> int:
    """The plots with larger numbers."""
    return ~(bit(plot + 1) - 1)


@rule
def without_highest(plots: int) -> int:
    """All but the largest: those that another one can follow."""
    rest = 0
    while plots & (plots - 1) != 0:
        rest |= plots & -plots
        plots &= plots - 1
    return rest


@rule
def alike(s: State, plot: int) -> int:
    """The houses that have the colour of the house on this plot, itself included."""
    return int(s.houses[s.seat] & s.coloured[s.seat, colour_at(s, s.seat, plot)])


@rule
def partners(s: State, b: Box, first: int) -> int:
    """The second houses of a palace that stands on the first one's plot."""
    houses = int(s.houses[s.seat]) if holds(s, b, s.seat, MIXED) else alike(s, first)
    return houses & ~bit(first)


@rule
def partners_elsewhere(s: State, b: Box, first: int) -> int:
    """The same of a palace that stands elsewhere: of two houses of one colour the first is the smaller."""
    others = partners(s, b, first)
    same = alike(s, first)
    if free_plots(s, s.seat) == 0:
        return others & ~same
    return others & (~same | above(first))


@rule
def stands(s: State, first: int, second: int) -> int:
    """Where a building of these houses can stand elsewhere: of two colours on the second plot too."""
    free = int(free_plots(s, s.seat))
    return free if has(alike(s, first), second) else free | bit(second)


@rule
def palace_plots(s: State, b: Box, elsewhere: bool) -> int:
    """The first plots of the palaces that are possible now."""
    found = 0
    if any_left(s, PALACE) and (not elsewhere or holds(s, b, s.seat, FREE)):
        houses = int(s.houses[s.seat])
        while houses != 0:
            plot = lowest(houses)
            houses &= houses - 1
            others = partners_elsewhere(s, b, plot) if elsewhere else partners(s, b, plot)
            if others != 0:
                found |= bit(plot)
    return found


@rule
def city_plots(s: State, b: Box, elsewhere: bool) -> int:
    """The first plots of the cities that are possible now."""
    found = 0
    if not any_left(s, CITY):
        return 0
    if elsewhere and (not holds(s, b, s.seat, FREE) or free_plots(s, s.seat) == 0):
        return 0
    for colour in range(6):
        houses = int(s.houses[s.seat] & s.coloured[s.seat, colour])
        if count(houses) > 2:
            found |= without_highest(without_highest(houses)) if elsewhere else houses
    return found


@rule
def city_seconds(s: State, first: int, elsewhere: bool) -> int:
    """The second plots of a city; a third one must follow."""
    others = alike(s, first) & ~bit(first)
    return without_highest(others & above(first) if elsewhere else others)


@rule
def city_thirds(s: State, first: int, second: int) -> int:
    """The third plots of a city: beyond the second."""
    return alike(s, first) & ~bit(first) & above(second)
