"""Sets of squares, segments and plots are bit masks in a signed 64-bit integer (bits 0 to 62)."""

from collections.abc import Callable
from typing import Any

import numpy as np

from macaronesia.kernel.compiler import COMPILED, rule
from macaronesia.kernel.record import Row

if COMPILED:
    # One machine instruction each; as loops they cost a random game a fifth of its time.
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
        return types.int64(mask), lambda _context, builder, _signature, args: builder.cttz(
            args[0], never_zero
        )

    @rule
    def count(mask: int) -> int:
        """How many members the mask has."""
        return int(_ctpop(np.int64(mask)))

    @rule
    def lowest(mask: int) -> int:
        """The smallest member of a mask that has any."""
        return int(_cttz(np.int64(mask)))

else:

    def count(mask: int) -> int:
        """How many members the mask has."""
        return int(mask).bit_count()

    def lowest(mask: int) -> int:
        """The smallest member of a mask that has any."""
        return (int(mask) & -int(mask)).bit_length() - 1


@rule
def bit(index: int) -> int:
    """The mask with this one member."""
    return 1 << int(index)


@rule
def has(mask: int, index: int) -> bool:
    """Whether the mask has this member."""
    return (mask >> int(index)) & 1 == 1


@rule
def append(out: Row, n: int, first: int, mask: int) -> int:
    """Write ``first + i`` for every member i of the mask behind the n codes in out; the new n."""
    while mask != 0:
        out[n] = first + lowest(mask)
        mask &= mask - 1
        n += 1
    return n
