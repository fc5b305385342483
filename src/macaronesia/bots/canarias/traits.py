"""What a position looks like to a seat: the traits of every seat (sheet.py).

A seat sees its own hand and what it put on the ship itself; of the others' hands it knows the size. Cards
it does not see count as the average of all that it does not see, so drawing is valued exactly.
"""

from macaronesia.bots.canarias.sheet import N, Sheet
from macaronesia.canarias.rules.building import free_plots, total_points
from macaronesia.canarias.rules.cards import total
from macaronesia.canarias.rules.ship import chosen_island, others_with_houses
from macaronesia.canarias.state import (
    ACT,
    CITY,
    END,
    MIXED,
    NOBODY,
    PALACE,
    PIRATES,
    SHIP,
    Box,
    State,
)
from macaronesia.kernel.bits import count
from macaronesia.kernel.compiler import rule

(
    ONE,
    TABLE,
    POINTS,
    GAIN,
    LATE_GAIN,
    PAIRS,
    SINGLES,
    PALACES,
    FREE_PLOTS,
    SHARE,
    LURE,
    WELCOME,
    DANGER,
    CARDS,
    A_CARD,
    TWO_CARDS,
    FOUR_CARDS,
    CAN_BUILD,
    TO_COME,
    ORDER,
    HOMING,
    ANY_HOMING,
    MATCHING,
    COMPLETING,
    ANY_COMPLETING,
    STRIKING,
    BACKFIRING,
    LANDING,
    RAIDING,
) = range(29)
HELD = 29  #: the first of the privileges
SHAKY, NEAR, RIVAL = 35, 36, 37


@rule
def look_at(s: State, b: Box, viewer: int, blank: int, sheet: Sheet) -> None:
    """Write the traits of every seat as the viewer sees them, with so many unknown cards more in its hand."""
    unseen = count_unseen(s, b, viewer, sheet)
    for p in range(s.players):
        for i in range(N):
            sheet.traits[p, i] = 0.0
    look_at_settlers(s, b, unseen, sheet)
    for colour in range(6):
        if sheet.unseen[b.settlers + colour] > 0:
            for p in range(s.players):
                sheet.traits[p, DANGER] += threat(s, b, colour, p) / unseen
    look_at_ship(s, b, viewer, sheet)
    look_at_privileges(s, b, sheet)
    for p in range(s.players):
        look_at_island(s, b, p, sheet)
        look_at_cards(s, p, total(b, s.hands[p]) + (blank if p == viewer else 0), unseen, sheet)
    look_at_hand(s, b, viewer, blank, unseen, sheet)
    compare(s, sheet)


@rule
def count_unseen(s: State, b: Box, viewer: int, sheet: Sheet) -> int:
    """Write how many cards of each kind and colour the viewer does not see; how many in all, at least 1."""
    for card in range(b.kinds):
        sheet.unseen[card] = int(b.copies[card]) - int(s.discard[card]) - int(s.hands[viewer, card])
    for i in range(2):
        if s.known[viewer, i] != NOBODY:
            sheet.unseen[s.known[viewer, i]] -= 1
    if s.revealed != NOBODY:
        sheet.unseen[s.revealed] -= 1
    for colour in range(6):
        sheet.colours[colour] = 0
    unseen = 0
    for card in range(b.kinds):
        unseen += int(sheet.unseen[card])
        if card < b.settlers:
            sheet.colours[b.colour[card]] += sheet.unseen[card]
    return max(unseen, 1)


