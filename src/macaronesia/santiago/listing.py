"""The legal moves of a position as Python lists."""

from macaronesia.compiled import scratch
from macaronesia.santiago.engine import legal
from macaronesia.santiago.moves import MOST_LEGAL, notation
from macaronesia.santiago.state import State


def codes(s: State) -> list[int]:
    """The legal moves as numbers."""
    out = scratch(MOST_LEGAL)
    found: list[int] = out[: legal(s, out)].tolist()
    return found


def texts(s: State, edition: str) -> list[str]:
    """The legal moves, or the outcomes of chance, sorted."""
    names = notation(edition).texts
    return sorted(names[code] for code in codes(s))
