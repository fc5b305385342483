"""Sets as bit masks, against Python's own sets."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from macaronesia.kernel import bits

append = bits.append
both = pytest.mark.parametrize("form", ["plain", "compiled"])

MEMBERS = st.sets(st.integers(0, 62))


def mask(members: set[int]) -> int:
    return sum(1 << member for member in members)


@both
@given(members=MEMBERS)
def test_count_says_how_many_members_a_mask_has(form, members):
    assert getattr(bits.count, form)(mask(members)) == len(members)


@both
@given(members=MEMBERS.filter(bool))
def test_lowest_is_the_smallest_member(form, members):
    assert getattr(bits.lowest, form)(mask(members)) == min(members)


@both
@given(members=MEMBERS)
def test_has_is_membership(form, members):
    has = getattr(bits.has, form)
    assert [has(mask(members), index) for index in range(63)] == [index in members for index in range(63)]


@both
@pytest.mark.parametrize("index", range(63))
def test_a_bit_has_one_member_whatever_type_of_integer_names_it(form, index):
    bit, count, lowest = (getattr(rule, form) for rule in (bits.bit, bits.count, bits.lowest))
    for number in (index, np.int16(index), np.int64(index)):
        assert bit(number) == 1 << index
        assert count(bit(number)) == 1
        assert lowest(bit(number)) == index


@given(MEMBERS, st.integers(0, 1000), st.integers(0, 5))
def test_append_writes_the_members_in_order_behind_what_is_there(members, first, n):
    out = np.full(80, -1, np.int32)
    assert append(out, n, first, mask(members)) == n + len(members)
    assert out[n : n + len(members)].tolist() == [first + member for member in sorted(members)]
    assert (out[:n] == -1).all()
    assert (out[n + len(members) :] == -1).all()
