"""Whole games of ``greedy`` inside the kernel, for fitting and measuring."""

from typing import Any

import numpy as np

from macaronesia.bots.santiago.appraise import Weights
from macaronesia.bots.santiago.judge import judge
from macaronesia.bots.santiago.study import Study, study, survey_canals
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.random import Generator, word
from macaronesia.santiago.engine import legal
from macaronesia.santiago.state import BID, NEUTRAL, PLANT, PROPOSE


@rule
def greedy_move(
    s: Any,
    w: Weights,
    st: Study,
    trial: Any,
    moves: Any,
    points: Any,
    odds: Any,
    rng: Generator,
    slips: float,
) -> int:
    """The move after which the seat's chance to win is best, misjudged by so much in logits."""
    n = legal(s[0], moves)
    phase, seat = s[0].phase, int(s[0].seat)
    if phase in (BID, PLANT, NEUTRAL):
        study(s, w, trial, st)
    elif phase == PROPOSE:
        survey_canals(s, w, trial, st)
    judge(s, w, st, moves[:n], trial, points, odds)
    chosen, most = int(moves[0]), -1e18
    for i in range(n):
        luck = (
            float(word(rng) + word(rng) - word(rng) - word(rng)) / 0xFFFFFFFF
        )  # bell-shaped, of variance 1/3
        own = min(max(odds[i, seat], 1e-6), 1 - 1e-6)
        value = np.log(own / (1 - own)) + 1.7 * slips * luck
        if value > most:
            chosen, most = int(moves[i]), value
    return chosen
