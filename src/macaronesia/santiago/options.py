"""The options of a game of Santiago, settled and checked, and the position they start from."""

from typing import Any

from macaronesia.errors import BadOption, Phrase
from macaronesia.kernel.record import positions
from macaronesia.ruleset import LOT, checked_seat
from macaronesia.santiago.board import CORNERS, INTERSECTIONS, SPRINGS, SQUARES, TOUCHING
from macaronesia.santiago.editions import EDITIONS, IN_THE_BOX, OUT_WITH_TWO, PALMS, TABLES
from macaronesia.santiago.state import CHANCE, KINDS, NOBODY, NOT_YET, SETUP, STATE, State

#: option -> its values; what a game has by default depends on its edition
VALUES: dict[str, list[Any]] = {
    "edition": list(EDITIONS),
    "palms": [False, True],
    "money": ["open", "hidden"],
    "spring": list(SPRINGS),
    "overseer": [LOT],
}
#: What an option may be besides its values: a list of three squares, a seat.
ALSO = {"palms": "squares", "overseer": "seat"}


def settled(players: object, given: dict[str, Any]) -> dict[str, Any]:
    """All options with the defaults filled in; BadOption names what cannot be."""
    for option, value in given.items():
        if option not in VALUES:
            raise BadOption.unknown(option, value, VALUES)
        if option not in ALSO and not _among(value, VALUES[option]):
            raise BadOption.value(option, value, VALUES[option])
    name = given.get("edition", "trefl")
    edition = EDITIONS[name]
    fewest, most = edition.players
    if type(players) is not int or not fewest <= players <= most:
        allowed = ", ".join(str(n) for n in range(fewest, most + 1))
        raise BadOption.value(
            "players", players, Phrase("allowed-edition-players", players=allowed, edition=name)
        )
    spring = given.get("spring", "interior")
    return {
        "edition": name,
        "palms": checked_palms(given.get("palms", edition.palms), spring),
        "money": given.get("money", edition.money),
        "spring": spring,
        "overseer": checked_seat("overseer", given.get("overseer", LOT), players),
    }


def _among(value: object, values: list[Any]) -> bool:
    return any(type(value) is type(allowed) and value == allowed for allowed in values)


def checked_palms(value: Any, spring: str) -> bool | list[str]:
    """True, False, or the three squares on which the players have agreed, in the order they named them."""
    if _among(value, VALUES["palms"]):
        return bool(value)
    if not isinstance(value, list | tuple):
        raise BadOption.value("palms", value, Phrase("allowed-palms"))
    if len(value) != PALMS or not all(_among(square, SQUARES) for square in value):
        raise BadOption.value("palms", value, Phrase("allowed-palm-squares"))
    if spring not in INTERSECTIONS:
        raise BadOption.value("palms", value, Phrase("allowed-palms-spring", spring=spring))
    barred = int(CORNERS[INTERSECTIONS.index(spring)])
    for name in value:
        square = SQUARES.index(name)
        if barred & 1 << square:
            raise BadOption.value("palms", value, Phrase("allowed-palms-apart", square=name))
        barred |= int(TOUCHING[square])
    return list(value)


def offered() -> dict[str, Any]:
    """What can be chosen, with the defaults of the default edition, and what each edition has instead."""
    default = settled(4, {})
    return {
        "players": [2, 5],
        "options": {
            name: {"values": values, "default": default[name]}
            | ({"also": ALSO[name]} if name in ALSO else {})
            for name, values in VALUES.items()
        },
        "editions": {
            name: {"players": list(edition.players), "palms": edition.palms, "money": edition.money}
            for name, edition in EDITIONS.items()
        },
    }


def start(players: int, options: dict[str, Any]) -> State:
    """The position before chance settles the spring."""
    table, edition = TABLES[players], EDITIONS[options["edition"]]
    s: State = positions(1, STATE)[0]
    s.players = players
    s.rounds, s.offered = table.rounds, table.offered
    s.smallest_bribe = edition.smallest_bribe
    s.springs = sum(1 << point for point in SPRINGS[options["spring"]])
    palms, overseer = options["palms"], options["overseer"]
    s.palms_due = PALMS if palms else 0
    for place in range(PALMS):
        s.agreed[place] = SQUARES.index(palms[place]) if isinstance(palms, list) else NOBODY
    s.overseers = (1 << players) - 1 if overseer == LOT else 1 << overseer
    s.removals_due = table.removed
    s.phase, s.seat, s.this_round = SETUP, CHANCE, 1
    s.overseer = s.spring = NOBODY
    for kind in range(KINDS):
        s.removed[kind] = OUT_WITH_TWO[kind % 2] if players == 2 else 0
        s.left[kind] = IN_THE_BOX[kind % 2] - s.removed[kind]
    for p in range(len(s.money)):
        s.money[p] = table.money if p < players else 0
        s.bids[p] = NOT_YET
    s.extra = (1 << players) - 1
    return s
