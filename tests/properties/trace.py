"""The kernel plays random games and prints what it saw, for a comparison with and without the compiler.

    NUMBA_DISABLE_JIT=1 python -W error tests/properties/trace.py GAMES > plain
    NUMBA_DISABLE_JIT=0 python -W error tests/properties/trace.py GAMES > compiled
    cmp plain compiled

GAMES games are played for every edition, number of players, palms and kind of spring; each move is
one line with the SHA-256 of the legal moves, their weights, the whole position, the scores if the
game ended now, a redealt position and the state of the random numbers. The test uses the short
form (GAMES = 1); `make traces` runs a long one.
"""

import hashlib
import itertools
import sys

import numpy as np

from macaronesia.kernel.random import below, generator
from macaronesia.kernel.record import positions
from macaronesia.santiago import engine
from macaronesia.santiago.moves import MOST_LEGAL
from macaronesia.santiago.options import settled, start
from macaronesia.santiago.rules.scoring import scores
from macaronesia.santiago.state import CHANCE, OVER, STATE

TABLES = [("amigo", 3), ("amigo", 4), ("amigo", 5), ("trefl", 2), ("trefl", 3), ("trefl", 4), ("trefl", 5)]
SPRINGS = ["interior", "corner", "edge", "any", "C2"]


def traced(title, s, rng):
    """Play one game and print a line for every move."""
    out, weights = np.empty(MOST_LEGAL, np.int32), np.empty(MOST_LEGAL, np.int32)
    points = np.zeros(5, np.int64)
    number = 0
    while s.phase != OVER:
        n = int(engine.legal(s, out))
        seen = hashlib.sha256(out[:n].tobytes())
        if s.seat == CHANCE:
            engine.weigh(s, out[:n], weights)
            seen.update(weights[:n].tobytes())
            move = int(engine.draw(s, rng, weights))
        else:
            other = positions(1, STATE)
            other[0] = s
            engine.redeal(other[0], -1, rng)
            seen.update(other.tobytes())
            # A pass comes first where there is one, and would drown in proposals.
            move = int(out[0 if below(rng, 4) == 0 else below(rng, n)])
        if number % 2:
            engine.step(s, move)
        elif not engine.step_if_legal(s, move, weights):
            raise AssertionError(f"{title}: move {move} is listed and not legal")
        scores(s, points)
        for part in (s.tobytes(), points.tobytes(), rng.tobytes()):
            seen.update(part)
        print(title, number, move, seen.hexdigest())
        number += 1
    print(title, "scores", *points[: s.players])


def main(games):
    """So many games for every combination of options."""
    for (edition, players), palms, spring in itertools.product(TABLES, (False, True), SPRINGS):
        given = {"edition": edition, "palms": palms, "spring": spring}
        for game in range(games):
            title = f"{edition}-{players}-{'palms' if palms else 'bare'}-{spring}-{game}"
            traced(title, start(players, settled(players, given)), generator(title))


if __name__ == "__main__":
    main(int(sys.argv[1]))
