"""Islas Canarias for learning: moves as actions, observations, bounds. docs/action-tables.md describes them.

A building is described plot by plot; its colour last, where its own is out of stock. Seats are named from the
mover's own.
"""

from collections.abc import Sequence
from typing import Any

from macaronesia.games.canarias.moves import (
    HERE,
    OWN,
    Move,
    city_number,
    city_of,
    house_number,
    house_of,
    palace_number,
    palace_of,
    settling_number,
    settling_of,
)
from macaronesia.games.canarias.names import COLOURS, PIECES
from macaronesia.games.canarias.rules.building import total_points
from macaronesia.games.canarias.state import (
    ISLANDS,
    LAST_ROUND,
    MOST_KINDS,
    MOST_PLAYERS,
    N_COLOURS,
    PHASES,
    PLOTS,
    Box,
    Phase,
    State,
)
from macaronesia.kernel.actions import blocks
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.observation import SEATS, around, clear, fields, set_writer
from macaronesia.kernel.record import Row

# --- Actions ---

#: Outcomes of chance have numbers below this.
CHANCE_MOVES = int(Move.DRAW)

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
        ("colour", N_COLOURS),
    ]
)
#: The most actions of one move.
STEPS = 5

_PLAIN, _ISLAND, _BUILD = BLOCKS.first["plain"], BLOCKS.first["island"], BLOCKS.first["build"]
_SHIP, _SETTLE, _RAZE = BLOCKS.first["ship"], BLOCKS.first["settle"], BLOCKS.first["raze"]
_BLAME, _PALACE, _CITY = BLOCKS.first["blame"], BLOCKS.first["palace"], BLOCKS.first["city"]
_PLOT, _COLOUR = BLOCKS.first["plot"], BLOCKS.first["colour"]


@rule
def action_of(s: State, _b: Box, move: int, depth: int) -> int:
    """The action of a move's path at a depth; -1 beyond its end."""
    if move >= Move.CITY:
        first, second, third, stand, colour = city_of(move - Move.CITY)
        return enlarging_action(_CITY, first, second, third, stand, colour, depth)
    if move >= Move.PALACE:
        first, second, stand, colour = palace_of(move - Move.PALACE)
        return enlarging_action(_PALACE, first, second, -1, stand, colour, depth)
    if move >= Move.BUILD:
        card, plot, colour = house_of(move - Move.BUILD)
        if depth == 1:
            return _PLOT + plot
        return _BUILD + card if depth == 0 else colour_action(colour, depth - 2)
    if move >= Move.SETTLE:
        plot, colour = settling_of(move - Move.SETTLE)
        return _SETTLE + plot if depth == 0 else colour_action(colour, depth - 1)
    return only_action(s, move) if depth == 0 else -1


@rule
def only_action(s: State, move: int) -> int:
    """The action of a move that has no other; -1 if it is chance's."""
    if move >= Move.BLAME:
        seat = move - Move.BLAME
        return _BLAME + around(seat - s.seat, s.players) - 1 if seat != s.seat and seat < s.players else -1
    if move >= Move.RAZE:
        return _RAZE + move - Move.RAZE
    if move >= Move.SHIP:
        return _SHIP + move - Move.SHIP
    if move >= Move.DRAW:
        return _PLAIN + move - Move.DRAW
    return _ISLAND + move - Move.ISLAND if Move.ISLAND <= move < Move.DEAL else -1


@rule
def enlarging_action(
    block: int, first: int, second: int, third: int, stand: int, colour: int, depth: int
) -> int:
    """Of a palace or a city: its houses' plots, the plot where it stands if not on the first, its colour."""
    if depth == 0:
        return block + first + (0 if stand == HERE else PLOTS)
    if depth == 1:
        return _PLOT + second
    if third >= 0:
        if depth == 2:
            return _PLOT + third
        depth -= 1
    if stand != HERE:
        if depth == 2:
            return _PLOT + stand
        depth -= 1
    return colour_action(colour, depth - 2)


@rule
def colour_action(colour: int, depth: int) -> int:
    """The colour, if one is named: the last action."""
    return _COLOUR + colour if depth == 0 and colour != OWN else -1


