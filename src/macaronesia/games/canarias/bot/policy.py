"""The playout policy: a move for every phase from a few weighted terms."""

from macaronesia.games.canarias.bot.evaluation import N_WISHES, houses_of, threat
from macaronesia.games.canarias.bot.features import Evaluation, Policy
from macaronesia.games.canarias.moves import (
    HERE,
    OWN,
    Move,
    city_number,
    house_number,
    palace_number,
    settling_number,
)
from macaronesia.games.canarias.names import Effect, Piece
from macaronesia.games.canarias.rules.building import allowed_plots, free_plots, holds, total_points
from macaronesia.games.canarias.rules.cards import can_deal
from macaronesia.games.canarias.rules.ship import chosen_island, others_with_houses
from macaronesia.games.canarias.rules.turn import can_take
from macaronesia.games.canarias.state import N_COLOURS, N_FEATURES, Box, Phase, State, colour_at
from macaronesia.kernel.bits import bit, count, has, lowest
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.integers import whole
from macaronesia.kernel.record import NOBODY


@rule
def house_value(s: State, seat: int, colour: int, e: Evaluation) -> float:
    """What a house of a colour does for a seat."""
    houses = houses_of(s, seat, colour) % 3
    value: float = 1.0
    if houses == 2:
        value += e.policy[Policy.CITY]
    elif houses == 1:
        value += e.policy[Policy.PAIR]
        if s.palaces[seat] & s.coloured[seat, colour] != 0:
            value -= e.policy[Policy.SECOND_PALACE]
    holder = int(s.holders[colour])
    if holder != seat:
        needed = 3 if holder == NOBODY else int(s.points[holder, colour]) + 1
        if s.points[seat, colour] + 1 >= needed:
            value += e.prizes[colour]
    return value


@rule
def plot_cost(s: State, b: Box, seat: int, plot: int, colour: int, e: Evaluation) -> float:
    """What building on a plot costs, less what its colour brings to the plots around."""
    around = b.neighbours[s.island[seat], plot] & free_plots(s, seat) & ~s.near[seat, N_FEATURES + colour]
    cost: float = plot_value(s, seat, plot, e) - e.policy[Policy.SPREAD] * count(around)
    return cost


@rule
def best_plot(s: State, b: Box, seat: int, card: int, e: Evaluation) -> int:
    """Where a settler's house costs least."""
    plots = int(allowed_plots(s, b, seat, card))
    best, least = -1, 1000.0
    while plots != 0:
        plot = lowest(plots)
        plots &= plots - 1
        cost = plot_cost(s, b, seat, plot, whole(b.colour[card]), e)
        if cost < least:
            best, least = plot, cost
    return best


@rule
def colour_for(s: State, b: Box, seat: int, card: int, e: Evaluation) -> int:
    """The colour of a settler's house: its own, or out of stock the best that is left; -1 if none is."""
    own = whole(b.colour[card])
    if s.supply[Piece.HOUSE, own] > 0:
        return own
    best, most = -1, -1.0
    for colour in range(N_COLOURS):
        value = house_value(s, seat, colour, e)
        if s.supply[Piece.HOUSE, colour] > 0 and value > most:
            best, most = colour, value
    return best


@rule
def named_colour(b: Box, card: int, colour: int) -> int:
    """The colour as a move names it: only where it is not the settler's own."""
    return OWN if colour == b.colour[card] else colour


@rule
def count_colours(s: State, b: Box, seat: int, e: Evaluation) -> None:
    """Write how many settlers of each colour are in a hand."""
    for colour in range(N_COLOURS):
        e.held[colour] = 0
    for card in range(b.settlers):
        e.held[b.colour[card]] += s.hands[seat, card]


@rule
def draw_value(s: State, seat: int, e: Evaluation) -> float:
    """What drawing cards is worth: ever less, the more are in the hand and the nearer the end is."""
    if s.last_round or not can_deal(s):
        return -1000.0
    leader = 10
    for p in range(s.players):
        leader = max(leader, total_points(s, p))
    policy, cards = e.policy, int(s.hand_sizes[seat])
    value: float = (
        policy[Policy.DRAW] - policy[Policy.DRAW_HAND] * cards - policy[Policy.DRAW_LEADER] * (leader - 10)
    )
    return value


