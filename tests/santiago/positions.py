"""Positions made by hand, as `game.position()` and `game.view()` give them."""

from typing import Any

Position = dict[str, Any]


def tile(crop: str, planters: int, owner: int | None = None, markers: int = 0) -> dict[str, Any]:
    return {"crop": crop, "planters": planters, "owner": owner, "markers": markers, "desert": False}


def desert() -> dict[str, Any]:
    return {"crop": None, "planters": None, "owner": None, "markers": 0, "desert": True}


def tiles(text: str) -> dict[str, dict[str, Any]]:
    """Tiles by square: `c2 banana2 0 2` has two markers of seat 0, `e2 cane1` none; `h1` is a desert."""
    found = {}
    for square, *there in (entry.split() for entry in text.split(",")):
        kind, *owner = there or [""]
        found[square] = tile(kind[:-1], int(kind[-1]), *map(int, owner)) if kind else desert()
    return found


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
    return start() | {
        "edition": "amigo",
        "players": 4,
        "options": start()["options"] | {"edition": "amigo", "money": "hidden"},
        "round": 5,
        "phase": "decide",
        "seat": 2,
        "overseer": 2,
        "spring": "C2",
        "canals": ["B2-C2", "C2-C3", "C2-D2", "D2-D3"],
        "palms": ["b2", "c6", "g4"],
        "tiles": tiles(
            "c2 banana2 0 2, c3 banana1 1 1, d2 cane2 3 2, d3 cane2 2 1, e3 potato1 3 1, e2 cane1,"
            "d4 bean2 1 2, e4 bean2 0 1, f3 pepper2 2 2, g3 pepper1 0 1, g4 pepper2 1 2, f2 potato2 1 1,"
            "b2 banana2 3 1, b5, h1, a3 potato1, c5 bean1 2 1, h3 banana2, f4 cane2 0 2, g2 bean1 3 1"
        ),
        "money": [None, 7, None, None],
        "extra": [True, False, True, True],
        "bids": [3, 5, 0, 1],
        "proposals": [
            {"seat": 3, "segment": "C3-D3", "bribe": 1},
            {"seat": 0, "segment": "D1-D2", "bribe": 3},
            {"seat": 1, "segment": "C3-D3", "bribe": 2},
        ],
        "removed": ["bean2"],
    }


def trefl_view() -> Position:
    """Trefl, 2 players, seat 0 about to bid after the other's secret choice."""
    out = ["banana", "coconut", "grape", "melon", "pepper"]
    return start() | {
        "players": 2,
        "round": 4,
        "rounds": 10,
        "phase": "bid",
        "seat": 0,
        "overseer": 0,
        "spring": "B3",
        "canals": ["A3-B3", "B2-B3", "B3-B4", "B3-C3"],
        "palms": ["a1", "f6", "g2"],
        "tiles": tiles(
            "b4 melon2 1 2, c4 melon1 0 1, c5 grape2 0 2, b5 coconut2 1 1, c3 banana2, d5 grape1 1 1,"
            "d4 coconut1, f6 pepper2 0 1, h1"
        ),
        "offer": ["banana2", "coconut1", "melon2"],
        "money": [6, 9],
        "extra": [True, False],
        "bids": [None, "?"],
        "removed": sorted(f"{crop}{planters}" for crop in out for planters in (1, 2, 2)),
    }


def finished() -> Position:
    """Trefl, 5 players, all 45 tiles planted, two winners."""
    crops = ["banana", "coconut", "melon", "grape", "pepper"]
    planted: Position = {}
    for number in range(45):
        column, row = number % 8, number // 8
        planters = 1 if number % 3 == 0 else 2
        owner = None if number % 7 == 0 else number % 5
        markers = 0 if owner is None else planters
        is_desert = row in (0, 5) and column % 3
        crop = crops[(column // 2 + row) % 5]
        planted[f"{'abcdefgh'[column]}{row + 1}"] = (
            desert() if is_desert else tile(crop, planters, owner, markers)
        )
    return start() | {
        "players": 5,
        "options": start()["options"] | {"spring": "C2"},
        "round": 9,
        "rounds": 9,
        "phase": "over",
        "seat": None,
        "overseer": 4,
        "spring": "C2",
        "canals": "A2-B2 A3-B3 B2-B3 B2-C2 B3-C3 C2-C3 C2-D2 C3-D3 D2-D3 D2-E2 D3-E3".split(),  # noqa: SIM905
        "palms": ["b3", "f4", "h6"],
        "tiles": planted,
        "money": [12, 0, 7, 31, 4],
        "extra": [False, True, False, False, True],
        "bids": [4, 6, 2, 1, 0],
        "scores": [87, 64, 102, 102, 9],
    }


NAMED = {"start": start, "amigo_middle": amigo_middle, "trefl_view": trefl_view, "finished": finished}
