"""From JSON back to a record: the inverse of views.py. The caller compares what comes out with what went in.

A view stays concealed. Screens that have nothing but JSON ask the kernel about it here too.
"""

from collections import Counter
from typing import Any

from macaronesia.definition import LOT
from macaronesia.games.canarias.events import claim_island, put
from macaronesia.games.canarias.names import COLOURS, PIECES, PRIORITIES, Names, names_of
from macaronesia.games.canarias.narration import comparison_rows
from macaronesia.games.canarias.rules.building import free_next_to, free_plots
from macaronesia.games.canarias.rules.ship import compare_islands
from macaronesia.games.canarias.state import (
    HAND,
    LAST_ROUND,
    PHASES,
    PLOTS,
    Box,
    Phase,
    State,
    new_box,
    new_position,
)
from macaronesia.games.canarias.views import HIDDEN
from macaronesia.kernel.events import new_events, rows_of
from macaronesia.kernel.record import CHANCE, NOBODY
from macaronesia.kernel_ruleset import as_namespace, has
from macaronesia.ruleset import Json


def record_of(
    position: Json, players: int, options: Json, b: Box, names: Names, viewer: int | None = None
) -> State:
    """The record of a position, or of a seat's view; ValueError says what cannot be.

    What seats know of the ship a position does not tell, and a view only of its own seat.
    """
    s = new_position(players, options, b)
    s.phase = PHASES.index(position["phase"])
    s.seat = CHANCE if position["seat"] == "chance" else _some(position["seat"])
    s.this_round, s.starter = position["round"], _some(position["starter"])
    s.last_round, s.announced = bool(position["last_round"]), bool(position["last_announced"])
    s.may_build, s.taken = bool(position["may_build"]), bool(position["taken"])
    s.revealed = NOBODY if position["revealed"] is None else names.cards.index(position["revealed"])
    s.victims = sum(1 << seat for seat in position["victims"])
    _furnish(s, b, position, names)
    for p in range(players):
        s.hand_sizes[p] = _lay(s.hands[p], position["hands"][p], names)
    s.deck_size = _lay(s.deck, position["deck"], names)
    s.discard_size = _lay(s.discard, position["discard"], names)
    s.ship_size = _lay(s.ship, position["ship"], names)
    known = Counter[str](position.get("ship_known", {})).elements()
    for place, kind in enumerate(sorted(map(names.cards.index, known))):
        _check(viewer is not None, "ship_known: in the view of a seat")
        s.known[_some(viewer), place] = kind
    if s.phase == Phase.DEAL:
        s.dealing_to, s.dealing = _some(position["dealing"]["seat"]), position["dealing"]["left"]
    _check_seats(as_namespace(s))
    s.turn = _turns(as_namespace(s))
    if s.phase == Phase.DEAL:
        s.after_deal = _after_deal(as_namespace(s))
    _check_cards(as_namespace(s), as_namespace(b))
    _check_phase(as_namespace(s), as_namespace(b), s)
    return s


def _some(number: int | None) -> int:
    return NOBODY if number is None else number


def _check(condition: Any, told: str) -> None:
    if not condition:
        raise ValueError(told)


def _furnish(s: State, b: Box, position: Json, names: Names) -> None:
    """The islands and what stands on them; who holds the privileges."""
    for p, island in enumerate(position["islands"]):
        if island is not None:
            claim_island(s, b, p, names.islands.index(island["name"]), None)
            for plot, building in island["plots"].items():
                _check(1 <= int(plot) <= PLOTS, f"islands: plots are 1 to {PLOTS}")
                piece, colour = PIECES.index(building["kind"]), COLOURS.index(building["colour"])
                put(s, b, p, piece, colour, int(plot) - 1)
    for c, name in enumerate(COLOURS):
        s.holders[c] = _some(position["privileges"][name])


def _lay(pile: Any, cards: Json, names: Names) -> int:
    """Put cards where they lie; how many there are. Hidden ones only count."""
    pile[:] = 0
    for card, number in cards.items():
        _check(number > 0, f"{card}: at least one, or none is named")
        if card != HIDDEN:
            pile[names.cards.index(card)] = number
    return sum(cards.values())


def _turns(s: Any) -> int:
    """How many have had their turn."""
    if s.phase == Phase.ISLAND:
        return sum(island != NOBODY for island in s.island)
    seat = s.dealing_to if s.phase == Phase.DEAL else s.seat
    if s.phase in (Phase.DEAL, Phase.ACT, Phase.SHIP, Phase.END) and seat != NOBODY:
        return int((seat - s.starter) % s.players)
    return 0 if s.phase == Phase.SETUP else s.players


def _after_deal(s: Any) -> Phase:
    """What follows the dealing: before the first turn, when the ship is empty, the next hand.

    In a turn a position does not tell, nor whether the extra card was taken: it is read as a ``draw``.
    """
    _check(1 <= s.dealing <= HAND and s.deck_size, f"dealing: 1 to {HAND} cards, of a deck that has any")
    if s.ship_size == 0:
        due = [HAND if p < s.turn else 0 for p in range(s.players)]
        if s.dealing_to != NOBODY:
            due[s.turn] = HAND - s.dealing
        sizes = [s.hand_sizes[(s.starter + p) % s.players] for p in range(s.players)]
        _check(sizes == due and not s.discard_size, "hands: five cards each in turn, before the first turn")
        return Phase.ISLAND
    _check(s.dealing_to != NOBODY, "dealing: one card goes to the ship, before the first turn")
    return Phase.SHIP


