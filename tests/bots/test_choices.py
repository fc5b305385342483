"""What every bot answers in every game: legal moves, and chances that add up to one."""

import pytest

import macaronesia as mac
from macaronesia.bots import make_bot


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("bot", ["greedy", "normal", "easy", "search:iterations=40"])
@pytest.mark.parametrize(("game", "points"), [("santiago", 25), ("canarias", 18)])
def test_a_choice_is_legal_and_its_chances_add_up_to_one(game, points, bot, players):
    table, player = mac.new_game(game, players, seed=players), make_bot(bot, 1)
    while not table.over:
        choice = player.choose(table.briefing(table.seat))
        moves = [opinion.move for opinion in choice.opinions]
        assert set(moves) <= set(table.moves())
        assert len(set(moves)) == len(moves)
        for opinion in choice.opinions:
            assert sum(opinion.chances) == pytest.approx(1)
            assert min(opinion.chances) >= 0
            assert len(opinion.chances) == len(opinion.scores) == players
        table.play(choice.move)
    assert max(table.scores()) > points
