"""What can happen, and what it changes: rules change a position by these functions alone, each of which
reports its event. So a position and the events of a step give the next position (``apply``).
"""

from enum import IntEnum

from macaronesia.games.canarias.names import Piece
from macaronesia.games.canarias.state import MOST_PLAYERS, N_FEATURES, Box, Phase, State, colour_at
from macaronesia.kernel.bits import bit, count, lowest
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.events import Events, report
from macaronesia.kernel.record import CHANCE, NOBODY


class Event(IntEnum):
    """The kinds of events, with their parameters."""

    STARTER = 1  # seat
    ISLAND = 2  # seat, island
    DEALING = 3  # to a seat (NOBODY: the ship), how many cards, the phase that follows, hands dealt before
    REFILLED = 4  # the discard pile becomes the deck
    DEALT = 5  # seat, card
    STOWED = 6  # card
    TURN = 7  # seat, how many had their turn before, 1 if the hand allows to build
    PHASE = 8  # phase, seat, how many had their turn
    DREW = 9  # seat; the cards follow one by one
    SKIPPED = 10  # seat
    TOOK = 11  # seat: the extra card
    BUILT = 12  # seat, card, plot, colour
    RETURNED = 13  # seat, plot: a house gives way to a palace or city
    ENLARGED = 14  # seat, piece, colour, plot
    SHIPPED = 15  # seat, card
    REVEALED = 16  # card
    COMPARED = 17  # wish, free plots of each of five seats (-1: out), who decides by privilege (or NOBODY)
    CHOSE = 18  # card, seat (or NOBODY), 1 if a house is left
    SETTLED = 19  # seat, card, plot, colour
    VICTIMS = 20  # mask of seats
    RAZED = 21  # seat, plot
    BLAMED = 22  # seat, the other one
    DISCARDED = 23  # card: the one from the ship
    PRIVILEGE = 24  # colour, seat
    ROUND = 25  # its number, the start player, 1 if it is the last, 1 if that is for somebody's points


# --- Set-up and dealing ---


@rule
def name_starter(s: State, seat: int, events: Events) -> None:
    """Make a seat the start player."""
    s.starter = seat
    report(events, Event.STARTER, int(seat), 0, 0, 0)


@rule(small=True)
def claim_island(s: State, b: Box, seat: int, island: int, events: Events) -> None:
    """Give an island to a seat."""
    s.island[seat] = island
    for feature in range(N_FEATURES):
        s.near[seat, feature] = b.features[island, feature]
    report(events, Event.ISLAND, int(seat), int(island), 0, 0)


@rule
def begin_dealing(s: State, to: int, cards: int, after: int, turn: int, events: Events) -> None:
    """Let chance deal this number of cards to a seat, or to the ship (NOBODY)."""
    s.phase, s.seat, s.turn = Phase.DEAL.value, CHANCE, turn
    s.dealing_to, s.dealing, s.after_deal = to, cards, after
    if after != Phase.ACT:
        s.may_build = 0
    report(events, Event.DEALING, int(to), int(cards), int(after), int(turn))


@rule
def refill_deck(s: State, b: Box, events: Events) -> None:
    """Make the discard pile the deck, which must be empty."""
    for card in range(b.kinds):
        s.deck[card] = s.discard[card]
        s.discard[card] = 0
    s.deck_size, s.discard_size = s.discard_size, 0
    report(events, Event.REFILLED, 0, 0, 0, 0)


@rule
def draw_card(s: State, card: int) -> None:
    """Take a card from the deck."""
    s.deck[card] -= 1
    s.deck_size -= 1
    s.dealing -= 1


@rule
def deal_card(s: State, seat: int, card: int, events: Events) -> None:
    """Deal a card from the deck to a hand."""
    draw_card(s, card)
    s.hands[seat, card] += 1
    s.hand_sizes[seat] += 1
    report(events, Event.DEALT, int(seat), int(card), 0, 0)


@rule
def stow_card(s: State, card: int, events: Events) -> None:
    """Deal a card from the deck to the ship."""
    draw_card(s, card)
    s.ship[card] += 1
    s.ship_size += 1
    report(events, Event.STOWED, int(card), 0, 0, 0)


# --- Whose turn it is ---


