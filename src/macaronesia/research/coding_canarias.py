"""The actions of Islas Canarias: a card, then a plot; a palace or a city plot by plot; another colour last.

A building's colour is asked for only where its own is out of stock. Seats are named from the mover's own.
"""

from macaronesia.canarias import moves
from macaronesia.canarias.moves import HERE, OWN, Names
from macaronesia.canarias.rules.building import allowed_plots, any_left, colour_at
from macaronesia.canarias.rules.cards import can_deal
from macaronesia.canarias.rules.ship import others_with_houses
from macaronesia.canarias.rules.turn import can_take
from macaronesia.canarias.state import (
    ACT,
    BLAME,
    CITY,
    COLOURS,
    END,
    HOUSE,
    ISLAND,
    ISLANDS,
    MOST_KINDS,
    MOST_PLAYERS,
    PALACE,
    PLOTS,
    RAZE,
    SETTLE,
    SHIP,
    Box,
    State,
)
from macaronesia.kernel.bits import bit, has
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.record import Row
from macaronesia.research.blocks import blocks, clear
from macaronesia.research.coding_canarias_plots import (
    city_plots,
    city_seconds,
    city_thirds,
    palace_plots,
    partners,
    partners_elsewhere,
    stands,
)

BLOCKS = blocks(
    [
        ("plain", 4),  # draw, skip, end, take
        ("island", ISLANDS),
        ("build", MOST_KINDS),
        ("ship", MOST_KINDS),
        ("settle", PLOTS),
        ("raze", PLOTS),
        ("blame", MOST_PLAYERS - 1),
        ("palace", PLOTS),  # the first plot, where it stands
        ("palace@", PLOTS),  # the first plot of one that stands elsewhere
        ("city", PLOTS),
        ("city@", PLOTS),
        ("plot", PLOTS),  # the next plot of a building
        ("colour", len(COLOURS)),
    ]
)
ACTIONS = BLOCKS.size
STEPS = 5
STARTS, WORD_OF = BLOCKS.starts, BLOCKS.word_of

PLAIN, TAKE_ISLAND, BUILD = BLOCKS.first["plain"], BLOCKS.first["island"], BLOCKS.first["build"]
TO_SHIP, SETTLE_ON, RAZE_HOUSE = BLOCKS.first["ship"], BLOCKS.first["settle"], BLOCKS.first["raze"]
BLAME_SEAT, PALACE_HERE, PALACE_AT = BLOCKS.first["blame"], BLOCKS.first["palace"], BLOCKS.first["palace@"]
CITY_HERE, CITY_AT = BLOCKS.first["city"], BLOCKS.first["city@"]
PLOT, COLOUR = BLOCKS.first["plot"], BLOCKS.first["colour"]

_PLAIN, _ISLAND, _BUILD = BLOCKS.word["plain"], BLOCKS.word["island"], BLOCKS.word["build"]
_SHIP, _SETTLE, _RAZE = BLOCKS.word["ship"], BLOCKS.word["settle"], BLOCKS.word["raze"]
_BLAME, _PALACE, _PALACE_AT = BLOCKS.word["blame"], BLOCKS.word["palace"], BLOCKS.word["palace@"]
_CITY, _CITY_AT = BLOCKS.word["city"], BLOCKS.word["city@"]
_PLOT, _COLOUR = BLOCKS.word["plot"], BLOCKS.word["colour"]


@rule
def allow(s: State, b: Box, chosen: Row, words: Row) -> None:
    """Write the actions open to the seat to move; ``chosen`` holds what it has said of its move so far."""
    clear(words)
    phase = s.phase
    if chosen[0] > 0:
        allow_next(s, b, chosen, words)
    elif phase in (ACT, SHIP, END):
        allow_turn(s, b, words)
    elif phase == SETTLE:
        words[_SETTLE] = int(allowed_plots(s, b, s.seat, s.revealed))
    elif phase == RAZE:
        words[_RAZE] = int(s.houses[s.seat])
    elif phase == BLAME:
        seats = others_with_houses(s, s.seat)
        for i in range(1, s.players):
            if has(seats, (s.seat + i) % s.players):
                words[_BLAME] |= bit(i - 1)
    elif phase == ISLAND:
        islands = bit(6) - 1
        for p in range(s.players):
            if s.island[p] >= 0:
                islands &= ~bit(s.island[p])
        words[_ISLAND] = islands


