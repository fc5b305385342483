"""The compiled part of the vector environment: what one call does to a range of the games of a batch.

Bound to a game by kernel/generic.py. Also here: the rewards at the end of a game, for all environments.
"""

from typing import Annotated, Any, NamedTuple

import numpy as np

from macaronesia.kernel.actions import Choice, is_member, pick
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.generic import unbound
from macaronesia.kernel.observation import Table, row_at
from macaronesia.kernel.random import Generator
from macaronesia.kernel.record import CHANCE, NOBODY, Mask, Row, Small

step = draw = scores = find_actions = take = write_mask = observe = unbound

#: win: 1 to the winner, the others share the loss evenly, a shared win is shared (the sum is 0);
#: rank: 1 to the first, -1 to the last, evenly between, ties in the mean of their places (the sum is 0);
#: score: the share of all points (the sum is 1).
REWARDS = ("win", "rank", "score")
WIN, RANK, SCORE = range(3)

#: Instead of an action: leave this game as it is.
HOLD = -1
#: Instead of an action: the seat to move gives up, and the next game begins.
FORFEIT = -2

NO_LEARNER = -1  #: as a learner: there is none


class Run(Choice):
    """What is kept of the games that are played one after another at one place of a batch."""

    rng: Annotated[Row, np.int64, 4]  # of chance, and of the opponents
    dice: Annotated[Row, np.int64, 4]  # of those who ask for random actions
    length: Mask  # actions since the game began
    seat: Small  # who is to act
    learner: Small  # the seat whose last observation counts, or NO_LEARNER: that of whoever acted
    alone: Small  # 1: only the learner is played from outside, the others act at random
    scores: Annotated[Row, np.int64, 5]  # of the last game that ended here


class Games(NamedTuple):
    """What all functions on many games need."""

    b: Any  #: the box, or edition table, of all games
    first: Any  #: array of one: the position before chance's first move
    s: Any  #: a position for every game
    runs: Any  #: a Run for every game


class Buffers(NamedTuple):
    """Arrays of the right shapes and types for a batch."""

    actions: Table  #: int32 (n,)
    masks: Table  #: uint8 (n, actions): 1 where an action is legal
    observations: Table  #: uint8 (n, numbers)
    rewards: Table  #: float32 (n, players), by seat
    dones: Table  #: bool (n,)


class Scratch(NamedTuple):
    """Arrays that one thread works in, of one row each."""

    moves: Table  #: legal moves
    marks: Table  #: a mark for every action


@rule
def deal(s: Any, b: Any, rng: Generator, out: Row) -> None:
    """Chance moves until a player has to."""
    while s.seat == CHANCE:
        step(s, b, draw(s, b, rng, out), None)


@rule
def act(s: Any, b: Any, run: Run, action: int, out: Row) -> None:
    """A legal action of the seat to move, and the moves of chance that follow."""
    run.length += 1
    move = take(s, b, run, action)
    if move >= 0:
        step(s, b, move, None)
        deal(s, b, run.rng, out)


@rule
def act_alone(s: Any, b: Any, run: Run, action: int, out: Row, marks: Row) -> int:
    """A legal action without what chance does then, and the legal actions after it; the move made, or -1."""
    move = int(take(s, b, run, action))
    if move >= 0:
        step(s, b, move, None)
    find_actions(s, b, run, out, marks)
    return move


@rule
def go_on(s: Any, b: Any, run: Run, out: Row, marks: Row) -> None:
    """Random opponents act until it is the learner's turn; the legal actions then."""
    find_actions(s, b, run, out, marks)
    if run.alone:
        while s.seat >= 0 and s.seat != run.learner:
            act(s, b, run, pick(run.legal, run.rng), out)
            find_actions(s, b, run, out, marks)


@rule
def begin(games: Games, g: int, out: Row, marks: Row) -> None:
    """A new game in place of the g-th."""
    s, run = games.s, games.runs[g]
    s[g] = games.first[0]
    run.length = 0
    run.chosen[0] = 0
    deal(s[g], games.b, run.rng, out)
    go_on(s[g], games.b, run, out, marks)


