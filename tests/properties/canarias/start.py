"""The position of Islas Canarias before the first move, as the rulebook (Spielvorbereitung) has it."""

import macaronesia as mac
from tests.properties.canarias.model import CARDS, COLOURS, SUPPLY, Json


def start(players: int, options: Json) -> Json:
    """The position before the first move."""
    return {
        "game": "canarias",
        "box": "reconstruction",
        "players": players,
        "options": options,
        "round": 1,
        "last_round": False,
        "phase": "setup",
        "seat": mac.CHANCE,
        "starter": None,
        "islands": [None] * players,
        "hands": [{} for _ in range(players)],
        "deck": dict(CARDS),
        "discard": {},
        "ship": {},
        "revealed": None,
        "supply": {kind: dict.fromkeys(COLOURS, n) for kind, n in SUPPLY.items()},
        "privileges": dict.fromkeys(COLOURS),
        "points": [0] * players,
        "scores": None,
        "dealing": None,
        "may_build": None,
        "taken": None,
        "victims": [],
        "last_announced": False,
    }
