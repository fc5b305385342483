"""The playout policy for buildings: which plot to give up, and when houses become a palace or a city."""

from macaronesia.games.canarias.bot.feature_values import N_WISHES, houses_of
from macaronesia.games.canarias.bot.features import Evaluation, Policy
from macaronesia.games.canarias.moves import HERE, OWN, Move, city_number, palace_number
from macaronesia.games.canarias.names import Effect, Piece
from macaronesia.games.canarias.rules.building import free_plots, holds, total_points
from macaronesia.games.canarias.state import N_COLOURS, N_FEATURES, Box, State
from macaronesia.kernel.bits import bit, count, has, lowest
from macaronesia.kernel.compiler import rule


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
def quick_upgrade(s: State, b: Box, seat: int, e: Evaluation) -> int:
    """A city; or the first palace of a colour, unless a third house may still make a city; else -1."""
    if count(s.houses[seat]) < 2:
        return -1
    for colour in range(N_COLOURS):
        move = best_city(s, seat, colour, e)
        if move >= 0:
            return move
    hurry = s.last_round or s.announced or count(free_plots(s, seat)) < e.policy[Policy.CRAMPED]
    for p in range(s.players):
        hurry = hurry or total_points(s, p) >= e.policy[Policy.HURRY]
    for colour in range(N_COLOURS):
        if s.palaces[seat] & s.coloured[seat, colour] == 0:
            move = best_palace(s, b, seat, colour, e)
            if move >= 0 and (hurry or houses_of(s, seat, colour) == 1):
                return move
    return -1
