"""Quick moves: what a sensible player does without weighing anything, for the rest of a turn or a game."""

from macaronesia.bots.canarias.sheet import HABITS, Sheet, whole
from macaronesia.bots.canarias.traits import houses_of, threat
from macaronesia.bots.canarias.upgrades import quick_upgrade, wanted
from macaronesia.canarias.moves import (
    BLAME_SEAT,
    BUILD,
    DRAW,
    FINISH,
    OWN,
    RAZE_HOUSE,
    SETTLE_ON,
    SKIP,
    TAKE,
    TO_SHIP,
)
from macaronesia.canarias.rules.building import allowed_plots, colour_at, free_plots, total_points
from macaronesia.canarias.rules.cards import can_deal, total
from macaronesia.canarias.rules.ship import chosen_island, others_with_houses
from macaronesia.canarias.rules.turn import can_take
from macaronesia.canarias.state import ACT, BLAME, HOUSE, NOBODY, RAZE, SETTLE, SHIP, Box, State
from macaronesia.kernel.bits import count, lowest
from macaronesia.kernel.compiler import rule

PAIR, CITY, SECOND_PALACE, SPREAD, PLOT, HOMING, PLAN = (
    HABITS.index(habit) for habit in ("pair", "city", "second palace", "spread", "plot", "homing", "plan")
)
THIRST, SLAKED, TIRED, RIVAL = (HABITS.index(habit) for habit in ("thirst", "slaked", "tired", "rival"))
KEEP, KEEP_PAIR, KEEP_CITY, KEEP_PLAN = (
    HABITS.index(habit) for habit in ("keep", "keep pair", "keep city", "keep plan")
)
STRIKE, STRUCK, RAZE_PAIR, RAZE_PRIVILEGE = (
    HABITS.index(habit) for habit in ("strike", "struck", "raze pair", "raze privilege")
)


@rule
def house_value(s: State, seat: int, colour: int, sheet: Sheet) -> float:
    """What a house of a colour does for a seat."""
    houses = houses_of(s, seat, colour) % 3
    value: float = 1.0
    if houses == 2:
        value += sheet.habits[CITY]
    elif houses == 1:
        value += sheet.habits[PAIR]
        if s.palaces[seat] & s.coloured[seat, colour] != 0:
            value -= sheet.habits[SECOND_PALACE]
    holder = int(s.holders[colour])
    if holder != seat:
        needed = 3 if holder == NOBODY else int(s.points[holder, colour]) + 1
        if s.points[seat, colour] + 1 >= needed:
            value += sheet.prizes[colour]
    return value


@rule
def plot_cost(s: State, b: Box, seat: int, plot: int, colour: int, sheet: Sheet) -> float:
    """What building on a plot costs, less what its colour brings to the plots around."""
    around = b.neighbours[s.island[seat], plot] & free_plots(s, seat) & ~s.near[seat, 6 + colour]
    cost: float = wanted(s, seat, plot, sheet) - sheet.habits[SPREAD] * count(around)
    return cost


@rule
def best_plot(s: State, b: Box, seat: int, card: int, sheet: Sheet) -> int:
    """Where a settler's house costs least."""
    plots = int(allowed_plots(s, b, seat, card))
    best, least = -1, 1000.0
    while plots != 0:
        plot = lowest(plots)
        plots &= plots - 1
        cost = plot_cost(s, b, seat, plot, whole(b.colour[card]), sheet)
        if cost < least:
            best, least = plot, cost
    return best


@rule
def colour_for(s: State, b: Box, seat: int, card: int, sheet: Sheet) -> int:
    """The colour of a settler's house: its own, or out of stock the best that is left; -1 if none is."""
    own = whole(b.colour[card])
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
def count_colours(s: State, b: Box, seat: int, sheet: Sheet) -> None:
    """Write how many settlers of each colour are in a hand."""
    for colour in range(6):
        sheet.held[colour] = 0
    for card in range(b.settlers):
        sheet.held[b.colour[card]] += s.hands[seat, card]


@rule
def draw_value(s: State, b: Box, seat: int, sheet: Sheet) -> float:
    """What drawing cards is worth: ever less, the more are in the hand and the nearer the end is."""
    if s.last_round or not can_deal(s, b):
        return -1000.0
    leader = 10
    for p in range(s.players):
        leader = max(leader, total_points(s, p))
    h = sheet.habits
    value: float = h[THIRST] - h[SLAKED] * total(b, s.hands[seat]) - h[TIRED] * (leader - 10)
    return value


@rule
def quick_build(s: State, b: Box, seat: int, sheet: Sheet) -> int:
    """The best house to build from the hand, unless drawing is worth more; -1 then."""
    if s.may_build == 0 or free_plots(s, seat) == 0:
        return -1
    best, in_colour, most = -1, -1, draw_value(s, b, seat, sheet)
    count_colours(s, b, seat, sheet)
    plot = -1
    for card in range(whole(b.settlers)):
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
                value -= sheet.habits[PLOT] * plot_cost(s, b, seat, there, colour, sheet)
                if value > most:
                    best, in_colour, most, plot = card, colour, value, there
    if best < 0:
        return -1
    return BUILD + best * 84 + house_on(b, whole(best), whole(plot), whole(in_colour))


@rule
def quick_settle(s: State, b: Box, seat: int, sheet: Sheet) -> int:
    """Where a newcomer's house costs least."""
    card = whole(s.revealed)
    colour = colour_for(s, b, seat, card, sheet)
    return SETTLE_ON + house_on(b, card, best_plot(s, b, seat, card, sheet), colour)


# --- The ship ---


@rule
def ship_value(s: State, b: Box, seat: int, card: int, sheet: Sheet) -> float:
    """What a card of the hand does for a seat on the ship."""
    h = sheet.habits
    value: float = 0.0
    if card >= b.settlers:
        for p in range(s.players):
            loss = threat(s, b, card - b.settlers, p)
            value += -h[STRUCK] * loss if p == seat else h[STRIKE] * loss
        return value
    colour = whole(b.colour[card])
    houses = houses_of(s, seat, colour) % 3
    value = -h[KEEP] - h[KEEP_PLAN] * (min(int(sheet.held[colour]), 3) - 1)
    if houses == 1:
        value -= h[KEEP_PAIR]
    elif houses == 2:
        value -= h[KEEP_CITY]
    goes_to = whole(chosen_island(s, b, card))
    if goes_to == seat:
        value += house_value(s, seat, colour, sheet)
    elif goes_to >= 0:
        value -= h[RIVAL] * house_value(s, goes_to, colour, sheet)
    return value


@rule
def quick_ship(s: State, b: Box, seat: int, sheet: Sheet) -> int:
    """The card of the hand that does most for a seat on the ship; -1 if there is none."""
    best, most = -1, -1000.0
    count_colours(s, b, seat, sheet)
    for card in range(whole(b.kinds)):
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
    seat, phase = whole(s.seat), s.phase
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
