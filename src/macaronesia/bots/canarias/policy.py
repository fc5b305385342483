"""Quick moves: what a sensible player does without weighing anything, for the rest of a turn or a game."""

from macaronesia.bots.canarias.traits import houses_of, threat
from macaronesia.canarias.moves import (
    BLAME_SEAT,
    BUILD,
    BUILD_CITY,
    BUILD_PALACE,
    DRAW,
    FINISH,
    HERE,
    OWN,
    RAZE_HOUSE,
    SETTLE_ON,
    SKIP,
    TAKE,
    TO_SHIP,
)
from macaronesia.canarias.rules.building import (
    allowed_plots,
    colour_at,
    free_plots,
    holds,
    total_points,
)
from macaronesia.canarias.rules.cards import can_deal, total
from macaronesia.canarias.rules.ship import chosen_island, others_with_houses
from macaronesia.canarias.rules.turn import can_take
from macaronesia.canarias.state import (
    ACT,
    BLAME,
    CITY,
    ENOUGH_POINTS,
    HOUSE,
    MIXED,
    NOBODY,
    PALACE,
    RAZE,
    SETTLE,
    SHIP,
    Box,
    State,
)
from macaronesia.kernel.bits import bit, count, has, lowest
from macaronesia.kernel.compiler import rule


@rule
def contacts(b: Box, island: int, plot: int) -> int:
    """How many features a plot touches: so many wishes a free plot there serves."""
    n = 0
    for feature in range(6):
        if has(b.features[island, feature], plot):
            n += 1
    return n


@rule
def least_wanted(s: State, b: Box, seat: int, plots: int) -> int:
    """The plot out of these whose loss attracts the fewest settlers fewer."""
    best, fewest = -1, 1000
    while plots != 0:
        plot = lowest(plots)
        plots &= plots - 1
        wanted = 0
        for wish in range(12):
            if has(s.near[seat, wish], plot):
                wanted += 1
        if wanted < fewest:
            best, fewest = plot, wanted
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
def city_of(s: State, b: Box, seat: int, colour: int) -> int:
    """A city of a colour on the least wanted of its plots; -1 if there can be none."""
    houses = int(s.houses[seat] & s.coloured[seat, colour])
    if count(houses) < 3 or s.supply[CITY, colour] == 0:
        return -1
    stand = least_wanted(s, b, seat, houses)
    houses &= ~bit(stand)
    second = lowest(houses)
    return city_on(stand, second, lowest(houses & (houses - 1)))


@rule
def palace_of(s: State, b: Box, seat: int, colour: int) -> int:
    """A palace of a colour on the less wanted of two plots; -1 if there can be none."""
    if s.supply[PALACE, colour] == 0:
        return -1
    houses = int(s.houses[seat] & s.coloured[seat, colour])
    if count(houses) >= 2:
        stand = least_wanted(s, b, seat, houses)
        return palace_on(stand, lowest(houses & ~bit(stand)))
    if houses == 0 or not holds(s, b, seat, MIXED):
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
def near_end(s: State) -> bool:
    """Whether what is to be had should be had now."""
    if s.last_round or s.announced:
        return True
    for p in range(s.players):
        if total_points(s, p) >= ENOUGH_POINTS - 3:
            return True
    return False


@rule
def quick_upgrade(s: State, b: Box, seat: int) -> int:
    """A city; or the first palace of a colour, unless a third house may still make a city; else -1."""
    if count(s.houses[seat]) < 2:
        return -1
    hurry = near_end(s) or count(free_plots(s, seat)) < 5
    for colour in range(6):
        move = city_of(s, b, seat, colour)
        if move >= 0:
            return move
    for colour in range(6):
        if s.palaces[seat] & s.coloured[seat, colour] == 0:
            move = palace_of(s, b, seat, colour)
            if move >= 0 and (hurry or houses_of(s, seat, colour) == 1):
                return move
    return -1


@rule
def house_value(s: State, seat: int, colour: int) -> int:
    """What a house of a colour does for a seat, in tenths of a point."""
    houses = houses_of(s, seat, colour)
    value = 10
    if houses % 3 == 2:
        value += 14
    elif houses % 3 == 1:
        value += 8
    holder = int(s.holders[colour])
    points = int(s.points[seat, colour]) + 1
    if holder == NOBODY:
        if points >= 3:
            value += 10
    elif holder != seat:
        if points > s.points[holder, colour]:
            value += 12
    return value


@rule
def plot_cost(s: State, b: Box, seat: int, plot: int, colour: int) -> int:
    """What building on a plot costs in free plots near wishes, less what its colour brings to neighbours."""
    cost = 0
    for wish in range(12):
        if has(s.near[seat, wish], plot):
            cost += 2
    free = free_plots(s, seat)
    around = b.neighbours[s.island[seat], plot] & free & ~s.near[seat, 6 + colour]
    return cost - count(around)


