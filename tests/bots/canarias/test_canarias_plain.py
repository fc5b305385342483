"""The compiler changes the speed of the bots and nothing else."""

import os
import subprocess
import sys
from pathlib import Path

PRINTER = Path(__file__).with_name("print_evaluations.py")


def evaluations(disabled: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-W", "error", str(PRINTER)]
    environment = os.environ | {"NUMBA_DISABLE_JIT": disabled}
    return subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def test_compiled_and_plain_bots_evaluate_the_same_to_the_last_digit():
    plain, compiled = (process.communicate() for process in (evaluations("1"), evaluations("0")))
    assert plain[1] == compiled[1] == ""
    lines = plain[0].splitlines()
    for expected, found in zip(lines, compiled[0].splitlines(), strict=True):
        assert found == expected
    assert len(lines) > 60
