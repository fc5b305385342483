"""From what a seat may know to a position of the kernel. Nothing else enters a bot's thinking."""

from typing import Any

import numpy as np

from macaronesia.kernel.bits import bit
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.record import Row
from macaronesia.santiago.board import INTERSECTIONS, JOINED, MEETING, SEGMENTS, SQUARES, WATERS
from macaronesia.santiago.editions import EDITIONS
from macaronesia.santiago.engine import step
from macaronesia.santiago.moves import notation, tiles
from macaronesia.santiago.options import start
from macaronesia.santiago.state import NOT_YET, PHASES, State

View = dict[str, Any]

SECRET = "?"


def imagine(view: View) -> State:
    """The position as the seat to move knows it; a secret bid of the other counts as a pass not paid yet."""
    s = start(view["players"], view["options"])
    s.phase, s.seat = PHASES.index(view["phase"]), view["seat"]
    s.removals_due = 0
    if view["phase"] != "first":  # the palms come right after the first canal
        s.palms_due = 0
    s.this_round, s.overseer = view["round"], view["overseer"]
    _lay_out(s, view)
    _fill_purses(s, view)
    s.extra = sum(1 << p for p, has_it in enumerate(view["extra"]) if has_it)
    for p, bid in enumerate(view["bids"]):
        s.bids[p] = NOT_YET if bid is None else 0 if bid == SECRET else bid
    _line_up(s, view)
    for i, proposal in enumerate(view["proposals"]):
        s.proposer[i] = proposal["seat"]
        s.proposed[i] = SEGMENTS.index(proposal["segment"])
        s.bribe[i] = proposal["bribe"]
        s.named |= bit(s.proposed[i])
    s.proposals = len(view["proposals"])
    return s


def _lay_out(s: State, view: View) -> None:
    """The board, and the tiles off it."""
    edition = view["options"]["edition"]
    kinds, crops = tiles(edition), EDITIONS[edition].crops
    s.spring = INTERSECTIONS.index(view["spring"])
    s.reach = int(MEETING[s.spring])
    for name in view["canals"]:
        segment = SEGMENTS.index(name)
        s.canals |= bit(segment)
        s.reach |= int(JOINED[segment])
        s.irrigated |= int(WATERS[segment])
    s.palms = sum(1 << SQUARES.index(name) for name in view["palms"])
    if view["players"] > 2:  # with two players they are out from the start
        for name in view["removed"]:
            s.removed[kinds.index(name)] += 1
            s.left[kinds.index(name)] -= 1
    for name in view["offer"]:
        s.offer[kinds.index(name)] += 1
        s.left[kinds.index(name)] -= 1
    for name, tile in view["tiles"].items():
        square = 1 << SQUARES.index(name)
        if tile["desert"]:
            s.deserts |= square
            continue
        crop = crops.index(tile["crop"])
        # What a desert was the view does not tell: such tiles stay among those to come, which deals
        # them exactly as likely as one who forgot them must expect.
        s.left[2 * crop + tile["planters"] - 1] -= 1
        s.crops[crop] |= square
        s.paired |= square if tile["planters"] == 2 else 0
        s.double |= square if tile["markers"] == 2 else 0
        if tile["owner"] is not None:
            s.owned[tile["owner"]] |= square


def _fill_purses(s: State, view: View) -> None:
    """Money, and the tiles to come: from the moves so far, where the bot was told them."""
    own = view["money"][view["seat"]]
    for p, money in enumerate(view["money"]):
        s.money[p] = own if money is None else money
    if "history" not in view:
        return
    codes = notation(view["options"]["edition"]).codes
    told = [codes[text] for _, text in view["history"] if not text.endswith(SECRET)]
    past = start(view["players"], view["options"])
    replay(past, np.array(told, np.int32))
    for kind in range(len(s.left)):
        s.left[kind] = past.left[kind]
    for p in range(view["players"]):
        s.money[p] = past.money[p]


@rule
def replay(s: State, moves: Row) -> None:
    """Make these moves, one after the other."""
    for i in range(len(moves)):
        step(s, moves[i])


def _line_up(s: State, view: View) -> None:
    """The planting order, and how far the phase has come."""
    players = view["players"]
    if all(isinstance(bid, int) for bid in view["bids"]):
        # The overseer stands last: the first who passed, from whom the later passers follow clockwise,
        # or the lowest bidder; with two players, who lost the tie.
        passers = [(s.overseer + i) % players for i in range(players)]
        passers = [p for p in passers if view["bids"][p] == 0]
        bidders = sorted(
            set(range(players)) - set(passers), key=lambda p: (-view["bids"][p], p == s.overseer)
        )
        for place, p in enumerate([*bidders, *reversed(passers)]):
            s.order[place] = p
    if view["phase"] in ("plant", "neutral"):
        s.turn = s.offered - len(view["offer"])
    elif view["phase"] == "extra":
        s.turn = (s.seat - s.overseer - 1) % players + 1
    elif view["phase"] == "bid":
        s.turn = s.offered
