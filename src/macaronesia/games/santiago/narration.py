"""The events of a move as messages of the language files, in the order in which they happen at the table."""

from collections.abc import Sequence
from typing import Any

from macaronesia.games.santiago.events import Event
from macaronesia.games.santiago.moves import Verb, tiles
from macaronesia.games.santiago.names import INTERSECTIONS, SEGMENTS, SQUARES
from macaronesia.games.santiago.state import Phase
from macaronesia.ruleset import EventRow, Message


def narrate(events: Sequence[EventRow], edition: str) -> list[Message]:
    """What the events of one move tell."""
    return [message for number in range(len(events)) for message in _told(events, number, edition)]


def _tile(kind: int, edition: str) -> dict[str, Any]:
    name = tiles(edition)[kind]
    return {"crop": name[:-1], "planters": int(name[-1])}


def _told(events: Sequence[EventRow], number: int, edition: str) -> list[Message]:
    kind, x, y, z, w = events[number][:5]
    if kind == Event.SPRING:
        return [("told-spring", {"place": INTERSECTIONS[x]})]
    if kind == Event.PALM:
        return [("told-palm", {"place": SQUARES[x]})]
    if kind == Event.OVERSEER:
        return [("told-first-overseer" if number == 0 else "told-overseer", {"seat": x})]
    if kind == Event.REMOVED:
        return [("told-remove", _tile(x, edition))]
    if kind == Event.REVEALED:
        return [("told-reveal", _tile(x, edition))]
    if kind == Event.BID:
        return [_bid(x, y, secret=bool(z))]
    if kind == Event.BIDS_SHOWN:
        return [("told-bids", {"seat": 0, "first": x, "other": 1, "second": y})]
    if kind == Event.PLANTED:
        return [("told-plant", {"seat": x, **_tile(y, edition), "place": SQUARES[z], "markers": w})]
    if kind == Event.NEUTRAL:
        return [("told-neutral", {"seat": x, **_tile(y, edition), "place": SQUARES[z], "markers": 0})]
    if kind == Event.PROPOSED:
        told = {"seat": x, "place": SEGMENTS[y], "sum": z}
        return [("told-support" if w else "told-propose", told)]
    if kind == Event.PASSED:
        return [(f"told-{Phase(y).name.lower()}-pass", {"seat": x})]
    if kind == Event.CANAL:
        return [_canal(x, y, Verb(z), w)]
    if kind == Event.DECLINED:
        return [("told-decline", {"seat": x, "place": ""})]
    if kind == Event.DROUGHT:
        return _drought(events[number + 1 :])
    if kind == Event.INCOME:
        return [("told-income", {})]
    return [("told-end", {})] if (kind, x) == (Event.TURN, Phase.OVER) else []


def _bid(seat: int, bid: int, secret: bool) -> Message:
    if secret:
        return "told-bid-secret" if bid else "told-bid-pass", {"seat": seat}
    return ("told-bid", {"seat": seat, "sum": bid}) if bid else ("told-bid-pass", {"seat": seat})


def _canal(seat: int, segment: int, verb: Verb, gain: int) -> Message:
    told: dict[str, Any] = {"seat": seat, "place": SEGMENTS[segment]}
    if verb in (Verb.ACCEPT, Verb.DIG):
        told["sum"] = abs(gain)
    return f"told-{verb.name.lower()}", told


def _drought(events: Sequence[EventRow]) -> list[Message]:
    """Which tiles lost a marker and which became desert."""
    told: list[Message] = []
    for message, kind in (("told-thirst", Event.DRIED), ("told-desert", Event.DESERT)):
        places = [SQUARES[event[1]] for event in events if event[0] == kind]
        if places:
            told.append((message, {"count": len(places), "places": places}))
    return told or [("told-no-drought", {})]