@rule
def look_at_settlers(s: State, b: Box, unseen: int, sheet: Sheet) -> None:
    """Where the settlers would go, and how far the unseen ones are drawn to each island."""
    t, players = sheet.traits, int(s.players)
    for wish in range(12):
        sheet.offered[wish] = 0
        for p in range(players):
            plots = count(free_plots(s, p) & int(s.near[p, wish]))
            sheet.offers[p, wish] = plots
            sheet.offered[wish] += plots
    for card in range(b.settlers):
        seat = chosen_island(s, b, card)
        sheet.chosen[card] = seat
        part = sheet.unseen[card] * players / unseen
        if part == 0.0:
            continue
        if seat >= 0:
            t[seat, SHARE] += part
            if houses_of(s, seat, b.colour[card]) % 3 != 0:
                t[seat, WELCOME] += part
        wish = int(b.wishes[card, 0])
        if sheet.offered[wish] > 0:
            for p in range(players):
                t[p, LURE] += part * sheet.offers[p, wish] / sheet.offered[wish]


@rule
def threat(s: State, b: Box, colour: int, seat: int) -> float:
    """How likely the pirate of a colour would take a house from a seat."""
    safe, holder = int(s.holders[b.colour_of[PIRATES]]), int(s.holders[colour])
    if s.houses[seat] == 0 or seat == safe:
        return 0.0
    if holder != NOBODY:
        if holder == safe:
            return 1.0 / count(others_with_houses(s, holder))
        return 1.0 if holder == seat else 0.0
    most = 1
    for p in range(s.players):
        if p != safe:
            most = max(most, int(s.points[p, colour]))
    return 1.0 if s.points[seat, colour] == most else 0.0


@rule
def look_at_ship(s: State, b: Box, viewer: int, sheet: Sheet) -> None:
    """What the cards on the ship will bring: those the viewer knows, and the average for the others."""
    aboard, t, players = total(b, s.ship), sheet.traits, int(s.players)
    if aboard == 0:
        return
    # Before the ship comes in it still takes a card from everybody whose turn is to come.
    waiting = aboard + max(players - int(s.turn), 0)
    revealed = (waiting - 1) / waiting
    others = aboard
    for i in range(2):
        card = int(s.known[viewer, i])
        if card == NOBODY:
            continue
        others -= 1
        if card >= b.settlers:
            for p in range(players):
                t[p, RAIDING] += threat(s, b, card - b.settlers, p) * revealed
        elif sheet.chosen[card] >= 0:
            t[sheet.chosen[card], LANDING] += revealed
    for p in range(players):
        t[p, LANDING] += others * revealed * t[p, SHARE] / players
        t[p, RAIDING] += others * revealed * t[p, DANGER]


@rule
def look_at_privileges(s: State, b: Box, sheet: Sheet) -> None:
    """Who holds which, whose are shaky, and to whom they are near."""
    t = sheet.traits
    for effect in range(6):
        colour = b.colour_of[effect]
        holder, needed, ahead = int(s.holders[colour]), 3, 0
        if holder != NOBODY:
            t[holder, HELD + effect] = 1.0
            needed = int(s.points[holder, colour]) + 1
        for p in range(s.players):
            if p != holder and s.points[p, colour] >= needed:
                ahead += 1
        for p in range(s.players):
            if p != holder and s.points[p, colour] + 1 == needed and ahead == 0:
                t[p, NEAR] += 1.0
                if holder != NOBODY:
                    t[holder, SHAKY] = 1.0


@rule
def has_turn(s: State, seat: int) -> bool:
    """Whether a seat's turn in this round is still to come."""
    if s.phase not in (ACT, SHIP, END):
        return False
    place = (seat - int(s.starter) + int(s.players)) % int(s.players)
    return place > s.turn or (place == s.turn and s.phase == ACT)


@rule
def houses_of(s: State, seat: int, colour: int) -> int:
    """How many houses of a colour a seat has."""
    return count(int(s.coloured[seat, colour]) & int(s.houses[seat]))


