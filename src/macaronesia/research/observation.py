"""Observations by the names of their fields, and the observation of a game that lays out none of its own.

That one is the record as the seat may know it, byte for byte. Bound to a game by kernel/generic.py.
"""

from typing import Any

import numpy as np

from macaronesia.kernel.compiler import rule
from macaronesia.kernel.generic import unbound
from macaronesia.kernel.observation import Fields, Table, clear, fields
from macaronesia.kernel.record import Row

conceal = unbound
STATE: Any = unbound


def named(layout: Fields, row: Table) -> dict[str, Table]:
    """An observation (or a perfect one) field by field, each a view of the row in its shape."""
    shown = layout.known | (layout.hidden if row.shape[-1] == layout.perfect_size else {})
    return {
        name: row[..., field.offset : field.offset + field.size].reshape(*row.shape[:-1], *field.shape)
        for name, field in shown.items()
    }


def record_fields(record: np.dtype[Any], steps: int) -> Fields:
    """The fields of an observation of these records; ``steps``: the most actions of a move."""
    partial = ("partial", (steps, 2), "actions of one's partial move, + 1: low byte, high byte")
    return fields(
        [
            ("observer", (1,), "the observing seat"),
            ("record", (record.itemsize,), "the position as it lies in memory, what is hidden blanked"),
            *([partial] if steps > 1 else []),
        ]
    )


@rule(native="macaronesia.kernel.row_intrinsics:new_record")
def new_record(record: Any) -> Any:
    """An array of one record, padding and all 0."""
    return np.zeros(1, record).view(np.recarray)


@rule
def observe(s: Any, b: Any, chosen: Row, seat: int, perfect: bool, row: Row) -> None:
    """Write what a seat knows; ``perfect``: nothing is concealed, not even another seat's partial move."""
    clear(row)
    known = new_record(STATE)
    known[0] = s
    if not perfect:
        conceal(known[0], b, seat)
    row[0] = seat
    content = known.view(np.uint8)
    for i in range(len(content)):
        row[1 + i] = content[i]
    if perfect or s.seat == seat:
        for step in range(chosen[0]):
            row[1 + len(content) + 2 * step] = (chosen[step + 1] + 1) % 256
            row[2 + len(content) + 2 * step] = (chosen[step + 1] + 1) // 256
