"""The rules of Islas Canarias once more, from rulebook and rulings: on positions and boxes in JSON."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import macaronesia as mac

Json = dict[str, Any]

BOX = mac.box("reconstruction")
COLOURS = ("red", "blue", "green", "orange", "brown", "white")
SUPPLY = {"house": 8, "palace": 6, "city": 2}
PLOTS = set(range(1, 13))
CARDS = {card: settler["copies"] for card, settler in BOX["settlers"].items()} | {
    f"pirate-{colour}": 1 for colour in COLOURS
}


def pirate_colour(card: str) -> str | None:
    """The colour of a pirate; None for a settler."""
    return card.removeprefix("pirate-") if card.startswith("pirate-") else None


def holder_of(position: Json, effect: str) -> int | None:
    """Who has the privilege with this effect."""
    return next(
        position["privileges"][c] for c, entry in BOX["privileges"].items() if entry["effect"] == effect
    )


# --- Plots ---


def free(island: Json) -> set[int]:
    return PLOTS - set(map(int, island["plots"]))


def free_at(island: Json, priority: str) -> set[int]:
    """The free plots next to a feature, or next to a building of a colour."""
    table = BOX["islands"][island["name"]]
    if priority in COLOURS:
        built = [plot for plot, there in island["plots"].items() if there["colour"] == priority]
        return {near for plot in built for near in table["neighbours"][plot]} & free(island)
    return set(table["features"][priority]) & free(island)


def plots_for(position: Json, seat: int, card: str) -> set[int]:
    """Where a settler's house may stand on a seat's island."""
    island = position["islands"][seat]
    if holder_of(position, "free") != seat:
        for priority in BOX["settlers"][card]["priorities"]:
            if found := free_at(island, priority):
                return found
    return free(island)


def comparison(position: Json, card: str) -> tuple[list[Json], int | None]:
    """What a settler counts, priority by priority, and which seat's island it chooses."""
    rows: list[Json] = []
    left = list(range(position["players"]))
    for priority in BOX["settlers"][card]["priorities"]:
        counts = {seat: len(free_at(position["islands"][seat], priority)) for seat in left}
        rows.append({"priority": priority, "counts": {str(seat): n for seat, n in counts.items()}})
        most = max(counts.values())
        left = [seat for seat in left if counts[seat] == most]
        if most and len(left) == 1:
            return rows, left[0]
        if most and len(rows) == 1 and (friend := holder_of(position, "tie")) in left:
            rows[0]["tie"] = friend
            return rows, friend
    return rows, None


# --- Points, privileges, pirates ---


def points_in(island: Json | None, colour: str) -> int:
    buildings = [] if island is None else island["plots"].values()
    kinds = [there["kind"] for there in buildings if there["colour"] == colour]
    palaces = [3, *[2] * 11][: kinds.count("palace")]
    return kinds.count("house") + sum(palaces) + 5 * kinds.count("city")


def points(island: Json | None) -> int:
    return sum(points_in(island, colour) for colour in COLOURS)


def privileges_now(position: Json) -> dict[str, int | None]:
    """Who has which privilege once the buildings of this position have changed."""
    holders = {}
    for colour, holder in position["privileges"].items():
        worth = {seat: points_in(island, colour) for seat, island in enumerate(position["islands"])}
        if holder is None:
            takers = [seat for seat in worth if worth[seat] >= 3]
        else:
            ahead = [seat for seat in worth if worth[seat] > worth[holder]]
            takers = [seat for seat in ahead if worth[seat] == max(worth[other] for other in ahead)]
        holders[colour] = takers[0] if len(takers) == 1 else holder
    return holders


def houses(island: Json | None) -> dict[int, str]:
    """The plots with a house, and its colour."""
    built = {} if island is None else island["plots"]
    return {int(plot): there["colour"] for plot, there in built.items() if there["kind"] == "house"}


def losers(position: Json, colour: str) -> list[int]:
    """Whom a pirate of this colour robs, if they have a house; the one who shifts the blame apart."""
    safe, holder = holder_of(position, "pirates"), position["privileges"][colour]
    worth = {seat: points_in(island, colour) for seat, island in enumerate(position["islands"])}
    worth.pop(safe, None)
    return [holder] if holder is not None else [p for p in worth if worth[p] == max(worth.values()) > 0]


