"""A process that finds nothing compiled on its machine."""

import os
import subprocess
import sys
from pathlib import Path

from macaronesia.compile import units
from macaronesia.games import game_names
from macaronesia.kernel import code_cache


def nearly_compiled(folder: Path) -> Path:
    """A cache in which all code is there but is not known to be complete: compiling it takes a second."""
    for game in game_names():
        for unit in units(game):
            unit.load()
    for found in code_cache.root().iterdir():
        if found.is_dir() and not any(found.glob("compiled-*")):
            (folder / found.name).symlink_to(found)
    return folder


def cold(program: str, cache: Path) -> str:
    """What a Python program prints that keeps its compiled code in this folder."""
    environment = os.environ | {"MACARONESIA_CACHE": str(cache), "NUMBA_DISABLE_JIT": "0"}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
