"""A position as JSON, with what has been concealed in it marked; where the points come from."""

from typing import Any, TypedDict

from macaronesia.games.santiago.board import area_around
from macaronesia.games.santiago.editions import EDITIONS
from macaronesia.games.santiago.moves import tiles
from macaronesia.games.santiago.names import INTERSECTIONS, SEGMENTS, SQUARES
from macaronesia.games.santiago.rules.scoring import area_points, worth
from macaronesia.games.santiago.state import NOT_YET, PHASES, SECRET, Phase, State
from macaronesia.kernel.record import NOBODY
from macaronesia.kernel_ruleset import EVERYBODY, as_namespace, has, members, seat_named
from macaronesia.ruleset import Breakdown, GameView, Json

HIDDEN = "?"


class Tile(TypedDict):
    """What lies on a square; of a desert, crop, planters and owner are None."""

    crop: str | None
    planters: int | None
    owner: int | None
    markers: int
    desert: bool


class Proposal(TypedDict):
    """A segment that was proposed, and the bribe laid on it."""

    seat: int
    segment: str
    bribe: int


class SantiagoPosition(GameView):
    """A position, or a view of one: hidden money is None, a secret bid ``"?"``."""

    edition: str
    rounds: int
    overseer: int | None
    spring: str | None
    canals: list[str]
    palms: list[str]
    tiles: dict[str, Tile]
    offer: list[str]
    money: list[int | None]
    extra: list[bool]
    bids: list[int | str | None]
    proposals: list[Proposal]
    removed: list[str]


class AreaPoints(TypedDict):
    """What an area brings a seat."""

    crop: str
    tiles: list[str]
    markers: int
    palms: list[str]
    points: int


class SantiagoBreakdown(Breakdown):
    """Where the points of a seat come from; ``money`` is None where it is hidden."""

    money: int | None
    areas: list[AreaPoints]


def named(mask: int, names: list[str]) -> list[str]:
    """The names of a mask's members, sorted."""
    return sorted(names[index] for index in members(mask))


def _kinds(counts: list[int], edition: str) -> list[str]:
    """Counted kinds as a sorted list of tiles."""
    return sorted(tile for kind, tile in enumerate(tiles(edition)) for _ in range(counts[kind]))


def _tiles(s: Any, crops: tuple[str, ...]) -> dict[str, Tile]:
    """What lies on the board, by square."""
    desert: Tile = {"crop": None, "planters": None, "owner": None, "markers": 0, "desert": True}
    found: dict[int, Tile] = {square: desert.copy() for square in members(s.deserts)}
    for crop, ground in zip(crops, s.crops, strict=True):
        found |= {square: _planted(s, square, crop) for square in members(ground)}
    return {SQUARES[square]: found[square] for square in sorted(found)}


def _planted(s: Any, square: int, crop: str) -> Tile:
    owner = next((p for p in range(s.players) if has(s.owned[p], square)), None)
    return {
        "crop": crop,
        "planters": 2 if has(s.paired, square) else 1,
        "owner": owner,
        "markers": 0 if owner is None else 2 if has(s.double, square) else 1,
        "desert": False,
    }


def position(
    record: State, options: Json, rounds: int, scores: list[int] | None, seat: int | str | None
) -> SantiagoPosition:
    """A record as JSON; ``seat``: whose eyes it was concealed for, or EVERYBODY."""
    s, edition = as_namespace(record), options["edition"]
    money: list[int | None] = s.money[: s.players]
    if options["money"] == "hidden" and seat != EVERYBODY and s.phase != Phase.OVER:
        money = [sum_ if p == seat else None for p, sum_ in enumerate(money)]
    shown: dict[int, int | str | None] = {NOT_YET: None, SECRET: HIDDEN}
    return {
        "game": "santiago",
        "edition": edition,
        "players": s.players,
        "options": {
            name: list(value) if isinstance(value, list) else value for name, value in options.items()
        },
        "round": s.this_round,
        "rounds": rounds,
        "phase": PHASES[s.phase],
        "seat": seat_named(s.seat),
        "overseer": None if s.overseer == NOBODY else s.overseer,
        "spring": None if s.spring == NOBODY else INTERSECTIONS[s.spring],
        "canals": named(s.canals, SEGMENTS),
        "palms": named(s.palms, SQUARES),
        "tiles": _tiles(s, EDITIONS[edition].crops),
        "offer": _kinds(s.offer, edition),
        "money": money,
        "extra": [has(s.extra, p) for p in range(s.players)],
        "bids": [shown.get(bid, bid) for bid in s.bids[: s.players]],
        "proposals": [
            {"seat": s.proposer[i], "segment": SEGMENTS[s.proposed[i]], "bribe": s.bribe[i]}
            for i in range(s.proposals)
        ],
        "removed": _kinds(s.removed, edition),
        "scores": scores,
    }


def breakdown(s: State, edition: str) -> list[SantiagoBreakdown]:
    """For every seat its money, and each area in which something counts for it."""
    seats: list[SantiagoBreakdown] = [
        {"money": int(s.money[p]), "areas": [], "total": int(s.money[p])} for p in range(s.players)
    ]
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
                            "points": int(area_points(s, p, area)),
                        }
                    )
    for seat in seats:
        seat["total"] += sum(area["points"] for area in seat["areas"])
    return seats
