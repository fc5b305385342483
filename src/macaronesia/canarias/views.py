"""A position as JSON, as it is and as a seat may know it; where the points come from."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from macaronesia.canarias import state
from macaronesia.canarias.moves import Names
from macaronesia.canarias.state import COLOURS, NOBODY, PHASES, PIECES, State
from macaronesia.compiled import has, members, plain, seat_named
from macaronesia.ruleset import Json, Move

HIDDEN = "?"


def counted(cards: Sequence[int], names: Sequence[str]) -> dict[str, int]:
    """Counts by kind, without the zeros, sorted by name."""
    return dict(sorted((names[kind], number) for kind, number in enumerate(cards) if number))


def _buildings(s: Any, seat: int) -> dict[str, Json]:
    """What stands on an island, by plot."""
    colours = {
        plot: colour for colour, mask in zip(COLOURS, s.coloured[seat], strict=True) for plot in members(mask)
    }
    found = {
        plot: {"kind": kind, "colour": colours[plot]}
        for kind, masks in zip(PIECES, (s.houses, s.palaces, s.cities), strict=True)
        for plot in members(masks[seat])
    }
    return {str(plot + 1): found[plot] for plot in sorted(found)}


def _island(s: Any, seat: int, names: Names) -> Json | None:
    if s.island[seat] == NOBODY:
        return None
    return {"name": names.islands[s.island[seat]], "plots": _buildings(s, seat)}


def position(record: State, options: Json, box_name: str, names: Names, scores: list[int] | None) -> Json:
    """Everything there is to know, JSON-ready."""
    s = plain(record)
    seats = range(s.players)
    return {
        "game": "canarias",
        "box": box_name,
        "players": s.players,
        "options": dict(options) if isinstance(options["box"], str) else deepcopy(options),
        "round": s.this_round,
        "last_round": bool(s.last_round),
        "phase": PHASES[s.phase],
        "seat": seat_named(s.seat),
        "starter": None if s.starter == NOBODY else s.starter,
        "islands": [_island(s, p, names) for p in seats],
        "hands": [counted(s.hands[p], names.cards) for p in seats],
        "deck": counted(s.deck, names.cards),
        "discard": counted(s.discard, names.cards),
        "ship": counted(s.ship, names.cards),
        "revealed": None if s.revealed == NOBODY else names.cards[s.revealed],
        "supply": {
            kind: dict(zip(COLOURS, s.supply[piece], strict=True)) for piece, kind in enumerate(PIECES)
        },
        "privileges": {
            colour: None if s.holders[c] == NOBODY else s.holders[c] for c, colour in enumerate(COLOURS)
        },
        "points": [sum(s.points[p]) for p in seats],
        "scores": scores,
        "dealing": _dealing(s),
        "may_build": bool(s.may_build) if s.phase == state.ACT else None,
        "taken": bool(s.taken) if s.phase in (state.ACT, state.SHIP, state.END) else None,
        "victims": [p for p in seats if has(s.victims, p)],
        "last_announced": bool(s.announced),
    }


def _dealing(s: Any) -> Json | None:
    """Who is being dealt to, and how many more cards; the seat null is the ship."""
    if s.phase != state.DEAL:
        return None
    return {"seat": None if s.dealing_to == NOBODY else s.dealing_to, "left": s.dealing}


def hidden(cards: dict[str, int]) -> dict[str, int]:
    """Cards of which one knows the number alone."""
    number = sum(cards.values())
    return {HIDDEN: number} if number else {}


def conceal(s: State, everything: Json, seat: int | None, names: Names) -> Json:
    """A position as a seat may know it: own hand, own cards on the ship, all that lies open."""
    view = dict(everything)
    known = [] if seat is None else [int(card) for card in (s.known[seat, 0], s.known[seat, 1])]
    aboard = sorted(names.cards[card] for card in known if card != NOBODY)
    view["ship_known"] = {card: aboard.count(card) for card in aboard}
    if s.phase == state.OVER:
        return view
    view["hands"] = [hand if p == seat else hidden(hand) for p, hand in enumerate(view["hands"])]
    view["deck"] = hidden(view["deck"])
    view["ship"] = hidden(view["ship"])
    if view["seat"] != seat:
        view["may_build"] = None  # it would tell whether a hand is pirates alone
    return view


def redact(s: State, moves: Sequence[Move], seat: int | None, since: int) -> list[Move]:
    """The moves as a seat may know them: without the cards others were dealt or put on the ship."""
    if s.phase == state.OVER:
        return list(moves[since:])
    told: list[Move] = []
    to = receivers(moves, int(s.players), since)
    for number in range(since, len(moves)):
        who, text = moves[number]
        verb = text.split(" ", 1)[0]
        secret = verb == "stow" or (verb == "ship" and who != seat) or (verb == "deal" and to[number] != seat)
        told.append((who, f"{verb} {HIDDEN}") if secret else (who, text))
    return told


def receivers(moves: Sequence[Move], players: int, since: int = 0) -> dict[int, int]:
    """Whom each ``deal`` from number ``since`` on went to, by its number."""
    to: dict[int, int] = {}
    first = -1  # of the cards dealt in a row
    for number in range(since, len(moves)):
        if not moves[number][1].startswith("deal "):
            first = -1
            continue
        if first < 0:
            first = _first_dealt(moves, number)
        to[number] = _receiver(moves, first, number, players)
    return to


def _first_dealt(moves: Sequence[Move], number: int) -> int:
    """Where the row of ``deal`` begins that this one belongs to."""
    while moves[number - 1][1].startswith("deal "):
        number -= 1
    return number


def _receiver(moves: Sequence[Move], first: int, number: int, players: int) -> int:
    """Whom a ``deal`` went to: who drew or took, or at the start each seat in its turn."""
    who, text = moves[first - 1]
    if text in ("draw", "take"):
        return int(who)
    starter = int(moves[0][1].split()[1])
    return (starter + (number - first) // state.HAND) % players


def breakdown(record: State) -> list[Json]:
    """For every seat, colour by colour, what its buildings are worth."""
    s = plain(record)
    seats: list[Json] = []
    for p in range(s.players):
        colours: list[Json] = []
        for c, colour in enumerate(COLOURS):
            kinds = {
                kind: (mask & s.coloured[p][c]).bit_count()
                for kind, mask in zip(PIECES, (s.houses[p], s.palaces[p], s.cities[p]), strict=True)
            }
            if s.points[p][c]:
                colours.append({"colour": colour, **kinds, "points": s.points[p][c]})
        seats.append({"colours": colours, "total": sum(entry["points"] for entry in colours)})
    return seats