@rule
def start_turn(s: State, seat: int, turn: int, may_build: bool, events: Events) -> None:
    """Begin a player's turn."""
    pass_to(s, Phase.ACT.value, seat, turn)
    s.may_build = 1 if may_build else 0
    s.taken = 0
    report(events, Event.TURN, int(seat), int(turn), int(s.may_build), 0)


@rule
def enter_phase(s: State, phase: int, seat: int, turn: int, events: Events) -> None:
    """Set the phase and the seat to move, except at the start of a turn."""
    pass_to(s, phase, seat, turn)
    if phase != Phase.ACT:
        s.may_build = 0
        if phase > Phase.END:
            s.taken = 0
    report(events, Event.PHASE, int(phase), int(seat), int(turn), 0)


@rule
def pass_to(s: State, phase: int, seat: int, turn: int) -> None:
    """What has no meaning in a phase has a fixed value there, so that equal positions are equal records."""
    s.phase, s.seat, s.turn = phase, seat, turn
    s.dealing_to, s.dealing, s.after_deal = NOBODY, 0, 0


@rule
def count_round(s: State, number: int, starter: int, last: bool, enough: bool, events: Events) -> None:
    """Begin a round; whether it is the last one, and whether because somebody has enough points."""
    s.this_round, s.starter = number, starter
    s.last_round = 1 if last else 0
    s.announced = 1 if enough else 0
    report(events, Event.ROUND, int(number), int(starter), int(s.last_round), int(s.announced))


@rule
def take_extra(s: State, seat: int, events: Events) -> None:
    """Note that the extra card of this turn is taken."""
    s.taken = 1
    report(events, Event.TOOK, int(seat), 0, 0, 0)


# --- Buildings ---


@rule(small=True)
def put(s: State, b: Box, seat: int, piece: int, colour: int, plot: int) -> None:
    """Put a piece from the supply onto a plot."""
    s.supply[piece, colour] -= 1
    s.coloured[seat, colour] |= bit(plot)
    if piece == Piece.HOUSE:
        s.houses[seat] |= bit(plot)
    elif piece == Piece.PALACE:
        s.palaces[seat] |= bit(plot)
    else:
        s.cities[seat] |= bit(plot)
    survey(s, b, seat, colour)


@rule
def lift_house(s: State, b: Box, seat: int, plot: int) -> None:
    """Return a house to the supply."""
    colour = colour_at(s, seat, plot)
    s.supply[Piece.HOUSE.value, colour] += 1
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
    s.near[seat, N_FEATURES + colour] = near


@rule
def build_house(s: State, b: Box, seat: int, card: int, plot: int, colour: int, events: Events) -> None:
    """Discard a settler of the hand and build a house for it."""
    s.hands[seat, card] -= 1
    s.hand_sizes[seat] -= 1
    s.discard[card] += 1
    s.discard_size += 1
    put(s, b, seat, Piece.HOUSE.value, colour, plot)
    report(events, Event.BUILT, int(seat), int(card), int(plot), int(colour))


@rule
def settle_house(s: State, b: Box, seat: int, plot: int, colour: int, events: Events) -> None:
    """Build a house for the revealed settler."""
    put(s, b, seat, Piece.HOUSE.value, colour, plot)
    report(events, Event.SETTLED, int(seat), int(s.revealed), int(plot), int(colour))


@rule
def return_house(s: State, b: Box, seat: int, plot: int, events: Events) -> None:
    """Return a house that gives way to a palace or city."""
    lift_house(s, b, seat, plot)
    report(events, Event.RETURNED, int(seat), int(plot), 0, 0)


@rule
def enlarge(s: State, b: Box, seat: int, piece: int, colour: int, plot: int, events: Events) -> None:
    """Build a palace or city for houses that have been returned."""
    put(s, b, seat, piece, colour, plot)
    report(events, Event.ENLARGED, int(seat), int(piece), int(colour), int(plot))


@rule
def give_privilege(s: State, colour: int, seat: int, events: Events) -> None:
    """Give a privilege to a seat."""
    s.holders[colour] = seat
    report(events, Event.PRIVILEGE, int(colour), int(seat), 0, 0)


# --- The ship ---


