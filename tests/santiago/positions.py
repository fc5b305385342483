"""Positions made by hand, as `game.position()` and `game.view()` give them."""

from typing import Any

Position = dict[str, Any]


def tile(crop: str, planters: int, owner: int | None = None, markers: int = 0) -> dict[str, Any]:
    return {"crop": crop, "planters": planters, "owner": owner, "markers": markers, "desert": False}


def desert() -> dict[str, Any]:
    return {"crop": None, "planters": None, "owner": None, "markers": 0, "desert": True}


def start() -> Position:
    """Trefl, 3 players, before chance has settled anything."""
    return {
        "game": "santiago",
        "edition": "trefl",
        "players": 3,
        "options": {
            "edition": "trefl",
            "palms": True,
            "money": "open",
            "spring": "interior",
            "overseer": "lot",
        },
        "round": 1,
        "rounds": 11,
        "phase": "setup",
        "seat": "chance",
        "overseer": None,
        "spring": None,
        "canals": [],
        "palms": [],
        "tiles": {},
        "offer": [],
        "money": [10, 10, 10],
        "extra": [True, True, True],
        "bids": [None, None, None],
        "proposals": [],
        "removed": [],
        "scores": None,
    }


def amigo_middle() -> Position:
    """Amigo with palms, 4 players, hidden money as seat 1 sees it, the overseer about to decide."""
    return {
        "game": "santiago",
        "edition": "amigo",
        "players": 4,
        "options": {
            "edition": "amigo",
            "palms": True,
            "money": "hidden",
            "spring": "interior",
            "overseer": "lot",
        },
        "round": 5,
        "rounds": 11,
        "phase": "decide",
        "seat": 2,
        "overseer": 2,
        "spring": "C2",
        "canals": ["B2-C2", "C2-C3", "C2-D2", "D2-D3"],
        "palms": ["b2", "c6", "g4"],
        "tiles": {
            "c2": tile("banana", 2, 0, 2),
            "c3": tile("banana", 1, 1, 1),
            "d2": tile("cane", 2, 3, 2),
            "d3": tile("cane", 2, 2, 1),
            "e3": tile("potato", 1, 3, 1),
            "e2": tile("cane", 1),
            "d4": tile("bean", 2, 1, 2),
            "e4": tile("bean", 2, 0, 1),
            "f3": tile("pepper", 2, 2, 2),
            "g3": tile("pepper", 1, 0, 1),
            "g4": tile("pepper", 2, 1, 2),
            "f2": tile("potato", 2, 1, 1),
            "b2": tile("banana", 2, 3, 1),
            "b5": desert(),
            "h1": desert(),
            "a3": tile("potato", 1),
            "c5": tile("bean", 1, 2, 1),
            "h3": tile("banana", 2),
            "f4": tile("cane", 2, 0, 2),
            "g2": tile("bean", 1, 3, 1),
        },
        "offer": [],
        "money": [None, 7, None, None],
        "extra": [True, False, True, True],
        "bids": [3, 5, 0, 1],
        "proposals": [
            {"seat": 3, "segment": "C3-D3", "bribe": 1},
            {"seat": 0, "segment": "D1-D2", "bribe": 3},
            {"seat": 1, "segment": "C3-D3", "bribe": 2},
        ],
        "removed": ["bean2"],
        "scores": None,
    }


def trefl_view() -> Position:
    """Trefl, 2 players, seat 0 about to bid after the other's secret choice."""
    out = ["banana", "coconut", "grape", "melon", "pepper"]
    return {
        "game": "santiago",
        "edition": "trefl",
        "players": 2,
        "options": {
            "edition": "trefl",
            "palms": True,
            "money": "open",
            "spring": "interior",
            "overseer": "lot",
        },
        "round": 4,
        "rounds": 10,
        "phase": "bid",
        "seat": 0,
        "overseer": 0,
        "spring": "B3",
        "canals": ["A3-B3", "B2-B3", "B3-B4", "B3-C3"],
        "palms": ["a1", "f6", "g2"],
        "tiles": {
            "b4": tile("melon", 2, 1, 2),
            "c4": tile("melon", 1, 0, 1),
            "c5": tile("grape", 2, 0, 2),
            "b5": tile("coconut", 2, 1, 1),
            "c3": tile("banana", 2),
            "d5": tile("grape", 1, 1, 1),
            "d4": tile("coconut", 1),
            "f6": tile("pepper", 2, 0, 1),
            "h1": desert(),
        },
        "offer": ["banana2", "coconut1", "melon2"],
        "money": [6, 9],
        "extra": [True, False],
        "bids": [None, "?"],
        "proposals": [],
        "removed": sorted(f"{crop}{planters}" for crop in out for planters in (1, 2, 2)),
        "scores": None,
    }


def finished() -> Position:
    """Trefl, 5 players, all 45 tiles planted, two winners."""
    crops = ["banana", "coconut", "melon", "grape", "pepper"]
    canals = [
        "A2-B2",
        "A3-B3",
        "B2-B3",
        "B2-C2",
        "B3-C3",
        "C2-C3",
        "C2-D2",
        "C3-D3",
        "D2-D3",
        "D2-E2",
        "D3-E3",
    ]
    tiles: Position = {}
    for number in range(45):
        column, row = number % 8, number // 8
        square = f"{'abcdefgh'[column]}{row + 1}"
        planters = 1 if number % 3 == 0 else 2
        owner = None if number % 7 == 0 else number % 5
        tiles[square] = tile(
            crops[(column // 2 + row) % 5], planters, owner, 0 if owner is None else planters
        )
        if row in (0, 5) and column % 3:
            tiles[square] = desert()
    return {
        "game": "santiago",
        "edition": "trefl",
        "players": 5,
        "options": {"edition": "trefl", "palms": True, "money": "open", "spring": "C2", "overseer": "lot"},
        "round": 9,
        "rounds": 9,
        "phase": "over",
        "seat": None,
        "overseer": 4,
        "spring": "C2",
        "canals": canals,
        "palms": ["b3", "f4", "h6"],
        "tiles": tiles,
        "offer": [],
        "money": [12, 0, 7, 31, 4],
        "extra": [False, True, False, False, True],
        "bids": [4, 6, 2, 1, 0],
        "proposals": [],
        "removed": [],
        "scores": [87, 64, 102, 102, 9],
    }


NAMED = {"start": start, "amigo_middle": amigo_middle, "trefl_view": trefl_view, "finished": finished}
