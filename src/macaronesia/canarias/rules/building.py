"""Where one may build, what a building is worth, and who holds the privileges."""

from macaronesia.canarias.moves import BUILD, BUILD_CITY, BUILD_PALACE, HERE, OWN
from macaronesia.canarias.state import (
    ALL_PLOTS,
    CITY,
    FREE,
    HOUSE,
    MIXED,
    NOBODY,
    PALACE,
    Box,
    State,
)
from macaronesia.kernel.bits import bit, count, has, lowest
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.record import Row


@rule
def holds(s: State, b: Box, seat: int, effect: int) -> bool:
    """Whether a seat has the privilege with this effect."""
    return s.holders[b.colour_of[effect]] == seat


@rule
def free_plots(s: State, seat: int) -> int:
    """The plots of a seat's island without a building."""
    return ALL_PLOTS & ~(s.houses[seat] | s.palaces[seat] | s.cities[seat])


@rule
def allowed_plots(s: State, b: Box, seat: int, card: int) -> int:
    """Where a settler's house may stand: next to the first of the wishes that has a free plot."""
    free = free_plots(s, seat)
    if holds(s, b, seat, FREE):
        return free
    for i in range(4):
        plots = free & s.near[seat, b.wishes[card, i]]
        if plots != 0:
            return plots
    return free


@rule
def any_left(s: State, piece: int) -> bool:
    """Whether there is a piece of this kind in any colour."""
    for colour in range(6):
        if s.supply[piece, colour] > 0:
            return True
    return False


@rule
def tint(s: State, piece: int, colour: int, out: Row, n: int, first: int) -> int:
    """Write a move in its own colour, or, out of stock, once for each other colour left; the new n."""
    if s.supply[piece, colour] > 0:
        out[n] = first + OWN
        return n + 1
    for other in range(6):
        if s.supply[piece, other] > 0:
            out[n] = first + other
            n += 1
    return n


@rule
def legal_houses(s: State, b: Box, out: Row, n: int) -> int:
    """``build``: every settler in the hand on every plot it may have."""
    for card in range(b.settlers):
        if s.hands[s.seat, card] > 0:
            plots = int(allowed_plots(s, b, s.seat, card))
            while plots != 0:
                plot = lowest(plots)
                plots &= plots - 1
                n = tint(s, HOUSE, b.colour[card], out, n, BUILD + (card * 12 + plot) * 7)
    return n


@rule
def colour_at(s: State, seat: int, plot: int) -> int:
    """The colour of the building there."""
    for colour in range(6):
        if has(s.coloured[seat, colour], plot):
            return colour
    return -1


@rule
def legal_palaces(s: State, b: Box, out: Row, n: int) -> int:
    """``palace``: two houses of one colour, or of two with the privilege for it."""
    seat = int(s.seat)
    mixed = holds(s, b, seat, MIXED)
    for colour in range(6):
        alike = int(s.houses[seat] & s.coloured[seat, colour])
        partners = int(s.houses[seat]) if mixed else alike
        firsts = alike
        while firsts != 0 and partners & (partners - 1) != 0:
            first = lowest(firsts)
            firsts &= firsts - 1
            seconds = partners & ~bit(first)
            while seconds != 0:
                n = legal_pair(s, b, colour, first, lowest(seconds), out, n)
                seconds &= seconds - 1
    return n


@rule
def legal_pair(s: State, b: Box, colour: int, first: int, second: int, out: Row, n: int) -> int:
    """The palace of two houses: on the first one's plot or, with the privilege, on any that is free then."""
    seat = int(s.seat)
    base = BUILD_PALACE + (first * 12 + second) * 13 * 7
    n = tint(s, PALACE, colour, out, n, base + HERE * 7)
    if not holds(s, b, seat, FREE):
        return n
    stands = free_plots(s, seat)
    if not has(s.coloured[seat, colour], second):
        stands |= bit(second)
    elif first > second:
        return n  # houses of one colour: their plots ascend
    while stands != 0:
        n = tint(s, PALACE, colour, out, n, base + lowest(stands) * 7)
        stands &= stands - 1
    return n


@rule
def legal_cities(s: State, b: Box, out: Row, n: int) -> int:
    """``city``: three houses of one colour, on one of their plots or, with the privilege, elsewhere."""
    seat = int(s.seat)
    elsewhere = free_plots(s, seat) if holds(s, b, seat, FREE) else 0
    for colour in range(6):
        houses = int(s.houses[seat] & s.coloured[seat, colour])
        if count(houses) < 3:
            continue
        for first in range(12):
            for second in range(12):
                for third in range(second + 1, 12):
                    chosen = bit(first) | bit(second) | bit(third)
                    if chosen & houses != chosen or first in (second, third):
                        continue
                    base = BUILD_CITY + ((first * 12 + second) * 12 + third) * 13 * 7
                    n = tint(s, CITY, colour, out, n, base + HERE * 7)
                    stands = elsewhere if first < second else 0
                    while stands != 0:
                        n = tint(s, CITY, colour, out, n, base + lowest(stands) * 7)
                        stands &= stands - 1
    return n