@rule
def move_of(s: State, _b: Box, chosen: Row) -> int:
    """The move with this path; actions that are no path give any number, or -1."""
    n, first, colour = int(chosen[0]), int(chosen[1]), OWN
    if n > 1 and chosen[n] >= _COLOUR:
        colour = int(chosen[n]) - _COLOUR
        n -= 1
    second = int(chosen[2]) - _PLOT if n > 1 else 0
    third = int(chosen[3]) - _PLOT if n > 2 else HERE
    if first >= _PLOT:
        return -1
    if first >= _CITY:
        stand = int(chosen[4]) - _PLOT if n > 3 else HERE
        return Move.CITY + city_number((first - _CITY) % PLOTS, second, third, stand, colour)
    if first >= _PALACE:
        return Move.PALACE + palace_number((first - _PALACE) % PLOTS, second, third, colour)
    if first >= _BLAME:
        return Move.BLAME + (s.seat + 1 + first - _BLAME) % s.players
    if first >= _RAZE:
        return Move.RAZE + first - _RAZE
    if first >= _SETTLE:
        return Move.SETTLE + settling_number(first - _SETTLE, colour)
    if first >= _SHIP:
        return Move.SHIP + first - _SHIP
    if first >= _BUILD:
        return Move.BUILD + house_number(first - _BUILD, second, colour)
    return Move.ISLAND + first - _ISLAND if first >= _ISLAND else Move.DRAW + first - _PLAIN


def action_texts(rules: Any, _partial: bool) -> Sequence[str]:
    """The texts of all actions, by number."""
    cards = [*rules.names.cards] + [f"#{kind}" for kind in range(len(rules.names.cards), MOST_KINDS)]
    plots = [str(plot + 1) for plot in range(PLOTS)]
    return [
        *("draw", "skip", "end", "take"),
        *(f"island {island}" for island in rules.names.islands),
        *(f"{verb} {card}" for verb in ("build", "ship") for card in cards),
        *(f"{verb} {plot}" for verb in ("settle", "raze") for plot in plots),
        *(f"blame +{i}" for i in range(1, MOST_PLAYERS)),
        *(f"{verb} {plot}{at}" for verb in ("palace", "city") for at in ("", "@") for plot in plots),
        *plots,
        *(f"as {colour}" for colour in COLOURS),
    ]


def bounds(rules: Any) -> tuple[int, int, int]:
    """The most actions, outcomes of chance, and moves of both in one game.

    In a round everybody acts, ships, may take a card and ends; then at most a card a player is settled.
    A card that is settled brings one house (a plot, and a colour if its own is out), or a pirate, who takes
    at most one house from everybody, or one after a blame. So a round brings at most two houses a player.
    Palaces and cities are made of houses: two of them make a move of four actions, three one of five.
    """
    players = rules.players
    pirate = max(2, players)
    houses = 2 * players * LAST_ROUND
    islands = 0 if rules.options["islands"] == "random" else players
    actions = islands + LAST_ROUND * (players * (3 + 1 + 1 + 1) + players * pirate) + 2 * houses
    outcomes = 1 + (players - islands) + 5 * players + 1 + LAST_ROUND * players * (4 + 1 + 1)
    moves = islands + LAST_ROUND * (players * 4 + players * pirate) + houses // 2 + outcomes
    return actions, outcomes, moves


# --- Observations ---

FIELDS = fields(
    [
        ("players", (1,), "number of players"),
        ("round", (1,), "this round, from 1"),
        ("last_round", (1,), "1 in the last round"),
        ("announced", (1,), "1 once the last round is announced"),
        ("phase", (len(PHASES),), "1 at the phase: " + ", ".join(PHASES)),
        ("may_build", (1,), "1 if one's own hand allows building in this turn"),
        ("taken", (1,), "1 if the extra card of this turn is taken"),
        ("deck", (1,), "cards in the deck"),
        ("aboard", (1,), "cards on the ship"),
        ("to_move", (SEATS,), "1 at the seat to move"),
        ("starter", (SEATS,), "1 at the start player"),
        ("victims", (SEATS,), "1 at seats that still lose a house to the pirate"),
        ("cards", (SEATS,), "cards in each hand"),
        ("total", (SEATS,), "points of each seat"),
        ("points", (SEATS, N_COLOURS), "points by colour: " + ", ".join(COLOURS)),
        ("privileges", (SEATS, N_COLOURS), "1 at the privileges a seat holds"),
        ("islands", (SEATS, ISLANDS), "1 at a seat's island (their ids sorted)"),
        ("pieces", (SEATS, len(PIECES), PLOTS), "1 at plots with a " + ", ".join(PIECES)),
        ("colours", (SEATS, N_COLOURS, PLOTS), "1 at plots with a building of the colour"),
        ("supply", (len(PIECES), N_COLOURS), "pieces left of each kind and colour"),
        ("hand", (MOST_KINDS,), "one's own cards, by kind (settlers sorted by id, then the pirates)"),
        ("discard", (MOST_KINDS,), "the discard pile, by kind"),
        ("ship_known", (MOST_KINDS,), "what one knows to lie on the ship, by kind"),
        ("revealed", (MOST_KINDS,), "1 at the card that is being settled"),
        ("chosen_card", (MOST_KINDS,), "1 at the card one is about to build with"),
        ("chosen_verb", (5,), "1 at a begun settling, palace, palace elsewhere, city, city elsewhere"),
        ("chosen_plots", (4, PLOTS), "1 at the plots named so far, in their order"),
    ],
    [
        ("hands", (SEATS, MOST_KINDS), "all hands, by kind"),
        ("ship", (MOST_KINDS,), "the ship, by kind"),
        ("cards_to_come", (MOST_KINDS,), "the deck, by kind"),
    ],
)

