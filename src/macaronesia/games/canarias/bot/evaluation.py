"""The static evaluation of a position: every seat's features, expected points and chance to win.

It is made as one seat sees the position: with its own hand and what it put on the ship itself; of the others'
hands it knows the size. Cards that it does not see count as the average of all of them, so that the value of
drawing is exact.
"""

import math

from macaronesia.games.canarias.bot.features import Evaluation, Feature, Stage
from macaronesia.games.canarias.names import PRIORITIES, Effect, Piece
from macaronesia.games.canarias.rules.building import free_next_to, free_plots, total_points
from macaronesia.games.canarias.rules.ship import chosen_island, others_with_houses
from macaronesia.games.canarias.state import ENOUGH_POINTS, N_COLOURS, Box, Phase, State
from macaronesia.kernel.bits import count
from macaronesia.kernel.chances import softmax, win_shares
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.integers import whole
from macaronesia.kernel.record import NOBODY

N_FEATURES = len(Feature)
N_WISHES = len(PRIORITIES)
N_EFFECTS = len(Effect)


@rule
def compute_features(s: State, b: Box, viewer: int, blank: int, e: Evaluation) -> None:
    """Write all features as the viewer sees them; ``blank`` as in ``evaluate``."""
    unseen = count_unseen(s, b, viewer, e)
    for p in range(s.players):
        for i in range(N_FEATURES):
            e.features[p, i] = 0.0
    settler_features(s, b, unseen, e)
    for colour in range(N_COLOURS):
        if e.unseen[b.settlers + colour] > 0:
            for p in range(s.players):
                e.features[p, Feature.THREATENED] += threat(s, b, colour, p) / unseen
    ship_features(s, b, viewer, e)
    privilege_features(s, b, e)
    for p in range(s.players):
        island_features(s, b, p, e)
        hand_size_features(s, p, int(s.hand_sizes[p]) + (blank if p == viewer else 0), unseen, e)
    own_hand_features(s, b, viewer, blank, unseen, e)
    table_features(s, e)


@rule
def count_unseen(s: State, b: Box, viewer: int, e: Evaluation) -> int:
    """Write how many cards of each kind and colour the viewer does not see; how many in all, at least 1."""
    for card in range(b.kinds):
        e.unseen[card] = int(b.copies[card]) - int(s.discard[card]) - int(s.hands[viewer, card])
    for i in range(2):
        if s.known[viewer, i] != NOBODY:
            e.unseen[s.known[viewer, i]] -= 1
    if s.revealed != NOBODY:
        e.unseen[s.revealed] -= 1
    for colour in range(N_COLOURS):
        e.colours[colour] = 0
    unseen = 0
    for card in range(b.kinds):
        unseen += int(e.unseen[card])
        if card < b.settlers:
            e.colours[b.colour[card]] += e.unseen[card]
    return max(unseen, 1)


@rule
def settler_features(s: State, b: Box, unseen: int, e: Evaluation) -> None:
    """Where the settlers would go, and how far the unseen ones are drawn to each island."""
    f, players = e.features, int(s.players)
    for wish in range(N_WISHES):
        e.offered[wish] = 0
        for p in range(players):
            plots = count(free_next_to(s, p, wish))
            e.offers[p, wish] = plots
            e.offered[wish] += plots
    for card in range(b.settlers):
        seat = chosen_island(s, b, card)
        e.chosen[card] = seat
        part = e.unseen[card] * players / unseen
        if part == 0.0:
            continue
        if seat >= 0:
            f[seat, Feature.SHARE] += part
            if houses_of(s, seat, b.colour[card]) % 3 != 0:
                f[seat, Feature.SHARE_IN_COLOUR] += part
        wish = int(b.wishes[card, 0])
        if e.offered[wish] > 0:
            for p in range(players):
                f[p, Feature.FIRST_WISHES] += part * e.offers[p, wish] / e.offered[wish]