def blamable(position: Json, seat: int) -> list[int]:
    return [p for p, island in enumerate(position["islands"]) if p != seat and houses(island)]


# --- The list of legal moves ---


def legal(position: Json) -> list[str]:
    """Every legal move, or outcome of chance, as text, sorted."""
    return sorted(_LISTERS[position["phase"]](position))


def tinted(position: Json, kind: str, colour: str, text: str) -> Iterator[str]:
    """A move that sets a piece: in its colour, or in every colour that is left if its own is not."""
    stock = position["supply"][kind]
    if stock[colour]:
        yield text
    else:
        yield from (f"{text} as {other}" for other in COLOURS if stock[other])


def _builds(position: Json) -> Iterator[str]:
    seat = position["seat"]
    for card in position["hands"][seat] if position["may_build"] else ():
        if pirate_colour(card) is None:
            for plot in plots_for(position, seat, card):
                colour = BOX["settlers"][card]["colour"]
                yield from tinted(position, "house", colour, f"build {card} {plot}")


def _outcomes_of_merging(position: Json) -> Iterator[tuple[str, str, tuple[int, ...], int]]:
    """Every palace and city: its kind, its colour, the houses that give way, its plot.

    Houses of one colour ascend, of two that of the building's colour comes first.
    """
    seat = position["seat"]
    island = position["islands"][seat]
    own = houses(island)
    anywhere = free(island) if holder_of(position, "free") == seat else set()
    for kind, number in (("palace", 2), ("city", 3)):
        for group in combinations(sorted(own), number):
            if len({own[plot] for plot in group}) == 1:
                yield from ((kind, own[group[0]], group, plot) for plot in {*group, *anywhere})
            elif kind == "palace" and holder_of(position, "mixed") == seat:
                for first, second in (group, group[::-1]):
                    plots = {first, second, *anywhere} if holder_of(position, "free") == seat else {first}
                    yield from ((kind, own[first], (first, second), plot) for plot in plots)


def _merges(position: Json) -> Iterator[str]:
    own = houses(position["islands"][position["seat"]])
    for kind, colour, group, plot in _outcomes_of_merging(position):
        alike = len({own[house] for house in group}) == 1
        if plot == group[0] or (alike and plot in group):
            order, at = (plot, *(house for house in group if house != plot)), ""
        else:
            order, at = group, f"@{plot}"
        yield from tinted(position, kind, colour, f"{kind} {'+'.join(map(str, order))}{at}")


def _whenever(position: Json) -> Iterator[str]:
    yield from _merges(position)
    extra = holder_of(position, "extra") == position["seat"] and not position["taken"]
    if extra and (position["deck"] or position["discard"]):
        yield "take"


def _act(position: Json) -> Iterator[str]:
    builds = list(_builds(position))
    yield from builds
    if position["deck"] or position["discard"]:
        yield "draw"
    elif not builds:
        yield "skip"
    yield from _whenever(position)


def _settle(position: Json) -> Iterator[str]:
    card = position["revealed"]
    for plot in plots_for(position, position["seat"], card):
        yield from tinted(position, "house", BOX["settlers"][card]["colour"], f"settle {plot}")


def _deal(position: Json) -> list[str]:
    verb = "stow" if position["dealing"]["seat"] is None else "deal"
    return [f"{verb} {card}" for card in position["deck"]]


def _islands(position: Json) -> list[str]:
    taken = {island["name"] for island in position["islands"] if island}
    return [f"island {name}" for name in BOX["islands"] if name not in taken]


_LISTERS: dict[str, Any] = {
    "setup": lambda position: [
        f"starter {seat}"
        for seat in range(position["players"])
        if position["options"]["starter"] in ("lot", seat)
    ],
    "island": _islands,
    "deal": _deal,
    "act": _act,
    "ship": lambda position: [
        *(f"ship {card}" for card in position["hands"][position["seat"]]),
        *_whenever(position),
    ],
    "end": lambda position: ["end", *_whenever(position)],
    "reveal": lambda position: [f"reveal {card}" for card in position["ship"]],
    "settle": _settle,
    "raze": lambda position: [f"raze {plot}" for plot in houses(position["islands"][position["seat"]])],
    "blame": lambda position: [f"blame {seat}" for seat in blamable(position, position["seat"])],
    "over": lambda _: [],
}
