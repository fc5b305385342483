"""From points to chances to win."""

import numpy as np
import pytest

from macaronesia.kernel.chances import softmax, win_shares


def chances(rule, points, *temperature):
    out = np.full(5, -1.0)
    rule(np.array(points, float), 3, *temperature, out)
    assert (out[3:] == -1).all()  # no such seats
    return out[:3]


def test_chances_add_up_to_one_and_grow_with_points():
    found = chances(softmax, [30, 31, 10, 99], 4.0)
    assert found.sum() == pytest.approx(1)
    assert found[1] > found[0] > found[2] > 0


def test_the_higher_the_temperature_the_less_a_lead_counts():
    assert chances(softmax, [30, 31, 10, 99], 2.0)[1] > chances(softmax, [30, 31, 10, 99], 8.0)[1]


@pytest.mark.parametrize(
    ("points", "shares"),
    [([3, 9, 5], [0, 1, 0]), ([9, 3, 9], [0.5, 0, 0.5]), ([-4, -4, -4], [1 / 3] * 3)],
)
def test_who_have_most_points_share_the_win(points, shares):
    assert chances(win_shares, [*points, 99]).tolist() == shares
