"""What happened, as messages: a move, and all that the rules made of it.

Told from two views of one watcher, before and after the move, so that it betrays nothing.
"""

from typing import Any

from macaronesia.ruleset import Event, Json, Move


def tell(before: Json, move: Move, after: Json) -> list[Event]:
    """The move and its consequences, in the order in which they happen at the table."""
    who, text = move
    verb, *words = text.split()
    events = _chance(verb, words) if who == "chance" else _decision(before, int(who), verb, words, after)
    if before["phase"] == "bid" and after["phase"] != "bid":
        events += _auction(after)
    if after["round"] != before["round"] or after["phase"] == "over":
        events += _drought(before, after)
        events.append(("told-income", {}) if after["phase"] != "over" else ("told-end", {}))
    return events


def _chance(verb: str, words: list[str]) -> list[Event]:
    if verb in ("reveal", "remove"):
        return [(f"told-{verb}", _tile(words[0]))]
    if verb == "overseer":
        return [("told-first-overseer", {"seat": int(words[0])})]
    return [(f"told-{verb}", {"place": words[0]})]


def _tile(name: str) -> dict[str, Any]:
    return {"crop": name[:-1], "planters": int(name[-1])}


def _decision(before: Json, seat: int, verb: str, words: list[str], after: Json) -> list[Event]:
    told: dict[str, Any] = {"seat": seat}
    if verb == "pass":
        return [(f"told-{before['phase']}-pass", told)]
    if verb == "bid":
        secret = before["players"] == 2
        return [("told-bid-secret", told) if secret else ("told-bid", told | {"sum": int(words[0])})]
    if verb in ("plant", "neutral"):
        told |= _tile(words[0]) | {"place": words[1], "markers": after["tiles"][words[1]]["markers"]}
        return [(f"told-{verb}", told)]
    told["place"] = words[0] if words else ""
    if verb == "propose":
        named = any(proposal["segment"] == words[0] for proposal in before["proposals"])
        return [("told-support" if named else "told-propose", told | {"sum": int(words[1])})]
    sums: dict[str, int] = {}
    for proposal in before["proposals"]:
        sums[proposal["segment"]] = sums.get(proposal["segment"], 0) + proposal["bribe"]
    if verb == "accept":
        told["sum"] = sums[words[0]]
    if verb == "dig":
        told["sum"] = max(sums.values(), default=0) + 1
    return [(f"told-{verb}", told)]


def _auction(after: Json) -> list[Event]:
    """With two players the bids are shown only now."""
    events: list[Event] = []
    if after["players"] == 2:
        first, second = after["bids"]
        events.append(("told-bids", {"seat": 0, "first": first, "other": 1, "second": second}))
    return [*events, ("told-overseer", {"seat": after["overseer"]})]


def _drought(before: Json, after: Json) -> list[Event]:
    """Which tiles lost a marker and which became desert. The move itself planted nothing."""
    old, new = before["tiles"], after["tiles"]
    deserts = [square for square in new if new[square]["desert"] and not old[square]["desert"]]
    dried = [
        square for square in new if square not in deserts and new[square]["markers"] < old[square]["markers"]
    ]
    if not deserts and not dried:
        return [("told-no-drought", {})]
    events: list[Event] = []
    if dried:
        events.append(("told-thirst", {"count": len(dried), "places": dried}))
    if deserts:
        events.append(("told-desert", {"count": len(deserts), "places": deserts}))
    return events