@rule
def put(s: State, b: Box, seat: int, piece: int, colour: int, plot: int) -> None:
    """A piece from the supply onto a plot."""
    s.supply[piece, colour] -= 1
    s.coloured[seat, colour] |= bit(plot)
    if piece == HOUSE:
        s.houses[seat] |= bit(plot)
    elif piece == PALACE:
        s.palaces[seat] |= bit(plot)
    else:
        s.cities[seat] |= bit(plot)
    survey(s, b, seat, colour)


@rule
def take_house(s: State, b: Box, seat: int, plot: int) -> None:
    """A house back to the supply."""
    colour = colour_at(s, seat, plot)
    s.supply[HOUSE, colour] += 1
    s.coloured[seat, colour] &= ~bit(plot)
    s.houses[seat] &= ~bit(plot)
    survey(s, b, seat, colour)


@rule
def survey(s: State, b: Box, seat: int, colour: int) -> None:
    """What lies next to a colour on an island, and what the colour is worth there."""
    buildings = int(s.coloured[seat, colour])
    palaces = count(buildings & s.palaces[seat])
    points = count(buildings & s.houses[seat]) + 5 * count(buildings & s.cities[seat]) + 2 * palaces
    if palaces > 0:
        points += 1  # the first palace of a colour is worth one more
    s.points[seat, colour] = points
    near = 0
    while buildings != 0:
        near |= b.neighbours[s.island[seat], lowest(buildings)]
        buildings &= buildings - 1
    s.near[seat, 6 + colour] = near


@rule
def build_house(s: State, b: Box, seat: int, card: int, plot: int, other: int) -> None:
    """A settler's house, in its own colour or, out of stock, in another."""
    colour = b.colour[card] if other == OWN else other
    put(s, b, seat, HOUSE, colour, plot)
    award_privilege(s, colour)


@rule
def can_build_up(s: State, b: Box, seat: int) -> bool:
    """Whether a palace or a city is possible."""
    palace, city = any_left(s, PALACE), any_left(s, CITY)
    if palace and count(s.houses[seat]) > 1 and holds(s, b, seat, MIXED):
        return True
    for colour in range(6):
        houses = count(s.houses[seat] & s.coloured[seat, colour])
        if (houses > 1 and palace) or (houses > 2 and city):
            return True
    return False


@rule
def build_up(s: State, b: Box, move: int) -> None:
    """``palace`` and ``city``: houses give way to a larger building."""
    seat = int(s.seat)
    if move >= BUILD_CITY:
        piece, code = CITY, move - BUILD_CITY
    else:
        piece, code = PALACE, move - BUILD_PALACE
    other, stand, plots = code % 7, code // 7 % 13, code // 91
    last = plots % 12
    if piece == CITY:
        plots //= 12
    first = plots // 12
    colour = colour_at(s, seat, first)
    take_house(s, b, seat, first)
    take_house(s, b, seat, plots % 12)
    if piece == CITY:
        take_house(s, b, seat, last)
    put(s, b, seat, piece, colour if other == OWN else other, first if stand == HERE else stand)
    award_privileges(s)


@rule
def total_points(s: State, seat: int) -> int:
    """A player's points: the sum over the colours."""
    total = 0
    for colour in range(6):
        total += s.points[seat, colour]
    return total


@rule
def award_privileges(s: State) -> None:
    """After a move that changed buildings of several colours, once it is complete."""
    for colour in range(6):
        award_privilege(s, colour)


@rule
def award_privilege(s: State, colour: int) -> None:
    """Who has earned a privilege, or lost it to one with more points in the colour.

    Asked only for colours whose points changed: for the others the last answer still holds.
    """
    holder = s.holders[colour]
    best, leader, leaders = -1, -1, 0  # the most points of anybody but the holder, and who has them
    reached, who = 0, -1
    for p in range(s.players):
        points = int(s.points[p, colour])
        if points >= 3:
            reached += 1
            who = p
        if p != holder:
            if points > best:
                best, leader, leaders = points, p, 1
            elif points == best:
                leaders += 1
    if holder == NOBODY:
        if reached == 1:
            s.holders[colour] = who
    elif best > s.points[holder, colour] and leaders == 1:
        s.holders[colour] = leader
