"""What can happen, and what it changes: rules change a position by these functions alone, each of which
reports its event. So a position and the events of a step give the next position (``apply``).
"""

from enum import IntEnum

from macaronesia.games.santiago.board import JOINED, MEETING, WATERS
from macaronesia.games.santiago.editions import INCOME
from macaronesia.games.santiago.moves import Verb
from macaronesia.games.santiago.state import CROPS, NOT_YET, Box, State
from macaronesia.kernel.bits import bit, lowest
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.events import Events, report


class Event(IntEnum):
    """The kinds of events, with their parameters."""

    SPRING = 1  # intersection
    PALM = 2  # square
    OVERSEER = 3  # seat
    REMOVED = 4  # kind
    REVEALED = 5  # kind
    BID = 6  # seat, sum (0: a pass), 1 if in secret
    BIDS_SHOWN = 7  # with two players, both bids: of seat 0, of seat 1
    ORDER = 8  # place in the planting order, seat
    PLANTED = 9  # seat, kind, square, markers
    NEUTRAL = 10  # seat, kind, square
    PROPOSED = 11  # seat, segment, bribe, 1 if somebody had named the segment before
    PASSED = 12  # seat, phase
    CANAL = 13  # seat, segment, the verb by which it was decided, money the seat got (less than 0: paid)
    RETURNED = 14  # seat, bribe
    DECLINED = 15  # seat
    DECIDED = 16  # the proposals are done with
    DROUGHT = 17  # 1 in the last round
    DRIED = 18  # square: its tile lost a marker
    DESERT = 19  # square
    INCOME = 20  # for everybody: sum
    ROUND = 21  # its number
    TURN = 22  # phase, seat, how many have had their turn in it
    END = 23


@rule
def place_spring(s: State, point: int, events: Events) -> None:
    """Place the spring at an intersection."""
    s.spring = point
    s.reach = MEETING[point]
    report(events, Event.SPRING, int(point), 0, 0, 0)


@rule
def place_palm(s: State, square: int, events: Events) -> None:
    """Place one of the palms still due on a square."""
    s.palms |= bit(square)
    s.palms_due -= 1
    report(events, Event.PALM, int(square), 0, 0, 0)


@rule
def name_overseer(s: State, seat: int, events: Events) -> None:
    """Make a seat the overseer."""
    s.overseer = seat
    report(events, Event.OVERSEER, int(seat), 0, 0, 0)


@rule
def remove_tile(s: State, kind: int, events: Events) -> None:
    """Take a tile of a kind out of the game."""
    s.left[kind] -= 1
    s.removed[kind] += 1
    s.removals_due -= 1
    report(events, Event.REMOVED, int(kind), 0, 0, 0)


@rule
def reveal_tile(s: State, kind: int, events: Events) -> None:
    """Move a tile of a kind from those to come to the offer."""
    s.left[kind] -= 1
    s.offer[kind] += 1
    report(events, Event.REVEALED, int(kind), 0, 0, 0)


@rule
def lay_bid(s: State, seat: int, bid: int, events: Events) -> None:
    """Record a seat's bid (0: a pass) and take the money for it."""
    s.bids[seat] = bid
    s.money[seat] -= bid
    report(events, Event.BID, int(seat), int(bid), 1 if s.players == 2 else 0, 0)


@rule
def take_place(s: State, place: int, seat: int, events: Events) -> None:
    """Set which seat has a place, from 0, in the planting order."""
    s.order[place] = seat
    report(events, Event.ORDER, int(place), int(seat), 0, 0)


