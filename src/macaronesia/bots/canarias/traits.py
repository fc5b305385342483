"""What a position looks like to a seat: for every seat some numbers, its traits, that bear on its points.

A seat sees its own hand and what it put on the ship itself; of the others' hands it knows the size. Cards
it does not see count as the average of all that it does not see, so drawing is valued exactly.
"""

from typing import Annotated, Any

import numpy as np

from macaronesia.canarias.rules.building import free_plots, total_points
from macaronesia.canarias.rules.cards import total
from macaronesia.canarias.rules.ship import chosen_island, others_with_houses
from macaronesia.canarias.state import (
    ACT,
    CITY,
    END,
    ENOUGH_POINTS,
    MIXED,
    MOST_KINDS,
    MOST_PLAYERS,
    NOBODY,
    PALACE,
    PIRATES,
    SHIP,
    Box,
    State,
)
from macaronesia.kernel.bits import count, has
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.record import Row, layout

#: The numbers of a seat, in this order.
TRAITS = (
    "one",  # always 1
    "points",
    "gain",  # points that palaces and cities would add at once, if a turn is still to come
    "late gain",  # the same, if no turn is to come: nothing is left of it but hope
    "pairs",  # colours with two houses: one more makes a city
    "singles",  # colours with one house
    "palaces",  # colours with a palace: a second one is worth less
    "free plots",
    "share",  # of the unseen cards, those that would come to this island, times the players
    "danger",  # of the unseen cards, the pirates that would take a house from here
    "cards",  # in the hand
    "a card",  # at least one
    "two cards",  # at least two: enough to build
    "four cards",
    "can build",  # a turn is to come in this round, with cards enough to build
    "to come",  # the turn in this round is to come
    "order",  # 0 for the first of the next round, to 1 for its last
    "homing",  # cards in the hand, beyond the average, that would come to this island
    "matching",  # cards in the hand, beyond the average, whose colour has one house here
    "completing",  # cards in the hand, beyond the average, whose colour has two houses here
    "striking",  # pirates in the hand that would strike others
    "backfiring",  # pirates in the hand that would strike this island
    "landing",  # cards on the ship, by their chance to be revealed, that will come to this island
    "raiding",  # pirates on the ship, likewise, that will strike this island
    "tie",  # the privileges, by their effects
    "draw4",
    "mixed",
    "free",
    "extra",
    "pirates",
    "shaky",  # privileges held that a rival takes with one more point
    "near",  # privileges that one more point would bring
    "rival",  # the most points of anybody else
)
N = len(TRAITS)
(
    ONE,
    POINTS,
    GAIN,
    LATE_GAIN,
    PAIRS,
    SINGLES,
    PALACES,
    FREE_PLOTS,
    SHARE,
    DANGER,
    CARDS,
    A_CARD,
    TWO_CARDS,
    FOUR_CARDS,
    CAN_BUILD,
    TO_COME,
    ORDER,
    HOMING,
    MATCHING,
    COMPLETING,
    STRIKING,
    BACKFIRING,
    LANDING,
    RAIDING,
    HELD,
    _,
    _,
    _,
    _,
    _,
    SHAKY,
    NEAR,
    RIVAL,
) = range(N)

#: The weights differ by how near the end is: at the start, near 19 points, once somebody has them, at last.
STAGES = ("early", "late", "closing", "last")
EARLY, LATE, CLOSING, LAST = range(4)


class Sheet:
    """A bot's notes on one position, and the weights it goes by."""

    weights: Annotated[Any, np.float64, (len(STAGES), N)]
    heat: Annotated[Any, np.float64, len(STAGES)]

    chosen: Annotated[Row, np.int16, MOST_KINDS]  # the seat each settler would come to, or -1
    unseen: Annotated[Row, np.int16, MOST_KINDS]  # cards of each kind that the seat does not see
    traits: Annotated[Any, np.float64, (MOST_PLAYERS, N)]
    points: Annotated[Any, np.float64, MOST_PLAYERS]  # expected at the end
    chances: Annotated[Any, np.float64, MOST_PLAYERS]  # to win


SHEET = layout(Sheet)


