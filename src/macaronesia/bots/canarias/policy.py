"""Quick moves: what a sensible player does without weighing anything, for the rest of a turn or a game."""

from macaronesia.bots.canarias.traits import Sheet, houses_of, threat
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


#: What a quick player goes by, in points.
HABITS = {
    "pair": 0.44,  # a second house of a colour is worth more than another house by
    "city": 9.59,  # a third one
    "privilege": 0.47,  # a house that brings a privilege
    "contact": 0.42,  # a free plot built on, for every feature it touches
    "colour contact": 0.09,  # and for every colour it touches
    "spread": 0.10,  # a free plot that comes to touch a colour
    "homing": 0.23,  # a card kept for the ship because it would come back
    "thirst": 4.03,  # what drawing is worth with an empty hand
    "slaked": 0.25,  # and how much less with every card
    "rival": 0.39,  # a rival's gain, for oneself
    "keep": 0.43,  # a settler that leaves the hand
    "keep pair": 0.00,  # one that could be a second house
    "keep city": 0.15,  # or a third
    "strike": 0.22,  # a house that a rival loses
    "struck": 5.60,  # a house that oneself loses
    "hurry": 14.08,  # from so many points of anybody on, palaces are built at once
    "cramped": 4.08,  # and with fewer free plots than these
    "tired": 4.25,  # how much less drawing is worth with every point of the leader from 10 on, in tenths
    "plan": 0.19,  # a house for which the hand holds another card of its colour
    "keep plan": -0.07,  # a card that leaves the hand, for each other card of its colour there
    "second palace": 0.45,  # a pair whose colour has a palace already is worth less
    "on a good plot": 0.50,  # how much of what a plot costs counts for whether to build
    "tie": 1.96,  # the privileges, as parts of what one is worth
    "draw4": 0.49,
    "mixed": 0.72,
    "free": 0.37,
    "extra": 0.56,
    "pirates": 1.30,
    "raze pair": 1.20,  # a house lost out of a pair or three
    "raze privilege": 0.12,  # a house lost in the colour of a privilege
}
(
    PAIR,
    CITY_OF_THREE,
    PRIVILEGE,
    CONTACT,
    COLOUR_CONTACT,
    SPREAD,
    HOMING,
    THIRST,
    SLAKED,
    RIVAL,
    KEEP,
    KEEP_PAIR,
    KEEP_CITY,
    STRIKE,
    STRUCK,
    HURRY,
    CRAMPED,
    TIRED,
    PLAN,
    KEEP_PLAN,
    SECOND_PALACE,
    GOOD_PLOT,
    EFFECT_0,
    EFFECT_1,
    EFFECT_2,
    EFFECT_3,
    EFFECT_4,
    EFFECT_5,
    RAZE_PAIR,
    RAZE_PRIVILEGE,
) = range(len(HABITS))


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


# --- Palaces and cities ---


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


# --- Houses ---


@rule
def house_value(s: State, seat: int, colour: int, sheet: Sheet) -> float:
    """What a house of a colour does for a seat."""
    houses = houses_of(s, seat, colour) % 3
    value = 1.0
    if houses == 2:
        value += sheet.habits[CITY_OF_THREE]
    elif houses == 1:
        value += sheet.habits[PAIR]
        if s.palaces[seat] & s.coloured[seat, colour] != 0:
            value -= sheet.habits[SECOND_PALACE]
    holder = int(s.holders[colour])
    if holder != seat:
        needed = 3 if holder == NOBODY else int(s.points[holder, colour]) + 1
        if s.points[seat, colour] + 1 >= needed:
            value += sheet.habits[PRIVILEGE] * sheet.effects[colour]
    return value


@rule
def plot_cost(s: State, b: Box, seat: int, plot: int, colour: int, sheet: Sheet) -> float:
    """What building on a plot costs, less what its colour brings to the plots around."""
    around = b.neighbours[s.island[seat], plot] & free_plots(s, seat) & ~s.near[seat, 6 + colour]
    return wanted(s, seat, plot, sheet) - sheet.habits[SPREAD] * count(around)


@rule
def best_plot(s: State, b: Box, seat: int, card: int, sheet: Sheet) -> int:
    """Where a settler's house costs least."""
    plots = int(allowed_plots(s, b, seat, card))
    best, least = -1, 1000.0
    while plots != 0:
        plot = lowest(plots)
        plots &= plots - 1
        cost = plot_cost(s, b, seat, plot, b.colour[card], sheet)
        if cost < least:
            best, least = plot, cost
    return best


@rule
def colour_for(s: State, b: Box, seat: int, card: int, sheet: Sheet) -> int:
    """The colour of a settler's house: its own, or out of stock the best that is left; -1 if none is."""
    own = int(b.colour[card])
    if s.supply[HOUSE, own] > 0:
        return own
    best, most = -1, -1.0
    for colour in range(6):
        value = house_value(s, seat, colour, sheet)
        if s.supply[HOUSE, colour] > 0 and value > most:
            best, most = colour, value
    return best


@rule
def house_on(b: Box, card: int, plot: int, colour: int) -> int:
    """The part of a move that says where a settler's house stands and, if not in its own, in which colour."""
    return plot * 7 + (OWN if colour == b.colour[card] else colour)


