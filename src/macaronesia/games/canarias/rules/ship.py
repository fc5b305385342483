"""The ship comes in: settlers compare the islands, pirates take houses."""

from macaronesia.games.canarias.events import (
    Event,
    complete_comparison,
    discard_revealed,
    enter_phase,
    name_victims,
    raze_house,
    report_comparison,
    settle_house,
    unload_card,
)
from macaronesia.games.canarias.moves import OWN, Move, settling_number
from macaronesia.games.canarias.names import Effect, Piece
from macaronesia.games.canarias.rules.building import (
    allowed_plots,
    any_left,
    append_coloured,
    award_privilege,
    free_next_to,
)
from macaronesia.games.canarias.rules.rounds import unload
from macaronesia.games.canarias.state import MOST_PLAYERS, WISHES, Box, Phase, State, colour_at
from macaronesia.kernel.bits import append, bit, count, has, lowest
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.events import Events, report
from macaronesia.kernel.record import NOBODY, Row


@rule
def reveal(s: State, b: Box, card: int, events: Events) -> None:
    """A card from the ship, to be settled before the next."""
    unload_card(s, card, events)
    if card >= b.settlers:
        land_pirate(s, b, card - int(b.settlers), events)
        return
    winner = compare_islands(s, b, card, events)
    house = any_left(s, Piece.HOUSE.value)
    report(events, Event.CHOSE, int(card), int(winner), 1 if house else 0, 0)
    if winner >= 0 and house:
        enter_phase(s, Phase.SETTLE.value, winner, int(s.players), events)
    else:
        done(s, b, events)


@rule
def done(s: State, b: Box, events: Events) -> None:
    """The revealed card has been settled: the next one."""
    discard_revealed(s, events)
    unload(s, b, events)


# --- Settlers ---


@rule(small=True)
def compare_islands(s: State, b: Box, card: int, events: Events) -> int:
    """The seat whose island suits a settler best, wish by wish; NOBODY if four wishes do not decide.

    At the first wish the holder of the privilege ``tie`` wins a tie.
    """
    competing = bit(s.players) - 1
    for i in range(WISHES):
        wish = b.wishes[card, i]
        report_comparison(events, wish)
        best, tied = -1, 0
        for p in range(s.players):
            if has(competing, p):
                plots = count(free_next_to(s, p, wish))
                complete_comparison(events, p, plots)
                if plots > best:
                    best, tied = plots, bit(p)
                elif plots == best:
                    tied |= bit(p)
        if best > 0 and count(tied) == 1:
            return lowest(tied)
        decider = int(s.holders[b.colour_of[Effect.TIE.value]])
        if i == 0 and best > 0 and decider != NOBODY and has(tied, decider):
            complete_comparison(events, MOST_PLAYERS, decider)
            return decider
        competing = tied
    return NOBODY


@rule
def chosen_island(s: State, b: Box, card: int) -> int:
    """The seat whose island a settler would choose now, or NOBODY."""
    return compare_islands(s, b, card, None)


@rule
def legal_settling(s: State, b: Box, out: Row) -> int:
    """``settle``: where the newcomer's house may stand."""
    n = 0
    plots = int(allowed_plots(s, b, s.seat, s.revealed))
    while plots != 0:
        first = Move.SETTLE + settling_number(lowest(plots), 0)
        n = append_coloured(s, Piece.HOUSE.value, b.colour[s.revealed], out, n, first)
        plots &= plots - 1
    return n


@rule
def settle(s: State, b: Box, plot: int, other: int, events: Events) -> None:
    """The island's owner places the newcomer's house, in its own colour or, out of stock, in another."""
    colour = int(b.colour[s.revealed]) if other == OWN else other
    settle_house(s, b, int(s.seat), plot, colour, events)
    award_privilege(s, colour, events)
    done(s, b, events)


# --- Pirates ---


@rule
def land_pirate(s: State, b: Box, colour: int, events: Events) -> None:
    """Who loses a house: the holder of the colour's privilege, else those with the most points in it."""
    safe = int(s.holders[b.colour_of[Effect.PIRATES.value]])
    holder = int(s.holders[colour])
    if holder != NOBODY and holder == safe:
        if others_with_houses(s, holder) != 0:
            enter_phase(s, Phase.BLAME.value, holder, int(s.players), events)
        else:
            done(s, b, events)
        return
    victims = 0
    if holder != NOBODY:
        victims = bit(holder)
    else:
        most = 1
        for p in range(s.players):
            if p != safe:
                most = max(most, s.points[p, colour])
        for p in range(s.players):
            if p != safe and s.points[p, colour] == most:
                victims |= bit(p)
    name_victims(s, victims, events)
    next_victim(s, b, events)


@rule(small=True)
def others_with_houses(s: State, seat: int) -> int:
    """Whom the immune player may blame, as a mask of seats."""
    seats = 0
    for p in range(s.players):
        if p != seat and s.houses[p] != 0:
            seats |= bit(p)
    return seats


@rule
def next_victim(s: State, b: Box, events: Events) -> None:
    """From the start player on, clockwise; who has no house loses nothing."""
    for i in range(s.players):
        p = (int(s.starter) + i) % s.players
        if has(s.victims, p) and s.houses[p] != 0:
            enter_phase(s, Phase.RAZE.value, p, int(s.players), events)
            return
    name_victims(s, 0, events)
    done(s, b, events)


@rule
def legal_raze(s: State, out: Row) -> int:
    """``raze``: any of the own houses."""
    return append(out, 0, Move.RAZE.value, int(s.houses[s.seat]))


@rule
def raze(s: State, b: Box, plot: int, events: Events) -> None:
    """``raze``: a house back to the supply; privileges are looked at after every one."""
    colour = colour_at(s, s.seat, plot)
    raze_house(s, b, int(s.seat), plot, events)
    award_privilege(s, colour, events)
    next_victim(s, b, events)


@rule
def blame(s: State, b: Box, seat: int, events: Events) -> None:
    """``blame``: the immune holder names who loses a house."""
    report(events, Event.BLAMED, int(s.seat), int(seat), 0, 0)
    name_victims(s, bit(seat), events)
    next_victim(s, b, events)