@rule
def lay_tile(s: State, kind: int, square: int) -> None:
    """Move a tile from the offer to a square."""
    s.offer[kind] -= 1
    s.crops[kind // 2] |= bit(square)
    if kind % 2 == 1:
        s.paired |= bit(square)


@rule
def plant_tile(s: State, seat: int, kind: int, square: int, markers: int, events: Events) -> None:
    """Plant a tile of the offer with this number of a seat's markers."""
    lay_tile(s, kind, square)
    if markers > 0:
        s.owned[seat] |= bit(square)
    if markers == 2:
        s.double |= bit(square)
    report(events, Event.PLANTED, int(seat), int(kind), int(square), int(markers))


@rule
def plant_neutral_tile(s: State, seat: int, kind: int, square: int, events: Events) -> None:
    """Plant the tile that nobody took, without markers; a seat chose the square."""
    lay_tile(s, kind, square)
    report(events, Event.NEUTRAL, int(seat), int(kind), int(square), 0)


@rule
def lay_proposal(s: State, seat: int, segment: int, bribe: int, events: Events) -> None:
    """Record a seat's proposal and take the bribe from its money."""
    supports = 1 if s.named & bit(segment) != 0 else 0
    s.proposer[s.proposals] = seat
    s.proposed[s.proposals] = segment
    s.bribe[s.proposals] = bribe
    s.proposals += 1
    s.named |= bit(segment)
    s.money[seat] -= bribe
    report(events, Event.PROPOSED, int(seat), int(segment), int(bribe), supports)


@rule
def build_canal(s: State, segment: int) -> None:
    """Build a canal: it irrigates the squares that its segment borders."""
    s.canals |= bit(segment)
    s.reach |= JOINED[segment]
    s.irrigated |= WATERS[segment]


@rule
def decide_canal(s: State, seat: int, segment: int, verb: int, gain: int, events: Events) -> None:
    """Build a canal decided by a seat, whose money changes by ``gain``, in escudos."""
    build_canal(s, segment)
    s.money[seat] += gain
    if verb == Verb.EXTRA:
        s.extra &= ~bit(seat)
    report(events, Event.CANAL, int(seat), int(segment), verb, int(gain))


@rule
def return_bribe(s: State, seat: int, bribe: int, events: Events) -> None:
    """Give back a bribe that was not accepted."""
    s.money[seat] += bribe
    report(events, Event.RETURNED, int(seat), int(bribe), 0, 0)


@rule
def clear_proposals(s: State, events: Events) -> None:
    """Remove all proposals, after the overseer's decision."""
    s.proposals = 0
    s.named = 0
    report(events, Event.DECIDED, 0, 0, 0, 0)


@rule
def dry_tiles(s: State, squares: int, events: Events) -> None:
    """Remove a marker from each tile on these squares."""
    single = squares & ~s.double
    s.double &= ~squares
    for p in range(s.players):
        s.owned[p] &= ~single
    report_squares(events, Event.DRIED, squares)


@rule
def turn_to_desert(s: State, squares: int, events: Events) -> None:
    """Turn these squares to desert: without crop, markers and palm."""
    s.deserts |= squares
    for crop in range(CROPS):
        s.crops[crop] &= ~squares
    for p in range(s.players):
        s.owned[p] &= ~squares
    s.paired &= ~squares
    s.double &= ~squares
    s.palms &= ~squares
    report_squares(events, Event.DESERT, squares)


@rule
def report_squares(events: Events, kind: int, squares: int) -> None:
    """Report an event of this kind for every square of a mask."""
    if events is not None:
        while squares != 0:
            report(events, kind, lowest(squares), 0, 0, 0)
            squares &= squares - 1


@rule
def pay_income(s: State, events: Events) -> None:
    """Pay the income of a round to every seat."""
    for p in range(s.players):
        s.money[p] += INCOME
    report(events, Event.INCOME, INCOME, 0, 0, 0)


@rule
def count_round(s: State, number: int, events: Events) -> None:
    """Begin a round: no seat has a bid."""
    s.this_round = number
    for p in range(s.players):
        s.bids[p] = NOT_YET
    if number > 1:
        report(events, Event.ROUND, int(number), 0, 0, 0)


@rule
def pass_turn(s: State, phase: int, seat: int, turn: int, events: Events) -> None:
    """Set the phase, the seat to move, and how many have had their turn in the phase."""
    s.phase, s.seat, s.turn = phase, seat, turn
    report(events, Event.TURN, int(s.phase), int(s.seat), int(s.turn), 0)


@rule
def apply(s: State, _b: Box, event: Events) -> None:
    """Make the change that one event (a row of numbers) tells of."""
    kind, x, y, z, w = event[0], event[1], event[2], event[3], event[4]
    if kind == Event.SPRING:
        place_spring(s, x, None)
    elif kind == Event.PALM:
        place_palm(s, x, None)
    elif kind == Event.OVERSEER:
        name_overseer(s, x, None)
    elif kind == Event.REMOVED:
        remove_tile(s, x, None)
    elif kind == Event.REVEALED:
        reveal_tile(s, x, None)
    elif kind == Event.BID:
        lay_bid(s, x, y, None)
    elif kind == Event.ORDER:
        take_place(s, x, y, None)
    elif kind == Event.PLANTED:
        plant_tile(s, x, y, z, w, None)
    elif kind == Event.NEUTRAL:
        plant_neutral_tile(s, x, y, z, None)
    elif kind == Event.PROPOSED:
        lay_proposal(s, x, y, z, None)
    elif kind == Event.CANAL:
        decide_canal(s, x, y, z, w, None)
    elif kind == Event.RETURNED:
        return_bribe(s, x, y, None)
    elif kind == Event.DECIDED:
        clear_proposals(s, None)
    elif kind == Event.DRIED:
        dry_tiles(s, bit(x), None)
    elif kind == Event.DESERT:
        turn_to_desert(s, bit(x), None)
    elif kind == Event.INCOME:
        pay_income(s, None)
    elif kind == Event.ROUND:
        count_round(s, x, None)
    elif kind == Event.TURN:
        pass_turn(s, x, y, z, None)