@rule
def playout_build(s: State, b: Box, seat: int, e: Evaluation) -> int:
    """The best house to build from the hand, unless drawing is worth more; -1 then."""
    if s.may_build == 0 or free_plots(s, seat) == 0:
        return -1
    best, in_colour, most = -1, -1, draw_value(s, seat, e)
    count_colours(s, b, seat, e)
    plot = -1
    for card in range(whole(b.settlers)):
        if s.hands[seat, card] > 0:
            colour = colour_for(s, b, seat, card, e)
            if colour < 0:
                return -1
            value = house_value(s, seat, colour, e)
            if chosen_island(s, b, card) == seat:
                value -= e.policy[Policy.HOMING]
            value += e.policy[Policy.PLAN] * min(int(e.held[colour]) - 1, 2)
            if value > most:
                there = best_plot(s, b, seat, card, e)
                value -= e.policy[Policy.PLOT] * plot_cost(s, b, seat, there, colour, e)
                if value > most:
                    best, in_colour, most, plot = card, colour, value, there
    if best < 0:
        return -1
    return Move.BUILD + house_number(best, plot, named_colour(b, best, in_colour))


@rule
def playout_settle(s: State, b: Box, seat: int, e: Evaluation) -> int:
    """Where a newcomer's house costs least."""
    card = whole(s.revealed)
    colour = colour_for(s, b, seat, card, e)
    return Move.SETTLE + settling_number(best_plot(s, b, seat, card, e), named_colour(b, card, colour))


# --- The ship ---


@rule
def ship_value(s: State, b: Box, seat: int, card: int, e: Evaluation) -> float:
    """What a card of the hand does for a seat on the ship."""
    policy = e.policy
    value: float = 0.0
    if card >= b.settlers:
        for p in range(s.players):
            loss = threat(s, b, card - b.settlers, p)
            value += -policy[Policy.OWN_LOSS] * loss if p == seat else policy[Policy.RIVAL_LOSS] * loss
        return value
    colour = whole(b.colour[card])
    houses = houses_of(s, seat, colour) % 3
    value = -policy[Policy.KEEP] - policy[Policy.KEEP_PLAN] * (min(int(e.held[colour]), 3) - 1)
    if houses == 1:
        value -= policy[Policy.KEEP_PAIR]
    elif houses == 2:
        value -= policy[Policy.KEEP_CITY]
    goes_to = whole(chosen_island(s, b, card))
    if goes_to == seat:
        value += house_value(s, seat, colour, e)
    elif goes_to >= 0:
        value -= policy[Policy.RIVAL] * house_value(s, goes_to, colour, e)
    return value


@rule
def playout_ship(s: State, b: Box, seat: int, e: Evaluation) -> int:
    """The card of the hand that does most for a seat on the ship; -1 if there is none."""
    best, most = -1, -1000.0
    count_colours(s, b, seat, e)
    for card in range(whole(b.kinds)):
        if s.hands[seat, card] > 0:
            value = ship_value(s, b, seat, card, e)
            if value > most:
                best, most = card, value
    return best


@rule
def playout_raze(s: State, b: Box, seat: int, e: Evaluation) -> int:
    """The house whose loss costs least."""
    best, least = -1, 1000.0
    houses = int(s.houses[seat])
    while houses != 0:
        plot = lowest(houses)
        houses &= houses - 1
        colour = colour_at(s, seat, plot)
        alike = houses_of(s, seat, colour)
        cost = -plot_cost(s, b, seat, plot, colour, e)
        if alike in (2, 3):
            cost += (alike - 1) * e.policy[Policy.RAZE_PAIR]
        if s.holders[colour] == seat:
            cost += e.policy[Policy.RAZE_PRIVILEGE]
        if cost < least:
            best, least = plot, cost
    return Move.RAZE + best


@rule
def playout_blame(s: State, seat: int) -> int:
    """The strongest of those who have a house."""
    seats = others_with_houses(s, seat)
    best, most = -1, -1
    while seats != 0:
        p = lowest(seats)
        seats &= seats - 1
        if total_points(s, p) > most:
            best, most = p, total_points(s, p)
    return Move.BLAME + best