@rule
def show(s: Any, b: Any, run: Run, mask: Row, observation: Row) -> None:
    """The mask and the observation of the seat to act."""
    run.seat = s.seat
    write_mask(run.legal, mask)
    observe(s, b, run.chosen, int(s.seat), False, observation)


@rule
def reset_all(low: int, high: int, scratch: Scratch, games: Games, masks: Table, observations: Table) -> None:
    """New games from number low to high - 1."""
    out, marks = row_at(scratch.moves, 0), row_at(scratch.marks, 0)
    for g in range(low, high):
        begin(games, g, out, marks)
        show(games.s[g], games.b, games.runs[g], row_at(masks, g), row_at(observations, g))


@rule
def step_all(
    low: int, high: int, scratch: Scratch, games: Games, kind: int, buffers: Buffers, finals: Table
) -> None:
    """One action in each game; where it ends the game the rewards are given and the next one begins."""
    b, s, out, marks = games.b, games.s, row_at(scratch.moves, 0), row_at(scratch.marks, 0)
    actions, masks, observations, rewards, dones = buffers
    for g in range(low, high):
        run = games.runs[g]
        dones[g] = False
        for p in range(rewards.shape[1]):
            rewards[g, p] = 0
        if actions[g] >= 0:
            act(s[g], b, run, int(actions[g]), out)
            go_on(s[g], b, run, out, marks)
        if s[g].seat == NOBODY or actions[g] == FORFEIT:
            finish(s[g], b, run, int(actions[g]), kind, row_at(rewards, g))
            dones[g] = True
            if len(finals) > 0:
                seat = int(run.learner if run.learner >= 0 else run.seat)
                observe(s[g], b, run.chosen, seat, False, row_at(finals, g))
            begin(games, g, out, marks)
        show(s[g], b, run, row_at(masks, g), row_at(observations, g))


@rule
def finish(s: Any, b: Any, run: Run, action: int, kind: int, row: Row) -> None:
    """The scores and the rewards of a game that is over or given up."""
    scores(s, b, run.scores)
    if action == FORFEIT:
        forfeit(len(row), int(run.seat), row)
    else:
        reward(kind, len(row), run.scores, row)


@rule
def observe_all(
    low: int, high: int, _scratch: Scratch, games: Games, seats: Row, perfect: bool, rows: Table
) -> None:
    """What a seat of each game knows; perfect: with all that is hidden."""
    for g in range(low, high):
        observe(games.s[g], games.b, games.runs[g].chosen, int(seats[g]), perfect, row_at(rows, g))


@rule
def random_actions(low: int, high: int, _scratch: Scratch, games: Games, actions: Row) -> None:
    """A legal action for every game, all equally likely."""
    for g in range(low, high):
        actions[g] = pick(games.runs[g].legal, games.runs[g].dice)


@rule
def first_illegal(runs: Any, actions: Row) -> int:
    """The first game whose action is none that it allows; -1 if there is none."""
    for g in range(len(runs)):
        if actions[g] not in (HOLD, FORFEIT) and (
            actions[g] < 0 or not is_member(runs[g].legal, int(actions[g]))
        ):
            return g
    return -1


# --- Rewards. Before the end of a game all are 0. ---


@rule
def reward(kind: int, players: int, scores: Row, row: Table) -> None:
    """Write the rewards of these final scores."""
    best, winners, everything = scores[0], 0, 0
    for p in range(players):
        best = max(best, scores[p])
        everything += scores[p]
    for p in range(players):
        winners += scores[p] == best
    for p in range(players):
        if kind == WIN:
            won = 1.0 / winners if scores[p] == best else 0.0
            row[p] = (won * players - 1.0) / (players - 1)
        elif kind == RANK:
            ahead = 0
            for other in range(players):
                ahead += int(scores[other] < scores[p]) - int(scores[other] > scores[p])
            row[p] = ahead / (players - 1)
        else:
            row[p] = scores[p] / everything if everything > 0 else 1.0 / players


@rule
def forfeit(players: int, loser: int, row: Table) -> None:
    """A seat that gave up loses as if it were last and the others shared the win."""
    for p in range(players):
        row[p] = -1.0 if p == loser else 1.0 / (players - 1)
