"""The kernel plays random games and prints what it saw, for a comparison with and without the compiler.

    NUMBA_DISABLE_JIT=1 python -W error tests/properties/trace.py GAMES > plain
    NUMBA_DISABLE_JIT=0 python -W error tests/properties/trace.py GAMES > compiled
    cmp plain compiled

GAMES games are played for every edition, number of players, palms and kind of spring of Santiago, and
twice as many for every number of players and way of dealing islands of Islas Canarias. Each move
is one line with the SHA-256 of the legal moves, their weights, the whole position, the scores if the
game ended now, a redealt position and the state of the random numbers. The test uses the short
form (GAMES = 1); `make traces` runs a long one.
"""

import hashlib
import itertools
import sys
from types import SimpleNamespace

import numpy as np

from macaronesia.canarias import engine as canarias
from macaronesia.canarias import moves as canarias_moves
from macaronesia.canarias import options as canarias_options
from macaronesia.canarias import state as canarias_state
from macaronesia.canarias.tables import box_record
from macaronesia.kernel.random import below, generator
from macaronesia.kernel.record import positions
from macaronesia.santiago import engine as santiago
from macaronesia.santiago import moves as santiago_moves
from macaronesia.santiago import options as santiago_options
from macaronesia.santiago import state as santiago_state
from macaronesia.santiago.rules.scoring import scores

TABLES = [("amigo", 3), ("amigo", 4), ("amigo", 5), ("trefl", 2), ("trefl", 3), ("trefl", 4), ("trefl", 5)]
SPRINGS = ["interior", "corner", "edge", "any", "C2"]

#: The two games as one: what each asks besides the position is filled in.
BOX = box_record(canarias_options.shipped())
SANTIAGO = SimpleNamespace(
    legal=santiago.legal,
    weigh=santiago.weigh,
    draw=santiago.draw,
    step=santiago.step,
    step_if_legal=santiago.step_if_legal,
    step_all=santiago.step_all,
    redeal=lambda s, rng: santiago.redeal(s, -1, rng),
    scores=scores,
    state=santiago_state,
    most_legal=santiago_moves.MOST_LEGAL,
    start=lambda players, given: santiago_options.start(players, santiago_options.settled(players, given)),
)
CANARIAS = SimpleNamespace(
    legal=lambda s, out: canarias.legal(s, BOX, out),
    weigh=canarias.weigh,
    draw=lambda s, rng, out: canarias.draw(s, BOX, rng, out),
    step=lambda s, move: canarias.step(s, BOX, move),
    step_if_legal=lambda s, move, out: canarias.step_if_legal(s, BOX, move, out),
    step_all=lambda s, moves: canarias.step_all(s, BOX, moves),
    redeal=lambda s, rng: canarias.redeal(
        s, BOX, below(rng, int(s.players) + 1) - 1, rng, np.empty(canarias_state.MOST_KINDS, np.int64)
    ),
    scores=canarias.scores,
    state=canarias_state,
    most_legal=canarias_moves.MOST_LEGAL,
    start=lambda players, given: canarias_options.start(players, given, BOX),
)


def traced(game, title, s, rng):
    """Play one game and print a line for every move."""
    out, weights = np.empty(game.most_legal, np.int32), np.empty(game.most_legal, np.int32)
    points = np.zeros(5, np.int64)
    number = 0
    while s.phase != game.state.OVER:
        n = int(game.legal(s, out))
        seen = hashlib.sha256(out[:n].tobytes())
        if s.seat == game.state.CHANCE:
            game.weigh(s, out[:n], weights)
            seen.update(weights[:n].tobytes())
            move = int(game.draw(s, rng, weights))
        else:
            other = positions(1, game.state.STATE)
            other[0] = s
            game.redeal(other[0], rng)
            seen.update(other.tobytes())
            # A pass comes first where there is one, and would drown in proposals.
            move = int(out[0 if below(rng, 4) == 0 else below(rng, n)])
        if number % 2:
            game.step(s, move)
        elif not game.step_if_legal(s, move, weights):
            raise AssertionError(f"{title}: move {move} is listed and not legal")
        game.scores(s, points)
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
            traced(SANTIAGO, title, SANTIAGO.start(players, given), generator(title))
    for players, islands, game in itertools.product(range(2, 6), ("choose", "random"), range(2 * games)):
        title = f"canarias-{players}-{islands}-{game}"
        traced(
            CANARIAS, title, CANARIAS.start(players, {"islands": islands, "starter": "lot"}), generator(title)
        )


if __name__ == "__main__":
    main(int(sys.argv[1]))
