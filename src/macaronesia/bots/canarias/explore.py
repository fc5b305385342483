"""The search: moves tried on positions dealt anew from what the seat knows, and played on quickly."""

import math
from typing import Any

from macaronesia.bots.canarias.appraise import appraise
from macaronesia.bots.canarias.policy import quick_move
from macaronesia.bots.canarias.traits import Sheet
from macaronesia.canarias.engine import draw, legal, redeal, step
from macaronesia.canarias.state import ACT, CHANCE, ISLAND, OVER, Box
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.random import Generator, below
from macaronesia.kernel.record import Row


@rule
def explore(
    root: Any,
    b: Box,
    iterations: int,
    order: Row,
    prior: Any,
    visits: Any,
    chances: Any,
    scores: Any,
    trial: Any,
    sheet: Sheet,
    base: Generator,
    rng: Generator,
    out: Any,
    pool: Row,
    knobs: Any,
) -> None:
    seat, players = int(root[0].seat), int(root[0].players)
    n = len(order)
    done = 0.0
    for i in range(n):
        done += visits[i]
    horizon = int(knobs[0])
    explore_c, virtual, wide_c, wide_e = knobs[1], knobs[2], knobs[3], knobs[4]
    for _ in range(iterations):
        width = min(n, int(wide_c + done**wide_e))
        best, most = -1, -1e9
        log = math.log(done + 1.0)
        for j in range(width):
            i = int(order[j])
            q = (chances[i, seat] + virtual * prior[i]) / (visits[i] + virtual)
            u = q + explore_c * math.sqrt(log / (visits[i] + 1.0))
            if u > most:
                best, most = i, u
        shuffle(base, int(visits[best]), rng)
        trial[0] = root[0]
        redeal(trial[0], b, seat, rng, pool)
        step(trial[0], b, out[0, best])
        play_on(trial[0], b, int(root[0].this_round) + horizon, sheet, rng, out[1])
        appraise(trial[0], b, seat, 0, sheet)
        visits[best] += 1
        done += 1.0
        for p in range(players):
            chances[best, p] += sheet.chances[p]
            scores[best, p] += sheet.points[p]


@rule
def shuffle(base: Generator, number: int, rng: Generator) -> None:
    """The generator of a deal: equal numbers give equal deals, so that moves are compared on the same ones."""
    for i in range(4):
        mixed = (number * 4 + i) & 0xFFFFFFFF
        for _ in range(2):
            mixed = (((mixed >> 16) ^ mixed) * 0x45D9F3B) & 0xFFFFFFFF
        rng[i] = base[i] ^ mixed ^ (mixed >> 16)


@rule
def play_on(s: Any, b: Box, last: int, sheet: Sheet, rng: Generator, out: Row) -> None:
    """Play quickly to the end of a round."""
    while s.phase != OVER and not (s.this_round > last and s.phase == ACT):
        if s.seat == CHANCE:
            step(s, b, draw(s, b, rng, out))
        elif s.phase == ISLAND:
            step(s, b, out[below(rng, legal(s, b, out))])
        else:
            step(s, b, quick_move(s, b, sheet))
