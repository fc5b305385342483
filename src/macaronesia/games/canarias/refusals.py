"""Why a move is illegal: the first reason, in the order of docs/moves.md, that applies."""

from macaronesia.games.canarias.moves import HERE, OWN, Verb, Words
from macaronesia.games.canarias.names import Effect, Piece
from macaronesia.games.canarias.rules.building import allowed_plots, free_plots, holds, ruling_wish
from macaronesia.games.canarias.rules.cards import can_deal
from macaronesia.games.canarias.rules.setup import free_islands
from macaronesia.games.canarias.rules.ship import others_with_houses
from macaronesia.games.canarias.state import N_COLOURS, Box, State, colour_at
from macaronesia.kernel.bits import bit, count, has
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.record import CHANCE, Row
from macaronesia.kernel.refusals import RefusalReason, phase_masks


class Reason(RefusalReason):
    """Why a move is refused, with the parameters in their order; of plural kinds, masks. 0: it is not."""

    NONE = 0
    WRONG_PHASE = 1, {"move": "verb", "phase": "phase"}
    NO_SUCH_OUTCOME = 2, {"move": "text", "possible": "outcomes"}
    MUST_DRAW = 3
    NOT_IN_HAND = 4, {"card": "card"}
    PLOT_TAKEN = 5, {"plot": "plot"}
    PIRATES_DO_NOT_BUILD = 6, {"card": "card"}
    PLOT_NOT_ALLOWED = 7, {"plot": "plot", "priority": "priority", "number": "number", "allowed": "plots"}
    NOT_A_HOUSE = 8, {"plot": "plot"}
    COLOURS_DIFFER = 9, {"colours": "colours in order"}
    NO_PRIVILEGE = 10, {"privilege": "effect"}
    OUT_OF_STOCK = 11, {"colour": "colour", "piece": "piece", "left": "colours", "count": "number"}
    IN_STOCK = 12, {"colour": "colour", "piece": "piece"}
    WRITTEN_OTHERWISE = 13, {"move": "text"}
    ALREADY_TAKEN = 14
    NO_CARDS = 15
    ISLAND_TAKEN = 16, {"island": "island", "free": "islands"}
    CAN_ACT = 17
    CANNOT_BLAME = 18, {"seat": "number", "allowed": "seats"}


#: verb -> mask of the phases it belongs to
PHASES_OF: Row = phase_masks(Verb)
VERB, CARD, ISLAND, SEAT, PLOT1, PLOT2, PLOT3, STAND, COLOUR = range(len(Words._fields))


@rule
def refusal(s: State, b: Box, words: Row, is_legal: bool, out: Row) -> int:
    """Why a move is refused, as a Reason, with its parameters in out; 0 if it is legal.

    ``words``: the move taken apart (moves.Words); ``is_legal``: whether it is among the legal ones.
    """
    verb = words[VERB]
    if not has(PHASES_OF[verb], s.phase):
        out[0], out[1] = verb, s.phase
        return Reason.WRONG_PHASE.value
    if s.seat == CHANCE:
        return (Reason.NONE if is_legal else Reason.NO_SUCH_OUTCOME).value
    if verb in (Verb.BUILD, Verb.SETTLE):
        return refused_house(s, b, words, out)
    if verb in (Verb.PALACE, Verb.CITY):
        return refused_enlarging(s, b, words, out)
    if verb == Verb.TAKE and not holds(s, b, s.seat, Effect.EXTRA.value):
        out[0] = Effect.EXTRA.value
        return Reason.NO_PRIVILEGE.value
    if verb == Verb.TAKE and s.taken:
        return Reason.ALREADY_TAKEN.value
    if verb in (Verb.TAKE, Verb.DRAW):
        return (Reason.NONE if can_deal(s) else Reason.NO_CARDS).value
    if verb == Verb.SKIP:
        return (Reason.NONE if is_legal else Reason.CAN_ACT).value
    if verb == Verb.SHIP:
        out[0] = words[CARD]
        return (Reason.NONE if s.hands[s.seat, words[CARD]] > 0 else Reason.NOT_IN_HAND).value
    if verb == Verb.RAZE:
        out[0] = words[PLOT1]
        return (Reason.NONE if has(s.houses[s.seat], words[PLOT1]) else Reason.NOT_A_HOUSE).value
    if verb == Verb.BLAME:
        out[0], out[1] = words[SEAT], others_with_houses(s, s.seat)
        return (Reason.NONE if has(out[1], words[SEAT]) else Reason.CANNOT_BLAME).value
    if verb == Verb.ISLAND:
        out[0], out[1] = words[ISLAND], free_islands(s)
        return (Reason.NONE if is_legal else Reason.ISLAND_TAKEN).value
    return Reason.NONE.value  # the turn may end