def _check_seats(s: Any) -> None:
    """Compiled rules use seats to find things in memory."""
    seats, phase = range(s.players), s.phase
    by_chance = phase in (Phase.SETUP, Phase.DEAL, Phase.REVEAL) or (
        phase == Phase.ISLAND and s.dealt_islands
    )
    due = [CHANCE] if by_chance else [NOBODY] if phase == Phase.OVER else seats
    _check(s.seat in due, f"seat: not to move in the phase {PHASES[phase]}")
    _check(s.starter in (seats if phase != Phase.SETUP else [NOBODY]), "starter: no such seat")
    _check({*s.holders, s.dealing_to} <= {NOBODY, *seats}, "privileges, dealing: no such seat")
    order = [s.island[(s.starter + p) % s.players] != NOBODY for p in seats]
    owned = sum(order)
    least, most = {Phase.SETUP: (0, 0), Phase.ISLAND: (0, s.players - 1)}.get(phase, (s.players, s.players))
    _check(least <= owned <= most, f"islands: {least} to {most} are taken in the phase {PHASES[phase]}")
    _check(order == sorted(order, reverse=True), "islands: taken from the start player on")
    _check(len(set(s.island) - {NOBODY}) == owned, "islands: each has one owner")
    if phase == Phase.ISLAND and not by_chance:
        _check(s.seat == (s.starter + owned) % s.players, "seat: not the next to take an island")


def _check_cards(s: Any, b: Any) -> None:
    """All cards of the box are somewhere, none twice."""
    piles = [*s.hands[: s.players], s.deck, s.discard, s.ship]
    sizes = [*s.hand_sizes[: s.players], s.deck_size, s.discard_size, s.ship_size]
    whole_or_hidden = all(sum(pile) in (0, size) for pile, size in zip(piles, sizes, strict=True))
    _check(whole_or_hidden, "cards: either all of a pile are hidden or none")
    known = Counter(card for row in s.known for card in row if card != NOBODY)
    shown = Counter({kind: number for kind, number in enumerate(s.ship) if number})
    _check(known.total() <= s.ship_size and known <= (shown or known), "ship_known: more than on the ship")
    seen = Counter([s.revealed]) + (known if not shown else Counter())
    for kind, copies in enumerate(b.copies):
        _check(
            sum(pile[kind] for pile in piles) + seen[kind] <= copies, "cards: more of a kind than there are"
        )
    _check(sum(sizes) + (s.revealed != NOBODY) == sum(b.copies), f"cards: {sum(b.copies)} in all")
    _check(min(map(min, s.supply)) >= 0, "islands: more buildings of a kind than there are")


def _check_phase(s: Any, b: Any, record: State) -> None:
    """What must be so for the phase to go on."""
    phase, last = s.phase, bool(s.announced) or s.this_round == LAST_ROUND
    _check(1 <= s.this_round <= LAST_ROUND and s.last_round == last, f"round: 1 to {LAST_ROUND}, the last")
    if phase <= Phase.ISLAND:
        _check(s.deck_size == sum(b.copies), "deck: all cards, before the first are dealt")
    least = {Phase.SETUP: 0, Phase.ISLAND: 0, Phase.DEAL: 0, Phase.REVEAL: 2}.get(phase, 1)
    _check(least <= s.ship_size <= s.players + 1, f"ship: {least} to {s.players + 1} cards in this phase")
    kinds = range(b.settlers) if phase == Phase.SETTLE else range(b.settlers, b.kinds)
    due = kinds if phase in (Phase.SETTLE, Phase.RAZE, Phase.BLAME) else [NOBODY]
    _check(s.revealed in due, "revealed: a settler to settle, a pirate to raze and blame, else none")
    _check((phase == Phase.RAZE) == (s.victims != 0), "victims: in the phase raze")
    if phase == Phase.SHIP:
        _check(s.hand_sizes[s.seat], "hands: a card for the ship")
    elif phase == Phase.SETTLE:
        _check(free_plots(record, s.seat) and any(s.supply[0]), "islands: a free plot, and a house for it")
    elif phase == Phase.RAZE:
        _check(has(s.victims, s.seat) and s.houses[s.seat], "victims: who is to move, with a house")
    elif phase == Phase.BLAME:
        _check(any(s.houses[p] for p in range(s.players) if p != s.seat), "islands: somebody to blame")


# --- What screens ask ---


def _board(position: Json, box: Json) -> tuple[State, Box, Names]:
    """What lies open of a position, even of one that could not be."""
    b, names = new_box(box), names_of(box)
    s = new_position(position["players"], {"islands": "choose", "starter": LOT}, b)
    _furnish(s, b, position, names)
    return s, b, names


def free_plots_by_wish(position: Json, box: Json) -> list[list[int]]:
    """For every seat, how many free plots its island has next to each of the priorities."""
    s = _board(position, box)[0]
    wishes = range(len(PRIORITIES))
    return [[int(free_next_to(s, p, wish)).bit_count() for wish in wishes] for p in range(s.players)]


def comparison(position: Json, card: str, box: Json) -> tuple[list[Json], int]:
    """What a settler counts, wish by wish, and the seat whose island it chooses, or NOBODY."""
    s, b, names = _board(position, box)
    events = new_events()
    winner = int(compare_islands(s, b, names.cards.index(card), events))
    return comparison_rows(rows_of(events)), winner
