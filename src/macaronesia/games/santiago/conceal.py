"""What a seat may know of a position and of events, and positions that it cannot tell apart."""

from macaronesia.games.santiago.events import Event
from macaronesia.games.santiago.state import SECRET, Box, Phase, State
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.events import HIDDEN, Events
from macaronesia.kernel.random import Generator, below
from macaronesia.kernel.record import Row


@rule
def secret_chooser(s: State) -> int:
    """With two players, the seat whose choice the other must not see yet; -1 if there is none."""
    if s.players == 2 and s.phase == Phase.BID and s.seat == s.overseer:
        return 1 - s.seat
    return -1


@rule
def conceal(s: State, _b: Box, seat: int) -> None:
    """Blank what a seat (-1: a spectator) may not know: with two players, the other's secret choice.

    Every payment is public, so money is known, whatever the option ``money`` lets people see.
    """
    chooser = secret_chooser(s)
    if chooser >= 0 and chooser != seat and s.bids[chooser] != SECRET:
        s.money[chooser] += s.bids[chooser]
        s.bids[chooser] = SECRET


@rule
def conceal_events(s: State, _b: Box, seat: int, events: Events) -> None:
    """Blank what a seat (-1: a spectator) may not know of the events that have just led to s."""
    chooser = secret_chooser(s)
    if chooser >= 0 and chooser != seat:
        for i in range(1, events[0, 0] + 1):
            if events[i, 0] == Event.BID:
                events[i, 2] = HIDDEN


@rule
def redeal(s: State, _b: Box, seat: int, rng: Generator, _pool: Row) -> None:
    """Make s, concealed or not, one of the positions that the seat cannot tell from it, drawn uniformly.

    Tiles to come are drawn when they are revealed, so the other's secret choice is all there is
    to deal anew. A spectator is seat -1.
    """
    conceal(s, _b, seat)
    chooser = secret_chooser(s)
    if chooser >= 0 and chooser != seat:
        bid = below(rng, s.money[chooser] + 1)
        s.bids[chooser] = bid
        s.money[chooser] -= bid
