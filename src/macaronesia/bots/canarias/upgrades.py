"""Quick moves with buildings: which plot to give up, and when houses become a palace or a city."""

from macaronesia.bots.canarias.sheet import HABITS, Sheet
from macaronesia.bots.canarias.traits import houses_of
from macaronesia.canarias.moves import BUILD_CITY, BUILD_PALACE, HERE, OWN
from macaronesia.canarias.rules.building import free_plots, holds, total_points
from macaronesia.canarias.state import CITY, MIXED, PALACE, Box, State
from macaronesia.kernel.bits import bit, count, has, lowest
from macaronesia.kernel.compiler import rule

CONTACT, COLOUR_CONTACT, HURRY, CRAMPED = (
    HABITS.index(habit) for habit in ("contact", "colour contact", "hurry", "cramped")
)


@rule
def wanted(s: State, seat: int, plot: int, sheet: Sheet) -> float:
    """How much a free plot does to attract settlers."""
    value = 0.0
    for wish in range(12):
        if has(s.near[seat, wish], plot):
            value += sheet.habits[CONTACT if wish < 6 else COLOUR_CONTACT]
    return value


@rule
def least_wanted(s: State, seat: int, plots: int, sheet: Sheet) -> int:
    """The plot out of these whose loss matters least."""
    best, least = -1, 1000.0
    while plots != 0:
        plot = lowest(plots)
        plots &= plots - 1
        value = wanted(s, seat, plot, sheet)
        if value < least:
            best, least = plot, value
    return best


@rule
def palace_on(first: int, second: int) -> int:
    """The move that turns two houses into a palace on the first one's plot."""
    return BUILD_PALACE + ((first * 12 + second) * 13 + HERE) * 7 + OWN


@rule
def city_on(first: int, second: int, third: int) -> int:
    """The move that turns three houses into a city on the first one's plot."""
    low, high = min(second, third), max(second, third)
    return BUILD_CITY + (((first * 12 + low) * 12 + high) * 13 + HERE) * 7 + OWN


@rule
def city_of(s: State, seat: int, colour: int, sheet: Sheet) -> int:
    """A city of a colour on the least wanted of its plots; -1 if there can be none."""
    houses = int(s.houses[seat] & s.coloured[seat, colour])
    if count(houses) < 3 or s.supply[CITY, colour] == 0:
        return -1
    stand = least_wanted(s, seat, houses, sheet)
    houses &= ~bit(stand)
    return city_on(stand, lowest(houses), lowest(houses & (houses - 1)))


@rule
def palace_of(s: State, b: Box, seat: int, colour: int, sheet: Sheet) -> int:
    """A palace of a colour on the less wanted of two plots; -1 if there can be none."""
    houses = int(s.houses[seat] & s.coloured[seat, colour])
    if houses == 0 or s.supply[PALACE, colour] == 0:
        return -1
    if count(houses) >= 2:
        stand = least_wanted(s, seat, houses, sheet)
        return palace_on(stand, lowest(houses & ~bit(stand)))
    if not holds(s, b, seat, MIXED):
        return -1
    # With the privilege a single house of another colour, best one whose colour has a palace, joins in.
    partner = -1
    for other in range(6):
        mask = int(s.houses[seat] & s.coloured[seat, other])
        if other != colour and count(mask) == 1:
            if s.palaces[seat] & s.coloured[seat, other] != 0:
                return palace_on(lowest(houses), lowest(mask))
            partner = lowest(mask)
    return -1 if partner < 0 else palace_on(lowest(houses), partner)


@rule
def quick_upgrade(s: State, b: Box, seat: int, sheet: Sheet) -> int:
    """A city; or the first palace of a colour, unless a third house may still make a city; else -1."""
    if count(s.houses[seat]) < 2:
        return -1
    for colour in range(6):
        move = city_of(s, seat, colour, sheet)
        if move >= 0:
            return move
    hurry = s.last_round or s.announced or count(free_plots(s, seat)) < sheet.habits[CRAMPED]
    for p in range(s.players):
        hurry = hurry or total_points(s, p) >= sheet.habits[HURRY]
    for colour in range(6):
        if s.palaces[seat] & s.coloured[seat, colour] == 0:
            move = palace_of(s, b, seat, colour, sheet)
            if move >= 0 and (hurry or houses_of(s, seat, colour) == 1):
                return move
    return -1