@rule
def look_at(s: State, b: Box, viewer: int, blank: int, sheet: Sheet) -> None:
    """Write the traits of every seat as the viewer sees them, with so many unknown cards more in its hand."""
    unseen = count_unseen(s, b, viewer, sheet)
    t = sheet.traits
    for p in range(s.players):
        for i in range(N):
            t[p, i] = 0.0
    all_cards = 1.0 / max(unseen, 1)
    for card in range(b.settlers):
        seat = chosen_island(s, b, card)
        sheet.chosen[card] = seat
        if seat >= 0:
            t[seat, SHARE] += sheet.unseen[card] * all_cards
    for colour in range(6):
        if sheet.unseen[b.settlers + colour] > 0:
            for p in range(s.players):
                t[p, DANGER] += threat(s, b, colour, p) * all_cards
    look_at_ship(s, b, viewer, sheet)
    look_at_privileges(s, b, sheet)
    for p in range(s.players):
        look_at_seat(s, b, p, blank if p == viewer else 0, sheet)
    look_at_hand(s, b, viewer, all_cards, sheet)
    for p in range(s.players):
        t[p, SHARE] *= s.players


@rule
def count_unseen(s: State, b: Box, viewer: int, sheet: Sheet) -> int:
    """Write how many cards of each kind the viewer does not see; how many in all."""
    unseen = 0
    for card in range(b.kinds):
        copies = int(b.copies[card]) - int(s.discard[card]) - int(s.hands[viewer, card])
        sheet.unseen[card] = copies
        unseen += copies
    for i in range(2):
        if s.known[viewer, i] != NOBODY:
            sheet.unseen[s.known[viewer, i]] -= 1
            unseen -= 1
    if s.revealed != NOBODY:
        sheet.unseen[s.revealed] -= 1
        unseen -= 1
    return unseen


@rule
def threat(s: State, b: Box, colour: int, seat: int) -> float:
    """How likely the pirate of a colour would take a house from a seat."""
    if s.houses[seat] == 0:
        return 0.0
    safe = int(s.holders[b.colour_of[PIRATES]])
    holder = int(s.holders[colour])
    if seat == safe:
        return 0.0
    if holder == safe and holder != NOBODY:
        return 1.0 / count(others_with_houses(s, holder))
    if holder != NOBODY:
        return 1.0 if holder == seat else 0.0
    most = 1
    for p in range(s.players):
        if p != safe:
            most = max(most, int(s.points[p, colour]))
    return 1.0 if s.points[seat, colour] == most else 0.0


@rule
def look_at_ship(s: State, b: Box, viewer: int, sheet: Sheet) -> None:
    """What the cards on the ship will bring: those the viewer knows, and the average for the others."""
    aboard = total(b, s.ship)
    t = sheet.traits
    if aboard == 0:
        return
    # Before the ship comes in it still takes a card from everybody whose turn is to come.
    waiting = aboard + max(int(s.players) - int(s.turn), 0)
    revealed = (waiting - 1) / waiting
    others = aboard
    for i in range(2):
        card = int(s.known[viewer, i])
        if card == NOBODY:
            continue
        others -= 1
        if card >= b.settlers:
            for p in range(s.players):
                t[p, RAIDING] += threat(s, b, card - b.settlers, p) * revealed
        elif sheet.chosen[card] >= 0:
            t[sheet.chosen[card], LANDING] += revealed
    for p in range(s.players):
        t[p, LANDING] += others * revealed * t[p, SHARE]
        t[p, RAIDING] += others * revealed * t[p, DANGER]


@rule
def look_at_privileges(s: State, b: Box, sheet: Sheet) -> None:
    """Who holds which, whose are shaky, and whose are near."""
    t = sheet.traits
    for effect in range(6):
        colour = b.colour_of[effect]
        holder = int(s.holders[colour])
        if holder != NOBODY:
            t[holder, HELD + effect] = 1.0
        needed, rivals = 3, 0
        if holder != NOBODY:
            needed = int(s.points[holder, colour]) + 1
        for p in range(s.players):
            if p != holder and s.points[p, colour] >= needed:
                rivals += 1
        for p in range(s.players):
            if p != holder and s.points[p, colour] + 1 == needed and rivals == 0:
                t[p, NEAR] += 1.0
                if holder != NOBODY:
                    t[holder, SHAKY] = 1.0


