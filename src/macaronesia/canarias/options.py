"""The options of a game of Islas Canarias, settled and checked, and the position they start from."""

from functools import cache
from typing import Any

from macaronesia.canarias.box import box_as_json, box_from_json, load_box
from macaronesia.canarias.state import CHANCE, NOBODY, SETUP, STATE, Box, State
from macaronesia.errors import BadOption, Phrase
from macaronesia.kernel.record import positions
from macaronesia.ruleset import LOT, checked_seat

Json = dict[str, Any]

OPTIONS = ("box", "islands", "starter")
SHIPPED = "reconstruction"
ISLANDS = ("choose", "random")
#: Of each colour: houses, palaces, cities.
SUPPLY = (8, 6, 2)


@cache
def shipped() -> Json:
    """The box that comes with the project, read and checked once."""
    return box_as_json(load_box(SHIPPED))


def settled(players: object, given: Json) -> tuple[Json, Json]:
    """All options with the defaults filled in, and the box; BadOption names what cannot be."""
    for option, value in given.items():
        if option not in OPTIONS:
            raise BadOption.unknown(option, value, OPTIONS)
    islands = given.get("islands", ISLANDS[0])
    if islands not in ISLANDS:
        raise BadOption.value("islands", islands, ISLANDS)
    if type(players) is not int or not 2 <= players <= 5:
        raise BadOption.value("players", players, "2, 3, 4, 5")
    starter = checked_seat("starter", given.get("starter", LOT), players)
    asked = given.get("box", SHIPPED)
    if isinstance(asked, dict):
        box = box_as_json(box_from_json(asked, "box"))
    elif isinstance(asked, str):
        box = shipped() if asked == SHIPPED else box_as_json(load_box(asked))
    else:
        raise BadOption.value("box", asked, Phrase("allowed-box", shipped=SHIPPED))
    # The shipped box is named, however it was given; any other travels with the record.
    return {"box": SHIPPED if box == shipped() else box, "islands": islands, "starter": starter}, box


def offered() -> Json:
    """What can be chosen; a box of one's own is for games at home."""
    return {
        "players": [2, 5],
        "options": {
            "box": {"values": [SHIPPED], "default": SHIPPED},
            "islands": {"values": list(ISLANDS), "default": ISLANDS[0]},
            "starter": {"values": [LOT], "default": LOT, "also": "seat"},
        },
    }


def start(players: int, options: Json, b: Box) -> State:
    """The position before chance names the start player."""
    s: State = positions(1, STATE)[0]
    s.players = players
    s.dealt_islands = options["islands"] == "random"
    s.starters = (1 << players) - 1 if options["starter"] == LOT else 1 << options["starter"]
    s.phase, s.seat, s.this_round = SETUP, CHANCE, 1
    s.starter = s.revealed = s.dealing_to = NOBODY
    for p in range(len(s.island)):
        s.island[p] = NOBODY
        s.known[p, 0] = s.known[p, 1] = NOBODY
    for colour in range(len(s.holders)):
        s.holders[colour] = NOBODY
        for piece, number in enumerate(SUPPLY):
            s.supply[piece, colour] = number
    for card in range(b.kinds):
        s.deck[card] = b.copies[card]
    return s