@rule
def threat(s: State, b: Box, colour: int, seat: int) -> float:
    """How likely the pirate of a colour would take a house from a seat."""
    safe, holder = int(s.holders[b.colour_of[Effect.PIRATES]]), int(s.holders[colour])
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
def ship_features(s: State, b: Box, viewer: int, e: Evaluation) -> None:
    """What the cards on the ship will bring: those the viewer knows, and the average for the others."""
    aboard, f, players = int(s.ship_size), e.features, int(s.players)
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
                f[p, Feature.RAIDING] += threat(s, b, card - b.settlers, p) * revealed
        elif e.chosen[card] >= 0:
            f[e.chosen[card], Feature.LANDING] += revealed
    for p in range(players):
        f[p, Feature.LANDING] += others * revealed * f[p, Feature.SHARE] / players
        f[p, Feature.RAIDING] += others * revealed * f[p, Feature.THREATENED]


@rule
def privilege_features(s: State, b: Box, e: Evaluation) -> None:
    """Who holds which, whose are shaky, and to whom they are near."""
    f = e.features
    for effect in range(N_EFFECTS):
        colour = b.colour_of[effect]
        holder, needed, ahead = int(s.holders[colour]), 3, 0
        if holder != NOBODY:
            f[holder, Feature.TIE + effect] = 1.0
            needed = int(s.points[holder, colour]) + 1
        for p in range(s.players):
            if p != holder and s.points[p, colour] >= needed:
                ahead += 1
        for p in range(s.players):
            if p != holder and s.points[p, colour] + 1 == needed and ahead == 0:
                f[p, Feature.NEAR] += 1.0
                if holder != NOBODY:
                    f[holder, Feature.CONTESTED] = 1.0


@rule
def has_turn(s: State, seat: int) -> bool:
    """Whether a seat's turn in this round is still to come."""
    if s.phase not in (Phase.ACT, Phase.SHIP, Phase.END):
        return False
    place = (seat - int(s.starter) + int(s.players)) % int(s.players)
    return place > s.turn or (place == s.turn and s.phase == Phase.ACT)


@rule
def houses_of(s: State, seat: int, colour: int) -> int:
    """How many houses of a colour a seat has."""
    return count(int(s.coloured[seat, colour]) & int(s.houses[seat]))