@rule
def refused_house(s: State, b: Box, words: Row, out: Row) -> int:
    """A settler, of the hand or from the ship, on a plot that it may have, in a colour that is left."""
    card, plot = int(s.revealed), words[PLOT1]
    if words[VERB] == Verb.BUILD:
        card = words[CARD]
        out[0] = card
        if not s.may_build:
            return Reason.MUST_DRAW.value
        if s.hands[s.seat, card] == 0:
            return Reason.NOT_IN_HAND.value
    if not has(free_plots(s, s.seat), plot):
        out[0] = plot
        return Reason.PLOT_TAKEN.value
    if card >= b.settlers:
        return Reason.PIRATES_DO_NOT_BUILD.value
    allowed = allowed_plots(s, b, s.seat, card)
    if not has(allowed, plot):
        wish = ruling_wish(s, b, s.seat, card)
        out[0], out[1], out[2], out[3] = plot, b.wishes[card, wish], wish + 1, allowed
        return Reason.PLOT_NOT_ALLOWED.value
    return refused_colour(s, Piece.HOUSE.value, int(b.colour[card]), words[COLOUR], out)


@rule
def refused_enlarging(s: State, b: Box, words: Row, out: Row) -> int:
    """A palace or city of own houses, alike unless a privilege mixes them, where it may stand."""
    seat, stand = int(s.seat), words[STAND]
    piece = Piece.CITY.value if words[VERB] == Verb.CITY else Piece.PALACE.value
    houses = 3 if piece == Piece.CITY else 2
    plots, colours, alike, ascending = 0, 0, True, True
    for i in range(houses):
        plot = words[PLOT1 + i]
        plots |= bit(plot)
        colour = colour_at(s, seat, plot)
        colours |= (colour + 1) << 4 * i
        alike = alike and colour == colour_at(s, seat, words[PLOT1])
        ascending = ascending and (i == 0 or words[PLOT1 + i - 1] < plot)
    if stand != HERE and not has(free_plots(s, seat) | plots, stand):
        out[0] = stand
        return Reason.PLOT_TAKEN.value
    for i in range(houses):
        if not has(s.houses[seat], words[PLOT1 + i]):
            out[0] = words[PLOT1 + i]
            return Reason.NOT_A_HOUSE.value
    if not alike and (piece == Piece.CITY or not holds(s, b, seat, Effect.MIXED.value)):
        out[0] = colours
        return Reason.COLOURS_DIFFER.value
    if stand != HERE and not holds(s, b, seat, Effect.FREE.value):
        out[0] = Effect.FREE.value
        return Reason.NO_PRIVILEGE.value
    reason = refused_colour(s, piece, colour_at(s, seat, words[PLOT1]), words[COLOUR], out)
    if reason != 0 or stand == HERE:
        return reason
    # Every outcome has one text: plots ascend, and what stands on the first plot has no @.
    if stand == words[PLOT1] or (alike and (has(plots, stand) or not ascending)):
        return Reason.WRITTEN_OTHERWISE.value
    return Reason.NONE.value


@rule
def refused_colour(s: State, piece: int, own: int, named: int, out: Row) -> int:
    """The own colour while there is any of it; else any colour that is left."""
    wanted = own if named == OWN else named
    left = 0
    for colour in range(N_COLOURS):
        if s.supply[piece, colour] > 0:
            left |= bit(colour)
    out[0], out[1], out[2], out[3] = wanted, piece, left, count(left)
    if not has(left, wanted):
        return Reason.OUT_OF_STOCK.value
    out[0] = own
    return (Reason.IN_STOCK if named != OWN and has(left, own) else Reason.NONE).value


def listed_colours(number: int) -> list[int]:
    """The parameter of COLOURS_DIFFER: colours in their order, four bits each, counted from 1."""
    return [(number >> shift & 15) - 1 for shift in (0, 4, 8) if number >> shift & 15]