@rule
def quick_build(s: State, b: Box, seat: int, sheet: Sheet) -> int:
    """The best house to build from the hand, unless drawing is worth more; -1 then."""
    if s.may_build == 0 or free_plots(s, seat) == 0:
        return -1
    best, in_colour, most = -1, -1, -1000.0
    if can_deal(s, b) and s.last_round == 0:
        leader = 10
        for p in range(s.players):
            leader = max(leader, total_points(s, p))
        most = (
            sheet.habits[THIRST]
            - sheet.habits[SLAKED] * total(b, s.hands[seat])
            - 0.1 * sheet.habits[TIRED] * (leader - 10)
        )
    for colour in range(6):
        sheet.held[colour] = 0
    for card in range(b.settlers):
        sheet.held[b.colour[card]] += s.hands[seat, card]
    plot = -1
    for card in range(b.settlers):
        if s.hands[seat, card] > 0:
            colour = colour_for(s, b, seat, card, sheet)
            if colour < 0:
                return -1
            value = house_value(s, seat, colour, sheet)
            if chosen_island(s, b, card) == seat:
                value -= sheet.habits[HOMING]
            value += sheet.habits[PLAN] * min(int(sheet.held[colour]) - 1, 2)
            if value > most:
                there = best_plot(s, b, seat, card, sheet)
                value -= sheet.habits[GOOD_PLOT] * plot_cost(s, b, seat, there, colour, sheet)
                if value > most:
                    best, in_colour, most, plot = card, colour, value, there
    if best < 0:
        return -1
    return BUILD + best * 84 + house_on(b, best, plot, in_colour)


@rule
def quick_settle(s: State, b: Box, seat: int, sheet: Sheet) -> int:
    """Where a newcomer's house costs least."""
    card = int(s.revealed)
    colour = colour_for(s, b, seat, card, sheet)
    return SETTLE_ON + house_on(b, card, best_plot(s, b, seat, card, sheet), colour)


# --- The ship ---


@rule
def ship_value(s: State, b: Box, seat: int, card: int, sheet: Sheet) -> float:
    """What a card of the hand does for a seat on the ship."""
    h, value = sheet.habits, 0.0
    if card >= b.settlers:
        for p in range(s.players):
            loss = threat(s, b, card - b.settlers, p)
            value += -h[STRUCK] * loss if p == seat else h[STRIKE] * loss
        return value
    colour = int(b.colour[card])
    houses = houses_of(s, seat, colour) % 3
    value = -h[KEEP] - h[KEEP_PLAN] * (min(int(sheet.held[colour]), 3) - 1)
    if houses == 1:
        value -= h[KEEP_PAIR]
    elif houses == 2:
        value -= h[KEEP_CITY]
    goes_to = chosen_island(s, b, card)
    if goes_to == seat:
        value += house_value(s, seat, colour, sheet)
    elif goes_to >= 0:
        value -= h[RIVAL] * house_value(s, goes_to, colour, sheet)
    return value


@rule
def quick_ship(s: State, b: Box, seat: int, sheet: Sheet) -> int:
    """The card of the hand that does most for a seat on the ship; -1 if there is none."""
    best, most = -1, -1000.0
    for colour in range(6):
        sheet.held[colour] = 0
    for card in range(b.settlers):
        sheet.held[b.colour[card]] += s.hands[seat, card]
    for card in range(b.kinds):
        if s.hands[seat, card] > 0:
            value = ship_value(s, b, seat, card, sheet)
            if value > most:
                best, most = card, value
    return best


@rule
def quick_raze(s: State, b: Box, seat: int, sheet: Sheet) -> int:
    """The house whose loss costs least."""
    best, least = -1, 1000.0
    houses = int(s.houses[seat])
    while houses != 0:
        plot = lowest(houses)
        houses &= houses - 1
        colour = colour_at(s, seat, plot)
        alike = houses_of(s, seat, colour)
        cost = -plot_cost(s, b, seat, plot, colour, sheet)
        if alike in (2, 3):
            cost += (alike - 1) * sheet.habits[RAZE_PAIR]
        if s.holders[colour] == seat:
            cost += sheet.habits[RAZE_PRIVILEGE]
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
def quick_move(s: State, b: Box, sheet: Sheet) -> int:
    """What the player to move does without weighing anything; not in the phase island."""
    seat, phase = int(s.seat), s.phase
    if phase == SETTLE:
        return quick_settle(s, b, seat, sheet)
    if phase == RAZE:
        return quick_raze(s, b, seat, sheet)
    if phase == BLAME:
        return quick_blame(s, seat)
    if can_take(s, b):
        return TAKE
    if phase == SHIP:
        return TO_SHIP + quick_ship(s, b, seat, sheet)
    if phase == ACT:
        move = quick_build(s, b, seat, sheet)
        if move < 0 and free_plots(s, seat) == 0:
            move = quick_upgrade(s, b, seat, sheet)
        if move >= 0:
            return move
        return DRAW if can_deal(s, b) else SKIP
    upgrade = quick_upgrade(s, b, seat, sheet)
    return FINISH if upgrade < 0 else upgrade
