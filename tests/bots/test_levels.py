"""Each level beats the one below it: short matches on duplicate deals; docs/strength.md has the long ones."""

import pytest

from macaronesia.arena.match import new_match
from macaronesia.arena.report import as_json
from macaronesia.arena.run import run

#: ``hard`` thinks for milliseconds; by iterations it answers the same on every machine.
HARD = "search:iterations=200"


@pytest.mark.parametrize("game", ["santiago", "canarias"])
@pytest.mark.parametrize(("better", "worse", "deals"), [("normal", "easy", 4), (HARD, "normal", 8)])
def test_a_level_wins_more_than_half_of_its_games_against_the_one_below(game, better, worse, deals):
    figures, finished = run(new_match(game, [better, worse], seed=7), deals)
    shares = {bot["name"]: bot["win_share"] for bot in as_json(figures, finished)["bots"]}
    assert shares[better] > 0.5
