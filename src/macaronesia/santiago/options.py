"""The options of a game of Santiago, settled and checked, and the position they start from."""

from typing import Any

from macaronesia.errors import BadOption
from macaronesia.kernel.record import positions
from macaronesia.santiago.board import SPRINGS
from macaronesia.santiago.editions import EDITIONS, IN_THE_BOX, OUT_WITH_TWO, PALMS, TABLES
from macaronesia.santiago.state import CHANCE, KINDS, NOBODY, NOT_YET, SETUP, STATE, State

#: option -> its values; what a game has by default depends on its edition
VALUES: dict[str, list[Any]] = {
    "edition": list(EDITIONS),
    "palms": [False, True],
    "money": ["open", "hidden"],
    "spring": list(SPRINGS),
}


def settled(players: object, given: dict[str, Any]) -> dict[str, Any]:
    """All options with the defaults filled in; BadOption names what cannot be."""
    for option, value in given.items():
        if option not in VALUES:
            raise BadOption.unknown(option, value, VALUES)
        if not any(type(value) is type(allowed) and value == allowed for allowed in VALUES[option]):
            raise BadOption.value(option, value, VALUES[option])
    name = given.get("edition", "trefl")
    edition = EDITIONS[name]
    fewest, most = edition.players
    if type(players) is not int or not fewest <= players <= most:
        allowed = ", ".join(str(n) for n in range(fewest, most + 1))
        raise BadOption.value("players", players, f"{allowed} (edition {name})")
    return {"edition": name, "palms": edition.palms, "money": edition.money, "spring": "interior"} | given


def offered() -> dict[str, Any]:
    """What can be chosen, with the defaults of the default edition, and what each edition has instead."""
    default = settled(4, {})
    return {
        "players": [2, 5],
        "options": {name: {"values": values, "default": default[name]} for name, values in VALUES.items()},
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
    s.palms_due = PALMS if options["palms"] else 0
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