@rule
def load_card(s: State, seat: int, card: int, events: Events) -> None:
    """Move a card from a hand to the ship; its owner remembers it."""
    s.hands[seat, card] -= 1
    s.hand_sizes[seat] -= 1
    s.ship[card] += 1
    s.ship_size += 1
    other = int(s.known[seat, 0])
    if other == NOBODY:
        s.known[seat, 0] = card
    else:
        s.known[seat, 0], s.known[seat, 1] = min(other, card), max(other, card)
    report(events, Event.SHIPPED, int(seat), int(card), 0, 0)


@rule
def unload_card(s: State, card: int, events: Events) -> None:
    """Reveal a card of the ship; a seat that put one of its kind there takes it for its own."""
    s.ship[card] -= 1
    s.ship_size -= 1
    s.revealed = card
    for p in range(s.players):
        if s.known[p, 1] == card:
            s.known[p, 1] = NOBODY
        elif s.known[p, 0] == card:
            s.known[p, 0] = s.known[p, 1]
            s.known[p, 1] = NOBODY
    report(events, Event.REVEALED, int(card), 0, 0, 0)


@rule
def report_comparison(events: Events, wish: int) -> None:
    """A settler looks at its next wish: no island counted yet. Changes nothing."""
    if events is not None:
        report(events, Event.COMPARED, int(wish), -1, -1, -1)
        complete_comparison(events, 3, -1)
        complete_comparison(events, 4, -1)
        complete_comparison(events, MOST_PLAYERS, NOBODY)


@rule
def complete_comparison(events: Events, place: int, value: int) -> None:
    """Add to the comparison under way: a seat's free plots, or behind the seats who wins a tie."""
    if events is not None:
        events[events[0, 0], 2 + place] = value


@rule
def discard_revealed(s: State, events: Events) -> None:
    """Discard the revealed card."""
    card = int(s.revealed)
    s.discard[card] += 1
    s.discard_size += 1
    s.revealed = NOBODY
    report(events, Event.DISCARDED, card, 0, 0, 0)


@rule
def name_victims(s: State, seats: int, events: Events) -> None:
    """Set which seats lose a house, as a mask."""
    s.victims = seats
    report(events, Event.VICTIMS, int(seats), 0, 0, 0)


@rule
def raze_house(s: State, b: Box, seat: int, plot: int, events: Events) -> None:
    """Return a house to the supply because of a pirate."""
    s.victims &= ~bit(seat)
    lift_house(s, b, seat, plot)
    report(events, Event.RAZED, int(seat), int(plot), 0, 0)


@rule
def apply(s: State, b: Box, event: Events) -> None:
    """Make the change that one event (a row of numbers) tells of."""
    kind, x, y, z, w = event[0], int(event[1]), int(event[2]), int(event[3]), int(event[4])
    if kind == Event.STARTER:
        name_starter(s, x, None)
    elif kind == Event.ISLAND:
        claim_island(s, b, x, y, None)
    elif kind == Event.DEALING:
        begin_dealing(s, x, y, z, w, None)
    elif kind == Event.REFILLED:
        refill_deck(s, b, None)
    elif kind == Event.DEALT:
        deal_card(s, x, y, None)
    elif kind == Event.STOWED:
        stow_card(s, x, None)
    elif kind == Event.TURN:
        start_turn(s, x, y, z == 1, None)
    elif kind == Event.PHASE:
        enter_phase(s, x, y, z, None)
    elif kind == Event.TOOK:
        take_extra(s, x, None)
    elif kind == Event.BUILT:
        build_house(s, b, x, y, z, w, None)
    elif kind == Event.RETURNED:
        return_house(s, b, x, y, None)
    elif kind == Event.ENLARGED:
        enlarge(s, b, x, y, z, w, None)
    elif kind == Event.SHIPPED:
        load_card(s, x, y, None)
    elif kind == Event.REVEALED:
        unload_card(s, x, None)
    elif kind == Event.SETTLED:
        settle_house(s, b, x, z, w, None)
    elif kind == Event.VICTIMS:
        name_victims(s, x, None)
    elif kind == Event.RAZED:
        raze_house(s, b, x, y, None)
    elif kind == Event.DISCARDED:
        discard_revealed(s, None)
    elif kind == Event.PRIVILEGE:
        give_privilege(s, x, y, None)
    elif kind == Event.ROUND:
        count_round(s, x, y, z == 1, w == 1, None)
