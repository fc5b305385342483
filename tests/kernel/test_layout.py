"""A class of annotated fields as a flat record."""

from typing import Annotated

import numpy as np
import pytest

from macaronesia.kernel.record import Mask, Row, Small, layout, positions


class Fields:
    small: Small
    mask: Mask
    row: Annotated[Row, np.int16, 5]


def test_fields_are_laid_out_in_order_with_their_types_and_aligned():
    record = layout(Fields)
    assert record.names == ("small", "mask", "row")
    assert (record["small"], record["mask"]) == (np.int16, np.int64)
    assert record["row"] == np.dtype((np.int16, 5))
    assert record.isalignedstruct


def test_a_field_that_does_not_say_how_it_is_stored_is_refused_by_name():
    class Vague:
        small: Small
        vague: int

    with pytest.raises(TypeError, match=r"Vague\.vague does not say how it is stored"):
        layout(Vague)


@pytest.mark.parametrize("name", ["round", "copy", "sort", "item", "max", "put"])
def test_a_field_that_would_hide_what_records_have_is_refused_by_name(name):
    hiding = type("Hiding", (), {"__annotations__": {name: Small}})
    with pytest.raises(TypeError, match=rf"Hiding\.{name} would hide"):
        layout(hiding)


def test_positions_start_at_zero_and_read_as_attributes():
    many = positions(3, layout(Fields))
    assert many.tobytes() == bytes(many.nbytes)
    one = many[1]
    one.small, one.mask, one.row[4] = 7, 1 << 62, -3
    assert (many[1].small, many[1].mask, many[1].row.tolist()) == (7, 1 << 62, [0, 0, 0, 0, -3])
    assert many[0].tobytes() == many[2].tobytes() == bytes(many.itemsize)
