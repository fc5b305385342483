"""The compiler changes the speed of the rules and nothing else.

The long form, 70 games for each of GAMES: pytest tests/properties/test_compiled.py --games GAMES
"""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from macaronesia.kernel.compiler import COMPILED
from macaronesia.kernel.random import below, generator
from macaronesia.kernel.record import positions
from macaronesia.santiago import engine
from macaronesia.santiago.moves import MOST_LEGAL
from macaronesia.santiago.options import settled, start
from macaronesia.santiago.state import CHANCE, OVER, STATE

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
    assert len(lines) > 70 * 100 * games


def test_a_position_takes_at_most_512_bytes():
    assert STATE.itemsize <= 512
    assert not STATE.hasobject


def some_positions(n: int) -> tuple[np.recarray, np.ndarray]:
    """Positions of all kinds before the end, and a legal move for each."""
    rng, out = generator("some positions"), np.empty(MOST_LEGAL, np.int32)
    found, moves = positions(n, STATE), np.empty(n, np.int32)
    for i in range(n):
        players = 2 + i % 4
        s = start(players, settled(players, {"palms": i % 8 < 4, "spring": "any"}))
        for _ in range(1 + below(rng, 8 if i % 3 == 0 else 150)):
            found[i] = s
            chance = s.seat == CHANCE
            moves[i] = engine.draw(s, rng, out) if chance else out[below(rng, engine.legal(s, out))]
            engine.step(s, int(moves[i]))
            if s.phase == OVER:
                break
    return found, moves


@pytest.mark.skipif(not COMPILED, reason="a million steps of plain Python take minutes")
def test_a_million_positions_in_one_array_step_as_each_would_alone():
    few, moves = some_positions(300)
    assert len(set(few.phase.tolist())) == 9
    many, all_moves = positions(1_000_000, STATE), np.resize(moves, 1_000_000)
    many[:] = np.resize(few, 1_000_000)
    engine.step_all(many, all_moves)
    assert engine.step_all.nopython_signatures
    for i in range(len(few)):
        engine.step(few[i], int(moves[i]))
    for at in range(0, 999_900, len(few)):
        assert many[at : at + len(few)].tobytes() == few.tobytes()
    assert many[999_900:].tobytes() == few[:100].tobytes()


def test_many_random_games_from_one_position_leave_it_as_it_was():
    first, scratch = positions(1, STATE), positions(1, STATE)
    first[0] = start(3, settled(3, {}))
    before, out = first.tobytes(), np.empty(MOST_LEGAL, np.int32)
    ends = []
    for seed in ("a", "a", "b"):
        assert 2 * 100 < engine.play_out_all(first, 2, generator(seed), scratch, out) < 2 * 250
        assert scratch[0].phase == OVER
        ends.append(scratch.tobytes())
    assert first.tobytes() == before
    assert ends[0] == ends[1] != ends[2]
