"""A position as JSON, with what is concealed in it marked; moves as a seat may know them; the points."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, NotRequired, TypedDict

from macaronesia.games.canarias.names import COLOURS, PIECES, Names
from macaronesia.games.canarias.state import HAND, PHASES, Phase, State
from macaronesia.kernel.record import NOBODY
from macaronesia.kernel_ruleset import EVERYBODY, as_namespace, has, members, seat_named
from macaronesia.ruleset import Breakdown, GameView, Json, Move

HIDDEN = "?"

#: Cards by their ids, without those of which there are none; ``"?"`` counts cards that one may not know.
Cards = dict[str, int]


class Building(TypedDict):
    """What stands on a plot."""

    kind: str
    colour: str


class Island(TypedDict):
    """A seat's island, and what stands on its plots, 1 to 12."""

    name: str
    plots: dict[str, Building]


class Dealing(TypedDict):
    """Whom chance is dealing to (None: the ship), and how many more cards."""

    seat: int | None
    left: int


class CanariasPosition(GameView):
    """A position, or a view of one: of hidden cards the number; ``may_build`` only in the own phase act.

    ``ship_known`` is that of a view.
    """

    box: str
    last_round: bool
    starter: int | None
    islands: list[Island | None]
    hands: list[Cards]
    deck: Cards
    discard: Cards
    ship: Cards
    revealed: str | None
    supply: dict[str, dict[str, int]]
    privileges: dict[str, int | None]
    points: list[int]
    dealing: Dealing | None
    may_build: bool | None
    taken: bool | None
    victims: list[int]
    last_announced: bool
    ship_known: NotRequired[Cards]


class ColourPoints(TypedDict):
    """What the buildings of a colour bring a seat."""

    colour: str
    house: int
    palace: int
    city: int
    points: int


class CanariasBreakdown(Breakdown):
    """Where the points of a seat come from."""

    colours: list[ColourPoints]


def _cards(counts: list[int], size: int, names: Names) -> Cards:
    """Counts by kind, sorted by name; if they do not say which cards there are, their number."""
    if sum(counts) != size:
        return {HIDDEN: size}
    return dict(sorted((names.cards[kind], number) for kind, number in enumerate(counts) if number))


def _island(s: Any, seat: int, names: Names) -> Island | None:
    if s.island[seat] == NOBODY:
        return None
    colours = {plot: colour for c, colour in enumerate(COLOURS) for plot in members(s.coloured[seat][c])}
    built: dict[int, Building] = {
        plot: {"kind": kind, "colour": colours[plot]}
        for kind, masks in zip(PIECES, (s.houses, s.palaces, s.cities), strict=True)
        for plot in members(masks[seat])
    }
    return {
        "name": names.islands[s.island[seat]],
        "plots": {str(plot + 1): built[plot] for plot in sorted(built)},
    }


def _some(number: int) -> int | None:
    return None if number == NOBODY else number


def position(
    record: State, options: Json, box: str, names: Names, scores: list[int] | None, seat: int | str | None
) -> CanariasPosition:
    """A record as JSON; ``seat``: whose eyes it was concealed for, or EVERYBODY."""
    s = as_namespace(record)
    seats = range(s.players)
    shown: CanariasPosition = {
        "game": "canarias",
        "box": box,
        "players": s.players,
        "options": dict(options) if isinstance(options["box"], str) else deepcopy(options),
        "round": s.this_round,
        "last_round": bool(s.last_round),
        "phase": PHASES[s.phase],
        "seat": seat_named(s.seat),
        "starter": _some(s.starter),
        "islands": [_island(s, p, names) for p in seats],
        "hands": [_cards(s.hands[p], s.hand_sizes[p], names) for p in seats],
        "deck": _cards(s.deck, s.deck_size, names),
        "discard": _cards(s.discard, s.discard_size, names),
        "ship": _cards(s.ship, s.ship_size, names),
        "revealed": None if s.revealed == NOBODY else names.cards[s.revealed],
        "supply": {
            kind: dict(zip(COLOURS, s.supply[piece], strict=True)) for piece, kind in enumerate(PIECES)
        },
        "privileges": {colour: _some(s.holders[c]) for c, colour in enumerate(COLOURS)},
        "points": [sum(s.points[p]) for p in seats],
        "scores": scores,
        "dealing": {"seat": _some(s.dealing_to), "left": s.dealing} if s.phase == Phase.DEAL else None,
        "may_build": bool(s.may_build) if s.phase == Phase.ACT and seat in (EVERYBODY, s.seat) else None,
        "taken": bool(s.taken) if s.phase in (Phase.ACT, Phase.SHIP, Phase.END) else None,
        "victims": [p for p in seats if has(s.victims, p)],
        "last_announced": bool(s.announced),
    }
    if seat != EVERYBODY:
        aboard = [] if seat is None else [names.cards[card] for card in s.known[seat] if card != NOBODY]
        shown["ship_known"] = {card: aboard.count(card) for card in sorted(aboard)}
    return shown


def redact(s: State, moves: Sequence[Move], seat: int | None, since: int) -> list[Move]:
    """The moves as a seat may know them: without the cards others were dealt or put on the ship."""
    if s.phase == Phase.OVER:
        return list(moves[since:])
    told: list[Move] = []
    first_starter = int(s.starter - s.this_round + 1) % int(s.players)
    to = receivers(moves, int(s.players), first_starter, since)
    for number in range(since, len(moves)):
        who, text = moves[number]
        verb = text.split(" ", 1)[0]
        secret = verb == "stow" or (verb == "ship" and who != seat) or (verb == "deal" and to[number] != seat)
        told.append((who, f"{verb} {HIDDEN}") if secret else (who, text))
    return told


def receivers(moves: Sequence[Move], players: int, starter: int, since: int = 0) -> dict[int, int]:
    """Whom each ``deal`` from number ``since`` on went to: who drew or took; before the first turn each.

    -1 for cards with which the moves begin, in a game that began at a position: nobody is told about them.
    """
    to: dict[int, int] = {}
    for number in range(since, len(moves)):
        if moves[number][1].startswith("deal "):
            first = number  # of the cards dealt in a row
            while first > 0 and moves[first - 1][1].startswith("deal "):
                first -= 1
            who, before = moves[first - 1] if first else (-1, "take")
            in_turn = before in ("draw", "take")
            to[number] = int(who) if in_turn else (starter + (number - first) // HAND) % players
    return to


def breakdown(record: State) -> list[CanariasBreakdown]:
    """For every seat, colour by colour, what its buildings are worth."""
    s = as_namespace(record)
    seats: list[CanariasBreakdown] = []
    for p in range(s.players):
        colours: list[ColourPoints] = [
            {
                "colour": colour,
                "house": (s.houses[p] & s.coloured[p][c]).bit_count(),
                "palace": (s.palaces[p] & s.coloured[p][c]).bit_count(),
                "city": (s.cities[p] & s.coloured[p][c]).bit_count(),
                "points": s.points[p][c],
            }
            for c, colour in enumerate(COLOURS)
            if s.points[p][c]
        ]
        seats.append({"colours": colours, "total": sum(entry["points"] for entry in colours)})
    return seats
