"""Validation of arguments; compiled code performs none."""

from operator import index
from typing import Any

import numpy as np

from macaronesia.kernel.observation import Table


def whole(number: object) -> int:
    """A whole number of Python's or NumPy's; -1, which is no seat and no action, for anything else."""
    try:
        return index(number)  # type: ignore[arg-type]  # that is the question
    except TypeError:
        return -1


def check_array(
    name: str, array: Any, shape: tuple[int, ...], kind: type[np.generic], *, written: bool = True
) -> None:
    """ValueError unless the kernel can work on this array as it is and, if it is ``written``, write to it."""
    fits = isinstance(array, np.ndarray) and array.shape == shape and array.dtype == kind
    if not fits or not array.flags.c_contiguous:
        pieces = " in several pieces" if fits else ""
        raise ValueError(
            f"{name}: {np.dtype(kind)} {shape} in one piece is needed, not {_described(array)}{pieces}"
        )
    if written and not array.flags.writeable:
        raise ValueError(f"{name}: this array is to be written into, but it is read-only")


def whole_numbers(name: str, given: Any, shape: tuple[int, ...]) -> Table:
    """An array of them, made of whatever holds as many; a ValueError instead of rounding or repeating."""
    numbers = np.asarray(given)
    if numbers.shape == shape and numbers.dtype.kind in "iu":
        return numbers.astype(np.int64)
    wanted = f"whole numbers {shape}" if shape else "a whole number"
    raise ValueError(f"{name}: {wanted} must be given, not {_described(numbers)}")


def _described(array: object) -> str:
    if isinstance(array, np.ndarray):
        return f"{array.dtype} {array.shape}"
    return f"a {type(array).__name__}"
