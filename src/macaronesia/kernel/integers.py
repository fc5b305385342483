"""Integers of one type, so that a rule is compiled once and not for every type it is called with."""

import numpy as np

from macaronesia.kernel.compiler import rule


@rule(small=True)
def whole(number: int) -> int:
    """The number in 64 bits. Compiled, ``int`` keeps narrow types, and constants are types of their own."""
    return int(np.int64(number))
