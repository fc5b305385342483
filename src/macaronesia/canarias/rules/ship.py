"""The ship comes in: settlers compare the islands, pirates take houses."""

from macaronesia.canarias.moves import BLAME_SEAT, RAZE_HOUSE, SETTLE_ON, UNVEIL
from macaronesia.canarias.rules.building import (
    allowed_plots,
    any_left,
    award_privilege,
    build_house,
    colour_at,
    free_plots,
    holds,
    take_house,
    tint,
)
from macaronesia.canarias.rules.cards import forget
from macaronesia.canarias.rules.rounds import unload
from macaronesia.canarias.state import (
    BLAME,
    HOUSE,
    NOBODY,
    PIRATES,
    RAZE,
    SETTLE,
    TIE,
    Box,
    State,
)
from macaronesia.kernel.bits import append, bit, count, has, lowest
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.record import Row


@rule
def reveal(s: State, b: Box, move: int) -> None:
    """A card from the ship, to be settled before the next."""
    card = move - UNVEIL
    s.ship[card] -= 1
    s.revealed = card
    for p in range(s.players):
        forget(s, p, card)
    if card >= b.settlers:
        land_pirate(s, b, card - b.settlers)
        return
    winner = chosen_island(s, b, card)
    if winner >= 0 and any_left(s, HOUSE):
        s.phase, s.seat = SETTLE, winner
    else:
        settled(s, b)


@rule
def settled(s: State, b: Box) -> None:
    """The revealed card is done with."""
    s.discard[s.revealed] += 1
    s.revealed = NOBODY
    unload(s, b)


# --- Settlers ---


@rule
def chosen_island(s: State, b: Box, card: int) -> int:
    """The seat whose island suits a settler best, wish by wish; -1 if four wishes do not decide."""
    competing = bit(s.players) - 1
    for i in range(4):
        wish = b.wishes[card, i]
        best, tied = -1, 0
        for p in range(s.players):
            if has(competing, p):
                plots = count(free_plots(s, p) & s.near[p, wish])
                if plots > best:
                    best, tied = plots, bit(p)
                elif plots == best:
                    tied |= bit(p)
        if best > 0 and count(tied) == 1:
            return lowest(tied)
        if i == 0 and best > 0:
            for p in range(s.players):
                if has(tied, p) and holds(s, b, p, TIE):
                    return p
        competing = tied
    return -1


@rule
def legal_settling(s: State, b: Box, out: Row) -> int:
    """``settle``: where the newcomer's house may stand."""
    n = 0
    plots = int(allowed_plots(s, b, s.seat, s.revealed))
    while plots != 0:
        n = tint(s, HOUSE, b.colour[s.revealed], out, n, SETTLE_ON + lowest(plots) * 7)
        plots &= plots - 1
    return n


@rule
def settle(s: State, b: Box, move: int) -> None:
    """The island's owner places the newcomer's house."""
    code = move - SETTLE_ON
    build_house(s, b, s.seat, s.revealed, code // 7, code % 7)
    settled(s, b)


# --- Pirates ---


@rule
def land_pirate(s: State, b: Box, colour: int) -> None:
    """Who loses a house: the holder of the colour's privilege, else those with the most points in it."""
    safe = s.holders[b.colour_of[PIRATES]]
    holder = s.holders[colour]
    s.victims = 0
    if holder != NOBODY:
        if holder == safe:
            if others_with_houses(s, holder) != 0:
                s.phase, s.seat = BLAME, holder
            else:
                settled(s, b)
            return
        s.victims = bit(holder)
    else:
        most = 1
        for p in range(s.players):
            if p != safe:
                most = max(most, s.points[p, colour])
        for p in range(s.players):
            if p != safe and s.points[p, colour] == most:
                s.victims |= bit(p)
    next_victim(s, b)


@rule
def others_with_houses(s: State, seat: int) -> int:
    """Whom the immune player may blame, as a mask of seats."""
    seats = 0
    for p in range(s.players):
        if p != seat and s.houses[p] != 0:
            seats |= bit(p)
    return seats


@rule
def next_victim(s: State, b: Box) -> None:
    """From the start player on, clockwise; who has no house loses nothing."""
    for i in range(s.players):
        p = (s.starter + i) % s.players
        if has(s.victims, p) and s.houses[p] != 0:
            s.phase, s.seat = RAZE, p
            return
    s.victims = 0
    settled(s, b)


@rule
def legal_raze(s: State, out: Row) -> int:
    """``raze``: any of the own houses."""
    return append(out, 0, RAZE_HOUSE, int(s.houses[s.seat]))


@rule
def raze(s: State, b: Box, move: int) -> None:
    """A house back to the supply; privileges are looked at after every one."""
    s.victims &= ~bit(s.seat)
    colour = colour_at(s, s.seat, move - RAZE_HOUSE)
    take_house(s, b, s.seat, move - RAZE_HOUSE)
    award_privilege(s, colour)
    next_victim(s, b)


@rule
def blame(s: State, b: Box, move: int) -> None:
    """The immune holder names who loses a house."""
    s.victims = bit(move - BLAME_SEAT)
    next_victim(s, b)
