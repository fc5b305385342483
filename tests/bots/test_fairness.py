"""No bot can cheat: what its seat cannot tell apart it cannot tell apart either.

The long form, thousands of positions: make fairness
"""

import inspect

import pytest

import macaronesia as mac
from macaronesia.bots import BOTS, Choice
from tests.bots.check import is_fair, positions

#: Bots that think against the clock are given a number of iterations instead: the clock is not theirs.
SETTINGS = {"search": ":iterations=60", "hard": ":iterations=60", "expert": ":iterations=60"}


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(
    ("title", "players"), [("santiago", 2), *(("canarias", players) for players in (2, 3, 4, 5))]
)
def test_a_bot_answers_the_same_on_positions_its_seat_cannot_tell_apart(request, name, title, players):
    number = request.config.getoption("--positions")
    for table in positions(title, players, number, seed=name):
        assert is_fair(name + SETTINGS.get(name, ""), table)


class Cheat:
    """Looks for the game in the frames of whoever asks it, and at what is hidden there."""

    def choose(self, view):
        frame = inspect.currentframe()
        while frame and not isinstance(frame.f_locals.get("game"), mac.Game):
            frame = frame.f_back
        assert frame, "nobody to spy on"
        everything = frame.f_locals["game"].position()
        secret = str(everything.get("hands")) + str(everything.get("bids", ""))
        moves = view["moves"]
        return Choice(moves[sum(map(ord, secret)) % len(moves)], [1 / view["players"]] * view["players"])


@pytest.mark.parametrize(("title", "players"), [("santiago", 2), ("canarias", 4)])
def test_a_bot_that_peeks_is_caught(title, players):
    caught = [
        not is_fair("cheat", table, redeals=6, make=lambda *_: Cheat())
        for table in positions(title, players, 20, seed="cheat")
        if len(table.moves()) > 1
    ]
    assert sum(caught) > len(caught) * 0.6
