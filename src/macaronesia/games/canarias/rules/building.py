"""Where one may build, palaces and cities, and who holds the privileges."""

from macaronesia.games.canarias.events import enlarge, give_privilege, return_house
from macaronesia.games.canarias.moves import HERE, OWN, Move, city_number, house_number, palace_number
from macaronesia.games.canarias.names import Effect, Piece
from macaronesia.games.canarias.state import ALL_PLOTS, N_COLOURS, PLOTS, WISHES, Box, State, colour_at
from macaronesia.kernel.bits import bit, count, has, lowest
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.events import Events
from macaronesia.kernel.record import NOBODY, Row


@rule(small=True)
def holds(s: State, b: Box, seat: int, effect: int) -> bool:
    """Whether a seat has the privilege with this effect."""
    return s.holders[b.colour_of[effect]] == seat


@rule(small=True)
def free_plots(s: State, seat: int) -> int:
    """The plots of a seat's island without a building."""
    return ALL_PLOTS & ~(s.houses[seat] | s.palaces[seat] | s.cities[seat])


@rule(small=True)
def free_next_to(s: State, seat: int, wish: int) -> int:
    """The free plots of a seat's island next to a feature, or to a building of a colour."""
    return free_plots(s, seat) & s.near[seat, wish]


@rule
def ruling_wish(s: State, b: Box, seat: int, card: int) -> int:
    """The first of a settler's wishes that has a free plot, from 0; -1: every free plot will do."""
    if not holds(s, b, seat, Effect.FREE.value):
        for i in range(WISHES):
            if free_next_to(s, seat, b.wishes[card, i]) != 0:
                return i
    return -1


@rule
def allowed_plots(s: State, b: Box, seat: int, card: int) -> int:
    """Where a settler's house may stand on an island."""
    i = ruling_wish(s, b, seat, card)
    if i < 0:
        return free_plots(s, seat)
    return free_next_to(s, seat, b.wishes[card, i])


@rule(small=True)
def any_left(s: State, piece: int) -> bool:
    """Whether there is a piece of this kind in any colour."""
    for colour in range(N_COLOURS):
        if s.supply[piece, colour] > 0:
            return True
    return False


@rule
def append_coloured(s: State, piece: int, colour: int, out: Row, n: int, first: int) -> int:
    """Write a move in its own colour or, out of stock, once for each other colour left; the new n.

    ``first``: the move's number with the first colour.
    """
    if s.supply[piece, colour] > 0:
        out[n] = first + OWN
        return n + 1
    for other in range(N_COLOURS):
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
                first = Move.BUILD + house_number(card, lowest(plots), 0)
                n = append_coloured(s, Piece.HOUSE.value, b.colour[card], out, n, first)
                plots &= plots - 1
    return n


@rule
def legal_palaces(s: State, b: Box, out: Row, n: int) -> int:
    """``palace``: two houses of one colour, or of two with the privilege for it."""
    seat = int(s.seat)
    mixed = holds(s, b, seat, Effect.MIXED.value)
    for colour in range(N_COLOURS):
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
    seat, piece = int(s.seat), Piece.PALACE.value
    n = append_coloured(s, piece, colour, out, n, Move.PALACE + palace_number(first, second, HERE, 0))
    if not holds(s, b, seat, Effect.FREE.value):
        return n
    stands = free_plots(s, seat)
    if not has(s.coloured[seat, colour], second):
        stands |= bit(second)
    elif first > second:
        return n  # houses of one colour: their plots ascend
    while stands != 0:
        move = Move.PALACE + palace_number(first, second, lowest(stands), 0)
        n = append_coloured(s, piece, colour, out, n, move)
        stands &= stands - 1
    return n


@rule
def legal_cities(s: State, b: Box, out: Row, n: int) -> int:
    """``city``: three houses of one colour, on one of their plots or, with the privilege, elsewhere."""
    seat, piece = int(s.seat), Piece.CITY.value
    elsewhere = free_plots(s, seat) if holds(s, b, seat, Effect.FREE.value) else 0
    for colour in range(N_COLOURS):
        houses = int(s.houses[seat] & s.coloured[seat, colour])
        if count(houses) < 3:
            continue
        for first in range(PLOTS):
            for second in range(PLOTS):
                for third in range(second + 1, PLOTS):
                    chosen = bit(first) | bit(second) | bit(third)
                    if chosen & houses != chosen or first in (second, third):
                        continue
                    move = Move.CITY + city_number(first, second, third, HERE, 0)
                    n = append_coloured(s, piece, colour, out, n, move)
                    stands = elsewhere if first < second else 0
                    while stands != 0:
                        move = Move.CITY + city_number(first, second, third, lowest(stands), 0)
                        n = append_coloured(s, piece, colour, out, n, move)
                        stands &= stands - 1
    return n


@rule
def can_enlarge(s: State, b: Box, seat: int) -> bool:
    """Whether a palace or a city is possible."""
    palace, city = any_left(s, Piece.PALACE.value), any_left(s, Piece.CITY.value)
    if palace and count(s.houses[seat]) > 1 and holds(s, b, seat, Effect.MIXED.value):
        return True
    for colour in range(N_COLOURS):
        houses = count(s.houses[seat] & s.coloured[seat, colour])
        if (houses > 1 and palace) or (houses > 2 and city):
            return True
    return False


@rule
def replace_houses(
    s: State, b: Box, piece: int, first: int, second: int, third: int, stand: int, other: int, events: Events
) -> None:
    """``palace`` and ``city``: two houses, or three (else the third is -1), give way to a larger building."""
    seat = int(s.seat)
    colour = colour_at(s, seat, first)
    return_house(s, b, seat, first, events)
    return_house(s, b, seat, second, events)
    if third >= 0:
        return_house(s, b, seat, third, events)
    enlarge(s, b, seat, piece, colour if other == OWN else other, first if stand == HERE else stand, events)
    award_privileges(s, events)


@rule
def total_points(s: State, seat: int) -> int:
    """A player's points: the sum over the colours."""
    total = 0
    for colour in range(N_COLOURS):
        total += s.points[seat, colour]
    return total


@rule
def award_privileges(s: State, events: Events) -> None:
    """After a move that changed buildings of several colours, once it is complete."""
    for colour in range(N_COLOURS):
        award_privilege(s, colour, events)


@rule
def award_privilege(s: State, colour: int, events: Events) -> None:
    """Who has earned a privilege, or lost it to one with more points in the colour.

    Asked when a move is complete, for colours whose points changed: else the last answer still holds.
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
            give_privilege(s, colour, who, events)
    elif best > s.points[holder, colour] and leaders == 1:
        give_privilege(s, colour, leader, events)
