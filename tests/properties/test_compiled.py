"""The compiler changes the speed of the rules and nothing else.

The long form, 70 games of Santiago and 16 of Islas Canarias for each of GAMES:
pytest tests/properties/test_compiled.py --games GAMES
"""

import os
import subprocess
import sys
from itertools import count
from pathlib import Path

import numpy as np
import pytest

from macaronesia.canarias import engine as canarias
from macaronesia.kernel.compiler import COMPILED
from macaronesia.kernel.random import below, generator
from macaronesia.kernel.record import positions
from macaronesia.santiago import engine as santiago
from properties.trace import BOX, CANARIAS, SANTIAGO

TRACE = Path(__file__).with_name("trace.py")


def trace(disabled: str, games: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-W", "error", str(TRACE), str(games)]
    environment = os.environ | {"NUMBA_DISABLE_JIT": disabled}
    return subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def test_compiled_and_plain_rules_agree_move_by_move_in_games_of_every_kind(request):
    games = request.config.getoption("--games")
    plain, compiled = (process.communicate() for process in (trace("1", games), trace("0", games)))
    assert plain[1] == compiled[1] == ""
    lines = plain[0].splitlines()
    for number, (expected, found) in enumerate(zip(lines, compiled[0].splitlines(), strict=True)):
        assert found == expected, f"line {number}"
    assert len(lines) > (70 * 100 + 16 * 140) * games


@pytest.mark.parametrize(("game", "most"), [(SANTIAGO, 512), (CANARIAS, 1024)], ids=["santiago", "canarias"])
def test_a_position_takes_few_bytes(game, most):
    assert game.state.STATE.itemsize <= most
    assert not game.state.STATE.hasobject


def settings_of(game, i: int) -> dict[str, object]:
    if game is CANARIAS:
        return {"islands": ("choose", "random")[i % 8 < 4], "starter": ("lot", i % 2)[i % 3 == 0]}
    agreed = {"palms": ["a6", "d1", "h4"], "spring": "B2", "overseer": i % 2}
    return agreed if i % 8 == 7 else {"palms": i % 8 < 4, "spring": "any"}


def some_positions(game, n: int) -> tuple[np.recarray, np.ndarray]:
    """Positions of all kinds before the end, and a legal move for each."""
    rng, out = generator("some positions"), np.empty(game.most_legal, np.int32)
    found, moves = positions(n, game.state.STATE), np.empty(n, np.int32)
    i = 0
    for number in count():
        s = game.start(2 + number % 4, settings_of(game, number))
        ply = 0
        while s.phase != game.state.OVER:
            chance = s.seat == game.state.CHANCE
            move = game.draw(s, rng, out) if chance else out[below(rng, game.legal(s, out))]
            if ply < 8 or below(rng, 8) == 0:
                found[i], moves[i] = s, move
                i += 1
                if i == n:
                    return found, moves
            game.step(s, int(move))
            ply += 1
    raise AssertionError("never reached")


#: A million steps of plain Python would take minutes.
MANY = 1_000_000 if COMPILED else 2_000


@pytest.mark.parametrize(
    ("game", "kinds", "number", "phases"),
    # Canarias has larger positions and a rarer phase.
    [(SANTIAGO, 300, MANY, 9), (CANARIAS, 4000, MANY // 16, 10)],
    ids=["santiago", "canarias"],
)
def test_very_many_positions_in_one_array_step_as_each_would_alone(game, kinds, number, phases):
    few, moves = some_positions(game, kinds)
    assert len(set(few.phase.tolist())) == phases
    many, all_moves = positions(number, game.state.STATE), np.resize(moves, number)
    many[:] = np.resize(few, number)
    game.step_all(many, all_moves)
    for i in range(len(few)):
        game.step(few[i], int(moves[i]))
    for at in range(0, number, len(few)):
        some = many[at : at + len(few)]
        assert some.tobytes() == few[: len(some)].tobytes()


@pytest.mark.parametrize(
    ("game", "play_out_all", "least", "most"),
    [
        (SANTIAGO, santiago.play_out_all, 100, 250),
        (CANARIAS, lambda start, n, *rest: canarias.play_out_all(start, n, BOX, *rest), 100, 1500),
    ],
    ids=["santiago", "canarias"],
)
def test_many_random_games_from_one_position_leave_it_as_it_was(game, play_out_all, least, most):
    first, scratch = positions(1, game.state.STATE), positions(1, game.state.STATE)
    first[0] = game.start(3, {"islands": "random", "starter": "lot"} if game is CANARIAS else {})
    before, out = first.tobytes(), np.empty(game.most_legal, np.int32)
    ends = []
    for seed in ("a", "a", "b"):
        assert 2 * least < play_out_all(first, 2, generator(seed), scratch, out) < 2 * most
        assert scratch[0].phase == game.state.OVER
        ends.append(scratch.tobytes())
    assert first.tobytes() == before
    assert ends[0] == ends[1] != ends[2]