@rule
def look_at_island(s: State, b: Box, p: int, sheet: Sheet) -> None:
    """What stands on an island, and what could stand there."""
    t = sheet.traits
    gain, spare, fresh = 0, 0, 0
    for colour in range(6):
        houses = houses_of(s, p, colour)
        cities = min(houses // 3, int(s.supply[CITY, colour]))
        gain += 2 * cities
        houses -= 3 * cities
        palace = s.coloured[p, colour] & s.palaces[p] != 0
        if palace:
            t[p, PALACES] += 1.0
        elif houses >= 2 and s.supply[PALACE, colour] > 0:
            gain += 1
        elif houses == 1:
            fresh += 1
        if houses == 1:
            spare += 1
        elif houses >= 2:
            t[p, PAIRS] += 1.0
    if s.holders[b.colour_of[MIXED]] == p:
        gain += min(spare // 2, fresh)
    t[p, SINGLES] = spare
    t[p, GAIN if s.last_round == 0 or has_turn(s, p) else LATE_GAIN] = gain
    t[p, POINTS] = total_points(s, p)
    t[p, FREE_PLOTS] = count(free_plots(s, p))


@rule
def look_at_cards(s: State, p: int, cards: int, unseen: int, sheet: Sheet) -> None:
    """What the number of cards in a hand is good for."""
    t, turn = sheet.traits, has_turn(s, p)
    t[p, CARDS] = cards
    t[p, A_CARD] = 1.0 if cards >= 1 else 0.0
    t[p, TWO_CARDS] = 1.0 if cards >= 2 else 0.0
    t[p, FOUR_CARDS] = min(cards, 4)
    t[p, CAN_BUILD] = 1.0 if cards >= 2 and turn else 0.0
    t[p, TO_COME] = 1.0 if turn else 0.0
    completing = 0
    for colour in range(6):
        if houses_of(s, p, colour) == 2:
            completing += int(sheet.colours[colour])
    t[p, ANY_HOMING] = any_of_so_many(t[p, SHARE] / int(s.players), cards)
    t[p, ANY_COMPLETING] = any_of_so_many(completing / unseen, cards)


@rule
def any_of_so_many(chance: float, cards: int) -> float:
    """How likely at least one of so many cards is one of which each is with this chance."""
    none = 1.0
    for _ in range(cards):
        none *= 1.0 - chance
    return 1.0 - none


@rule
def look_at_hand(s: State, b: Box, p: int, blank: int, unseen: int, sheet: Sheet) -> None:
    """What the viewer's own cards are better for than average cards."""
    t = sheet.traits
    cards, homing, matching, completing = 0, 0, 0, 0
    one, two = 0, 0  # unseen cards of colours with one house, with two
    for colour in range(6):
        houses = houses_of(s, p, colour)
        if houses == 1:
            one += int(sheet.colours[colour])
        elif houses == 2:
            two += int(sheet.colours[colour])
    for card in range(b.settlers):
        held = int(s.hands[p, card])
        if held > 0:
            houses = houses_of(s, p, b.colour[card])
            cards += held
            homing += held if sheet.chosen[card] == p else 0
            matching += held if houses == 1 else 0
            completing += held if houses == 2 else 0
    for colour in range(6):
        if s.hands[p, b.settlers + colour] > 0:
            cards += 1
            for q in range(s.players):
                t[p, BACKFIRING if q == p else STRIKING] += threat(s, b, colour, q)
    share = t[p, SHARE] / int(s.players)
    t[p, HOMING] = homing - cards * share
    t[p, MATCHING] = matching - cards * one / unseen
    t[p, COMPLETING] = completing - cards * two / unseen
    t[p, ANY_HOMING] = 1.0 if homing > 0 else any_of_so_many(share, blank)
    t[p, ANY_COMPLETING] = 1.0 if completing > 0 else any_of_so_many(two / unseen, blank)


@rule
def compare(s: State, sheet: Sheet) -> None:
    """What a seat is among the others."""
    t, players = sheet.traits, int(s.players)
    table = 0.0
    for p in range(players):
        table += t[p, POINTS] / players
    for p in range(players):
        rival = 0.0
        for q in range(players):
            if q != p:
                rival = max(rival, t[q, POINTS])
        t[p, ONE], t[p, TABLE], t[p, RIVAL] = 1.0, table, rival
        t[p, ORDER] = ((p - int(s.starter) - 1 + players) % players) / (players - 1)
