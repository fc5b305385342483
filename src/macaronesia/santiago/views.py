"""A position as JSON, as it is and as a seat may know it; where the points come from."""

from typing import Any

from macaronesia.compiled import has, members, plain, seat_named
from macaronesia.ruleset import Json
from macaronesia.santiago import state
from macaronesia.santiago.board import INTERSECTIONS, SEGMENTS, SQUARES, area_around
from macaronesia.santiago.editions import EDITIONS
from macaronesia.santiago.engine import secret_chooser
from macaronesia.santiago.moves import tiles
from macaronesia.santiago.rules.scoring import worth
from macaronesia.santiago.state import NOBODY, NOT_YET, PHASES, State

HIDDEN = "?"


def named(mask: int, names: list[str]) -> list[str]:
    """The names of a mask's members, sorted."""
    return sorted(names[index] for index in members(mask))


def _kinds(counts: list[int], edition: str) -> list[str]:
    """Counted kinds as a sorted list of tiles."""
    return sorted(tile for kind, tile in enumerate(tiles(edition)) for _ in range(counts[kind]))


def _tiles(s: Any, crops: tuple[str, ...]) -> dict[str, Json]:
    """What lies on the board, by square."""
    desert: Json = {"crop": None, "planters": None, "owner": None, "markers": 0, "desert": True}
    found = {square: dict(desert) for square in members(s.deserts)}
    for crop, ground in zip(crops, s.crops, strict=True):
        found |= {square: _planted(s, square, crop) for square in members(ground)}
    return {SQUARES[square]: found[square] for square in sorted(found)}


def _planted(s: Any, square: int, crop: str) -> Json:
    owner = next((p for p in range(s.players) if has(s.owned[p], square)), None)
    return {
        "crop": crop,
        "planters": 2 if has(s.paired, square) else 1,
        "owner": owner,
        "markers": 0 if owner is None else 2 if has(s.double, square) else 1,
        "desert": False,
    }


def position(record: State, options: Json, scores: list[int] | None) -> Json:
    """Everything there is to know, JSON-ready."""
    s, edition = plain(record), options["edition"]
    return {
        "game": "santiago",
        "edition": edition,
        "players": s.players,
        "options": {
            name: list(value) if isinstance(value, list) else value for name, value in options.items()
        },
        "round": s.this_round,
        "rounds": s.rounds,
        "phase": PHASES[s.phase],
        "seat": seat_named(s.seat),
        "overseer": None if s.overseer == NOBODY else s.overseer,
        "spring": None if s.spring == NOBODY else INTERSECTIONS[s.spring],
        "canals": named(s.canals, SEGMENTS),
        "palms": named(s.palms, SQUARES),
        "tiles": _tiles(s, EDITIONS[edition].crops),
        "offer": _kinds(s.offer, edition),
        "money": s.money[: s.players],
        "extra": [has(s.extra, p) for p in range(s.players)],
        "bids": [None if bid == NOT_YET else bid for bid in s.bids[: s.players]],
        "proposals": [
            {"seat": s.proposer[i], "segment": SEGMENTS[s.proposed[i]], "bribe": s.bribe[i]}
            for i in range(s.proposals)
        ],
        "removed": _kinds(s.removed, edition),
        "scores": scores,
    }


def conceal(s: State, everything: Json, seat: int | None) -> Json:
    """A position as a seat may know it: without the other's secret choice and hidden money."""
    view = dict(everything)
    if s.phase == state.OVER:
        return view
    chooser = int(secret_chooser(s))
    if chooser not in (-1, seat):
        view["bids"] = [HIDDEN if p == chooser else bid for p, bid in enumerate(view["bids"])]
        view["money"] = [
            money + int(s.bids[p]) if p == chooser else money for p, money in enumerate(view["money"])
        ]
    if view["options"]["money"] == "hidden":
        view["money"] = [money if p == seat else None for p, money in enumerate(view["money"])]
    return view


def breakdown(s: State, edition: str) -> list[Json]:
    """For every seat its money, and each area in which something counts for it."""
    seats: list[Json] = [{"money": int(s.money[p]), "areas": [], "total": 0} for p in range(s.players)]
    for crop, name in enumerate(EDITIONS[edition].crops):
        ground = int(s.crops[crop])
        while ground:
            area = int(area_around(ground & -ground, ground))
            ground &= ~area
            squares = named(area, SQUARES)
            for p, seat in enumerate(seats):
                if counts := int(worth(s, p, area)):
                    palms = named(area & int(s.palms) & int(s.owned[p]), SQUARES)
                    seat["areas"].append(
                        {
                            "crop": name,
                            "tiles": squares,
                            "markers": counts - len(palms),
                            "palms": palms,
                            "points": len(squares) * counts,
                        }
                    )
    for seat in seats:
        seat["total"] = seat["money"] + sum(area["points"] for area in seat["areas"])
    return seats
