"""The bits of a mask by single machine instructions; as loops they cost a random game a fifth of its time.

Only imported when something is compiled: it imports Numba.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic as _intrinsic

# Its own types describe a call from outside, not the one in a rule.
intrinsic: Callable[[Callable[..., Any]], Callable[..., Any]] = _intrinsic


@intrinsic
def _ctpop(_typing: Any, mask: Any) -> Any:
    return types.int64(mask), lambda _context, build, _signature, args: build.ctpop(args[0])


@intrinsic
def _cttz(_typing: Any, mask: Any) -> Any:
    never_zero = ir.Constant(ir.IntType(1), 1)
    return types.int64(mask), lambda _context, builder, _signature, args: builder.cttz(args[0], never_zero)


def count(mask: int) -> int:
    """``bits.count``, compiled."""
    return int(_ctpop(np.int64(mask)))


def lowest(mask: int) -> int:
    """``bits.lowest``, compiled."""
    return int(_cttz(np.int64(mask)))
