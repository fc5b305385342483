"""What a seat of Islas Canarias sees: its own hand and what it put on the ship, and all that lies open."""

from macaronesia.canarias.rules.building import total_points
from macaronesia.canarias.rules.cards import total
from macaronesia.canarias.state import (
    ACT,
    COLOURS,
    END,
    ISLANDS,
    MOST_KINDS,
    PHASES,
    PIECES,
    PLOTS,
    SHIP,
    Box,
    State,
)
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.record import Row
from macaronesia.research.coding_canarias import BUILD, PALACE_HERE, PLOT, SETTLE_ON, TO_SHIP
from macaronesia.research.observation import SEATS, around, fields, mark, wipe

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
        ("points", (SEATS, len(COLOURS)), "points by colour: " + ", ".join(COLOURS)),
        ("privileges", (SEATS, len(COLOURS)), "1 at the privileges a seat holds"),
        ("islands", (SEATS, ISLANDS), "1 at a seat's island (their ids sorted)"),
        ("pieces", (SEATS, len(PIECES), PLOTS), "1 at plots with a " + ", ".join(PIECES)),
        ("colours", (SEATS, len(COLOURS), PLOTS), "1 at plots with a building of the colour"),
        ("supply", (len(PIECES), len(COLOURS)), "pieces left of each kind and colour"),
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
SIZE, PERFECT_SIZE = FIELDS.size, FIELDS.perfect_size

_PLAYERS, _ROUND, _LAST = FIELDS.at("players"), FIELDS.at("round"), FIELDS.at("last_round")
_ANNOUNCED, _PHASE, _MAY_BUILD = FIELDS.at("announced"), FIELDS.at("phase"), FIELDS.at("may_build")
_TAKEN, _DECK, _ABOARD = FIELDS.at("taken"), FIELDS.at("deck"), FIELDS.at("aboard")
_TO_MOVE, _STARTER, _VICTIMS = FIELDS.at("to_move"), FIELDS.at("starter"), FIELDS.at("victims")
_CARDS, _TOTAL, _POINTS = FIELDS.at("cards"), FIELDS.at("total"), FIELDS.at("points")
_PRIVILEGES, _ISLANDS, _PIECES = FIELDS.at("privileges"), FIELDS.at("islands"), FIELDS.at("pieces")
_COLOURS, _SUPPLY, _HAND = FIELDS.at("colours"), FIELDS.at("supply"), FIELDS.at("hand")
_DISCARD, _KNOWN, _REVEALED = FIELDS.at("discard"), FIELDS.at("ship_known"), FIELDS.at("revealed")
_CARD, _VERB, _PLOTS = FIELDS.at("chosen_card"), FIELDS.at("chosen_verb"), FIELDS.at("chosen_plots")
_HANDS, _SHIP, _TO_COME = FIELDS.at("hands"), FIELDS.at("ship"), FIELDS.at("cards_to_come")


@rule
def observe(s: State, b: Box, chosen: Row, seat: int, perfect: bool, row: Row) -> None:
    """Write what a seat knows; ``perfect``: all hands, the ship, the deck and a half-said move as well."""
    wipe(row)
    row[_PLAYERS], row[_ROUND] = s.players, s.this_round
    row[_LAST], row[_ANNOUNCED] = s.last_round, s.announced
    row[_PHASE + s.phase] = 1
    if s.phase == ACT and (perfect or s.seat == seat):
        row[_MAY_BUILD] = s.may_build
    if s.phase in (ACT, SHIP, END):
        row[_TAKEN] = s.taken
    row[_DECK], row[_ABOARD] = total(b, s.deck), total(b, s.ship)
    for piece in range(3):
        for colour in range(6):
            row[_SUPPLY + 6 * piece + colour] = s.supply[piece, colour]
    for i in range(s.players):
        observe_seat(s, b, i, around(seat + i, s.players), row)
    for card in range(b.kinds):
        row[_HAND + card] = s.hands[seat, card]
        row[_DISCARD + card] = s.discard[card]
    for i in range(2):
        if s.known[seat, i] >= 0:
            row[_KNOWN + s.known[seat, i]] += 1
    if s.revealed >= 0:
        row[_REVEALED + s.revealed] = 1
    if chosen[0] > 0 and (perfect or s.seat == seat):
        observe_choice(chosen, row)
    if perfect:
        observe_hidden(s, b, seat, row)


@rule
def observe_seat(s: State, b: Box, i: int, p: int, row: Row) -> None:
    """What lies open before seat p, in the i-th place."""
    row[_TO_MOVE + i] = 1 if s.seat == p else 0
    row[_STARTER + i] = 1 if s.starter == p else 0
    row[_VICTIMS + i] = (s.victims >> p) & 1
    row[_CARDS + i] = total(b, s.hands[p])
    row[_TOTAL + i] = total_points(s, p)
    if s.island[p] >= 0:
        row[_ISLANDS + 6 * i + s.island[p]] = 1
    for colour in range(6):
        row[_POINTS + 6 * i + colour] = s.points[p, colour]
        row[_PRIVILEGES + 6 * i + colour] = 1 if s.holders[colour] == p else 0
        mark(row, _COLOURS + 72 * i + 12 * colour, int(s.coloured[p, colour]))
    mark(row, _PIECES + 36 * i, int(s.houses[p]))
    mark(row, _PIECES + 36 * i + 12, int(s.palaces[p]))
    mark(row, _PIECES + 36 * i + 24, int(s.cities[p]))


@rule
def observe_choice(chosen: Row, row: Row) -> None:
    """What has been said of a move that is not complete."""
    first = int(chosen[1])
    if first < TO_SHIP:
        row[_CARD + first - BUILD] = 1
    elif first < PALACE_HERE:
        row[_VERB] = 1
        row[_PLOTS + first - SETTLE_ON] = 1
    else:
        row[_VERB + 1 + (first - PALACE_HERE) // 12] = 1
        row[_PLOTS + (first - PALACE_HERE) % 12] = 1
    for step in range(1, chosen[0]):
        row[_PLOTS + 12 * step + chosen[step + 1] - PLOT] = 1


@rule
def observe_hidden(s: State, b: Box, seat: int, row: Row) -> None:
    """The cards that nobody, or only their holder, can see."""
    for card in range(b.kinds):
        row[_SHIP + card] = s.ship[card]
        row[_TO_COME + card] = s.deck[card]
        for i in range(s.players):
            row[_HANDS + 60 * i + card] = s.hands[(seat + i) % s.players, card]
