"""Sets of bits as rows of bytes and back by vector instructions; bit by bit it takes four times as long.

Only imported when something is compiled: it imports Numba.
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core.errors import TypingError
from numba.extending import intrinsic as _intrinsic
from numba.np.arrayobj import populate_array

from macaronesia.kernel.actions import WORD

# Its own types describe a call from outside, not the one in a rule.
intrinsic: Callable[[Callable[..., Any]], Callable[..., Any]] = _intrinsic

_BIT, _BYTE = ir.IntType(1), ir.IntType(8)


def _pointer(context: Any, builder: Any, row: Any, values: Any, lanes: int) -> Any:
    """Where so many bytes of a row begin, as a pointer to a vector of them."""
    data = context.make_array(row)(context, builder, values[0]).data
    vector = ir.VectorType(_BYTE, lanes)
    return builder.bitcast(builder.gep(data, [values[1]]), vector.as_pointer())


def _check(row: Any) -> None:
    if not (isinstance(row, types.Array) and row.layout == "C" and row.dtype == types.uint8):
        raise TypingError(f"a row of bytes in one piece is needed, not {row}")


def _store(lanes: int) -> Callable[..., None]:
    """A function that writes, for so many bits of two sets, in how many of the two each is."""

    @intrinsic
    def store(_typing: Any, row: Any, _at: Any, _one: Any, _other: Any) -> Any:
        _check(row)

        def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            def spread(bits: Any) -> Any:
                bits = builder.trunc(bits, ir.IntType(lanes))
                return builder.zext(
                    builder.bitcast(bits, ir.VectorType(_BIT, lanes)), ir.VectorType(_BYTE, lanes)
                )

            pointer = _pointer(context, builder, signature.args[0], values, lanes)
            builder.store(builder.add(spread(values[2]), spread(values[3])), pointer).align = 1
            return context.get_dummy_value()

        return types.void(row, types.int64, types.int64, types.int64), generate

    return store


def _write_sets(row: Any, first: int, one: int, other: int) -> None:
    """``observation.set_writer``, compiled."""
    store(row, first, one, other)  # type: ignore[name-defined]  # noqa: F821 - __getattr__ puts it there


def __getattr__(name: str) -> FunctionType:
    """``write_sets_48`` writes sets of 48, and so for every number."""
    lanes = name.removeprefix("write_sets_")
    if lanes == name:
        raise AttributeError(name)
    # The intrinsic is a global, not a cell of a closure, of which Numba's cache takes a hash: it would have
    # another one in each process.
    function = FunctionType(_write_sets.__code__, {"store": _store(int(lanes))}, name)
    function.__module__, function.__qualname__ = __name__, name
    return function


@intrinsic
def _load(_typing: Any, row: Any, _at: Any, _value: Any) -> Any:
    """The bits of a word whose bytes are at least this value."""
    _check(row)

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        pointer = _pointer(context, builder, signature.args[0], values, WORD)
        found = builder.load(pointer)
        found.align = 1
        least = builder.trunc(values[2], _BYTE)
        vector = ir.Constant(ir.VectorType(_BYTE, WORD), ir.Undefined)
        for lane in range(WORD):
            vector = builder.insert_element(vector, least, ir.Constant(ir.IntType(32), lane))
        compared = builder.icmp_unsigned(">=", found, vector)
        return builder.zext(builder.bitcast(compared, ir.IntType(WORD)), ir.IntType(64))

    return types.int64(row, types.int64, types.int64), generate


def word_of(row: Any, first: int, least: int) -> int:
    """``actions.word_of``, compiled."""
    return int(_load(row, first, least))


@intrinsic
def _row_at(_typing: Any, table: Any, _index: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        source = context.make_array(signature.args[0])(context, builder, values[0])
        row = context.make_array(signature.return_type)(context, builder)
        width = builder.extract_value(source.shape, 1)
        populate_array(  # type: ignore[no-untyped-call]  # as all of Numba
            row,
            data=builder.gep(source.data, [builder.mul(values[1], width)]),
            shape=[width],
            strides=[source.itemsize],
            itemsize=source.itemsize,
            meminfo=None,  # so nobody counts references to it
        )
        return row._getvalue()

    return types.Array(table.dtype, 1, "C")(table, types.intp), generate


def row_at(table: Any, index: int) -> Any:
    """``observation.row_at``, compiled."""
    return _row_at(table, index)


def new_record(record: Any) -> Any:
    """``research/observation.py``: ``new_record``, compiled."""
    return np.zeros(1, record)
