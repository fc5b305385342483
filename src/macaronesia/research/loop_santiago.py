"""Santiago, many at a time: what one call does to a stretch of a batch."""

from typing import Any

import numpy as np

from macaronesia.kernel.compiler import rule
from macaronesia.kernel.random import Generator
from macaronesia.kernel.record import Row
from macaronesia.research.blocks import Table, pick, write_mask
from macaronesia.research.coding_santiago import STARTS, allow, take
from macaronesia.research.loop import FORFEIT, Run
from macaronesia.research.observation_santiago import observe
from macaronesia.research.rewards import forfeit, reward
from macaronesia.santiago.engine import draw, step
from macaronesia.santiago.rules.scoring import scores
from macaronesia.santiago.state import CHANCE, OVER, State

SCRATCH = 64  # outcomes of chance of the set-up are all that is ever listed


@rule
def deal(s: State, rng: Generator, out: Row) -> None:
    """Chance moves until a player has to."""
    while s.seat == CHANCE:
        step(s, draw(s, rng, out))


@rule
def act(s: State, run: Run, action: int, out: Row) -> None:
    """A legal action of the seat to move, and the moves of chance that follow."""
    run.length += 1
    move = take(s, run.chosen, action)
    if move >= 0:
        step(s, move)
        deal(s, run.rng, out)


@rule
def go_on(s: State, run: Run, out: Row) -> None:
    """Random opponents act until it is the learner's turn; the legal actions then."""
    allow(s, run.chosen, run.words)
    if run.alone:
        while s.seat != run.learner and s.phase != OVER:
            act(s, run, pick(run.words, STARTS, run.rng), out)
            allow(s, run.chosen, run.words)


@rule
def begin(first: Any, s: Any, run: Run, g: int, out: Row) -> None:
    """A new game in place of the g-th."""
    s[g] = first[0]
    run.length = 0
    run.chosen[0] = 0
    deal(s[g], run.rng, out)
    go_on(s[g], run, out)


@rule
def show(s: State, run: Run, mask: Row, observation: Row) -> None:
    """The mask and the observation of the seat to act."""
    run.seat = s.seat
    write_mask(run.words, STARTS, mask)
    observe(s, run.chosen, s.seat, False, observation)


@rule
def reset_all(low: int, high: int, first: Any, s: Any, runs: Any, masks: Table, observations: Table) -> None:
    """New games from number low to high - 1."""
    out = np.empty(SCRATCH, np.int32)
    for g in range(low, high):
        begin(first, s, runs[g], g, out)
        show(s[g], runs[g], masks[g], observations[g])


@rule
def step_all(
    low: int,
    high: int,
    first: Any,
    s: Any,
    runs: Any,
    actions: Row,
    kind: int,
    masks: Table,
    observations: Table,
    rewards: Table,
    dones: Table,
    finals: Table,
) -> None:
    """One action in each game; where it ends the game the rewards are given and the next one begins."""
    out = np.empty(SCRATCH, np.int32)
    for g in range(low, high):
        run = runs[g]
        dones[g] = False
        for p in range(rewards.shape[1]):
            rewards[g, p] = 0
        if actions[g] >= 0:
            act(s[g], run, actions[g], out)
            go_on(s[g], run, out)
        if s[g].phase == OVER or actions[g] == FORFEIT:
            finish(s[g], run, actions[g], kind, rewards[g])
            dones[g] = True
            if len(finals) > 0:
                seat = run.learner if run.learner >= 0 else run.seat
                observe(s[g], run.chosen, seat, False, finals[g])
            begin(first, s, run, g, out)
        show(s[g], run, masks[g], observations[g])


@rule
def finish(s: State, run: Run, action: int, kind: int, row: Row) -> None:
    """The scores and the rewards of a game that is over or given up."""
    scores(s, run.scores)
    if action == FORFEIT:
        forfeit(s.players, run.seat, row)
    else:
        reward(kind, s.players, run.scores, row)


@rule
def observe_all(
    low: int, high: int, s: Any, runs: Any, seats: Row, perfect: bool, observations: Table
) -> None:
    """What a seat of each game knows; perfect: with all that is hidden."""
    for g in range(low, high):
        observe(s[g], runs[g].chosen, seats[g], perfect, observations[g])
