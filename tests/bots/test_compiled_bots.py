"""The compiler changes the speed of the bots and nothing else."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = Path(__file__).with_name("answers.py")


def answers(disabled):
    environment = os.environ | {"NUMBA_DISABLE_JIT": disabled}
    done = subprocess.run(
        [sys.executable, str(PROGRAM)], env=environment, capture_output=True, text=True, check=True
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_compiled_and_plain_bots_give_the_same_answers():
    compiled, plain = answers("0"), answers("1")
    assert len(compiled) == len(plain) == 24
    for ours, theirs in zip(compiled, plain, strict=True):
        assert ours[:4] == theirs[:4]
        assert ours[4] == pytest.approx(theirs[4], abs=2e-4)
        assert ours[5] == pytest.approx(theirs[5], abs=0.11)
