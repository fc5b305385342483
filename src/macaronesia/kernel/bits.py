"""Sets of squares, segments and plots are bit masks in a signed 64-bit integer (bits 0 to 62)."""

from macaronesia.kernel.compiler import rule
from macaronesia.kernel.record import Row


@rule(native="macaronesia.kernel.intrinsics:count", small=True)
def count(mask: int) -> int:
    """How many members the mask has."""
    return int(mask).bit_count()


@rule(native="macaronesia.kernel.intrinsics:lowest", small=True)
def lowest(mask: int) -> int:
    """The smallest member of a mask that has any."""
    return (int(mask) & -int(mask)).bit_length() - 1


@rule(small=True)
def bit(index: int) -> int:
    """The mask with this one member."""
    return 1 << int(index)


@rule(small=True)
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
