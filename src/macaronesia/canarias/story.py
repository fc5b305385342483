"""What happened, as messages: a move, and all that the rules made of it.

Told from two views of one watcher, before and after the move, so that it betrays nothing. A settler from
the ship brings the comparison of the islands as data.
"""

from typing import Any

from macaronesia.canarias.state import COLOURS, FEATURES
from macaronesia.ruleset import Event, Json, Move

_PIRATE = "pirate-"


def tell(before: Json, move: Move, after: Json, box: Json) -> list[Event]:
    """The move and its consequences, in the order in which they happen at the table."""
    who, text = move
    verb, *words = text.split()
    told: dict[str, Any] = {} if who == "chance" else {"seat": who}
    events: list[Event] = _MOVES[verb](told, words, before, box)
    events += _privileges(before, after)
    if after["last_round"] and not before["last_round"]:
        message = "told-last-round" if after["last_announced"] else "told-round-limit"
        events.append((message, {"round": after["round"]}))
    elif after["round"] != before["round"]:
        events.append(("told-round", {"round": after["round"], "seat": after["starter"]}))
    if after["phase"] == "over":
        events.append(("told-end", {}))
    return events


def _starter(_told: Json, words: list[str], _before: Json, _box: Json) -> list[Event]:
    return [("told-starter", {"seat": int(words[0])})]


def _island(told: Json, words: list[str], before: Json, _box: Json) -> list[Event]:
    if "seat" not in told:
        taken = sum(island is not None for island in before["islands"])
        told = {"seat": (before["starter"] + taken) % before["players"]}
    return [("told-island", told | {"island": words[0]})]


def _deal(_told: Json, words: list[str], before: Json, _box: Json) -> list[Event]:
    told = {"seat": before["dealing"]["seat"]}
    return (
        [("told-deal-hidden", told | {"count": 1})]
        if words[0] == "?"
        else [("told-deal", told | {"card": words[0]})]
    )


def _stow(_told: Json, _words: list[str], _before: Json, _box: Json) -> list[Event]:
    return [("told-stow", {})]


def _ship(told: Json, words: list[str], _before: Json, _box: Json) -> list[Event]:
    return [("told-ship-hidden", told)] if words[0] == "?" else [("told-ship", told | {"card": words[0]})]


def _build(told: Json, words: list[str], _before: Json, box: Json) -> list[Event]:
    colour = words[3] if "as" in words else box["settlers"][words[0]]["colour"]
    return [("told-build", told | {"card": words[0], "plot": int(words[1]), "colour": colour})]


def _large(told: Json, words: list[str], before: Json, verb: str) -> list[Event]:
    plots, _, stand = words[0].partition("@")
    first = plots.split("+")[0]
    colour = words[2] if "as" in words else before["islands"][told["seat"]]["plots"][first]["colour"]
    return [(f"told-{verb}", told | {"plot": int(stand or first), "colour": colour})]


def _reveal(_told: Json, words: list[str], before: Json, box: Json) -> list[Event]:
    card = words[0]
    if card.startswith(_PIRATE):
        return [("told-pirate", {"colour": card.removeprefix(_PIRATE)})]
    settler = box["settlers"][card]
    rows, winner = comparison(before, settler["priorities"], box)
    told = {"card": card, "colour": settler["colour"], "comparison": rows}
    if winner is None:
        return [("told-nobody-chosen", told)]
    if not any(before["supply"]["house"].values()):
        return [("told-no-house", told)]
    return [("told-chosen", told | {"seat": winner})]


def comparison(position: Json, priorities: list[str], box: Json) -> tuple[list[Json], int | None]:
    """Wish by wish, the free plots next to it on every island still competing, and who wins."""
    competing = list(range(position["players"]))
    tie_breaker = next(c for c in COLOURS if box["privileges"][c]["effect"] == "tie")
    rows = []
    for number, priority in enumerate(priorities):
        counts = {p: _free_next_to(position["islands"][p], priority, box) for p in competing}
        best = max(counts.values())
        competing = [p for p in competing if counts[p] == best]
        rows.append({"priority": priority, "counts": {str(p): n for p, n in counts.items()}})
        if best and len(competing) == 1:
            return rows, competing[0]
        if number == 0 and best and position["privileges"][tie_breaker] in competing:
            rows[-1]["tie"] = position["privileges"][tie_breaker]
            return rows, position["privileges"][tie_breaker]
    return rows, None


def _free_next_to(island: Json, priority: str, box: Json) -> int:
    table = box["islands"][island["name"]]
    built = island["plots"]
    if priority in FEATURES:
        near = {str(plot) for plot in table["features"][priority]}
    else:
        near = {
            str(n)
            for plot, there in built.items()
            if there["colour"] == priority
            for n in table["neighbours"][plot]
        }
    return len(near - set(built))


def _simple(message: str) -> Any:
    return lambda told, _words, _before, _box: [(message, told)]


def _privileges(before: Json, after: Json) -> list[Event]:
    """Privileges that changed hands."""
    return [
        ("told-privilege", {"colour": colour, "seat": after["privileges"][colour]})
        for colour in COLOURS
        if after["privileges"][colour] != before["privileges"][colour]
    ]


_MOVES: dict[str, Any] = {
    "starter": _starter,
    "island": _island,
    "deal": _deal,
    "stow": _stow,
    "reveal": _reveal,
    "draw": _simple("told-draw"),
    "build": _build,
    "skip": _simple("told-skip"),
    "ship": _ship,
    "end": lambda _told, _words, _before, _box: [],
    "take": _simple("told-take"),
    "palace": lambda told, words, before, _box: _large(told, words, before, "palace"),
    "city": lambda told, words, before, _box: _large(told, words, before, "city"),
    "settle": lambda told, words, before, _box: [
        ("told-settle", told | {"plot": int(words[0]), "card": before["revealed"]})
    ],
    "raze": lambda told, words, _before, _box: [("told-raze", told | {"plot": int(words[0])})],
    "blame": lambda told, words, _before, _box: [("told-blame", told | {"other": int(words[0])})],
}
