"""From JSON back to a record: the inverse of views.py. The caller compares the two."""

from macaronesia.games.santiago.editions import EDITIONS, PALMS
from macaronesia.games.santiago.events import build_canal, place_spring
from macaronesia.games.santiago.moves import MOST_MONEY, tiles
from macaronesia.games.santiago.names import INTERSECTIONS, SEGMENTS, SQUARES
from macaronesia.games.santiago.rules.auction import line_up
from macaronesia.games.santiago.rules.canals import open_segments
from macaronesia.games.santiago.state import KINDS, NOT_YET, PHASES, STATE, Box, Phase, State, new_position
from macaronesia.kernel.bits import bit, has
from macaronesia.kernel.record import CHANCE, NOBODY, positions
from macaronesia.ruleset import Json


def record_of(position: Json, players: int, options: Json, b: Box) -> State:
    """The record of a position of which nothing is hidden; ValueError says what cannot be.

    What a desert was a position does not tell: its tile stays among those to come.
    """
    s = new_position(players, options)
    s.phase = PHASES.index(position["phase"])
    seat = position["seat"]
    s.seat = CHANCE if seat == "chance" else NOBODY if seat is None else seat
    s.this_round = position["round"]
    if position["overseer"] is not None:
        s.overseer = position["overseer"]
    if position["spring"] is not None:
        place_spring(s, INTERSECTIONS.index(position["spring"]), None)
    for name in _in_building_order(s, position["canals"]):
        build_canal(s, SEGMENTS.index(name))
    s.palms = sum(1 << SQUARES.index(name) for name in position["palms"])
    if s.phase not in (Phase.SETUP, Phase.FIRST):
        s.palms_due = 0
    elif s.palms_due:
        s.palms_due = PALMS - len(position["palms"])
    _lay_out(s, position, options["edition"])
    s.removals_due -= len(position["removed"]) if players > 2 else 0
    for p in range(players):
        s.money[p], bid = position["money"][p], position["bids"][p]
        s.bids[p] = NOT_YET if bid is None else bid
    s.extra = sum(1 << p for p, has_it in enumerate(position["extra"]) if has_it)
    for i, proposal in enumerate(position["proposals"]):
        s.proposer[i], s.bribe[i] = proposal["seat"], proposal["bribe"]
        s.proposed[i] = SEGMENTS.index(proposal["segment"])
        s.named |= bit(s.proposed[i])
    s.proposals = len(position["proposals"])
    if s.phase > Phase.BID:
        line_up(s, int(s.overseer), None)  # who has passed first, if anybody has
    _count_turns(s, b, len(position["offer"]))
    _check(s, b)
    return s


def _in_building_order(s: State, canals: list[str]) -> list[str]:
    """The canals so that each hangs together with the spring and those before it."""
    left, ordered = sorted(canals), []
    trial: State = positions(1, STATE)[0]
    trial.spring, trial.reach = s.spring, s.reach
    while left:
        name = next((name for name in left if has(open_segments(trial), SEGMENTS.index(name))), None)
        if name is None:
            raise ValueError(f"{', '.join(left)}: not connected to the spring")
        build_canal(trial, SEGMENTS.index(name))
        left.remove(name)
        ordered.append(name)
    return ordered


def _lay_out(s: State, position: Json, edition: str) -> None:
    """The tiles, on the board and off it."""
    kinds, crops = tiles(edition), EDITIONS[edition].crops
    if s.players > 2:  # with two players they are out from the start
        for name in position["removed"]:
            s.removed[kinds.index(name)] += 1
            s.left[kinds.index(name)] -= 1
    for name in position["offer"]:
        s.offer[kinds.index(name)] += 1
        s.left[kinds.index(name)] -= 1
    for name, tile in position["tiles"].items():
        square = 1 << SQUARES.index(name)
        if tile["desert"]:
            s.deserts |= square
            continue
        crop = crops.index(tile["crop"])
        s.left[2 * crop + tile["planters"] - 1] -= 1
        s.crops[crop] |= square
        s.paired |= square if tile["planters"] == 2 else 0
        s.double |= square if tile["markers"] == 2 else 0
        if tile["owner"] is not None:
            s.owned[tile["owner"]] |= square


def _count_turns(s: State, b: Box, offer: int) -> None:
    """How many have had their turn in this phase."""
    if s.phase in (Phase.PLANT, Phase.NEUTRAL):
        s.turn = b.offered - offer
    elif s.phase == Phase.EXTRA:
        s.turn = (s.seat - s.overseer - 1) % s.players + 1
    elif s.phase in (Phase.REVEAL, Phase.BID):
        s.turn = offer
    elif s.phase in (Phase.PROPOSE, Phase.DECIDE):
        s.turn = s.players


def _check(s: State, b: Box) -> None:
    """What the JSON of the record cannot tell: compiled rules trust all of it."""
    by_chance = s.phase in (Phase.SETUP, Phase.REVEAL)
    if (s.seat == CHANCE) != by_chance or (s.seat == NOBODY) != (s.phase == Phase.OVER):
        raise ValueError(f"seat: not to move in the phase {PHASES[s.phase]}")
    if s.phase == Phase.PLANT and (s.turn >= s.players or s.seat != s.order[s.turn]):
        raise ValueError("seat: not the next in the planting order")
    if s.phase == Phase.NEUTRAL and (s.turn != s.players or s.turn + 1 != b.offered):
        raise ValueError("offer: one tile is left in the phase neutral")
    if s.phase in (Phase.DECIDE, Phase.FIRST) and s.seat != s.overseer:
        raise ValueError("seat: the overseer decides")
    if s.phase != Phase.SETUP and NOBODY in (s.spring, s.overseer):
        raise ValueError("spring, overseer: settled before the first round")
    if s.phase == Phase.EXTRA and not has(s.extra, s.seat):
        raise ValueError("seat: has no extra canal")
    left = [s.left[kind] for kind in range(KINDS)]
    if min(left) < 0 or (by_chance and not any(left)):
        raise ValueError("tiles: more than there are")
    sums = [s.money[p] for p in range(s.players)] + [max(0, s.bids[p]) for p in range(s.players)]
    if not 0 <= min(sums) <= max(sums) <= MOST_MONEY:
        raise ValueError(f"money, bids: 0 to {MOST_MONEY}")
    if not 1 <= s.this_round <= b.rounds:
        raise ValueError(f"round: 1 to {b.rounds}")