@rule
def best_plot(s: State, b: Box, seat: int, card: int) -> int:
    """Where a settler's house costs least."""
    plots = int(allowed_plots(s, b, seat, card))
    best, least = -1, 10_000
    while plots != 0:
        plot = lowest(plots)
        plots &= plots - 1
        cost = plot_cost(s, b, seat, plot, b.colour[card])
        if cost < least:
            best, least = plot, cost
    return best


@rule
def some_colour(s: State, b: Box, seat: int, card: int) -> int:
    """The colour of a settler's house as moves write it: its own, or out of stock the best that is left."""
    if s.supply[HOUSE, b.colour[card]] > 0:
        return OWN
    best, most = -1, -1
    for colour in range(6):
        if s.supply[HOUSE, colour] > 0 and house_value(s, seat, colour) > most:
            best, most = colour, house_value(s, seat, colour)
    return best


@rule
def quick_build(s: State, b: Box, seat: int) -> int:
    """The best house to build from the hand; -1 if none can be built."""
    best, most, with_colour = -1, -10_000, OWN
    if free_plots(s, seat) == 0:
        return -1
    for card in range(b.settlers):
        if s.hands[seat, card] > 0:
            colour = some_colour(s, b, seat, card)
            if colour < 0:
                return -1
            value = house_value(s, seat, b.colour[card] if colour == OWN else colour)
            if chosen_island(s, b, card) == seat:
                value -= 4
            if value > most:
                best, most, with_colour = card, value, colour
    if best < 0:
        return -1
    return BUILD + (best * 12 + best_plot(s, b, seat, best)) * 7 + with_colour


@rule
def ship_value(s: State, b: Box, seat: int, card: int) -> int:
    """What a card on the ship does for a seat, in tenths of a point."""
    if card >= b.settlers:
        value = 0.0
        for p in range(s.players):
            loss = threat(s, b, card - b.settlers, p)
            value += -10.0 * loss if p == seat else 5.0 * loss
        return int(value)
    seat_chosen = chosen_island(s, b, card)
    if seat_chosen == seat:
        return house_value(s, seat, b.colour[card])
    if seat_chosen < 0:
        return -3
    return -3 - house_value(s, seat_chosen, b.colour[card]) // 3


@rule
def quick_ship(s: State, b: Box, seat: int) -> int:
    """The card of the hand that does most for a seat on the ship."""
    best, most = -1, -10_000
    for card in range(b.kinds):
        if s.hands[seat, card] > 0:
            value = ship_value(s, b, seat, card)
            if value > most:
                best, most = card, value
    return best


@rule
def quick_raze(s: State, b: Box, seat: int) -> int:
    """The house whose loss costs least."""
    best, least = -1, 10_000
    houses = int(s.houses[seat])
    while houses != 0:
        plot = lowest(houses)
        houses &= houses - 1
        colour = colour_at(s, seat, plot)
        alike = houses_of(s, seat, colour)
        cost = 10 * (alike - 1 if alike <= 3 else 0) - plot_cost(s, b, seat, plot, colour)
        if s.holders[colour] == seat:
            cost += 8
        if cost < least:
            best, least = plot, cost
    return RAZE_HOUSE + best


@rule
def quick_blame(s: State, seat: int) -> int:
    """The strongest of those who have a house."""
    seats = others_with_houses(s, seat)
    best, most = -1, -1
    while seats != 0:
        p = lowest(seats)
        seats &= seats - 1
        if total_points(s, p) > most:
            best, most = p, total_points(s, p)
    return BLAME_SEAT + best


@rule
def quick_move(s: State, b: Box) -> int:
    """What the player to move does without weighing anything; not in the phase island."""
    seat = int(s.seat)
    phase = s.phase
    if phase == SETTLE:
        card = int(s.revealed)
        return SETTLE_ON + best_plot(s, b, seat, card) * 7 + some_colour(s, b, seat, card)
    if phase == RAZE:
        return quick_raze(s, b, seat)
    if phase == BLAME:
        return quick_blame(s, seat)
    if can_take(s, b):
        return TAKE
    if phase == SHIP:
        return TO_SHIP + quick_ship(s, b, seat)
    if phase == ACT:
        if s.may_build and (total(b, s.hands[seat]) >= 3 or s.last_round or not can_deal(s, b)):
            move = quick_build(s, b, seat)
            if move >= 0:
                return move
        upgrade = quick_upgrade(s, b, seat) if free_plots(s, seat) == 0 else -1
        if upgrade >= 0:
            return upgrade
        return DRAW if can_deal(s, b) else SKIP
    upgrade = quick_upgrade(s, b, seat)
    return FINISH if upgrade < 0 else upgrade
