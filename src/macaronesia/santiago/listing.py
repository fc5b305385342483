"""The legal moves of a position as Python lists."""

import threading
from typing import Any

import numpy as np

from macaronesia.santiago.engine import legal
from macaronesia.santiago.moves import MOST_LEGAL, notation
from macaronesia.santiago.state import State

_thread = threading.local()


def scratch() -> Any:
    """Space for a list of legal moves, one for each thread."""
    if not hasattr(_thread, "moves"):
        _thread.moves = np.empty(MOST_LEGAL, np.int32)
    return _thread.moves


def codes(s: State) -> list[int]:
    """The legal moves as numbers."""
    out = scratch()
    found: list[int] = out[: legal(s, out)].tolist()
    return found


def texts(s: State, edition: str) -> list[str]:
    """The legal moves, or the outcomes of chance, sorted."""
    names = notation(edition).texts
    return sorted(names[code] for code in codes(s))