@rule
def playout_move(s: State, b: Box, e: Evaluation) -> int:
    """The policy's move for the player to move; not in the phase island."""
    seat, phase = whole(s.seat), s.phase
    if phase == Phase.SETTLE:
        return playout_settle(s, b, seat, e)
    if phase == Phase.RAZE:
        return playout_raze(s, b, seat, e)
    if phase == Phase.BLAME:
        return playout_blame(s, seat)
    if can_take(s, b, seat):
        return Move.TAKE.value
    if phase == Phase.SHIP:
        return Move.SHIP + playout_ship(s, b, seat, e)
    if phase == Phase.ACT:
        move = playout_build(s, b, seat, e)
        if move < 0 and free_plots(s, seat) == 0:
            move = playout_upgrade(s, b, seat, e)
        if move >= 0:
            return move
        return Move.DRAW.value if can_deal(s) else Move.SKIP.value
    upgrade = playout_upgrade(s, b, seat, e)
    return Move.END.value if upgrade < 0 else upgrade


@rule
def plot_value(s: State, seat: int, plot: int, e: Evaluation) -> float:
    """How much a free plot does to attract settlers."""
    value = 0.0
    for wish in range(N_WISHES):
        if has(s.near[seat, wish], plot):
            value += e.policy[Policy.CONTACT if wish < N_FEATURES else Policy.COLOUR_CONTACT]
    return value


@rule
def least_valued(s: State, seat: int, plots: int, e: Evaluation) -> int:
    """The plot out of these whose loss matters least."""
    best, least = -1, 1000.0
    while plots != 0:
        plot = lowest(plots)
        plots &= plots - 1
        value = plot_value(s, seat, plot, e)
        if value < least:
            best, least = plot, value
    return best


@rule
def palace_on(first: int, second: int) -> int:
    """The move that turns two houses into a palace on the first one's plot."""
    return Move.PALACE + palace_number(first, second, HERE, OWN)


@rule
def best_city(s: State, seat: int, colour: int, e: Evaluation) -> int:
    """A city of a colour on the least valued of its plots; -1 if there can be none."""
    houses = int(s.houses[seat] & s.coloured[seat, colour])
    if count(houses) < 3 or s.supply[Piece.CITY, colour] == 0:
        return -1
    stand = least_valued(s, seat, houses, e)
    houses &= ~bit(stand)
    return Move.CITY + city_number(stand, lowest(houses), lowest(houses & (houses - 1)), HERE, OWN)


@rule
def best_palace(s: State, b: Box, seat: int, colour: int, e: Evaluation) -> int:
    """A palace of a colour on the less valued of two plots; -1 if there can be none."""
    houses = int(s.houses[seat] & s.coloured[seat, colour])
    if houses == 0 or s.supply[Piece.PALACE, colour] == 0:
        return -1
    if count(houses) >= 2:
        stand = least_valued(s, seat, houses, e)
        return palace_on(stand, lowest(houses & ~bit(stand)))
    if not holds(s, b, seat, Effect.MIXED.value):
        return -1
    # With the privilege a single house of another colour, best one whose colour has a palace, joins in.
    partner = -1
    for other in range(N_COLOURS):
        mask = int(s.houses[seat] & s.coloured[seat, other])
        if other != colour and count(mask) == 1:
            if s.palaces[seat] & s.coloured[seat, other] != 0:
                return palace_on(lowest(houses), lowest(mask))
            partner = lowest(mask)
    return -1 if partner < 0 else palace_on(lowest(houses), partner)


@rule
def playout_upgrade(s: State, b: Box, seat: int, e: Evaluation) -> int:
    """A city; or the first palace of a colour, unless a third house may still make a city; else -1."""
    if count(s.houses[seat]) < 2:
        return -1
    for colour in range(N_COLOURS):
        move = best_city(s, seat, colour, e)
        if move >= 0:
            return move
    at_once = s.last_round or s.announced or count(free_plots(s, seat)) < e.policy[Policy.PALACE_PLOTS]
    for p in range(s.players):
        at_once = at_once or total_points(s, p) >= e.policy[Policy.PALACE_POINTS]
    for colour in range(N_COLOURS):
        if s.palaces[seat] & s.coloured[seat, colour] == 0:
            move = best_palace(s, b, seat, colour, e)
            if move >= 0 and (at_once or houses_of(s, seat, colour) == 1):
                return move
    return -1
