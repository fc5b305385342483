"""The events of a move as messages of the language files, in the order in which they happen at the table."""

from collections.abc import Sequence
from typing import Any

from macaronesia.games.canarias.events import Event
from macaronesia.games.canarias.names import COLOURS, PIECES, PIRATE, PRIORITIES, Names
from macaronesia.games.canarias.state import Phase
from macaronesia.kernel.events import HIDDEN
from macaronesia.ruleset import EventRow, Json, Message

#: The message of an event, and what its parameters are; "" is not told.
_MESSAGES = {
    Event.STARTER: ("told-starter", ("seat",)),
    Event.ISLAND: ("told-island", ("seat", "island")),
    Event.DEALT: ("told-deal", ("seat", "card")),
    Event.STOWED: ("told-stow", ()),
    Event.DREW: ("told-draw", ("seat",)),
    Event.SKIPPED: ("told-skip", ("seat",)),
    Event.TOOK: ("told-take", ("seat",)),
    Event.BUILT: ("told-build", ("seat", "card", "plot", "colour")),
    Event.SHIPPED: ("told-ship", ("seat", "card")),
    Event.SETTLED: ("told-settle", ("seat", "card", "plot")),
    Event.RAZED: ("told-raze", ("seat", "plot")),
    Event.BLAMED: ("told-blame", ("seat", "other")),
    Event.PRIVILEGE: ("told-privilege", ("colour", "seat")),
}


def narrate(events: Sequence[EventRow], names: Names, box: Json) -> list[Message]:
    """What the events of one move tell."""
    told = [_told(events, number, names, box) for number in range(len(events))]
    return [message for message in told if message]


def _told(events: Sequence[EventRow], number: int, names: Names, box: Json) -> Message | None:
    kind, x, y, z, w = events[number][:5]
    if kind == Event.DEALT and y == HIDDEN:
        return "told-deal-hidden", {"seat": x, "count": 1}
    if kind == Event.SHIPPED and y == HIDDEN:
        return "told-ship-hidden", {"seat": x}
    if kind in _MESSAGES:
        message, parameters = _MESSAGES[Event(kind)]
        values = zip(parameters, events[number][1:], strict=False)
        return message, {name: _value(name, value, names) for name, value in values}
    if kind == Event.ENLARGED:
        return f"told-{PIECES[y]}", {"seat": x, "colour": COLOURS[z], "plot": w + 1}
    if kind == Event.REVEALED and names.cards[x].startswith(PIRATE):
        return "told-pirate", {"colour": names.cards[x].removeprefix(PIRATE)}
    if kind == Event.CHOSE:
        settler = {"card": names.cards[x], "colour": box["settlers"][names.cards[x]]["colour"]}
        told = settler | {"comparison": comparison_rows(events)}
        if y < 0:
            return "told-nobody-chosen", told
        return ("told-chosen", told | {"seat": y}) if z else ("told-no-house", told)
    if kind == Event.ROUND:
        if z:
            return "told-last-round" if w else "told-round-limit", {"round": x}
        return "told-round", {"round": x, "seat": y}
    return ("told-end", {}) if (kind, x) == (Event.PHASE, Phase.OVER) else None


def _value(name: str, value: int, names: Names) -> Any:
    if name == "card":
        return names.cards[value]
    if name == "island":
        return names.islands[value]
    if name == "colour":
        return COLOURS[value]
    return value + 1 if name == "plot" else value


def comparison_rows(events: Sequence[EventRow]) -> list[Json]:
    """Wish by wish, the free plots of every island still competing; ``tie``: who won by privilege."""
    rows: list[Json] = []
    for kind, wish, *counts, decider in events:
        if kind == Event.COMPARED:
            counted = {str(p): number for p, number in enumerate(counts) if number >= 0}
            row = {"priority": PRIORITIES[wish], "counts": counted}
            rows.append(row | ({"tie": decider} if decider >= 0 else {}))
    return rows