AT = FIELDS.offsets()

write_plots = set_writer(PLOTS)


@rule
def observe(s: State, b: Box, chosen: Row, seat: int, perfect: bool, row: Row) -> None:
    """Write what a seat knows; ``perfect``: all hands, the ship, the deck, others' partial moves as well."""
    clear(row)
    row[AT.players], row[AT.round] = s.players, s.this_round
    row[AT.last_round], row[AT.announced] = s.last_round, s.announced
    row[AT.phase + s.phase] = 1
    if s.phase == Phase.ACT and (perfect or s.seat == seat):
        row[AT.may_build] = s.may_build
    if s.phase in (Phase.ACT, Phase.SHIP, Phase.END):
        row[AT.taken] = s.taken
    row[AT.deck], row[AT.aboard] = s.deck_size, s.ship_size
    for piece in range(len(PIECES)):
        for colour in range(N_COLOURS):
            row[AT.supply + N_COLOURS * piece + colour] = s.supply[piece, colour]
    observe_seats(s, seat, row)
    for card in range(MOST_KINDS):
        row[AT.hand + card] = s.hands[seat, card]
        row[AT.discard + card] = s.discard[card]
    for i in range(2):
        if s.known[seat, i] >= 0:
            row[AT.ship_known + s.known[seat, i]] += 1
    if s.revealed >= 0:
        row[AT.revealed + s.revealed] = 1
    if chosen[0] > 0 and (perfect or s.seat == seat):
        observe_partial_move(chosen, row)
    if perfect:
        observe_hidden(s, b, seat, row)


@rule
def observe_seats(s: State, seat: int, row: Row) -> None:
    """What lies open before the seats, the observer's own first."""
    for i in range(s.players):
        p = around(seat + i, int(s.players))
        row[AT.to_move + i] = 1 if s.seat == p else 0
        row[AT.starter + i] = 1 if s.starter == p else 0
        row[AT.victims + i] = (s.victims >> p) & 1
        row[AT.cards + i] = s.hand_sizes[p]
        row[AT.total + i] = total_points(s, p)
        if s.island[p] >= 0:
            row[AT.islands + ISLANDS * i + s.island[p]] = 1
        for colour in range(N_COLOURS):
            row[AT.points + N_COLOURS * i + colour] = s.points[p, colour]
            write_plots(row, AT.colours + PLOTS * (N_COLOURS * i + colour), s.coloured[p, colour], 0)
        pieces = AT.pieces + PLOTS * len(PIECES) * i
        write_plots(row, pieces, s.houses[p], 0)
        write_plots(row, pieces + PLOTS, s.palaces[p], 0)
        write_plots(row, pieces + 2 * PLOTS, s.cities[p], 0)
    for colour in range(N_COLOURS):
        if s.holders[colour] >= 0:
            i = around(s.holders[colour] - seat, int(s.players))
            row[AT.privileges + N_COLOURS * i + colour] = 1


@rule
def observe_partial_move(chosen: Row, row: Row) -> None:
    """The actions of a move that is not complete."""
    first = int(chosen[1])
    if first < _SHIP:
        row[AT.chosen_card + first - _BUILD] = 1
    elif first < _PALACE:
        row[AT.chosen_verb] = 1
        row[AT.chosen_plots + first - _SETTLE] = 1
    else:
        row[AT.chosen_verb + 1 + (first - _PALACE) // PLOTS] = 1
        row[AT.chosen_plots + (first - _PALACE) % PLOTS] = 1
    for step in range(1, chosen[0]):
        row[AT.chosen_plots + PLOTS * step + chosen[step + 1] - _PLOT] = 1


@rule
def observe_hidden(s: State, b: Box, seat: int, row: Row) -> None:
    """The hidden cards: all hands, the ship, the deck."""
    for card in range(b.kinds):
        row[AT.ship + card] = s.ship[card]
        row[AT.cards_to_come + card] = s.deck[card]
        for i in range(s.players):
            row[AT.hands + MOST_KINDS * i + card] = s.hands[around(seat + i, s.players), card]
