"""Positions made by hand, as `game.position()` and `game.view()` give them, and their box."""

from copy import deepcopy
from typing import Any

from macaronesia.games.canarias.box import shipped_box

Position = dict[str, Any]

BOX = shipped_box()
COLOURS = ("red", "blue", "green", "orange", "brown", "white")
EVERY_CARD = {card: settler["copies"] for card, settler in BOX["settlers"].items()} | {
    f"pirate-{colour}": 1 for colour in COLOURS
}


def built(text: str) -> dict[str, dict[str, str]]:
    """`1 house red, 2 city blue` as the plots of an island."""
    words = (entry.split() for entry in text.split(",") if entry)
    return {plot: {"kind": kind, "colour": colour} for plot, kind, colour in words}


def start(players: int = 2) -> Position:
    """The start player is known, and is to choose an island."""
    return {
        "game": "canarias",
        "box": "reconstruction",
        "players": players,
        "options": {"box": "reconstruction", "islands": "choose", "starter": "lot"},
        "round": 1,
        "last_round": False,
        "phase": "island",
        "seat": 1,
        "starter": 1,
        "islands": [None] * players,
        "hands": [{} for _ in range(players)],
        "deck": dict(EVERY_CARD),
        "discard": {},
        "ship": {},
        "revealed": None,
        "supply": {
            kind: dict.fromkeys(COLOURS, count) for kind, count in (("house", 8), ("palace", 6), ("city", 2))
        },
        "privileges": dict.fromkeys(COLOURS),
        "points": [0] * players,
        "scores": None,
        "dealing": None,
        "may_build": None,
        "taken": None,
        "victims": [],
        "last_announced": False,
    }


def middle() -> Position:
    """Three players: all kinds and colours of buildings, privileges, a hand with pirates and pairs."""
    return start(3) | {
        "round": 8,
        "last_round": True,
        "phase": "act",
        "seat": 2,
        "starter": 2,
        "islands": [
            {
                "name": "tenerife",
                "plots": built("1 house red,2 house blue,3 palace green,4 city orange,12 house brown"),
            },
            {"name": "la-gomera", "plots": built("5 palace white,6 palace red,7 city blue,8 house white")},
            {
                "name": "fuerteventura",
                "plots": built("9 city green,10 palace brown,11 palace blue,1 house green"),
            },
        ],
        "hands": [
            {"segador": 1, "capitan": 1},
            {"noble": 1},
            {"lenador": 2, "pirate-white": 1, "monje": 1, "pirate-red": 1},
        ],
        "deck": {"segador": 2, "noble": 1},
        "discard": {"herrero": 3, "pirate-blue": 1},
        "ship": {"cestero": 1},
        "privileges": {"red": 1, "blue": 1, "green": 0, "orange": 0, "brown": 2, "white": None},
        "points": [11, 12, 12],
        "may_build": True,
        "taken": False,
        "last_announced": True,
    }


def view() -> Position:
    """The middle as seat 2 knows it."""
    return middle() | {
        "hands": [{"?": 2}, {"?": 1}, middle()["hands"][2]],
        "deck": {"?": 3},
        "ship": {"?": 1},
        "ship_known": {"cestero": 1},
    }


def settler() -> Position:
    """Five players, a spectator's view: the reaper from the ship is to be housed by seat 3."""
    islands = ("tenerife", "gran-canaria", "lanzarote", "la-palma", "la-gomera")
    return start(5) | {
        "round": 3,
        "phase": "settle",
        "seat": 3,
        "starter": 4,
        "islands": [{"name": name, "plots": built("1 house red,2 house blue")} for name in islands],
        "hands": [{"?": 4}, {"?": 3}, {"?": 5}, {}, {"?": 1}],
        "deck": {"?": 20},
        "discard": {"noble": 2},
        "ship": {"?": 5},
        "ship_known": {},
        "revealed": "segador",
        "points": [2] * 5,
    }


def pirate() -> Position:
    """The blue pirate has landed and seats 0 and 2 lose a house."""
    return middle() | {"phase": "raze", "seat": 0, "revealed": "pirate-blue", "victims": [0, 2]}


def finished() -> Position:
    """Two players, a shared win; every hand lies open."""
    return start() | {
        "round": 12,
        "last_round": True,
        "phase": "over",
        "seat": None,
        "starter": 0,
        "islands": [
            {"name": "lanzarote", "plots": built(",".join(f"{i} palace red" for i in range(1, 9)))},
            {"name": "la-palma", "plots": built(",".join(f"{i} city {c}" for i, c in enumerate(COLOURS, 1)))},
        ],
        "hands": [{"segador": 3}, {}],
        "discard": {"noble": 1},
        "supply": start()["supply"] | {"city": dict.fromkeys(COLOURS, 0)},
        "points": [21, 21],
        "scores": [21, 21],
        "last_announced": True,
    }


def foreign_box() -> dict[str, Any]:
    """A box without a single title: ids are what people read then."""
    box = deepcopy(BOX)
    for entry in (*box["settlers"].values(), *box["islands"].values()):
        entry.pop("title", None)
    return box


NAMED = {
    "start": start,
    "middle": middle,
    "view": view,
    "settler": settler,
    "pirate": pirate,
    "finished": finished,
}