@rule
def has_turn(s: State, seat: int) -> bool:
    """Whether a seat's turn in this round is still to come."""
    place = (seat - int(s.starter) + int(s.players)) % int(s.players)
    if s.phase not in (ACT, SHIP, END):
        return False
    return place > s.turn or (place == s.turn and s.phase == ACT)


@rule
def look_at_seat(s: State, b: Box, p: int, blank: int, sheet: Sheet) -> None:
    """What everybody sees of a seat."""
    t = sheet.traits
    turn = has_turn(s, p)
    mixed = s.holders[b.colour_of[MIXED]] == p
    gain, spare, fresh = 0, 0, 0
    for colour in range(6):
        coloured = int(s.coloured[p, colour])
        houses = count(coloured & int(s.houses[p]))
        cities = min(houses // 3, int(s.supply[CITY, colour]))
        gain += 2 * cities
        houses -= 3 * cities
        palace = coloured & int(s.palaces[p]) != 0
        if palace:
            t[p, PALACES] += 1.0
        elif houses >= 2 and s.supply[PALACE, colour] > 0:
            gain += 1
        elif houses == 1:
            fresh += 1
        if houses == 1:
            spare += 1
            t[p, SINGLES] += 1.0
        elif houses >= 2:
            t[p, PAIRS] += 1.0
    if mixed:
        gain += min(spare // 2, fresh)
    t[p, ONE] = 1.0
    t[p, POINTS] = total_points(s, p)
    t[p, GAIN if turn or s.last_round == 0 else LATE_GAIN] = gain
    t[p, FREE_PLOTS] = count(free_plots(s, p))
    cards = total(b, s.hands[p]) + blank
    t[p, CARDS] = cards
    t[p, A_CARD] = 1.0 if cards >= 1 else 0.0
    t[p, TWO_CARDS] = 1.0 if cards >= 2 else 0.0
    t[p, FOUR_CARDS] = min(cards, 4)
    t[p, CAN_BUILD] = 1.0 if cards >= 2 and turn else 0.0
    t[p, TO_COME] = 1.0 if turn else 0.0
    players = int(s.players)
    t[p, ORDER] = ((p - int(s.starter) - 1 + players) % players) / (players - 1)
    rival = 0
    for q in range(players):
        if q != p:
            rival = max(rival, total_points(s, q))
    t[p, RIVAL] = rival


@rule
def houses_of(s: State, seat: int, colour: int) -> int:
    """How many houses of a colour a seat has."""
    return count(int(s.coloured[seat, colour]) & int(s.houses[seat]))


@rule
def look_at_hand(s: State, b: Box, p: int, all_cards: float, sheet: Sheet) -> None:
    """What the viewer's own cards are better for than average cards."""
    t = sheet.traits
    cards, homing, matching, completing = 0, 0.0, 0.0, 0.0
    of_one, of_two = 0.0, 0.0  # the average unseen card
    for card in range(b.settlers):
        held, unseen = int(s.hands[p, card]), int(sheet.unseen[card])
        if held == 0 and unseen == 0:
            continue
        houses = houses_of(s, p, b.colour[card])
        cards += held
        if sheet.chosen[card] == p:
            homing += held
        if houses == 1:
            matching += held
            of_one += unseen * all_cards
        elif houses == 2:
            completing += held
            of_two += unseen * all_cards
    for colour in range(6):
        if s.hands[p, b.settlers + colour] > 0:
            cards += 1
            at_home = threat(s, b, colour, p)
            t[p, BACKFIRING] += at_home
            abroad = 0.0
            for q in range(s.players):
                abroad += threat(s, b, colour, q)
            t[p, STRIKING] += min(abroad - at_home, 2.0)
    t[p, HOMING] = homing - cards * t[p, SHARE]
    t[p, MATCHING] = matching - cards * of_one
    t[p, COMPLETING] = completing - cards * of_two


@rule
def leading(s: State) -> float:
    """How near the end is: the most points of anybody against those that bring the last round, 0 to 1."""
    most = 0
    for p in range(s.players):
        most = max(most, total_points(s, p))
    return min(most / ENOUGH_POINTS, 1.0)