@rule
def island_features(s: State, b: Box, p: int, e: Evaluation) -> None:
    """What stands on an island, and what could stand there."""
    f = e.features
    gain, spare, fresh = 0, 0, 0
    for colour in range(N_COLOURS):
        houses = houses_of(s, p, colour)
        cities = min(houses // 3, int(s.supply[Piece.CITY, colour]))
        gain += 2 * cities
        houses -= 3 * cities
        palace = s.coloured[p, colour] & s.palaces[p] != 0
        if palace:
            f[p, Feature.PALACES] += 1.0
        elif houses >= 2 and s.supply[Piece.PALACE, colour] > 0:
            gain += 1
        elif houses == 1:
            fresh += 1
        if houses == 1:
            spare += 1
        elif houses >= 2:
            f[p, Feature.PAIRS] += 1.0
    if s.holders[b.colour_of[Effect.MIXED]] == p:
        gain += min(spare // 2, fresh)
    f[p, Feature.SINGLES] = spare
    f[p, Feature.GAIN if s.last_round == 0 or has_turn(s, p) else Feature.LATE_GAIN] = gain
    f[p, Feature.POINTS] = total_points(s, p)
    f[p, Feature.FREE_PLOTS] = count(free_plots(s, p))


@rule
def hand_size_features(s: State, p: int, cards: int, unseen: int, e: Evaluation) -> None:
    """What the number of cards in a hand is good for."""
    f, turn = e.features, has_turn(s, p)
    f[p, Feature.CARDS] = cards
    f[p, Feature.A_CARD] = 1.0 if cards >= 1 else 0.0
    f[p, Feature.TWO_CARDS] = 1.0 if cards >= 2 else 0.0
    f[p, Feature.FOUR_CARDS] = min(cards, 4)
    f[p, Feature.CAN_BUILD] = 1.0 if cards >= 2 and turn else 0.0
    f[p, Feature.TO_COME] = 1.0 if turn else 0.0
    completing = 0
    for colour in range(N_COLOURS):
        if houses_of(s, p, colour) == 2:
            completing += int(e.colours[colour])
    f[p, Feature.A_HOMING_CARD] = at_least_one(f[p, Feature.SHARE] / int(s.players), cards)
    f[p, Feature.A_COMPLETING_CARD] = at_least_one(completing / unseen, cards)


@rule
def at_least_one(chance: float, cards: int) -> float:
    """The probability of at least one success in this number of trials."""
    none = 1.0
    for _ in range(cards):
        none *= 1.0 - chance
    return 1.0 - none


@rule
def own_hand_features(s: State, b: Box, p: int, blank: int, unseen: int, e: Evaluation) -> None:
    """What the viewer's own cards are better for than average cards."""
    f = e.features
    cards, homing, matching, completing = 0, 0, 0, 0
    one, two = 0, 0  # unseen cards of colours with one house, with two
    for colour in range(N_COLOURS):
        houses = houses_of(s, p, colour)
        if houses == 1:
            one += int(e.colours[colour])
        elif houses == 2:
            two += int(e.colours[colour])
    for card in range(b.settlers):
        held = int(s.hands[p, card])
        if held > 0:
            houses = houses_of(s, p, b.colour[card])
            cards += held
            homing += held if e.chosen[card] == p else 0
            matching += held if houses == 1 else 0
            completing += held if houses == 2 else 0
    for colour in range(N_COLOURS):
        if s.hands[p, b.settlers + colour] > 0:
            cards += 1
            for q in range(s.players):
                f[p, Feature.BACKFIRING if q == p else Feature.STRIKING] += threat(s, b, colour, q)
    share = f[p, Feature.SHARE] / int(s.players)
    f[p, Feature.HOMING] = homing - cards * share
    f[p, Feature.MATCHING] = matching - cards * one / unseen
    f[p, Feature.COMPLETING] = completing - cards * two / unseen
    f[p, Feature.A_HOMING_CARD] = 1.0 if homing > 0 else at_least_one(share, blank)
    f[p, Feature.A_COMPLETING_CARD] = 1.0 if completing > 0 else at_least_one(two / unseen, blank)


@rule
def table_features(s: State, e: Evaluation) -> None:
    """What a seat is among the others."""
    f, players = e.features, int(s.players)
    table = 0.0
    for p in range(players):
        table += f[p, Feature.POINTS] / players
    for p in range(players):
        rival = 0.0
        for q in range(players):
            if q != p:
                rival = max(rival, f[q, Feature.POINTS])
        f[p, Feature.ONE], f[p, Feature.TABLE], f[p, Feature.RIVAL] = 1.0, table, rival
        f[p, Feature.ORDER] = ((p - int(s.starter) - 1 + players) % players) / (players - 1)


@rule
def evaluate(s: State, b: Box, viewer: int, blank: int, e: Evaluation) -> None:
    """Write every seat's expected points and chance to win to ``e``, as the viewer sees them.

    ``blank``: unknown cards in the viewer's hand besides those that it has.
    """
    if s.phase == Phase.OVER:
        for p in range(s.players):
            e.points[p] = total_points(s, p)
        win_shares(e.points, whole(s.players), e.chances)
        return
    compute_features(s, b, viewer, blank, e)
    if s.last_round:
        first, second, part = Stage.LAST, Stage.LAST, 0.0
    else:
        part = progress(s)
        first, second = Stage.EARLY, Stage.LATE
        if part >= 1.0 or s.announced:
            first, second, part = Stage.CLOSING, Stage.CLOSING, 0.0
    for p in range(s.players):
        points = 0.0
        for i in range(N_FEATURES):
            weight = e.weights[first, i] * (1.0 - part) + e.weights[second, i] * part
            points += weight * e.features[p, i]
        e.points[p] = points
    temperature = e.temperature[first] * (1.0 - part) + e.temperature[second] * part
    if s.last_round:
        temperature = e.temperature[Stage.LAST] * math.sqrt(rest_of_round(s)) + 0.02
    softmax(e.points, whole(s.players), temperature, e.chances)


@rule
def rest_of_round(s: State) -> float:
    """How much of the round is still to come, turns and cards on the ship alike: 1 at its start."""
    turns = max(int(s.players) - int(s.turn), 0)
    return (2 * turns + max(int(s.ship_size) - 1, 0)) / (2.0 * int(s.players))


@rule
def progress(s: State) -> float:
    """How near the end is, 0 to 1: the most points of a seat, in parts of those that bring the last round."""
    most = 0
    for p in range(s.players):
        most = max(most, total_points(s, p))
    return min(most / ENOUGH_POINTS, 1.0)
