"""The compiler changes the speed of thought and nothing else."""

import os
import subprocess
import sys
from pathlib import Path

ALOUD = Path(__file__).with_name("think_aloud.py")


def thoughts(disabled: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-W", "error", str(ALOUD)]
    environment = os.environ | {"NUMBA_DISABLE_JIT": disabled}
    return subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def test_compiled_and_plain_bots_think_the_same_to_the_last_digit():
    plain, compiled = (process.communicate() for process in (thoughts("1"), thoughts("0")))
    assert plain[1] == compiled[1] == ""
    lines = plain[0].splitlines()
    for expected, found in zip(lines, compiled[0].splitlines(), strict=True):
        assert found == expected
    assert len(lines) > 60
