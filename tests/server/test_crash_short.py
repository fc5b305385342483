"""The short form of ``python tools/crash``: a few kills, a few tables, the same proofs."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.waiting import HANG

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize(("database", "kills"), [("sqlite", 2), ("postgresql", 1)])
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(database: str, kills: int) -> None:
    command = [sys.executable, "tools/crash", "--database", database, "--kills", str(kills)]
    ended = subprocess.run(
        [*command, "--tables", "2", "--uptime", "2", "--seed", "3"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=HANG,
        check=False,
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    figures = {name: int(number) for number, name in re.findall(r"^ +(\d+) (.+)$", ended.stdout, re.M)}
    assert figures["kills"] >= kills
    assert figures["games finished and verified"] >= 2
    assert figures["moves acknowledged"] > 50
    assert figures["streams resumed"] > 0
    assert figures["events compared"] > 50