@rule
def allow_turn(s: State, b: Box, words: Row) -> None:
    """The first actions of a turn's moves."""
    if s.phase == ACT:
        may_build = False
        if s.may_build and any_left(s, HOUSE):
            for card in range(b.settlers):
                if s.hands[s.seat, card] > 0 and allowed_plots(s, b, s.seat, card) != 0:
                    words[_BUILD + card // 48] |= bit(card % 48)
                    may_build = True
        if can_deal(s, b):
            words[_PLAIN] |= 1
        elif not may_build:
            words[_PLAIN] |= 2
    elif s.phase == SHIP:
        for card in range(b.kinds):
            if s.hands[s.seat, card] > 0:
                words[_SHIP + card // 48] |= bit(card % 48)
    else:
        words[_PLAIN] |= 4
    if can_take(s, b):
        words[_PLAIN] |= 8
    words[_PALACE] = palace_plots(s, b, False)
    words[_PALACE_AT] = palace_plots(s, b, True)
    words[_CITY] = city_plots(s, b, False)
    words[_CITY_AT] = city_plots(s, b, True)


@rule
def plots_due(first: int) -> int:
    """How many plots follow the first action of a move."""
    if first >= CITY_AT:
        return 3
    if first >= PALACE_AT:
        return 2
    return 0 if SETTLE_ON <= first < RAZE_HOUSE else 1


@rule
def allow_next(s: State, b: Box, chosen: Row, words: Row) -> None:
    """The further actions of a move: its plots, and then another colour."""
    first, said = int(chosen[1]), int(chosen[0])
    if said > plots_due(first):
        piece = piece_of(first)
        for colour in range(6):
            if s.supply[piece, colour] > 0:
                words[_COLOUR] |= bit(colour)
    elif first < TO_SHIP:
        words[_PLOT] = int(allowed_plots(s, b, s.seat, first - BUILD))
    elif first >= CITY_HERE:
        elsewhere = first >= CITY_AT
        plot = first - (CITY_AT if elsewhere else CITY_HERE)
        if said == 1:
            words[_PLOT] = city_seconds(s, plot, elsewhere)
        elif said == 2:
            words[_PLOT] = city_thirds(s, plot, int(chosen[2]) - PLOT)
        else:
            words[_PLOT] = stands(s, plot, int(chosen[2]) - PLOT)
    elif first < PALACE_AT:
        words[_PLOT] = partners(s, b, first - PALACE_HERE)
    elif said == 1:
        words[_PLOT] = partners_elsewhere(s, b, first - PALACE_AT)
    else:
        words[_PLOT] = stands(s, first - PALACE_AT, int(chosen[2]) - PLOT)


@rule
def piece_of(first: int) -> int:
    """What a move that begins with this action builds."""
    if first < PALACE_HERE:
        return HOUSE
    return PALACE if first < CITY_HERE else CITY


@rule
def own_colour(s: State, b: Box, first: int) -> int:
    """The colour that the building of such a move has by itself."""
    if first < TO_SHIP:
        return b.colour[first - BUILD]
    if first < RAZE_HOUSE:
        return b.colour[s.revealed]
    return colour_at(s, s.seat, (first - PALACE_HERE) % 12)


@rule
def take(s: State, b: Box, chosen: Row, action: int) -> int:
    """Note a legal action; the move it completes, or -1 while there is more to say."""
    if chosen[0] == 0:
        if action < TAKE_ISLAND:
            return moves.DRAW + action - PLAIN
        if action < BUILD:
            return moves.TAKE_ISLAND + action - TAKE_ISLAND
        if TO_SHIP <= action < SETTLE_ON:
            return moves.TO_SHIP + action - TO_SHIP
        if BLAME_SEAT <= action < PALACE_HERE:
            return moves.BLAME_SEAT + (s.seat + 1 + action - BLAME_SEAT) % s.players
        if RAZE_HOUSE <= action < BLAME_SEAT:
            return moves.RAZE_HOUSE + action - RAZE_HOUSE
    colour = OWN
    if action >= COLOUR:
        colour = action - COLOUR
    else:
        chosen[0] += 1
        chosen[chosen[0]] = action
        first = int(chosen[1])
        if chosen[0] <= plots_due(first) or s.supply[piece_of(first), own_colour(s, b, first)] == 0:
            return -1
    chosen[0] = 0
    return joined(chosen, colour)


@rule
def joined(chosen: Row, colour: int) -> int:
    """The move of a building whose actions are all there."""
    first, second = int(chosen[1]), int(chosen[2]) - PLOT
    third, fourth = int(chosen[3]) - PLOT, int(chosen[4]) - PLOT
    if first < TO_SHIP:
        return moves.BUILD + ((first - BUILD) * 12 + second) * 7 + colour
    if first < RAZE_HOUSE:
        return moves.SETTLE_ON + (first - SETTLE_ON) * 7 + colour
    plot = (first - PALACE_HERE) % 12
    if first < CITY_HERE:
        stand = third if first >= PALACE_AT else HERE
        return moves.BUILD_PALACE + ((plot * 12 + second) * 13 + stand) * 7 + colour
    stand = fourth if first >= CITY_AT else HERE
    return moves.BUILD_CITY + (((plot * 12 + second) * 12 + third) * 13 + stand) * 7 + colour


def split(words: moves.Words, seat: int, players: int) -> tuple[int, ...]:
    """The actions that make a player's move."""
    verb, rest = words.verb, list(words.plots)
    if verb in ("draw", "skip", "end", "take"):
        return (PLAIN + ("draw", "skip", "end", "take").index(verb),)
    if verb == "island":
        return (TAKE_ISLAND + words.island,)
    if verb == "ship":
        return (TO_SHIP + words.card,)
    if verb == "blame":
        return (BLAME_SEAT + (words.seat - seat) % players - 1,)
    if verb == "raze":
        return (RAZE_HOUSE + rest[0],)
    if verb == "build":
        first = BUILD + words.card
    elif verb == "settle":
        first = SETTLE_ON + rest.pop(0)
    elif words.stand == HERE:
        first = (PALACE_HERE if verb == "palace" else CITY_HERE) + rest.pop(0)
    else:
        first = (PALACE_AT if verb == "palace" else CITY_AT) + rest.pop(0)
        rest.append(words.stand)
    colour = () if words.colour == OWN else (COLOUR + words.colour,)
    return first, *(PLOT + plot for plot in rest), *colour


def texts(names: Names) -> list[str]:
    """The words of every action, by its number."""
    cards = names.cards + [f"#{kind}" for kind in range(len(names.cards), MOST_KINDS)]
    plots = [str(plot + 1) for plot in range(PLOTS)]
    return [
        *("draw", "skip", "end", "take"),
        *(f"island {island}" for island in names.islands),
        *(f"{verb} {card}" for verb in ("build", "ship") for card in cards),
        *(f"{verb} {plot}" for verb in ("settle", "raze") for plot in plots),
        *(f"blame +{i}" for i in range(1, MOST_PLAYERS)),
        *(f"palace {plot}" for plot in plots),
        *(f"palace {plot}@" for plot in plots),
        *(f"city {plot}" for plot in plots),
        *(f"city {plot}@" for plot in plots),
        *plots,
        *(f"as {colour}" for colour in COLOURS),
    ]
