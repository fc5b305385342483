"""Positions that play seldom brings: scarce pieces, privileges of anybody, hands and islands of all kinds."""

import random
from collections.abc import Iterator

import macaronesia as mac
from macaronesia.games.canarias.events import survey
from macaronesia.games.canarias.names import COLOURS, PIECES
from macaronesia.games.canarias.state import PHASES, PLOTS, State
from macaronesia.kernel.record import NOBODY
from tests.properties.canarias.model import SUPPLY, privileges_now
from tests.properties.strategies import choice

#: Where a shaken game can go on without having been there before.
STILL = ("act", "ship", "end", "reveal", "settle", "raze", "blame")


def shaken(game: mac.Game, whims: random.Random) -> mac.Game:
    """A copy of a game past its set-up with everything on the table thrown about."""
    other = game.manual()
    s, b = other.course.s, other.rules.b
    _throw_buildings(s, whims)
    _throw_cards(s, whims, list(b.copies), int(b.settlers))
    favourite = max(int(s.seat), 0)  # many privileges in one hand are the interesting case
    for colour in range(len(COLOURS)):
        s.holders[colour] = whims.choice([NOBODY, favourite, whims.randrange(int(s.players))])
        for seat in range(int(s.players)):
            survey(s, b, seat, colour)
    s.this_round = whims.choice([1, 7, 48, 49, 50])
    s.last_round = s.this_round == 50 or whims.random() < 0.3
    s.announced = s.last_round and s.this_round < 50
    return other


def some_shaken(game: mac.Game, whims: random.Random, number: int) -> Iterator[mac.Game]:
    """Shaken positions that a player could meet: whoever must raze or blame can."""
    while game.position()["islands"][-1] is None or game.phase in ("deal", "island"):
        game.play(choice(game, whims))
    while number:
        found = shaken(game, whims)
        if found.moves():
            number -= 1
            yield found


def with_earned_privileges(game: mac.Game) -> mac.Game:
    """In play nobody keeps a privilege when somebody else has more points: the engine relies on it."""
    for colour, holder in enumerate(privileges_now(game.position()).values()):
        game.course.s.holders[colour] = NOBODY if holder is None else holder
    return game


def _throw_buildings(s: State, whims: random.Random) -> None:
    few = whims.sample(range(len(COLOURS)), whims.choice([1, 2, 3, 6]))
    every = [(piece, colour) for piece in range(len(PIECES)) for colour in few]
    bag = [one for one in every for _ in range(SUPPLY[PIECES[one[0]]])]
    bag.sort(key=lambda one: (one[0] > 0) + whims.random() * whims.choice([1, 2]))
    for piece, kind in enumerate(PIECES):
        s.supply[piece][:] = SUPPLY[kind]
    for seat in range(int(s.players)):
        s.houses[seat] = s.palaces[seat] = s.cities[seat] = 0
        s.coloured[seat][:] = 0
        for plot in whims.sample(range(PLOTS), whims.choice([0, 2, 4, 6, 8, 11, 12])):
            if bag:
                piece, colour = bag.pop(0)
                (s.houses, s.palaces, s.cities)[piece][seat] |= 1 << plot
                s.coloured[seat][colour] |= 1 << plot
                s.supply[piece][colour] -= 1
    for piece in range(len(PIECES)):
        lost = whims.choice([0, 0, 0.5, 0.8, 1])
        for colour in range(len(COLOURS)):
            if whims.random() < lost:
                s.supply[piece][colour] = 0


def _throw_cards(s: State, whims: random.Random, copies: list[int], settlers: int) -> None:
    cards = [kind for kind, n in enumerate(copies) for _ in range(n)]
    whims.shuffle(cards)
    s.known[:] = NOBODY
    s.revealed = NOBODY
    s.phase = PHASES.index(whims.choice(STILL))
    s.seat = whims.randrange(int(s.players))
    if PHASES[s.phase] == "reveal":
        s.seat = -1
    if PHASES[s.phase] in ("settle", "raze", "blame"):
        fitting = [kind for kind in cards if (kind < settlers) == (PHASES[s.phase] == "settle")]
        s.revealed = fitting[0]
        cards.remove(fitting[0])
    s.victims = 0
    s.may_build, s.taken = int(whims.random() < 0.8), int(whims.random() < 0.4)
    s.turn = (s.seat - s.starter) % s.players if s.seat >= 0 else s.players
    piles = [s.ship, *(s.hands[seat] for seat in range(int(s.players)))]
    for pile in (*piles, s.deck, s.discard):
        pile[:] = 0
    for pile in piles:  # a ship and the hand that must give to it are not empty
        for _ in range(whims.choice([2, 2, 3, 6])):
            pile[cards.pop()] += 1
    for seat in range(int(s.players)):
        if seat != s.seat and whims.random() < 0.3:
            cards += [kind for kind in range(len(copies)) for _ in range(s.hands[seat][kind])]
            s.hands[seat][:] = 0
    rest = whims.choice([[s.deck], [s.discard], [s.deck, s.discard], [s.hands[whims.randrange(s.players)]]])
    for kind in cards:
        whims.choice(rest)[kind] += 1
    s.deck_size, s.discard_size, s.ship_size = s.deck.sum(), s.discard.sum(), s.ship.sum()
    s.hand_sizes[:] = s.hands.sum(1)
    if PHASES[s.phase] == "raze":
        s.victims = 1 << int(s.seat)
        for seat in range(int(s.players)):
            if s.houses[seat] and whims.random() < 0.5:
                s.victims |= 1 << seat
