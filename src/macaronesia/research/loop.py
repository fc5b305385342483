"""What a vector environment keeps of every game beside its position, and what it does without one."""

from typing import Annotated, Any

import numpy as np

from macaronesia.kernel.compiler import rule
from macaronesia.kernel.record import Mask, Row, Small, layout
from macaronesia.research.blocks import MOST_WORDS, is_legal, pick

#: Instead of an action: leave this game as it is.
HOLD = -1
#: Instead of an action: the seat to move gives up, and the next game begins.
FORFEIT = -2

NOBODY = -1  #: as a learner: there is none


class Run:
    """The course of one game after another, at one place of a batch."""

    words: Annotated[Row, np.int64, MOST_WORDS]  # the legal actions
    rng: Annotated[Row, np.int64, 4]  # of chance, and of the opponents
    dice: Annotated[Row, np.int64, 4]  # of those who ask for random actions
    length: Mask  # actions since the game began
    chosen: Annotated[Row, np.int16, 6]  # how many actions of an unfinished move there are, and which
    seat: Small  # who is to act
    learner: Small  # the seat whose last observation counts, or NOBODY: that of whoever acted
    alone: Small  # 1: only the learner is played from outside, the others act at random
    scores: Annotated[Row, np.int64, 5]  # of the last game that ended here


RUN = layout(Run)


@rule
def first_illegal(runs: Any, starts: Row, word_of: Row, actions: Row) -> int:
    """The first game whose action is none that it allows; -1 if there is none."""
    for g in range(len(runs)):
        if actions[g] not in (HOLD, FORFEIT) and not is_legal(runs[g].words, starts, word_of, actions[g]):
            return g
    return -1


@rule
def random_actions(low: int, high: int, runs: Any, starts: Row, actions: Row) -> None:
    """A legal action for every game, all equally likely."""
    for g in range(low, high):
        actions[g] = pick(runs[g].words, starts, runs[g].dice)
