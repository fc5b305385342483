"""The compiler changes the speed of the bots and nothing else."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent


def printed(script: Path) -> list[list[str]]:
    """The lines that a script prints uncompiled, and compiled; both run at once."""
    running = [
        subprocess.Popen(
            [sys.executable, "-W", "error", str(script)],
            env=os.environ | {"NUMBA_DISABLE_JIT": disabled},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for disabled in ("1", "0")
    ]
    texts = [process.communicate() for process in running]
    assert [complaints for _, complaints in texts] == ["", ""]
    return [text.splitlines() for text, _ in texts]


def test_compiled_and_plain_bots_give_the_same_answers():
    plain, compiled = printed(HERE / "answers.py")
    assert len(compiled) == len(plain) == 24
    for ours, theirs in zip(map(json.loads, compiled), map(json.loads, plain), strict=True):
        assert ours[:4] == theirs[:4]
        assert ours[4] == pytest.approx(theirs[4], abs=2e-4)
        assert ours[5] == pytest.approx(theirs[5], abs=0.11)


def test_compiled_and_plain_bots_of_canarias_evaluate_the_same_to_the_last_digit():
    plain, compiled = printed(HERE / "canarias" / "print_evaluations.py")
    assert compiled == plain
    assert len(plain) > 60
